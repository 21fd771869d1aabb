"""``thaigame judge``: one answer for all words of a play."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.cli.process import thaigame

if TYPE_CHECKING:
    from pathlib import Path


def test_a_listed_word_is_acceptable() -> None:
    run = thaigame("judge", "--game", "kumkom", "น้ำ", "--json")
    assert run.status == 0
    assert run.json["acceptable"] is True
    assert run.json["game"] == "kumkom"
    assert run.json["authority"] == "official"
    assert run.json["lexicon"]["name"] == "orst"
    assert len(run.json["lexicon"]["sha256"]) == 64


@pytest.mark.rule("C11")
def test_one_bad_word_fails_the_play_and_nothing_tells_which() -> None:
    asked = ("judge", "--game", "crossword", "CRAB", "CRABX", "DOG")
    run = thaigame(*asked, "--json")
    assert run.status == 1
    assert run.json["acceptable"] is False
    assert run.json["words"] == ["CRAB", "CRABX", "DOG"]
    assert not run.json.keys() & {"rulings", "word", "unlisted", "violations"}
    shown = thaigame(*asked).out
    assert shown.count("CRABX") == shown.count("DOG") == 1


@pytest.mark.rule("C11")
def test_explaining_tells_each_word_but_is_asked_for() -> None:
    run = thaigame("judge", "--game", "kumkom", "กะทันหัน", "กระทันหัน", "--explain", "--json")
    good, bad = run.json["rulings"]
    assert good["acceptable"] is True
    assert good["listed_in"] == ["orst"]
    assert bad["acceptable"] is False
    assert bad["suggestions"] == ["กะทันหัน"]
    fixed = {"word", "acceptable", "playable", "reason", "listed_in", "suggestions"}
    assert set(bad) == fixed | {"stem", "stem_listed_in", "notes"}


def test_another_order_of_typing_is_the_same_word_unless_strict() -> None:
    typed = "นํ้า"
    assert typed != "น้ำ"
    assert thaigame("judge", "--game", "kumkom", typed, "--json").json["words"] == ["น้ำ"]
    assert thaigame("judge", "--game", "kumkom", typed, "--strict").status == 2


@pytest.mark.parametrize("word", ["เมีัย", "ท่่าน", "", "ก1", "กa", "🙂", "ิ", "ก" + "่" * 300])
def test_a_word_that_is_no_spelling_is_refused_with_its_fault(word: str) -> None:
    run = thaigame("judge", "--game", "kumkom", "--json", "--", word)
    assert run.status == 2
    assert run.json["error"]["message"]


def test_where_no_list_speaks_the_referee_s_book_is_asked(tmp_path: Path) -> None:
    (tmp_path / "short.txt").write_text("AB\nCAT\n", encoding="utf-8")
    choice = '[[part]]\nlist = "short.txt"\nlengths = [2, 3]\n'
    (tmp_path / "choice.toml").write_text(choice, encoding="utf-8")
    run = thaigame(
        "judge", "--game", "primary", "--lexicon", str(tmp_path / "choice.toml"), "HOUSE", "--json"
    )
    assert run.status == 1, run.err
    assert run.json["acceptable"] is None
    assert run.json["authority"] == "none"


def test_every_ruling_is_appended_to_the_log(tmp_path: Path) -> None:
    log = tmp_path / "rulings.jsonl"
    thaigame("judge", "--game", "kumkom", "น้ำ", "--log", str(log))
    thaigame("judge", "--game", "kumkom", "กระทันหัน", "--log", str(log))
    thaigame("judge", "--game", "kumkom", "เมีัย", "--log", str(log))
    first, second = map(json.loads, log.read_text(encoding="utf-8").splitlines())
    assert first["words"] == ["น้ำ"]
    assert (first["acceptable"], second["acceptable"]) == (True, False)
    assert first["lexicon"]["sha256"] == second["lexicon"]["sha256"]
    assert first["time"] <= second["time"]


def test_a_log_that_cannot_be_written_stops_the_ruling(tmp_path: Path) -> None:
    run = thaigame("judge", "--game", "kumkom", "น้ำ", "--log", str(tmp_path / "no" / "log"))
    assert run.status == 2
    assert run.out == ""


def test_a_list_of_one_s_own_replaces_the_game_s(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_bytes("ของฉัน\r\n".encode("cp874"))
    asked = ("judge", "--game", "kumkom", "ของฉัน", "--json")
    assert thaigame(*asked).status == 1
    run = thaigame(*asked, "--lexicon", str(mine))
    assert run.status == 0
    assert run.json["lexicon"]["name"] == "mine.txt"


def test_a_list_may_come_from_standard_input() -> None:
    asked = ("judge", "--game", "kumkom", "--lexicon", "-", "ของฉัน")
    assert thaigame(*asked, given="ของฉัน\n").status == 0
    assert thaigame(*asked, given="ของเธอ\n").status == 1
    assert thaigame(*asked, given="").status == 2


def test_a_binary_list_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "list.bin"
    binary.write_bytes(bytes(range(256)) * 8)
    run = thaigame("judge", "--game", "kumkom", "กา", "--lexicon", str(binary), "--json")
    assert run.status == 2


def test_plays_are_judged_one_a_line() -> None:
    run = thaigame("judge", "--game", "kumkom", "--jsonl", given="น้ำ กา\nกระทันหัน\nเมีัย\n")
    assert run.status == 2
    assert [line.get("acceptable") for line in run.lines] == [True, False, None]
    assert "error" in run.lines[2]


def test_the_answer_has_a_mark_as_well_as_words() -> None:
    assert "✓" in thaigame("judge", "--game", "kumkom", "น้ำ").out
    assert "✗ ใช้ไม่ได้" in thaigame("--lang", "th", "judge", "--game", "kumkom", "กกก").out


def test_a_list_of_ones_own_says_what_it_says_in_any_language(tmp_path: Path) -> None:
    file = tmp_path / "enable"  # as a bundled list is called
    file.write_text("CAT\n", encoding="utf-8")
    for lang in ("th", "en"):
        run = thaigame("--lang", lang, "judge", "--game", "scrabble", "CAT", "--lexicon", str(file))
        assert run.status == 0
        assert "172,820" not in run.out
    told = thaigame("--lang", "th", "judge", "--game", "scrabble", "CAT").out
    assert "ENABLE 172,820 คำ" in told
