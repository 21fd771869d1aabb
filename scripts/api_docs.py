"""Write signatures and descriptions into docs/api; what is written there by hand stays.

A page describes the names that one package offers, but for those that ``thaigame`` itself offers,
which stand on its page. In each section what follows the line ``<!-- by hand -->`` is kept: the
example, which the tests run, and whatever else is to be said. A new name begins without one.

    python scripts/api_docs.py           # write the pages
    python scripts/api_docs.py --check   # say what is not as it would be written
"""

from __future__ import annotations

import inspect
import re
import sys
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, ForwardRef

import thaigame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import ModuleType

FOLDER: Final = Path(__file__).parent.parent / "docs/api"
TOP: Final = "thaigame"
PAGES: Final = (
    TOP,
    "text",
    "spelling",
    "lexicon",
    "layouts",
    "game",
    "notation",
    "movegen",
    "study",
    "strategy",
    "render",
    "drills",
    "texts",
    "errors",
)
BY_HAND: Final = "<!-- by hand -->"
_WIDTH: Final = 100
_heading = re.compile(r"^### `(\w+)`$", re.MULTILINE)


@dataclass(frozen=True)
class _Bare:
    """An annotation that is shown as it is written."""

    text: str

    def __repr__(self) -> str:
        return self.text


def package(page: str) -> ModuleType:
    """Return the package that *page* describes."""
    return thaigame if page == TOP else import_module(f"thaigame.{page}")


def names(page: str) -> list[str]:
    """Return the names that *page* describes."""
    offered: list[str] = package(page).__all__
    if page == TOP:
        return list(offered)
    return [
        name
        for name in offered
        if name not in thaigame.__all__
        or getattr(package(page), name) is not getattr(thaigame, name)
    ]


def by_hand(page: str) -> dict[str, str]:
    """Return what is written by hand on a page, by name; its opening under the empty name."""
    path = FOLDER / f"{page}.md"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    opening, *parts = _heading.split(text)
    kept = dict(zip(parts[::2], parts[1::2], strict=True))
    return {
        name: part.partition(BY_HAND)[2].strip("\n") for name, part in {"": opening, **kept}.items()
    }


def written(page: str) -> str:
    """Return a page as it should be."""
    kept = by_hand(page)
    title = TOP if page == TOP else f"{TOP}.{page}"
    doc = inspect.getdoc(package(page)) or ""
    parts = [f"# `{title}`", _prose(doc), BY_HAND, kept.get("", "")]
    for name in names(page):
        parts += [f"### `{name}`", *_described(page, name), BY_HAND, kept.get(name, "")]
    return "\n\n".join(part for part in parts if part) + "\n"


def _described(page: str, name: str) -> Iterator[str]:
    value = getattr(package(page), name)
    if inspect.isclass(value):
        yield _code(_signature(name, value))
        yield _prose(inspect.getdoc(value) or "")
        yield "\n".join(_members(value))
    elif callable(value) and hasattr(value, "__module__") and inspect.isroutine(value):
        yield _code(_signature(name, value))
        yield _prose(inspect.getdoc(value) or "")


def _members(kind: type) -> Iterator[str]:
    """Yield a line for each public method and property that the class itself has."""
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        plain = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        first = (inspect.getdoc(plain) or "").partition("\n\n")[0].replace("\n", " ")
        if inspect.isfunction(plain):
            yield f"- `.{_signature(name, plain, method=True)}`: {first}"
        elif isinstance(plain, property) or type(plain).__name__ == "cached_property":
            yield f"- `.{name}`: {first}"


def _signature(name: str, value: Callable[..., object], *, method: bool = False) -> str:
    if inspect.isclass(value) and issubclass(value, Enum | tuple) and not hasattr(value, "_fields"):
        return name  # their values are made elsewhere
    found = inspect.signature(value)
    parameters = [
        each.replace(annotation=_bare(each.annotation), default=_default(each.default))
        for each in found.parameters.values()
    ]
    if method and parameters and parameters[0].name in {"self", "cls"}:
        del parameters[0]
    returned = inspect.Signature.empty if inspect.isclass(value) else _bare(found.return_annotation)
    shown = f"{name}{found.replace(parameters=parameters, return_annotation=returned)}"
    if method or len(shown) <= _WIDTH:
        return shown
    inner = "".join(f"    {each},\n" for each in _marked(parameters))
    arrow = "" if returned is inspect.Signature.empty else f" -> {returned!r}"
    return f"{name}(\n{inner}){arrow}"


def _marked(parameters: list[inspect.Parameter]) -> Iterator[str]:
    """Yield the parameters, with the star before those that are given by name only."""
    starred = False
    for each in parameters:
        starred = starred or each.kind is each.VAR_POSITIONAL
        if each.kind is each.KEYWORD_ONLY and not starred:
            starred = True
            yield "*"
        yield str(each)


def _bare(annotation: object) -> object:
    if isinstance(annotation, ForwardRef):
        annotation = annotation.__forward_arg__
    return _Bare(annotation) if isinstance(annotation, str) else annotation


def _default(value: object) -> object:
    """Return a default as it is shown: a function by its name, what a factory makes as dots."""
    if inspect.isfunction(value):
        return _Bare(value.__name__)
    if isinstance(value, frozenset) and value:
        return _Bare(f"frozenset({{{', '.join(sorted(map(repr, value)))}}})")
    made = repr(value).startswith("<") and value is not inspect.Parameter.empty
    return _Bare("...") if made else value


def _code(text: str) -> str:
    return f"```\n{text}\n```"


def _prose(doc: str) -> str:
    """Return a docstring as Markdown: its examples set off, two backticks as one."""
    lines = [line.removeprefix("    ") for line in doc.splitlines()]
    text = "\n".join([*lines, ""]).replace("``", "`")
    return re.sub(r"(?m)^(>>> (?:.*\n)*?)(?=\n|\Z)", r"```python\n\1```\n", text).strip()


def main() -> int:
    """Write the pages, or with ``--check`` tell which are not as they would be written."""
    stale = []
    for page in PAGES:
        path, text = FOLDER / f"{page}.md", written(page)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path)
            if "--check" not in sys.argv[1:]:
                FOLDER.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    for path in stale:
        print(path.relative_to(FOLDER.parent.parent))
    return int(bool(stale) and "--check" in sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
