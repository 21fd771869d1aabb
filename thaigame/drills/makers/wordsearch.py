"""Word search by cells: every mark stays in its letter's square, and the filler is Thai."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import Kind, Option
from thaigame.drills.making import not_laid, shuffled
from thaigame.drills.model import Grid, Item, Part, Run, Square
from thaigame.drills.pool import unfit_words
from thaigame.text import cells
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from thaigame.chance import Random
    from thaigame.drills.kind import Request

Texts = tuple[str, ...]
Play = tuple[int, int]
Step = tuple[int, int]

_ALL: Final[tuple[Step, ...]] = (
    (0, 1), (1, 0), (1, 1), (-1, 1), (0, -1), (-1, 0), (-1, -1), (1, -1),
)  # fmt: skip
_STEPS: Final = {"2": _ALL[:2], "4": _ALL[:4], "8": _ALL}
_SHORTEST: Final = 2
_TRIES: Final = 60  # new beginnings, and refills of the squares that hold no word
_LAYOUTS: Final = 4  # layouts from which the one with the most words is taken
_DRAWN: Final = 12  # words looked at for each one wanted


def texts_of(word: str) -> Texts:
    """Return the cells of *word* as texts."""
    return tuple(cell.canonical for cell in cells(word))


def occurrences(
    rows: Sequence[Sequence[str]], wanted: Mapping[str, Texts]
) -> Iterator[tuple[str, tuple[Play, ...]]]:
    """Yield each place where a wanted word stands, in any of the eight directions.

    A word of one cell, and one that reads the same both ways, is yielded once a place.
    """
    by_first: dict[str, list[tuple[str, Texts]]] = {}
    for word, texts in wanted.items():
        by_first.setdefault(texts[0], []).append((word, texts))
    height, width = len(rows), len(rows[0])
    seen: set[tuple[str, frozenset[Play]]] = set()
    for row in range(height):
        for column in range(width):
            for word, texts in by_first.get(rows[row][column], ()):
                for down, across in _ALL:
                    places = _line((row, column), (down, across), len(texts), height, width)
                    if places is None or any(
                        rows[r][c] != text for (r, c), text in zip(places, texts, strict=True)
                    ):
                        continue
                    key = word, frozenset(places)
                    if key not in seen:
                        seen.add(key)
                        yield word, places


def _line(start: Play, step: Step, length: int, height: int, width: int) -> tuple[Play, ...] | None:
    """Return *length* squares from *start* on, or None where they leave the grid."""
    row, column = start[0] + step[0] * (length - 1), start[1] + step[1] * (length - 1)
    if not (0 <= row < height and 0 <= column < width):
        return None
    return tuple((start[0] + step[0] * i, start[1] + step[1] * i) for i in range(length))


def _within(texts: Texts, other: Texts) -> bool:
    """Tell whether *texts* stand in *other*, forwards or backwards."""
    size = len(texts)
    wanted = {texts, texts[::-1]}
    return any(other[at : at + size] in wanted for at in range(len(other) - size + 1))


def _chosen(random: Random, request: Request, size: int) -> dict[str, Texts]:
    """Draw words of which none stands inside another: each is to be found once.

    Where many are wanted for few squares, only short ones are drawn.
    """
    room = 6 * size * size // (5 * request.count)
    longest = min(size, max(room, _SHORTEST + 1))
    words = [entry.word for entry in request.pool.entries]
    words += [word for word in request.pool.unsure if " " not in word]
    found: dict[str, Texts] = {}
    for word in shuffled(random, words)[: _DRAWN * request.count]:
        texts = texts_of(word)
        if not _SHORTEST <= len(texts) <= longest:
            continue
        if any(_within(texts, other) or _within(other, texts) for other in found.values()):
            continue
        found[word] = texts
        if len(found) == request.count:
            break
    return found


def _lay(
    random: Random, words: Mapping[str, Texts], size: int, steps: Sequence[Step]
) -> tuple[list[list[str]], dict[str, tuple[Play, ...]]]:
    """Lay the words, the longest first, each at a random place; crossings may share a cell."""
    rows = [[""] * size for _ in range(size)]
    runs: dict[str, tuple[Play, ...]] = {}
    ways = [
        ((row, column), step) for row in range(size) for column in range(size) for step in steps
    ]
    for word in sorted(words, key=lambda each: -len(words[each])):
        texts = words[word]
        for start, step in shuffled(random, ways):
            places = _line(start, step, len(texts), size, size)
            if places is not None and all(
                rows[r][c] in ("", text) for (r, c), text in zip(places, texts, strict=True)
            ):
                for (r, c), text in zip(places, texts, strict=True):
                    rows[r][c] = text
                runs[word] = places
                break
    return rows, runs


def _fill(random: Random, rows: list[list[str]], filler: Sequence[str]) -> list[list[str]]:
    return [[text or random.choice(filler) for text in row] for row in rows]


def _faults(
    rows: Sequence[Sequence[str]],
    runs: Mapping[str, tuple[Play, ...]],
    banned: Mapping[str, Texts],
    words: Mapping[str, Texts],
) -> list[tuple[Play, ...]]:
    """Return where a banned word stands by accident, or a word a second time."""
    inside = [frozenset(places) for places in runs.values()]
    found = []
    for word, places in occurrences(rows, {**banned, **words}):
        if word in runs and frozenset(places) == frozenset(runs[word]):
            continue
        # A part of one word that was asked for is no accident.
        if word in banned and any(frozenset(places) <= run for run in inside):
            continue
        found.append(places)
    return found


def make_grid(
    random: Random,
    words: Mapping[str, Texts],
    *,
    size: int,
    steps: Sequence[Step],
    filler: Sequence[str],
) -> tuple[list[list[str]], dict[str, tuple[Play, ...]]] | None:
    """Return a filled grid and where each word stands; words that found no room are not in it.

    Each word stands in it once, and no word unfit for class stands in it by accident. None where
    that could not be had.
    """
    banned = {word: texts_of(word) for word in unfit_words() if word not in words}
    safe = [text for text in filler if (text,) not in banned.values()]
    for _ in range(_TRIES):
        rows, runs = _fullest(random, words, size, steps)
        laid = {play for places in runs.values() for play in places}
        full = _fill(random, rows, safe)
        for _ in range(_TRIES):
            wrong = _faults(full, runs, banned, words)
            if not wrong:
                return full, runs
            loose = {play for places in wrong for play in places} - laid
            if not loose:
                break  # words make it among themselves: lay them anew
            for row, column in sorted(loose):
                full[row][column] = random.choice(safe)
    return None


def _fullest(
    random: Random, words: Mapping[str, Texts], size: int, steps: Sequence[Step]
) -> tuple[list[list[str]], dict[str, tuple[Play, ...]]]:
    """Return the layout with the most words of a few, the first that has them all."""
    best = _lay(random, words, size, steps)
    for _ in range(_LAYOUTS - 1):
        if len(best[1]) == len(words):
            break
        other = _lay(random, words, size, steps)
        if len(other[1]) > len(best[1]):
            best = other
    return best


def _make_search(request: Request) -> list[Part]:
    random = request.random
    size = int(request.options["size"])
    steps = _STEPS[request.options["directions"]]
    words = _chosen(random, request, size)
    if not words:
        return []
    filler = [cell.canonical for entry in request.pool.entries for cell in entry.cells]
    filler += [text for word in words for text in words[word]]
    made = make_grid(random, words, size=size, steps=steps, filler=filler)
    if made is None:
        return []
    rows, runs = made
    order = [word for word in words if word in runs]
    request.notes.extend(not_laid([word for word in words if word not in runs]))
    laid = {play for places in runs.values() for play in places}
    items = tuple(
        Item(
            question=request.pool.clue(word) or word,
            answers=(_where(word, runs[word]),),
            reason=str(message("drills.because_cells", word=word, cells=" · ".join(words[word]))),
            skill="word-search",
            word=word,
        )
        for word in order
    )
    return [
        Part(
            str(message("drills.search", count=len(order))),
            items,
            bank=tuple(request.pool.clue(word) or word for word in order),
            figure=Grid(tuple(tuple(Square(text) for text in row) for row in rows)),
            solution=Grid(
                tuple(
                    tuple(Square(text, marked=(r, c) in laid) for c, text in enumerate(row))
                    for r, row in enumerate(rows)
                ),
                tuple(Run(word, runs[word]) for word in order),
            ),
            needs_figure=True,
            questions="none",
        )
    ]


def _where(word: str, places: Sequence[Play]) -> str:
    (row, column), last = places[0], places[-1]
    down, across = _sign(last[0] - row), _sign(last[1] - column)
    arrow = _ARROWS[down, across]
    return str(
        message("drills.search_place", word=word, row=row + 1, column=column + 1, arrow=arrow)
    )


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


_ARROWS: Final = {
    (0, 1): "→", (1, 0): "↓", (1, 1): "↘", (-1, 1): "↗",
    (0, -1): "←", (-1, 0): "↑", (-1, -1): "↖", (1, -1): "↙",
}  # fmt: skip

KINDS: Final = (
    Kind(
        "word-search",
        message("drills.title_search"),
        message("drills.about_search"),
        1,
        _make_search,
        (
            Option("size", ("15", "8", "10", "12", "18", "20"), message("drills.option_side")),
            Option("directions", ("2", "4", "8"), message("drills.option_directions")),
        ),
    ),
)
