"""Finds the packages and the data folders, and compiles the kernels.

pyproject.toml holds everything else. ``THAIGAME_NATIVE=required`` makes a build without native
kernels an error, ``THAIGAME_NATIVE=no`` leaves them out; otherwise a machine without a compiler
gets the same source as plain Python. ``THAIGAME_SANITIZE=1`` is for ``scripts/sanitize``.
"""

from __future__ import annotations

import os
import platform
import sys
from hashlib import sha256
from pathlib import Path

from setuptools import Extension, find_namespace_packages, find_packages, setup

DATA_FOLDERS = ("layouts", "lexicon", "values")
NATIVE = os.environ.get("THAIGAME_NATIVE", "")
BUILD = "build/cython"
STAMP = "thaigame/_stamp.c"
CHECKED = bool(os.environ.get("THAIGAME_SANITIZE"))
"""Whether every index, address and sum of the kernels is checked while they run."""
SANITIZERS = (
    ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined", "-g"] if CHECKED else []
)


def data_packages() -> dict[str, str]:
    """Return where each data package's files lie: the folders at the top and all below them."""
    folders = {f"thaigame._data.{name}": name for name in DATA_FOLDERS}
    for name in DATA_FOLDERS:
        for below in find_namespace_packages(name):
            folders[f"thaigame._data.{name}.{below}"] = f"{name}/{below.replace('.', '/')}"
    return folders


def kernels() -> list[Extension]:
    """Return an extension for each ``_name.py`` beside a ``_name.pxd``."""
    sources = {types.with_suffix(".py") for types in Path("thaigame").rglob("_*.pxd")}
    return [_extension(path) for path in sorted(sources)]


def _extension(source: Path) -> Extension:
    parts = sorted({source, *source.parent.glob("*.pxd")})
    digest = sha256(b"".join(path.read_bytes() for path in parts)).hexdigest()
    optimise = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0"]
    if sys.platform != "win32" and platform.machine() in {"x86_64", "AMD64"}:
        # Every such processor since 2008 counts bits in one instruction; the kernels live on it.
        optimise.append("-mpopcnt")
    return Extension(
        ".".join(source.with_suffix("").parts),
        [source.as_posix(), STAMP],
        # A kernel may cimport any other, so each is built again when one's types change.
        depends=[path.as_posix() for path in source.parent.glob("*.pxd")],
        define_macros=[("THAIGAME_SOURCE", f'"{digest}"')],
        extra_compile_args=optimise + SANITIZERS,
        extra_link_args=SANITIZERS,
    )


def types_changed() -> bool:
    """Return whether types have changed since the C was made that may have come from them.

    Cython looks for a change in a kernel and its own types only, not in those that these cimport.
    """
    types = [path.stat().st_mtime for path in Path("thaigame").rglob("*.pxd")]
    made = [path.stat().st_mtime for path in Path(BUILD).rglob("*.c")]
    return max(types) > min(made, default=0)


def translated() -> list[Extension]:
    """Return the kernels as C, or none where they are not wanted or cannot be had."""
    if NATIVE == "no":
        return []
    try:
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError
    except ImportError:
        if NATIVE == "required":
            raise
        return []
    try:
        extensions: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
            kernels(),
            build_dir=BUILD,
            force=types_changed(),
            language_level=3,
            quiet=True,
            compiler_directives={"boundscheck": True} if CHECKED else {},
        )
    except CompileError as error:
        if NATIVE == "required":
            raise
        print(f"warning: no native kernels: {error}", file=sys.stderr)  # noqa: T201
        return []
    for extension in extensions:  # cythonize drops it
        extension.optional = NATIVE != "required"
    return extensions


DATA = data_packages()

setup(
    packages=[*find_packages(include=["thaigame", "thaigame.*"]), *DATA],
    package_dir=DATA,
    package_data={"": ["*"], "thaigame.web": ["static/*", "templates/*"]},
    exclude_package_data={"": ["*.c", "*.so", "*.pyd", "*.py[co]"]},
    ext_modules=translated(),
)
