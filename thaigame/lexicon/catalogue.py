"""Lexicons by name or by file."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from thaigame.arguments import door
from thaigame.cache import cached, fingerprint
from thaigame.errors import LexiconError
from thaigame.lexicon import installed
from thaigame.lexicon.installed import added, corrected, read_changes
from thaigame.lexicon.lexicon import Lexicon
from thaigame.lexicon.listed import Words, tidy
from thaigame.resources import folder
from thaigame.text import show
from thaigame.text.alphabet import LATIN
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from thaigame.text.writing import Writing
    from thaigame.texts import Message

DEFAULT_THAI: Final = "orst"

_COMPOSITION: Final = ".toml"


def lexicon_names() -> tuple[str, ...]:
    """Return the names of the lexicons that ``find_lexicon`` knows, the default Thai one first."""
    return tuple(_lists())


@door
def find_lexicon(name_or_path: str | Path, *, alphabet: Writing = LATIN) -> Lexicon:
    """Return the lexicon of that name, or the one in that file, read by *alphabet*.

    A file is a word list (see ``read_word_list``) or, named ``*.toml``, a composition of lists
    (see ``lexicon/README.md``). A list known by name is read once a process. What the user should
    know about it is in its ``notices`` and is logged as a warning. Raise LexiconError for an
    unknown name and for a file that cannot be read as a list.
    """
    text = str(name_or_path)
    if isinstance(name_or_path, str) and text in _lists():
        return _named(text)
    lexicon = _from_path(Path(name_or_path), text, alphabet)
    _tell(lexicon)
    return lexicon


def _from_path(path: Path, text: str, alphabet: Writing) -> Lexicon:
    if not _is_path(text) and not _exists(path):
        known = ", ".join(lexicon_names())
        raise LexiconError(message("lexicon.unknown", name=show(text), known=known), at=text)
    if path.suffix.lower() == _COMPOSITION:
        from thaigame.lexicon.composition import read_composition

        return read_composition(path, alphabet)
    from thaigame.lexicon.files import read_word_list

    return read_word_list(path, alphabet=alphabet).lexicon


@lru_cache(maxsize=1)
def _lists() -> Mapping[str, Mapping[str, Any]]:
    import tomllib

    return tomllib.loads((folder("lexicon") / "lists.toml").read_text(encoding="utf-8"))


@cache
def _named(name: str) -> Lexicon:
    facts = _lists()[name]
    if "composition" in facts:
        from thaigame.lexicon.composition import read_composition

        return read_composition(folder("lexicon") / facts["composition"])
    lexicon = _from_file(name, facts) if "file" in facts else _from_pythainlp(name, facts)
    _tell(lexicon)
    return lexicon


def _tell(lexicon: Lexicon) -> None:
    """Log what the user should know, which without any set-up goes to standard error as text."""
    if lexicon.notices:
        from logging import getLogger

        for notice in lexicon.notices:
            getLogger(__name__).warning("%s", notice)


def _from_file(name: str, facts: Mapping[str, Any]) -> Lexicon:
    """Read a list that is shipped: one word a line, checked against its known hash.

    One of the letters a to z alone is sorted, and so taken as it lies.
    """
    raw = (folder("lexicon") / facts["file"]).read_bytes()
    if facts["file"].endswith(".gz"):
        from gzip import decompress

        raw = decompress(raw)
    words = Words(raw.upper()) if raw.isascii() else Words.of(map(tidy, raw.decode().split()))
    if words.digest() != facts["sha256"]:
        raise LexiconError(message("lexicon.damaged", name=name, file=facts["file"]), at=name)
    return _lexicon(name, facts, words, digest=facts["sha256"])


def _from_pythainlp(name: str, facts: Mapping[str, Any]) -> Lexicon:
    """Read a list out of pythainlp, by way of the cache, and correct it as its changes say."""
    table = folder("lexicon") / facts["changes"] if "changes" in facts else None
    changes_text = table.read_text(encoding="utf-8") if table else ""
    changes = read_changes(changes_text)

    def build() -> bytes:
        listed = corrected(installed.words(facts["pythainlp"]), changes)
        return Words.of(map(tidy, listed)).text

    raw = installed.data_file(facts["data_file"])
    notices: list[Message] = []
    if raw is None:
        content = build()
    else:
        key = fingerprint(raw, changes_text.encode(), facts["pythainlp"].encode())
        content, notice = cached(name, key, build)
        notices += [notice] if notice else []
    if raw is None or _sha256(raw) != facts["data_sha256"]:
        notices.append(message("lexicon.other_edition", name=name, source=facts["source"]))
    lexicon = _lexicon(name, facts, Words(content), notices=tuple(notices))
    more = added(changes)
    if not more:
        return lexicon
    repair = {key.removeprefix("added_"): facts[key] for key in facts if key.startswith("added_")}
    repair["authority"] = facts["authority"]
    return lexicon.union(_lexicon(repair["name"], repair, Words.of(more)), name=name)


def _lexicon(
    name: str,
    facts: Mapping[str, Any],
    words: Words,
    *,
    digest: str | None = None,
    notices: tuple[Message, ...] = (),
) -> Lexicon:
    return Lexicon.of(
        words,
        name=name,
        edition=facts["edition"],
        licence=facts["licence"],
        source=facts["source"],
        authority=facts["authority"],
        digest=digest,
        notices=notices,
    )


def _is_path(text: str) -> bool:
    return "/" in text or "\\" in text or "." in text


def _exists(path: Path) -> bool:
    try:
        return bool(path.name) and path.exists()
    except OSError:  # a name that no file could have
        return False


def _sha256(raw: bytes) -> str:
    from hashlib import sha256

    return sha256(raw).hexdigest()
