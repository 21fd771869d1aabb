"""Scripts given as tables: Lao, and as proofs that the table is enough, Devanagari and Burmese."""

from __future__ import annotations

import pickle

import pytest

from thaigame.errors import TextError
from thaigame.layouts import find_layout
from thaigame.text.lint import check_syllabary
from thaigame.text.syllabary import Syllabary

_LAO = find_layout("lao").syllabary
assert _LAO is not None
LAO = _LAO
DEVANAGARI = Syllabary(
    "devanagari",
    frozenset(map(chr, range(0x0904, 0x093A))),
    joined=("़",),
    joiner="्",
    lower=("ुूृॄ",),
    upper=("ािीेैोौॅॉ", "ँंः"),
    ignored="\u200c\u200d",
)
BURMESE = Syllabary(
    "burmese",
    frozenset(map(chr, (*range(0x1000, 0x1028), 0x1029, 0x102A, 0x103F))),
    joined=("ျ", "ြ", "ွ", "ှ"),
    joiner="္",
    upper=("ေ", "ိီဲ", "ုူ", "ာါ", "်", "ံ", "့", "း"),
)


@pytest.mark.parametrize(
    ("typed", "form", "squares"),
    [
        ("ນ້ຳ", "ນ້ຳ", "ນ້ ຳ"),
        ("ນໍ້າ", "ນ້ຳ", "ນ້ ຳ"),
        ("ນ້ໍາ", "ນ້ຳ", "ນ້ ຳ"),
        ("ຄໍາ", "ຄຳ", "ຄ ຳ"),
        ("ຫມາ", "ໝາ", "ໝ າ"),
        ("ຫນ້າ", "ໜ້າ", "ໜ້ າ"),
        ("ຫລຸດ", "ຫຼຸດ", "ຫຼຸ ດ"),
        ("ເຂົ້າ", "ເຂົ້າ", "ເ ຂົ້ າ"),
        ("ເຂ້ົາ", "ເຂົ້າ", "ເ ຂົ້ າ"),
        ("ເຮືອນ\u200b", "ເຮືອນ", "ເ ຮື ອ ນ"),
    ],
)
def test_a_lao_word_is_one_however_it_is_typed(typed: str, form: str, squares: str) -> None:
    assert LAO.form(typed) == form
    assert LAO.form(form) == form
    assert [cell.canonical for cell in LAO.cells(form)] == squares.split()
    assert LAO.spelling(LAO.cells(form)) == form


def test_the_letters_that_a_compatibility_form_would_part_stay_whole() -> None:
    assert LAO.form("ໜ") == "ໜ"
    assert LAO.form("ຳ") == "ຳ"


def test_what_is_subjoined_belongs_to_the_letter_and_marks_lie_in_slots() -> None:
    [cell] = LAO.cells("ຫຼຸ່")
    assert tuple(cell) == ("ຫຼ", "ຸ", "", "່")


@pytest.mark.parametrize(
    ("word", "at", "named"),
    [("ກັັ", 2, "ັ"), ("ກ່້", 2, "້"), ("່ກ", 0, "່"), ("ກA", 1, "A"), ("ກา", 1, "า"), ("", 0, "")],
)
def test_a_fault_of_a_word_is_told_with_its_place_and_sign(word: str, at: int, named: str) -> None:
    with pytest.raises(TextError) as refused:
        check_syllabary(word, LAO)
    assert refused.value.faults[0].at == at
    for language in ("en", "th"):
        assert named in refused.value.message.text(language)


def test_a_strict_check_takes_the_one_way_of_typing_only() -> None:
    assert check_syllabary("ນ້ຳ", LAO, strict=True) == "ນ້ຳ"
    with pytest.raises(TextError):
        check_syllabary("ນໍ້າ", LAO, strict=True)


@pytest.mark.parametrize(
    ("script", "word", "squares"),
    [
        (DEVANAGARI, "हिन्दी", "हि न्दी"),
        (DEVANAGARI, "क्षेत्र", "क्षे त्र"),
        (DEVANAGARI, "संस्कृत", "सं स्कृ त"),
        (DEVANAGARI, "राष्ट्र", "रा ष्ट्र"),
        (DEVANAGARI, "लड़का", "ल ड़ का"),
        (BURMESE, "မြန်မာ", "မြ န် မာ"),
        (BURMESE, "ကျောင်း", "ကျော င်း"),
        (BURMESE, "သတ္တဝါ", "သ တ္တ ဝါ"),
        (BURMESE, "ဗုဒ္ဓ", "ဗု ဒ္ဓ"),
    ],
)
def test_the_table_holds_other_scripts_with_letters_joined_on_a_square(
    script: Syllabary, word: str, squares: str
) -> None:
    assert script.form(word) == word
    assert [cell.canonical for cell in script.cells(word)] == squares.split()
    assert list(script.faults(word)) == []


def test_a_joiner_that_shows_nothing_is_no_part_of_a_word() -> None:
    assert DEVANAGARI.form("क\u094d\u200dष") == "क्ष"


def test_a_script_is_a_value() -> None:
    again = pickle.loads(pickle.dumps(LAO))  # noqa: S301  our own bytes
    assert again == LAO
    assert again.form("ຫມາ") == "ໝາ"
