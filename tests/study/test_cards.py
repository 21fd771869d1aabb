"""The card box: questions made of words, answered, scheduled and exported."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from tests.cli.process import thaigame as run
from thaigame.drills.export import export
from thaigame.drills.progress import Key, Progress, record
from thaigame.errors import ArgumentError
from thaigame.game.spec import GameSpec, find_game
from thaigame.lexicon import Lexicon
from thaigame.study import Study
from thaigame.study.cards import ASKS, in_turn, is_right, quiz

if TYPE_CHECKING:
    from pathlib import Path

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)


def small(name: str, words: str) -> Study:
    return Study(GameSpec(find_game(name).layout, Lexicon.from_words(words.split())))


ENGLISH = small("scrabble", "RETINAS STAINER CAT ACT CATS SCAT AT")
THAI = small("kumkom", "ตลาด กา ขา กาก มาก")


def test_words_of_the_same_tiles_are_one_question_with_all_of_them_as_answers() -> None:
    sheet = quiz(ENGLISH, ["ACT", "CAT", "STAINER"], "anagrams")
    assert [(item.question, set(item.answers)) for item in sheet.items] == [
        ("A C T", {"CAT", "ACT"}),
        ("A E I N R S T", {"RETINAS", "STAINER"}),
    ]
    first = sheet.items[0]
    assert is_right(first, "act, cat\n")
    assert not is_right(first, "cat")
    assert not is_right(first, "cat act tac")


def test_hooks_are_asked_with_the_side_they_stand_on() -> None:
    (item,) = quiz(ENGLISH, ["CAT"], "hooks").items
    assert item.answers == ("S-", "-S")
    (none,) = quiz(ENGLISH, ["STAINER"], "hooks").items
    assert is_right(none, "-")


def test_a_thai_word_is_spelt_from_its_reading_and_an_english_one_from_its_consonants() -> None:
    (item,) = quiz(THAI, ["ตลาด"], "spelling").items
    assert (item.question, item.answers) == ("ตะ-หฺลาด", ("ตลาด",))
    (gaps,) = quiz(ENGLISH, ["CAT"], "spelling").items
    assert gaps.question == "C_T"
    assert is_right(gaps, "cat")


@pytest.mark.parametrize("study", [ENGLISH, THAI], ids=["scrabble", "kumkom"])
def test_what_is_no_word_is_in_no_list_and_differs_in_one_cell(study: Study) -> None:
    words = [entry.word for entry in study.pool]
    seen = set()
    for seed in range(10):
        for item in quiz(study, words, "word", seed=seed).items:
            listed = item.question in study.spec.lexicon
            assert item.answers == (item.choices[0] if listed else item.choices[1],)
            seen.add(listed)
    assert seen == {True, False}
    assert quiz(study, words, "word", seed=3) == quiz(study, words, "word", seed=3)


def test_what_is_due_comes_first_and_what_is_known_waits() -> None:
    sheet = quiz(ENGLISH, ["CAT", "AT", "STAINER"], "hooks")
    cat, at, stainer = sheet.items
    progress = record(Progress(), Key(cat.skill, cat.word), right=True, now=NOON)
    assert in_turn(sheet, progress, now=NOON, count=9) == (at, stainer)
    later = NOON + timedelta(days=30)
    assert in_turn(sheet, progress, now=later, count=9) == (cat, at, stainer)
    assert in_turn(sheet, progress, now=later, count=1) == (cat,)


@pytest.mark.parametrize("ask", ASKS)
def test_every_question_goes_into_an_anki_deck(ask: str, tmp_path: Path) -> None:
    sheet = quiz(THAI, ["ตลาด", "กา", "มาก"], ask)  # type: ignore[arg-type]
    for suffix in ("apkg", "tsv", "gift"):
        assert export(sheet, tmp_path / f"cards.{suffix}").stat().st_size > 0


def test_another_kind_of_question_is_refused() -> None:
    with pytest.raises(ArgumentError, match="hooks"):
        quiz(THAI, ["กา"], "beauty")  # type: ignore[arg-type]


def test_a_box_is_kept_after_every_answer_and_a_damaged_one_is_left_alone(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("CAT\nACT\nDOG\n", encoding="utf-8")
    box = tmp_path / "box.json"
    call = ("quiz", "--game", "scrabble", "--lexicon", str(words), "--cards", str(box))
    made = run(*call, given="cat act\nwrong\n")
    assert made.status == 0
    assert "1 of 2 right" in made.out
    kept = json.loads(box.read_text(encoding="utf-8"))
    assert {card["word"]: card["right"] for card in kept["cards"]} == {"ACT": 1, "DOG": 0}
    assert len(kept["cards"]) == 2
    box.write_text("no box", encoding="utf-8")
    assert run(*call, given="cat\n").status == 2
    assert box.read_text(encoding="utf-8") == "no box"
