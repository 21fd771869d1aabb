// The board: squares put together from the game's picture by the names that the server sends.
const SVG = "http://www.w3.org/2000/svg";

// The picture is fetched and taken apart as SVG; nothing is ever written as markup.
export async function loadSprite(path) {
  const text = await fetch(path).then((reply) => reply.text());
  const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  picture.setAttribute("class", "sprite");
  document.body.append(document.importNode(picture, true));
}

export function picture(names, width, height) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  for (const name of names) svg.append(use(name));
  return svg;
}

function use(name) {
  const made = document.createElementNS(SVG, "use");
  made.setAttribute("href", `#${name}`);
  return made;
}

export function tilePicture(name) {
  const box = document.getElementById(name)?.getAttribute("viewBox").split(" ") ?? [0, 0, 10, 10];
  return picture([name], box[2], box[3]);
}

export class Board {
  constructor(grid, equipment) {
    this.grid = grid;
    this.equipment = equipment;
    this.squares = [];
    this.shown = [];
    grid.style.setProperty("--columns", equipment.columns);
    grid.parentElement.style.setProperty("--shape", (equipment.columns * equipment.width) / (equipment.rows * equipment.height));
    grid.style.setProperty("--ratio", equipment.width / equipment.height);
    for (let row = 0; row < equipment.rows; row += 1) this.addRow(row);
    this.focusAt(equipment.centre, false);
  }

  addRow(row) {
    const line = document.createElement("div");
    line.setAttribute("role", "row");
    for (let column = 0; column < this.equipment.columns; column += 1) {
      const square = row * this.equipment.columns + column;
      const cell = document.createElement("div");
      cell.setAttribute("role", "gridcell");
      cell.dataset.square = square;
      cell.append(picture([this.equipment.grounds[square]], this.equipment.width, this.equipment.height));
      cell.append(this.field(square));
      line.append(cell);
      this.squares.push(cell);
    }
    this.grid.append(line);
  }

  // An empty field a square: keyboards of every kind write into fields and nothing else.
  field(square) {
    const field = document.createElement("input");
    field.tabIndex = -1;
    for (const [name, value] of [["autocomplete", "off"], ["autocorrect", "off"], ["autocapitalize", "none"], ["spellcheck", "false"], ["inputmode", "none"]]) {
      field.setAttribute(name, value);
    }
    field.setAttribute("aria-label", this.equipment.squares[square]);
    return field;
  }

  input(square) {
    return this.squares[square].querySelector("input");
  }

  focusAt(square, really = true) {
    if (this.at !== undefined) this.input(this.at).tabIndex = -1;
    this.at = square;
    this.input(square).tabIndex = 0;
    if (really) this.input(square).focus();
  }

  // Show what lies there, and over it the draft; only squares that changed are touched.
  show(board, fresh, draft = []) {
    const wanted = [];
    for (const [square, layers, label] of board) {
      wanted[square] = { layers, label, kind: fresh.includes(square) ? "new" : "" };
    }
    for (const [square, layers, label] of draft) wanted[square] = { layers, label, kind: "draft" };
    this.squares.forEach((cell, square) => {
      const now = wanted[square] ?? { layers: [], label: this.equipment.squares[square], kind: "" };
      const key = JSON.stringify(now);
      if (this.shown[square] === key) return;
      this.shown[square] = key;
      const svg = cell.querySelector("svg");
      svg.replaceChildren(use(this.equipment.grounds[square]), ...now.layers.map(use));
      cell.className = now.kind;
      this.input(square).setAttribute("aria-label", now.label);
    });
  }

  mark(start, cursor, across) {
    this.squares.forEach((cell, square) => {
      if (square === cursor) cell.dataset.cursor = across ? "→" : "↓";
      else delete cell.dataset.cursor;
    });
  }
}
