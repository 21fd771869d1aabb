"""The command line: reads what was asked, shows what the layers below answer.

The language is chosen before any command is loaded, since the help texts are made then.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from thaigame.texts import LANGUAGES, use_language

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from thaigame.texts import Language

_THAI_ON_WINDOWS = 0x1E  # the primary language number that Windows gives Thai


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line on *arguments* (those of the process if None).

    Return the exit status: 0 yes or done, 1 the answer is no, 2 the input or the call is wrong.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    use_language(language_of(words, os.environ))
    from thaigame.cli.program import run

    return run(words)


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> Language:
    """Return the language that ``--lang`` names, else the locale's, else English."""
    for place, word in enumerate(arguments):
        name, _, value = word.partition("=")
        if name == "--lang":
            value = value or "".join(arguments[place + 1 : place + 2])
            for known in LANGUAGES:
                if value == known:
                    return known
        elif not word.startswith("-") and arguments[max(0, place - 1)] != "--lang":
            break  # the command; what follows is its own
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), None)
    if locale is None:
        return "th" if _windows_is_thai() else "en"
    return "th" if locale.lower().startswith("th") else "en"


def _windows_is_thai() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    number: int = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    return number & 0x3FF == _THAI_ON_WINDOWS
