"""Files that people keep: written beside and moved into place, so that they are whole or as before.

Records, pictures, exports and caches all go through ``keep_file``. A log, which others may be
writing to at the same moment, grows by whole lines with ``append_line`` instead.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING, Final

from thaigame.texts import catalogue, message, variant

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

if TYPE_CHECKING:
    from io import FileIO

    from thaigame.texts import Message

_LOCKED_BYTE: Final = 0x7FFFFFFE  # past the end of any log: a lock there hides nothing from readers
_STALE: Final = 24 * 60 * 60  # seconds after which nobody can still be writing a part


def keep_file(path: str | Path, content: bytes, *, private: bool = False) -> None:
    """Write *content* to *path* in one step.

    A crash or a full disk leaves the file that was there. A link is followed, so that it stays one;
    what is no file, such as a terminal or a pipe, is written to. A new file has the mode that the
    user's mask gives, or, where it is *private*, is for its owner alone; a replaced one keeps its
    own. Parts that a crash left behind are swept a day
    later. Raise OSError where the file cannot be written or its name can be none.
    """
    try:
        target = Path(os.path.realpath(path))
        if target.exists() and not target.is_file() and not target.is_dir():
            _write_to(target, content)
            return
        _replace(target, content, 0o600 if private else 0o666)
    except ValueError as error:  # a NUL or half a character in the name
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from error


def beside(path: Path, name: str) -> Path | None:
    """Return the file called *name* in the folder of the file *path* or below that folder.

    A file that names others comes from anybody: a step up, a path from the root, a drive, a share
    on the network, a pipe or a device is not looked into, and gives None like a file that is not
    there.
    """
    parts = PureWindowsPath(name)  # knows the separators of every system
    if parts.anchor or ".." in parts.parts or "\0" in name:
        return None
    found = path.parent.joinpath(*parts.parts)
    try:
        return found if found.is_file() else None
    except OSError:
        return None


def append_line(path: str | Path, line: str) -> None:
    """Add *line* at the end of a file, after a line break if the last line has none.

    It is there whole or not at all, also beside others who add lines: each waits until the one
    before has done, for a line half written looks like one whose break is missing. Raise OSError.
    """
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
    except ValueError as error:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from error
    with os.fdopen(handle, "r+b", buffering=0) as file:
        data = f"{line}\n".encode("utf-8", "backslashreplace")
        _alone(file)
        before = file.seek(0, os.SEEK_END) if file.seekable() else 0
        if before and file.seek(-1, os.SEEK_END) and file.read(1) != b"\n":
            data = b"\n" + data
        try:
            whole = file.write(data) == len(data)
            reason = errno.ENOSPC
        except OSError as error:
            whole, reason = False, error.errno or errno.EIO
        if not whole:
            with suppress(OSError):
                file.truncate(before)
            raise OSError(reason, os.strerror(reason), str(path))


def why(error: Exception) -> Message:
    """Return why a file cannot be read or written, in the languages of all messages."""
    number = getattr(error, "errno", None) or (errno.EINVAL if isinstance(error, ValueError) else 0)
    name = errno.errorcode.get(number, "")
    if f"errno.{name}" in catalogue("files"):
        return variant("files.errno", name)
    reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return message("files.other", reason=reason)


def sweep(folder: Path) -> None:
    """Remove the parts of files in *folder* that were begun a day ago or earlier."""
    _sweep(folder, ".thaigame-*.part")


def _write_to(device: Path, content: bytes) -> None:
    try:
        with device.open("wb") as file:
            file.write(content)
    except OSError as error:  # the device is what was asked for, and is named
        raise OSError(error.errno, error.strerror, str(device)) from error


def _replace(target: Path, content: bytes, mode: int) -> None:
    from hashlib import sha256

    # The name of the target could be as long as a name can be, so it is not in the part's.
    family = f".thaigame-{sha256(os.fsencode(target.name)).hexdigest()[:8]}"
    part = target.with_name(f"{family}-{os.urandom(8).hex()}.part")
    _sweep(target.parent, f"{family}-*.part")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    try:
        handle = os.open(part, flags, mode)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(target)) from error
    try:
        with os.fdopen(handle, "wb") as file:
            if target.exists() and hasattr(os, "fchmod"):
                os.fchmod(handle, stat.S_IMODE(target.stat().st_mode))
            file.write(content)
            file.flush()
            os.fsync(handle)
        part.replace(target)
    except BaseException as error:
        with suppress(OSError):
            part.unlink()
        if isinstance(error, OSError):  # told of the file that was asked for, not of its part
            raise OSError(error.errno, error.strerror, str(target)) from error
        raise


def _alone(file: FileIO) -> None:
    # Held until the file is closed. Pipes, and folders of some networks, know no locks.
    with suppress(OSError):
        if sys.platform == "win32":
            file.seek(_LOCKED_BYTE)
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX)


def _sweep(folder: Path, parts: str) -> None:
    with suppress(OSError):
        for part in folder.glob(parts):
            with suppress(OSError):
                if time.time() - part.lstat().st_mtime > _STALE:
                    part.unlink()
