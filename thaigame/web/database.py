"""The one database: opened, brought up to date, and written by one thread, one step at a time.

A step is a function of a connection; it happens whole or not at all, and is on the disk when it
returns. Reading and writing both go through the one thread, so nothing waits for a lock of the
database's and the loop that answers people never waits for a disk.
"""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event, insert, select, update

from thaigame.errors import ThaigameError
from thaigame.filing import why
from thaigame.texts import message
from thaigame.web.schema import SETTINGS

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Engine

T = TypeVar("T")

FILE: Final = "thaigame.sqlite3"
MOST_WAITING: Final = 256
"""Steps that may wait to be written; whoever comes with one more is asked to try again."""


class DataFolderError(ThaigameError):
    """The folder for the database cannot be used, or another server uses it."""


class BusyError(ThaigameError):
    """More is asked at once than can be done soon; nothing was changed."""


class Database:
    """A database that was brought up to date; ``close`` it when done."""

    def __init__(self, folder: Path) -> None:
        """Open the database in *folder*, made where there is none.

        Raise DataFolderError where that cannot be, or where another server has it open.
        """
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock = _locked(folder / "thaigame.lock")
        except OSError as error:
            told = message("web.data_folder", name=str(folder), reason=why(error))
            raise DataFolderError(told, at=str(folder)) from error
        self._engine: Engine = create_engine(f"sqlite:///{folder / FILE}")
        event.listen(self._engine, "connect", _as_kept)
        event.listen(self._engine, "begin", _begin)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="database")
        self._waiting = 0
        self._thread.submit(self._bring_up_to_date).result()

    async def do(self, step: Callable[[Connection], T]) -> T:
        """Do *step* as one transaction and return what it returns; on the disk by then.

        Raise BusyError where ``MOST_WAITING`` steps wait already.
        """
        if self._waiting >= MOST_WAITING:
            raise BusyError(message("web.busy"))
        self._waiting += 1
        doing = asyncio.get_running_loop().run_in_executor(self._thread, self.do_now, step)
        doing.add_done_callback(self._done)
        # An act is never given up half-way because whoever asked has gone.
        return await asyncio.shield(doing)

    def _done(self, _: object) -> None:
        self._waiting -= 1

    def do_now(self, step: Callable[[Connection], T]) -> T:
        """Do *step* in this thread, before or after the loop runs."""
        with self._engine.begin() as connection:
            return step(connection)

    def close(self) -> None:
        """Wait for what is being written and let the database go."""
        self._thread.shutdown(wait=True)
        self._engine.dispose()
        self._lock.close()

    def _bring_up_to_date(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self._engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def setting(connection: Connection, key: str) -> Any:  # noqa: ANN401  JSON holds anything
    """Return what is kept under *key*, None where nothing is."""
    found = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == key)).scalar()
    return None if found is None else json.loads(found)


def keep_setting(connection: Connection, key: str, value: object) -> None:
    """Keep *value* under *key*."""
    text = json.dumps(value, ensure_ascii=False)
    at = SETTINGS.c.key == key
    if connection.execute(update(SETTINGS).where(at).values(value=text)).rowcount == 0:
        connection.execute(insert(SETTINGS).values(key=key, value=text))


def _as_kept(connection: Any, _record: object) -> None:  # noqa: ANN401  the driver's own
    """Let SQLite keep what was committed through a crash and a power cut."""
    connection.isolation_level = None  # transactions begin where ``_begin`` says
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _locked(path: Path) -> Any:  # noqa: ANN401  an open file
    """Return the lock file, held until it is closed; raise OSError where another holds it."""
    import sys

    file = path.open("a+b")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise DataFolderError(message("web.data_in_use", name=str(path.parent))) from error
    return file
