"""What is built once and read ever after, in the user's cache folder.

A file is named by what it was built from, so it is never out of date; it opens with the hash of
the rest, so a damaged one is seen and built again; it comes into its place in one step, so two
processes that build at once do each other no harm.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.filing import keep_file, sweep, why
from thaigame.resources import cache_folder
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from thaigame.texts import Message

SCHEMA: Final = 1  # of the files in the cache; another one makes other file names

_MAGIC: Final = b"thaigame cache "


building: Callable[[str], None] | None = None
"""What is called with the kind of a content before it is built, which may take seconds."""

progress: Callable[[float], None] | None = None
"""What is called, now and then, with the part of a build that is done, from 0 to 1."""


class Cached(NamedTuple):
    """What was read or built, and what the user should know about how."""

    content: bytes
    notice: Message | None = None


def fingerprint(*sources: bytes) -> str:
    """Return what tells these sources, together with the schema, from any others."""
    hashes = b"".join(sha256(source).digest() for source in sources)
    return sha256(b"%d " % SCHEMA + hashes).hexdigest()


def cached(
    kind: str, key: str, build: Callable[[], bytes], *, folder: Path | None = None
) -> Cached:
    """Return the content called *kind* that *build* makes from the sources with the *key*.

    *folder* is the user's cache unless said. Where nothing can be kept (a home that is read only,
    a full disk), it is built each time, and the notice says so.
    """
    path = _path(kind, key, folder)
    content = _read(path)
    if content is not None:
        return Cached(content)
    if building is not None:
        building(kind)
    content = build()
    try:
        _write(path, content)
    except OSError as error:
        folder_name = str(path.parent)
        return Cached(content, message("lexicon.no_cache", folder=folder_name, reason=why(error)))
    return Cached(content)


def mapped(kind: str, key: str, build: Callable[[], bytes]) -> memoryview:
    """Return the same content as ``cached``, mapped into memory where it lies in the cache.

    Its first byte lies on a multiple of 8, so numbers can be read as they lie.
    """
    found = _map(_path(kind, key))
    if found is not None:
        return found
    content = cached(kind, key, build).content
    return _map(_path(kind, key)) or memoryview(content)


def _map(path: Path) -> memoryview | None:
    """Return the content of a cache file without reading it twice, or None as ``_read``."""
    from mmap import ACCESS_READ, mmap

    start = len(_head(b"")) + 1
    try:
        with path.open("rb") as file:
            whole = memoryview(mmap(file.fileno(), 0, access=ACCESS_READ))
    except (OSError, ValueError):  # no file, or an empty one
        return None
    content = whole[start:]
    return content if whole[:start] == _head(content) + b"\n" else None


def _path(kind: str, key: str, folder: Path | None = None) -> Path:
    return (folder or cache_folder()) / f"{kind}-{key[:20]}.cache"


def _read(path: Path) -> bytes | None:
    """Return the content of a cache file; None if there is none, or it is damaged."""
    try:
        raw = path.read_bytes()
    except OSError:
        return None
    head, _, content = raw.partition(b"\n")
    return content if head == _head(content) else None


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    sweep(path.parent)
    try:
        keep_file(path, _head(content) + b"\n" + content)
    except PermissionError:
        # Windows refuses while another process reads the file that lies there. That file was
        # built from the same sources, so it will do.
        if _read(path) is None:
            raise


def _head(content: bytes | memoryview) -> bytes:
    return _MAGIC + sha256(content).hexdigest().encode()
