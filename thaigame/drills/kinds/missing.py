"""One consonant, vowel sign, tone mark or final of a word is left out, to choose or to write.

A wrong choice never makes a word; where the pupil writes, no letter at all makes another one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import FORM, DrillKind, Setting, balanced, mixed_choices, part
from thaigame.drills.model import GAP, CellRow, Opening
from thaigame.spelling import CLASS, FINAL_SOUND, explain
from thaigame.spelling.consonants import CONSONANTS, PLAIN
from thaigame.text import Cell, compose, faults
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillItem, DrillPart, Slot
    from thaigame.drills.pool import PoolWord

_SLOTS: Final[dict[str, Slot]] = {
    "consonant": "cell",
    "upper": "upper",
    "tone": "tone",
    "lower": "lower",
    "final": "cell",
}
_NAMES: Final = {
    "consonant": said("consonant", "พยัญชนะต้น"),
    "upper": said("sign above", "สระหรือเครื่องหมายบน"),
    "tone": said("tone mark", "วรรณยุกต์"),
    "lower": said("vowel below", "สระล่าง"),
    "final": said("final", "ตัวสะกด"),
}
_UPPER: Final = "ิีึืั็"
_LOWER: Final = "ุู"
_TONES: Final = "่้๊๋"
_ASK: Final = said(
    "Fill in what is missing, so that it is a word.",
    "จงเติมส่วนที่หายไปให้เป็นคำที่ถูกต้อง",
)
_WHICH: Final = said("{text} ({slot})", "{text} (เติม{slot})")
_READ: Final = said("{word}, read {reading}", "{word} อ่านว่า [{reading}]")


@dataclass(frozen=True, slots=True)
class _Gap:
    """A word with one slot taken out: where, what stood there, what else a child would put."""

    entry: PoolWord
    part: str
    cell: int
    letter: str
    others: tuple[str, ...]

    def filled(self, letter: str) -> str:
        """Return the word with *letter* in the gap."""
        stack = list(self.entry.cells)
        stack[self.cell] = _with(stack[self.cell], _SLOTS[self.part], letter)
        return compose(stack)


def _with(cell: Cell, slot: Slot, letter: str) -> Cell:
    base, lower, upper, tone = cell
    if slot == "lower":
        return Cell.of(base, letter, upper, tone)
    if slot == "upper":
        return Cell.of(base, lower, letter, tone)
    if slot == "tone":
        return Cell.of(base, lower, upper, letter)
    return Cell.of(letter, lower, upper, tone)


def _gaps(entry: PoolWord, slot: str) -> Iterator[_Gap]:
    for at, cell in enumerate(entry.cells):
        _, lower, upper, tone = cell
        if slot == "upper" and upper in _UPPER and upper and not lower:
            yield _Gap(entry, slot, at, upper, tuple(_UPPER))
        elif slot == "lower" and lower in _LOWER and lower:
            yield _Gap(entry, slot, at, lower, tuple(_LOWER))
        elif slot == "tone" and tone in _TONES and tone:
            yield _Gap(entry, slot, at, tone, tuple(_TONES))
    if slot == "consonant":
        base = entry.cells[0].base
        if base in CONSONANTS and len(entry.syllables[0].initial) == 1:
            yield _Gap(entry, slot, 0, base, _same_place(base))
    elif slot == "final":
        last = entry.syllables[-1]
        cell = entry.cells[-1]
        if len(last.final) == 1 and cell.base == last.final and cell == Cell.of(last.final):
            heard = FINAL_SOUND[cell.base]
            letters = [each for each, sound in FINAL_SOUND.items() if sound == heard]
            spread = [each for each in "กดบนงมยว" if each != heard]
            yield _Gap(entry, slot, len(entry.cells) - 1, last.final, (*letters, *spread))


def _same_place(letter: str) -> tuple[str, ...]:
    """Return letters a child would put for an initial: of the same sound first, then the class."""
    plain = PLAIN.get(letter, letter)
    letters = [each for each in CLASS if each not in "ฃฅฤฦ"]
    same = [each for each in letters if PLAIN.get(each, each) == plain]
    class_ = [each for each in letters if CLASS[each] == CLASS[letter]]
    return tuple(sorted(same) + sorted(class_))


def _wrong(request: Request, gap: _Gap) -> list[str]:
    """Return the letters that make no word there."""
    written = [(each, gap.filled(each)) for each in gap.others if each != gap.letter]
    plain = [(each, text) for each, text in written if not faults(text)]
    return [each for each, text in plain if not request.pool.is_word(text)]


def _is_only(request: Request, gap: _Gap) -> bool:
    """Tell whether no other letter at all makes a word there (needed where the pupil writes)."""
    every = {"upper": _UPPER, "lower": _LOWER, "tone": _TONES}
    letters = every.get(gap.part, "".join(sorted(CONSONANTS)))
    return not any(
        letter != gap.letter and request.pool.is_word(gap.filled(letter))
        for letter in (*letters, "")
    )


def _make(request: Request) -> list[DrillPart]:
    random = request.random
    choose = request.settings["form"] == "choose"
    slot = request.settings["slot"]
    groups: dict[str, list[PoolWord]] = {
        each: [entry for entry in request.pool.entries if any(True for _ in _gaps(entry, each))]
        for each in (_SLOTS if slot == "any" else (slot,))
    }
    items: list[DrillItem] = []
    used: set[str] = set()
    for each, entry in balanced(random, groups, 4 * request.count):
        if len(items) == request.count:
            break
        gap = random.choice(list(_gaps(entry, each)))
        wrong = _wrong(request, gap)
        if entry.word in used or not wrong or (not choose and not _is_only(request, gap)):
            continue
        used.add(entry.word)
        items.append(_item(request, gap, wrong if choose else []))
    return part(_ASK, items)


def _item(request: Request, gap: _Gap, wrong: list[str]) -> DrillItem:
    slot = _SLOTS[gap.part]
    whole = [cell.canonical for cell in gap.entry.cells]
    shown, texts = list(whole), list(whole)
    rest = whole[gap.cell][1:] if slot == "cell" else ""
    if slot == "cell":
        shown[gap.cell] = GAP + (rest and f"◌{rest}")
        texts[gap.cell] = rest
    else:
        texts[gap.cell] = _with(gap.entry.cells[gap.cell], slot, "").canonical
        shown[gap.cell] = f"{texts[gap.cell]}({GAP})"
    answer = _shown(gap.letter)
    return request.item(
        _WHICH.of(text="".join(shown), slot=_NAMES[gap.part]),
        answer,
        _why(gap),
        word=gap.entry.word,
        skill=f"missing-{gap.part}",
        choices=mixed_choices(request.random, answer, map(_shown, wrong)) if wrong else (),
        figure=CellRow(tuple(texts), (Opening(gap.cell, "base" if rest else slot),)),
        solution=CellRow(tuple(whole)),
    )


def _shown(letter: str) -> str:
    return letter if letter in CONSONANTS else f"◌{letter}"


def _why(gap: _Gap) -> str:
    entry = gap.entry
    whole = _READ.of(word=entry.word, reading=entry.reading)
    if gap.part == "final":
        return f"{whole}; {explain(entry.syllables[-1], 'final')}"
    if gap.part == "consonant":
        return f"{whole}; {explain(entry.syllables[0], 'class')}"
    before = sum(len(cell.canonical) for cell in entry.cells[: gap.cell])
    place = before + entry.cells[gap.cell].canonical.index(gap.letter)
    holding = [at for at, places in enumerate(entry.analysis.places) if place in places]
    if len(holding) != 1:
        return str(whole)
    reason = explain(entry.syllables[holding[0]], "tone" if gap.part == "tone" else "vowel")
    return f"{whole}; {reason}"


KIND: Final = DrillKind(
    name="missing",
    grade=1,
    title=said("Fill what is missing", "เติมส่วนที่หายไป"),
    summary=said(
        "one consonant, vowel sign, tone mark or final is left out",
        "เติมพยัญชนะ สระ วรรณยุกต์ หรือตัวสะกดที่หายไป",
    ),
    make=_make,
    settings=(
        Setting("slot", ("any", *_SLOTS), said("what is left out", "ส่วนที่ให้เติม")),
        FORM,
    ),
)
