"""The only code that knows where the data files lie, and how a sorted one is searched.

In a wheel the top-level folders ``lexicon/``, ``layouts/`` and ``values/`` are inside the package,
under ``_data``; in a checkout and an editable install they stand beside it.
"""

from __future__ import annotations

from pathlib import Path


def folder(name: str) -> Path:
    """Return the folder of bundled data called *name* (``"lexicon"``, ``"layouts"``)."""
    here = Path(__file__).parent
    installed = here / "_data" / name
    return installed if installed.is_dir() else here.parent / name


def cache_folder() -> Path:
    """Return the folder for what is built once and can be built again; it may not exist yet.

    ``THAIGAME_CACHE`` names another one. Nothing in it is ever the only copy of anything.
    """
    from os import environ
    from sys import platform

    chosen = environ.get("THAIGAME_CACHE")
    if chosen:
        return Path(chosen)
    base = Path(environ.get("XDG_CACHE_HOME") or Path(environ.get("HOME", ""), ".cache"))
    if platform == "linux" and base.is_absolute():
        return base / "thaigame"  # what the library answers, which loads a dozen others for it
    from platformdirs import user_cache_path

    return user_cache_path("thaigame")


def first_line(text: bytes, sought: bytes) -> bytes:
    """Return the first line of *text* that is not below *sought*, b"" where all are.

    The lines are sorted by their bytes, which for UTF-8 is the order of code points, and each ends
    with a newline. It is found by halving (some 10 µs), so that who asks for three words of
    170,000 need not make a set of them.
    """
    low, high = 0, len(text)
    found = b""
    while low < high:  # both at the start of a line
        start = text.rfind(b"\n", low, (low + high) // 2) + 1 or low
        end = text.index(b"\n", start)
        line = text[start:end]
        if line < sought:
            low = end + 1
        else:
            found, high = line, start
    return found
