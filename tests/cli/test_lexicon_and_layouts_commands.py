"""``thaigame lexicon`` and ``thaigame layouts``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.cli.process import ROOT, thaigame
from tests.own_games import layout_text

if TYPE_CHECKING:
    from pathlib import Path


def test_every_list_says_what_it_is() -> None:
    lexicons = {
        each["name"]: each for each in thaigame("lexicon", "list", "--json").json["lexicons"]
    }
    assert {"orst", "thai-words", "enable", "primary"} <= lexicons.keys()
    assert lexicons["enable"]["size"] == 172_820
    for each in lexicons.values():
        assert all(each[fact] for fact in ("edition", "size", "sha256", "licence", "source"))


def test_a_list_tells_which_words_a_game_cannot_lay_and_why(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("กา\nสิทธิ์\nก็\nก กา\nปริสุทธิ์\n", encoding="utf-8")
    asked = ("lexicon", "info", str(mine), "--game", "crossing")
    document = thaigame(*asked, "--json").json
    assert document["playable"] + sum(document["unplayable"].values()) == document["size"] == 5
    assert document["unplayable"]["two-upper-tiles"] == 2
    assert thaigame(*asked, "--reason", "two-upper-tiles").out.split() == ["ปริสุทธิ์", "สิทธิ์"]


def test_a_file_of_one_s_own_is_checked_line_by_line() -> None:
    run = thaigame("lexicon", "check", "-", "--json", given="น้ำ\nนํ้า\n# no word\nเมีัย\n")
    assert run.status == 1
    assert run.json["size"] == 1
    assert [each["line"] for each in run.json["faulty"]] == [4]
    assert run.json["changed"] == [{"line": 2, "typed": "นํ้า", "taken": "น้ำ"}]


def test_a_good_file_is_status_0(tmp_path: Path) -> None:
    good = tmp_path / "good.txt"
    good.write_text("กา\nขา\n", encoding="utf-16")
    assert thaigame("lexicon", "check", str(good), "--json").status == 0
    assert "กา" not in thaigame("lexicon", "check", str(good)).err


def test_every_game_says_what_no_source_prints() -> None:
    layouts = {each["name"]: each for each in thaigame("layouts", "list", "--json").json["layouts"]}
    assert layouts["crossing"]["provenance"]["tiles"] == "reconstructed"
    assert layouts["kumkom"]["tiles"] == 104


def test_a_game_is_shown_with_its_board_tiles_and_rules() -> None:
    document = thaigame("layouts", "show", "kumkom", "--json").json
    assert sum(kind["count"] for kind in document["kinds"]) == 104
    assert document["premiums"]["C3"] == {"target": "letter", "factor": 5, "colour": "purple"}
    assert document["rules"]["play"]["rack_size"] == 9
    shown = thaigame("--lang", "th", "layouts", "show", "kumkom").out
    assert "คำคม" in shown
    assert "5อ" in shown


def test_a_game_that_comes_along_has_no_fault() -> None:
    run = thaigame("layouts", "check", str(ROOT / "layouts/kumkom.toml"), "--json")
    assert run.status == 0
    assert run.json["valid"] is True


def test_all_faults_of_a_game_file_are_told_at_once(tmp_path: Path) -> None:
    text = (ROOT / "layouts/kumkom.toml").read_text(encoding="utf-8")
    broken = tmp_path / "broken.toml"
    broken.write_text(
        text.replace("rack_size = 9", "rack_size = 0").replace('centre = "H5"', 'centre = "Z9"'),
        encoding="utf-8",
    )
    run = thaigame("layouts", "check", str(broken), "--json")
    assert run.status == 1
    assert run.json["valid"] is False
    assert len(run.json["faults"]) == 2
    assert thaigame("layouts", "show", str(broken)).status == 2


def test_a_game_whose_list_is_not_beside_it_is_told_so(tmp_path: Path) -> None:
    named = layout_text("A B C").replace('name = "own"', 'name = "own"\nlexicon = "words.txt"')
    (tmp_path / "own.toml").write_text(named, encoding="utf-8")
    run = thaigame("layouts", "check", str(tmp_path / "own.toml"))
    assert run.status == 1
    assert "words.txt" in run.out + run.err
    (tmp_path / "words.txt").write_text("ab\nabba\n", encoding="utf-8")
    assert thaigame("layouts", "check", str(tmp_path / "own.toml")).status == 0


def test_what_finds_plays_and_within_which_limits_is_shown(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        'extends = "scrabble"\nname = "own"\n[rules.play]\nrack_size = 21\n', encoding="utf-8"
    )
    for game, told in {
        "scrabble": "21 x 21 and racks up to 8. Whole games of the computer's: inside the kernels",
        "kumkom": "40 x 40 and racks up to 20. Whole games of the computer's: inside the kernels",
        str(own): "racks of at most 20 tiles, not 21",
    }.items():
        shown = thaigame("layouts", "show", game)
        assert shown.status == 0
        assert told in shown.out
        search = thaigame("layouts", "show", game, "--json").json["search"]
        assert search["plays"] in shown.out
