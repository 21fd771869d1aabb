// The line to the server. Every act carries an id of its own and waits here, also through a reload,
// until the server has answered it: sent again, it is answered again and never done twice.
const PING = 10000;
const DEAD = 5000;
const SLOWEST = 8000;
const REFUSED = new Set([4403, 4404]); // not let in, no such table: trying again changes nothing

// No secure context on plain http, so no randomUUID.
function freshId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((each) => each.toString(16).padStart(2, "0")).join("");
}

export class Line {
  constructor(path, take, state) {
    this.url = `ws://${location.host}${path}`;
    this.kept = `acts ${path}`;
    this.take = take;
    this.state = state;
    this.tries = 0;
    this.waiting = JSON.parse(sessionStorage.getItem(this.kept) ?? "[]");
    this.connect();
    for (const name of ["visibilitychange", "pageshow", "online"]) {
      (name === "visibilitychange" ? document : window).addEventListener(name, () => this.probe());
    }
    setInterval(() => this.probe(), PING);
  }

  connect() {
    clearTimeout(this.again);
    this.socket = new WebSocket(this.url);
    this.socket.addEventListener("open", () => {
      this.tries = 0;
      this.state(true);
      this.send({ type: "hello", v: 1, lang: document.documentElement.lang });
      for (const act of this.waiting) this.send(act);
    });
    this.socket.addEventListener("message", (event) => this.got(JSON.parse(event.data)));
    this.socket.addEventListener("close", (event) => this.lost(event.code));
  }

  lost(code) {
    if (REFUSED.has(code)) {
      this.over = true;
      this.take({ type: "bye", refused: code });
    }
    if (this.over) return;
    this.state(false);
    const wait = Math.max(this.retry ?? 0, Math.min(SLOWEST, 500 * 2 ** this.tries)) * (0.5 + Math.random() / 2);
    this.retry = 0;
    this.tries += 1;
    clearTimeout(this.again);
    this.again = setTimeout(() => this.connect(), wait);
  }

  got(told) {
    clearTimeout(this.silent);
    this.silent = 0;
    if (told.type === "ok" || told.type === "no") this.settle(told);
    if (told.type === "bye") {
      this.over = !told.retry;
      this.retry = told.retry;
    }
    this.take(told);
  }

  settle(told) {
    this.waiting = this.waiting.filter((act) => act.rid !== told.rid);
    sessionStorage.setItem(this.kept, JSON.stringify(this.waiting));
  }

  // An open socket can be dead: whoever does not answer in time is left and called anew.
  probe() {
    if (this.socket.readyState !== WebSocket.OPEN || this.silent || document.hidden) return;
    this.send({ type: "ping", t: performance.now() });
    this.silent = setTimeout(() => {
      this.silent = 0;
      this.socket.close();
    }, DEAD);
  }

  send(told) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(told));
  }

  act(act, about, data = {}) {
    const told = { type: "do", rid: freshId(), act, about, data };
    this.waiting.push(told);
    sessionStorage.setItem(this.kept, JSON.stringify(this.waiting));
    this.send(told);
  }
}
