"""``thaigame demo``: real plays, of which none breaks a rule."""

from __future__ import annotations

from tests.cli.process import thaigame
from thaigame.cli import demo
from thaigame.game.moves import Play
from thaigame.game.spec import find_game
from thaigame.notation import parse_move
from thaigame.text import display_width


def test_no_play_of_the_demonstration_breaks_a_rule() -> None:
    for name, plays in (("kumkom", demo.KUMKOM), ("crossing", demo.CROSSING)):
        spec = find_game(name)
        position = spec.start()
        for text in plays:
            move = parse_move(text, position)
            assert isinstance(move, Play)
            assert spec.violations(position, move) == ()
            position = spec.after(position, move)


def test_each_play_is_shown_with_its_score_and_the_board_after() -> None:
    run = thaigame("--lang", "th", "demo")
    assert run.status == 0
    plays = len(demo.KUMKOM) + len(demo.CROSSING)
    assert run.out.count("คะแนนรวม") == plays
    assert run.out.count("   A   B   C") == plays


def test_the_columns_of_the_board_line_up() -> None:
    lines = thaigame("demo").out.splitlines()
    row = next(line for line in lines if line.startswith("5 ") and "มุ" in line)
    head = next(line for line in lines if line.lstrip().startswith("A   B"))
    assert display_width(row[: row.index("มุ")]) == head.index("L")
