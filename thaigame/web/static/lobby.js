// Who has come, before the game: the host admits people, sits down here or seats a player of the
// computer's, and begins. After the start it only readmits a seat that lost its device.
import { filled } from "./texts.js";

export class Lobby {
  constructor(section, texts, here) {
    Object.assign(this, { section, texts, here });
    this.list = document.getElementById("people");
    this.waiting = document.getElementById("waiting");
  }

  show(view) {
    const lobby = view.phase === "lobby";
    const came = view.people.filter((each) => lobby || (!each.admitted && view.host));
    const target = lobby ? this.list : this.waiting;
    target.replaceChildren(...came.map((each) => this.item(each, view)));
    this.waiting.hidden = lobby || !came.length;
    if (!lobby) return;
    const here = view.people.filter((each) => each.admitted).length;
    document.getElementById("seats-free").textContent = filled(this.texts.seats, { here, wanted: view.wanted });
    const begin = document.getElementById("begin");
    if (begin) begin.disabled = here !== view.wanted;
  }

  item(each, view) {
    const item = document.createElement("li");
    const name = document.createElement("span");
    name.textContent = `${each.name}${each.admitted ? "" : ` · ${this.texts.waits}`}${each.here ? "" : ` · ${this.texts.away}`}`;
    item.append(name, " ");
    if (!view.host) return item;
    if (view.phase === "lobby") {
      if (!each.admitted) item.append(this.button(this.texts.admit, "admit", { place: each.place }));
      item.append(" ", this.button(this.texts.send_away, "away", { place: each.place }));
    } else {
      view.names.forEach((other, seat) => {
        item.append(" ", this.button(filled(this.texts.readmit, { name: other }), "readmit", { place: each.place, seat }));
      });
      item.append(" ", this.button(this.texts.send_away, "away", { place: each.place }));
    }
    return item;
  }

  button(text, act, values) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.addEventListener("click", async () => {
      const reply = await fetch(`${this.here}/${act}`, { method: "POST", headers: { Accept: "application/json" }, body: new URLSearchParams(values) });
      const told = await reply.json();
      document.getElementById("refused").textContent = told.error?.message ?? "";
    });
    return button;
  }
}
