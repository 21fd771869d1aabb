"""The one first word of a full rack that lays enough tiles for the game's bonus.

A rack has no blank, and exactly one word of the game's list can be laid with so many of its tiles.
The game's own rules and scorer judge it; the key lays it where it scores most.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from thaigame.drills import racks
from thaigame.drills.kind import DrillKind, joined
from thaigame.drills.model import BoardFigure, DrillPart, RackFigure
from thaigame.notation import format_move, write_position
from thaigame.texts import language, said

if TYPE_CHECKING:
    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillItem

_ASK: Final = said(
    "{game}: the board is empty. Find the one word with {least} tiles or more.",
    "{game}: กระดานว่าง จงหาคำที่ลงตัวเบี้ยได้ตั้งแต่ {least} ตัวขึ้นไป (มีคำเดียว)",
)
_WHICH: Final = said("{tiles} ({least} tiles or more)", "{tiles} (ลงตั้งแต่ {least} ตัวขึ้นไป)")
_BONUS: Final = said(
    "{count} tiles at once bring {bonus} more: {total} points where it scores most",
    "ลงพร้อมกัน {count} ตัว ได้แต้มพิเศษ {bonus} รวมได้ {total} แต้มในตำแหน่งที่ได้แต้มมากที่สุด",
)


def _make(request: Request) -> list[DrillPart]:
    name = request.settings["game"]
    spec = racks.game(name)
    size = spec.rules.play.rack_size
    least = min(spec.rules.play.bonus, default=size)
    fitting = racks.pool_needs(request, least=least, most=size)
    items: list[DrillItem] = []
    for need in islice(fitting, racks.RACK_TRIES):
        if len(items) == request.count:
            break
        tiles = racks.draw(request.random, need, spec)
        if tiles is None:
            continue
        rack = racks.fill(request.random, tiles, size, spec)
        best = racks.best_first(need, rack, spec)
        if best is None or set(racks.words_from(rack, name, least=least)) != {need.word}:
            continue
        position, play, score = best
        reasons = [
            racks.LAID_AS.of(word=need.word, tiles=racks.laid_as(need)),
            _BONUS.of(count=len(play.tiles), bonus=score.bonus, total=score.total),
        ]
        items.append(
            request.item(
                _WHICH.of(tiles=racks.shown_rack(rack, spec), least=least),
                need.word,
                joined(reasons),
                word=need.word,
                figure=RackFigure(name, racks.shown_rack(rack, spec)),
                solution=BoardFigure(write_position(position), format_move(play, position)),
            )
        )
    instruction = str(_ASK.of(game=spec.layout.titles[language()], least=least))
    board = BoardFigure(write_position(spec.start()))
    return [DrillPart(instruction, tuple(items), figure=board)]


KIND: Final = DrillKind(
    name="find-bonus",
    grade=4,
    title=said("Find the bonus play", "หาคำที่ได้แต้มพิเศษ"),
    summary=said(
        "find the first word that uses enough tiles for the bonus",
        "หาคำแรกที่ลงตัวเบี้ยมากพอจะได้แต้มพิเศษ",
    ),
    make=_make,
    settings=(racks.game_setting(),),
)
