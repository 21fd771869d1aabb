"""``thaigame replay``: a right record, a wrong one, and what is no record."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.process import ROOT, thaigame
from tests.own_games import layout_text

if TYPE_CHECKING:
    from pathlib import Path

GAMES = ROOT / "tests" / "data" / "gcg"
# The totals on the last lines of the records.
SCORES = {"game1.gcg": [470, 419], "game2.gcg": [451, 331], "game3.gcg": [364, 394]}


@pytest.mark.parametrize("name", SCORES)
def test_the_recorded_games_are_right(name: str) -> None:
    run = thaigame("replay", str(GAMES / name), "--json")
    assert run.status == 0
    answer = run.json
    assert answer["game"] == "scrabble"
    assert answer["scores"] == SCORES[name]
    assert answer["differences"] == []
    assert not answer["complete"]
    moves = (GAMES / name).read_text(encoding="utf-8").count("\n>")
    assert answer["events"] == moves


def changed(folder: Path, was: str, now: str) -> str:
    text = (GAMES / "game1.gcg").read_text(encoding="utf-8")
    assert was in text
    file = folder / "changed.gcg"
    file.write_text(text.replace(was, now), encoding="utf-8")
    return str(file)


def test_a_wrong_score_is_told_by_its_line(tmp_path: Path) -> None:
    run = thaigame("replay", changed(tmp_path, "LIGA.URE +60", "LIGA.URE +61"), "--json")
    assert run.status == 1
    score, total = run.json["differences"]
    assert score == {"line": 5, "message": "Counted by the rules this is 60 points, not 61."}
    assert total["line"] == 5  # the record's total is that of the right score


def test_people_read_the_line_and_the_reason_in_their_language(tmp_path: Path) -> None:
    file = changed(tmp_path, "WYN +41 142", "WYN +41 143")
    english, thai = thaigame("replay", file), thaigame("--lang", "th", "replay", file)
    assert english.status == thai.status == 1
    assert "  line 9: The total is 142, not 143." in english.out.splitlines()
    assert "  บรรทัด 9: คะแนนรวมคือ 142 ไม่ใช่ 143" in thai.out.splitlines()


def test_a_record_comes_from_standard_input_too() -> None:
    run = thaigame("replay", "-", "--json", given=(GAMES / "game2.gcg").read_bytes())
    assert run.status == 0
    assert run.json["scores"] == SCORES["game2.gcg"]


def test_words_are_judged_by_the_list_that_is_named(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("MIGHT\n", encoding="utf-8")
    record = tmp_path / "short.gcg"
    text = "#player1 a A\n#player2 b B\n>a: GHIIMST 8D MIGHT +28 28\n"
    record.write_text(text + ">b: DEELVXZ H7 Z. +11 11\n", encoding="utf-8")
    assert thaigame("replay", str(record)).status == 0
    run = thaigame("replay", str(record), "--lexicon", str(words), "--json")
    assert run.status == 1
    assert any(each["line"] == 4 and "ZT" in each["message"] for each in run.json["differences"])


def test_the_list_and_the_record_cannot_both_be_standard_input() -> None:
    run = thaigame("replay", "-", "--lexicon", "-", "--json", given="x")
    assert run.status == 2
    assert run.json["error"]["code"] == "cli.one_input"


def test_what_is_no_record_is_a_fault(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.gcg"
    nothing.write_text("\n", encoding="utf-8")
    for file in (str(nothing), str(tmp_path / "absent.gcg")):
        run = thaigame("replay", file, "--json")
        assert run.status == 2
        assert run.json["error"]["message"]


def test_a_layout_file_beside_the_record_is_its_game_and_one_elsewhere_is_not(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    for place in (folder, tmp_path):
        (place / "own.toml").write_text(layout_text("A B C"), encoding="utf-8")
    record = "#game {}\n#player1 a A\n#player2 b B\n>a: AAABBBB 8G ABBA +16 16\n"
    for name, told in (("own.toml", 0), ("../own.toml", 2), (str(tmp_path / "own.toml"), 2)):
        (folder / "game.gcg").write_text(record.format(name), encoding="utf-8")
        assert thaigame("replay", str(folder / "game.gcg")).status == told
