"""The answers of each kind, judged by tables of the school books and by other libraries."""

from __future__ import annotations

import re

import pytest

from tests.drills.sheets import sheet
from thaigame.drills.kind import matra_name
from thaigame.drills.model import GAP, NOTHING, CellRow, FillTable
from thaigame.lexicon import find_lexicon
from thaigame.spelling import analyse, homophones
from thaigame.text import TONES, canonical, cells, faults

COUNT = 20

# Written down from the school books, not taken from the code.
MID = "กจฎฏดตบปอ"
HIGH = "ขฃฉฐถผฝศษสห"
PAIRS = ["คฅฆขฃ", "ชฌฉ", "ซศษส", "ฑฒทธฐถ", "พภผ", "ฟฝ", "ฮห"]
FINALS = {
    "แม่กก": "กขคฆ",
    "แม่กด": "ดจชซฎฏฐฑฒตถทธศษส",
    "แม่กบ": "บปพฟภ",
    "แม่กน": "นญณรลฬ",
    "แม่กง": "ง",
    "แม่กม": "ม",
    "แม่เกย": "ย",
    "แม่เกอว": "ว",
}
THAI_TONES = ("สามัญ", "เอก", "โท", "ตรี", "จัตวา")
# (class, live) -> the tone of no mark, ่, ้, ๊, ๋; dead low syllables by length.
TABLE = {
    ("mid", True): ("สามัญ", "เอก", "โท", "ตรี", "จัตวา"),
    ("mid", False): ("เอก", None, "โท", "ตรี", "จัตวา"),
    ("high", True): ("จัตวา", "เอก", "โท", None, None),
    ("high", False): ("เอก", None, "โท", None, None),
    ("low", True): ("สามัญ", "โท", "ตรี", None, None),
    ("low", "short"): ("ตรี", "โท", None, None, "จัตวา"),
    ("low", "long"): ("โท", None, "ตรี", None, "จัตวา"),
}
MARKS = ("", "่", "้", "๊", "๋")


def words_of_the_list() -> frozenset[str]:
    return frozenset(find_lexicon("orst").words)


def class_of(letter: str) -> str:
    return "mid" if letter in MID else "high" if letter in HIGH else "low"


def final_of(word: str) -> str:
    """Return the last consonant of a plainly written syllable that ends in one."""
    return word.rstrip("ิุ์")[-1]


def test_a_word_is_sorted_into_the_matra_of_its_last_letter() -> None:
    for item in sheet("matra-sort", (("finals", "direct"),), count=COUNT).items:
        last = item.question[-1]
        if item.answer == "แม่ ก กา":
            assert analyse(item.word).syllables[0].final == ""
        else:
            assert last in FINALS[item.answer]


def test_only_the_answer_is_in_the_matra_that_is_asked_for() -> None:
    for every in (False, True):
        options = (("answers", "all"),) if every else ()
        for item in sheet("matra-find", options, count=COUNT).items:
            asked = re.sub(r"\s*\(.*", "", item.question.partition("มาตรา")[2])
            inside = [
                word
                for word in item.choices
                if matra_name(analyse(word).syllables[0].matra) == asked
            ]
            assert inside == list(item.answers)


def test_direct_finals_are_the_letters_that_name_their_matra() -> None:
    for item in sheet("matra-direct", count=COUNT).items:
        assert (final_of(item.word) in "กดบน") == (item.answer == "ตรงมาตรา"), item.word


def test_a_test_of_matra_has_four_choices_each() -> None:
    for item in sheet("matra-test", count=COUNT).items:
        assert len(item.choices) == 4
        assert item.answer in item.choices


def test_the_two_matra_tests_share_no_word() -> None:
    before, after = sheet("matra-test", count=COUNT).parts
    assert len(before.items) == len(after.items) == COUNT
    assert not {item.word for item in before.items} & {item.word for item in after.items}
    assert before.title != after.title


def test_a_consonant_is_in_the_class_of_the_school_table() -> None:
    names = {"mid": "อักษรกลาง", "high": "อักษรสูง", "low": "อักษรต่ำ"}
    found = sheet("consonant-classes", count=44).items
    assert len({item.question for item in found}) == 44
    assert all(item.answer == names[class_of(item.question)] for item in found)


def test_a_pair_has_one_sound_and_no_other_choice_has_it() -> None:
    for item in sheet("consonant-classes", (("ask", "pair"),), count=COUNT).items:
        asked = item.question.split()[1]
        pair = next(letters for letters in PAIRS if asked in letters)
        assert [letter for letter in item.choices if letter in pair] == [item.answer]
        assert class_of(item.answer) != class_of(asked)


def test_the_odd_consonant_alone_is_of_its_class() -> None:
    for item in sheet("consonant-classes", (("ask", "odd"),), count=COUNT).items:
        classes = {letter: class_of(letter) for letter in item.choices}
        others = {classes[letter] for letter in item.choices if letter != item.answer}
        assert len(others) == 1
        assert classes[item.answer] not in others


def test_tones_are_those_of_the_school_table() -> None:
    for options in ((), (("marks", "differ"),)):
        for item in sheet("tone", options, count=COUNT).items:
            syllable = analyse(item.word).syllables[0]
            row: tuple[str | None, ...]
            if syllable.class_ == "low" and not syllable.live:
                row = TABLE["low", syllable.length]
            else:
                row = TABLE[syllable.class_, syllable.live]
            assert row[MARKS.index(syllable.mark)] == item.answer
            if options:
                assert THAI_TONES.index(item.answer) != MARKS.index(syllable.mark)


def test_a_tone_table_has_the_word_itself_and_dashes_only_where_no_mark_helps() -> None:
    for options in ((), (("partner", "yes"),)):
        made = sheet("tone-table", options, count=COUNT)
        (part,) = made.parts
        assert isinstance(part.figure, FillTable)
        assert isinstance(part.solution, FillTable)
        assert part.solution.header[1:] == THAI_TONES
        for item, empty, full in zip(part.items, part.figure.rows, part.solution.rows, strict=True):
            assert full[0] == item.word in full[1:]
            assert [cell == NOTHING for cell in full] == [cell == NOTHING for cell in empty]
            assert all(cell in ("", NOTHING) for cell in empty[1:])
            syllable = analyse(item.word).syllables[0]
            if options and syllable.live and syllable.class_ == "low":
                assert NOTHING not in full


def test_live_syllables_are_long_or_sonorant() -> None:
    for item in sheet("live-dead", count=COUNT).items:
        syllable = analyse(item.word).syllables[0]
        if syllable.final:
            live = final_of(item.word) in "นญณรลฬงมยว"
        else:
            live = syllable.length == "long" or syllable.vowel in ("อำ", "ไอ", "ใอ", "เอา")
        if not syllable.silent:
            assert (item.answer == "คำเป็น") == live, item.word


def test_a_mark_that_cannot_stand_is_the_only_fault_among_the_choices() -> None:
    for item in sheet("impossible-tones", count=COUNT).items:
        for choice in item.choices:
            fault = analyse(choice).fault
            assert (fault is not None) == (choice == item.answer)
            assert (choice in words_of_the_list()) == (choice != item.answer)
        assert item.word in item.reason
    for item in sheet("impossible-tones", (("form", "correct"),), count=COUNT).items:
        bare = str.maketrans("", "", "".join(TONES))
        assert item.question.translate(bare) == item.answer.translate(bare)
        assert item.question not in words_of_the_list()


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("prawisanchani", (("ask", "spelling"),)),
        ("karan", (("ask", "spelling"),)),
        ("ro-han", (("ask", "ban"),)),
        ("misspelt", ()),
    ],
)
def test_of_spellings_only_the_answer_is_a_word(
    kind: str, options: tuple[tuple[str, str], ...]
) -> None:
    for item in sheet(kind, options, count=12).items:
        assert [text for text in item.choices if text in words_of_the_list()] == [item.answer]


def test_visarjani_is_told_by_the_letter() -> None:
    for item in sheet("prawisanchani", count=COUNT).items:
        if item.answer == "ไม่ประวิสรรชนีย์":
            assert "ะ" not in re.sub("เ.{1,3}าะ|[แเโ].{1,3}ะ|[ัี]ว?ะ", "", item.word)
        else:
            assert "ะ" in item.word


def test_silent_letters_end_with_their_mark_and_stand_in_the_word() -> None:
    for item in sheet("karan", count=COUNT).items:
        assert item.answer.endswith("์")
        assert item.answer in item.question
        # What is left is heard: it is read with these letters or letters of their sound.
        assert item.question.replace(item.answer, "")


def test_words_that_sound_alike_are_read_alike_and_written_otherwise() -> None:
    for item in sheet("homophones", count=COUNT).items:
        asked = item.question.removeprefix("คำใดพ้องเสียงกับ ")
        assert asked != item.answer
        (group,) = homophones([asked, *item.choices])
        assert set(group) == {asked, item.answer}


def test_a_cluster_is_told_by_whether_its_second_letter_is_read() -> None:
    for item in sheet("clusters", count=COUNT).items:
        read_as_two = "ฺ" in analyse(item.word).reading
        assert read_as_two == (item.answer == "ควบกล้ำแท้")


def test_words_with_a_leading_letter_are_read_with_ho_nam() -> None:
    for options in ((), (("led", "one"),), (("led", "two"),)):
        for item in sheet("leading", options, count=12).items:
            assert item.answer == analyse(item.word).reading
            assert "หฺ" in item.answer
            assert not set(item.choices) - {item.answer} & {
                "-".join(reading) for reading in analyse(item.word).readings
            }


def test_letters_put_into_a_gap_make_a_word_only_where_they_are_right() -> None:
    known = words_of_the_list()
    for slot in ("consonant", "upper", "tone", "lower", "final"):
        for item in sheet("missing", (("slot", slot),), count=12).items:
            assert GAP in item.question
            filled = {choice: fill(item.figure, choice) for choice in item.choices}
            assert filled[item.answer] == item.word
            wrong = [text for choice, text in filled.items() if choice != item.answer]
            assert not known & set(wrong)
            assert not any(faults(text) for text in wrong)


def fill(figure: object, choice: str) -> str:
    """Put a letter into the one open slot of a row of cells."""
    assert isinstance(figure, CellRow)
    (opening,) = figure.openings
    letter = choice.replace("◌", "")
    texts = list(figure.texts)
    given = texts[opening.cell]
    whole = opening.slot in ("cell", "base")
    texts[opening.cell] = letter + given if whole else given + letter
    return canonical("".join(texts))


def test_scrambled_cells_make_one_word_of_the_list() -> None:
    by_cells: dict[tuple[str, ...], set[str]] = {}
    for word in words_of_the_list():
        key = tuple(sorted(cell.canonical for cell in cells(word)))
        by_cells.setdefault(key, set()).add(word)
    for item in sheet("scrambled", count=COUNT).items:
        texts = tuple(item.question.split("  "))
        assert by_cells[tuple(sorted(texts))] == {item.answer}
        assert "".join(texts) != item.answer


def test_dictionary_order_is_that_of_icu() -> None:
    icu = pytest.importorskip("icu")
    collator = icu.Collator.createInstance(icu.Locale("th"))
    for options in ((), (("letters", "near"),), (("size", "7"),)):
        for item in sheet("dictionary-order", options, count=COUNT).items:
            words = item.question.split("  ")
            assert sorted(words, key=collator.getSortKey) == item.answer.split("  ")


def test_a_chant_names_letters_vowel_and_word_in_order() -> None:
    (first,) = sheet_of("กา")
    assert first == "กอ-อา-กา"
    assert sheet_of("มด") == ["มอ-โอะ-ดอ-มด"]
    assert sheet_of("เตย") == ["ตอ-เออ-ยอ-เตย"]


def sheet_of(word: str) -> list[str]:
    from thaigame.drills import make

    return [item.answer for item in make("spell-out", words=[word], count=1).items]


def test_dictation_gives_the_teacher_a_script_and_the_pupil_nothing() -> None:
    for item in sheet("dictation", count=COUNT).items:
        assert item.question == ""
        assert item.word in item.spoken
        assert analyse(item.word).reading in item.spoken


def test_of_words_that_sound_alike_none_is_dictated() -> None:
    from thaigame.drills import make

    made = make("dictation", words=["การ", "กาล", "กาฬ", "มด"], count=4)
    assert [item.word for item in made.items] == ["มด"]


def test_vowel_forms_are_those_of_the_school_examples() -> None:
    from thaigame.drills import make

    words = {
        "มด": "ลดรูป",
        "เตย": "ลดรูป",
        "สวน": "ลดรูป",
        "รัก": "เปลี่ยนรูป",
        "เดิน": "เปลี่ยนรูป",
        "เป็น": "เปลี่ยนรูป",
        "ตา": "คงรูป",
        "บ้าน": "คงรูป",
        "เรือ": "คงรูป",
    }
    made = make("vowel-forms", words=list(words), count=len(words))
    assert {item.word: item.answer for item in made.items} == words
