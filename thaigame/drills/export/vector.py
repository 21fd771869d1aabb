"""The pictures of ``render`` as the operators of a PDF page: outlines stay outlines.

Only what ``render.drawing`` writes is read: groups, rectangles, paths, and outlines that are used
again. What is defined once in a picture is turned into operators once for all pictures, since an
outline's name says what it is; reading a board's outlines anew takes a PDF library a second.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple
from xml.etree import ElementTree as ET

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_SVG: Final = "{http://www.w3.org/2000/svg}"
_tokens = re.compile(r"[MLHVQCZ]|-?(?:\d+\.?\d*|\.\d+)").findall
_numbers = re.compile(r"-?(?:\d+\.?\d*|\.\d+)").findall
_moves = re.compile(r"(translate|scale)\(([^)]*)\)").findall
_ARC: Final = 0.5523  # how far a curve's handles are from its ends, in radii, for a quarter circle


class _Look(NamedTuple):
    """How what follows is painted: colours as written, the line's width, its dashes."""

    fill: str = "#000000"
    stroke: str = "none"
    width: str = "1"
    dashes: str = ""

    def with_(self, element: ET.Element) -> _Look:
        """Return the look under the attributes of an element."""
        return _Look(
            element.get("fill", self.fill),
            element.get("stroke", self.stroke),
            element.get("stroke-width", self.width),
            element.get("stroke-dasharray", self.dashes),
        )


@lru_cache(maxsize=256)
def operators(svg: str) -> str:
    """Return the operators that draw the picture in its own units, y downwards.

    The star of a centre is white here where the picture lets the square shine through it.
    """
    root = ET.fromstring(svg)  # noqa: S314  written by ``render``
    defined = {each.get("id", ""): each for defs in root.iter(f"{_SVG}defs") for each in defs}
    return " ".join(_drawn(root, _Look(), defined))


def _drawn(element: ET.Element, look: _Look, defined: Mapping[str, ET.Element]) -> Iterator[str]:
    for each in element:
        inner = look.with_(each)
        match each.tag.removeprefix(_SVG):
            case "g":
                moved = _transform(each.get("transform", ""))
                parts = _drawn(each, inner, defined)
                yield from ("q", moved, *parts, "Q") if moved else parts
            case "use":
                moved = _transform(each.get("transform", ""))
                x, y = float(each.get("x", "0")), float(each.get("y", "0"))
                shift = f"1 0 0 1 {x:g} {y:g} cm" if x or y else ""
                name = each.get("href", "")[1:]
                yield from ("q", moved, shift, _reused(name, inner, defined), "Q")
            case "rect":
                yield _painted(_rectangle(each), inner)
            case "path":
                moved = _transform(each.get("transform", ""))
                painted = _painted(path_operators(each.get("d", "")), inner)
                yield f"q {moved} {painted} Q" if moved else painted


_kept: dict[tuple[str, _Look], str] = {}
_MOST_KEPT: Final = 8192


def _reused(name: str, look: _Look, defined: Mapping[str, ET.Element]) -> str:
    """Return the operators of an outline or part that is defined once, kept for other pictures."""
    key = name, look
    if key not in _kept:
        if len(_kept) == _MOST_KEPT:
            _kept.clear()
        element = defined[name]
        if element.tag == f"{_SVG}path":
            _kept[key] = _painted(path_operators(element.get("d", "")), look)
        else:
            _kept[key] = " ".join(_drawn(element, look, defined))
    return _kept[key]


def _painted(laid: str, look: _Look) -> str:
    out = []
    if look.fill != "none":
        out.append(f"{_colour(look.fill)} rg")
    if look.stroke != "none":
        out.append(f"{_colour(look.stroke)} RG {look.width} w")
        out.append(f"[{look.dashes}] 0 d" if look.dashes else "")
    paint = {(True, True): "B", (True, False): "f", (False, True): "S", (False, False): "n"}
    out += [laid, paint[look.fill != "none", look.stroke != "none"]]
    if look.dashes and look.stroke != "none":
        out.append("[] 0 d")
    return " ".join(filter(None, out))


@lru_cache(maxsize=256)
def _colour(text: str) -> str:
    parts = (int(text[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return " ".join(f"{part:.3g}" for part in parts)


def _transform(text: str) -> str:
    out = []
    for kind, values in _moves(text):
        numbers = _numbers(values)
        if kind == "translate":
            out.append(f"1 0 0 1 {numbers[0]} {numbers[1]} cm")
        else:
            out.append(f"{numbers[0]} 0 0 {numbers[-1]} 0 0 cm")
    return " ".join(out)


def _rectangle(element: ET.Element) -> str:
    x, y, width, height, radius = (
        float(element.get(name, "0")) for name in ("x", "y", "width", "height", "rx")
    )
    if not radius:
        return f"{x:g} {y:g} {width:g} {height:g} re"
    right, bottom, hold = x + width, y + height, radius * (1 - _ARC)
    return (
        f"{x + radius:g} {y:g} m {right - radius:g} {y:g} l "
        f"{right - hold:g} {y:g} {right:g} {y + hold:g} {right:g} {y + radius:g} c "
        f"{right:g} {bottom - radius:g} l "
        f"{right:g} {bottom - hold:g} {right - hold:g} {bottom:g} {right - radius:g} {bottom:g} c "
        f"{x + radius:g} {bottom:g} l "
        f"{x + hold:g} {bottom:g} {x:g} {bottom - hold:g} {x:g} {bottom - radius:g} c "
        f"{x:g} {y + radius:g} l "
        f"{x:g} {y + hold:g} {x + hold:g} {y:g} {x + radius:g} {y:g} c h"
    )


@lru_cache(maxsize=4096)
def path_operators(path: str) -> str:
    """Return the operators that lay a path of absolute SVG commands, unpainted.

    PDF has no quadratic curves, so they become cubic.
    """
    waiting = _tokens(path)[::-1]
    out: list[str] = []
    command, x, y = "", 0.0, 0.0
    while waiting:
        if waiting[-1].isalpha():
            command = waiting.pop()
        if command == "Z":
            out.append("h")
            continue
        size = {"H": 1, "V": 1, "Q": 4, "C": 6}.get(command, 2)
        values = [float(waiting.pop()) for _ in range(size)]
        if command == "H":
            values = [values[0], y]
        elif command == "V":
            values = [x, values[0]]
        elif command == "Q":
            a, b, to_x, to_y = values
            first = x + 2 * (a - x) / 3, y + 2 * (b - y) / 3
            second = to_x + 2 * (a - to_x) / 3, to_y + 2 * (b - to_y) / 3
            values = [*first, *second, to_x, to_y]
        end = {"M": "m", "Q": "c", "C": "c"}.get(command, "l")
        out.append(f"{' '.join(f'{value:.5g}' for value in values)} {end}")
        x, y = values[-2:]
        if command == "M":
            command = "L"  # further pairs are lines
    return " ".join(out)
