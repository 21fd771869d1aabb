"""A game in a notebook: what the player to move may see, and nothing of the others' racks."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import thaigame
from tests.render.drawn import DRAWN
from tests.render.pixels import difference
from thaigame.game.events import Accepted, Drew, Passed, Played, Restarted, Withdrawn
from thaigame.game.position import Position
from thaigame.notation import parse_move
from thaigame.render import last_play, position_html, position_svg, position_text
from thaigame.render.labels import kind_name
from thaigame.texts import in_language


def names(svg: str) -> list[str]:
    root = ET.fromstring(svg)  # noqa: S314  our own text
    return [group.attrib["aria-label"] for group in root.findall("{*}g[@role='img']")]


@pytest.mark.parametrize("name", DRAWN)
def test_a_game_shows_the_rack_of_the_player_to_move_alone(name: str) -> None:
    game = thaigame.new_game(name, players=2, seed=7)
    layout = game.spec.layout
    svg: str = game._repr_svg_()
    shown = names(svg)[layout.grid.size :]
    assert shown == [kind_name(layout, tile) for tile in game.racks[game.turn]]


def test_the_text_of_a_game_says_whose_turn_it_is_and_counts_the_rest() -> None:
    game = thaigame.new_game("kumkom", players=3, seed=7)
    lines = str(game).splitlines()
    assert "Player 1, to move: 0 points" in lines
    assert "Player 2: 0 points" in lines
    assert lines.count("tiles on the rack: 9") == 2
    assert lines[-1] == "In the bag: 77"  # 104 tiles less three racks of nine


def test_a_player_who_waits_sees_the_own_rack() -> None:
    game = thaigame.new_game("crossing", players=2, seed=7)
    seen = game.observation(1)
    layout = game.spec.layout
    shown = names(position_svg(seen))[layout.grid.size :]
    assert shown == [kind_name(layout, tile) for tile in game.racks[1]]
    lines = position_text(seen).splitlines()
    assert "Player 1, to move: 0 points" in lines
    assert lines[lines.index("Player 1, to move: 0 points") + 1] == "tiles on the rack: 7"
    page = position_html(seen)
    assert page.count("<li ") == 7
    assert "tiles on the rack: 7" in page


def test_a_game_is_shown_in_thai() -> None:
    with in_language("th"):
        assert "ผู้เล่น 1 (ถึงตา): 0 คะแนน" in str(thaigame.new_game("kumkom", seed=7))


def test_the_last_play_is_the_one_that_stands() -> None:
    layout = thaigame.find_layout("kumkom")
    place = parse_move("5H มา", Position.start(layout))
    played = Played(0, place, 4)  # type: ignore[arg-type]  # a play
    squares = tuple(layout.grid.parse(name) for name in ("H5", "I5"))
    assert last_play([]) == ()
    assert last_play([played, Accepted(1), Drew(0, ("ก",)), Passed(1)]) == squares
    assert last_play([played, Withdrawn(0, -4)]) == ()
    assert last_play([played, Passed(1), Restarted()]) == ()


def test_a_play_is_marked_in_the_picture_of_the_game() -> None:
    game = thaigame.new_game("kumkom", seed=7)
    move = next(iter(game.legal_moves))
    game.push(move)
    svg: str = game._repr_svg_()
    unmarked = position_svg(game.observation(game.turn))
    assert difference(svg, unmarked, width=400) is not None
