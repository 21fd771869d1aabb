"""What single words of the school grammar teach."""

from __future__ import annotations

import json

import pytest

from thaigame.resources import folder
from thaigame.spelling import Options, Syllable, analyse, analyse_all
from thaigame.spelling.exceptions import lists, rows
from thaigame.spelling.search import listed_way


def only(word: str, options: Options | None = None) -> Syllable:
    analysis = analyse(word, options=options or Options())
    assert analysis.sure, word
    (syllable,) = analysis.syllables
    return syllable


@pytest.mark.parametrize(
    ("word", "reading"),
    [
        ("ตลาด", "ตะ-หฺลาด"),
        ("ประเทศ", "ปฺระ-เทด"),
        ("ธรรมชาติ", "ทำ-มะ-ชาด"),
        ("มหาวิทยาลัย", "มะ-หา-วิด-ทะ-ยา-ไล"),
        ("รัฐบาล", "รัด-ถะ-บาน"),
        ("บริษัท", "บอ-ริ-สัด"),
        ("จรลี", "จอ-ระ-ลี"),
        ("ถนน", "ถะ-หฺนน"),
        ("ก็", "ก้อ"),
        ("ณ", "นะ"),
        ("ธ", "ทะ"),
    ],
)
def test_readings_follow_the_royal_society_manner(word: str, reading: str) -> None:
    assert analyse(word).reading == reading


@pytest.mark.parametrize("word", ["ขมา", "สมา", "สบาย", "ขบวน", "ทนาย"])
def test_the_words_that_no_letter_leads_are_read_without_leading(word: str) -> None:
    analysis = analyse(word)
    assert analysis.sure
    assert all(syllable.initial_kind != "leading" for syllable in analysis.syllables)
    assert analysis.syllables[0].vowel == "อะ"


@pytest.mark.parametrize("word", ["หมา", "อย่า", "อยู่", "อย่าง", "อยาก"])
def test_a_leading_letter_can_make_one_syllable(word: str) -> None:
    assert only(word).initial_kind == "leading"


def test_a_word_of_two_readings_has_both() -> None:
    readings = {"-".join(reading) for reading in analyse("ตากลม").readings}
    assert readings == {"ตา-กฺลม", "ตาก-ลม"}


@pytest.mark.parametrize(("word", "bad"), [("คุ๊กกี้", "คุ๊ก"), ("ช๊อก", "ช๊อก"), ("ค๊ะ", "ค๊ะ")])
def test_a_tone_mark_that_the_table_forbids_is_a_fault(word: str, bad: str) -> None:
    analysis = analyse(word)
    assert not analysis.sure
    assert analysis.syllables == ()
    assert analysis.fault is not None
    assert analysis.fault.kind == "impossible tone"
    assert analysis.fault.syllable is not None
    assert analysis.fault.syllable.text == bad
    assert "ไม้ตรี" in analysis.fault.message.text("th")


@pytest.mark.parametrize("word", ["", "เ", "abc", "าก", "ท่่าน"])
def test_what_is_no_word_is_unsure_and_says_why(word: str) -> None:
    analysis = analyse(word)
    assert not analysis.sure
    assert analysis.fault is not None
    assert analysis.fault.message.text("th")


def test_words_typed_in_another_order_of_marks_are_the_same_word() -> None:
    assert analyse("นํ้า").syllables == analyse("น้ำ").syllables


@pytest.mark.parametrize("word", ["น้ำ", "ไป", "ใจ", "เรา"])
def test_am_ai_ao_are_open_by_form_and_closed_by_sound(word: str) -> None:
    assert only(word).matra == "ก กา"
    by_sound = only(word, Options(am_ai_ao="sound"))
    assert by_sound.matra in {"กม", "เกย", "เกอว"}
    assert by_sound.tone == only(word).tone


def test_the_newer_count_of_vowels_has_no_am() -> None:
    assert only("น้ำ").vowel == "อำ"
    assert only("น้ำ", Options(vowels=21)).vowel == "อะ"


@pytest.mark.parametrize("word", ["ตลาด", "แสลง", "มหาวิทยาลัย", "วันอาทิตย์", "จักรยาน", "สวัสดี"])
def test_every_letter_of_a_word_has_its_place_in_a_syllable(word: str) -> None:
    analysis = analyse(word)
    assert sorted({place for places in analysis.places for place in places}) == list(
        range(len(word))
    )
    for syllable, places in zip(analysis.syllables, analysis.places, strict=True):
        assert "".join(word[place] for place in places) == syllable.text


def test_the_json_has_the_contract_names_and_is_json() -> None:
    document = analyse("ตลาด").as_json()
    assert set(document) == {"word", "sure", "syllables", "readings"}
    again = json.loads(json.dumps(document))
    assert set(again["syllables"][0]) == {
        "text", "reading", "initial", "initial_kind", "class", "vowel", "vowel_form", "length",
        "final", "matra", "live", "mark", "tone", "silent",
    }  # fmt: skip
    assert again["readings"] == [["ตะ", "หฺลาด"]]


def test_many_words_are_answered_in_their_order() -> None:
    words = ["นก", "กา", "นก"]
    assert [analysis.word for analysis in analyse_all(words)] == words


def test_the_grammar_can_write_every_listed_reading() -> None:
    listed = list(rows(folder("lexicon") / "spelling" / "readings.tsv"))
    assert len(listed) > 500
    for row in listed:
        assert listed_way(row.form, row.readings[0], joins=row.joins) is not None, row
        assert row.source


def test_no_form_is_listed_twice_in_one_place() -> None:
    listed = list(rows(folder("lexicon") / "spelling" / "readings.tsv"))
    keys = [(row.form, row.joins, row.ends) for row in listed]
    assert len(keys) == len(set(keys))
    assert len(lists().syllables) > 1000


@pytest.mark.parametrize("word", ["กอปร", "สรรเพชญ"])
def test_a_word_that_is_read_against_the_grammar_is_unsure(word: str) -> None:
    assert not analyse(word).sure


def test_a_letter_that_serves_two_syllables_by_the_rule_alone_is_unsure() -> None:
    # No rule tells กุทริกา, no word (กุด-ทฺริ-กา), from its look-alike สุจริต (สุด-จะ-หฺริด), and
    # only words whose reading is listed are asked about.
    assert not analyse("กุทริกา").sure
    assert analyse("มาตรา").sure
