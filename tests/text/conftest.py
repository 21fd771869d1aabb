"""The word lists of the installed pythainlp, read as they are."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Sequence

os.environ["PYTHAINLP_READ_ONLY"] = "1"  # else its import makes a folder in the user's home
os.environ["PYTHAINLP_OFFLINE"] = "1"


@pytest.fixture(scope="session")
def thai_words() -> Sequence[str]:
    """Every entry of thai_words, 62,106 in the series we are held to."""
    from pythainlp.corpus import thai_words

    return sorted(thai_words())


@pytest.fixture(scope="session")
def orst_words() -> Sequence[str]:
    """Every headword of the Royal Society's list, 38,160 in the series we are held to."""
    from pythainlp.corpus import thai_orst_words

    return sorted(thai_orst_words())


@pytest.fixture(scope="session")
def all_words(thai_words: Sequence[str], orst_words: Sequence[str]) -> Sequence[str]:
    """Both lists."""
    return sorted({*thai_words, *orst_words})
