"""Words written with letters: capitals by language, folding, and how words fall into letters."""

from __future__ import annotations

import pickle
import unicodedata

import pytest

from thaigame.errors import TextError
from thaigame.text.alphabet import LATIN, MOST_CUTS, Alphabet
from thaigame.text.lint import check_letters

SPANISH = Alphabet(
    own=frozenset([*"ABCDEFGHIJLMNOPQRSTUVXYZÑ", "CH", "LL", "RR"]),
    fold=tuple(zip("ÁÉÍÓÚÜ", "AEIOUU", strict=True)),
)
HUNGARIAN = Alphabet(
    own=frozenset([*"ABCDEFGHIJKLMNOPRSTUVZÁÉÍÓÖÚÜŐŰ", *["CS", "GY", "LY", "NY", "SZ", "TY", "ZS"]])
)
CROATIAN = Alphabet(own=frozenset([*"ABCČĆDĐEFGHIJKLMNOPRSŠTUVZŽ", "DŽ", "LJ", "NJ"]))
CATALAN = Alphabet(own=frozenset([*"ABCÇDEFGHIJLMNOPRSTUVXZ", "L·L", "NY", "QU"]))
TURKISH = Alphabet(casing="turkish", own=frozenset("ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ"))
GERMAN = Alphabet(own=frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"), fold=(("É", "E"), ("Œ", "OE")))
GREEK = Alphabet(script="greek", own=frozenset("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"))


@pytest.mark.parametrize(
    ("alphabet", "typed", "form"),
    [
        (LATIN, "åtta", "ÅTTA"),
        (LATIN, "łódź", "ŁÓDŹ"),
        (LATIN, "ﬁn", "FIN"),
        (TURKISH, "iyi", "İYİ"),
        (TURKISH, "kırık", "KIRIK"),
        (TURKISH, "İYİ", "İYİ"),
        (LATIN, "iyi", "IYI"),
        (GERMAN, "Straße", "STRASSE"),
        (Alphabet(own=frozenset("ẞTRAE")), "Straße", "STRAẞE"),
        (GERMAN, "Café", "CAFE"),
        (GERMAN, "Œuvre", "OEUVRE"),
        (GERMAN, "Äpfel", "ÄPFEL"),
        (SPANISH, "cañón", "CAÑON"),
        (SPANISH, "pingüino", "PINGUINO"),
        (CROATIAN, "ǆep", "DŽEP"),
        (CATALAN, "coŀlegi", "COL·LEGI"),
        (GREEK, "ὁδός", "ὉΔΌΣ"),
        (GREEK, "λογος", "ΛΟΓΟΣ"),
        (Alphabet(script="cyrillic"), "ёжик", "ЁЖИК"),
        (Alphabet(fold=(("'", ""), ("-", ""))), "auto's", "AUTOS"),
    ],
)
def test_a_word_has_the_capitals_and_the_folding_of_its_language(
    alphabet: Alphabet, typed: str, form: str
) -> None:
    assert alphabet.form(typed) == form
    assert alphabet.form(unicodedata.normalize("NFD", typed)) == form
    assert alphabet.form(form) == form


def test_what_the_table_does_not_name_keeps_its_marks() -> None:
    # Taking all marks off would make Ñ an N and Ç a C, which are letters of their own.
    assert SPANISH.form("niño") == "NIÑO"
    assert CATALAN.form("plaça") == "PLAÇA"


@pytest.mark.parametrize(
    ("alphabet", "letter", "small"),
    [
        (LATIN, "Å", "å"),
        (TURKISH, "İ", "i"),
        (TURKISH, "I", "ı"),
        (LATIN, "İ", None),  # i is the small form of I
        (SPANISH, "LL", "ll"),
        (CATALAN, "L·L", "l·l"),
        (GREEK, "Σ", "σ"),
        (Alphabet(script="hebrew"), "א", None),
    ],
)
def test_a_small_letter_stands_for_one_capital_or_there_is_none(
    alphabet: Alphabet, letter: str, small: str | None
) -> None:
    assert alphabet.small(letter) == small


@pytest.mark.parametrize(
    ("alphabet", "typed", "letters"),
    [
        (SPANISH, "calle", "C A LL E"),
        (SPANISH, "churro", "CH U RR O"),
        (CROATIAN, "džep", "DŽ E P"),
        (CROATIAN, "injekcija", "I NJ E K C I J A"),
        (CATALAN, "col·legi", "C O L·L E G I"),
        (CATALAN, "quatre", "QU A T R E"),
        (HUNGARIAN, "asszony", "A S SZ O NY"),
        (HUNGARIAN, "vízszint", "V Í ZS Z I N T"),
        (HUNGARIAN, "víz|szint", "V Í Z SZ I N T"),
        (HUNGARIAN, "ví[z][sz]int", "V Í Z SZ I N T"),
    ],
)
def test_a_word_falls_into_the_longest_letters_unless_it_is_cut(
    alphabet: Alphabet, typed: str, letters: str
) -> None:
    form = alphabet.form(typed)
    assert alphabet.letters(form) == tuple(letters.split())
    assert alphabet.spelling(letters.split()) == form
    assert alphabet.form(form) == form


def test_a_cut_that_changes_nothing_is_not_kept() -> None:
    assert HUNGARIAN.form("v|íz|szint") == HUNGARIAN.form("VÍZ|SZINT") == "VÍZ|SZINT"
    assert SPANISH.form("ca[ll]e") == "CALLE"


@pytest.mark.parametrize("alphabet", [SPANISH, HUNGARIAN, CROATIAN, CATALAN])
def test_every_row_of_letters_has_a_spelling_of_its_own(alphabet: Alphabet) -> None:
    from itertools import product

    some = [*alphabet.several[:4], *dict.fromkeys("".join(alphabet.several[:4]))]
    some = [letter for letter in some if letter in alphabet.own][:6]
    spelt = set()
    for length in range(1, 5):
        for letters in product(some, repeat=length):
            text = alphabet.spelling(letters)
            assert alphabet.letters(text) == letters
            spelt.add(text)
    assert len(spelt) == sum(len(some) ** length for length in range(1, 5))


def test_where_words_may_be_laid_either_way_no_cut_is_kept() -> None:
    either = Alphabet(own=HUNGARIAN.own, either=True)
    assert either.form("víz|szint") == "VÍZSZINT"
    cuts = {" ".join(letters) for letters in either.cuts("VÍZSZINT")}
    assert cuts == {"V Í ZS Z I N T", "V Í Z SZ I N T", "V Í Z S Z I N T"}


def test_a_word_that_can_be_read_in_countless_ways_is_soon_done_with() -> None:
    assert len(list(SPANISH.cuts("LL" * 100))) == MOST_CUTS


@pytest.mark.parametrize(
    ("alphabet", "typed", "named"),
    [
        (SPANISH, "so7l", "7"),
        (SPANISH, "мир", "м"),
        (GREEK, "logos", "L"),
        (SPANISH, "q\u0302u", "\u0302"),
        (SPANISH, "", ""),
        (SPANISH, "·", "·"),
    ],
)
def test_what_is_no_word_of_the_alphabet_is_refused_by_the_true_letter(
    alphabet: Alphabet, typed: str, named: str
) -> None:
    with pytest.raises(TextError) as refused:
        check_letters(typed, alphabet)
    for language in ("en", "th"):
        assert named.upper() in refused.value.message.text(language)


def test_a_strict_check_refuses_letters_typed_in_parts() -> None:
    typed = unicodedata.normalize("NFD", "ñu")
    assert check_letters(typed, SPANISH) == "ÑU"
    with pytest.raises(TextError):
        check_letters(typed, SPANISH, strict=True)
    assert check_letters("ñu", SPANISH, strict=True) == "ÑU"


def test_an_alphabet_is_a_value() -> None:
    assert SPANISH.form("calle")
    again = pickle.loads(pickle.dumps(SPANISH))  # noqa: S301  our own bytes
    assert again == SPANISH
    assert hash(again) == hash(SPANISH)
    assert again.form("calle") == "CALLE"
