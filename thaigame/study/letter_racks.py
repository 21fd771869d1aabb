"""Racks given as letters (มาการต): which tiles they can be, where several kinds show a letter."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import TYPE_CHECKING, Final

from thaigame.errors import RackError, StudyError
from thaigame.game.playable import faces_needed, game_cells
from thaigame.notation import parse_rack
from thaigame.text.lint import show
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Rack

_MOST: Final = 64


def racks_of(text: str, layout: Layout) -> tuple[Rack, ...]:
    """Return every rack that *text* can mean: tiles as ``parse_rack`` reads them, or letters.

    A letter means any tile but a blank that shows it; marks in a game where they are paper mean
    nothing. Raise RackError where *text* is neither, StudyError where it can mean too many racks.
    """
    try:
        return (parse_rack(text, layout),)
    except RackError as error:
        letters = _choices(text, layout)
        if letters is None:
            raise error from None
    count = prod(map(len, letters))
    if count > _MOST**2:
        raise StudyError(message("study.too_many_racks", text=show(text), count=count))
    found = dict.fromkeys(layout.tiles.rack(chosen) for chosen in product(*letters))
    racks = [rack for rack in found if _in_the_set(rack, layout)]
    if len(racks) > _MOST:
        raise StudyError(message("study.too_many_racks", text=show(text), count=len(racks)))
    return tuple(racks)


def _choices(text: str, layout: Layout) -> list[tuple[str, ...]] | None:
    """Return the tiles that each letter of *text* can be, None for what is no letter of the game.

    A bracket and a blank's sign are the tiles they name.
    """
    kinds = layout.tiles.by_name
    chosen: list[tuple[str, ...]] = []
    rest = "".join(text.replace("◌", "").split())
    while rest:
        end = min((at for sign in "[?" if (at := rest.find(sign)) >= 0), default=len(rest))
        for cell in game_cells(rest[:end], layout) if end else ():
            for face in faces_needed(cell, layout)[0]:
                shown = layout.tiles.showing.get(face, ())
                names = tuple(name for name in shown if not kinds[name].wild)
                if not names:
                    return None
                chosen.append(names)
        rest = rest[end:]
        if rest:
            size = rest.find("]") + 1 if rest[0] == "[" else 1
            if not size:
                return None
            try:
                chosen += ((name,) for name in parse_rack(rest[:size], layout))
            except RackError:
                return None
            rest = rest[size:]
    return chosen or None


def _in_the_set(rack: Rack, layout: Layout) -> bool:
    return all(rack.count(name) <= layout.tiles.full.get(name, 1) for name in rack)
