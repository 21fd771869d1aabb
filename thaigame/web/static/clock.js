// A chess clock. The server keeps the time; this page counts on from its last answer, so that two
// phones show the same and a reload changes nothing.
import { textsOf } from "./texts.js";

const here = location.pathname;
const halves = [...document.querySelectorAll(".half")];
const KEYS = { KeyA: 0, KeyL: 1 };
const POLL = 500;
let shown = textsOf("shown");
let at = performance.now();

function take(found) {
  if (found.error) {
    document.getElementById("refused").textContent = found.error.message;
    return;
  }
  document.getElementById("refused").textContent = "";
  shown = found;
  at = performance.now();
  draw();
}

function clockText(ms) {
  const seconds = ms < 0 ? Math.floor(-ms / 1000) : Math.ceil(ms / 1000);
  return `${ms < 0 ? "-" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function draw() {
  halves.forEach((half, side) => {
    const left = shown.left[side] - (shown.running === side ? performance.now() - at : 0);
    half.querySelector(".time").textContent = clockText(left);
    half.classList.toggle("runs", shown.running === side);
    half.classList.toggle("over", left < 0);
  });
  const log = document.getElementById("log");
  if (log.children.length === shown.log.length) return;
  log.replaceChildren(...shown.log.map((each) => {
    const item = document.createElement("li");
    const change = each.act === "adjust" ? ` ${each.seconds > 0 ? "+" : ""}${each.seconds} s: ${each.reason}` : "";
    const sign = { press: "▶", hold: "⏸", adjust: "✎" }[each.act];
    item.textContent = `${each.at.slice(11, 19)} ${sign} ${each.side + 1}${change} · ${each.left.map(clockText).join(" / ")}`;
    return item;
  }));
  log.scrollTop = log.scrollHeight;
}

function ask(act, values = {}) {
  return fetch(`${here}/${act}`, { method: "POST", headers: { Accept: "application/json" }, body: new URLSearchParams(values) })
    .then((reply) => reply.json()).then(take, () => {});
}

for (const half of halves) {
  half.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    ask("press", { side: half.dataset.side });
  });
  half.addEventListener("click", (event) => { if (event.detail === 0) ask("press", { side: half.dataset.side }); });
}
document.getElementById("hold").addEventListener("click", () => ask("hold"));
document.getElementById("adjust")?.addEventListener("submit", (event) => {
  event.preventDefault();
  ask("adjust", Object.fromEntries(new FormData(event.target)));
});
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, summary") || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.code in KEYS) ask("press", { side: KEYS[event.code] });
  else if (event.code === "Space") ask("hold");
  else return;
  event.preventDefault();
});
setInterval(() => { if (!document.hidden) fetch(`${here}/shown`).then((reply) => reply.json()).then(take, () => {}); }, POLL);
setInterval(draw, 100);
draw();
