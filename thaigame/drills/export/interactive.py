"""A sheet as one HTML page that marks itself: offline, with the reason of every answer.

The page holds its font, its pictures and its program. An answer is compared as ``marking`` does
it: another way of typing a word is the same word, spaces may stand for hyphens, Thai digits for
Arabic ones. What is read aloud is spoken by the browser's own Thai voice, where it has one.
"""

from __future__ import annotations

import json
from dataclasses import replace
from html import escape
from typing import TYPE_CHECKING, Final

from thaigame.drills.export.html import figure, marked_text, page
from thaigame.drills.export.lone import shown
from thaigame.drills.export.page import title_of
from thaigame.drills.marking import plain_answer
from thaigame.drills.model import LetterGrid
from thaigame.texts import in_language, said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.model import DrillItem, DrillPart, DrillSheet, Figure

_CHECK: Final = said("Check the answers", "ตรวจคำตอบ")
_AGAIN: Final = said("Begin again", "เริ่มใหม่")
_RIGHT: Final = said("Right!", "ถูกต้อง")
_WRONG: Final = said("The answer is", "คำตอบที่ถูกคือ")
_SCORE: Final = said("right of", "ถูกจากทั้งหมด")
_LISTEN: Final = said("Listen", "ฟังคำ")
_YOURS: Final = said("your answer", "คำตอบของฉัน")
_SHOW: Final = said("Show the key", "ดูเฉลย")

_STYLE: Final = """<style>
fieldset { border: 0; margin: 0 0 4mm; padding: 0 } legend { padding: 0; font: inherit }
label { display: inline-block; min-height: 32px; margin-right: 8mm } input { font: inherit }
input[type=text] { width: 14em; max-width: 100% } button { font: inherit; padding: .1em 1em }
.result { min-height: 1em } .right .result { color: #14683f } .wrong .result { color: #a51d1d }
.result .reason { color: #000; font-size: 12.5pt }
@media print { button { display: none } }
</style>"""

# The page's program; what it is about stands in the document as data.
_SCRIPT: Final = r"""<script>
const data = JSON.parse(document.getElementById("data").textContent);
const plain = text => text.normalize("NFC").replace(/[\u200b-\u200d\u2060\ufeff\u25cc]/g, "")
  .replace(/\u0e40\u0e40/g, "\u0e41").replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, "$1\u0e33")
  .replace(/([\u0e48-\u0e4c])([\u0e31\u0e34-\u0e3a\u0e47])/g, "$2$1")
  .replace(/([\u0e48-\u0e4b])\u0e4d\u0e32/g, "$1\u0e33")
  .replace(/[\u0e50-\u0e59]/g, digit => digit.charCodeAt(0) - 0xe50)
  .replace(/[-,]/g, " ").replace(/\s+/g, " ").trim();
const given = (item, at) => {
  const box = document.getElementById("item" + at);
  if (!item.choices) return [plain(box.querySelector("input").value)];
  return [...box.querySelectorAll("input:checked")].map(each => plain(each.value));
};
const check = () => {
  let right = 0;
  data.items.forEach((item, at) => {
    const box = document.getElementById("item" + at), result = box.querySelector(".result");
    const told = given(item, at), wanted = item.answers;
    const good = told.length === wanted.length && wanted.every(each => told.includes(each));
    box.className = good ? "right" : "wrong";
    result.textContent = good ? data.right : data.wrong + " " + item.told;
    const reason = document.createElement("div");
    reason.className = "reason";
    reason.textContent = item.reason;
    result.append(reason);
    right += good;
  });
  document.getElementById("score").textContent =
    right + " " + data.of + " " + data.items.length;
};
document.getElementById("check").addEventListener("click", check);
document.getElementById("again").addEventListener("click", () => location.reload());
document.querySelectorAll("button[data-say]").forEach(button => {
  button.addEventListener("click", () => {
    const words = new SpeechSynthesisUtterance(button.dataset.say);
    words.lang = "th-TH";
    speechSynthesis.speak(words);
  });
});
</script>"""


def render(sheet: DrillSheet) -> bytes:
    """Return the page, in UTF-8."""
    title = title_of(sheet)
    with in_language(sheet.lang):
        body = [f"<h1>{marked_text(title)}</h1>", *_parts(sheet)]
        body.append(
            f'<p><button type="button" id="check">{_CHECK}</button> '
            f'<button type="button" id="again">{_AGAIN}</button> '
            f'<b id="score" role="status" aria-live="polite"></b></p>'
        )
        data = {
            "items": [_data(item) for part in sheet.parts for item in part.items if _asked(part)],
            "right": str(_RIGHT),
            "wrong": str(_WRONG),
            "of": str(_SCORE),
        }
    # Nothing in the data can end the element that it stands in.
    told = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    body.append(f'<script type="application/json" id="data">{told}</script>{_SCRIPT}')
    return page(title, sheet.lang, f"<section>{''.join(body)}</section>", more=_STYLE)


def _asked(part: DrillPart) -> bool:
    """Tell whether the items are asked one by one, and not by a figure to write into."""
    return part.questions != "none"


def _parts(sheet: DrillSheet) -> Iterator[str]:
    number = 0
    for part in sheet.parts:
        if part.title:
            yield f"<h2>{marked_text(part.title)}</h2>"
        yield f'<p class="instruction">{marked_text(part.instruction)}</p>'
        if part.bank:
            yield f'<p class="instruction">{marked_text("   ".join(part.bank))}</p>'
        if part.figure is not None:
            yield figure(_numbered(part.figure), sheet.lang)
        if _asked(part):
            group = ""
            for item in part.items:
                if item.group != group:
                    group = item.group
                    yield f"<h3>{marked_text(group)}</h3>"
                yield _item(item, number, sheet)
                number += 1
        elif part.solution is not None:
            key = figure(part.solution, sheet.lang)
            yield f"<details><summary>{_SHOW}</summary>{key}</details>"


def _numbered(shown: Figure) -> Figure:
    """Return a grid with its numbers in their corners, any other figure as it is."""
    if not isinstance(shown, LetterGrid):
        return shown
    rows = tuple(
        tuple(
            replace(square, corner=str(square.number)) if square and square.number else square
            for square in row
        )
        for row in shown.rows
    )
    return replace(shown, rows=rows)


def _item(item: DrillItem, at: int, sheet: DrillSheet) -> str:
    number = item.number or at + 1
    out = [f'<fieldset id="item{at}"><legend>{number}. {marked_text(item.question)}</legend>']
    if item.spoken:
        out.append(f'<button type="button" data-say="{escape(item.word)}">{_LISTEN}</button> ')
    if item.figure is not None:
        out.append(figure(item.figure, sheet.lang))
    kind = "checkbox" if item.wants == "all" else "radio"
    out += [
        f'<label><input type="{kind}" name="item{at}" value="{escape(text)}"/> '
        f"{marked_text(text)}</label>"
        for text in item.choices
    ]
    if not item.choices:
        out.append(
            f'<input type="text" lang="th" autocomplete="off" spellcheck="false" '
            f'aria-label="{_YOURS} {at + 1}"/>'
        )
    return "".join([*out, '<div class="result" aria-live="polite"></div></fieldset>'])


def _data(item: DrillItem) -> dict[str, object]:
    return {
        "choices": bool(item.choices),
        "answers": [plain_answer(text) for text in item.answers],
        "told": shown(item.answer),
        "reason": shown(item.reason),
    }
