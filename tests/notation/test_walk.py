"""A walk over a record: each event with the position that it met and the score that it made."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import thaigame
from thaigame.game.events import Played
from thaigame.notation import Record, read_game, read_json, write_json

if TYPE_CHECKING:
    from collections.abc import Iterator

GCG = sorted(Path(__file__).parent.parent.glob("data/gcg/*.gcg"))
PLAIN = """\
#player1 ann Ann
#player2 bob Bob
>ann: HORSE?? 8D HORSE +24 24
>bob: ABCDEFG gibberish +10 10
>ann: AAENRSZ - +0 24
"""


@pytest.mark.parametrize("path", GCG, ids=lambda path: path.stem)
def test_a_game_that_tells_no_draws_is_walked_with_its_racks_scores_and_totals(path: Path) -> None:
    record = read_game(path.read_text(encoding="utf-8"))
    nodes = list(record.walk())
    assert [node.event for node in nodes] == list(record.events)
    for node in nodes:
        if isinstance(node.event, Played):
            assert node.score is not None
            assert node.score.total == node.event.points
            assert node.position.racks[0] == record.layout.tiles.rack(node.event.rack or ())
            assert set(node.position.racks[1:]) == {None}
        else:
            assert node.score is None
        total = getattr(node.event, "total", None)
        if total is not None:
            assert node.scores[node.event.player] == total  # type: ignore[union-attr]
    assert nodes[-1].line == record.lines[-1]


def test_a_line_that_cannot_be_read_counts_as_what_it_claims() -> None:
    nodes = list(read_game(PLAIN).walk())
    assert [node.scores for node in nodes] == [(24, 0), (24, 10)]
    assert nodes[-1].position.scores == (24, 10)


def begun_and_played(name: str) -> thaigame.Game:
    game = thaigame.new_game(name, seed=3)
    generator = thaigame.Generator(game.spec)
    for _ in range(6):
        best = generator.best(game.position, 1)
        game.push(best[0] if best else thaigame.Pass())
        if game.pending is not None:
            game.accept()
    return game


@pytest.mark.parametrize("game", ["kumkom", "crossing", "scrabble"])
def test_a_game_that_tells_every_draw_is_walked_with_all_racks(game: str) -> None:
    played = begun_and_played(game)
    nodes = list(thaigame.record_of(played).walk())
    met = [node for node in nodes if isinstance(node.event, Played)]
    assert met
    assert all(None not in node.position.racks for node in met)
    assert nodes[-1].scores == played.scores


def positions() -> Iterator[thaigame.Position]:
    game = thaigame.new_game("kumkom", seed=7, draw_for_start=False)
    yield game.position
    game.push(thaigame.Generator("kumkom").best(game.position, 1)[0])
    game.accept()
    yield game.position
    yield game.observation(game.turn).position  # the other rack is not known


@pytest.mark.parametrize("number", range(3))
def test_a_game_goes_on_from_a_position_and_its_record_tells_where_it_began(number: int) -> None:
    position = list(positions())[number]
    game = thaigame.Game.from_position(position, seed=5, names=("ก", "ข"))
    assert game.racks[0] == position.racks[0]
    assert (game.board, game.scores) == (position.board, position.scores)
    assert sum(1 for _ in game.state.tiles()) == position.layout.tiles.total
    line = thaigame.write_position(position)
    same = thaigame.new_game("kumkom", position=line, seed=5, names=("ก", "ข"))
    assert same.state == game.state
    game.push(thaigame.Generator(game.spec).best(game.position, 1)[0])
    game.push(thaigame.Pass())
    record = read_json(write_json(thaigame.record_of(game)))
    assert record == thaigame.record_of(game)
    assert thaigame.replay_record(record).differences == ()
    again = thaigame.Game.resumed(
        game.spec, record.events, seed=5, names=game.names, position=record.start
    )
    assert again.state == game.state


def test_a_position_that_cannot_be_or_of_another_game_begins_no_game() -> None:
    kumkom = thaigame.find_game("kumkom").start()
    with pytest.raises(thaigame.ThaigameError, match="kumkom"):
        thaigame.new_game("scrabble", position=kumkom)
    line = "9/9/9/9/9/9/9/9/9 ZZZZ/- 0/0 0 game scrabble;"
    with pytest.raises(thaigame.ThaigameError):
        thaigame.Game.from_position(line)
    many = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 ZZZZ/- 0/0 0 game scrabble;"
    with pytest.raises(thaigame.ThaigameError, match="Z"):
        thaigame.Game.from_position(many)


def test_equal_records_have_equal_hashes() -> None:
    text = GCG[0].read_text(encoding="utf-8")
    one, other = read_game(text), read_game(text)
    assert isinstance(one, Record)
    assert one == other
    assert len({one, other}) == 1
