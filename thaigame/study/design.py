"""A proposal for the equipment of a game of one's own, from its list of words.

Counts follow how often a face is needed, points how rarely, and the share of vowels is the one of
some with which most racks have a first word. It is a beginning for a designer, who changes it.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, replace
from math import log2, sqrt
from typing import TYPE_CHECKING, Final

from thaigame.arguments import between
from thaigame.chance import Random
from thaigame.errors import LexiconError
from thaigame.game.board import SHORTEST_WORD
from thaigame.game.playable import faces_needed, game_cells
from thaigame.game.spec import GameSpec
from thaigame.layouts.grid import LONGEST_SIDE, Grid
from thaigame.layouts.layout import layout_in
from thaigame.layouts.reader import PLAIN
from thaigame.layouts.tiles import BLANK
from thaigame.lexicon.board_words import unplayable as no_board_word
from thaigame.movegen import Generator
from thaigame.study.query import is_vowel
from thaigame.texts import LANGUAGES, message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from thaigame.layouts import Layout, Premium
    from thaigame.lexicon import Lexicon
    from thaigame.text.alphabet import Alphabet
    from thaigame.texts.keys import Key

MOST_TILES: Final = 1000
MOST_RACKS: Final = 100_000
_FEWEST_TILES: Final = 10
_TILES_A_BLANK: Final = 50
_DEAREST: Final = 10
_RARE: Final = 6.0
"""Halvings after which a tile is rare: Q and Z in English beside E."""
_BEND: Final = 1.2
"""How points grow with rarity, in steps of half as common: a little more for each."""
_TRIED: Final = (0.85, 1.0, 1.15, 1.3)
"""What the share of vowels in words is multiplied by, to see which serves racks best."""
_FEW: Final = 200
"""Racks for each of them: a difference of ten in a hundred is seen."""

_OF_WORD: Final = {2: "D", 3: "T", 4: "Q"}
_OF_LETTER: Final = {factor: str(factor) for factor in range(2, 10)}
_SPARE: Final = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class ProposedKind:
    """A kind of tile: its name, its faces' share of all faces that words need, count, points."""

    name: str
    share: float
    count: int
    points: int


@dataclass(frozen=True)
class Proposal:
    """A game's file as ``text`` and what stands behind it.

    ``words`` were counted; ``vowels`` is the share of vowels among letter tiles, None where the
    vowels of the script are not known; ``first`` is the share of racks that have a first word, of
    ``racks`` drawn, ``error`` its standard error; ``left_out`` are faces without a tile of their
    own, which only a blank shows.
    """

    text: str
    layout: Layout
    kinds: tuple[ProposedKind, ...]
    words: int
    vowels: float | None
    first: float
    error: float
    racks: int
    left_out: tuple[str, ...]

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<Proposal {self.layout.name}: {len(self.kinds)} kinds, first={self.first:.3f}>"


def design(
    words: Lexicon,
    like: Layout,
    *,
    name: str,
    lexicon: str,
    tiles: int = 100,
    squares: tuple[int, int] = (15, 15),
    blanks: int | None = None,
    racks: int = 1000,
    seed: int = 1,
) -> Proposal:
    """Return a game with the rules of the bundled game *like* for *words*.

    *squares* are rows and columns, *blanks* one in fifty tiles unless said; *lexicon* is what the
    file says of its list. The same *seed* draws the same racks. Raise ArgumentError for a figure
    out of bounds, LexiconError where no word can be laid and LayoutError where no game comes of
    it, for example for too few tiles.
    """
    blanks = round(tiles / _TILES_A_BLANK) if blanks is None else blanks
    between("tiles", tiles, _FEWEST_TILES, MOST_TILES)
    between("blanks", blanks, 0, tiles // 2)
    between("racks", racks, 1, MOST_RACKS)
    for side in squares:
        between("squares", side, 2, LONGEST_SIDE)
    like = replace(like, alphabet=_alphabet(words, like))
    counted, need = _needed(words, like)
    if not need:
        raise LexiconError(message("layouts.design_no_word", most=like.rules.play.rack_size + 1))
    with_vowels = any(map(_is_vowel_kind, need))
    found: list[tuple[float, _Sketch]] = []
    for factor in _TRIED if with_vowels else (1.0,):
        sketch = _Sketch(need, tiles - bool(like.rules.play.doubler), blanks, factor)
        layout = layout_in(_File(sketch, like, name, lexicon, squares).text())
        found.append((_first_words(layout, words, min(racks, _FEW), seed), sketch))
    best = max(found, key=lambda each: each[0])[1]  # of equals the first
    text = _File(best, like, name, lexicon, squares).text()
    layout = layout_in(text)
    first = _first_words(layout, words, racks, seed + 1)
    error = sqrt(first * (1 - first) / racks)
    vowels = best.vowels if with_vowels else None
    return Proposal(text, layout, best.kinds, counted, vowels, first, error, racks, best.left_out)


def _alphabet(words: Lexicon, like: Layout) -> Alphabet | None:
    """Return the alphabet of the game with every letter of the list, None for a syllabic script."""
    if like.alphabet is None:
        return None
    letters = {letter for word in words for letter in like.alphabet.letters(word)}
    return replace(like.alphabet, own=frozenset(letters))


def _needed(words: Lexicon, like: Layout) -> tuple[int, dict[str, int]]:
    """Return how many words were counted, and how often they need each kind of tile.

    Only words that a rack and one tile on the board can make count: longer ones are seldom laid.
    """
    most = like.rules.play.rack_size + 1
    faces: Counter[str] = Counter()
    counted = 0
    for word in words:
        never = no_board_word(
            word,
            writing=like.syllabary or like.alphabet,
            shortest=SHORTEST_WORD,
            longest=most,
            yamok=bool(like.rules.play.doubler),
            sara_am=like.rules.sara_am,
        )
        if never is None:
            counted += 1
            for cell in game_cells(word, like):
                faces.update(faces_needed(cell, like)[0])
    faces.pop(like.rules.play.doubler, None)
    return counted, _kinds(faces, like)


def _kinds(faces: Counter[str], like: Layout) -> dict[str, int]:
    """Return how often each kind is needed: an upper vowel is one kind, whatever its tone."""
    groups: dict[str, list[str]] = {}
    for face, _ in faces.most_common():
        mark = face[0] if like.marks.get(face[0]) == "upper" else face
        groups.setdefault(mark, []).append(face)
    return {
        "|".join(sorted(group, key=len)): sum(faces[face] for face in group)
        for group in groups.values()
    }


def _is_vowel_kind(name: str) -> bool:
    return is_vowel(name[0])


class _Sketch:
    """How many tiles of each kind there are, and what each is worth."""

    def __init__(self, need: Mapping[str, int], tiles: int, blanks: int, factor: float) -> None:
        """Share out *tiles*, the vowels *factor* times as many as words have."""
        ranked = sorted(need, key=lambda name: (-need[name], name))
        kept = ranked[: max(1, tiles * 2 // 3)]
        self.left_out = tuple(ranked[len(kept) :])
        self.blanks = blanks
        whole = sum(need.values())
        scaled = {name: need[name] * (factor if _is_vowel_kind(name) else 1.0) for name in kept}
        counts = _shared_out(scaled, tiles - blanks)
        rarest = log2(need[kept[0]] / need[kept[-1]])
        self.kinds = tuple(
            ProposedKind(
                name,
                need[name] / whole,
                counts[name],
                _points(log2(need[kept[0]] / need[name]), rarest),
            )
            for name in sorted(kept)
        )
        vowels = sum(kind.count for kind in self.kinds if _is_vowel_kind(kind.name))
        self.vowels = vowels / (tiles - blanks)


def _shared_out(need: Mapping[str, float], tiles: int) -> dict[str, int]:
    """Return counts that add up to *tiles*, by Sainte-Laguë's divisors with one at least each."""
    counts = dict.fromkeys(need, 1)
    for _ in range(tiles - len(need)):
        due = max(need, key=lambda name: need[name] / (2 * counts[name] + 1))
        counts[due] += 1
    return counts


def _points(rarity: float, rarest: float) -> int:
    """Return what a tile is worth that is 2**-*rarity* times as common as the commonest.

    1 down to half as common; 10 for the rarest, where a list is long enough to have rare ones.
    """
    part: float = max(0.0, rarity - 1) / (max(rarest, _RARE) - 1)
    bent: float = part**_BEND
    return 1 + round((_DEAREST - 1) * bent)


def _first_words(layout: Layout, words: Lexicon, racks: int, seed: int) -> float:
    """Return the share of *racks* drawn from the full bag with which the first play can be made."""
    spec = GameSpec(layout, words)
    generator, start = Generator(spec), spec.start()
    bag = [name for name, count in layout.tiles.full.items() for _ in range(count)]
    chance, found = Random(seed), 0
    for _ in range(racks):
        chance.shuffle(bag)
        rack = layout.tiles.rack(bag[: layout.rules.play.rack_size])
        found += bool(generator.best(replace(start, racks=(rack, *start.racks[1:])), 1))
    return found / racks


class _File:
    """The layout file of a sketch, over the bundled game whose rules it has."""

    def __init__(
        self, sketch: _Sketch, like: Layout, name: str, lexicon: str, squares: tuple[int, int]
    ) -> None:
        self.sketch, self.like, self.name, self.lexicon = sketch, like, name, lexicon
        self.squares = squares

    def text(self) -> str:
        return "\n".join([*self._head(), *self._board(), *self._tiles(), *self._rules()]) + "\n"

    def _head(self) -> Iterator[str]:
        quoted = _quoted(self.name)
        yield f"extends = {_quoted(self.like.name)}"
        yield f"name = {quoted}"
        yield f"title = {{ en = {quoted}, th = {quoted} }}"
        if self.like.syllabary is None:
            yield f"script = {_quoted(self.like.script)}"
        yield f"lexicon = {_quoted(self.lexicon)}"

    def _board(self) -> Iterator[str]:
        grid = self.like.grid
        if (grid.rows, grid.columns) == self.squares:
            return
        rows, columns = self.squares
        signs = _signs(grid)
        yield "\n[board]"
        yield from self._origin("layouts.design_board", base=self.like.name)
        yield f"centre = {_quoted(Grid(rows, columns, (), 0).name(_middle(rows, columns)))}"
        yield "rows = ["
        for row in range(rows):
            line = ""
            for column in range(columns):
                at = grid.square(
                    _scaled(row, rows, grid.rows), _scaled(column, columns, grid.columns)
                )
                line += PLAIN if at is None else signs[grid.premiums[at]]
            yield f"  {_quoted(line)},"
        yield "]\n\n[board.legend]"
        for premium, sign in signs.items():
            if premium is not None:
                yield (
                    f"{_quoted(sign)} = {{ target = {_quoted(premium.target)}, "
                    f"factor = {premium.factor}, colour = {_quoted(premium.colour)} }}"
                )

    def _tiles(self) -> Iterator[str]:
        sketch, doubler = self.sketch, self.like.rules.play.doubler
        yield "\n[tiles]"
        yield from self._origin("layouts.design_tiles", list=self.lexicon)
        faces = [face for name in sketch.left_out for face in name.split("|")]
        yield f"wild_also = {json.dumps(faces if sketch.blanks else [], ensure_ascii=False)}"
        yield "wild_except = []"
        listed = [(kind.name, kind.count, kind.points) for kind in sketch.kinds]
        if sketch.blanks:
            listed.insert(0, (BLANK, sketch.blanks, 0))
        if doubler:
            listed.append((doubler, 1, 0))
        yield f"total = {sum(count for _, count, _ in listed)}"
        yield "kinds = ["
        for name, count, points in listed:
            yield f"  {{ name = {_quoted(name)}, count = {count}, points = {points} }},"
        yield "]\n\n[points]"
        yield from self._origin("layouts.design_points", list=self.lexicon)
        yield f"sum = {sum(count * points for _, count, points in listed)}"

    def _rules(self) -> Iterator[str]:
        faces = [face for kind in self.sketch.kinds for face in kind.name.split("|")]
        order = [face for face in self.like.rules.turn.start_draw if face in faces]
        if self.like.alphabet is not None:
            order = faces
        yield "\n[rules.turn]"
        yield f"start_draw = {json.dumps(order, ensure_ascii=False) if order else _quoted('')}"

    @staticmethod
    def _origin(key: Key, **values: object) -> Iterator[str]:
        yield 'provenance = "own"'
        for language in LANGUAGES:
            yield f"note.{language} = {_quoted(message(key, **values).text(language))}"


def _scaled(at: int, side: int, of: int) -> int:
    """Return the row of a board of *of* rows that row *at* of *side* rows is like."""
    return (2 * at * (of - 1) + side - 1) // (2 * (side - 1))


def _middle(rows: int, columns: int) -> int:
    return rows // 2 * columns + columns // 2


def _signs(grid: Grid) -> dict[Premium | None, str]:
    """Return a character for each premium of a board, the plain square's for None."""
    signs: dict[Premium | None, str] = {None: PLAIN}
    free = iter(_SPARE)
    for premium in dict.fromkeys(grid.premiums):
        if premium is not None:
            usual = (_OF_WORD if premium.target == "word" else _OF_LETTER).get(premium.factor)
            taken = usual is None or usual in signs.values()
            signs[premium] = next(free) if taken or usual is None else usual
    return signs


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
