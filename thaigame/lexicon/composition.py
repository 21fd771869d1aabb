"""Lexicons put together from others, as a file says.

::

    name = "school contest 2026"

    [[part]]                      # a list by name, or a file beside this one
    list = "our-sheet.txt"
    lengths = [2, 3]              # cells; [9] is 9 and more; left out: all lengths
    edition = "2026"              # edition, licence, authority: what the list does not say itself

    [[overlay]]                   # a file of +WORD and -WORD lines, over all parts
    file = "our-changes.txt"
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, cast

from thaigame.errors import LexiconError
from thaigame.filing import beside
from thaigame.lexicon.files import read_overlay
from thaigame.lexicon.lexicon import Lexicon
from thaigame.text.alphabet import LATIN
from thaigame.text.lint import show
from thaigame.text.text_file import read_file
from thaigame.texts import message
from thaigame.toml import TomlError, read_toml

if TYPE_CHECKING:
    from pathlib import Path

    from thaigame.text.writing import Writing
    from thaigame.texts.keys import Key

_TOP: Final = frozenset({"name", "part", "overlay"})
_PART: Final = frozenset({"list", "lengths", "edition", "licence", "authority"})
_AUTHORITIES: Final = ("official", "stand-in", "none")


def read_composition(path: Path, alphabet: Writing = LATIN) -> Lexicon:
    """Return the lexicon that the file describes, its files read by *alphabet*.

    Raise LexiconError for a file that is no such description, and for a list in it that cannot be
    read.
    """
    return _read(path, (), alphabet)


def _read(path: Path, within: tuple[Path, ...], alphabet: Writing) -> Lexicon:
    here = path.resolve()
    if here in within:
        raise _fault(path, "lexicon.circle", file=path.name)
    raw = read_file(path, LexiconError)
    try:
        content = read_toml(raw.decode("utf-8-sig"))
    except TomlError as error:
        raise _fault(path, "lexicon.no_toml", reason=error.what) from error
    except UnicodeDecodeError as error:
        told = message("toml.not_utf8", line=raw.count(b"\n", 0, error.start) + 1)
        raise _fault(path, "lexicon.no_toml", reason=told) from error
    _known(path, content, _TOP)
    parts = content.get("part")
    if not isinstance(parts, list) or not parts:
        raise _fault(path, "lexicon.no_parts")
    chosen = [_part(path, entry, (*within, here), alphabet) for entry in parts]
    name = str(content.get("name", path.stem))
    lexicon = chosen[0].union(*chosen[1:], name=name)
    overlays = content.get("overlay", [])
    if not isinstance(overlays, list):
        raise _fault(path, "lexicon.bad_value", field="overlay", value=str(overlays))
    for entry in overlays:
        _known(path, entry, frozenset({"file"}))
        changes = _beside(path, _text(path, entry, "file"))
        lexicon = read_overlay(changes, alphabet=alphabet).over(lexicon)
    return Lexicon(name, lexicon.parts, lexicon.notices)


def _part(path: Path, entry: object, within: tuple[Path, ...], alphabet: Writing) -> Lexicon:
    facts = _known(path, entry, _PART)
    listed = _text(path, facts, "list")
    from thaigame.lexicon.catalogue import find_lexicon, lexicon_names

    if listed in lexicon_names():
        lexicon = find_lexicon(listed)
    elif listed.lower().endswith(".toml"):
        lexicon = _read(_beside(path, listed), within, alphabet)
    else:
        lexicon = find_lexicon(_beside(path, listed), alphabet=alphabet)
    said: dict[str, str] = {
        key: _text(path, facts, key) for key in ("edition", "licence") if key in facts
    }
    if "authority" in facts:
        said["authority"] = _text(path, facts, "authority")
        if said["authority"] not in _AUTHORITIES:
            raise _fault(path, "lexicon.bad_value", field="authority", value=said["authority"])
    if said:
        parts = tuple(replace(part, **cast("Any", said)) for part in lexicon.parts)
        lexicon = Lexicon(lexicon.name, parts, lexicon.notices)
    if "lengths" not in facts:
        return lexicon
    low, high = _lengths(path, facts["lengths"])
    return Lexicon.by_length({(low, high): lexicon})


def _beside(path: Path, name: str) -> Path:
    """Return the file *name* beside *path*; raise LexiconError for what lies elsewhere."""
    from thaigame.lexicon.catalogue import lexicon_names

    found = beside(path, name)
    if found is None:
        known = ", ".join(lexicon_names())
        raise LexiconError(
            message("lexicon.not_beside", file=path.name, name=show(name), known=known),
            at=str(path),
        )
    return found


def _lengths(path: Path, value: object) -> tuple[int, int | None]:
    match value:
        case [int(low)] if low > 0 and not isinstance(low, bool):
            return low, None
        case [int(low), int(high)] if 0 < low <= high and not isinstance(low, bool):
            return low, high
    raise _fault(path, "lexicon.bad_lengths", value=str(value))


def _known(path: Path, entry: object, keys: frozenset[str]) -> dict[str, Any]:
    if not isinstance(entry, dict):
        raise _fault(path, "lexicon.bad_value", field="part", value=str(entry))
    for key in entry:
        if key not in keys:
            raise _fault(path, "lexicon.bad_key", field=key, known=", ".join(sorted(keys)))
    return entry


def _text(path: Path, facts: dict[str, Any], key: str) -> str:
    value = facts.get(key)
    if not isinstance(value, str) or not value:
        raise _fault(path, "lexicon.bad_value", field=key, value=str(value))
    return value


def _fault(path: Path, key: Key, **values: object) -> LexiconError:
    reason = message(key, **values)
    return LexiconError(message("lexicon.in_file", file=path.name, reason=reason), at=str(path))
