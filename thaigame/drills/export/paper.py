"""A page of paper: text that wraps between Thai words, boxes, pictures. Millimetres throughout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from fpdf import FPDF

from thaigame.drills.export.lone import EM, LoneMark, runs, shown
from thaigame.drills.export.vector import operators, path_operators
from thaigame.render.fonts import font_file
from thaigame.text.breaks import BREAK, with_breaks

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from thaigame.drills.export.pictures import Picture
    from thaigame.render.fonts import Weight

    Align = Literal["left", "centre", "right"]

MARGIN: Final = 16.0
LEADING: Final = 1.55
"""Lines are this much of the letters' size apart: Thai marks need the room."""

POINT: Final = 25.4 / 72


class Paper:
    """An A4 document that is written from top to bottom."""

    def __init__(self, *, title: str, language: str) -> None:
        """Open the document."""
        pdf = _Document()
        pdf.add_font("Sarabun", "", str(font_file("Regular")))
        pdf.add_font("Sarabun", "B", str(font_file("SemiBold")))
        pdf.set_text_shaping(use_shaping_engine=True)
        pdf.set_margin(MARGIN)
        pdf.set_auto_page_break(auto=False)
        pdf.set_title(title)
        pdf.set_lang(language)
        pdf.set_creator("thaigame")
        self.pdf = pdf
        self._size = 0.0
        self._weight: Weight = "Regular"
        # A word is asked for its width two to four times, and the words of a sheet repeat.
        self._widths: dict[tuple[str, float, Weight], float] = {}
        self.left = MARGIN
        self.width: float = pdf.w - 2 * MARGIN

    def new_page(self, foot: Callable[[int], str] | None = None, *, lying: bool = False) -> None:
        """Begin a page; *foot* gives the text below it and those that follow from their numbers."""
        self.pdf.add_page(orientation="L" if lying else "P")
        if foot is not None:
            self.pdf.below = foot
        self.pdf.set_y(MARGIN)

    @property
    def room(self) -> float:
        """Return the height that is left on the page."""
        return float(self.pdf.h - MARGIN - self.pdf.y)

    def need(self, height: float) -> None:
        """Begin a page unless *height* is left on this one."""
        if height > self.room and self.pdf.y > MARGIN:
            self.new_page()

    def space(self, height: float) -> None:
        """Leave *height* free."""
        self.pdf.set_y(self.pdf.y + height)

    def font(self, size: float, *, bold: bool = False) -> None:
        """Choose the letters; *size* in points."""
        self._size, self._weight = size, "SemiBold" if bold else "Regular"
        self.pdf.set_font("Sarabun", "B" if bold else "", size)

    def line_height(self, size: float) -> float:
        """Return the height of a line of letters of *size* points."""
        return size * POINT * LEADING

    def width_of(self, text: str) -> float:
        """Return how wide a line of *text* is in the letters chosen."""
        return sum(self._run_width(run) for run in runs(text, self._weight))

    def _run_width(self, run: str | LoneMark) -> float:
        if not isinstance(run, str):
            return run.advance / EM * self._size * POINT
        asked = run, self._size, self._weight
        if asked not in self._widths:
            self._widths[asked] = float(self.pdf.get_string_width(run))
        return self._widths[asked]

    def wrap(self, text: str, width: float) -> list[str]:
        """Return *text* as lines that fit in *width*, in the letters chosen.

        The lines hold no zero-width spaces, so that what is copied out of the document is the text.
        """
        lines: list[str] = []
        line, used = "", 0.0
        for piece in with_breaks(text).split(BREAK):
            wide = self.width_of(piece)
            if line and used + self.width_of(piece.rstrip()) > width:
                lines.append(line.rstrip())
                line, used = "", 0.0
            line, used = line + piece, used + wide
        return [*lines, line.rstrip()]

    def text(
        self,
        text: str,
        *,
        size: float,
        bold: bool = False,
        indent: float = 0,
        align: Align = "left",
    ) -> None:
        """Write *text* as a paragraph, on further pages where it must."""
        self.font(size, bold=bold)
        height = self.line_height(size)
        for line in self.wrap(text, self.width - indent):
            self.need(height)
            self.at(
                line,
                self.left + indent,
                self.pdf.y,
                self.width - indent,
                size=size,
                bold=bold,
                align=align,
            )
            self.space(height)

    def height_of(self, text: str, *, size: float, width: float, bold: bool = False) -> float:
        """Return the height that *text* takes."""
        self.font(size, bold=bold)
        return len(self.wrap(text, width)) * self.line_height(size)

    def at(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        *,
        size: float,
        bold: bool = False,
        align: Align = "left",
    ) -> None:
        """Write one line at a place of this page, counted from the paper's corner.

        Marks are placed glyph by glyph, and a reader that guesses words from places takes the room
        after ำ for a space; with ``ActualText`` it need not guess.
        """
        if not text:
            return
        self.font(size, bold=bold)
        back = self.pdf.y
        pieces = [(run, self._run_width(run)) for run in runs(text, self._weight)]
        spare = width - sum(wide for _, wide in pieces)
        x += {"left": 0.0, "centre": spare / 2, "right": spare}[align]
        told = shown(text).encode("utf-16-be").hex().upper()
        self.pdf._out(f"/Span <</ActualText <FEFF{told}>>> BDC")  # noqa: SLF001  no public way
        for run, wide in pieces:
            if isinstance(run, str):
                self.pdf.set_xy(x - self.pdf.c_margin, y)
                self.pdf.cell(wide + 2 * self.pdf.c_margin, self.line_height(size), run)
            else:
                # The library sets letters this far below the top of their line.
                baseline = y + self.line_height(size) / 2 + 0.3 * size * POINT
                drawn = f"0 g {path_operators(run.path)} f"
                self._operators(drawn, x, baseline, size * POINT / EM)
            x += wide
        self.pdf._out("EMC")  # noqa: SLF001  as above
        self.pdf.set_y(back)

    def _operators(self, drawn: str, x: float, y: float, scale: float) -> None:
        """Put a drawing on the page, its origin at *x*, *y*; *scale* is the length of its unit."""
        k = self.pdf.k
        across, up = x * k, (self.pdf.h - y) * k
        unit = scale * k
        self.pdf._out(  # noqa: SLF001  no public way
            f"q {unit:.6f} 0 0 {-unit:.6f} {across:.3f} {up:.3f} cm {drawn} Q"
        )

    def dotted(self, x: float, y: float, width: float) -> None:
        """Draw a dotted line to write on."""
        self.pdf.set_line_width(0.25)
        self.pdf.set_dash_pattern(dash=0.3, gap=1.1)
        self.pdf.line(x, y, x + width, y)
        self.pdf.set_dash_pattern()

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: tuple[int, int, int] | None = None,
        dashed: bool = False,
    ) -> None:
        """Draw a rectangle."""
        self.pdf.set_line_width(0.25)
        self.pdf.set_draw_color(70)
        if dashed:
            self.pdf.set_dash_pattern(dash=0.8, gap=0.8)
        if fill is not None:
            self.pdf.set_fill_color(*fill)
        self.pdf.rect(x, y, width, height, style="D" if fill is None else "DF")
        self.pdf.set_dash_pattern()
        self.pdf.set_draw_color(0)

    def stroke(self, points: Sequence[tuple[float, float]]) -> None:
        """Draw a thick grey line through *points*, under which letters stay readable."""
        with self.pdf.local_context(stroke_opacity=0.35):
            self.pdf.set_line_width(3.2)
            self.pdf.set_draw_color(40, 120, 90)
            self.pdf.line(*points[0], *points[-1])
        self.pdf.set_draw_color(0)

    def picture(self, drawn: Picture, *, indent: float = 0) -> None:
        """Draw a picture, on the next page where it does not fit."""
        self.need(drawn.height + 2)
        self.place(drawn, self.left + indent, self.pdf.y + 1)
        self.space(drawn.height + 2)

    def place(self, drawn: Picture, x: float, y: float) -> None:
        """Draw a picture by its outlines at a place of this page, counted from its corner."""
        self._operators(operators(drawn.svg), x, y, drawn.scale)

    def output(self) -> bytes:
        """Return the document."""
        return bytes(self.pdf.output())


class _Document(FPDF):
    def __init__(self) -> None:
        super().__init__(format="A4", unit="mm")
        self.below: Callable[[int], str] = str

    def footer(self) -> None:
        """Write below the page what it is of which sheet."""
        self.set_font("Sarabun", "", 9)
        self.set_xy(MARGIN, self.h - MARGIN + 4)
        self.cell(self.w - 2 * MARGIN, 5, self.below(self.page_no()), align="C")
