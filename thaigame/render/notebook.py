"""Values as small HTML tables, for notebooks: a score, plays, a rack, what is wrong in a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.notation.move_text import write_move
from thaigame.notation.tile_text import spaced_rack
from thaigame.render.drawing import written
from thaigame.render.labels import factor_name, shown
from thaigame.render.sheet import score_sheet, sheet_html
from thaigame.texts import language, message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from thaigame.game.position import Position
    from thaigame.game.score import Score
    from thaigame.movegen.scored import ScoredPlay
    from thaigame.notation.replay import Replay
    from thaigame.texts.keys import Key


def table_html(head: Sequence[str], rows: Iterable[Sequence[object]], caption: str = "") -> str:
    """Return a table; numbers stand at the right, every text is written as it is."""
    told = f"<caption>{written(caption)}</caption>" if caption else ""
    top = "".join(f'<th scope="col">{written(text)}</th>' for text in head)
    body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return (
        f'<table lang="{language()}">{told}<thead><tr>{top}</tr></thead>'
        f"<tbody>{body}</tbody></table>"
    )


def score_html(score: Score) -> str:
    """Return each tile and multiplier of a score, word by word, and the sum."""
    rows: list[tuple[object, ...]] = []
    for word in score.words:
        rows += [
            (
                *(word.word, line.square, shown(line.text), line.points),
                *(factor_name(line.premium), line.value),
            )
            for line in word.lines
        ]
        rows.append((word.word, "", "", "", "", word.score))
    if score.bonus:
        rows.append((str(message("render.bonus")), "", "", "", "", score.bonus))
    keys: tuple[Key, ...] = (
        *("render.column_words", "render.column_square", "render.column_tile"),
        *("render.column_points", "render.column_premium", "render.column_score"),
    )
    return table_html([str(message(key)) for key in keys], rows, f"{score.total}")


def plays_html(plays: Sequence[ScoredPlay], position: Position, count: int) -> str:
    """Return *plays*, which are some of *count*, with what each keeps on the rack."""
    keys: tuple[Key, ...] = ("render.column_move", "render.column_score", "render.column_leave")
    rows = [
        (
            write_move(each.play, position),
            each.score,
            spaced_rack(each.leave, position.layout),
        )
        for each in plays
    ]
    told = str(message("render.plays", shown=len(rows), count=count))
    return table_html([str(message(key)) for key in keys], rows, told)


def names_html(names: Sequence[str]) -> str:
    """Return tiles by their names, side by side."""
    tiles = "".join(
        '<span style="border:1px solid;border-radius:.3em;padding:.1em .45em;margin:.1em;'
        f'display:inline-block">{written("/".join(map(shown, name.split("/"))))}</span>'
        for name in names
    )
    return f'<div style="font-size:1.4em">{tiles}</div>'


def replay_html(replay: Replay) -> str:
    """Return the score sheet of the record, what is wrong in it, and what it leaves open."""
    parts = [sheet_html(score_sheet(replay.record))]
    for key, faults in (
        ("render.differences", replay.differences),
        ("render.notes", replay.notes),
    ):
        if faults:
            told = "".join(
                f"<li>{fault.line or ''} {written(str(fault.message))}</li>" for fault in faults
            )
            parts.append(f"<p>{written(str(message(key)))}</p><ul>{told}</ul>")  # type: ignore[arg-type]  # a key
    return "".join(parts)


def _cell(value: object) -> str:
    side = ' style="text-align:right"' if isinstance(value, int) else ""
    return f"<td{side}>{written(str(value))}</td>"
