"""Which twin of a kernel runs: the compiled one or the same file as plain Python.

``THAIGAME_NATIVE=no`` runs the plain twin even where a compiled one exists; ``required`` makes
it an error that there is no compiled twin, or only one of an older source. Otherwise the
compiled twin runs where there is one that fits its source, and the plain one where there is
none. Every built file carries a stamp with the hash of the source it was made from.
"""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack, contextmanager
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Final

from thaigame.errors import KernelError
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from types import ModuleType

_PACKAGE: Final = "thaigame.movegen"
_HERE: Final = Path(__file__).parent
_STAMP: Final = b"thaigame-source-sha256:"
_BUILT_ON: Final[Mapping[str, tuple[str, ...]]] = {
    "_letters": ("_search",),
    "_cells": ("_search",),
    "_turns": ("_search",),
    "_games": ("_turns", "_letters", "_cells"),
    "_rollouts": ("_turns",),
    "_endgame": ("_turns",),
}
"""A kernel that holds others by their C types runs only beside the same twin of them."""


def load(name: str) -> ModuleType:
    """Return the kernel module *name* (``"_cells"``): the twin that ``THAIGAME_NATIVE`` asks for.

    Raises ``KernelError`` when the native twin is required and is missing or stale.
    """
    wish = os.environ.get("THAIGAME_NATIVE", "")
    if wish == "no":
        return load_plain(name)
    built = _built_file(name)
    if built is not None and is_current(name):
        return import_module(f"{_PACKAGE}.{name}")
    if wish == "required":
        raise KernelError(message("kernel.missing" if built is None else "kernel.stale", name=name))
    return load_plain(name)


@cache
def load_plain(name: str) -> ModuleType:
    """Return the kernel module *name* run as plain Python, whatever is built beside it."""
    full = f"{_PACKAGE}.{name}:plain"
    spec = spec_from_file_location(full, _HERE / f"{name}.py")
    if spec is None or spec.loader is None:
        raise KernelError(message("kernel.missing", name=name))
    module = module_from_spec(spec)
    # Classes of a module are pickled and typed by looking the module up.
    sys.modules[full] = module
    with ExitStack() as twins:
        for other in _BUILT_ON.get(name, ()):
            twins.enter_context(_in_place_of(other))
        spec.loader.exec_module(module)
    return module


@contextmanager
def _in_place_of(name: str) -> Iterator[None]:
    """Let an import of the kernel *name* find its plain twin."""
    full = f"{_PACKAGE}.{name}"
    known = sys.modules.get(full)
    sys.modules[full] = load_plain(name)
    try:
        yield
    finally:
        if known is None:
            del sys.modules[full]
        else:
            sys.modules[full] = known


def is_native(module: ModuleType) -> bool:
    """Return whether *module* is a compiled twin."""
    return str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def kernel_name(name: str = "_cells") -> str:
    """Return ``"native"`` or ``"python"``: the twin that ``load`` gives."""
    return "native" if is_native(load(name)) else "python"


@cache
def is_current(name: str) -> bool:
    """Return whether the built file of *name* was made from the source beside it."""
    if not all(is_current(other) for other in _BUILT_ON.get(name, ())):
        return False
    built = _built_file(name)
    return built is not None and _STAMP + source_hash(name).encode() in built.read_bytes()


def source_hash(name: str) -> str:
    """Return the hash of a kernel's source: its file and the types of all, in their order."""
    parts = sorted({_HERE / f"{name}.py", *_HERE.glob("*.pxd")})
    return sha256(b"".join(part.read_bytes() for part in parts)).hexdigest()


def _built_file(name: str) -> Path | None:
    for suffix in EXTENSION_SUFFIXES:
        built = _HERE / f"{name}{suffix}"
        if built.exists():
            return built
    return None
