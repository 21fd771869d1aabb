// The table: what the server's views show, and what people do. What may be done stands in the view.
import { Board, loadSprite, tilePicture } from "./board.js";
import { choose } from "./dialogs.js";
import { rows } from "./keys.js";
import { Line } from "./line.js";
import { Lobby } from "./lobby.js";
import { Placing } from "./placing.js";
import { Rack } from "./rack.js";
import { filled, textsOf } from "./texts.js";

const texts = textsOf();
const equipment = textsOf("equipment");
const here = location.pathname.replace(/\/$/, "");
const by = (id) => document.getElementById(id);
const COVERED = 20000; // ms without a touch after which a shared screen hides its rack
let view = null;
let seenAt = 0;
let stepped = null;

await loadSprite(`/sprite/${equipment.game}.${document.documentElement.lang}.svg`);
const board = new Board(by("board"), equipment);
const line = new Line(`${here}/live`, take, (open) => {
  by("offline").hidden = open;
  if (open) refuse(""); // what was said of the line is over
});
const placing = new Placing(board, equipment, {
  ask: (n, draft) => line.send({ type: "preview", n, draft }),
  changed: draw,
  play: () => press("play"),
});
const rack = new Rack(by("rack"), equipment, { tapped, dropped });
const lobby = new Lobby(by("lobby"), texts, here);

// Equal text is not spoken twice, so the region is emptied before it is filled.
function speak(text, urgent = false) {
  const region = by(urgent ? "urgent" : "polite");
  region.textContent = "";
  setTimeout(() => { region.textContent = text; }, 50);
}

function take(told) {
  if (told.type === "view") takeView(told);
  else if (told.type === "preview") placing.took(told);
  else if (told.type === "no") refuse(told.message);
  else if (told.type === "bye") refuse(told.why ?? (told.refused === 4403 ? texts.not_known : texts.gone));
  else if (told.type === "ok") refuse("");
}

function refuse(text) {
  by("refused").textContent = text;
}

function takeView(told) {
  const before = view;
  view = told;
  seenAt = performance.now();
  by("lobby").hidden = told.phase !== "lobby";
  by("play").hidden = told.phase === "lobby";
  lobby.show(told);
  if (told.phase === "lobby") return;
  if (!before || before.phase === "lobby") toCentre(); // before that there is nothing to scroll
  if (before && before.seq !== told.seq) {
    stepped = null;
    placing.clear();
    tellNews(before, told);
  }
  rack.take(told.rack);
  draw();
  by("play").dataset.seq = told.seq;
}

// A large board is looked at from its middle, where every game begins.
function toCentre() {
  const frame = by("board").parentElement;
  frame.scrollTo((frame.scrollWidth - frame.clientWidth) / 2, (frame.scrollHeight - frame.clientHeight) / 2);
}

function tellNews(before, told) {
  const news = told.lines.slice(before.lines?.length ?? 0);
  if (news.length) speak(news.join(". "));
  const mine = told.you !== null && told.turn === told.you;
  if (mine && (before.turn !== told.you || told.pending)) speak(texts.your_turn, true);
}

function draw() {
  if (!view || view.phase === "lobby") return;
  const draft = stepped ? [] : placing.found?.lays ?? [];
  const shown = stepped ?? view;
  board.show(shown.board, shown.new, draft);
  board.mark(placing.start, view.you === null || stepped ? null : placing.cursor, placing.across);
  rack.show(placing.found?.used ?? []);
  drawDraft();
  drawPlayers();
  drawPending();
  drawButtons();
  drawLists();
}

function drawDraft() {
  const found = placing.found;
  const parts = [];
  if (found && placing.strokes.length) {
    if (found.score !== null) parts.push(filled(texts.draft_score, { words: found.words.map(([word, points]) => `${word} ${points}`).join(", "), score: found.score }));
    parts.push(...found.faults);
  }
  by("draft").textContent = parts.join(" · ");
  by("draft").classList.toggle("fault", Boolean(found?.faults.length));
  by("draft").setAttribute("aria-busy", String(placing.waits));
  const tray = by("choice");
  tray.replaceChildren();
  for (const [kind, label, symbol] of found?.choice?.kinds ?? []) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.kind = kind;
    button.setAttribute("aria-label", label);
    button.setAttribute("aria-pressed", String(kind === found.choice.kind));
    button.append(tilePicture(symbol));
    button.addEventListener("click", () => placing.instead(kind));
    tray.append(button);
  }
}

function clockText(seconds) {
  const whole = Math.abs(seconds);
  return `${seconds < 0 ? "-" : ""}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function drawPlayers() {
  const gone = Math.floor((performance.now() - seenAt) / 1000);
  const list = by("players");
  const items = view.names.map((name, seat) => {
    const item = document.createElement("li");
    const parts = [[name, "name"], [view.scores[seat], "score"]];
    if (view.clocks.length) {
      const left = view.clocks[seat] - (view.running === seat ? gone : 0);
      parts.push([clockText(left), left < 0 ? "clock over" : "clock"]);
    }
    parts.push([filled(texts.tiles, { count: view.racks[seat] }), "faint"]);
    const who = view.people.find((each) => each.seat === seat);
    if (who && !who.here) parts.push([texts.away, "faint"]);
    for (const [text, kind] of parts) {
      const span = document.createElement("span");
      span.className = kind;
      span.textContent = text;
      item.append(span, " ");
    }
    if (seat === view.turn && view.phase !== "over") item.setAttribute("aria-current", "true");
    return item;
  });
  list.replaceChildren(...items);
  by("bag").textContent = filled(texts.bag, { count: view.bag });
}

function drawPending() {
  const pending = view.pending;
  const said = [];
  if (pending) {
    const values = { name: view.names[pending.player], words: pending.words.join(", "), points: pending.points };
    said.push(filled(texts.pending, values));
    if (pending.held !== null) said.push(filled(texts.held, { name: view.names[pending.held] }));
    if (pending.challenged) said.push(filled(texts.challenged, { name: view.names[pending.by], count: pending.challenged.length }));
  }
  if (view.outcome) said.push(view.outcome.told);
  by("pending").textContent = said.join(" · ");
  by("after").hidden = view.phase !== "over";
}

const ACTS = ["play", "exchange", "pass", "accept", "challenge", "hold", "draw_apart", "settle", "rule", "stop"];

function drawButtons() {
  const may = new Set(view.may);
  for (const name of ACTS) {
    const button = by(`do-${name}`);
    const always = ["play", "exchange", "pass"].includes(name) && view.you !== null && view.phase !== "over";
    button.hidden = !may.has(name) && !always;
    button.disabled = !may.has(name);
  }
  by("do-play").disabled ||= !placing.strokes.length;
  const seated = view.you !== null;
  for (const id of ["do-shuffle", "do-recall", "do-turn", "keys-all"]) by(id).hidden = !seated || view.phase === "over";
  by("do-recall").disabled = !placing.strokes.length;
  drawCurtain();
}

// Several seats on one screen: a rack is sent only to who has lifted the curtain.
function drawCurtain() {
  const curtain = by("curtain");
  const shared = view.seats.length > 1 && view.phase !== "over";
  curtain.hidden = !shared || view.you !== null;
  by("do-cover").hidden = !shared || view.you === null;
  const next = view.seats.includes(view.turn) ? view.turn : view.seats[0];
  by("do-uncover").textContent = shared ? filled(texts.uncover, { name: view.names[next] }) : "";
  by("do-uncover").dataset.seat = next;
}

function cover() {
  if (view && view.seats.length > 1 && view.you !== null) {
    placing.clear();
    line.send({ type: "uncover", seat: null });
  }
}
let idle = setTimeout(cover, COVERED);
for (const name of ["pointerdown", "keydown"]) {
  document.addEventListener(name, () => { clearTimeout(idle); idle = setTimeout(cover, COVERED); }, true);
}
document.addEventListener("visibilitychange", () => { if (document.hidden) cover(); });
by("do-uncover").addEventListener("click", (event) => line.send({ type: "uncover", seat: Number(event.target.dataset.seat) }));
by("do-cover").addEventListener("click", cover);

function drawLists() {
  const moves = by("moves");
  moves.replaceChildren(...view.lines.map((text) => {
    const item = document.createElement("li");
    item.textContent = text;
    return item;
  }));
  moves.scrollTop = moves.scrollHeight;
  by("step-back").disabled = !view.plays.length;
  by("step-on").disabled = !stepped;
  by("unseen").replaceChildren(...view.unseen.map(([label, symbol, count]) => {
    const item = document.createElement("li");
    item.setAttribute("aria-label", `${label}: ${count}`);
    item.append(tilePicture(symbol), document.createTextNode(`×${count}`));
    return item;
  }));
}

async function step(by_) {
  const last = view.plays.length - 1;
  const now = stepped ? stepped.at : last + 1;
  const at = Math.max(0, Math.min(last + 1, now + by_));
  if (at > last) stepped = null;
  else {
    const found = await fetch(`${here.replace(/\/screen$/, "")}/back/${view.plays[at]}`).then((reply) => reply.json());
    stepped = { ...found, at };
  }
  draw();
}
by("step-back").addEventListener("click", () => step(-1));
by("step-on").addEventListener("click", () => step(1));

// -- what people do

function act(name, data = {}) {
  line.act(name, view.seq, data);
}

const DOING = {
  play: () => act("play", { draft: placing.draft }),
  pass: () => choose({ title: texts.sure_pass, options: [{ text: texts.pass, value: true }], done: () => act("pass") }),
  exchange: () => choose({
    title: texts.which_tiles,
    many: true,
    options: rack.order.map((tile) => ({ text: equipment.kinds[tile].label, value: tile, picture: tilePicture(equipment.kinds[tile].symbol) })),
    done: (tiles) => act("exchange", { tiles }),
  }),
  accept: () => act("accept", speaker()),
  hold: () => act("hold", speaker()),
  challenge: () => choose({
    title: texts.which_words,
    many: true,
    options: view.pending.words.map((word) => ({ text: word, value: word })),
    filled: view.pending.words.length === 1 ? [0] : [],
    done: (words) => act("challenge", { words, ...speaker() }),
  }),
  draw_apart: () => act("draw_apart"),
  settle: () => act("settle"),
  rule: () => choose({ title: texts.ruling, options: [{ text: texts.stands, value: true }, { text: texts.falls, value: false }], done: (ruling) => act("settle", { ruling }) }),
  stop: () => choose({ title: texts.sure_stop, options: [{ text: texts.stop, value: true }], done: () => act("stop") }),
  shuffle: () => { rack.shuffle(); draw(); },
  recall: () => placing.clear(),
  turn: () => { if (placing.start === null) placing.start = board.at; placing.turn(); },
};

function speaker() {
  return view.seats.length > 1 ? { as: view.seats.find((seat) => seat !== view.pending?.player) } : {};
}

function press(name) {
  const button = by(`do-${name}`);
  if (!button.disabled && !button.hidden) DOING[name]();
}
for (const name of Object.keys(DOING)) by(`do-${name}`).addEventListener("click", () => DOING[name]());

board.grid.addEventListener("click", (event) => {
  const cell = event.target.closest("[data-square]");
  if (!cell || view.you === null || stepped) return;
  const square = Number(cell.dataset.square);
  if (rack.picked !== null) {
    const tile = rack.order[rack.picked];
    rack.picked = null;
    dropped(tile, square);
  } else placing.choose(square);
});

function tapped(tile, at) {
  // A square chosen first takes the tile; else the tile is in hand until a square is chosen.
  if (placing.cursor !== null) withFace(tile, (text) => placing.add({ text, kind: tile }));
  else {
    rack.picked = rack.picked === at ? null : at;
    draw();
  }
}

function dropped(tile, square) {
  withFace(tile, (text) => placing.add({ text, kind: tile, at: square }));
}

// A mark stands over a circle, as it is written alone.
function faceText(face) {
  return /^\p{M}/u.test(face) ? `◌${face}` : face;
}

function withFace(tile, done) {
  const { faces, tiers, label } = equipment.kinds[tile];
  const which = (those) => choose({ title: filled(texts.which_face, { tile: label }), options: those.map((face) => ({ text: faceText(face), value: face })), done });
  const found = ["base", "upper", "lower"].map((tier) => faces.filter((_, at) => tiers[at] === tier)).filter((those) => those.length);
  if (faces.length === 1) done(faces[0]);
  else if (found.length === 1) which(faces);
  // What may lie on several tiers is asked for the tier first, then for its face.
  else choose({ title: texts.which_tier, options: found.map((those) => ({ text: those.slice(0, 4).map(faceText).join(" "), value: those })), done: which });
}

// The keyboard on the screen writes the same strokes as any other.
for (const row of rows(equipment)) {
  const keys = document.createElement("div");
  keys.className = "key-row";
  for (const key of row) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = faceText(key);
    button.addEventListener("click", () => placing.add({ text: key }));
    keys.append(button);
  }
  by("keys").append(keys);
}
by("key-back").addEventListener("click", () => placing.back());
// Squares of three tiers are too small for a finger on a phone.
if (innerWidth < 480 && equipment.height > equipment.width && !by("keys-all").closest(".screen")) {
  by("board").classList.toggle("large", equipment.tiers > 1);
}
by("zoom").addEventListener("click", () => { by("board").classList.toggle("large"); toCentre(); });

setInterval(() => { if (view?.clocks?.length && view.running !== null) drawPlayers(); }, 500);
document.documentElement.dataset.ready = "yes";
