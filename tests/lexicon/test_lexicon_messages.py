"""Every text about word lists says the same in both languages."""

from __future__ import annotations

from string import Formatter

import pytest

from thaigame.texts import catalogue

MESSAGES = catalogue("lexicon")


@pytest.mark.parametrize("name", MESSAGES)
def test_both_languages_have_the_same_gaps(name: str) -> None:
    english, thai = (
        {gap for _, gap, _, _ in Formatter().parse(text) if gap} for text in MESSAGES[name]
    )
    assert english == thai
