"""Words with a slot left out, and words whose cells are out of order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import Kind, Option
from thaigame.drills.making import balanced, mixed_choices, shuffled
from thaigame.drills.model import GAP, Cells, Item, Opening, Part
from thaigame.drills.pool import dictionary
from thaigame.spelling import CLASS, FINAL_SOUND, explain
from thaigame.spelling.letters import CONSONANTS, PLAIN
from thaigame.text import Cell, cells, compose, faults
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.kind import Request
    from thaigame.drills.model import Slot
    from thaigame.drills.pool import Entry

_PARTS: Final = ("consonant", "upper", "tone", "lower", "final")
_SLOTS: Final[dict[str, Slot]] = {
    "consonant": "cell",
    "upper": "upper",
    "tone": "tone",
    "lower": "lower",
    "final": "cell",
}
_UPPER: Final = "ิีึืั็"
_LOWER: Final = "ุู"
_TONES: Final = "่้๊๋"
_SHORTEST: Final = 2
_LONGEST_SCRAMBLE: Final = 8


@dataclass(frozen=True, slots=True)
class _Gap:
    """A word with one slot taken out: where, what stood there, what else a child would put."""

    entry: Entry
    part: str
    cell: int
    letter: str
    others: tuple[str, ...]

    def filled(self, letter: str) -> str:
        """Return the word with *letter* in the gap."""
        slot = _SLOTS[self.part]
        stack = list(self.entry.cells)
        stack[self.cell] = _with(stack[self.cell], slot, letter)
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


def _gaps(entry: Entry, part: str) -> Iterator[_Gap]:
    for at, cell in enumerate(entry.cells):
        base, lower, upper, tone = cell
        if part == "upper" and upper in _UPPER and upper and not lower:
            yield _Gap(entry, part, at, upper, tuple(_UPPER))
        elif part == "lower" and lower in _LOWER and lower:
            yield _Gap(entry, part, at, lower, tuple(_LOWER))
        elif part == "tone" and tone in _TONES and tone:
            yield _Gap(entry, part, at, tone, tuple(_TONES))
    if part == "consonant":
        base = entry.cells[0].base
        if base in CONSONANTS and len(entry.syllables[0].initial) == 1:
            yield _Gap(entry, part, 0, base, _same_place(base))
    elif part == "final":
        last = entry.syllables[-1]
        cell = entry.cells[-1]
        if len(last.final) == 1 and cell.base == last.final and cell == Cell.of(last.final):
            letters = [
                each for each, heard in FINAL_SOUND.items() if heard == FINAL_SOUND[cell.base]
            ]
            spread = [each for each in "กดบนงมยว" if each != FINAL_SOUND[cell.base]]
            yield _Gap(entry, part, len(entry.cells) - 1, last.final, (*letters, *spread))


def _same_place(letter: str) -> tuple[str, ...]:
    """Return letters a child would put for an initial: of the same sound first, then the class."""
    plain = PLAIN.get(letter, letter)
    letters = [each for each in CLASS if each not in "ฃฅฤฦ"]
    same = [each for each in letters if PLAIN.get(each, each) == plain]
    class_ = [each for each in letters if CLASS[each] == CLASS[letter]]
    return tuple(sorted(same) + sorted(class_))


def _others(request: Request, gap: _Gap) -> list[str]:
    """Return the letters that make no word, or nothing where another letter makes one."""
    wrong = [each for each in gap.others if each != gap.letter]
    written = [(each, gap.filled(each)) for each in wrong]
    plain = [(each, text) for each, text in written if not faults(text)]
    return [each for each, text in plain if not request.pool.is_word(text)]


def _is_only(request: Request, gap: _Gap) -> bool:
    """Tell whether no other letter at all makes a word there (needed where the pupil writes)."""
    every: dict[str, str] = {
        "upper": _UPPER,
        "lower": _LOWER,
        "tone": _TONES,
        "consonant": "".join(sorted(CONSONANTS)),
        "final": "".join(sorted(CONSONANTS)),
    }
    return not any(
        letter != gap.letter and request.pool.is_word(gap.filled(letter))
        for letter in (*every[gap.part], "")
    )


def _make_missing(request: Request) -> list[Part]:
    random = request.random
    parts = _PARTS if request.options["slot"] == "any" else (request.options["slot"],)
    choose = request.options["form"] == "choose"
    groups: dict[str, list[Entry]] = {
        part: [entry for entry in request.pool.entries if any(True for _ in _gaps(entry, part))]
        for part in parts
    }
    items: list[Item] = []
    used: set[str] = set()
    for part, entry in balanced(random, groups, 4 * request.count):
        if len(items) == request.count:
            break
        gap = random.choice(list(_gaps(entry, part)))
        wrong = _others(request, gap)
        if entry.word in used or not wrong or (not choose and not _is_only(request, gap)):
            continue
        used.add(entry.word)
        items.append(_missing_item(request, gap, wrong if choose else []))
    return [Part(str(message("drills.missing")), tuple(items))]


def _missing_item(request: Request, gap: _Gap, wrong: list[str]) -> Item:
    slot = _SLOTS[gap.part]
    texts = [cell.canonical for cell in gap.entry.cells]
    texts[gap.cell] = _with(gap.entry.cells[gap.cell], slot, "").canonical if slot != "cell" else ""
    given = gap.entry.cells[gap.cell]
    shown = list(texts)
    rest = given.canonical[1:] if slot == "cell" else ""
    shown[gap.cell] = (
        GAP + "".join(f"◌{mark}" for mark in rest)
        if slot == "cell"
        else f"{texts[gap.cell]}({GAP})"
    )
    if rest:
        texts[gap.cell] = rest
    choices: tuple[str, ...] = ()
    if wrong:
        choices = mixed_choices(request.random, _shown(gap.letter), map(_shown, wrong))
    name = message(f"drills.slot_{gap.part}")
    opening = Opening(gap.cell, "base" if slot == "cell" and rest else slot)
    return Item(
        question=str(message("drills.missing_which", text="".join(shown), slot=name)),
        answers=(_shown(gap.letter),),
        reason=_missing_reason(gap),
        skill=f"missing-{gap.part}",
        word=gap.entry.word,
        choices=choices,
        figure=Cells(tuple(texts), (opening,)),
        solution=Cells(tuple(cell.canonical for cell in gap.entry.cells)),
    )


def _shown(letter: str) -> str:
    return letter if letter in CONSONANTS else f"◌{letter}"


def _missing_reason(gap: _Gap) -> str:
    entry = gap.entry
    whole = message("drills.because_missing", word=entry.word, reading=entry.analysis.reading)
    if gap.part == "final":
        return f"{whole}; {explain(entry.syllables[-1], 'final')}"
    if gap.part == "consonant":
        return f"{whole}; {explain(entry.syllables[0], 'class')}"
    syllable = _syllable_of(gap)
    if syllable is None:
        return str(whole)
    attribute = entry.syllables[syllable]
    return f"{whole}; {explain(attribute, 'tone' if gap.part == 'tone' else 'vowel')}"


def _syllable_of(gap: _Gap) -> int | None:
    """Return the syllable whose letters the gap's mark is among."""
    before = sum(len(cell.canonical) for cell in gap.entry.cells[: gap.cell])
    place = before + gap.entry.cells[gap.cell].canonical.index(gap.letter)
    holding = [index for index, places in enumerate(gap.entry.analysis.places) if place in places]
    return holding[0] if len(holding) == 1 else None


@lru_cache(maxsize=1)
def _by_cells() -> dict[tuple[str, ...], tuple[str, ...]]:
    """Return the dictionary's words by their cells in order of code points."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for word in dictionary():
        parts = cells(word)
        if len(parts) <= _LONGEST_SCRAMBLE:
            key = tuple(sorted(cell.canonical for cell in parts))
            found[key] = (*found.get(key, ()), word)
    return found


def _make_scrambled(request: Request) -> list[Part]:
    random = request.random
    longest = int(request.options["longest"])
    fitting = [
        (word, parts)
        for word, parts in _spelt(request)
        if _SHORTEST < len(parts) <= longest and len({cell.canonical for cell in parts}) > _SHORTEST
    ]
    mine: dict[tuple[str, ...], int] = {}
    for _, parts in fitting:
        key = tuple(sorted(cell.canonical for cell in parts))
        mine[key] = mine.get(key, 0) + 1
    items: list[Item] = []
    for word, parts in shuffled(random, fitting):
        if len(items) == request.count:
            break
        texts = tuple(cell.canonical for cell in parts)
        key = tuple(sorted(texts))
        if mine[key] > 1 or not set(_by_cells().get(key, ())) <= {word}:
            continue  # the same cells make another word too
        mixed = tuple(shuffled(random, texts))
        while mixed == texts:
            mixed = tuple(shuffled(random, texts))
        items.append(
            Item(
                question="  ".join(mixed),
                answers=(word,),
                reason=str(message("drills.because_cells", word=word, cells=" · ".join(texts))),
                skill="scrambled",
                word=word,
                figure=Cells(mixed, loose=True),
                solution=Cells(texts),
            )
        )
    return [Part(str(message("drills.scrambled")), tuple(items))]


def _spelt(request: Request) -> Iterator[tuple[str, tuple[Cell, ...]]]:
    """Yield every word of the pool in one piece with its cells, also those read unsurely."""
    for entry in request.pool.entries:
        yield entry.word, entry.cells
    for word in request.pool.unsure:
        if " " not in word:
            yield word, cells(word)


KINDS: Final = (
    Kind(
        "missing",
        message("drills.title_missing"),
        message("drills.about_missing"),
        1,
        _make_missing,
        (
            Option("slot", ("any", *_PARTS), message("drills.option_slot")),
            Option("form", ("choose", "write"), message("drills.option_form")),
        ),
    ),
    Kind(
        "scrambled",
        message("drills.title_scrambled"),
        message("drills.about_scrambled"),
        2,
        _make_scrambled,
        (Option("longest", ("6", "4", "5", "8"), message("drills.option_longest")),),
    ),
)
