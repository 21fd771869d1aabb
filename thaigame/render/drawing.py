"""An SVG picture while it is drawn: shapes, and outlines that are kept once and used often."""

from __future__ import annotations

from hashlib import blake2s
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from thaigame.render.fonts import EM, em_to_fit, line, outline
from thaigame.render.style import LIGHT
from thaigame.visible import visible

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.render.fonts import Outline, Weight
    from thaigame.render.geometry import Box
    from thaigame.render.style import Style


def written(text: str) -> str:
    """Return *text* as XML and HTML write it, also between quotes.

    What rules a screen is shown, and with it all that XML has no way to write.
    """
    return escape(visible(text))


class Symbol(NamedTuple):
    """A part of a picture that is written once and drawn often; named by what it is."""

    name: str
    markup: str
    outlines: tuple[tuple[str, str], ...]


def number(value: float) -> str:
    """Return a length as short as it can be written, to a thousandth."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


class Drawing:
    """Parts of a picture in millimetres, y downwards, and the outlines that they use."""

    def __init__(self, style: Style = LIGHT) -> None:
        """Begin with nothing drawn."""
        self.style: Style = style
        self.parts: list[str] = []
        self.outlines: dict[str, str] = {}
        self.symbols: dict[str, str] = {}

    def add(self, part: str) -> None:
        """Add markup."""
        self.parts.append(part)

    def open(self, name: str, *, x: float = 0, y: float = 0, kind: str = "") -> None:
        """Begin a group that has a name for people, drawn with its corner at *x*, *y*."""
        told = written(name)
        place = f' transform="translate({number(x)} {number(y)})"' if x or y else ""
        of_kind = f' class="{kind}"' if kind else ""
        self.add(f'<g role="img" aria-label="{told}"{of_kind}{place}><title>{told}</title>')

    def close(self) -> None:
        """End the group."""
        self.add("</g>")

    def box(
        self, box: Box, fill: str, *, edge: str = "", radius: float = 0, more: str = ""
    ) -> None:
        """Draw a rectangle; *edge* is the colour of its line, *more* further attributes."""
        rounded = f' rx="{number(radius)}"' if radius else ""
        line = f' stroke="{edge}"' if edge else ""
        self.add(
            f'<rect x="{number(box.left)}" y="{number(box.top)}" width="{number(box.width)}" '
            f'height="{number(box.height)}"{rounded} fill="{fill}"{line}{more}/>'
        )

    def place(
        self,
        drawn: Outline,
        x: float,
        y: float,
        em: float,
        *,
        colour: str = "",
        hollow: bool = False,
    ) -> None:
        """Draw an outline with its pen's start at *x*, *y*; *em* is the font's square."""
        self.outlines[drawn.name] = drawn.path
        scale, colour = em / EM, colour or self.style.ink
        look = f'fill="none" stroke="{colour}" stroke-width="34"' if hollow else f'fill="{colour}"'
        self.add(
            f'<use href="#{drawn.name}" '
            f'transform="translate({number(x)} {number(y)}) scale({scale:.5f})" {look}/>'
        )

    def centred(
        self,
        text: str,
        room: Box,
        em: float,
        *,
        colour: str = "",
        hollow: bool = False,
        weight: Weight = "SemiBold",
    ) -> None:
        """Draw *text* with its ink in the middle of *room*, smaller than *em* where it must be."""
        drawn = outline(text, weight)
        em = em_to_fit(drawn, room.width, room.height, em=em)
        x, y = room.centre
        ink_x, ink_y = drawn.ink.centre
        scale = em / EM
        self.place(drawn, x - ink_x * scale, y - ink_y * scale, em, colour=colour, hollow=hollow)

    def line(
        self,
        text: str,
        x: float,
        baseline: float,
        em: float,
        *,
        align: float = 0,
        colour: str = "",
        weight: Weight = "Regular",
    ) -> None:
        """Draw a line of text from *x*; *align* 0 begins there, 0.5 is centred, 1 ends there."""
        glyphs, advance = line(text, weight)
        x -= advance * em / EM * align
        self.add(
            f'<g transform="translate({number(x)} {number(baseline)}) scale({em / EM:.5f})" '
            f'fill="{colour or self.style.ink}">'
        )
        for glyph in glyphs:
            self.outlines[glyph.name] = glyph.path
            up = f' y="{glyph.y}"' if glyph.y else ""
            self.add(f'<use href="#{glyph.name}" x="{glyph.x}"{up}/>')
        self.add("</g>")

    def repeat(self, symbol: Symbol) -> None:
        """Draw a part that stands in the picture more than once."""
        self.outlines.update(symbol.outlines)
        self.symbols[symbol.name] = symbol.markup
        self.add(f'<use href="#{symbol.name}"/>')

    def as_symbol(self) -> Symbol:
        """Return all that was drawn as a part that other pictures can repeat."""
        markup = "".join(self.parts)
        name = f"p{blake2s(markup.encode(), digest_size=6).hexdigest()}"
        return Symbol(name, markup, tuple(self.outlines.items()))

    def svg(
        self,
        width: float,
        height: float,
        name: str,
        *,
        language: str,
        about: Iterable[str] = (),
        ground: bool = False,
    ) -> str:
        """Return the whole picture, *width* times *height* millimetres.

        *about* are remarks as layout files write them, in English. With *ground* the style's colour
        lies under it, so that it can be read on any page.
        """
        told = written(name)
        described = "".join(f'<desc lang="en">{written(text)}</desc>' for text in about)
        colour = self.style.ground if ground else ""
        size = f'width="{number(width)}" height="{number(height)}"'
        below = f'<rect {size} fill="{colour}"/>' if colour else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width)}mm" '
            f'height="{number(height)}mm" viewBox="0 0 {number(width)} {number(height)}" '
            f'lang="{language}" role="group" aria-label="{told}"><title>{told}</title>{described}'
            f"{self.definitions()}{below}{''.join(self.parts)}</svg>"
        )

    def definitions(self) -> str:
        """Return the outlines that the parts use, for the head of a picture or of a page."""
        if not self.outlines and not self.symbols:
            return ""
        paths = "".join(f'<path id="{name}" d="{path}"/>' for name, path in self.outlines.items())
        parts = "".join(f'<g id="{name}">{markup}</g>' for name, markup in self.symbols.items())
        return f"<defs>{paths}{parts}</defs>"
