"""Other programs that drive a player of ours, and that ours drive; here both are ours."""

from __future__ import annotations

import shlex
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.random_games import GAMES, drawn, played
from thaigame.chance import Random
from thaigame.errors import StateError
from thaigame.game.game import Game
from thaigame.game.spec import find_game
from thaigame.game.views import Observation
from thaigame.notation import parse_move, write_position
from thaigame.strategy import Engine, Limit, OutsidePlayer, find_player, find_program, play_game
from thaigame.strategy.leave_values import lexicon_hash

if TYPE_CHECKING:
    from pathlib import Path

    from thaigame.game.spec import GameSpec

PYTHON = shlex.quote(sys.executable)


def program(code: str) -> str:
    """Return the name of the player that is a program of Python's."""
    return f"engine:{PYTHON} -c {shlex.quote(code)}"


def said(spec: GameSpec, *lines: str, player: str = "greedy") -> list[str]:
    """Return what an engine says to *lines*, each answered before the next."""
    heard: list[str] = []
    engine = Engine(spec, heard.append, player=player)
    for line in lines:
        assert engine.hear(line) is (line != "quit")
        engine.wait()
    return heard


def of_file(name: str, folder: Path) -> tuple[GameSpec, Path]:
    """Return a game with a small list, and the file of the list."""
    file = folder / "words.txt"
    file.write_text("".join(f"{word}\n" for word in sorted(drawn(name).lexicon.words)), "utf-8")
    return find_game(name, lexicon=str(file)), file


@pytest.mark.parametrize("name", GAMES)
def test_a_player_in_another_process_plays_the_game_that_it_plays_here(
    name: str, tmp_path: Path
) -> None:
    spec, file = of_file(name, tmp_path)
    command = f"{PYTHON} -m thaigame engine {name} --player level-3 --lexicon {file}"
    outside = find_player(f"engine:{command}")(spec)
    here = find_program("level-3")(spec)

    def asked(seen: Observation, random: Random) -> object:
        return here.play(seen, Limit(seed=random.next()))

    greedy = find_player("greedy")(spec)
    games = [play_game(spec, [player, greedy], seed=5).events for player in (outside, asked)]  # type: ignore[list-item]
    assert games[0] == games[1]
    assert isinstance(outside, OutsidePlayer)
    outside.close()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_seen_in_a_position_line_is_what_is_seen_in_the_game(name: str) -> None:
    for seed in range(4):
        game = played(drawn(name), seed, most=5 + 9 * seed)
        if game.phase == "turn" and game.outcome() is None:
            seen = game.observation(game.turn)
            again = Observation.of(seen.position)
            assert again.position == seen.position
            for field in ("bag_count", "rack", "unseen", "out", "scoreless"):
                assert getattr(again, field) == getattr(seen, field)
            others = (*seen.rack_counts[game.turn :], *seen.rack_counts[: game.turn])
            assert again.rack_counts == others


def test_a_driver_is_told_who_plays_what_by_which_words() -> None:
    spec = drawn("scrabble")
    told = said(spec, "tgi", "isready")
    assert f"id lexicon {lexicon_hash(spec)}" in told
    assert "id game scrabble" in told
    assert any(line.startswith("option name player type combo default greedy") for line in told)
    assert told[-2:] == ["tgiok", "readyok"]


def test_it_answers_with_a_legal_move_each_time() -> None:
    game = Game(drawn("kumkom"), seed=6)
    seen = game.observation(game.turn)
    lines = (f"position {write_position(seen.position)}", "go seed 4")
    for player in ("greedy", "level-2"):
        told = said(game.spec, f"setoption name player value {player}", *lines)
        assert [line.split()[0] for line in told] == ["info", "bestmove"]
        move = parse_move(told[-1].partition(" ")[2], seen.position)
        assert game.violations(move) == ()


WRONG = {
    "nonsense": "engine.unknown",
    "go": "engine.no_position",
    "newgame kumkom": "engine.other_game",
    "newgame scrabble lexicon 12ab": "engine.other_lexicon",
    "setoption name player value grandmaster": "strategy.no_such_player",
    "setoption name hash value 3": "engine.option",
    "position": "notation.fields",
    "position 15/15": "notation.fields",
    "x" * 200_000: "engine.long",
}


@pytest.mark.parametrize("line", WRONG)
def test_a_line_that_cannot_be_answered_gets_an_error_and_changes_nothing(line: str) -> None:
    told = said(drawn("scrabble"), line, "isready")
    assert told[0].split()[:2] == ["error", WRONG[line]]
    assert told[1:] == ["readyok"]


@pytest.mark.parametrize("more", ["depth 3", "seed -1", "seed", "rounds x", "seed ๓", "clock 1.5"])
def test_limits_are_words_and_whole_numbers(more: str) -> None:
    spec = drawn("scrabble")
    line = f"position {write_position(Game(spec, seed=1).observation(0).position)}"
    assert said(spec, line, f"go {more}")[0].startswith("error engine.go ")
    assert said(spec, line, "go clock 60000 rounds 3")[-1].startswith("bestmove ")


def test_a_position_that_tells_the_hidden_is_refused() -> None:
    spec = drawn("scrabble")
    whole = Game(spec, seed=1).position
    told = said(spec, f"position {write_position(whole)}", "go")
    assert told[0].startswith("error engine.hidden ")
    assert told[1].startswith("error engine.no_position ")


def test_it_stops_when_it_is_told_to() -> None:
    spec = drawn("primary")
    heard: list[str] = []
    engine = Engine(spec, heard.append, player="level-10")
    line = write_position(Game(spec, seed=3).observation(0).position)
    for said_to_it in (f"position {line}", "go milliseconds 600000", "stop"):
        engine.hear(said_to_it)
    engine.wait()
    assert heard[-1].startswith("bestmove ")


def test_the_command_answers_lines_until_quit() -> None:
    lines = "tgi\nposition 11/11/11/11/11/11/11/11/11/11/11 AEGILR/- 0/0 0\ngo seed 3\nquit\ntgi\n"
    run = subprocess.run(
        [sys.executable, "-m", "thaigame", "engine", "primary", "--player", "greedy"],
        input=lines.encode(), capture_output=True, check=True,
    )  # fmt: skip
    told = run.stdout.decode().splitlines()
    assert told.count("tgiok") == 1
    assert told[-1].startswith("bestmove ")


# -- programs that are driven ----------------------------------------------------------------------

BAD = {
    "ends at once": ("pass", "has ended"),
    "is silent": ("import sys; sys.stdin.read()", "not answered"),
    "says another list": ("input(); print('error x other words', flush=True)", "other words"),
    "says no move": (
        "print('tgiok\\nreadyok\\nbestmove hello', flush=True); import sys; sys.stdin.read()",
        "hello",
    ),
    "breaks a rule": (
        "print('tgiok\\nreadyok\\nbestmove A1 QI', flush=True); import sys; sys.stdin.read()",
        "no move here",
    ),
    "writes no text": (
        "import sys; sys.stdout.buffer.write(b'\\xff\\xfe' * 99); sys.stdout.flush()",
        "has ended",
    ),
}


@pytest.mark.parametrize("what", BAD)
def test_a_program_that_gives_no_move_is_named_and_told_of(what: str) -> None:
    code, told = BAD[what]
    game = Game(drawn("scrabble"), seed=2)
    player = OutsidePlayer(game.spec, program(code), patience=3)
    with pytest.raises(StateError, match=told) as caught:
        player(game.observation(game.turn), Random(1))
    assert "python" in str(caught.value)
    player.close()


def test_a_program_that_is_not_there_is_told_of() -> None:
    game = Game(drawn("scrabble"), seed=2)
    with pytest.raises(StateError, match="no-such-engine"):
        find_player("engine:no-such-engine --deep")(game.spec)(game.observation(0), Random(1))
    for name in ("engine:", "engine:'"):
        with pytest.raises(StateError, match="names no program"):
            find_player(name)(game.spec)


def test_a_program_is_told_nothing_that_its_player_does_not_see(tmp_path: Path) -> None:
    kept = tmp_path / "heard"
    code = (
        "import sys\n"
        f"kept = open({str(kept)!r}, 'w', encoding='utf-8')\n"
        "for line in sys.stdin.buffer:\n"
        "    kept.write(line.decode()); kept.flush()\n"
        "    print({'tgi': 'tgiok', 'isready': 'readyok', 'go': 'bestmove pass'}"
        ".get(line.split()[0].decode(), 'info'), flush=True)\n"
    )
    spec = drawn("scrabble")
    player = OutsidePlayer(spec, program(code))
    play_game(spec, [player, find_player("greedy")(spec)], seed=1)
    player.close()
    lines = [line for line in kept.read_text("utf-8").splitlines() if line.startswith("position")]
    assert len(lines) > 3
    assert all(line.split()[2].endswith("/-") and "bag" not in line for line in lines)
