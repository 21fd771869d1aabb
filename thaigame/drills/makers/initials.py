"""คำควบกล้ำ แท้ and ไม่แท้, and อักษรนำ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import Kind, Option
from thaigame.drills.making import balanced, drawn, mixed_choices
from thaigame.drills.model import Item, Part
from thaigame.spelling import explain
from thaigame.spelling.letters import PHINTHU
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.kind import Request
    from thaigame.drills.pool import Entry
    from thaigame.spelling import Syllable

_LED: Final = "ห" + PHINTHU
_OWN_SYLLABLE: Final = 2  # letters of an initial that begins in the syllable before


def _special(entry: Entry) -> list[Syllable]:
    """Return the syllables with an initial of two letters (or of one led from before)."""
    return [syllable for syllable in entry.syllables if syllable.initial_kind != "single"]


def _make_clusters(request: Request) -> list[Part]:
    names = {
        "cluster": str(message("drills.cluster_true")),
        "false cluster": str(message("drills.cluster_false")),
        "leading": str(message("drills.cluster_none")),
    }
    if request.options["other"] == "no":
        del names["leading"]
    groups: dict[str, list[tuple[Entry, Syllable]]] = {name: [] for name in names}
    for entry in request.pool.entries:
        special = _special(entry)
        kinds = {syllable.initial_kind for syllable in special}
        if len(special) == 1 and len(entry.analysis.readings) == 1 and kinds <= names.keys():
            syllable = special[0]
            # ห before a single low letter is so plain that nobody takes it for a cluster.
            if syllable.initial_kind != "leading" or not syllable.initial.startswith("ห"):
                groups[syllable.initial_kind].append((entry, syllable))
    items = [
        Item(
            question=entry.word,
            answers=(names[kind],),
            reason=str(explain(syllable, "initial")),
            skill="clusters",
            word=entry.word,
            choices=tuple(names.values()),
        )
        for kind, (entry, syllable) in balanced(request.random, groups, request.count)
    ]
    key = "drills.clusters_three" if "leading" in names else "drills.clusters"
    return [Part(str(message(key)), tuple(items))]


def _make_leading(request: Request) -> list[Part]:
    led = request.options["led"]
    groups: dict[str, list[Entry]] = {"one": [], "two": []}
    for entry in request.pool.entries:
        special = _special(entry)
        if len(entry.analysis.readings) > 1 or [s.initial_kind for s in special] != ["leading"]:
            continue
        if len(special[0].initial) == _OWN_SYLLABLE:
            groups["one" if _in_one(special[0]) else "two"].append(entry)
    if led != "any":
        groups = {led: groups[led]}
    items = []
    for _, entry in balanced(request.random, groups, request.count):
        right = entry.analysis.reading
        wrong = _misreadings(entry, right)
        choices = mixed_choices(request.random, right, wrong)
        syllable = _special(entry)[0]
        items.append(
            Item(
                question=str(message("drills.read_as", word=entry.word)),
                answers=(right,),
                reason=_leading_reason(syllable),
                skill="leading",
                word=entry.word,
                choices=choices,
            )
        )
    return [Part(str(message("drills.leading")), tuple(items))]


def _in_one(syllable: Syllable) -> bool:
    """Tell whether the leading letter is only heard in the tone: ห, and อ before ย."""
    initial = syllable.initial
    return len(initial) == _OWN_SYLLABLE and (initial[0] == "ห" or initial == "อย")


def _leading_reason(syllable: Syllable) -> str:
    initial = syllable.initial
    if _in_one(syllable):
        return str(message("drills.leading_one", first=initial[0], second=initial[1]))
    return str(
        message("drills.leading_two", first=initial[0], second=initial[1], reading=syllable.reading)
    )


def _misreadings(entry: Entry, right: str) -> Iterator[str]:
    """Yield how the word is misread: without the leading tone, as a cluster, letter by letter."""
    parts = right.split("-")
    at = next(i for i, each in enumerate(entry.syllables) if each.initial_kind == "leading")
    syllable = entry.syllables[at]
    heard = parts[at]
    first = syllable.initial[0]
    if _in_one(syllable):
        plain = heard.replace(_LED, "", 1)
        yield "-".join([*parts[:at], plain, *parts[at + 1 :]])
        yield "-".join([*parts[:at], first + "ะ", plain, *parts[at + 1 :]])
        yield "-".join([*parts[:at], first + "อ", plain, *parts[at + 1 :]])
        return
    plain = heard.replace(_LED, "", 1)
    yield "-".join([*parts[:at], plain, *parts[at + 1 :]])
    if at and len(syllable.initial) == _OWN_SYLLABLE:
        cluster = heard.replace("ห", first, 1)
        yield "-".join([*parts[: at - 1], cluster, *parts[at + 1 :]])
        yield "-".join([*parts[: at - 1], first + "อ", plain, *parts[at + 1 :]])
    if at:
        yield "-".join([*parts[: at - 1], parts[at - 1] + "า", plain, *parts[at + 1 :]])


def _find_leading(request: Request) -> list[Part]:
    """Find the one word with a leading letter among words that only look so."""
    led, others = [], []
    for entry in request.pool.entries:
        kinds = {syllable.initial_kind for syllable in _special(entry)}
        if kinds == {"leading"}:
            if len(_special(entry)[0].initial) == _OWN_SYLLABLE:
                led.append(entry)
        elif kinds == {"cluster"} or (not kinds and "unwritten a" in entry.features):
            others.append(entry)
    random = request.random
    items = []
    for entry in drawn(random, led, request.count):
        wrong = [other.word for other in drawn(random, others, 3)]
        syllable = _special(entry)[0]
        items.append(
            Item(
                question=str(message("drills.leading_which")),
                answers=(entry.word,),
                reason=f"{entry.word} ({entry.analysis.reading}): {_leading_reason(syllable)}",
                skill="leading",
                word=entry.word,
                choices=mixed_choices(random, entry.word, wrong),
            )
        )
    return [Part(str(message("drills.leading_find")), tuple(items))]


def _make_leading_kind(request: Request) -> list[Part]:
    return _find_leading(request) if request.options["ask"] == "find" else _make_leading(request)


KINDS: Final = (
    Kind(
        "clusters",
        message("drills.title_clusters"),
        message("drills.about_clusters"),
        2,
        _make_clusters,
        (Option("other", ("no", "yes"), message("drills.option_other")),),
    ),
    Kind(
        "leading",
        message("drills.title_leading"),
        message("drills.about_leading"),
        2,
        _make_leading_kind,
        (
            Option("ask", ("read", "find"), message("drills.option_leading")),
            Option("led", ("any", "one", "two"), message("drills.option_led")),
        ),
    ),
)
