"""What squares, tiles and players are called when a board is read out or printed."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.arguments import door
from thaigame.game.board import standing_marks
from thaigame.game.events import Played, Restarted, Withdrawn
from thaigame.game.views import Observation, PublicView
from thaigame.text.characters import is_mark
from thaigame.texts import language, message, variant
from thaigame.visible import visible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.board import Stack
    from thaigame.game.events import Event
    from thaigame.game.position import Position
    from thaigame.layouts.grid import Premium
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Tile
    from thaigame.texts import Language
    from thaigame.texts.keys import Key

    Seen = Position | PublicView
    """A position with the racks that are known, or a game as a player or everybody sees it."""

_THAI_DIGITS: Final = str.maketrans("0123456789", "๐๑๒๓๔๕๖๗๘๙")


def numeral(value: int, layout: Layout) -> str:
    """Return a number in the digits that the game's tiles are printed with."""
    return str(value).translate(_THAI_DIGITS) if layout.numerals == "thai" else str(value)


def shown(face: str) -> str:
    """Return a face as people can read it in a line: a lone mark on a dotted circle."""
    return visible("◌" + face if is_mark(face[:1]) else face)


def premium_name(premium: Premium) -> str:
    """Return ``word ×3``."""
    target = variant("render.target", premium.target)
    return str(message("render.premium", target=target, factor=premium.factor))


def factor_name(name: str) -> str:
    """Return the name of a multiplier in a score (``letter x2``) in the language in force."""
    for target in ("letter", "word"):
        name = name.replace(target, str(variant("render.target", target)))
    return name


def square_name(layout: Layout, square: int) -> str:
    """Return what an empty square is: ``H8: word ×2, centre``."""
    grid = layout.grid
    what = _ground_name(grid.premiums[square], square == grid.centre, language())
    return str(message("render.square", square=grid.name(square), what=what))


@lru_cache(maxsize=64)
def _ground_name(premium: Premium | None, is_centre: bool, chosen: Language) -> str:  # noqa: FBT001  a key
    """Return what an empty square is in the language in force, *chosen*; a board has few kinds."""
    del chosen
    parts = [str(message("render.plain")) if premium is None else premium_name(premium)]
    if is_centre:
        parts.append(str(message("render.centre")))
    return ", ".join(parts)


def stack_name(layout: Layout, square: int, stack: Stack) -> str:
    """Return what lies on a square: ``H8: ที่, ท worth 2, paper mark ◌ี่``."""
    parts = [stack.cell.canonical, *(tile_name(layout, tile) for tile in stack.tiles)]
    marks = "".join(standing_marks(stack, layout.tiles))
    if marks:
        parts.append(str(message("render.paper_mark", mark=shown(marks))))
    name = layout.grid.name(square)
    return str(message("render.square", square=name, what=", ".join(parts)))


def tile_name(layout: Layout, tile: Tile) -> str:
    """Return what a tile on the board is: ``ซ worth 6, the tile ฆ/ซ`` or ``blank as ก``."""
    kind = layout.tiles.by_name[tile.kind]
    if kind.wild:
        return str(message("render.blank_as", face=shown(tile.face)))
    face = kind.face(tile.face)
    points = 0 if face is None else face.points
    name = message("render.tile", face=shown(tile.face), points=points)
    origin = layout.tiles.by_name[kind.origin]
    if origin.is_choice:
        name = message("render.tile_of", tile=name, kind=kind_sides(layout, kind.origin))
    return str(name)


def kind_name(layout: Layout, kind: str) -> str:
    """Return what a tile off the board is: ``ก worth 1``, ``H worth 4 or Q worth 10``."""
    found = layout.tiles.by_name[kind]
    if found.wild and len(found.faces) == 1:
        return str(message("render.blank_as", face=shown(found.faces[0].text)))
    if found.wild:
        return str(message("render.blank"))
    names = [
        message("render.tile", face=shown(face.text), points=face.points) for face in found.faces
    ]
    name = names[0]
    for other in names[1:]:
        name = message("render.or", first=name, second=other)
    return str(name)


def kind_sides(layout: Layout, kind: str) -> str:
    """Return the faces of a tile between slashes, lone marks on dotted circles."""
    return "/".join(shown(face.text) for face in layout.tiles.by_name[kind].faces)


class Side(NamedTuple):
    """A player: who and with which score, the rack or None, what is said instead of the rack."""

    title: str
    rack: tuple[str, ...] | None
    instead: str


def sides(seen: Seen, names: Sequence[str] = ()) -> tuple[Side, ...]:
    """Return the players: of a position the one to move first, of a game in seat order.

    Those whom *names* does not name are told by their place.
    """
    if isinstance(seen, PublicView):
        return tuple(
            _seat(seen, seat, names[seat] if seat < len(names) else "")
            for seat in range(len(seen.scores))
        )
    return tuple(
        Side(
            _title(player, score, names),
            rack,
            "" if rack is not None else str(message("render.rack_unknown")),
        )
        for player, (score, rack) in enumerate(zip(seen.scores, seen.racks, strict=True))
    )


def _title(player: int, score: int, names: Sequence[str]) -> str:
    if player < len(names) and names[player]:
        key: Key = "render.named" if player else "render.named_to_move"
        return str(message(key, name=names[player], score=score))
    return str(message("render.then" if player else "render.to_move", score=score))


def _seat(seen: PublicView, seat: int, name: str) -> Side:
    to_move, score = seat == seen.turn, seen.scores[seat]
    if name:
        named: Key = "render.named_to_move" if to_move else "render.named"
        title = str(message(named, name=name, score=score))
    else:
        key: Key = "render.seat_to_move" if to_move else "render.seat"
        title = str(message(key, number=seat + 1, score=score))
    if isinstance(seen, Observation) and seat == seen.player:
        return Side(title, seen.rack, "")
    return Side(title, None, str(message("render.rack_count", count=seen.rack_counts[seat])))


def bag_line(seen: Seen) -> str:
    """Return how many tiles are in the bag."""
    count = seen.bag_count if isinstance(seen, PublicView) else seen.bag_count()
    return str(message("render.bag", count=count))


@door
def last_play(events: Sequence[Event]) -> tuple[int, ...]:
    """Return the squares of the last play that was not taken back, none after a restart (K12)."""
    for event in reversed(events):
        if isinstance(event, Played):
            return event.move.squares
        if isinstance(event, Withdrawn | Restarted):
            break
    return ()
