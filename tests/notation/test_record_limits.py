"""A record unfolds to no more than a game: its lists have limits, and work is linear."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from tests.cli.process import thaigame
from tests.random_records import record
from tests.work import calls
from thaigame.errors import RecordError, StateError
from thaigame.game import new_game
from thaigame.game.events import LONGEST_GAME
from thaigame.game.moves import Pass
from thaigame.layouts import find_layout
from thaigame.notation import read_game, read_json, record_of, replay_record, write_game, write_json
from thaigame.notation.record import MOST_EVENTS, MOST_PLAYERS
from thaigame.texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

HEAD = "#player1 a A\n#player2 b B\n"
PASSED = {"event": "passed", "player": 0, "total": 0, "rack": None}
MANY = MOST_EVENTS + 1


def document(**parts: Any) -> str:
    return json.dumps({**json.loads(write_json(record_of(new_game("kumkom", seed=1)))), **parts})


TOO_MUCH = {
    "events": (document(events=[PASSED] * MANY), "too_many"),
    "players": (document(players=[{"nick": "a"}] * (MOST_PLAYERS + 1)), "too_many"),
    "notes": (document(notes=[{"after": 0, "text": "x"}] * MANY), "too_many"),
    "pragmas": (document(pragmas=[["x", "y"]] * MANY), "too_many"),
    "tiles": (document(events=[{"event": "drew", "player": 0, "tiles": ["ก"] * MANY}]), "too_many"),
    "words": (
        document(events=[{"event": "challenged", "player": 0, "words": ["กา"] * MANY}]),
        "too_many",
    ),
    "a start": (document(start="15/" * 1_000_000), "too_long"),
    "a seed": (document().replace('"seed": 1', '"seed": ' + "9" * 5000), "json_digits"),
    "a version": (document().replace('"version": 1', '"version": ' + "9" * 5000), "json_digits"),
    "lists in lists": ("[" * 100_000, "json_deep"),
    "objects in objects": ('{"a":' * 100_000, "json_deep"),
    "characters": (" " * 16_000_001 + "{}", "too_long"),
}


@pytest.mark.parametrize(("text", "key"), TOO_MUCH.values(), ids=list(TOO_MUCH))
def test_too_much_of_anything_is_refused_with_a_message(text: str, key: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_json(text)
    assert caught.value.code == f"notation.{key}"
    assert all(len(caught.value.message.text(each)) < 200 for each in LANGUAGES)


def test_a_long_game_is_read() -> None:
    read = read_json(document(events=[PASSED] * MOST_EVENTS))
    assert len(read.events) == MOST_EVENTS
    assert len(read_json(document(players=[{"nick": "a"}] * MOST_PLAYERS)).players) == MOST_PLAYERS


def test_a_game_that_grows_too_long_is_ended_and_can_be_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("thaigame.game.game.LONGEST_GAME", 40)
    game = new_game("kumkom", seed=1)  # where nobody lays a word, play begins anew for ever
    while len(game.events) < 40:
        game.push(Pass())
    before = game.state, game.events
    with pytest.raises(StateError) as caught:
        game.push(Pass())
    assert caught.value.code == "state.too_long"
    assert (game.state, game.events) == before
    game.stop()
    assert game.is_over
    game.pop()
    assert (game.state, game.events) == before


def test_the_record_of_the_longest_game_can_be_read_in_either_form() -> None:
    layout = find_layout("super-scrabble")
    longest = record(layout, 7, players=4, turns=40)
    longest = replace(longest, events=(longest.events * LONGEST_GAME)[:LONGEST_GAME])
    assert read_json(write_json(longest)) == longest
    assert len(read_game(write_game(longest)).events) == LONGEST_GAME


def test_a_file_of_too_many_lines_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        read_game(HEAD + ">a: ABC - +0 0\n" * MOST_EVENTS)
    assert caught.value.code == "notation.too_many"
    read_game(HEAD + "#note x\n" * (MOST_EVENTS - 3))


LINES = {
    "plays that cannot be read": ">a: ABCDEFG 8H ฮฮ +10 10\n",
    "plays that cannot be": ">a: ABCDEFG 8H ABC +10 10\n",
    "plays withdrawn": ">a: ABCDEFG 8H ABC +10 10\n>a: ABCDEFG -- -10 0\n",
    "exchanges": ">a: ABCDEFG -ABC +0 10\n",
    "passes": ">a: ABCDEFG - +0 10\n",
    "racks": "#rack1 ABCDEFG\n",
    "notes": "#note x\nand more of it\n",
    "starts": "#thaigame start 15/15 -/- 0/0 0\n",
    "rules": '#thaigame rules {"turn.challenge": "void"}\n',
    "pragmas": "#anything at all\n",
    "players": "#player1 a A\n",
    "strangers": ">nobody: ABC - +0 0\n",
    "garbage": "nothing that is a line\n",
}


@pytest.mark.parametrize("line", LINES.values(), ids=list(LINES))
def test_twice_as_many_lines_are_twice_the_work(line: str) -> None:
    def work(count: int) -> Callable[[], object]:
        text = HEAD + ">b: ABC - +0 0\n" + line * count
        return lambda: replay_record(read_game(text))

    calls(work(10))  # what is loaded once has been
    once, twice = calls(work(150)), calls(work(300))
    assert twice < 2.2 * once


def test_a_request_that_is_too_much_is_answered_and_the_next_one_read() -> None:
    hostile = ("[" * 20_000, "[" + "9" * 5000 + "]", '["' + "ก" * 200_000 + '"]', "ก" * 100_000)
    given = "\n".join((*hostile, '["น้ำ"]'))
    run = thaigame("judge", "--game", "kumkom", "--jsonl", given=given)
    assert run.status == 2
    *refused, answered = run.lines
    assert [each["error"]["code"] for each in refused] == [
        "cli.bad_request",
        "cli.bad_request",
        "cli.long_request",
        "cli.long_request",
    ]
    assert answered["acceptable"] is True
    assert len(run.out) < 5000
