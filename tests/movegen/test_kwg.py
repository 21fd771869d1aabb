"""KWG files written here are read back word for word, and damaged ones are refused."""

from __future__ import annotations

import string
import struct
from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thaigame.errors import LexiconError
from thaigame.game.spec import find_game
from thaigame.movegen import kwg, wordgraph

LATIN = string.ascii_uppercase


@given(st.sets(st.text("ABCDE", min_size=2, max_size=7), max_size=40))
def test_words_written_are_read_back(words: set[str]) -> None:
    graph = wordgraph.build_letters(words, "ABCDE")
    assert kwg.read_kwg(kwg.write_kwg(graph), "ABCDE") == sorted(words)


def test_the_english_list_is_read_back_word_for_word() -> None:
    words = sorted(word for word in find_game("scrabble").lexicon if 2 <= len(word) <= 15)
    content = kwg.write_kwg(wordgraph.build_letters(words, LATIN))
    assert kwg.read_kwg(content, LATIN) == words


def test_a_small_file_is_as_the_format_says() -> None:
    # AT: the plain graph A-T, the GADDAG T-A, A-separator-T.
    content = kwg.write_kwg(wordgraph.build_letters(["AT"], LATIN))
    arcs = array("I", content)
    last, ends = 1 << 22, 1 << 23
    a, t = arcs[0] & last - 1, arcs[1] & last - 1
    assert arcs[a] & ~(last - 1) == 1 << 24 | last
    assert arcs[arcs[a] & last - 1] == 20 << 24 | ends | last
    assert arcs[t] >> 22 == 1 << 2
    assert arcs[t + 1] >> 22 == 20 << 2 | 1
    assert arcs[arcs[t + 1] & last - 1] == 1 << 24 | ends | last
    separator = arcs[arcs[t] & last - 1]
    assert separator >> 22 == 1
    assert arcs[separator & last - 1] == 20 << 24 | ends | last


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "wordgraph.kwg_size"),
        (b"12345", "wordgraph.kwg_size"),
        (array("I", [9, 0]).tobytes(), "wordgraph.kwg_arc"),
        (array("I", [2, 0, 1 << 24 | 1 << 22 | 2]).tobytes(), "wordgraph.kwg_arc"),
        (array("I", [2, 0, 27 << 24 | 3 << 22]).tobytes(), "wordgraph.kwg_letter"),
    ],
)
def test_what_is_no_kwg_file_is_refused(content: bytes, code: str) -> None:
    with pytest.raises(LexiconError) as caught:
        kwg.read_kwg(content, LATIN)
    assert caught.value.code == code


def test_a_small_file_that_leads_to_more_words_than_there_is_room_for_is_refused() -> None:
    # Twelve levels of 26 letters, each leading to all of the next: 26 ** 12 words in 1,256 bytes.
    levels, letters = 12, 26
    content = struct.pack("<2I", 1 << 22 | 2, 1 << 22 | 2)
    for level in range(levels):
        below = 2 + letters * (level + 1) if level < levels - 1 else 0
        for letter in range(letters):
            content += struct.pack("<I", letter + 1 << 24 | 1 << 23 | (letter == 25) << 22 | below)
    with pytest.raises(LexiconError) as caught:
        kwg.read_kwg(content, LATIN)
    assert caught.value.code == "wordgraph.kwg_words"


@pytest.mark.parametrize("letters", ["", "ABA"])
def test_an_alphabet_has_each_letter_once(letters: str) -> None:
    with pytest.raises(LexiconError, match="each letter once"):
        wordgraph.build_letters(["AB"], letters)
    with pytest.raises(LexiconError, match="each letter once"):
        kwg.read_kwg(bytes(8), letters)
