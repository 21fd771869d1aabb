"""What would make a teacher correct a sheet: unsure readings, clues that tell, false reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.drills.sheets import cases, sheet
from thaigame.drills import all_kinds, make
from thaigame.drills.lists import (
    bound_forms,
    dictionary,
    homographs,
    loan_words,
    pairs,
    sentences,
    unfit_in,
    variants,
    words_in_use,
)
from thaigame.drills.model import GAP
from thaigame.drills.pool import find_pool
from thaigame.errors import DrillError
from thaigame.lexicon import find_lexicon
from thaigame.spelling import analyse, is_direct_final
from thaigame.text import canonical, cells, faults

if TYPE_CHECKING:
    from thaigame.drills.model import DrillItem

# Kinds in which nothing is said or asked about how a word is read.
BY_SPELLING = {
    "scrambled",
    "word-search",
    "dictionary-order",
    "misspelt",
    "homographs",  # the sentence says which word is meant
    "rack-word",
    "score-play",
    "find-bonus",
    "handwriting",  # what is copied is not read out
}
CASES = [case for case in cases() if case[0] not in BY_SPELLING]
TWOFOLD = ("สระ", "เพลา", "เสมา", "ปรัก", "แหน")


@pytest.mark.parametrize(("kind", "options"), CASES)
def test_a_word_that_is_asked_about_is_surely_read_in_one_way(
    kind: str, options: tuple[tuple[str, str], ...]
) -> None:
    for item in sheet(kind, options, count=12).items:
        if item.word and not is_clued_by_sight(kind, item):
            found = analyse(item.word)
            assert found.sure, item.word
            assert len(found.readings) == 1, item.word
            readings = {"-".join(reading) for reading in found.readings}
            assert not readings & (set(item.choices) - set(item.answers))


@pytest.mark.parametrize("kind", [kind.name for kind in all_kinds()])
def test_of_two_accepted_readings_no_drill_asks_by_one(kind: str) -> None:
    known = [word for word in TWOFOLD if len(analyse(word).readings) > 1]
    assert known
    if kind in BY_SPELLING:
        return
    try:
        made = make(kind, words=["กา", "มด", "ตลาด", "จันทร์", *known], count=10)
    except DrillError:
        return
    asked = {item.word for item in made.items if not is_clued_by_sight(kind, item)}
    assert not asked & set(known)


def is_clued_by_sight(kind: str, item: DrillItem) -> bool:
    """Tell whether a crossword asks for a word by a sentence or its letters, not by its reading."""
    return kind == "crossword" and "[" not in item.question


@pytest.mark.parametrize("clues", ["any", "sentence", "reading"])
def test_no_clue_of_a_crossword_spells_an_answer(clues: str) -> None:
    for seed in range(3):
        made = sheet("crossword", (("clues", clues),), seed=seed, count=15)
        for item in made.items:
            read = item.question.partition("[")[2].partition("]")[0]
            assert bool(read) == (GAP not in item.question)
            assert read.replace("-", "").replace("ฺ", "") != item.word
            if not read:
                assert not [each.word for each in made.items if each.word in item.question]


def test_a_crossword_has_sentences_and_readings() -> None:
    made = make("crossword", level=3, count=16)
    gaps = sum(GAP in item.question for item in made.items)
    assert 4 <= gaps <= 12


def test_a_word_that_sounds_like_another_is_told_by_its_sentence() -> None:
    words = ["ทราย", "ทาก", "ไทร", "ซาย", "กาน", "การ"]
    made = make("crossword", words=words, count=6)
    assert {item.word: item.question for item in made.items}["ทราย"].startswith("เด็ก ๆ ก่อปราสาท")


def test_sentences_have_one_gap_that_no_part_of_them_fills() -> None:
    known = dictionary() | words_in_use()
    for word, sentence in sentences().items():
        assert word in known, word
        assert len(cells(word)) > 1, word
        assert sentence.count(GAP) == 1, word
        assert canonical(sentence) == sentence, word
        assert word not in sentence, word
        assert not set("0123456789๐๑๒๓๔๕๖๗๘๙") & set(sentence), word
    assert len(set(sentences().values())) == len(sentences())


@pytest.mark.parametrize(("level", "least"), [(1, 100), (2, 180), (3, 220)])
def test_the_first_years_have_sentences_enough(level: int, least: int) -> None:
    assert len(find_pool(level).words & sentences().keys()) >= least


def test_a_crossword_has_the_numbers_of_its_grid_under_two_headings() -> None:
    (part,) = sheet("crossword", count=15).parts
    assert part.figure is not None
    numbers = {square.number for row in part.figure.rows for square in row if square}  # type: ignore[union-attr]
    assert {item.number for item in part.items} <= numbers
    groups = [item.group for item in part.items]
    assert groups == sorted(groups, key=["แนวนอน", "แนวตั้ง"].index)
    for group in ("แนวนอน", "แนวตั้ง"):
        own = [item.number for item in part.items if item.group == group]
        assert own == sorted(own)


def test_tone_tables_begin_with_plain_syllables() -> None:
    for item in sheet("tone-table", count=30).items:
        (syllable,) = analyse(item.word).syllables
        assert not syllable.silent
        assert not syllable.final or is_direct_final(syllable.final), item.word


@pytest.mark.parametrize("kind", ["tone", "tone-table", "impossible-tones", "homophones"])
def test_loan_words_whose_tone_no_rule_gives_are_not_asked_about(kind: str) -> None:
    words = ["กราฟ", "เมตร", "เทป", "กราบ", "กา", "การ", "กาล", "ป้า", "ม้า", "ค้า"]
    made = make(kind, words=words, count=10)
    assert not {item.word for item in made.items} & loan_words()
    assert all("กราฟ" not in (*item.choices, item.question) for item in made.items)


def test_two_spellings_of_one_word_are_no_homophones() -> None:
    with pytest.raises(DrillError):
        make("homophones", words=["ทรรศนะ", "ทัศนะ", "พาณิช", "พาณิชย์"], count=4)
    made = make("homophones", words=["การ", "กาล", "ทรรศนะ", "ทัศนะ"], count=4)
    assert {item.word for item in made.items} <= {"การ", "กาล"}


@pytest.mark.parametrize("level", [1, 2])
def test_slurs_and_hard_words_stay_out_of_the_first_years(level: int) -> None:
    words = find_pool(level).words
    assert not words & {"เจ๊ก", "จูบ", "เอดส์", "ด่า", "ดุ้น", "ศพ", "สัปดน"}
    assert not words & unfit_in(level)
    assert {"เจ๊ก", "ดุ้น"} <= unfit_in(6)
    assert "จูบ" not in unfit_in(6)


def test_forms_that_are_no_words_are_not_asked_as_words() -> None:
    assert {"เพ่อ", "บถ", "รุทธ์", "สุต", "เจต", "วัช"} <= bound_forms()
    assert not find_pool().words & bound_forms()
    assert [item.word for item in make("live-dead", words=["เพ่อ"], count=1).items] == ["เพ่อ"]


def test_lists_of_drills_hold_words_of_the_dictionary() -> None:
    lexicon = find_lexicon("orst")
    for listed in (bound_forms(), set(variants())):
        assert [word for word in sorted(listed) if word not in lexicon or faults(word)] == []
    assert [word for word in loan_words() if faults(word)] == []


def test_misspelt_follows_the_level_and_the_teachers_list() -> None:
    first = make("misspelt", level=1, count=200)
    everything = make("misspelt", level=1, count=200, pairs="all")
    assert len(first.items) < len(everything.items)
    known = find_pool(1).words
    asked = {item.word for item in first.items}
    assert len(asked & known) > 0.8 * len(asked)
    assert "วิทยาศาสตร์" not in asked
    own = make("misspelt", words=["สังเกต", "แมว", "ปรากฏ"], count=5)
    assert {item.word for item in own.items} == {"สังเกต", "ปรากฏ"}


def test_words_with_several_mistakes_are_asked_with_several_forms() -> None:
    many = {pair.right for pair in pairs() if sum(p.right == pair.right for p in pairs()) > 1}
    assert len(many) > 60
    for item in make("misspelt", count=200, pairs="all").items:
        if item.word in many:
            assert len(item.choices) > 2


@pytest.mark.parametrize(
    ("wrong", "told"),
    [("สังเกตุ", "เกิน สระอุ"), ("ญาต", "ขาด สระอิ"), ("ปราถนา", "ขาด ร"), ("เมตา", "ขาด ต")],
)
def test_the_reason_says_what_is_missing_or_too_much(wrong: str, told: str) -> None:
    (pair,) = [pair for pair in pairs() if pair.wrong == wrong]
    assert told in pair.reason.text("th")


def test_only_words_with_a_cluster_are_said_to_have_one() -> None:
    for pair in pairs():
        if pair.fault == "cluster":
            marks = "รลว"
            assert any(letter in marks for letter in pair.right + pair.wrong), pair
            assert pair.right[:3] != "กะ" + pair.wrong[3:4]
    assert all(
        pair.fault != "cluster" for pair in pairs() if pair.right in {"กะทิ", "กระเป๋า", "รุ่มร่าม"}
    )


def reason_of(kind: str, word: str) -> str:
    return make(kind, words=[word], count=1).items[0].reason


def test_reasons_are_true_of_what_is_written() -> None:
    assert "พร เป็นอักษรควบ" not in reason_of("dictation", "กัลปพฤกษ์")
    assert "ฤ" in reason_of("dictation", "กัลปพฤกษ์")
    with pytest.raises(DrillError):
        make("clusters", words=["กัลปพฤกษ์"], count=1)
    assert "เขียนตรงตามเสียง" not in reason_of("dictation", "ฎีกา")
    assert "ฎ ออกเสียงเหมือน ด" in reason_of("dictation", "ฎีกา")
    assert "เขียนตรงตามเสียง" in reason_of("dictation", "ปลา") or "ควบ" in reason_of(
        "dictation", "ปลา"
    )


def test_a_short_syllable_is_spelt_out_short() -> None:
    for word, chant in (("แบ่ง", "บอ-แอะ-งอ-แบ็ง-ไม้เอก-แบ่ง"), ("เก่ง", "กอ-เอะ-งอ-เก็ง-ไม้เอก-เก่ง")):
        (item,) = make("spell-out", words=[word], count=1).items
        assert item.answer == chant
        assert "ไม้ไต่คู้" in item.reason


def test_of_words_spelt_alike_every_reading_is_offered_and_the_sentence_decides() -> None:
    rows = homographs()
    for row in rows:
        assert row.word in row.sentence
        found = analyse(row.word)
        listed = {"-".join(reading) for reading in found.readings}
        if found.sure and len(listed) > 1:
            assert row.reading in listed, row
    for word in {row.word for row in rows}:
        assert len({row.reading for row in rows if row.word == word}) > 1
    for item in make("homographs", count=12).items:
        offered = {row.reading for row in rows if row.word == item.word}
        assert offered <= set(item.choices)
        (row,) = [row for row in rows if row.word == item.word and row.reading == item.answer]
        assert row.sentence in item.question


def test_words_called_native_have_no_sign_of_a_borrowed_one() -> None:
    for item in make("native-words", count=60, seed=4).items:
        (*_, syllable) = analyse(item.word).syllables
        borrowed = set(item.word) & set("ฆฌญฎฏฐฑฒณธภศษฬ์")
        if item.answer == "คำไทยแท้":
            assert not borrowed
            assert not syllable.final or syllable.final in "กดบนงมยว"
        elif not borrowed:
            assert any(
                each.final and not is_direct_final(each.final)
                for each in analyse(item.word).syllables
            )


def test_a_grid_of_syllables_joins_its_letters_to_the_vowels() -> None:
    made = make("syllable-grid", count=5, seed=2, final="น")
    (part,) = made.parts
    for item in part.items:
        syllables = [analyse(text).syllables[0] for text in item.answer.split()]
        assert {syllable.initial for syllable in syllables} == {item.question}
        assert {syllable.final for syllable in syllables} == {"น"}
        assert len({syllable.vowel for syllable in syllables}) == 7
    for seed in range(6):
        items = make("syllable-grid", count=15, seed=seed).items
        cells = {text for item in items for text in item.answer.split()}
        assert cells & unfit_in(1) <= {"กู"}


def test_ro_han_before_no_is_told_by_neither_rule() -> None:
    # The ณ of วรรณ- closes one syllable and opens the next: อัน or อะ with น, who can say?
    with pytest.raises(DrillError):
        make("ro-han", words=["วรรณยุกต์", "พรรณราย", "วรรณคดี"], count=3)
    made = make("ro-han", words=["วรรณคดี", "สุวรรณ", "บรรทัด"], count=3, lang="th")
    assert {item.word: item.reason for item in made.items} == {
        "สุวรรณ": "รร มี ณ สะกดตามมา อ่านออกเสียง อะ: วัน",
        "บรรทัด": "รร ไม่มีตัวสะกดตามมา อ่านออกเสียง อัน: บัน",
    }


def test_what_leads_a_letter_is_named_in_whole() -> None:
    # The ส of อิสระ closes อิด and leads ระ: no item says that ร leads by itself.
    with pytest.raises(DrillError):
        make("clusters", words=["อิสรภาพ", "อิสระ"], count=2, other="yes")
    for item in make("clusters", count=30, level=5, other="yes").items:
        assert " เป็นอักษรนำ" not in item.reason or len(item.reason.split(" ", 1)[0]) > 1
