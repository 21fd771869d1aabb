"""Ruling on the words of a play: one answer, and on whose authority."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from thaigame.errors import TextError
from thaigame.game import judging
from thaigame.game.judging import explain, judge
from thaigame.game.spec import GameSpec, find_game
from thaigame.lexicon import Lexicon
from thaigame.notation import parse_move
from thaigame.text import compose
from thaigame.texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.text import Slots
    from thaigame.texts import Language


def game(name: str, *words: str) -> GameSpec:
    """Return a game judged by a list of *words* only."""
    return find_game(name, lexicon=Lexicon.from_words(words, authority="official"))


@pytest.mark.rule("C11")
def test_the_words_are_judged_together() -> None:
    spec = game("crossword", "CRAB", "DOG")
    assert judge(spec, ["CRAB", "DOG"]).acceptable is True
    assert judge(spec, ["CRAB", "DOGX"]).acceptable is False


@pytest.mark.rule("K17")
def test_the_list_that_the_game_names_decides() -> None:
    assert judge(game("kumkom", "กา"), ["กา"]).acceptable is True
    assert judge(game("kumkom", "ขา"), ["กา"]).acceptable is False


@pytest.mark.rule("P16")
def test_the_list_depends_on_the_word_s_length() -> None:
    sheet = Lexicon.from_words(["AT", "CAT"], name="sheet", authority="official")
    book = Lexicon.from_words(["QI", "CRAB", "CRABBING"], name="book", authority="official")
    choice = Lexicon.by_length({(2, 3): sheet, (4, 8): book})
    spec = replace(find_game("primary"), lexicon=choice)
    assert judge(spec, ["CAT"]).acceptable is True
    assert judge(spec, ["CRAB"]).acceptable is True
    # A short word that only the book has is not acceptable.
    assert judge(spec, ["QI"]).acceptable is False
    # No list speaks for nine letters: the referee's book decides, and a certain no stays a no.
    assert judge(spec, ["CRABBINGS"]).acceptable is None
    assert judge(spec, ["CRABBINGS"]).authority == "none"
    assert judge(spec, ["CRABBINGS", "QI"]).acceptable is False
    assert judge(spec, ["CRABBINGS", "QI"]).authority == "official"


@pytest.mark.rule("P17")
@pytest.mark.parametrize("word", ["BAHT", "JOHN", "AD", "CRABS", "WALKED"])
def test_loan_words_names_that_are_words_and_inflected_forms_are_words(word: str) -> None:
    assert judge(find_game("primary"), [word]).acceptable is True


@pytest.mark.rule("P17", "S4")
@pytest.mark.parametrize("word", ["V.I.P", "THAILAND", "JUNE'S", "PIG'S EAR", "ICE-CREAM", "PROTO"])
def test_abbreviations_names_affixes_and_signs_are_no_words(word: str) -> None:
    assert judge(find_game("scrabble"), [word]).acceptable is False


@pytest.mark.rule("S4")
@pytest.mark.parametrize("word", ["BANGKOK", "PANAMA", "SIAMESE"])
def test_capitalised_names_that_the_lexicon_has_are_words(word: str) -> None:
    assert judge(find_game("scrabble"), [word]).acceptable is True


@pytest.mark.rule("C15", "S16")
@pytest.mark.parametrize("name", ["crossword", "scrabble"])
def test_a_public_list_stands_in_and_says_so_and_one_s_own_replaces_it(name: str) -> None:
    assert judge(find_game(name), ["QI"]).acceptable is False
    assert judge(find_game(name), ["CRAB"]).authority == "stand-in"
    own = judge(game(name, "QI"), ["QI"])
    assert (own.acceptable, own.authority) == (True, "official")


@pytest.mark.rule("T9")
def test_the_doubler_needs_an_acceptable_word_before_it_and_stands_once() -> None:
    spec = game("crossing", "ว่าง")
    (ruling,) = explain(spec, ["ว่างๆ"])
    assert ruling.acceptable is True
    assert (ruling.stem, ruling.stem_listed_in) == ("ว่าง", ("made in memory",))
    assert ruling.listed_in == ()  # ว่างๆ itself is in no list
    assert judge(spec, ["ว่างๆๆ"]).acceptable is False
    assert judge(spec, ["วางๆ"]).acceptable is False


def test_one_word_typed_in_two_ways_is_one_word() -> None:
    spec = game("kumkom", "น้ำ")
    typed = "น\u0e4d\u0e49า"
    assert judge(spec, [typed]).words == ("น้ำ",)
    with pytest.raises(TextError):
        judge(spec, [typed], strict=True)


def test_small_letters_are_read_as_capitals() -> None:
    assert judge(game("scrabble", "CRAB"), ["crab"]).words == ("CRAB",)


@pytest.mark.parametrize("words", [[], [""], ["กา", "เมีัย"]])
def test_no_word_and_no_spelling_are_refused(words: list[str]) -> None:
    with pytest.raises(TextError):
        judge(game("kumkom", "กา"), words)


def test_a_word_may_be_acceptable_and_still_not_playable() -> None:
    (ruling,) = explain(game("crossing", "สิทธิ์"), ["สิทธิ์"])
    assert ruling.acceptable is True
    assert ruling.playable is False
    assert ruling.reason is not None


def test_a_refused_word_is_told_as_a_slip_of_the_space_bar_where_it_is_one() -> None:
    spec = game("kumkom", "น้ำใจ", "น้ำ", "มา")
    (slip,) = explain(spec, ["น้ำ ใจ"])
    assert [note.key for note in slip.notes] == ["judging.space_slip"]
    assert [dict(note.values)["joined"] for note in slip.notes] == ["น้ำใจ"]
    (two,) = explain(spec, ["น้ำ มาก"])
    assert two.notes == ()


def test_a_no_about_a_compound_of_two_headwords_says_where_the_book_may_have_it() -> None:
    spec = find_game("kumkom")
    for word, first, second in (("ผลไม้", "ผล", "ไม้"), ("ห้องนอน", "ห้อง", "นอน")):
        (ruling,) = explain(spec, [word])
        assert ruling.acceptable is False
        (note,) = ruling.notes
        assert (note.key, dict(note.values)) == (
            "judging.compound",
            {"word": word, "first": first, "second": second},
        )
    # A word of the list needs no such note, an English one has no compounds to look for.
    assert explain(spec, ["มหาสมุทร"])[0].notes == ()
    assert explain(find_game("scrabble"), ["CATBAT"])[0].notes == ()


def test_a_word_too_long_for_two_headwords_is_not_taken_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spec = find_game("kumkom")
    composed: list[int] = []

    def watched(slots: Sequence[Slots]) -> str:
        composed.append(len(slots))
        return compose(slots)

    monkeypatch.setattr(judging, "compose", watched)
    (ruling,) = explain(spec, ["กา" * 4000])
    assert ruling.acceptable is False
    assert set(composed) <= {8000}  # the word itself, none of its 7,997 parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_e_typed_for_ae_are_named_wherever_a_word_is_refused(language: Language) -> None:
    spec = game("kumkom", "แม่")
    assert judge(spec, ["เเม่"]).words == ("แม่",)
    with pytest.raises(TextError, match="เเม่"):
        judge(spec, ["เเม่"], strict=True)
    (fault,) = spec.violations(spec.start(), parse_move("5G เเม่", spec.start()))
    assert fault.reason == "word"
    assert "แม่" in fault.message.text(language)
