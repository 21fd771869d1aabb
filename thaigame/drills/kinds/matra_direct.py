"""Whether the final of a word in แม่กก กด กบ กน is the letter of its มาตรา or another of its sound.

Only these four have letters that are not their own, so only they are asked about; รร is not, nor
are words with silent letters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, balanced, grouped, part
from thaigame.spelling import explain, is_direct_final
from thaigame.texts import said

if TYPE_CHECKING:
    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillPart
    from thaigame.drills.pool import PoolWord

_ASK: Final = said(
    "Is the final ตรงมาตรา or ไม่ตรงมาตรา?",
    "คำต่อไปนี้มีตัวสะกดตรงมาตราหรือไม่ตรงมาตรา",
)
_NAMES: Final = {
    True: said("ตรงมาตรา (its own letter)", "ตรงมาตรา"),
    False: said("ไม่ตรงมาตรา (another letter)", "ไม่ตรงมาตรา"),
}


def _is_direct(entry: PoolWord) -> bool | None:
    syllable = entry.syllables[0]
    asked = syllable.matra in ("กก", "กด", "กบ", "กน") and syllable.final != "รร"
    asked = asked and not syllable.silent  # another lesson
    return is_direct_final(syllable.final) if asked else None


def _make(request: Request) -> list[DrillPart]:
    chosen = balanced(request.random, grouped(request.pool.single, _is_direct), request.count)
    return part(
        _ASK,
        [
            request.item(
                entry.word,
                _NAMES[direct],
                explain(entry.syllables[0], "final"),
                word=entry.word,
                choices=_NAMES.values(),
            )
            for direct, entry in chosen
        ],
    )


KIND: Final = DrillKind(
    name="matra-direct",
    grade=1,
    title=said(
        "Finals: the มาตรา's own letter or another",
        "ตัวสะกดตรงมาตราและไม่ตรงมาตรา",
    ),
    summary=said(
        "is a final the letter of its มาตรา (กก กด กบ กน) or another of that sound",
        "บอกว่าตัวสะกดในแม่กก กด กบ กน ตรงมาตราหรือไม่",
    ),
    make=_make,
)
