"""Public names that are found in their modules when they are first asked for.

A package that offers much would load much: ``offer`` gives it the two functions by which Python
asks a module for a name and for all names, so that ``help`` and completion show everything and an
import costs nothing. Type checkers read the same names from imports that never run; a test holds
the three lists together.
"""

from __future__ import annotations

import sys
from importlib import import_module

TYPE_CHECKING = False  # as typing has it, whose import would cost more than all the rest
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping


def offer(
    package: str, homes: Mapping[str, Iterable[str]], modules: Iterable[str] = ()
) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """Return ``__getattr__`` and ``__dir__`` for *package*.

    *homes* gives, per module, the names that are found there; *modules* are modules below the
    package that are public themselves. Modules are named as seen from the package.
    """
    home = {name: module for module, names in homes.items() for name in names}
    below = frozenset(modules)

    def find(name: str) -> object:
        """Find a public name, or a public module, when it is first asked for."""
        if name in below:
            return import_module(f"{package}.{name}")
        if name not in home:
            text = f"module {package!r} has no attribute {name!r}"
            raise AttributeError(text, name=name, obj=sys.modules[package])
        value: object = getattr(import_module(f"{package}.{home[name]}"), name)
        setattr(sys.modules[package], name, value)
        return value

    def names() -> list[str]:
        """Name everything that can be asked for."""
        return sorted({*vars(sys.modules[package]), *home, *below})

    return find, names
