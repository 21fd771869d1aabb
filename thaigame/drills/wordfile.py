"""A teacher's list of words: text, CSV or an XLSX workbook, with the faults of each line.

A text file holds one word a line. A CSV file or a sheet holds a word in its first column, or in the
column headed คำ or word, and perhaps a clue in the one headed ความหมาย, คำใบ้, meaning or clue, or
else in the second. Text is read in any encoding that word lists are read in.
"""

from __future__ import annotations

import csv
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from zipfile import BadZipFile

from thaigame.errors import DrillError
from thaigame.lexicon.files import COMMENT, LineFault
from thaigame.lexicon.listed import no_word, shortened, tidy
from thaigame.lexicon.text_file import decode, read_file
from thaigame.text import show
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

_WORD_HEADS: Final = frozenset({"คำ", "คำศัพท์", "word", "words"})
_CLUE_HEADS: Final = frozenset({"ความหมาย", "คำใบ้", "คำแปล", "meaning", "clue"})
_WORKBOOK: Final = frozenset({".xlsx", ".xlsm"})
_OTHER: Final = frozenset({".xls", ".doc", ".docx", ".pdf", ".ods", ".odt", ".zip"})


class WordFile(NamedTuple):
    """What came of reading a teacher's list.

    ``words`` maps each word, in the order of the file and in canonical form, to its clue or "".
    ``faulty`` are the lines (rows, from 1) that hold no word and why; ``repeated`` the lines whose
    word stood there before.
    """

    words: Mapping[str, str]
    faulty: tuple[LineFault, ...]
    repeated: tuple[int, ...]


def read_words(path: str | Path) -> WordFile:
    """Read a teacher's list; what kind of file it is, its name's ending tells.

    Raise LexiconError where a file cannot be read as text, DrillError where it is of another kind,
    is a damaged workbook, or holds no word; ``at`` is the line of the first fault.
    """
    path = Path(path)
    suffix = path.suffix.lower()
    if suffix in _OTHER:
        raise DrillError(message("drills.file_kind", file=show(path.name)), at=str(path))
    raw = read_file(path)
    if suffix in _WORKBOOK:
        rows = list(_workbook_rows(raw, path.name))
    elif suffix == ".csv":
        rows = list(_csv_rows(raw))
    elif suffix == ".tsv":
        rows = [(number, line.split("\t")) for number, line in _lines(raw)]
    else:
        rows = [(number, [line]) for number, line in _lines(raw)]
    return _read(rows, path.name)


def _lines(raw: bytes) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(decode(raw).lines, 1):
        yield number, line.partition(COMMENT)[0]


def _csv_rows(raw: bytes) -> Iterator[tuple[int, list[str]]]:
    lines = decode(raw).lines
    separator = ";" if lines and ";" in lines[0] and "," not in lines[0] else ","
    reader = csv.reader(lines, delimiter=separator)
    for row in reader:
        yield reader.line_num, row


def _workbook_rows(raw: bytes, name: str) -> Iterator[tuple[int, list[str]]]:
    try:
        from openpyxl import load_workbook
        from openpyxl.utils.exceptions import InvalidFileException
    except ImportError as error:
        raise DrillError(message("drills.file_needs"), at=name) from error
    try:
        book = load_workbook(BytesIO(raw), read_only=True, data_only=True)
    except (BadZipFile, InvalidFileException, KeyError, ValueError, OSError) as error:
        raise DrillError(message("drills.file_damaged", file=show(name)), at=name) from error
    sheet = book.worksheets[0]
    for number, row in enumerate(sheet.iter_rows(values_only=True), 1):
        yield number, ["" if value is None else str(value) for value in row]
    book.close()


def _columns(first: Sequence[str]) -> tuple[int, int, bool]:
    """Return the columns of word and clue, and whether the row is a heading."""
    heads = [cell.strip().lower() for cell in first]
    word = next((i for i, head in enumerate(heads) if head in _WORD_HEADS), None)
    clue = next((i for i, head in enumerate(heads) if head in _CLUE_HEADS), None)
    if word is None:
        return 0, 1, False
    # คำ alone in a file of one column may as well be the first word of the list.
    is_heading = len(heads) > 1 or heads[word] != "คำ"
    return word, word + 1 if clue is None else clue, is_heading


def _read(rows: Iterable[tuple[int, Sequence[str]]], name: str) -> WordFile:
    words: dict[str, str] = {}
    faulty: list[LineFault] = []
    repeated: list[int] = []
    filled = [(number, row) for number, row in rows if any(cell.strip() for cell in row)]
    if not filled:
        raise DrillError(message("drills.file_empty", file=show(name)), at=name)
    at, clue_at, heading = _columns(filled[0][1])
    for number, row in filled[1:] if heading else filled:
        typed = row[at].strip() if at < len(row) else ""
        word = tidy(typed)
        reason = no_word(word) or (message("drills.not_thai") if word.isascii() else None)
        if reason is not None:
            faulty.append(LineFault(number, shortened(typed), reason))
        elif word in words:
            repeated.append(number)
        else:
            words[word] = row[clue_at].strip() if clue_at < len(row) else ""
    if not words:
        if not faulty:
            raise DrillError(message("drills.file_empty", file=show(name)), at=name)
        first = faulty[0]
        raise DrillError(
            message(
                "drills.file_all_faulty", file=show(name), line=first.line, reason=first.message
            ),
            at=first.line,
        )
    return WordFile(words, tuple(faulty), tuple(repeated))
