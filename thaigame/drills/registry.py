"""All kinds of drill by name, and the one function that makes a sheet of any of them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from thaigame.arguments import a_list, door, one_of
from thaigame.chance import Random
from thaigame.drills.kind import Request
from thaigame.drills.model import DrillSheet
from thaigame.drills.pool import find_pool, pool_of
from thaigame.errors import DrillError
from thaigame.text import show
from thaigame.texts import LANGUAGES, in_language, message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from thaigame.drills.kind import DrillKind
    from thaigame.texts import Language
    from thaigame.texts.keys import Key

MOST_ITEMS = 200


@cache
def all_kinds() -> tuple[DrillKind, ...]:
    """Return every kind of drill, a file of ``thaigame.drills.kinds`` each, the easiest first."""
    from thaigame.drills import kinds as package

    found = [_load(module.name) for module in iter_modules(package.__path__)]
    return tuple(sorted(found, key=lambda kind: (kind.grade, kind.name)))


@door
def find_kind(name: str) -> DrillKind:
    """Return the kind called *name*; raise DrillError, which names them all, for no kind."""
    file = name.replace("-", "_")
    if file.isidentifier() and find_spec(f"thaigame.drills.kinds.{file}") is not None:
        kind = _load(file)
        if kind.name == name:
            return kind
    known = ", ".join(kind.name for kind in all_kinds())
    raise DrillError(message("drills.no_kind", name=show(name), known=known), at=name)


def _load(file: str) -> DrillKind:
    kind: DrillKind = import_module(f"thaigame.drills.kinds.{file}").KIND
    return kind


@door
def make(
    kind: str,
    *,
    count: int = 10,
    level: int | None = None,
    words: Iterable[str] | Mapping[str, str] | None = None,
    seed: int = 0,
    lang: Language = "th",
    allow_unfit: bool = False,
    **settings: str,
) -> DrillSheet:
    """Return a sheet of *count* items of a kind; the same arguments give the same sheet.

    Words come from the Royal Society's list as far as the school books use it: *level* 1 (ป.1) to
    6 keeps to what that grade has learnt, None is the whole of it. *words* is the teacher's own
    list instead, which a level then thins; a mapping gives each word a clue. Words that are not
    fit for class stay out unless *allow_unfit*. Where fewer items can be made, the sheet has fewer
    and says so in its ``notes``.
    *settings* are those of the kind (``find_kind(kind).settings``).

    Raise DrillError for an unknown kind, option or value, a count or level out of range, and
    where not a single item can be made; ArgumentError for one text in place of a list of words.
    """
    a_list("words", words)
    one_of("lang", lang, LANGUAGES)
    chosen = find_kind(kind)
    if count not in range(1, MOST_ITEMS + 1):  # also what is no number
        raise DrillError(message("drills.count", count=show(str(count)), most=MOST_ITEMS))
    filled = _settings(chosen, settings)
    if words is None:
        pool = find_pool(level, allow_unfit=allow_unfit)
    else:
        pool = pool_of(words, level=level, allow_unfit=allow_unfit)
    with in_language(lang):
        notes = [str(note) for note in pool.notes]
        request = Request(kind, count, pool, Random(seed), filled, notes, level, words is not None)
        parts = tuple(part for part in chosen.make(request) if part.items)
        if not parts:
            early = level is not None and level < chosen.grade
            key: Key = "drills.nothing_yet" if early else "drills.nothing"
            raise DrillError(message(key, title=chosen.title, grade=chosen.grade), at=kind)
        made = max(len(part.items) for part in parts)
        if made < count:
            request.notes.append(str(message("drills.fewer", made=made, count=count)))
        return DrillSheet(
            kind=kind,
            title=str(chosen.title),
            parts=parts,
            seed=seed,
            lang=lang,
            level=level,
            settings=tuple(sorted(filled.items())),
            notes=tuple(request.notes),
        )


def _settings(kind: DrillKind, given: Mapping[str, str]) -> dict[str, str]:
    known = {setting.name: setting for setting in kind.settings}
    for name, value in given.items():
        if name not in known:
            names = ", ".join(known) or "-"
            raise DrillError(
                message("drills.no_setting", name=show(name), kind=kind.name, known=names), at=name
            )
        if value not in known[name].values:
            values = ", ".join(known[name].values)
            raise DrillError(
                message("drills.no_value", value=show(str(value)), name=name, known=values),
                at=name,
            )
    return {name: given.get(name, setting.values[0]) for name, setting in known.items()}
