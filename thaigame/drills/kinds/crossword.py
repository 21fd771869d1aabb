"""A crossword by cells, one square a cell with its marks.

No two squares touch that are not of one word. A clue fits one word only: the teacher's own (second
column of the list), else a sentence with a gap (``lexicon/spelling/cloze.tsv``) or how the word is
read, as many of each as the words allow. A word that has no sentence and is written as it is read
is left out of the sheet; of the teacher's list, and with ``clues=jumbled``, its cells stand out of
order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from thaigame.drills.clues import CLUES, Clues
from thaigame.drills.kind import BY_CELLS, DrillKind, balanced, cell_texts, grouped, shuffled
from thaigame.drills.lists import sentences
from thaigame.drills.model import DrillPart, LetterGrid, Square
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from thaigame.chance import Random
    from thaigame.drills.clues import Way
    from thaigame.drills.kind import Request
    from thaigame.drills.kinds.word_search import Spot, Texts

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


def _candidates(request: Request, clues: Clues, side: int) -> dict[str, Texts]:
    """Return words to choose from that have a clue, as evenly from all ways to give one.

    No sentence holds a word that is asked for elsewhere, unless the teacher wants them all.
    """

    def way(word: str) -> Way | None:
        fits = " " not in word and _SHORTEST <= len(cell_texts(word)) <= side
        return clues.way(word) if fits else None

    groups = grouped(request.pool.spelt, way)
    most = len(request.pool.spelt) if request.own_words else _DRAWN * request.count
    told: list[str] = []
    found: dict[str, Texts] = {}
    for chosen, word in balanced(request.random, groups, most):
        sentence = sentences()[word] if chosen == "sentence" else ""
        given_away = any(word in other for other in told) or any(one in sentence for one in found)
        if given_away and not request.own_words:
            continue
        told.append(sentence)
        found[word] = cell_texts(word)
    return found


def _make(request: Request) -> list[DrillPart]:
    random, clues = request.random, Clues(request)
    words = _candidates(request, clues, _SIDES[-1])
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
    return [_part(request, best, words, clues)]


def _part(
    request: Request, layout: _Crossing, words: Mapping[str, Texts], clues: Clues
) -> DrillPart:
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
            items.append(
                request.item(
                    _CLUE.of(clue=clues.text(word), cells=len(words[word])),
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


KIND: Final = DrillKind(
    name="crossword",
    grade=3,
    title=said("Crossword", "ปริศนาอักษรไขว้"),
    summary=said(
        "words that cross, by sentences, their readings or the teacher's clues",
        "คำที่ไขว้กัน ใบ้ด้วยประโยคเว้นคำ คำอ่าน หรือคำใบ้ของครู",
    ),
    make=_make,
    settings=(CLUES,),
)
