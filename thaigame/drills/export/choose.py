"""The form of a file by its suffix, and writing it whole or not at all."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from thaigame.drills.classset import key_json
from thaigame.drills.export.page import Head, document_of, set_key_of, set_of
from thaigame.errors import DrillError
from thaigame.extras import extras_named
from thaigame.filing import keep_file, why
from thaigame.texts import message
from thaigame.visible import visible_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.drills.classset import PupilSheet
    from thaigame.drills.export.page import PagedDocument
    from thaigame.drills.model import DrillSheet
    from thaigame.layouts import Layout
    from thaigame.texts import Language

T = TypeVar("T")

# The modules that write pages, and the functions of ``quiz`` that write questions.
_PAGES: Final = {".pdf": "pdf", ".html": "html", ".docx": "docx"}
_QUIZZES: Final = {".apkg": "anki", ".tsv": "tsv", ".xlsx": "xlsx", ".gift": "gift"}
SUFFIXES: Final = (*_PAGES, *_QUIZZES)


def export(
    sheet: DrillSheet, path: str | Path, *, head: Head | None = None, interactive: bool = False
) -> Path:
    """Write *sheet* to *path* in the form that its suffix names, and return the path.

    An *interactive* one is a page (.html) that marks itself, with the reasons, offline.
    The file is there whole or not at all. Raises DrillError for another suffix, for a folder that
    cannot be written, and where the sheet's kind cannot be asked in that form; MissingExtraError
    where the form needs the extra ``drills``.
    """
    target = Path(path)
    suffix = _checked(target, (".html",) if interactive else SUFFIXES)
    shown, told = _visible(sheet), _visible(head or Head())
    if interactive:
        with extras_named():
            writer = import_module("thaigame.drills.export.interactive")
            write_whole(target, writer.render(shown))
        return target
    if suffix in _PAGES:
        _write_pages(target, document_of(shown, told))
        return target
    with extras_named():
        quiz = import_module("thaigame.drills.export.quiz")
        data: bytes = getattr(quiz, _QUIZZES[suffix])(shown, told)
    write_whole(target, data)
    return target


def not_asked(sheet: DrillSheet, path: str | Path) -> int:
    """Return how many items of *sheet* a file of that suffix leaves out, which a teacher is told.

    Those are items that need a picture, and words that nothing but the teacher's voice could ask.
    """
    form = Path(path).suffix.lower()
    if form not in _QUIZZES or form == ".tsv":
        return 0
    with extras_named():
        quiz = import_module("thaigame.drills.export.quiz")
    return len(sheet.items) - len(quiz.askable(sheet, form[1:]))


def export_set(
    copies: Sequence[PupilSheet], path: str | Path, *, head: Head | None = None
) -> tuple[Path, Path, Path]:
    """Write the sheets of a class to *path*, and their keys beside it; return the three paths.

    ``set.pdf`` has every pupil's pages, ``set-key.pdf`` the answers of all pupils, and
    ``set-key.json`` the same for ``thaigame mark``. The form is one with pages (pdf, html, docx).
    Raises as ``export`` does.
    """
    target = Path(path)
    suffix = _checked(target, tuple(_PAGES))
    shown, told = _visible(tuple(copies)), _visible(head or Head())
    paper = target.with_name(f"{target.stem}-key{suffix}")
    data = target.with_name(f"{target.stem}-key.json")
    _write_pages(target, set_of(shown, told))
    _write_pages(paper, set_key_of(shown, told))
    text = json.dumps(key_json(copies), ensure_ascii=False, indent=1)
    write_whole(data, f"{text}\n".encode())
    return target, paper, data


def _checked(target: Path, suffixes: tuple[str, ...]) -> str:
    suffix = target.suffix.lower()
    if suffix not in suffixes:
        told = " ".join(suffixes)
        raise DrillError(message("export.suffix", path=target.name, suffixes=told))
    return suffix


def _write_pages(target: Path, document: PagedDocument) -> None:
    with extras_named():
        writer = import_module(f"thaigame.drills.export.{_PAGES[target.suffix.lower()]}")
        data: bytes = writer.render(document)
    write_whole(target, data)


def _visible(value: T) -> T:
    """Return a value with every text in it as people see it, whatever a list of words held."""
    found: Any = value
    if isinstance(value, str):
        found = visible_lines(value)
    elif isinstance(value, tuple) and hasattr(value, "_make"):
        found = value._make(map(_visible, value))
    elif isinstance(value, tuple | frozenset):
        found = type(value)(map(_visible, value))
    elif is_dataclass(value) and not isinstance(value, type):
        found = replace(value, **{f.name: _visible(getattr(value, f.name)) for f in fields(value)})
    return found  # type: ignore[no-any-return]  # it is of the same type


def kit_pdf(layout: Layout, language: Language, *, square: float = 18.0) -> bytes:
    """Return the pieces of *layout* as A4 pages to print at 100 % and cut (``kit.kit_pdf``).

    *square* is the side of the board's squares in millimetres. Raise MissingExtraError
    where the extra ``drills`` is not installed.
    """
    with extras_named():
        from thaigame.drills.export import kit

        return kit.kit_pdf(layout, language, square=square)


def write_whole(target: Path, data: bytes) -> None:
    """Write *data* beside *target* and put it in its place; raise DrillError if that fails."""
    try:
        keep_file(target, data)
    except OSError as error:
        reason = why(error)
        raise DrillError(message("export.cannot_write", path=str(target), why=reason)) from error
