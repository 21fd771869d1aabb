"""Every fault of a word is told, with its place and in both languages."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING

import pytest
import regex
from hypothesis import example, given
from hypothesis import strategies as st

from tests.hard_words import HARD
from thaigame.errors import TextError
from thaigame.text import FAULT_KINDS, VARIANT_KINDS, canonical, check, faults, show
from thaigame.text.characters import THAI, ZERO_WIDTH
from thaigame.text.mistakes import is_well_formed, mistakes
from thaigame.texts import LANGUAGES, Language, catalogue, in_language

if TYPE_CHECKING:
    from collections.abc import Sequence

any_text = st.text(st.characters())
thai_letters = st.text(st.sampled_from(sorted(THAI)), max_size=8)
mixed = st.text(
    st.sampled_from(sorted(THAI | ZERO_WIDTH | {"a", " ", "-", "\u0301", "😀", "\ufe0f"})),
    max_size=12,
)
THAI_LETTER = re.compile("[\u0e00-\u0e7f]")


def told(word: str) -> list[tuple[str, int]]:
    return [(fault.kind, fault.at) for fault in faults(word)]


@pytest.mark.parametrize(
    "word",
    [
        *HARD,
        "เกาะ",
        "เพชร",
        "ฤดู",
        "พฤกษ์",
        "ทฤษฎี",
        "ฃวด",
        "ฅน",
        "ๆ",
        "ฯลฯ",
        "เซ็นต์",
        "เสิร์ฟ",
        "TATTOOED",
        "John",
        "café",
    ],
)
def test_a_sound_word_has_no_fault(word: str) -> None:
    assert told(word) == []


@pytest.mark.parametrize("word", ["ต่าง ๆ", "กรรม-กรณ์", "ก.ค.", "rock 'n' roll", "อื่น…"])
def test_what_dictionaries_print_inside_a_headword_is_no_fault(word: str) -> None:
    assert told(word) == []


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("กระแสนํ้า", [("decomposed-sara-am", 6)]),
        ("ถ้ํา", [("decomposed-sara-am", 2)]),
        ("ลำ้", [("tone-after-sara-am", 2)]),
        ("บำบัำด", [("sara-am-after-vowel-mark", 4)]),
        ("การเเสดง", [("double-sara-e", 3)]),
        ("ห\u0e48\u0e38นยนต์", [("tone-before-vowel", 1)]),
        ("ท่ี่", [("tone-before-vowel", 1), ("two-tones", 3)]),
        ("พันธ\u0e4c\u0e38", [("thanthakhat-before-vowel", 4)]),
        ("อาวุูธ", [("two-lower", 4)]),
        ("เมีัย", [("two-upper", 3)]),
        ("ท่่าน", [("two-tones", 2)]),
        ("ยัุง", [("mark-order", 1), ("lower-and-upper", 2)]),
        ("เ่จาะ", [("mark-on-lead-vowel", 1)]),
        ("รักษาู", [("mark-on-follow-vowel", 5)]),
        ("พระ่", [("mark-on-follow-vowel", 3)]),
        ("ิอย่าง", [("leading-mark", 0)]),
        ("คาเแร็กเตอร์", [("lead-vowel", 2)]),
        ("เคอะเ", [("lead-vowel", 4)]),
        ("ลัาน", [("mai-han-akat-before-vowel", 1)]),
        ("น้ำหนัา", [("mai-han-akat-before-vowel", 5)]),
        ("ฤาษี", [("sara-aa-after-ru", 1)]),
        ("ฤิทธิ์", [("mark-on-vocalic", 1)]),
        ("พฤ่กษ์", [("mark-on-vocalic", 2)]),
        ("ฦ์", [("mark-on-vocalic", 1)]),
        ("กมฺมํ", [("phinthu", 2), ("nikhahit", 4)]),
        ("เก็่บ", [("maitaikhu-and-tone", 3)]),
        ("คะะ", [("follow-vowel", 2)]),
        ("ก ้า", [("mark-on-other", 2)]),
        ("วัน\u200bนี้", [("zero-width", 3)]),
        ("", [("empty", 0)]),
        ("้", [("leading-mark", 0)]),
        ("\ud800", [("surrogate", 0)]),
        ("กา😀", [("emoji", 2)]),
        ("❤\ufe0f", [("emoji", 0)]),
        ("👨\u200d👩", [("emoji", 0), ("zero-width", 1)]),
        ("catก", [("mixed-script", 3)]),
        ("ชั้น ๑๒", [("digit", 5)]),
        ("A วันที่ 1/๒", [("mixed-script", 2), ("digit", 9), ("symbol", 10), ("digit", 11)]),
        (" กา", [("space", 0)]),
        ("กา\n", [("space", 2)]),
        ("ก\0า", [("control", 1), ("follow-vowel", 2)]),
        ("ป\uf70b", [("private-use", 1)]),
        ("...", [("no-letter", 0)]),
        ("Жук", [("foreign-letter", 0)]),
        ("e\u0301", [("foreign-mark", 1)]),
        ("เมีัยลำ้", [("two-upper", 3), ("tone-after-sara-am", 7)]),
    ],
)
def test_each_fault_is_told_with_its_place(word: str, expected: list[tuple[str, int]]) -> None:
    assert told(word) == expected


def test_faults_of_thai_words_are_the_known_ones(thai_words: Sequence[str]) -> None:
    assert len(thai_words) == 62_106
    kinds = Counter(kind for word in thai_words for kind, _ in told(word))
    assert kinds == {
        "two-lower": 2,
        "two-upper": 2,
        "mark-on-follow-vowel": 1,
        "lead-vowel": 1,
        "mai-han-akat-before-vowel": 3,
        "sara-aa-after-ru": 2,
        "phinthu": 3,
        "digit": 8,  # in abbreviations and names
        "symbol": 3,
    }


def test_faults_of_the_royal_society_list_are_the_known_ones(orst_words: Sequence[str]) -> None:
    assert len(orst_words) == 38_160
    assert {word: told(word) for word in orst_words if faults(word)} == {
        "กระแสนํ้า": [("decomposed-sara-am", 6)],
        "ย่ำอยู่กับท่ี่": [("tone-before-vowel", 11), ("two-tones", 13)],
        "ห\u0e48\u0e38นยนต์": [("tone-before-vowel", 1)],
    } | {word: [("digit", word.index("๓"))] for word in orst_words if "๓" in word}


@pytest.mark.parametrize(
    ("pattern", "in_thai_words", "in_orst"),
    [("[่้๊๋]ำ", 1_082, 713), ("[ิุ]์", 217, 121), ("ฤๅ|ฦๅ", 22, 8)],
)
def test_legal_sequences_are_no_fault_anywhere(
    pattern: str,
    in_thai_words: int,
    in_orst: int,
    thai_words: Sequence[str],
    orst_words: Sequence[str],
) -> None:
    for words, count in ((thai_words, in_thai_words), (orst_words, in_orst)):
        having = [word for word in words if re.search(pattern, word)]
        assert len(having) == count
        assert {word for word in having if faults(word)} <= {"น้ำหนัา", "ย่ำอยู่กับท่ี่"}


def documented() -> dict[str, list[str]]:
    """Return the rows of the list of kinds: slug -> the other columns."""
    text = Path(__file__).parents[2].joinpath("docs", "text-faults.md").read_text("utf-8")
    rows = re.findall(r"^\| `([a-z-]+)` \| (.*) \|$", text, re.MULTILINE)
    return {slug: [column.strip() for column in rest.split("|")] for slug, rest in rows}


def spelt(column: str) -> str:
    """Return the word of a column, which may be written in code points."""
    if column.startswith("`"):
        return "".join(chr(int(code, 16)) for code in column.strip("`").split())
    return column


def test_the_documents_list_every_kind_and_no_other() -> None:
    assert tuple(documented()) == FAULT_KINDS


@pytest.mark.parametrize("kind", FAULT_KINDS)
def test_the_documented_example_has_the_fault(kind: str) -> None:
    _, _, example_column, *canonical_column = documented()[kind]
    word = spelt(example_column)
    assert kind in {fault.kind for fault in faults(word)}
    if canonical_column:
        assert canonical(word) == spelt(canonical_column[0])
    assert bool(canonical_column) == (kind in VARIANT_KINDS)


@pytest.mark.parametrize("kind", FAULT_KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_told_in_both_languages(kind: str, language: Language) -> None:
    word = spelt(documented()[kind][2])
    (fault, *_) = [fault for fault in faults(word) if fault.kind == kind]
    shown = fault.message.text(language)
    with in_language(language):
        assert str(fault.message) == shown
    assert bool(re.search("[a-z]{3}", shown)) == (language == "en")
    assert THAI_LETTER.search(shown) or language == "en"
    assert shown.isprintable()
    if kind not in {"leading-mark", "no-letter", "empty"}:
        assert str(fault.at + 1) in shown


def test_both_languages_fill_the_same_gaps() -> None:
    for english, thai in catalogue("text").values():
        gaps = [{name for _, name, _, _ in Formatter().parse(t) if name} for t in (english, thai)]
        assert gaps[0] == gaps[1], english


def test_no_message_stands_without_a_fault() -> None:
    kinds = {name.removeprefix("fault.") for name in catalogue("text")}
    of_other_scripts = {"no_letter_here", "mark_twice_here", "mark_on_nothing_here"}
    assert kinds - {"faulty", "and", "more"} - of_other_scripts == set(FAULT_KINDS)


@given(any_text | mixed)
@example("ก" + "ุ" * 50)
def test_places_of_faults_are_inside_the_word_and_in_order(word: str) -> None:
    places = [fault.at for fault in faults(word)]
    assert places == sorted(places)
    assert all(0 <= at < max(len(word), 1) for at in places)


@given(any_text | mixed)
def test_a_word_is_canonical_exactly_when_no_fault_is_a_variant(word: str) -> None:
    assert any(fault.is_variant for fault in faults(word)) == (canonical(word) != word)


@given(mixed)
def test_the_canonical_form_keeps_every_fault_that_is_no_variant(word: str) -> None:
    def kinds(text: str) -> Counter[str]:
        return Counter(fault.kind for fault in faults(text) if not fault.is_variant)

    kept, left = kinds(word), kinds(canonical(word))
    if canonical(word) and word.isprintable():
        assert left == kept


@given(thai_letters)
@example("ฤา")
@example("เก็่")
def test_the_quick_look_lets_no_fault_through(word: str) -> None:
    if is_well_formed(word):
        assert canonical(word) == word
        assert list(mistakes(word)) == []


def test_the_quick_look_passes_nearly_every_headword(orst_words: Sequence[str]) -> None:
    letters = [word for word in orst_words if not set(word) & set(" -.…๓")]
    assert len(letters) - sum(map(bool, map(is_well_formed, letters))) == 3


def test_check_gives_the_canonical_form_or_refuses() -> None:
    assert check("นํ้า") == "น้ำ"
    assert check("น้ำ", strict=True) == "น้ำ"
    with pytest.raises(TextError):
        check("นํ้า", strict=True)


def test_check_tells_every_fault_and_the_place_of_the_first() -> None:
    with pytest.raises(TextError) as caught:
        check("เมีัยลำ้")
    error = caught.value
    assert [fault.kind for fault in error.faults] == [
        "two-upper",
        "tone-after-sara-am",
    ]
    assert error.at == 3
    for language in LANGUAGES:
        said = error.message.text(language)
        assert "เมีัยลำ้" in said
        assert "4" in said
        assert "8" in said


def test_a_refusal_survives_pickle() -> None:
    with pytest.raises(TextError) as caught:
        check("ท่่าน")
    twin = pickle.loads(pickle.dumps(caught.value))  # noqa: S301
    assert (str(twin), twin.faults, twin.at) == (str(caught.value), caught.value.faults, 2)


@pytest.mark.parametrize(
    "word", ["", "\ud800", "่" * 100_000, "กA" * 5_000, "a\n\x1b[31m", "\u202e", "😀" * 100]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_of_any_word_is_short_and_can_be_printed(word: str, language: Language) -> None:
    with pytest.raises(TextError) as caught:
        check(word, strict=True)
    with in_language(language):
        said = str(caught.value)
    said.encode("utf-8")
    assert said.isprintable()
    assert len(said) < 2_000


def test_whatever_unicode_calls_invisible_is_shown_by_its_code_point() -> None:
    unseen = regex.compile(r"\p{Default_Ignorable_Code_Point}").fullmatch
    invisible = [ch for ch in map(chr, range(0x110000)) if unseen(ch)]
    assert len(invisible) > 4_000
    assert [ch for ch in invisible if show(f"ก{ch}") != f"ก<U+{ord(ch):04X}>"] == []
    assert [ch for ch in invisible if show(ch) != f"<U+{ord(ch):04X}>"] == []
    assert show("\u2800") == "<U+2800>"  # the blank of Braille has a name of its own, no ink


@pytest.mark.parametrize(
    ("filler", "kind"),
    [
        ("\u115f", "foreign-letter"),  # Korean
        ("\u1160", "foreign-letter"),
        ("\u3164", "foreign-letter"),
        ("\uffa0", "foreign-letter"),
        ("\u034f", "foreign-mark"),  # joins graphemes
        ("\u17b4", "foreign-mark"),  # Khmer
        ("\ufe0f", "foreign-mark"),  # selects a look
        ("\u2800", "symbol"),
    ],
)
def test_a_filler_in_a_word_is_told_of_and_not_passed_over(filler: str, kind: str) -> None:
    assert told(f"กา{filler}") == [(kind, 2)]
    assert canonical(f"กา{filler}") == f"กา{filler}"
    with pytest.raises(TextError, match=f"U\\+{ord(filler):04X}"):
        check(f"กา{filler}")


@pytest.mark.parametrize(("spaces", "places"), [(1, []), (2, [2]), (3, [2]), (4, [2])])
def test_one_space_parts_words_and_more_are_one_fault_at_the_first(
    spaces: int, places: list[int]
) -> None:
    assert told(f"กา{' ' * spaces}มา") == [("space", at) for at in places]


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("กา มา ", [("space", 5)]),
        (" กา มา", [("space", 0)]),
        ("กา  มา  ตา", [("space", 2), ("space", 6)]),
        ("กา\u00a0มา", [("space", 2)]),  # no other space parts words
        ("ก า", [("follow-vowel", 2)]),
    ],
)
def test_spaces_at_the_ends_and_doubled_ones_are_faults(
    word: str, expected: list[tuple[str, int]]
) -> None:
    assert told(word) == expected


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("ก\u0301", [("foreign-mark", 1)]),
        ("ก\u0301้า", [("foreign-mark", 1)]),  # the tone is on the ก under both
        ("ก้\u0301า", [("mark-order", 1), ("foreign-mark", 2)]),
        ("กิ\u0301้", [("mark-order", 1), ("foreign-mark", 2)]),
        ("กิ้\u0301", [("mark-order", 2), ("foreign-mark", 3)]),
        ("\u0301ก", [("foreign-mark", 0)]),
        ("ก\u0301\u0302", [("foreign-mark", 1)]),  # a run is one fault
        ("ก\u0e34\u0eb4", [("mark-order", 1), ("foreign-mark", 2)]),  # Lao i
        ("A้", [("mark-on-other", 1), ("mixed-script", 1)]),
        ("A\u0301้", [("foreign-mark", 1), ("mixed-script", 2)]),
    ],
)
def test_marks_of_other_scripts_belong_to_the_base_and_are_told(
    word: str, expected: list[tuple[str, int]]
) -> None:
    assert told(word) == expected


def test_what_cannot_be_seen_is_shown_by_its_code_point() -> None:
    assert show("้ก") == "◌้ก"
    assert show("ก\u200bา\n") == "ก<U+200B>า<U+000A>"
    assert show("\ud800") == "<U+D800>"
    assert len(show("ก" * 1_000)) == 61


@pytest.mark.parametrize("run", ["่", "ุ่", "ำ", "ำ้", "เ", "\u0301่", "\u200b", "ํา", "1", "กA", "กั"])
def test_very_long_words_are_told_of_and_come_to_an_end(run: str) -> None:
    # No clock: work that grew with the square of the length would not end here.
    word = "ก" + run * 100_000
    found = faults(word)
    assert all(0 <= fault.at < len(word) for fault in found)
    assert found or canonical(word) == word


@pytest.mark.parametrize(("many", "left"), [(7, 0), (8, 0), (9, 1), (20, 12)])
def test_a_word_with_many_faults_tells_eight_and_how_many_more(many: int, left: int) -> None:
    word = "ก1" * many
    with pytest.raises(TextError) as caught:
        check(word)
    told = str(caught.value)
    assert len(caught.value.faults) == many
    assert told.count("is a digit") == many - left
    assert ("more" in told) == bool(left)
    assert (f"and {left} more" in told) == bool(left)


def test_signs_at_the_edges_of_the_emoji_are_called_emoji() -> None:
    for ch in ("\u2600", "\u27bf", "\U0001f000", "\U0001faff"):
        assert [fault.kind for fault in faults(f"ก{ch}")] == ["emoji"]
    for ch in ("\u25ff", "\u27c0"):
        assert [fault.kind for fault in faults(f"ก{ch}")] == ["symbol"]
