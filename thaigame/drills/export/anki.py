"""A sheet as an Anki deck: a card an item, the answer and its reason behind it."""

from __future__ import annotations

import tempfile
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

import genanki

from thaigame.drills.export.head import choice_label, label, numbered, title_of
from thaigame.errors import DrillError
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.drills.export.head import Head
    from thaigame.drills.model import DrillItem, DrillSheet

MODEL_ID: Final = 1_507_332_841
"""The number of the card's form; a new one would make old cards another kind."""

_CSS: Final = (
    ".card { font: 28px/1.6 Sarabun, 'Noto Sans Thai', sans-serif; text-align: center } "
    ".reason, .instruction { font-size: 18px; color: #555 } .answer { font-weight: bold }"
)


def render(sheet: DrillSheet, head: Head) -> bytes:
    """Return a package with one deck; raise DrillError where every item needs its picture.

    The same sheet gives the same notes, so importing it again changes no progress.
    """
    del head
    model = genanki.Model(
        MODEL_ID,
        "thaigame",
        fields=[{"name": name} for name in ("Instruction", "Question", "Answer", "Reason")],
        templates=[
            {
                "name": "Card",
                "qfmt": '<div class="instruction">{{Instruction}}</div>{{Question}}',
                "afmt": '{{FrontSide}}<hr id="answer"><div class="answer">{{Answer}}</div>'
                '<div class="reason">{{Reason}}</div>',
            }
        ],
        css=_CSS,
    )
    deck = genanki.Deck(_number(f"{sheet.kind}-{sheet.lang}-{sheet.title}"), title_of(sheet))
    for number, part, item in numbered(sheet):
        if part.needs_figure or not (item.question or item.spoken):
            continue
        fields = [part.instruction, _front(item, sheet), item.answer, item.reason]
        note = genanki.Note(
            model=model,
            fields=[fields[0] and escape(fields[0]), fields[1], *map(escape, fields[2:])],
            guid=genanki.guid_for(sheet.kind, sheet.lang, sheet.seed, number, item.question),
            tags=[f"thaigame::{item.skill}".replace(" ", "-")],
        )
        deck.add_note(note)
    if not deck.notes:
        raise DrillError(message("export.not_a_quiz", kind=sheet.kind, form="apkg"))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sheet.apkg"
        genanki.Package(deck).write_to_file(path)
        return path.read_bytes()


def _front(item: DrillItem, sheet: DrillSheet) -> str:
    """Return what is asked; a dictation is read out by whoever practises with the learner."""
    asked = item.question
    if item.spoken:
        asked = f"{asked} {label('read_aloud', sheet.lang)}: {item.spoken}".strip()
    choices = "".join(
        f"<br>{choice_label(place, sheet.lang)}. {escape(text)}"
        for place, text in enumerate(item.choices)
    )
    return escape(asked) + choices


def _number(text: str) -> int:
    """Return a deck's number: the same for the same kind of sheet, as Anki wants it."""
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big") | 1 << 30
