"""The libraries that only some tasks need, and what to type where one is not installed.

A plain installation judges, scores, generates and teaches, and draws boards as SVG and sheets as
HTML, TSV and GIFT. What writes office documents and the like is in the extra ``drills``, the
fonts of scripts other than Thai and Latin in ``scripts``, what learns values in ``train``, what
serves pages in ``web``.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from thaigame.errors import MissingExtraError
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

EXTRAS: Final[Mapping[str, str]] = {
    "alembic": "web",
    "dask": "train",
    "distributed": "train",
    "docx": "drills",
    "fontpkg_noto_sans": "scripts",
    "fpdf": "drills",
    "fsrs": "drills",
    "genanki": "drills",
    "jinja2": "web",
    "justmytype_intl_sea": "scripts",
    "numpy": "train",
    "openpyxl": "drills",
    "python_multipart": "web",
    "resvg_py": "drills",
    "spylls": "lists",
    "segno": "web",
    "sqlalchemy": "web",
    "starlette": "web",
    "uvicorn": "web",
    "websockets": "web",
}
"""Library, as it is imported -> the extra of ``pyproject.toml`` that brings it."""


@contextmanager
def extras_named() -> Iterator[None]:
    """Let what runs inside name the extra that brings a library which is not installed.

    Raise MissingExtraError there. A library that is installed and broken, and a missing one that
    no extra brings, are faults that stay what they are.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library not in EXTRAS:
            raise
        extra = EXTRAS[library]
        told = message("extras.missing", library=library, extra=extra)
        raise MissingExtraError(told, extra=extra) from error
