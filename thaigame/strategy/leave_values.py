"""What leaves are worth in a game, in parts that sum, with their errors and where they come from.

A *leave* is what stays on the rack after a play. It is worth the sum of its parts (S11): the tiles
of each kind by their number, each two kinds beside each other, and, where every leave of the game
was valued, what is special about this combination. Figures are thousandths of a point, whole
numbers, so that parts sum to the last digit; an error is one standard error.
"""

from __future__ import annotations

import json
import struct
import zlib
from array import array
from base64 import b64decode, b64encode
from collections import Counter
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from thaigame.arguments import door
from thaigame.errors import StateError
from thaigame.filing import keep_file
from thaigame.layouts.ruleset import OPTIONS
from thaigame.movegen.full_leaves import FullLeaves
from thaigame.movegen.leaves import Leaves
from thaigame.resources import folder
from thaigame.text.text_file import LARGEST_FILE, read_file
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from thaigame.game.spec import GameSpec
    from thaigame.layouts import Layout

_WRONG: Final = (ValueError, KeyError, TypeError, AttributeError, RecursionError)

_LONGEST_LEAVE: Final = 64  # tiles; no kernel knows a rack that long

FORMAT: Final = "thaigame leave values 1"


class Figure(NamedTuple):
    """A worth and its standard error, in thousandths of a point."""

    value: int
    error: int


class LeavePart(NamedTuple):
    """A part of what a leave is worth, in points.

    ``kind`` says whether it is that of the tiles of one kind, of two kinds beside each other, or
    of the whole combination; ``tiles`` are those that it is about. ``error`` is one standard
    error, None where none is known.
    """

    kind: Literal["tiles", "pair", "combination"]
    tiles: tuple[str, ...]
    value: float
    error: float | None


@dataclass(frozen=True)
class Provenance:
    """How values were learned.

    ``games`` were played in each generation, by players that went by the values of the one
    before; ``seed`` is the run's. The hashes tell layout, word list and code apart from others.
    ``noise`` is the standard deviation, in points, of a rack's best move about what was expected
    of the rack; ``explained`` is how much of the variance among the racks of games that were held
    back the values explain. ``pairs_sd`` is how much the true worths of two kinds beside each
    other differ, by which they were shrunk.
    """

    games: tuple[int, ...]
    seed: int
    layout: str
    lexicon: str
    code: str
    noise: float = 0.0
    explained: float = 0.0
    pairs_sd: float = 0.0


@dataclass(frozen=True, repr=False)
class Values:
    """What leaves are worth in the game called ``game``.

    ``single`` gives by kind what one, two, three, ... tiles of it are worth together, ``pair``
    what two kinds are worth beside each other, beyond that, and ``full``, where every leave was
    valued, what is special about each. An error of 0 is one that is not known.
    """

    game: str
    provenance: Provenance
    single: Mapping[str, tuple[Figure, ...]]
    pair: Mapping[tuple[str, str], Figure] = field(default_factory=dict)
    full: FullLeaves | None = None

    @cached_property
    def leaves(self) -> Leaves:
        """Return the values as generators read them."""
        return Leaves(
            {name: [each.value / 1000 for each in held] for name, held in self.single.items()},
            {pair: each.value / 1000 for pair, each in self.pair.items()},
            full=self.full,
        )

    def parts(self, rack: Sequence[str]) -> list[LeavePart]:
        """Return the parts of what *rack* is worth when it is kept, in the order of the rack."""
        return list(self._parts(rack))

    def value(self, rack: Sequence[str]) -> float:
        """Return what *rack* is worth when it is kept, in points: the sum of its parts."""
        return self.leaves(rack)

    def _parts(self, rack: Sequence[str]) -> Iterator[LeavePart]:
        held = Counter(rack)
        for name, count in held.items():
            known = self.single.get(name)
            if known:
                figure = known[min(count, len(known)) - 1]
                yield _part("tiles", (name,) * count, figure)
        for one, other in combinations(held, 2):
            figures = [self.pair[key] for key in ((one, other), (other, one)) if key in self.pair]
            for figure in figures:
                yield _part("pair", (one, other), figure)
        beyond = 0 if self.full is None else self.full.beyond(rack)
        if beyond:
            yield LeavePart("combination", tuple(rack), beyond / 1000, None)

    def fits(self, layout: Layout) -> bool:
        """Return whether these are values for all kinds of a game's tiles."""
        return {kind.name for kind in layout.tiles.kinds} <= self.single.keys()

    def for_game(self, spec: GameSpec) -> Values:
        """Return the values with those of tiles whose face was fixed: each is worth its kind's.

        Such tiles come back to a rack only when a play is taken off the board again.
        """
        single = dict(self.single)
        for name, kind in spec.tiles.by_name.items():
            if name not in single and kind.origin in single:
                single[name] = single[kind.origin]
        return Values(self.game, self.provenance, single, self.pair, self.full)

    def __repr__(self) -> str:
        """Show in a line what it is of."""
        games = "+".join(map(str, self.provenance.games))
        return f"<Values {self.game}: {len(self.single)} kinds, {len(self.pair)} pairs, {games}>"


def _part(kind: Literal["tiles", "pair"], tiles: tuple[str, ...], figure: Figure) -> LeavePart:
    error = figure.error / 1000 if figure.error else None
    return LeavePart(kind, tiles, figure.value / 1000, error)


# -- files -----------------------------------------------------------------------------------------


def values_bytes(values: Values) -> bytes:
    """Return *values* as a file: JSON, a kind or two a line."""
    names = [name for name in values.single if "=" not in name]
    lines = [
        "{",
        f' "format": {json.dumps(FORMAT)},',
        f' "game": {json.dumps(values.game)},',
        f' "provenance": {json.dumps(asdict(values.provenance))},',
        ' "unit": "thousandths of a point: [worth, standard error]",',
        ' "tiles": {',
        ",\n".join(f"  {_json(name)}: {_json(values.single[name])}" for name in names),
        " },",
        ' "pairs": [',
        ",\n".join(f"  {_json([*pair, *figure])}" for pair, figure in values.pair.items()),
        " ]",
        *_full_lines(values.full),
        "}",
    ]
    return ("\n".join(lines) + "\n").encode()


def _full_lines(full: FullLeaves | None) -> Iterator[str]:
    """Yield the lines for whole leaves: their figures in the order of the leaves, compressed."""
    if full is not None:
        yield ' ,"counts": ' + _json(dict(zip(full.kinds, full.counts, strict=True)))
        yield f' ,"most": {full.most}'
        packed = zlib.compress(struct.pack(f"<{full.size}i", *full.extras), 9)
        yield ' ,"combinations": ' + _json(b64encode(packed).decode())


def _full(document: Mapping[str, Any]) -> FullLeaves | None:
    if "combinations" not in document:
        return None
    counts = {str(kind): int(count) for kind, count in document["counts"].items()}
    made = FullLeaves(tuple(counts), tuple(counts.values()), int(document["most"]), array("i"))
    if not 0 <= made.most <= _LONGEST_LEAVE or made.size > LARGEST_FILE:
        raise ValueError(made.most)
    unfolded = zlib.decompressobj()
    raw = unfolded.decompress(b64decode(document["combinations"], validate=True), 4 * made.size)
    extras = struct.unpack(f"<{made.size}i", raw)
    if not unfolded.eof:
        raise ValueError(made.size)
    return replace(made, extras=array("i", extras))


@door
def read_values(path: str | Path) -> Values:
    """Return the values in a file; raise StateError for what is no such file."""
    return read_bytes(content_of(path), str(path))


def content_of(path: str | Path) -> bytes:
    """Return what is in a file; raise StateError where it cannot be read."""
    return read_file(Path(path), StateError)


def read_bytes(content: bytes, path: str = "") -> Values:
    """Return the values that a file holds; raise StateError for what is no such file."""
    try:
        return _values(json.loads(content))
    except (*_WRONG, struct.error, zlib.error, OverflowError) as error:
        raise StateError(message("values.damaged", path=path)) from error


def keep_values(values: Values, path: str | Path) -> None:
    """Write *values* to a file; raise OSError where that cannot be."""
    keep_file(path, values_bytes(values))


def _values(document: Any) -> Values:  # noqa: ANN401  whatever a file holds
    if document["format"] != FORMAT:
        raise ValueError
    single = {
        str(name): tuple(_figure(*f) for f in held) for name, held in document["tiles"].items()
    }
    pair = {(str(a), str(b)): _figure(*figure) for a, b, *figure in document["pairs"]}
    told = document["provenance"]
    provenance = Provenance(**{**told, "games": tuple(told["games"])})
    made = Values(str(document["game"]), provenance, single, pair, _full(document))
    _ = made.leaves  # looks at every figure
    return made


def _figure(value: object, error: object) -> Figure:
    if not isinstance(value, int) or not isinstance(error, int):
        raise TypeError
    return Figure(value, error)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# -- which belong to a game ------------------------------------------------------------------------


@door
def values_of(spec: GameSpec) -> Values | None:
    """Return the values that come with thaigame for a game, None where there are none.

    A game has those of its own name, or those that ``values/games.json`` names for it. A layout
    of the same name with other tiles has none.
    """
    home = folder("values")
    named = json.loads((home / "games.json").read_text("utf-8"))
    path = home / f"{named.get(spec.layout.name, '')}.json"
    if not path.is_file():
        return None
    values = read_values(path)
    return values.for_game(spec) if values.fits(spec.layout) else None


def layout_hash(layout: Layout) -> str:
    """Return what tells a layout from others: its board, tiles, points and rule options."""
    told = [
        [[p.target, p.factor] if p else None for p in layout.grid.premiums],
        [layout.grid.rows, layout.grid.columns, layout.grid.centre],
        [
            [kind.name, count, [[face.text, face.points] for face in kind.faces]]
            for kind, count in zip(layout.tiles.kinds, layout.tiles.counts, strict=True)
        ],
        {key: str(o.takes.plain(o.of(layout.rules))) for key, o in OPTIONS.items()},
    ]
    return sha256(json.dumps(told, ensure_ascii=False).encode()).hexdigest()


def lexicon_hash(spec: GameSpec) -> str:
    """Return what tells a word list from others."""
    return sha256("\n".join(sorted(spec.lexicon.words)).encode()).hexdigest()
