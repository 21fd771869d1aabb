"""The words that people at the table type, in Thai and English, and what they mean."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from thaigame.texts import variant

Verb = Literal[
    "move",
    "accept",
    "challenge",
    "hold",
    "board",
    "bag",
    "hint",
    "undo",
    "save",
    "stop",
    "quit",
    "help",
    "nothing",
]

_WORDS: Final[dict[Verb, tuple[str, ...]]] = {
    "accept": ("accept", "ok", "ยอมรับ", "รับ"),
    "challenge": ("challenge", "ขอตรวจ", "ประท้วง", "ชาเลนจ์"),
    "hold": ("hold", "โฮลด์", "ขอคิด"),
    "board": ("board", "กระดาน"),
    "bag": ("bag", "ถุง"),
    "hint": ("hint", "ใบ้"),
    "undo": ("undo", "ย้อน"),
    "save": ("save", "บันทึก"),
    "stop": ("stop", "จบเกม"),
    "quit": ("quit", "exit", "ออก"),
    "help": ("help", "?", "ช่วย"),
}
_VERBS: Final = {word: verb for verb, words in _WORDS.items() for word in words}

# Moves that have no square, as people say them and as a move is written.
_MOVES: Final = {"ผ่าน": "pass", "เปลี่ยน": "exchange", "เปลี่ยนเบี้ย": "exchange"}

TYPED: Final = tuple(sorted({*_VERBS, *_MOVES, "pass", "exchange"} - {"?", "ok"}))
"""Every word that may begin a line, for a keyboard that can finish it."""

YES: Final = frozenset({"y", "yes", "ใช่", "ตกลง", "ได้", "ใช้ได้"})
NO: Final = frozenset({"n", "no", "ไม่", "ไม่ใช่", "ไม่ตกลง", "ไม่ได้", "ใช้ไม่ได้"})

_HELP: Final = (
    *("across", "down", "standing", "exchange", "pass"),
    *(verb for verb in _WORDS if verb != "help"),
)


class Spoken(NamedTuple):
    """What a line asks for, and what follows the word: a whole move, words, a file's name."""

    verb: Verb
    rest: str


def understood(line: str) -> Spoken:
    """Return what *line* asks for; what begins with no word of the table is a move."""
    text = line.strip()
    if not text:
        return Spoken("nothing", "")
    first, _, rest = text.partition(" ")
    rest = rest.strip()
    word = first.lower()
    if word in _MOVES:
        return Spoken("move", f"{_MOVES[word]} {rest}".strip())
    verb = _VERBS.get(word)
    # A rack may begin with a blank, and so may what somebody takes for a move.
    if verb is None or (word == "?" and rest):
        return Spoken("move", text)
    return Spoken(verb, rest)


def help_rows() -> list[tuple[str, str]]:
    """Return what may be typed and what it does, a row each."""
    return [(str(variant("play.type", name)), str(variant("play.does", name))) for name in _HELP]
