"""How a word with รร is read, อัน or อะ with its final; or whether a word has บัน or บรร.

Misreadings take the one for the other, or read the ร. Words in which the letter after รร may be its
final and is read on (วรรณยุกต์) are not asked, nor a บัน word whose other spelling is a word too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import READ_AS, DrillKind, Setting, balanced, grouped, part, shuffled
from thaigame.drills.model import GAP
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillItem, DrillPart
    from thaigame.drills.pool import PoolWord

_ASK: Final = {
    "read": said("How is each word read?", "คำต่อไปนี้อ่านว่าอย่างไร"),
    "ban": said("Fill in บัน or บรร.", "จงเลือกคำที่ใช้ บัน หรือ บรร ได้ถูกต้อง"),
}
_AN: Final = said(
    "รร without another final is read อัน: {reading}",
    "รร ไม่มีตัวสะกดตามมา อ่านออกเสียง อัน: {reading}",
)
_A: Final = said(
    "รร before the final {final} is read อะ: {reading}",
    "รร มี {final} สะกดตามมา อ่านออกเสียง อะ: {reading}",
)
_BAN: Final = {
    "บัน": said(
        "{word} is one of the few words with บัน; most begin with บรร",
        "{word} ใช้ บัน เป็นคำส่วนน้อยที่ต้องจำ คำส่วนมากใช้ บรร",
    ),
    "บรร": said(
        "{word} is written with บรร, like บรรจุ บรรทุก บรรยาย",
        "{word} ใช้ บรร เหมือน บรรจุ บรรทุก บรรยาย",
    ),
}


def _place(entry: PoolWord) -> int | None:
    """Return which syllable of the word alone has รร."""
    found = [at for at, each in enumerate(entry.syllables) if each.vowel_form == "-รร"]
    return found[0] if len(found) == 1 else None


def _sound(entry: PoolWord) -> str | None:
    at = _place(entry)
    if at is None or _can_close(entry, at):
        return None
    return "อัน" if entry.syllables[at].final == "รร" else "อะ"


def _can_close(entry: PoolWord, at: int) -> bool:
    """Tell whether what follows รร may be its final and read on as well: วรรณ- is read so or so."""
    following = entry.syllables[at + 1 :]
    return (
        entry.syllables[at].final == "รร"
        and bool(following)
        and following[0].initial in ("ณ", "น")
        and not following[0].vowel_form
    )


def _read_items(request: Request) -> Iterator[DrillItem]:
    groups = grouped(request.pool.entries, _sound)
    for sound, entry in balanced(request.random, groups, request.count):
        at = _place(entry) or 0
        reading, final = entry.parts[at], entry.syllables[at].final
        yield request.item(
            READ_AS.of(word=entry.word),
            entry.reading,
            _AN.of(reading=reading) if sound == "อัน" else _A.of(final=final, reading=reading),
            word=entry.word,
            wrong=_misreadings(entry, at),
        )


def _misreadings(entry: PoolWord, at: int) -> Iterator[str]:
    parts = entry.parts
    heard, before, after = parts[at], parts[:at], parts[at + 1 :]
    wrong: list[tuple[str, ...]]
    if entry.syllables[at].final == "รร":  # read "...ัน"
        head = heard.partition("ั")[0]
        wrong = [(head + "อน",), (head + "ะ", "ระ"), (head + "ัน", "ระ"), (head + "ะ",)]
    elif "ำ" in heard:  # "...ำ" for อัม
        head = heard.partition("ำ")[0]
        heard_again = ("มะ",) if after[:1] != ("มะ",) else ()  # กรรมการ has its มะ already
        wrong = [(head + "ัน", *heard_again), (head + "อม",), (head + "ะ", "รม"), (head + "ัน",)]
    else:
        head, _, final = heard.partition("ั")
        wrong = [(head + "ัน", final + "ะ"), (head + "อ" + final,), (head + "ะ", "ร" + final)]
    for other in wrong:
        yield "-".join([*before, *other, *after])


def _ban_items(request: Request) -> Iterator[DrillItem]:
    def first(entry: PoolWord) -> str | None:
        text = entry.syllables[0].text
        begins = len(entry.syllables) > 1 and text in _BAN and entry.word.startswith(text)
        return text if begins and not request.pool.is_word(_other(entry, text)) else None

    groups = grouped(request.pool.entries, first)
    for right, entry in balanced(request.random, groups, request.count):
        yield request.item(
            f"{GAP}{entry.word[len(right) :]}",
            entry.word,
            _BAN[right].of(word=entry.word),
            word=entry.word,
            choices=shuffled(request.random, [entry.word, _other(entry, right)]),
        )


def _other(entry: PoolWord, right: str) -> str:
    return ("บรร" if right == "บัน" else "บัน") + entry.word[len(right) :]


def _make(request: Request) -> list[DrillPart]:
    asked = request.settings["ask"]
    return part(_ASK[asked], _ban_items(request) if asked == "ban" else _read_items(request))


KIND: Final = DrillKind(
    name="ro-han",
    grade=2,
    title=said("รร", "ร หัน (รร)"),
    summary=said("words with รร, read อัน or อะ", "คำที่มี รร อ่านเป็น อัน หรือ อะ"),
    make=_make,
    settings=(
        Setting(
            "ask",
            ("read", "ban"),
            said("read: how it is read; ban: บัน or บรร", "read: คำอ่าน; ban: ใช้ บัน หรือ บรร"),
        ),
    ),
)
