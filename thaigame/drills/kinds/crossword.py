"""A crossword by cells, one square a cell with its marks.

No two squares touch that are not of one word. A clue fits one word only: the teacher's own (second
column of the list), else how the word is read. A word that is written as it is read is left out of
the sheet; of the teacher's list, and with ``clues=jumbled``, its cells stand out of order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import BY_CELLS, DrillKind, Setting, cell_texts, shuffled
from thaigame.drills.model import DrillPart, LetterGrid, Square
from thaigame.spelling import sound
from thaigame.spelling.consonants import PHINTHU
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from thaigame.chance import Random
    from thaigame.drills.kind import Request
    from thaigame.drills.kinds.word_search import Spot, Texts
    from thaigame.drills.pool import PoolWord

ACROSS: Final = (0, 1)
DOWN: Final = (1, 0)
_SHORTEST: Final = 2
_SIDES: Final = (13, 15, 18, 24)  # squares a side at most, tried in turn: small grids are neat
_ATTEMPTS: Final = 4  # for each size
_ATTEMPTS_OF_FEW: Final = 40
_FEW: Final = 30  # words
_DRAWN: Final = 4  # words looked at for each one wanted
_ASK: Final = said(
    "Write one letter with its marks in each square.",
    "จงเติมอักษรลงในช่อง ช่องละหนึ่งตัวพร้อมสระและวรรณยุกต์ที่อยู่บนหรือล่าง",
)
_ACROSS: Final = said("Across", "แนวนอน")
_DOWN: Final = said("Down", "แนวตั้ง")
_CLUE: Final = said("{clue} ({cells} squares)", "{clue} ({cells} ช่อง)")


@dataclass(slots=True)
class _Crossing:
    """Words laid so far: the text of each square, and each word's first square and direction."""

    squares: dict[Spot, str] = field(default_factory=dict)
    words: dict[str, tuple[Spot, Spot]] = field(default_factory=dict)

    def size(self) -> tuple[int, int]:
        """Return height and width."""
        rows = [row for row, _ in self.squares]
        columns = [column for _, column in self.squares]
        return max(rows) - min(rows) + 1, max(columns) - min(columns) + 1


def _places(start: Spot, step: Spot, length: int) -> list[Spot]:
    return [(start[0] + step[0] * i, start[1] + step[1] * i) for i in range(length)]


def _crossings(layout: _Crossing, texts: Texts, start: Spot, step: Spot) -> int:
    """Return how many squares the word would share, or 0 where it may not stand there.

    It may touch other words only where it crosses them: else the squares beside it would make
    words that nobody asked for. Two shared squares side by side belong to a word that runs the
    same way, which it would swallow (สมอ, สมอง).
    """
    squares = layout.squares
    side = step[1], step[0]
    last = (start[0] + step[0] * (len(texts) - 1), start[1] + step[1] * (len(texts) - 1))
    if (start[0] - step[0], start[1] - step[1]) in squares:
        return 0
    if (last[0] + step[0], last[1] + step[1]) in squares:
        return 0
    shared = 0
    before = None
    for (row, column), text in zip(_places(start, step, len(texts)), texts, strict=True):
        there = squares.get((row, column))
        if there is not None:
            if there != text or before is not None:
                return 0
            shared += 1
        elif (row + side[0], column + side[1]) in squares or (
            row - side[0],
            column - side[1],
        ) in squares:
            return 0
        before = there
    return shared if shared < len(texts) else 0


def _ways(layout: _Crossing, texts: Texts) -> Iterator[tuple[int, Spot, Spot]]:
    """Yield (squares shared, first square, direction) of each way to cross what stands."""
    tried: set[tuple[Spot, Spot]] = set()
    for (row, column), text in layout.squares.items():
        for at, own in enumerate(texts):
            if own != text:
                continue
            for step in (ACROSS, DOWN):
                start = row - step[0] * at, column - step[1] * at
                if (start, step) in tried:
                    continue
                tried.add((start, step))
                shared = _crossings(layout, texts, start, step)
                if shared:
                    yield shared, start, step


def _put(layout: _Crossing, word: str, texts: Texts, start: Spot, step: Spot) -> None:
    for spot, text in zip(_places(start, step, len(texts)), texts, strict=True):
        layout.squares[spot] = text
    layout.words[word] = start, step


def _attempt(
    random: Random, words: Mapping[str, Texts], count: int, side: int, *, longest_first: bool
) -> _Crossing:
    """Lay words one after another, each where it crosses the most; the first in the middle.

    The longest first is best for many words; a few may only hang together in another order.
    """
    layout = _Crossing()
    waiting = shuffled(random, words)
    if longest_first:
        waiting.sort(key=lambda word: -len(words[word]))
    first = next((word for word in waiting if len(words[word]) <= side), None)
    if first is None:
        return layout
    _put(layout, first, words[first], (0, 0), ACROSS)
    waiting.remove(first)
    progress = True
    while progress and len(layout.words) < count:
        progress = False
        for word in list(waiting):
            if len(layout.words) == count:
                break
            best: tuple[tuple[int, int, int], Spot, Spot] | None = None
            for shared, start, step in _ways(layout, words[word]):
                height, width = _grown(layout, start, step, len(words[word]))
                if max(height, width) > side:
                    continue
                worth = shared, -height * width, random.below(1 << 16)
                if best is None or worth > best[0]:
                    best = worth, start, step
            if best is not None:
                _put(layout, word, words[word], best[1], best[2])
                waiting.remove(word)
                progress = True
    return layout


def _grown(layout: _Crossing, start: Spot, step: Spot, length: int) -> tuple[int, int]:
    last = start[0] + step[0] * (length - 1), start[1] + step[1] * (length - 1)
    rows = [row for row, _ in layout.squares]
    columns = [column for _, column in layout.squares]
    return (
        max(*rows, last[0]) - min(*rows, start[0]) + 1,
        max(*columns, last[1]) - min(*columns, start[1]) + 1,
    )


def _candidates(request: Request, side: int) -> dict[str, Texts]:
    """Return words to choose from, of which each clue fits one only.

    A clue that is a reading fits no two words of the pool: words that sound alike are left out
    unless the teacher gave them clues. No two are of the same cells, for jumbled clues.
    """
    random, pool = request.random, request.pool
    sounds: dict[object, int] = {}
    jumbles: dict[Texts, int] = {}
    for entry in pool.entries:
        heard = sound(entry.analysis)
        sounds[heard] = sounds.get(heard, 0) + 1
        jumble = tuple(sorted(cell.canonical for cell in entry.cells))
        jumbles[jumble] = jumbles.get(jumble, 0) + 1
    found: dict[str, Texts] = {}
    for entry in shuffled(random, pool.entries):
        texts = tuple(cell.canonical for cell in entry.cells)
        own = pool.clue(entry.word)
        told = _spells_itself(entry)
        if not own and told and not request.own_words and request.settings["clues"] == "reading":
            continue
        by_cells = told or request.settings["clues"] == "jumbled"
        alike = jumbles[tuple(sorted(texts))] if by_cells else sounds[sound(entry.analysis)]
        if " " in entry.word or not _SHORTEST <= len(texts) <= side or (alike > 1 and not own):
            continue
        found[entry.word] = texts
        if len(found) == _DRAWN * request.count:
            break
    for word in pool.unsure:
        if pool.clue(word) and " " not in word and _SHORTEST <= len(cell_texts(word)) <= side:
            found[word] = cell_texts(word)
    return found


def _make(request: Request) -> list[DrillPart]:
    random = request.random
    words = _candidates(request, _SIDES[-1])
    wanted = min(request.count, len(words))
    best = _Crossing()
    for side in _SIDES:
        for attempt in range(_ATTEMPTS if len(words) > _FEW else _ATTEMPTS_OF_FEW):
            layout = _attempt(random, words, request.count, side, longest_first=attempt % 2 == 0)
            if len(layout.words) > len(best.words):
                best = layout
            if len(best.words) >= wanted:
                break
        if len(best.words) >= wanted:
            break
    if not best.words:
        return []
    if len(words) <= request.count:  # every word was wanted
        request.not_laid([word for word in words if word not in best.words])
    return [_part(request, best, words)]


def _part(request: Request, layout: _Crossing, words: Mapping[str, Texts]) -> DrillPart:
    top = min(row for row, _ in layout.squares)
    left = min(column for _, column in layout.squares)
    starts = {start for start, _ in layout.words.values()}
    numbers = {start: number for number, start in enumerate(sorted(starts), 1)}
    height, width = layout.size()
    rows: list[list[Square | None]] = [[None] * width for _ in range(height)]
    filled: list[list[Square | None]] = [[None] * width for _ in range(height)]
    for (row, column), text in layout.squares.items():
        number = numbers.get((row, column))
        rows[row - top][column - left] = Square(number=number)
        filled[row - top][column - left] = Square(text, number)
    items = []
    for step in (ACROSS, DOWN):
        entries = [
            (numbers[start], word) for word, (start, way) in layout.words.items() if way == step
        ]
        group = _ACROSS if step == ACROSS else _DOWN
        for number, word in sorted(entries):
            clue = _clue(request, word, words[word])
            items.append(
                request.item(
                    _CLUE.of(clue=clue, cells=len(words[word])),
                    word,
                    BY_CELLS.of(word=word, cells=" · ".join(words[word])),
                    word=word,
                    number=number,
                    group=group,
                )
            )
    return DrillPart(
        str(_ASK),
        tuple(items),
        figure=LetterGrid(tuple(map(tuple, rows))),
        solution=LetterGrid(tuple(map(tuple, filled))),
        needs_figure=True,
        questions="clue",
    )


def _spells_itself(entry: PoolWord) -> bool:
    """Tell whether the reading of a word is the word, but for what parts its syllables."""
    return entry.reading.replace("-", "").replace(PHINTHU, "") == entry.word


def _clue(request: Request, word: str, texts: Sequence[str]) -> str:
    own = request.pool.clue(word)
    if own:
        return own
    entry = next(entry for entry in request.pool.entries if entry.word == word)
    if request.settings["clues"] == "reading" and not _spells_itself(entry):
        return f"[{entry.reading}]"
    mixed = shuffled(request.random, texts)
    while mixed == list(texts) and len(set(texts)) > 1:
        mixed = shuffled(request.random, texts)
    return " ".join(mixed)


KIND: Final = DrillKind(
    name="crossword",
    grade=3,
    title=said("Crossword", "ปริศนาอักษรไขว้"),
    summary=said(
        "words that cross, with their readings or the teacher's clues",
        "คำที่ไขว้กัน บอกคำอ่านหรือคำใบ้ของครู",
    ),
    make=_make,
    settings=(
        Setting(
            "clues",
            ("reading", "jumbled"),
            said(
                "reading: how the word is read; jumbled: its letters out of order",
                "reading: คำอ่าน; jumbled: อักษรสลับที่",
            ),
        ),
    ),
)
