"""The form of a file by its suffix, and writing it whole or not at all."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from thaigame.drills.export.page import Head
from thaigame.errors import DrillError
from thaigame.extras import extras_named
from thaigame.filing import keep_file, why
from thaigame.texts import message
from thaigame.visible import visible_lines

if TYPE_CHECKING:
    from thaigame.drills.model import DrillSheet
    from thaigame.layouts import Layout
    from thaigame.texts import Language

T = TypeVar("T")

# The module and the function of each form.
_FORMS: Final[dict[str, tuple[str, str]]] = {
    ".pdf": ("pdf", "render"),
    ".html": ("html", "render"),
    ".docx": ("docx", "render"),
    ".apkg": ("quiz", "anki"),
    ".tsv": ("quiz", "tsv"),
    ".xlsx": ("quiz", "xlsx"),
    ".gift": ("quiz", "gift"),
}
SUFFIXES: Final = tuple(_FORMS)


def export(sheet: DrillSheet, path: str | Path, *, head: Head | None = None) -> Path:
    """Write *sheet* to *path* in the form that its suffix names, and return the path.

    The file is there whole or not at all. Raises DrillError for another suffix, for a folder that
    cannot be written, and where the sheet's kind cannot be asked in that form; MissingExtraError
    where the form needs the extra ``drills``.
    """
    target = Path(path)
    form = _FORMS.get(target.suffix.lower())
    if form is None:
        suffixes = " ".join(SUFFIXES)
        raise DrillError(message("export.suffix", path=target.name, suffixes=suffixes))
    with extras_named():
        module = import_module(f"thaigame.drills.export.{form[0]}")
        data: bytes = getattr(module, form[1])(_visible(sheet), _visible(head or Head()))
    write_whole(target, data)
    return target


def _visible(value: T) -> T:
    """Return a value with every text in it as people see it, whatever a list of words held."""
    found: Any = value
    if isinstance(value, str):
        found = visible_lines(value)
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
