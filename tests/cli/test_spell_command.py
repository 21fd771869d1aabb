"""``thaigame spell``."""

from __future__ import annotations

from tests.cli.process import thaigame


def test_the_market_has_a_leading_letter() -> None:
    run = thaigame("spell", "ตลาด", "--json")
    (word,) = run.json
    assert run.status == 0
    assert word["sure"] is True
    assert word["readings"] == [["ตะ", "หฺลาด"]]
    assert [each["tone"] for each in word["syllables"]] == ["low", "low"]
    assert word["syllables"][1]["initial_kind"] == "leading"


def test_an_impossible_tone_mark_is_a_fault_with_its_syllable() -> None:
    run = thaigame("spell", "คุ๊กกี้", "--json")
    (word,) = run.json
    assert run.status == 1
    assert (word["sure"], word["syllables"]) == (False, [])
    assert word["fault"]["syllable"]["text"] == "คุ๊ก"


def test_books_that_go_by_sound_give_nam_a_final() -> None:
    (by_form,) = thaigame("spell", "น้ำ", "--json").json
    (by_sound,) = thaigame("spell", "น้ำ", "--am-ai-ao", "sound", "--json").json
    assert by_form["syllables"][0]["matra"] == "ก กา"
    assert by_sound["syllables"][0]["matra"] == "กม"


def test_a_request_a_line_gets_an_answer_a_line() -> None:
    run = thaigame("spell", "--jsonl", given="มด\nตากลม\n")
    assert [len(line[0]["readings"]) for line in run.lines] == [1, 2]


def test_people_get_the_reading_and_a_table() -> None:
    out = thaigame("--lang", "th", "spell", "มด").out
    assert "มด อ่านว่า มด" in out
    assert "อักษรต่ำ" in out
