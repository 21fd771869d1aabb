"""The only code that knows where the data files lie.

In a wheel the top-level folders ``lexicon/`` and ``layouts/`` are inside the package, under
``_data``; in a checkout and an editable install they stand beside it.
"""

from __future__ import annotations

from pathlib import Path


def folder(name: str) -> Path:
    """Return the folder of bundled data called *name* (``"lexicon"`` or ``"layouts"``)."""
    here = Path(__file__).parent
    installed = here / "_data" / name
    return installed if installed.is_dir() else here.parent / name


def cache_folder() -> Path:
    """Return the folder for what is built once and can be built again; it may not exist yet.

    ``THAIGAME_CACHE`` names another one. Nothing in it is ever the only copy of anything.
    """
    from os import environ

    chosen = environ.get("THAIGAME_CACHE")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("thaigame")
