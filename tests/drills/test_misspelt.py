"""The list of words often misspelt, and the list of words not fit for class."""

from __future__ import annotations

from thaigame.drills.lists import FAULTS, pairs, unfit_words
from thaigame.lexicon import find_lexicon
from thaigame.text import faults
from thaigame.texts import LANGUAGES


def test_there_are_at_least_150_pairs_each_once() -> None:
    found = pairs()
    assert len(found) >= 150
    assert len({(pair.right, pair.wrong) for pair in found}) == len(found)


def test_every_right_form_is_listed_and_no_wrong_one_is() -> None:
    lexicon = find_lexicon("orst")
    assert [pair for pair in pairs() if pair.right not in lexicon] == []
    assert [pair for pair in pairs() if pair.wrong in lexicon] == []


def test_wrong_forms_are_misspelt_and_not_mistyped() -> None:
    assert [pair for pair in pairs() if faults(pair.wrong) or faults(pair.right)] == []


def test_each_pair_says_its_fault_and_where_the_wrong_form_was_seen() -> None:
    for pair in pairs():
        assert pair.fault in FAULTS
        assert pair.source == "own knowledge" or pair.source.startswith("seen in ")
        for language in LANGUAGES:
            text = pair.reason.text(language)
            assert pair.right in text
            assert pair.wrong in text


def test_forms_said_to_be_seen_in_a_list_are_in_it() -> None:
    in_use = find_lexicon("thai-words")
    seen = [pair for pair in pairs() if "thai_words" in pair.source]
    assert len(seen) > 10
    assert [pair for pair in seen if pair.wrong not in in_use] == []


def test_words_unfit_for_class_are_well_written() -> None:
    assert len(unfit_words()) > 30
    assert [word for word in unfit_words() if faults(word)] == []
    assert not unfit_words() & {pair.right for pair in pairs()}
