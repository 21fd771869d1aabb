"""Word lists out of the installed pythainlp, which is imported only when one must be built.

That import costs a fifth of a second, and would make a folder in the user's home unless told
not to.
"""

from __future__ import annotations

import os
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from thaigame.errors import LexiconError
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator

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
