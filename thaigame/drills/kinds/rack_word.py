"""The one word that takes every tile of a rack, in any game with Thai tiles.

A rack has no blank, and exactly one word of the game's list takes all of its tiles. The key lays it
where it scores most.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from thaigame.drills import racks
from thaigame.drills.kind import DrillKind, Setting, part
from thaigame.drills.model import BoardFigure, RackFigure
from thaigame.notation import format_move, write_position
from thaigame.texts import language, said

if TYPE_CHECKING:
    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillItem, DrillPart

_FEW: Final = 3  # tiles of the shortest rack that is worth a question
_ASK: Final = said(
    "{game}: make one word with every tile of the rack.",
    "{game}: จงสร้างคำหนึ่งคำโดยใช้ตัวเบี้ยให้ครบทุกตัว",
)
_WHICH: Final = said("{tiles} ({count} tiles)", "{tiles} ({count} ตัว)")


def _make(request: Request) -> list[DrillPart]:
    name = request.settings["game"]
    spec = racks.game(name)
    most = min(int(request.settings["tiles"]), spec.rules.play.rack_size)
    fitting = racks.pool_needs(request, least=_FEW, most=most)
    items: list[DrillItem] = []
    used: set[str] = set()
    for need in islice(fitting, racks.RACK_TRIES):
        if len(items) == request.count:
            break
        rack = racks.draw(request.random, need, spec)
        if rack is None or set(racks.words_from(rack, name, least=len(rack))) != {need.word}:
            continue
        tiles = racks.shown_rack(rack, spec)
        best = racks.best_first(need, rack, spec)
        if tiles in used or best is None:
            continue
        used.add(tiles)
        position, play, _ = best
        items.append(
            request.item(
                _WHICH.of(tiles=tiles, count=len(rack)),
                need.word,
                racks.LAID_AS.of(word=need.word, tiles=racks.laid_as(need)),
                word=need.word,
                figure=RackFigure(name, tiles),
                solution=BoardFigure(write_position(position), format_move(play, position)),
            )
        )
    return part(_ASK.of(game=spec.layout.titles[language()]), items)


KIND: Final = DrillKind(
    name="rack-word",
    grade=2,
    title=said("From the rack to a word", "ประสมตัวเบี้ยเป็นคำ"),
    summary=said(
        "make the one word that uses every tile of a rack",
        "สร้างคำโดยใช้ตัวเบี้ยบนแป้นให้ครบทุกตัว",
    ),
    make=_make,
    settings=(
        racks.game_setting(),
        Setting(
            "tiles",
            ("5", "3", "4", "6", "7", "9"),
            said("the most tiles of a rack", "จำนวนตัวเบี้ยมากที่สุด"),
        ),
    ),
)
