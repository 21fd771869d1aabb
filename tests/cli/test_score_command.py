"""``thaigame score``: the examples that the rules print, and what a program reads."""

from __future__ import annotations

import pytest

from tests.cli.process import thaigame

BENEFIT = "15/15/15/15/15/15/15/7BENEFIT1/15/15/15/15/15/15/15 AAAEELW/- 0/82 0 game scrabble;"


@pytest.mark.rule("P9")
def test_crab_scores_22() -> None:
    run = thaigame("score", "--game", "primary", "F6 CRAB", "--json")
    assert run.status == 0
    assert run.json["score"] == 22
    assert run.json["legal"] is True


@pytest.mark.rule("S3")
@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("J6 WA.E", {"WANE": 15}),
        ("7J AWE", {"AWE": 6, "AN": 2, "WE": 5, "EF": 5}),
    ],
)
def test_plays_beside_benefit(move: str, words: dict[str, int]) -> None:
    run = thaigame("score", "--position", BENEFIT, move, "--json")
    assert run.status == 0
    assert {word["word"]: word["score"] for word in run.json["words"]} == words
    assert run.json["score"] == sum(words.values())


def test_the_lines_of_a_word_sum_to_its_score_and_the_multiplier_is_last() -> None:
    (word,) = thaigame("score", "--game", "primary", "F6 CRAB", "--json").json["words"]
    assert sum(line["value"] for line in word["lines"]) == word["score"]
    assert [line["square"] for line in word["lines"]] == ["F6", "F7", "F8", "F9", ""]
    assert set(word["lines"][0]) == {
        "square", "text", "tile", "points", "premium", "multiplier", "value"
    }  # fmt: skip


def test_the_position_after_a_play_is_seen_by_the_next_player() -> None:
    after = thaigame("score", "--position", BENEFIT, "7J AWE", "--json").json["position"]
    assert after.split()[1:4] == ["-/AAEL", "82/18", "0"]
    assert thaigame("score", "--position", after, "pass", "--json").json["legal"] is True


@pytest.mark.rule("A15")
def test_the_position_after_an_exchange_counts_it_as_the_game_does() -> None:
    for game, tile, count in (("primary", "A", "0"), ("kumkom", "ก", "1")):
        run = thaigame("score", "--game", game, f"exchange {tile}", "--json")
        assert run.json["position"].split()[3] == count


@pytest.mark.rule("K8")
def test_the_position_after_a_play_is_without_the_old_words() -> None:
    first = thaigame("score", "--game", "kumkom", "5H มหาสมุทร", "--json").json["position"]
    second = thaigame("score", "--position", first, "J3 ปล.", "--json").json["position"]
    assert second.split()[0] == "15/15/9ป5/9ล5/9า5/15/15/15/15"


def test_a_play_that_breaks_a_rule_is_status_1_with_its_rule_and_squares() -> None:
    run = thaigame("score", "--game", "kumkom", "1A กา", "--json")
    assert run.status == 1
    assert run.json["legal"] is False
    (fault,) = run.json["violations"]
    assert (fault["rule"], fault["kind"]) == ("K7", "placement")
    assert run.json["score"] is not None


def test_a_play_off_the_board_can_be_read_and_is_illegal() -> None:
    run = thaigame("score", "--game", "kumkom", "5N กากา", "--json")
    assert run.status == 1
    assert run.json["legal"] is False
    assert [fault["kind"] for fault in run.json["violations"]] == ["placement"]


def test_an_unlisted_word_is_illegal_but_scored() -> None:
    run = thaigame("score", "--game", "kumkom", "5H กกก", "--json")
    assert run.status == 1
    assert [fault["kind"] for fault in run.json["violations"]] == ["word"]
    assert run.json["score"] > 0


@pytest.mark.parametrize("text", ["", "กา", "5Z9 กา", "5H", "5H 7", "5H ก🙂", "🙂", "5H [x=y]"])
def test_what_is_no_move_is_status_2(text: str) -> None:
    run = thaigame("score", "--game", "kumkom", text, "--json")
    assert run.status == 2
    assert "error" in run.json


def test_a_position_of_another_game_is_told() -> None:
    run = thaigame("score", "--game", "kumkom", "--position", BENEFIT, "7J AWE", "--json")
    assert run.status == 2
    assert run.json["error"]["code"] == "cli.two_games"


def test_plays_are_scored_one_a_line() -> None:
    lines = f'F6 CRAB\n["{BENEFIT.replace("scrabble", "primary")}", "pass"]\nfoo\n'
    run = thaigame("score", "--game", "primary", "--jsonl", given=lines)
    assert run.status == 2
    assert run.lines[0]["score"] == 22
    assert [list(line) for line in run.lines[1:]] == [["error"], ["error"]]


def test_for_people_the_board_is_shown_in_their_language() -> None:
    run = thaigame("--lang", "th", "score", "--game", "primary", "F6 CRAB")
    assert "คะแนนรวม: 22" in run.out
    assert "คำ x2" in run.out


def test_a_square_is_shown_by_its_whole_cell() -> None:
    shown = thaigame("score", "--game", "kumkom", "5H มหาสมุทร").out
    rows = [line.split() for line in shown.splitlines()]
    assert ["L5", "มุ", "1", "1"] in rows  # the tile is ม, the mark is paper
    tiers = thaigame("score", "--game", "crossing", "8G ทำ[ท/ธ=ท]ี่").out
    assert [line.split()[:2] for line in tiers.splitlines() if line[:2] in {"G8", "H8", "I8"}] == [
        ["G8", "ทํ"],
        ["G8", "◌ํ"],
        ["H8", "า"],
        ["I8", "ที่"],
        ["I8", "◌ี่"],
    ]
