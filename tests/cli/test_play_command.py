"""``thaigame play``: what people type, and what they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.process import thaigame
from thaigame.game.game import new_game
from thaigame.notation import load_record

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.process import Run

SEED = "4"


def sit(*lines: str, call: tuple[str, ...] = ("--players", "Nok,Lek")) -> Run:
    """Play with *lines* typed one after the other."""
    typed = "\n".join((*lines, ""))
    return thaigame("play", "scrabble", "--seed", SEED, *call, given=typed)


def racks() -> tuple[str, str]:
    """Return the racks that the seed gives."""
    game = new_game("scrabble", seed=int(SEED))
    return "".join(game.racks[0]), "".join(game.racks[1])


def test_two_people_play_challenge_and_leave(tmp_path: Path) -> None:
    first, _ = racks()
    bad = first[:2]
    file = tmp_path / "game.json"
    run = sit(
        f"8H {bad}",
        f"challenge {bad}",
        "pass",
        "quit",
        call=("--players", "Nok,Lek", "--record", str(file), "--lexicon", _words(tmp_path)),
    )
    assert run.status == 0
    assert f"challenges 1: {bad}" in run.out
    assert "✗ Not acceptable" in run.out
    record = load_record(file)
    assert [type(event).__name__ for event in record.events[-4:]] == [
        "Played",
        "Challenged",
        "Withdrawn",
        "Passed",
    ]


def test_a_game_that_was_left_is_played_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    call = ("--players", "Nok,Lek", "--record", str(file), "--challenge", "single")
    sit("pass", "pass", "quit", call=call)
    run = sit("pass", "pass", "pass", "pass", call=("--record", str(file)))
    assert run.status == 0
    assert run.out.splitlines()[-1].endswith("wins.") or "drawn" in run.out.splitlines()[-1]
    record = load_record(file)
    assert record.pragma("challenge") == "single"
    assert sum(type(event).__name__ == "Passed" for event in record.events) == 6


def test_six_passes_end_it_and_the_count_is_told() -> None:
    run = sit(*["pass"] * 6)
    assert run.status == 0
    assert run.out.count(" passed.") == 6
    lines = [line for line in run.out.splitlines() if ": -" in line]
    assert len(lines) >= 2


def test_hints_are_off_unless_they_are_asked_for(tmp_path: Path) -> None:
    assert "Hints are off" in sit("hint", "quit").out
    run = sit("hint", "quit", call=("--hints", "--lexicon", _words(tmp_path)))
    assert "Hints are off" not in run.out


def test_taking_back_needs_the_other_players_word() -> None:
    refused = sit("pass", "undo", "n", "quit").out
    assert "do you agree" in refused
    assert "Taken back" not in refused
    assert "Taken back" in sit("pass", "undo", "y", "quit").out


def test_what_is_no_move_gets_an_answer_and_no_traceback() -> None:
    run = sit(
        "8H", "exchange 123", "nonsense", "save", "undo", "help", "bag", "save /no/such/x.json"
    )
    assert run.status == 0
    assert "Traceback" not in run.out + run.err
    assert "There is nothing to take back." in run.out
    assert "The game was not kept." in run.out


def test_the_computer_answers_and_plays(tmp_path: Path) -> None:
    call = ("--against", "casual", "--lexicon", _words(tmp_path))
    run = sit(*["pass"] * 3, "quit", call=call)
    assert run.status == 0
    assert "Computer (casual)" in run.out


def test_it_speaks_and_understands_thai() -> None:
    run = thaigame(
        "--lang", "th", "play", "kumkom", "--seed", "1", given="pass\nย้อน\nใช่\nช่วย\nออก\n"
    )
    assert run.status == 0
    assert "ถึงตาคุณ" in run.out
    assert "ย้อนกลับแล้ว" in run.out
    assert "เกมต่ออักษร" in run.out or "คำคม" in run.out


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (("--players", "a,b,c,d,e"), "players"),
        (("--against", "nobody"), "nobody"),
        (("--lexicon", "-"), "standard input"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(call: tuple[str, ...], said: str) -> None:
    run = sit(call=call)
    assert run.status == 2
    assert said in run.err
    assert len(run.err.splitlines()) == 1


def test_a_file_that_is_no_game_is_not_played_on_and_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    file.write_text("my notes", encoding="utf-8")
    run = sit("pass", call=("--record", str(file)))
    assert run.status == 2
    assert file.read_text(encoding="utf-8") == "my notes"


def test_through_a_pipe_every_step_of_a_game_is_told_once(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("EMPTY\n", encoding="utf-8")
    record = tmp_path / "game.json"
    call = ("play", "crossword", "--seed", "9", "--players", "Nok,Lek", "--lexicon", str(words))
    lines = "8G CEB,help,bag,challenge XY,hold,challenge,board,8H EMPTY,challenge,exchange D D"
    typed = f"{lines},undo,y,board,quit\n".replace(",", "\n")
    run = thaigame(*call, "--record", str(record), given=typed)
    assert run.status == 0
    told = (
        "start draw: Nok N · Lek W; Nok begins",
        "Rack: B B C E M Q R",
        "Nok played CEB: 14 points, 14 in all.",
        "challenge WORD...",
        "The play did not make XY; it made: CEB.",
        "Lek holds and thinks.",
        "Lek challenges 1: CEB",
        "✗ Not acceptable.",
        "Rack: A D E M P T Y",
        "Lek played EMPTY: 32 points, 32 in all.",
        "Nok challenges 1: EMPTY",
        "✓ Acceptable.",
        "Nok loses a turn for a wrong challenge.",
        "Rack: A D D E E N T",
        "Lek exchanged 2.",
        "Taken back.",
        "Lek: 32",
        f"The game is kept in {record}.",
    )
    at = 0
    for text in told:
        assert text in run.out[at:], text
        at = run.out.index(text, at) + len(text)
    for once in (
        "Nok played CEB",
        "holds and thinks",
        "✗ Not",
        "✓ Acc",
        "exchanged 2",
        "Taken back",
    ):
        assert run.out.count(once) == 1, once
    assert "\x1b" not in run.out
    again = thaigame(
        "play", "crossword", "--lexicon", str(words), "--record", str(record), given=""
    )
    assert "goes on where it was left" in again.out
    assert "exchanged" not in again.out  # it was taken back
    assert "Rack: A D D E E N T" in again.out


@pytest.mark.parametrize(
    ("players", "said"),
    [("p2,p2", "both be called p2"), ("a\nb,c", "<U+000A>"), ("a\x1b[8m,b", "<U+001B>")],
)
def test_names_that_no_record_could_tell_apart_or_hold_are_refused(players: str, said: str) -> None:
    run = sit("quit", call=("--players", players))
    assert run.status == 2
    assert said in run.err
    assert "\x1b" not in run.err
    assert run.out == ""


def test_a_short_name_that_somebody_else_has_in_full_is_not_given_twice(tmp_path: Path) -> None:
    record = tmp_path / "game.gcg"
    call = ("--players", "p2,Somchai D,p1", "--record", str(record))
    sit("pass", "quit", call=call)
    players = load_record(record).players
    assert len({player.nick for player in players}) == 3
    assert {player.name or player.nick for player in players} == {"p2", "Somchai D", "p1"}
    again = sit("pass", "quit", call=("--record", str(record)))
    assert "goes on where it was left" in again.out


def test_a_name_that_is_no_text_is_refused() -> None:
    run = thaigame("play", "scrabble", "--players", b"a\xff,b", given="quit\n")
    assert run.status == 2
    assert "cannot be a player's name" in run.err


def test_a_record_that_cannot_be_kept_is_told_before_the_first_move(tmp_path: Path) -> None:
    run = sit("pass", call=("--record", str(tmp_path / "nowhere" / "game.json")))
    assert run.status == 2
    assert run.out == ""
    assert "game.json" in run.err


def test_thai_words_are_moves_and_answers() -> None:
    lines = "ผ่าน\nเปลี่ยน\nกระดาน\nยอมรับ\nช่วย\nออก\n"
    run = thaigame("--lang", "th", "play", "kumkom", "--seed", "1", given=lines)
    assert run.out.count("ขอผ่าน") == 1
    assert "ต้องบอกเบี้ยที่จะเปลี่ยน" in run.out
    assert run.out.count("   A   B   C") == 2  # as it began, and asked for again
    assert "ไม่มีคำให้ยอมรับหรือขอตรวจ" in run.out
    helped = run.out[run.out.index("8D คำ  ") :]
    assert "พิมพ์เบี้ยตามที่เห็นบนแป้น" in helped


def test_the_judge_is_asked_until_there_is_a_yes_or_a_no(tmp_path: Path) -> None:
    call = ("--players", "Nok,Lek", "--lexicon", _only_long(tmp_path), "--record")
    record = tmp_path / "game.json"
    run = sit("8H VASE", "challenge", "", "maybe", call=(*call, str(record)))
    assert run.out.count("Judge, are they all acceptable?") == 3
    assert "Acceptable." not in run.out
    again = sit("n", "quit", call=(*call, str(record)))  # the judge is asked again
    assert "✗ Not acceptable." in again.out


def _only_long(folder: Path) -> str:
    """Return a list that has authority over words of nine letters alone."""
    (folder / "words.txt").write_text("ABANDONED\n", encoding="utf-8")
    file = folder / "long.toml"
    file.write_text(
        '[[part]]\nlist = "words.txt"\nlengths = [9]\nauthority = "official"\n', encoding="utf-8"
    )
    return str(file)


def _words(folder: Path) -> str:
    file = folder / "words.txt"
    file.write_text("EASE\nSAW\nVASE\nTEA\nATE\n", encoding="utf-8")
    return str(file)
