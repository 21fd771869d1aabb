"""Whether both letters of a cluster are heard: คำควบกล้ำแท้ or ไม่แท้.

With ``other=yes`` words with a leading letter are among them as a third answer, but none with ห
before a single low letter, which nobody takes for a cluster. A word has one such initial.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, Setting, balanced, part
from thaigame.spelling import explain
from thaigame.texts import said

if TYPE_CHECKING:
    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillPart
    from thaigame.drills.pool import PoolWord
    from thaigame.spelling import Syllable

_ASK: Final = {
    "no": said("Is the cluster true or false?", "คำต่อไปนี้เป็นคำควบกล้ำแท้หรือไม่แท้"),
    "yes": said(
        "Is it a true cluster, a false cluster, or no cluster?",
        "คำต่อไปนี้เป็นคำควบกล้ำแท้ คำควบกล้ำไม่แท้ หรือไม่ใช่คำควบกล้ำ",
    ),
}
_NAMES: Final = {
    "cluster": said("true cluster", "ควบกล้ำแท้"),
    "false cluster": said("false cluster", "ควบกล้ำไม่แท้"),
    "leading": said("no cluster (a leading letter)", "ไม่ใช่คำควบกล้ำ (อักษรนำ)"),
}


def special(entry: PoolWord) -> list[Syllable]:
    """Return the syllables with an initial of two letters (or of one led from before)."""
    return [syllable for syllable in entry.syllables if syllable.initial_kind != "single"]


def _make(request: Request) -> list[DrillPart]:
    other = request.settings["other"]
    names = {kind: name for kind, name in _NAMES.items() if other == "yes" or kind != "leading"}
    groups: dict[str, list[tuple[PoolWord, Syllable]]] = {name: [] for name in names}
    for entry in request.pool.entries:
        found = special(entry)
        if len(found) != 1 or found[0].initial_kind not in names:
            continue
        if not set(found[0].initial) <= set(found[0].text):
            continue  # the ร of พฤกษ์ is heard, but not written
        if found[0].initial_kind == "leading" and len(found[0].initial) == 1:
            continue  # what leads the ร of อิสระ closes the syllable before it as well
        if found[0].initial_kind != "leading" or not found[0].initial.startswith("ห"):
            groups[found[0].initial_kind].append((entry, found[0]))
    return part(
        _ASK[other],
        [
            request.item(
                entry.word,
                names[kind],
                explain(syllable, "initial"),
                word=entry.word,
                choices=names.values(),
            )
            for kind, (entry, syllable) in balanced(request.random, groups, request.count)
        ],
    )


KIND: Final = DrillKind(
    name="clusters",
    grade=2,
    title=said("Clusters, true and false", "คำควบกล้ำแท้และไม่แท้"),
    summary=said("are both letters of a cluster heard", "จำแนกคำควบกล้ำแท้ ไม่แท้"),
    make=_make,
    settings=(
        Setting(
            "other",
            ("no", "yes"),
            said(
                "yes: words with a leading letter among them too",
                "yes: มีคำที่เป็นอักษรนำปนด้วย",
            ),
        ),
    ),
)
