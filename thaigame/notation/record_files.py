"""Records in files: read by their content, written whole or not at all."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from thaigame.arguments import door
from thaigame.errors import RecordError
from thaigame.filing import keep_file, why
from thaigame.layouts import bundled_layout
from thaigame.notation.gcg_reader import read_game
from thaigame.notation.gcg_writer import write_game
from thaigame.notation.json_record import LONGEST_FILE, read_json, write_json
from thaigame.notation.record import DEFAULT_GAME
from thaigame.notation.record_bytes import decode
from thaigame.text.lint import show
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.layouts import Layout
    from thaigame.notation.record import Record


@door
def load_record(
    path: str | Path,
    *,
    find_layout: Callable[[str], Layout] = bundled_layout,
    default_game: str = DEFAULT_GAME,
) -> Record:
    """Return the record in a file, read as ``read_record`` reads its content.

    Raise RecordError for a file that cannot be read or holds no record.
    """
    try:
        with Path(path).open("rb") as file:
            raw = file.read(LONGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise _failed(path, error) from error
    record = read_record(raw, find_layout=find_layout, default_game=default_game)
    layout = record.layout
    if layout.source or not layout.text:
        return record
    # The list of a game that the record carries may lie beside the record.
    return replace(record, layout=replace(layout, source=str(path)))


@door
def read_record(
    raw: bytes,
    *,
    find_layout: Callable[[str], Layout] = bundled_layout,
    default_game: str = DEFAULT_GAME,
) -> Record:
    """Return the record that *raw* holds: JSON where it begins with ``{``, else GCG.

    The game it names is looked up with *find_layout*, which opens no file unless the caller's does;
    *default_game* is the game of a GCG file that names none.

    Raise RecordError where it holds none.
    """
    if raw.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"{"):
        text = decode(raw).text
        return read_json(text.removeprefix("\ufeff"), find_layout=find_layout)
    return read_game(raw, find_layout=find_layout, default_game=default_game)


@door
def save_record(record: Record, path: str | Path, *, private: bool = False) -> None:
    """Write *record* to a file, as JSON where its name ends in ``.json``, else as GCG.

    The file is replaced in one step, so that a crash leaves the old one or the new one, never a
    part. A new file that is *private* is for its owner alone. Raise RecordError where it cannot be
    written.
    """
    target = Path(path)
    text = write_json(record) if target.suffix.lower() == ".json" else write_game(record)
    try:
        keep_file(target, text.encode(), private=private)
    except UnicodeEncodeError as error:
        half = show(text[max(0, error.start - 10) : error.end])
        raise RecordError(message("notation.half_character", text=half)) from error
    except OSError as error:
        raise _failed(path, error) from error


def _failed(path: str | Path, error: Exception) -> RecordError:
    return RecordError(message("notation.file", file=Path(path).name, reason=why(error)))
