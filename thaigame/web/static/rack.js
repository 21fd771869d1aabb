// The rack of whoever looks: tapping, dragging, shuffling. The order on it is this page's alone.
import { tilePicture } from "./board.js";

const SLOP = 6; // pixels that a finger may slip without dragging

export class Rack {
  constructor(list, equipment, { tapped, dropped }) {
    Object.assign(this, { list, equipment, tapped, dropped });
    this.order = [];
    this.picked = null;
    list.addEventListener("pointerdown", (event) => this.down(event));
  }

  // Keep the order of the tiles that are still there; new ones come at the end.
  take(tiles) {
    const left = [...tiles];
    const kept = this.order.filter((tile) => {
      const at = left.indexOf(tile);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    this.order = [...kept, ...left];
  }

  // Another order than this one, wherever there is another.
  shuffle() {
    if (new Set(this.order).size < 2) return;
    const before = this.order.join(" ");
    do {
      for (let at = this.order.length - 1; at > 0; at -= 1) {
        const other = Math.floor(Math.random() * (at + 1));
        [this.order[at], this.order[other]] = [this.order[other], this.order[at]];
      }
    } while (this.order.join(" ") === before);
  }

  show(used) {
    const gone = [...used];
    const focused = this.list.contains(document.activeElement) ? [...this.list.children].findIndex((item) => item.contains(document.activeElement)) : -1;
    this.list.replaceChildren(...this.order.map((tile, at) => {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.className = "tile";
      button.dataset.kind = tile;
      button.dataset.at = at;
      const name = this.equipment.kinds[tile];
      button.setAttribute("aria-label", name.label);
      button.setAttribute("aria-pressed", String(this.picked === at));
      button.append(tilePicture(name.symbol));
      const place = gone.indexOf(tile);
      if (place >= 0) {
        gone.splice(place, 1);
        button.disabled = true;
      }
      button.addEventListener("click", () => { if (!this.dragging) this.tapped(tile, at); });
      item.append(button);
      return item;
    }));
    if (focused >= 0) this.list.children[focused]?.querySelector("button").focus();
  }

  down(event) {
    const button = event.target.closest(".tile");
    this.dragging = false;
    if (!button || button.disabled) return;
    const from = { x: event.clientX, y: event.clientY };
    let ghost = null;
    const move = (next) => {
      if (!ghost && Math.hypot(next.clientX - from.x, next.clientY - from.y) < SLOP) return;
      if (!ghost) {
        this.dragging = true;
        ghost = button.querySelector("svg").cloneNode(true);
        ghost.setAttribute("class", "ghost");
        document.body.append(ghost);
      }
      ghost.style.translate = `${next.clientX}px ${next.clientY}px`;
    };
    const end = (next) => {
      for (const [name, act] of [["pointermove", move], ["pointerup", end], ["pointercancel", end]]) document.removeEventListener(name, act);
      if (!ghost) return;
      ghost.remove();
      const cell = document.elementFromPoint(next.clientX, next.clientY)?.closest("[data-square]");
      if (next.type === "pointerup" && cell) this.dropped(button.dataset.kind, Number(cell.dataset.square));
      setTimeout(() => { this.dragging = false; });
    };
    for (const [name, act] of [["pointermove", move], ["pointerup", end], ["pointercancel", end]]) document.addEventListener(name, act);
  }
}
