"""``thaigame search`` and ``thaigame review``: conditions, refusals, and games looked at."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.process import thaigame as run
from thaigame.cli.search import read_range
from thaigame.errors import StudyError
from thaigame.game.spec import find_game
from thaigame.movegen import Generator
from thaigame.notation import load_record, read_game
from thaigame.study import review

GCG = Path(__file__).parent.parent / "data/gcg"


@pytest.mark.parametrize(
    ("text", "span"), [("5", (5, 5)), ("5-7", (5, 7)), ("5-", (5, None)), ("-7", (0, 7))]
)
def test_a_range_is_a_number_or_two_with_either_left_open(
    text: str, span: tuple[int, int | None]
) -> None:
    assert read_range("length", text) == span


@pytest.mark.parametrize("text", ["", "-", "5-7-9", "x", "1.5", "--"])
def test_what_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(StudyError, match="5-7"):
        read_range("length", text)


def test_conditions_are_put_together_and_ranked() -> None:
    made = run(
        *("search", "--game", "scrabble", "--pattern", "[^Q]*ING", "--length", "7"),
        *("--count", "vowels=3", "--excludes", "S", "--by", "points", "--ranks", "2-4", "--json"),
    )
    assert made.status == 0
    words = made.json["words"]
    assert [one["rank"] for one in words] == [2, 3, 4]
    assert all(one["word"].endswith("ING") and "S" not in one["word"] for one in words)
    assert [one["points"] for one in words] == sorted((o["points"] for o in words), reverse=True)


@pytest.mark.parametrize(
    ("option", "value"),
    [("--pattern", "%"), ("--count", "charm=3"), ("--length", "long"), ("--includes", "CAT")],
)
def test_a_condition_that_makes_no_sense_ends_with_status_2(option: str, value: str) -> None:
    made = run("search", "--game", "kumkom", option, value, "--json")
    assert made.status == 2
    assert made.json["error"]["code"].startswith("study.")


def test_a_game_is_looked_at_against_the_best_plays() -> None:
    record = load_record(GCG / "game1.gcg")
    found = review(record, Generator("scrabble"))
    assert len(found.turns) == 20
    for turn in found.turns:
        assert turn.cost == max(0, turn.best_score - turn.score)
    # The generator's best play of a position is the yardstick, and a play of this game is no less.
    assert {turn.cost for turn in found.turns if turn.best == turn.move} <= {0}
    own = found.of(0)
    assert own.cost == sum(turn.cost for turn in found.turns if turn.player == 0)


def test_a_missed_bonus_and_an_unlisted_word_are_named() -> None:
    text = ">ann: AEINRST 8D TEARS +12 12\n>bob: QVVWXZK D8 .XZV +46 46\n>ann: - +0 12\n"
    first, second = review(read_game(text), Generator("scrabble")).turns
    assert len(first.missed.split()[1]) == 7
    assert first.cost >= 50
    assert first.phonies == ()
    assert second.phonies == ("TXZV",)
    assert second.missed == ""


def test_a_folder_of_records_is_a_table_and_a_document(tmp_path: Path) -> None:
    for name in ("a.gcg", "b.gcg"):
        (tmp_path / name).write_text(">ann: CAT 8G CAT +10 10\n", encoding="utf-8")
    made = run("review", str(tmp_path), "--json")
    assert made.status == 0
    assert [game["file"] for game in made.json["games"]] == ["a.gcg", "b.gcg"]
    assert made.json["games"][0]["turns"][0]["score"] == 10
    shown = run("review", str(tmp_path), "--turns")
    assert "8G CAT" in shown.out
    assert find_game("scrabble").name == "scrabble"
