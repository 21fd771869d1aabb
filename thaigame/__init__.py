"""Word games in Thai script: judge, score, generate and teach, on one shared core.

What the package offers stands in ``thaigame.api`` and is reached from here; nothing is loaded
before it is asked for, so that ``import thaigame`` costs next to nothing.
"""

from __future__ import annotations

__version__ = "0.1.0"

TYPE_CHECKING = False  # as typing has it, whose import would cost more than all the rest

if TYPE_CHECKING:
    from thaigame.api import *  # noqa: F403  what follows says the same to those who run it
else:

    def __getattr__(name: str) -> object:
        """Find a public name in ``thaigame.api`` when it is first asked for."""
        if not name.startswith("_"):
            from importlib import import_module

            api = import_module("thaigame.api")
            if name in api.__all__:
                value = getattr(api, name)
                globals()[name] = value
                return value
        text = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(text)

    def __dir__() -> list[str]:
        """Name everything that can be asked for."""
        from thaigame import api

        return sorted({*globals(), *api.__all__})
