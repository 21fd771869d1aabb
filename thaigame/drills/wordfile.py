"""A teacher's list of words: text, CSV or an XLSX workbook, with the faults of each line.

A text file holds words on lines of their own or parted by commas. A CSV file or a sheet holds a
word in its first column, or in the column headed คำ or word, and perhaps a clue in the one headed
ความหมาย, คำใบ้, meaning or clue, or else in the second. Text is read in any encoding that word lists
are read in.
"""

from __future__ import annotations

import csv
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from zipfile import ZipFile

from thaigame.arguments import door
from thaigame.drills.lists import corrections
from thaigame.errors import DrillError
from thaigame.extras import extras_named
from thaigame.lexicon.files import COMMENT, LineFault
from thaigame.lexicon.listed import no_word, shortened, tidy
from thaigame.text import show
from thaigame.text.text_file import decode, read_file
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

_WORD_HEADS: Final = frozenset({"คำ", "คำศัพท์", "word", "words"})
_CLUE_HEADS: Final = frozenset({"ความหมาย", "คำใบ้", "คำแปล", "meaning", "clue"})
_WORKBOOK: Final = frozenset({".xlsx", ".xlsm"})
MOST_ROWS: Final = 100_000
"""Rows of a list; the longest list that anyone makes exercises from has some thousands."""
_MOST_COLUMNS: Final = 50
_MOST_UNPACKED: Final = 100_000_000  # bytes; a workbook of 100,000 words has some 10 million
_OTHER: Final = frozenset({".xls", ".doc", ".docx", ".pdf", ".ods", ".odt", ".zip"})


class WordFile(NamedTuple):
    """What came of reading a teacher's list.

    ``words`` maps each word, in the order of the file and in canonical form, to its clue or "".
    ``faulty`` are the lines (rows, from 1) that hold no word and why, ``repeated`` those whose
    word stood there before, ``misspelt`` those whose word is a common misspelling: it is among
    the words, as nobody but the teacher mends a list, and a sheet leaves it out.
    """

    words: Mapping[str, str]
    faulty: tuple[LineFault, ...]
    repeated: tuple[LineFault, ...]
    misspelt: tuple[LineFault, ...]


@door
def read_words(path: str | Path) -> WordFile:
    """Read a teacher's list; what kind of file it is, its name's ending tells.

    Raise DrillError where it cannot be read, is of another kind, is a damaged workbook, or holds no
    word; ``at`` is the line of the first fault.
    """
    path = Path(path)
    suffix = path.suffix.lower()
    if suffix in _OTHER:
        raise DrillError(message("drills.file_kind", file=show(path.name)), at=str(path))
    raw = read_file(path, DrillError)
    if suffix in _WORKBOOK:
        rows = list(_workbook_rows(raw, path.name))
    elif suffix == ".csv":
        rows = list(csv_rows(raw))
    elif suffix == ".tsv":
        rows = [(number, line.split("\t")) for number, line in _lines(raw)]
    else:
        rows = [(number, [word]) for number, line in _lines(raw) for word in line.split(",")]
    if len(rows) > MOST_ROWS:
        raise _large(path.name)
    return _read(rows, path.name)


def _large(name: str) -> DrillError:
    return DrillError(message("drills.file_large", file=show(name), rows=MOST_ROWS), at=name)


def _lines(raw: bytes) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(decode(raw, DrillError).lines, 1):
        yield number, line.partition(COMMENT)[0]


def csv_rows(raw: bytes) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows of a CSV file, parted by commas or semicolons, with the line each ends on.

    Raise DrillError for what is no text or has a quote that is never closed.
    """
    lines = decode(raw, DrillError).lines
    separator = ";" if lines and ";" in lines[0] and "," not in lines[0] else ","
    reader = csv.reader(lines, delimiter=separator)
    try:
        for row in reader:
            yield reader.line_num, row
    except csv.Error as error:  # a quote that is never closed makes a cell of all that follows
        at = reader.line_num
        raise DrillError(message("drills.file_cell", line=at), at=at) from error


def _workbook_rows(raw: bytes, name: str) -> Iterator[tuple[int, list[str]]]:
    with extras_named():
        from openpyxl import load_workbook
    damaged = DrillError(message("drills.file_damaged", file=show(name)), at=name)
    try:
        unpacked = sum(part.file_size for part in ZipFile(BytesIO(raw)).infolist())
    except Exception as error:  # a damaged file makes its reader raise whatever it runs into
        raise damaged from error
    if unpacked > _MOST_UNPACKED:
        raise _large(name)
    try:
        book = load_workbook(BytesIO(raw), read_only=True, data_only=True)
        sheet = book.worksheets[0]
        sheet.reset_dimensions()  # what the file says of its size may be anything
        rows = list(sheet.iter_rows(max_row=MOST_ROWS + 1, max_col=_MOST_COLUMNS, values_only=True))
        book.close()
    except Exception as error:  # the same
        raise damaged from error
    for number, row in enumerate(rows, 1):
        yield number, ["" if value is None else str(value) for value in row]


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
    repeated: list[LineFault] = []
    misspelt: list[LineFault] = []
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
            repeated.append(LineFault(number, word, message("drills.file_repeated")))
        else:
            words[word] = row[clue_at].strip() if clue_at < len(row) else ""
            right = corrections().get(word)
            if right is not None:
                told = message("drills.file_misspelt", right=right)
                misspelt.append(LineFault(number, word, told))
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
    return WordFile(words, tuple(faulty), tuple(repeated), tuple(misspelt))
