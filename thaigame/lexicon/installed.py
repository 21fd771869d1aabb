"""Lists out of the installed pythainlp, which is imported only when one must be built.

That import costs a fifth of a second, and would make a folder in the user's home unless told
not to.

A file of changes puts a list right: a table of five columns parted by tabs, what is done (``join``,
``correct``, ``drop`` or ``add``), the entry as it came, what it becomes, and the reason in English
and in Thai. Words are counted by the Thai Textbook Corpus: school books, so close to the grades.
"""

from __future__ import annotations

import os
from contextlib import contextmanager
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, cast

from thaigame.cache import cached, fingerprint
from thaigame.errors import LexiconError
from thaigame.text import canonical
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_QUIET: Final = {"PYTHAINLP_READ_ONLY": "1", "PYTHAINLP_OFFLINE": "1"}


def data_file(name: str) -> bytes | None:
    """Return the data file *name* as it lies in the installed pythainlp, without importing it.

    It serves to tell whether the list is the one we know, and whether the cache holds it. None if
    there is no such file: the list must then be asked for, and cannot be cached. Raise
    LexiconError where pythainlp is not installed.
    """
    try:
        spec = find_spec("pythainlp")
    except ValueError:
        spec = None
    if spec is None:
        raise LexiconError(message("lexicon.no_pythainlp"))
    for folder in spec.submodule_search_locations or ():
        path = Path(folder, "corpus", name)
        try:
            return path.read_bytes()
        except OSError:
            continue
    return None


def words(function: str) -> frozenset[str]:
    """Return the word list that pythainlp's ``corpus.<function>()`` gives.

    Raise LexiconError where pythainlp is not installed or has no such list.
    """
    with _quietly():
        try:
            from pythainlp import corpus

            found: frozenset[str] = getattr(corpus, function)()
        except ImportError as error:
            raise LexiconError(message("lexicon.no_pythainlp")) from error
        except AttributeError as error:
            raise LexiconError(message("lexicon.not_in_pythainlp", list=function)) from error
    return found


def textbook_counts() -> dict[str, int]:
    """Return how often each word stands in the Thai Textbook Corpus.

    Raise LexiconError where pythainlp is not installed or has no such list.
    """
    with _quietly():
        try:
            from pythainlp.corpus import ttc

            pairs: list[tuple[str, int]] = ttc.word_freqs()
        except ImportError as error:
            raise LexiconError(message("lexicon.no_pythainlp")) from error
    return {word: int(count) for word, count in pairs}


@contextmanager
def _quietly() -> Iterator[None]:
    """Let pythainlp neither write to the home nor go to the network, and leave no trace of it."""
    before = {name: os.environ.get(name) for name in _QUIET}
    os.environ.update(_QUIET)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


Action = Literal["join", "correct", "drop", "add"]


class Change(NamedTuple):
    """One correction: ``entry`` is empty for an added word, ``becomes`` for a dropped one."""

    action: Action
    entry: str
    becomes: str
    reason: str
    reason_th: str


def read_changes(text: str) -> tuple[Change, ...]:
    """Return the changes in *text*, the content of such a file; its first line is the heading."""
    rows = (line.split("\t") for line in text.splitlines()[1:])
    return tuple(Change(cast("Action", row[0]), *row[1:]) for row in rows)


def corrected(words: frozenset[str], changes: tuple[Change, ...]) -> frozenset[str]:
    """Return *words* with the entries joined, corrected and dropped that are among them."""
    touched = [change for change in changes if change.entry in words]
    gone = {change.entry for change in touched}
    return (words - gone) | {change.becomes for change in touched if change.becomes}


def added(changes: tuple[Change, ...]) -> frozenset[str]:
    """Return the words that the changes add."""
    return frozenset(change.becomes for change in changes if change.action == "add")


_DATA_FILE: Final = "ttc_freq.txt"


def word_frequency(word: str) -> int:
    """Return how often the canonical *word* stands in the corpus; 0 if it does not.

    Raise LexiconError where pythainlp is not installed.
    """
    return word_frequencies().get(word, 0)


@lru_cache(maxsize=1)
def word_frequencies() -> Mapping[str, int]:
    """Return the count of each word of the corpus, in canonical form.

    Raise LexiconError where pythainlp is not installed.
    """
    raw = data_file(_DATA_FILE)
    content = _build() if raw is None else cached("ttc", fingerprint(raw), _build).content
    lines = (line.split("\t") for line in content.decode().splitlines())
    return MappingProxyType({word: int(count) for word, count in lines})


def _build() -> bytes:
    counts: dict[str, int] = {}
    for typed, count in textbook_counts().items():
        word = canonical(typed)
        counts[word] = counts.get(word, 0) + count
    return "".join(f"{word}\t{count}\n" for word, count in sorted(counts.items())).encode()
