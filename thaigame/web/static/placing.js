// The draft: strokes, where they began and in which direction. What they come to is the server's to
// say; each change asks for a preview, and an answer that is older than the last question is dropped.
import { meant } from "./keys.js";

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

export class Placing {
  constructor(board, equipment, { ask, changed, play }) {
    Object.assign(this, { board, equipment, ask, changed, play });
    this.asked = 0;
    this.across = true;
    this.clear();
    board.grid.addEventListener("keydown", (event) => this.key(event));
    board.grid.addEventListener("beforeinput", (event) => this.typed(event));
    board.grid.addEventListener("compositionend", (event) => this.composed(event));
    board.grid.addEventListener("focusin", (event) => {
      const cell = event.target.closest("[data-square]");
      if (cell) board.focusAt(Number(cell.dataset.square), false);
    });
  }

  clear() {
    this.strokes = [];
    this.start = null;
    this.found = null;
    this.jump = null;
    this.tell();
  }

  get draft() {
    return { start: this.start ?? this.board.at, across: this.across, strokes: this.strokes };
  }

  // A square was chosen: the next stroke goes there; chosen again, the direction turns.
  choose(square) {
    if (square === this.cursor) this.turn();
    else if (this.strokes.length) this.jump = square;
    else this.start = square;
    this.board.focusAt(square);
    this.tell();
  }

  turn() {
    this.across = !this.across;
    this.tell();
  }

  get cursor() {
    if (this.jump !== null) return this.jump;
    return this.found?.cursor ?? this.start;
  }

  add(stroke) {
    if (this.start === null) this.start = this.board.at;
    const placed = { ...stroke };
    if (placed.at === undefined && this.jump !== null) placed.at = this.jump;
    this.jump = null;
    this.strokes.push(placed);
    this.tell();
  }

  // Whether the server has yet to say what the last stroke came to.
  get waits() {
    return this.strokes.length > 0 && this.found?.n !== this.asked;
  }

  back() {
    this.strokes.pop();
    this.tell();
  }

  // Another tile for the face that was placed last.
  instead(kind) {
    const last = this.strokes.at(-1);
    if (last) this.strokes[this.strokes.length - 1] = { ...last, kind };
    this.tell();
    this.board.focusAt(this.board.at); // where whoever types goes on
  }

  tell() {
    this.asked += 1;
    if (this.strokes.length) this.ask(this.asked, this.draft);
    else this.found = null;
    this.changed();
  }

  took(answer) {
    if (answer.n !== this.asked || !this.strokes.length) return;
    this.found = answer;
    if (answer.cursor !== null && this.jump === null && this.board.grid.contains(document.activeElement)) {
      this.board.focusAt(answer.cursor);
    }
    this.changed();
  }

  key(event) {
    const columns = this.equipment.columns;
    const step = STEPS[event.key];
    if (step && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const row = Math.floor(this.board.at / columns) + step[0];
      const column = (this.board.at % columns) + step[1];
      event.preventDefault();
      if (row < 0 || row >= this.equipment.rows || column < 0 || column >= columns) return;
      this.move(row * columns + column);
      return;
    }
    const own = {
      Home: () => this.move(this.board.at - (this.board.at % columns)),
      End: () => this.move(this.board.at - (this.board.at % columns) + columns - 1),
      " ": () => { if (this.cursor === null) this.start = this.board.at; this.turn(); },
      Backspace: () => this.back(),
      Escape: () => this.clear(),
      Enter: () => { if (event.ctrlKey) this.play(); },
    }[event.key];
    if (own) {
      event.preventDefault();
      own();
      return;
    }
    const text = meant(event, this.equipment);
    if (!text) return;
    event.preventDefault();
    this.add({ text });
  }

  move(square) {
    this.board.focusAt(square);
    if (this.strokes.length) this.jump = square;
    else this.start = square;
    this.tell();
  }

  // What no keydown told: keyboards on phones and input methods write whole texts.
  typed(event) {
    if (event.inputType === "insertCompositionText") return; // cannot be stopped; read at its end
    event.preventDefault();
    if (event.inputType.startsWith("delete")) this.back();
    else this.write(event.data ?? "");
  }

  composed(event) {
    event.target.value = "";
    this.write(event.data ?? "");
  }

  write(text) {
    for (const each of text.normalize("NFC")) {
      if (each.trim()) this.add({ text: each });
    }
  }
}
