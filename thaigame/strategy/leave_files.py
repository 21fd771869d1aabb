"""Files of whole leaves in the forms of other programs: CSV, and KLV2 for the English games.

A CSV file has a leave and what it is worth, in points, a line, the blanks first: ``?AB,1.25``. A
KLV file, of Andy Kurnia's wolges, is a word graph of the leaves, as KWG files hold one (letter 0
is the blank), and their worths in the graph's order; KLV2 has 32-bit floats, KLV sixteen bits of
1/256. Both tell of wholes; parts are made of them: what one tile of a kind is worth, and so on,
then what two kinds are beside each other, and the rest belongs to the combination.
"""

from __future__ import annotations

import csv
import io
import struct
from collections import Counter
from itertools import combinations, islice
from typing import TYPE_CHECKING, Final

from thaigame.errors import LexiconError, StateError
from thaigame.movegen.full_leaves import FullLeaves
from thaigame.movegen.kwg import paths
from thaigame.movegen.limits import MOST_LEAVE
from thaigame.strategy.leave_values import Figure, Provenance, Values, layout_hash, lexicon_hash
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from thaigame.game.spec import GameSpec

    Leave = tuple[str, ...]

_ENDS: Final = 1 << 23
_LAST: Final = 1 << 22


def from_wholes(spec: GameSpec, wholes: Mapping[Leave, float]) -> Values:
    """Return the values by which each leave is worth what *wholes* says, others their parts.

    Leaves hold their tiles in the order of the game's list.
    """

    def worth(leave: Leave) -> int:
        return round(1000 * wholes.get(leave, 0))

    kinds = zip(spec.tiles.kinds, spec.tiles.counts, strict=True)
    most = spec.rules.play.rack_size - 1
    single = {
        kind.name: tuple(Figure(worth((kind.name,) * n), 0) for n in range(1, min(count, most) + 1))
        for kind, count in kinds
    }
    names = list(single)
    pair = {}
    for one, other in combinations(names, 2) if most > 1 else ():
        beside = worth((one, other)) - single[one][0].value - single[other][0].value
        if beside:
            pair[one, other] = Figure(beside, 0)
    full = FullLeaves.shape(spec.layout)
    for leave, value in wholes.items():
        place = full.place(leave)
        if place is None:
            raise StateError(message("values.no_leave", leave=" ".join(leave), game=spec.name))
        held = Counter(leave)
        parts = sum(single[name][n - 1].value for name, n in held.items())
        parts += sum(pair[both].value for both in combinations(held, 2) if both in pair)
        full.extras[place] = round(1000 * value) - parts
    told = Provenance((), 0, layout_hash(spec.layout), lexicon_hash(spec), "")
    return Values(spec.name, told, single, pair, full)


def wholes_of(spec: GameSpec, values: Values) -> Iterator[tuple[Leave, float]]:
    """Yield every leave of a game, but the empty one, and what it is worth."""
    for leave in FullLeaves.shape(spec.layout).leaves():
        if leave:
            yield leave, values.value(leave)


# -- CSV -------------------------------------------------------------------------------------------


def read_csv(content: bytes, spec: GameSpec) -> Values:
    """Return the values in a CSV file; raise StateError for what is none."""
    wholes: dict[Leave, float] = {}
    at = 1
    try:
        reader = csv.reader(io.StringIO(content.decode("utf-8-sig")))
        for row in reader:
            at = reader.line_num
            if row:
                text, value = row
                wholes[_leave(spec, text)] = _fair(float(value))
    except (ValueError, csv.Error) as error:
        raise StateError(message("values.csv", line=at)) from error
    return from_wholes(spec, wholes)


def write_csv(values: Values, spec: GameSpec) -> bytes:
    """Return every leave of a game of one letter a tile with its worth, in points, a line."""
    lines = (f"{''.join(leave)},{value:.3f}\n" for leave, value in wholes_of(spec, values))
    return "".join(lines).encode()


def _leave(spec: GameSpec, text: str) -> Leave:
    names = tuple(text.strip())
    if not names or not set(names) <= spec.tiles.by_name.keys():
        raise ValueError(text)
    return tuple(spec.tiles.rack(names))


def _fair(value: float) -> float:
    if not abs(value) <= MOST_LEAVE:
        raise ValueError(value)
    return value


# -- KLV -------------------------------------------------------------------------------------------


def read_klv(content: bytes, spec: GameSpec) -> Values:
    """Return the values in a KLV or KLV2 file; raise StateError for what is none."""
    names = _letters(spec)
    try:
        (size,) = struct.unpack_from("<I", content)
        arcs = struct.unpack_from(f"<{size}I", content, 4)
        (count,) = struct.unpack_from("<I", content, 4 + 4 * size)
        at = 8 + 4 * size
        if len(content) == at + 4 * count:
            floats = struct.unpack_from(f"<{count}f", content, at)
        elif len(content) == at + 2 * count:
            floats = tuple(n / 256 for n in struct.unpack_from(f"<{count}h", content, at))
        else:
            raise ValueError(len(content))  # noqa: TRY301  told as all that is wrong with it
        # One more than there are values is enough to see that the graph is another's.
        leaves = list(islice(paths(arcs, dict(enumerate(names)), roots=1), count + 1))
        wholes = {
            tuple(spec.tiles.rack(leave)): _fair(value)
            for leave, value in zip(leaves, floats, strict=True)
        }
    except (struct.error, ValueError, IndexError, LexiconError) as error:
        raise StateError(message("values.klv")) from error
    return from_wholes(spec, wholes)


def write_klv2(values: Values, spec: GameSpec) -> bytes:
    """Return every leave of a game of one letter a tile with its worth as a KLV2 file."""
    number = {name: i for i, name in enumerate(_letters(spec))}
    wholes = sorted(
        (tuple(sorted(number[name] for name in leave)), value)
        for leave, value in wholes_of(spec, values)
    )
    arcs = _graph([leave for leave, _ in wholes])
    return b"".join(
        (
            struct.pack(f"<I{len(arcs)}I", len(arcs), *arcs),
            struct.pack("<I", len(wholes)),
            struct.pack(f"<{len(wholes)}f", *(value for _, value in wholes)),
        )
    )


def _letters(spec: GameSpec) -> list[str]:
    """Return the kinds by their number in a KLV file: the blank, then the alphabet.

    Raises StateError for a game whose tiles are not one letter each.
    """
    kinds = spec.tiles.kinds
    blanks = [kind.name for kind in kinds if kind.wild]
    others = [kind.name for kind in kinds if not kind.wild]
    if len(blanks) != 1 or any(len(name) != 1 for name in others):
        raise StateError(message("values.klv_game", game=spec.name))
    return blanks + others


def _graph(words: Iterable[tuple[int, ...]]) -> list[int]:
    """Return the arcs of a graph of sorted words, equal ends shared, the root's place in arc 0."""
    known: dict[tuple[int, ...], int] = {}
    arcs = [_LAST]
    # By depth: the arcs of the node that is being made; and whether the last of them ends a word.
    open_nodes: list[list[list[int]]] = [[]]
    before: tuple[int, ...] = ()

    def close(depth: int) -> None:
        while len(open_nodes) > depth + 1:
            node = open_nodes.pop()
            key = tuple(letter << 24 | ends | child for letter, ends, child in node)
            place = known.get(key, 0)
            if key and not place:
                place = known[key] = len(arcs)
                arcs.extend(key)
                arcs[-1] |= _LAST
            open_nodes[-1][-1][2] = place

    for word in words:
        same = 0
        while same < min(len(word), len(before)) and word[same] == before[same]:
            same += 1
        close(same)
        for letter in word[same:]:
            open_nodes[-1].append([letter, 0, 0])
            open_nodes.append([])
        open_nodes[-2][-1][1] = _ENDS
        before = word
    close(0)
    root = open_nodes[0]
    if root:
        arcs[0] |= len(arcs)
        arcs += [letter << 24 | ends | child for letter, ends, child in root]
        arcs[-1] |= _LAST
    return arcs


READERS: Final[Mapping[str, Callable[[bytes, GameSpec], Values]]] = {
    ".csv": read_csv,
    ".klv": read_klv,
    ".klv2": read_klv,
}
"""Who reads a file of whole leaves, by its suffix."""
WRITERS: Final[Mapping[str, Callable[[Values, GameSpec], bytes]]] = {
    ".csv": write_csv,
    ".klv2": write_klv2,
}
"""Who writes one."""
