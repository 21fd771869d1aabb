"""``thaigame best`` and ``thaigame perft``: the plays of a rack in a position."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from tests.cli.process import thaigame

GAME1 = Path(__file__).parent.parent / "data" / "gcg" / "game1.gcg"
SIMULATED = ("best", "--game", "primary", "--rack", "AEGILR", "--by", "simulation")
EMPTY = "/".join(["15"] * 15)
# The recorded game 1 after its first play: MIGHT from 8D for 28.
AFTER_MIGHT = "15/15/15/15/15/15/15/3MIGHT7/15/15/15/15/15/15/15 AEGILRU/- 0/28 0 game scrabble;"


def test_the_best_play_of_a_rack_uses_it_all_for_the_bonus() -> None:
    run = thaigame("best", "--game", "scrabble", "--rack", "RETINAS", "-n", "3", "--json")
    assert run.status == 0
    assert run.json["count"] is None
    first = run.json["plays"][0]
    assert first["score"] == 66  # seven ones, one of them doubled, the word doubled, and 50
    assert first["leave"] == ""
    told = {"move", "score", "equity", "words", "leave", "leave_value", "leave_parts", "reply"}
    assert set(first) == told
    assert len(run.json["plays"]) == 3


def test_a_turn_of_a_record_is_the_position_that_its_player_met() -> None:
    asked = ("best", "-n", "20", "--json")
    by_line = thaigame(*asked, "--position", AFTER_MIGHT)
    by_turn = thaigame(*asked, "--record", str(GAME1), "--turn", "2")
    assert by_line.json["plays"]
    assert by_turn.json == by_line.json
    other = thaigame(*asked, "--record", str(GAME1), "--turn", "2", "--rack", "QZ")
    assert other.json != by_line.json


def test_without_a_number_the_last_turn_of_a_record_is_meant() -> None:
    turns = thaigame("review", str(GAME1), "--json").json["games"][0]["turns"]
    last = thaigame("best", "--record", str(GAME1), "-n", "1", "--json")
    again = ("best", "--record", str(GAME1), "--turn", str(len(turns)), "-n", "1", "--json")
    assert thaigame(*again).json == last.json
    past = thaigame("best", "--record", str(GAME1), "--turn", str(len(turns) + 1))
    assert past.status == 2
    assert str(len(turns)) in past.err


@pytest.mark.parametrize(
    "call", [("--turn", "2"), ("--record", str(GAME1), "--position", AFTER_MIGHT)]
)
def test_a_turn_of_no_record_and_a_record_beside_a_line_are_refused(
    call: tuple[str, ...],
) -> None:
    run = thaigame("best", *call)
    assert run.status == 2
    assert run.out == ""


def test_best_and_score_name_the_same_figure() -> None:
    best = thaigame(
        "best", "--position", AFTER_MIGHT, "-n", "5", "--by", "score", "--count", "--json"
    ).json
    assert best["count"] > 5
    scores = [play["score"] for play in best["plays"]]
    assert scores == sorted(scores, reverse=True)
    for play in best["plays"]:
        told = thaigame("score", "--position", AFTER_MIGHT, "--json", play["move"]).json
        assert told["legal"]
        assert told["score"] == play["score"]
        assert [word["word"] for word in told["words"]] == play["words"]


def test_the_best_play_outscores_what_was_played_there() -> None:
    best = thaigame("best", "--position", AFTER_MIGHT, "-n", "1", "--json").json
    assert best["plays"][0]["score"] >= 60  # H4 LIGATURE, as recorded


def test_by_equity_the_score_and_the_parts_of_what_is_kept_sum_to_the_figure_shown() -> None:
    call = ("best", "--game", "kumkom", "--rack", "มหาสทรก?", "-n", "8")
    found = thaigame(*call, "--json").json["plays"]
    assert any(move["leave_parts"] for move in found)
    for move in found:
        kept = sum(part["value"] for part in move["leave_parts"])
        assert move["equity"] == pytest.approx(move["score"] + kept)
        assert move["leave_value"] == pytest.approx(kept)
    equities = [move["equity"] for move in found]
    assert equities == sorted(equities, reverse=True)
    head, *rows = thaigame("--lang", "en", *call).out.splitlines()
    assert head.split()[:4] == ["score", "kept", "worth", "sum"]
    assert len(rows) == 8
    by_score = thaigame(*call, "--by", "score", "--json").json["plays"]
    assert by_score != found
    assert all(move["equity"] == move["score"] for move in by_score)


def test_where_no_play_is_good_an_exchange_is_shown_with_what_it_leaves() -> None:
    call = ("best", "--game", "kumkom", "--rack", "โไใแเะะฝผ", "-n", "3", "--json")
    first = thaigame(*call).json["plays"][0]
    assert first["move"].startswith("exchange ")
    assert (first["score"], first["words"]) == (0, [])
    assert first["equity"] == first["leave_value"]


def test_by_reply_the_mean_reply_is_taken_off_and_hangs_on_the_seed() -> None:
    call = ("best", "--game", "kumkom", "--rack", "มหาสทรกค", "-n", "3", "--by", "reply", "--json")
    found = thaigame(*call).json["plays"]
    for move in found:
        assert move["equity"] == pytest.approx(move["score"] + move["leave_value"] - move["reply"])
    assert thaigame(*call).json["plays"] == found
    other = thaigame(*call, "--seed", "8").json["plays"]
    assert [move["reply"] for move in other] != [move["reply"] for move in found]


@pytest.fixture
def two_words(tmp_path: Path) -> str:
    file = tmp_path / "words.txt"
    file.write_text("กา\nมา\n", encoding="utf-8")
    return str(file)


def test_a_small_list_has_plays_that_can_be_counted_by_hand(two_words: str) -> None:
    # One word of two squares over the centre: two places across, two down.
    call = ("--game", "kumkom", "--rack", "กา", "--lexicon", two_words, "--json")
    best = thaigame("best", *call, "--by", "score", "--count")
    assert best.json["count"] == 4
    assert {play["words"][0] for play in best.json["plays"]} == {"กา"}
    perft = thaigame("perft", *call)
    assert perft.status == 0
    assert perft.json["count"] == 4
    assert perft.json["best_score"] == best.json["plays"][0]["score"]
    assert len(bytes.fromhex(perft.json["hash"])) == 32


def test_where_there_is_no_play_the_answer_is_no(two_words: str) -> None:
    call = ("--game", "kumkom", "--rack", "ขข", "--lexicon", two_words)
    run = thaigame("best", *call, "--by", "score", "--json")
    assert run.status == 1
    assert run.json == {"count": None, "plays": []}
    assert thaigame("--lang", "th", "best", *call, "--by", "score").out == "ไม่มีคำให้ลง\n"
    nothing = thaigame("perft", *call, "--json")
    assert nothing.status == 0
    assert nothing.json == {"count": 0, "best_score": 0, "hash": hashlib.sha256().hexdigest()}


def test_people_get_a_table(two_words: str) -> None:
    run = thaigame(
        "--lang",
        "th",
        "best",
        "--game",
        "kumkom",
        "--rack",
        "มาข",
        "--lexicon",
        two_words,
        "--by",
        "score",
    )
    assert run.status == 0
    head, *rows = run.out.splitlines()
    assert head.split() == ["คะแนน", "การลงคำ", "คำ", "เบี้ยที่เหลือ"]
    assert {row.split()[-1] for row in rows} == {"ข"}


def test_requests_come_one_a_line(two_words: str) -> None:
    line = "15/15/15/15/7กา6/15/15/15/15 ม/- 0/0 0 game kumkom;"
    given = "\n".join(["กา", json.dumps([line]), json.dumps([line, "ก"]), "น้ำ"])
    run = thaigame(
        "best", "--game", "kumkom", "--lexicon", two_words, "--by", "score", "--jsonl", given=given
    )
    assert run.status == 2
    first, standing, other, wrong = run.lines
    assert len(first["plays"]) == 4
    assert {play["words"][0] for play in standing["plays"]} == {"มา"}
    assert {play["words"][0] for play in other["plays"]} == {"กา"}
    assert "error" in wrong


@pytest.mark.parametrize("command", ["best", "perft"])
@pytest.mark.parametrize(
    "wrong",
    [
        ["--game", "kumkom"],
        ["--rack", "กา"],
        ["--game", "kumkom", "--rack", "x"],
        ["--game", "primary", "--rack", "QQQ"],
        ["--game", "kumkom", "--rack", "กกกกกกกกกกกกกก"],
    ],
)
def test_a_rack_that_is_missing_or_cannot_be_is_refused(command: str, wrong: list[str]) -> None:
    run = thaigame(command, *wrong, "--json")
    assert run.status == 2
    assert run.json["error"]["message"]


# A rack of nine, three of the one Q, a board in two pieces: none of them can be in a game.
CANNOT_BE = {
    "rack": f"{EMPTY} AEINRSTAE/- 0/0 0 game scrabble;",
    "count": f"{EMPTY} QQQCAT/- 0/0 0 game scrabble;",
    "pieces": "CAT12/15/15/15/15/15/15/15/15/15/15/15/15/15/12DOG CAT/- 0/0 0 game scrabble;",
}


@pytest.mark.parametrize("line", CANNOT_BE.values(), ids=list(CANNOT_BE))
@pytest.mark.parametrize("command", ["score", "best", "perft"])
def test_nothing_is_ruled_or_advised_where_a_position_cannot_be(command: str, line: str) -> None:
    move = ["8H", "CAT"] if command == "score" else []
    run = thaigame(command, "--position", line, *move)
    assert (run.status, run.out) == (2, "")
    assert len(run.err.splitlines()) == 1


def test_requests_are_refused_for_what_a_rack_cannot_be_and_the_next_is_answered() -> None:
    asked = [*CANNOT_BE.values(), f"{EMPTY} CAT/- 0/0 0 game scrabble;"]
    lines = "\n".join(json.dumps([line, "CAT"]) for line in asked)
    run = thaigame("best", "--game", "scrabble", "--jsonl", "-n", "1", given=f"{lines}\n")
    codes = [each.get("error", {}).get("code") for each in run.lines]
    assert codes == ["position.rack_too_long", "position.too_many", "position.pieces", None]
    for command in ("anagram", "build"):
        refused = thaigame(command, "--game", "scrabble", "CATQQQ")
        assert (refused.status, refused.out) == (2, "")
        assert "2 more of Q" in refused.err


def test_a_simulation_tells_how_sure_it_is_in_both_languages_and_as_json() -> None:
    asked = (*SIMULATED, "--rounds", "64")
    found = thaigame(*asked, "--json", "-n", "3", "--move", "exchange L")
    assert found.status == 0
    told = found.json["simulation"]
    assert told["repeatable"]
    assert told["plies"] == 2
    assert told["decided"] == (told["open"] == 1)
    plays = found.json["plays"]
    assert len(plays) == 4
    assert plays[0]["behind"] == 0
    assert [each["behind"] for each in plays] == sorted(each["behind"] for each in plays)
    assert plays[3]["move"] == "exchange L"
    assert plays[3]["rounds"] == 64
    assert (
        thaigame(*asked, "--json", "-n", "3", "--move", "exchange L", "--threads", "2").json
        == found.json
    )
    assert "seed 0" in thaigame("--lang", "en", *asked).out
    assert "ค่าเริ่มสุ่ม 0" in thaigame("--lang", "th", *asked).out


def test_a_simulation_by_the_clock_says_that_it_cannot_be_repeated() -> None:
    asked = (*SIMULATED, "--seconds", "1")
    assert "cannot be repeated" in thaigame("--lang", "en", *asked).out
    assert not thaigame(*asked, "--json").json["simulation"]["repeatable"]


def test_options_of_a_simulation_and_moves_that_cannot_be_are_refused() -> None:
    asked = ("best", "--game", "primary", "--rack", "AEGILR", "--json")
    run = thaigame(*asked, "--rounds", "5")
    assert run.status == 2
    assert run.json["error"]["code"] == "best.only_simulation"
    run = thaigame(*asked, "--by", "simulation", "--move", "1A GEL")
    assert run.status == 2
    assert run.json["error"]["code"] == "strategy.not_legal"


ENDING = "6P4/2AIOLI4/11/11/11/11/11/11/11/11/11 ADGORT/EMOSTT 145/124 0 game primary;"


def test_an_ending_is_told_as_exact_or_as_an_estimate() -> None:
    out = "out ANNOABILTEIORRE[H/Q=H][Y/Z=Z]?ENNRUC[K/V=K]U?A[F/J=F][W/X=W]EEIS;"
    asked = ("best", "--position", f"{ENDING} {out}", "--by", "endgame", "-n", "2")
    exact = thaigame(*asked, "--json", "--nodes", "100000")
    assert exact.status == 0
    assert exact.json["endgame"]["exact"]
    first = exact.json["plays"][0]
    assert first["least"] == first["gain"] == first["most"]
    assert "the first move is the best" in thaigame("--lang", "en", *asked).out
    assert "ทางเลือกแรกดีที่สุด" in thaigame("--lang", "th", *asked).out
    short = thaigame(*asked, "--json", "--nodes", "5", "--move", "pass")
    assert not short.json["endgame"]["exact"]
    assert [each["move"] for each in short.json["plays"]][-1] == "pass"
    assert "estimate" in thaigame("--lang", "en", *asked, "--nodes", "5").out
    assert "ประมาณ" in thaigame("--lang", "th", *asked, "--nodes", "5").out


def test_an_ending_with_tiles_in_the_bag_is_refused() -> None:
    run = thaigame("best", "--game", "primary", "--rack", "AEGILR", "--by", "endgame", "--json")
    assert run.status == 2
    assert run.json["error"]["code"] == "strategy.ending_bag"


def test_the_last_draws_are_told_with_what_wins() -> None:
    out = "out ANNOABILTEIORRE[H/Q=H][Y/Z=Z]?ENNRUC[K/V=K]U?A[F/J=F]EEIS; bag [W/X];"
    asked = ("best", "--position", f"{ENDING} {out}", "--by", "endgame", "-n", "2", "--nodes", "20")
    found = thaigame(*asked, "--json")
    assert found.status == 0
    assert found.json["endgame"] == {"bag": 1}
    first, second = found.json["plays"]
    assert 1 >= first["won"] >= second["won"] >= 0
    assert "Tiles in the bag: 1." in thaigame("--lang", "en", *asked).out
    assert "เบี้ยในถุง: 1 ตัว" in thaigame("--lang", "th", *asked).out


def test_a_move_that_is_asked_about_is_told_why_another_is_better() -> None:
    asked = (*SIMULATED, "--rounds", "64", "--move", "F6 GEL")
    (why,) = thaigame(*asked, "--json").json["simulation"]["why"]
    assert why["other"] == "F6 GEL"
    assert not why["close"]
    assert why["facts"][0]["kind"] == "points"
    assert "ดีกว่า F6 GEL" in thaigame("--lang", "th", *asked).out
