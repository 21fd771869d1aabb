"""Readings against what volunteers pronounce, and the classes of decisions that may be sure."""

from __future__ import annotations

from tests.spelling.pronunciations import differences, differs, heard, pronounced
from thaigame.lexicon import DEFAULT_THAI, find_lexicon
from thaigame.spelling import analyse, analyse_all


def test_what_is_sure_agrees_with_the_pronunciations_but_for_reasons_given() -> None:
    wanted, excused = pronounced(), differences()
    wrong = [
        found.word
        for found in analyse_all(wanted)
        if found.sure and found.word not in excused
        if differs(heard(found.syllables), wanted[found.word])
    ]
    assert len(wanted) > 7_000
    assert wrong == []


def test_at_most_two_words_of_the_dictionary_in_a_hundred_are_unsure_and_four_of_others() -> None:
    listed = frozenset(find_lexicon(DEFAULT_THAI).words)
    found = analyse_all(pronounced())
    inside = [each.sure for each in found if each.word in listed]
    outside = [each.sure for each in found if each.word not in listed]
    assert inside.count(False) <= 0.02 * len(inside)
    assert outside.count(False) <= 0.04 * len(outside)


def test_each_difference_that_stands_has_its_reading_and_is_a_difference() -> None:
    wanted = pronounced()
    for word, reading in differences().items():
        found = analyse(word)
        assert found.reading == reading
        assert not found.sure or differs(heard(found.syllables), wanted[word])
    assert len(differences()) <= len(wanted) / 50


def test_every_pronunciation_is_read_whole() -> None:
    assert all(
        len(syllable) == 4 for ways in pronounced().values() for way in ways for syllable in way
    )
