"""Score sheets: what was played, what it gave, and the running totals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from thaigame.arguments import door
from thaigame.game.board import laid, words_made
from thaigame.game.events import (
    Adjusted,
    ChallengeLost,
    EndCount,
    Exchanged,
    Passed,
    Played,
    TimePenalty,
    TurnLost,
    Withdrawn,
)
from thaigame.notation.move_text import write_move
from thaigame.notation.record import BoardLog
from thaigame.notation.tile_text import spaced_rack
from thaigame.render import fonts
from thaigame.render.drawing import Drawing, number, written
from thaigame.render.fonts import EM
from thaigame.render.style import LIGHT
from thaigame.text import display_width, pad
from thaigame.texts import language, message
from thaigame.visible import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.game.events import Event
    from thaigame.game.moves import Play
    from thaigame.game.position import Position
    from thaigame.layouts import Layout
    from thaigame.notation.record import Record
    from thaigame.render.style import Style
    from thaigame.texts.keys import Key

_COLUMNS: Final[tuple[Key, ...]] = (
    "render.column_turn",
    "render.column_player",
    "render.column_move",
    "render.column_words",
    "render.column_score",
    "render.column_total",
)
_NUMBERS: Final = frozenset({0, 4, 5})
_LINE: Final = 1.75  # height of a line, in em


@dataclass(frozen=True)
class ScoreSheet:
    """A score sheet as a table of texts: a title, the heads of the columns, a row an event."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def __str__(self) -> str:
        """Return it as lines of text."""
        return sheet_text(self)

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<ScoreSheet {self.title!r}: {len(self.rows)} rows>"

    def _repr_html_(self) -> str:
        """Return it as a table, for notebooks."""
        return sheet_html(self)

    def _repr_svg_(self) -> str:
        """Return it as a picture, for notebooks."""
        return sheet_svg(self)


@door
def score_sheet(record: Record) -> ScoreSheet:
    """Return the score sheet of a game: every event that changes a score or takes a turn.

    A total that the record does not say is summed up.
    """
    title = message("render.sheet_of", game=record.layout.titles[language()])
    head = tuple(str(message(each)) for each in _COLUMNS)
    rows = tuple(tuple(map(visible, row)) for row in _rows(record))
    return ScoreSheet(str(title), head, rows)


@door
def sheet_text(sheet: ScoreSheet) -> str:
    """Return the sheet as lines of text whose columns line up; numbers stand at the right."""
    lines = (sheet.head, *sheet.rows)
    widths = [max(display_width(line[column]) for line in lines) for column in range(len(_COLUMNS))]
    return "\n".join(
        "  ".join(
            pad(text, width, ">" if column in _NUMBERS else "<")
            for column, (text, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


@door
def sheet_svg(sheet: ScoreSheet, *, em: float = 4.0, style: Style = LIGHT) -> str:
    """Return the sheet as a picture, its letters *em* millimetres."""
    drawing = Drawing(style)
    lines = (sheet.head, *sheet.rows)
    widths = [
        max(fonts.line(line[column])[1] for line in lines) * em / EM
        for column in range(len(_COLUMNS))
    ]
    gap = em * 0.9
    whole = sum(widths) + gap * (len(widths) + 1)
    drawing.line(sheet.title, gap, em * 1.5, em * 1.2, weight="SemiBold")
    top = em * 2.2
    for index, line in enumerate(lines):
        baseline = top + (index + 0.68) * em * _LINE
        x = gap
        drawing.open(", ".join(text for text in line if text))
        for column, (text, width) in enumerate(zip(line, widths, strict=True)):
            align = 1 if column in _NUMBERS else 0
            colour = style.faint if index == 0 else style.ink
            drawing.line(text, x + width * align, baseline, em, align=align, colour=colour)
            x += width + gap
        y = number(top + (index + 1) * em * _LINE)
        edge = number(em * (0.06 if index == 0 else 0.02))
        drawing.add(
            f'<path d="M{number(gap / 2)} {y}H{number(whole - gap / 2)}" stroke="{style.faint}" '
            f'stroke-width="{edge}"/>'
        )
        drawing.close()
    height = top + len(lines) * em * _LINE + em * 0.5
    return drawing.svg(whole, height, sheet.title, language=language(), ground=True)


@door
def sheet_html(sheet: ScoreSheet) -> str:
    """Return the sheet as an HTML table."""
    head = "".join(f'<th scope="col">{written(text)}</th>' for text in sheet.head)
    body = "".join(
        "<tr>" + "".join(_html_cell(text, column) for column, text in enumerate(row)) + "</tr>"
        for row in sheet.rows
    )
    return (
        f'<table class="sheet" lang="{language()}"><caption>{written(sheet.title)}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    )


def _html_cell(text: str, column: int) -> str:
    kind = ' class="number"' if column in _NUMBERS else ""
    thai = ' lang="th"' if any("\u0e00" <= ch <= "\u0e7f" for ch in text) else ""
    return f"<td{kind}{thai}>{written(text)}</td>"


def _rows(record: Record) -> Iterator[tuple[str, ...]]:
    layout = record.layout
    names = [player.name or player.nick for player in record.players]
    totals = dict(enumerate(record.start.scores if record.start else ()))
    log = BoardLog(layout, max(2, len(record.players)), record.start)
    turns = 0
    for event in record.events:
        told = _told(event, layout, log)
        if told is not None:
            move, words, points, is_turn = told
            turns += is_turn
            player = event.player  # type: ignore[union-attr]  # every event told has one
            total = event.total  # type: ignore[union-attr]
            totals[player] = totals.get(player, 0) + points if total is None else total
            name = names[player] if player < len(names) else ""
            name = name or str(message("render.player_number", number=player + 1))
            turn = str(turns) if is_turn else ""
            yield turn, name, move, words, f"{points:+d}" if points else "0", str(totals[player])
        log.follow(event)


def _told(event: Event, layout: Layout, log: BoardLog) -> tuple[str, str, int, bool] | None:
    """Return the move, the words, the points and whether it was a turn; None for no row."""
    if isinstance(event, Played):
        position = log.position(event.rack)
        move = write_move(event.move, position, ask_about_case=False)
        return move, _words(event.move, position), event.points, True
    if isinstance(event, Exchanged):
        count = event.count or len(event.tiles)
        return str(message("render.exchanged", count=count)), "", 0, True
    if isinstance(event, Passed):
        return str(message("render.passed")), "", 0, True
    if isinstance(event, TurnLost):
        return str(message("render.turn_lost")), "", 0, True
    if isinstance(event, Withdrawn):
        return str(message("render.withdrawn")), "", event.points, False
    if isinstance(event, ChallengeLost):
        return str(message("render.challenge_lost")), "", event.points, False
    if isinstance(event, TimePenalty):
        return str(message("render.time_penalty")), "", event.points, False
    if isinstance(event, EndCount):
        tiles = spaced_rack(event.tiles, layout)
        return str(message("render.end_count", tiles=tiles)), "", event.points, False
    if isinstance(event, Adjusted) and event.points:
        return str(message("render.adjusted", reason=event.reason)), "", event.points, False
    return None


def _words(move: Play, position: Position) -> str:
    layout = position.layout
    board, _ = laid(position.board, move, layout.tiles)
    return " ".join(word.text for word in words_made(board, move, layout.grid))
