"""Marking: what differs, in which slot, and the rule that decides it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.drills.sheets import sheet
from tests.hard_words import HARD
from thaigame.drills import all_kinds, make, mark_item, mark_word
from thaigame.drills.lists import pairs
from thaigame.drills.marking import differences
from thaigame.errors import DrillError
from thaigame.lexicon import find_lexicon
from thaigame.text import LOWER_MARKS, MARKS, TONE_MARKS, UPPER_MARKS, canonical, cells
from thaigame.texts import LANGUAGES, in_language

SLOT = {
    **dict.fromkeys(UPPER_MARKS, "upper"),
    **dict.fromkeys(LOWER_MARKS, "lower"),
    **dict.fromkeys(TONE_MARKS, "tone"),
}
WORDS = sorted(word for word in find_lexicon("orst").words if len(word) < 20)


@pytest.mark.parametrize("word", [*HARD, "A วันที่ 1/๒"])
def test_a_word_written_right_is_right(word: str) -> None:
    assert mark_word(word, word).right
    assert mark_word(f" {word} ", word).right


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("น้ํา", "น้ำ"),
        ("นํ้า", "น้ำ"),
        ("ท\u0e48\u0e35", "ที่"),
        ("พันธ\u0e4c\u0e38", "พันธุ์"),
        ("น้\u200bำ", "น้ำ"),
        ("แม่\u200bน้ำ", "แม่น้ำ"),
        ("เเม่น้ำ", "แม่น้ำ"),
    ],
)
def test_another_way_of_typing_a_word_is_right(typed: str, word: str) -> None:
    assert mark_word(typed, word).right


@pytest.mark.parametrize("word", HARD)
def test_each_missing_mark_is_told_by_its_slot(word: str) -> None:
    for at, letter in enumerate(word):
        if letter not in MARKS:
            continue
        marked = mark_word(word[:at] + word[at + 1 :], word)
        assert not marked.right
        (difference,) = marked.differences
        assert difference.slot == SLOT[letter]
        assert difference.wanted == letter
        assert difference.given == ""
        cell = cells(word)[difference.cell - 1]
        assert letter in cell.canonical
        with in_language("th"):
            assert "ขาด" in marked.text()
            assert word in marked.text()


@given(st.sampled_from(WORDS), st.data())
def test_a_word_with_a_letter_left_out_is_never_right(word: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(word) - 1))
    typed = word[:at] + word[at + 1 :]
    if canonical(typed.strip()) != word:
        marked = mark_word(typed, word)
        assert not marked.right
        assert marked.differences


@given(st.sampled_from(WORDS), st.sampled_from(WORDS))
def test_differences_lead_from_the_answer_to_the_right_word(given_: str, wanted: str) -> None:
    marked = mark_word(given_, wanted)
    assert marked.right == (given_ == wanted)
    missing = sum(each.slot == "cell" and not each.given for each in marked.differences)
    extra = sum(each.slot == "cell" and not each.wanted for each in marked.differences)
    assert len(cells(given_)) + missing - extra == len(cells(wanted))
    for each in marked.differences:
        assert 1 <= each.cell <= len(cells(wanted)) + 1
        if each.slot != "cell" and each.wanted:
            assert each.wanted in cells(wanted)[each.cell - 1].canonical


@given(st.text(max_size=12))
def test_no_answer_breaks_the_marking(text: str) -> None:
    marked = mark_word(text, "ที่")
    assert marked.right == (canonical(text.strip()) == "ที่")
    assert marked.text()


@pytest.mark.parametrize(
    ("typed", "word", "said"),
    [
        ("ที", "ที่", "ขาด ไม้เอก"),
        ("ที", "ที่", "อักษรต่ำ คำเป็น สระเสียงยาว ไม้เอก จึงเป็นเสียงโท"),
        ("เบียร", "เบียร์", "ขาด ไม้ทัณฑฆาต"),
        ("สัปปะรด", "สับปะรด", "ป กับ บ เสียงเหมือนกัน"),
        ("สังเกตุ", "สังเกต", "เกิน สระอุ"),
        ("สังเกตุ", "สังเกต", "ต สะกด"),
        ("กะเพา", "กะเพรา", "ขาด ร"),
        ("ชิ", "ชิน", "ขาด น"),
        ("วิทย", "วิทยุ", "ขาด สระอุ"),
        ("", "ก็", "ยังไม่ได้เขียน"),
        ("ท่่าน", "ท่าน", "ไม้เอก"),
    ],
)
def test_the_message_names_the_slot_and_the_rule(typed: str, word: str, said: str) -> None:
    marked = mark_word(typed, word)
    with in_language("th"):
        assert said in marked.text()
    with in_language("en"):
        assert marked.text()


def test_letters_that_sound_alike_only_as_finals_are_not_said_to_at_the_head() -> None:
    with in_language("th"):
        assert "เสียงเหมือนกัน" not in mark_word("จา", "ตา").text()
        assert "เสียงเหมือนกัน" in mark_word("มัจ", "มัด").text()
        assert "เสียงเหมือนกัน" in mark_word("สาลา", "ศาลา").text()


def test_every_wrong_form_of_the_list_is_marked_wrong() -> None:
    for pair in pairs():
        marked = mark_word(pair.wrong, pair.right)
        assert not marked.right
        assert marked.differences


@pytest.mark.parametrize("kind", ["tone", "missing", "matra-find", "misspelt", "karan"])
def test_an_item_is_right_with_its_answer_and_wrong_with_every_other_choice(kind: str) -> None:
    for item in sheet(kind).items:
        for choice in item.choices:
            assert mark_item(item, choice).right == (choice == item.answer)


def test_an_item_that_asks_for_all_wants_them_all_in_any_order() -> None:
    for item in sheet("matra-find", (("answers", "all"),)).items:
        assert mark_item(item, list(reversed(item.answers))).right
        assert mark_item(item, ", ".join(item.answers)).right
        others = [choice for choice in item.choices if choice not in item.answers]
        too_many = mark_item(item, [*item.answers, others[0]])
        assert [each.given for each in too_many.differences] == [others[0]]
        too_few = mark_item(item, item.answers[1:])
        assert [each.wanted for each in too_few.differences] == [item.answers[0]]


def test_a_gap_may_be_filled_with_the_letter_or_the_whole_word() -> None:
    for item in sheet("missing", (("form", "write"),)).items:
        letter = item.answer.replace("◌", "")
        assert mark_item(item, letter).right
        assert mark_item(item, item.answer).right
        assert mark_item(item, item.word).right
        other = "๊" if letter != "๊" else "๋"
        if item.skill == "missing-tone":
            wrong = mark_item(item, other)
            assert not wrong.right
            assert [each.slot for each in wrong.differences] == ["tone"]


@pytest.mark.parametrize("kind", [kind.name for kind in all_kinds()])
def test_hard_words_come_through_every_kind_whole(kind: str) -> None:
    for lang in LANGUAGES:
        try:
            made = make(kind, words=HARD, count=len(HARD), lang=lang)
        except DrillError as error:
            assert error.code == "drills.nothing"  # noqa: PT017  some kinds ask for other words
            continue
        for item in made.items:
            assert item.word in {*HARD, ""} or kind == "misspelt"
            answers: list[str] | str = list(item.answers) if item.wants == "all" else item.answer
            assert mark_item(item, answers).right


def test_numbers_may_be_written_in_thai_digits_and_lists_with_commas() -> None:
    for item in sheet("score-play", (("form", "write"),)).items:
        assert mark_item(
            item, item.answer.translate(str.maketrans("0123456789", "๐๑๒๓๔๕๖๗๘๙"))
        ).right
        wrong = mark_item(item, f"{item.answer}0")
        assert [each.slot for each in wrong.differences] == ["cell"]
    for item in sheet("dictionary-order").items:
        assert mark_item(item, item.answer.replace("  ", ", ")).right
        assert not mark_item(item, item.question).right
    for item in sheet("spell-out").items:
        assert mark_item(item, item.answer.replace("-", " - ")).right


def test_a_text_that_is_no_word_is_refused() -> None:
    with pytest.raises(DrillError, match="cannot be used"):
        make("dictation", words=["A วันที่ 1/๒"])


def test_a_choice_may_be_named_by_its_letter() -> None:
    for item in sheet("karan").items:
        for place, choice in enumerate(item.choices):
            for typed in ("กขคง"[place], f"{'กขคง'[place]}.", "ABCD"[place], "abcd"[place]):
                assert mark_item(item, typed).right == (choice == item.answer), typed


def test_a_letter_that_is_itself_a_choice_is_no_other_choices_letter() -> None:
    for item in sheet("consonant-classes", (("ask", "pair"),), count=20).items:
        for choice in item.choices:
            assert mark_item(item, choice).right == (choice == item.answer)


def test_a_matra_may_be_named_without_its_first_word() -> None:
    for item in sheet("matra-sort", count=12).items:
        bare = item.answer.removeprefix("แม่").strip()
        for typed in (bare, f"แม่{bare}", f"แม่ {bare}", f"มาตราแม่{bare}"):
            assert mark_item(item, typed).right, typed
        other = "กม" if bare != "กม" else "กน"
        assert not mark_item(item, other).right


def test_a_chant_may_be_written_with_spaces() -> None:
    for item in sheet("spell-out").items:
        assert mark_item(item, item.answer.replace("-", " ")).right
        assert not mark_item(item, item.answer.replace("-", " ").rpartition(" ")[0]).right


@pytest.mark.parametrize("kind", ["tone", "matra-sort", "misspelt", "karan", "homophones"])
def test_a_wrong_choice_is_answered_with_the_reason(kind: str) -> None:
    for item in sheet(kind).items:
        wrong = next(choice for choice in item.choices if choice != item.answer)
        with in_language("th"):
            assert item.reason in mark_item(item, wrong).text()


def test_no_rule_is_told_of_a_word_by_one_of_its_two_readings() -> None:
    assert len(mark_word("สะ", "สระ").rules) == 1  # only how it is written


@pytest.mark.parametrize(
    ("written", "wanted", "told"),
    [
        ("เพรียบพร้อม", "เพียบพร้อม", ["เกิน ร มา"]),
        ("ภาพยนต์", "ภาพยนตร์", ["ขาด ร"]),
        ("กรุ้มใจ", "กลุ้มใจ", ["ที่ ลุ้ ต้องใช้ ล ไม่ใช่ ร"]),
        ("เบียร", "เบียร์", ["ที่ ร์ ขาด ไม้ทัณฑฆาต (◌์)"]),
        ("จันท์", "จันทร์", ["ขาด ร"]),
    ],
)
def test_a_mark_that_moved_onto_another_letter_is_no_fault_of_its_own(
    written: str, wanted: str, told: list[str]
) -> None:
    with in_language("th"):
        assert [str(each.message) for each in differences(written, wanted)] == told
