// The word judge: as many fields as the challenger named words, one answer over the whole screen,
// gone after ten seconds or at a key. It tells nothing else about any word.
import { textsOf } from "./texts.js";

const texts = textsOf();
const SECONDS = 10;
const SETTLE = 400; // ms in which the key that asked cannot also clear the answer
const form = document.getElementById("words");
const answer = document.getElementById("answer");
let timer = 0;
let shownAt = 0;

function fields() {
  return [...form.querySelectorAll(".word")].filter((each) => !each.hidden);
}

function showFields(count) {
  form.querySelectorAll(".word").forEach((each, index) => {
    each.hidden = index >= count;
    if (each.hidden) each.querySelector("input").value = "";
  });
}

function clearFaults() {
  document.querySelectorAll(".fault").forEach((each) => { each.textContent = ""; });
  form.querySelectorAll("[aria-invalid]").forEach((each) => each.removeAttribute("aria-invalid"));
}

function show(ruling) {
  const [kind, sign, key] = ruling.acceptable === null
    ? ["open", "?", "ask_the_book"]
    : ruling.acceptable ? ["yes", "✓", "acceptable"] : ["no", "✗", "not_acceptable"];
  answer.className = `answer ${kind}`;
  answer.querySelector(".sign").textContent = sign;
  answer.querySelector(".verdict").textContent = texts[key];
  answer.querySelector(".asked").textContent = ruling.words.join("   ");
  const stand = ruling.stand_in ? ` · ${texts.by_stand_in}` : "";
  answer.querySelector(".list").textContent =
    `${ruling.lexicon} · ${ruling.edition} · ${ruling.sha256}${stand}`;
  answer.hidden = false;
  answer.focus();
  shownAt = performance.now();
  clearTimeout(timer);
  timer = setTimeout(clear, SECONDS * 1000);
}

function clear() {
  clearTimeout(timer);
  answer.hidden = true;
  answer.querySelectorAll(".verdict, .asked, .list, .sign").forEach((each) => { each.textContent = ""; });
  if (!form) return;
  form.reset();
  showFields(1);
  form.querySelector("#word1").focus();
}

function clearAtKey(event) {
  if (answer.hidden) return;
  event.preventDefault();
  event.stopPropagation();
  if (performance.now() - shownAt > SETTLE) clear();
}
document.addEventListener("keydown", clearAtKey, true);
document.addEventListener("pointerdown", clearAtKey, true);

function tellFault(error) {
  const field = Number.isInteger(error.at) ? fields().filter((each) => each.querySelector("input").value.trim())[error.at] : null;
  if (!field) {
    document.getElementById("fault").textContent = error.message;
    return;
  }
  field.querySelector(".fault").textContent = error.message;
  field.querySelector("input").setAttribute("aria-invalid", "true");
  field.querySelector("input").focus();
}

async function ask() {
  clearFaults();
  let found;
  try {
    const reply = await fetch("/judge/ask", {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(fields().map((each) => ["word", each.querySelector("input").value])),
    });
    found = await reply.json();
  } catch {
    found = { error: { message: texts.no_connection, at: null } };
  }
  if (found.error) tellFault(found.error);
  else show(found);
}

if (form) {
  form.addEventListener("change", (event) => {
    if (event.target.name !== "count") return;
    showFields(Number(event.target.value));
    form.querySelector("#word1").focus();
  });
  form.addEventListener("reset", () => setTimeout(() => { clearFaults(); showFields(1); }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const inputs = fields().map((each) => each.querySelector("input"));
    const at = inputs.indexOf(document.activeElement);
    const next = inputs[at + 1];
    // Enter goes from word to word; the last one asks.
    if (at >= 0 && next && !next.value) next.focus();
    else ask();
  });
  form.querySelector("#word1").focus();
}

const again = textsOf("again");
if (again) show(again);
