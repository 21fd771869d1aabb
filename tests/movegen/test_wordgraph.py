"""The word graph holds its words and no others, in both of its halves."""

from __future__ import annotations

import random
import string
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thaigame.errors import LexiconError
from thaigame.game.spec import GameSpec, find_game
from thaigame.lexicon import Lexicon
from thaigame.movegen import graphs, wordgraph

if TYPE_CHECKING:
    from pathlib import Path

WORDS = st.sets(st.text("ABCD", min_size=2, max_size=6), max_size=30)


def spelt(graph: wordgraph.LetterGraph, path: list[int]) -> bool:
    """Whether a path of letters, and at most one separator (0), ends a word."""
    node = graph.root
    for code in path[:-1]:
        node = graph.child(node, code)
        if not node:
            return False
    return bool(graph.ends(node) >> path[-1] & 1)


@given(WORDS)
def test_the_plain_half_spells_the_words_in_order(words: set[str]) -> None:
    assert list(wordgraph.build_letters(words, "ABCD")) == sorted(words)


@given(WORDS, st.text("ABCD", min_size=1, max_size=6))
def test_membership_is_that_of_the_set(words: set[str], word: str) -> None:
    assert (word in wordgraph.build_letters(words, "ABCD")) == (word in words)


@given(WORDS, st.text("ABCD", min_size=2, max_size=6), st.integers(1, 6))
def test_each_letter_of_a_word_starts_a_path(words: set[str], word: str, at: int) -> None:
    graph = wordgraph.build_letters(words, "ABCD")
    for text in {word, *words}:
        codes = ["ABCD".index(letter) + 1 for letter in text]
        split = min(at, len(codes))
        left, right = codes[:split], codes[split:]
        path = [*reversed(left), *([0, *right] if right else [])]
        assert spelt(graph, path) == (text in words)


@given(WORDS)
def test_equal_nodes_are_one(words: set[str]) -> None:
    graph = wordgraph.build_letters(words, "ABCD")
    seen = set()
    at = 1
    while at < len(graph.nodes):
        size = 1 + (graph.nodes[at] & 0xFFFFFFFF).bit_count()
        node = tuple(graph.nodes[at : at + size])
        assert node not in seen
        seen.add(node)
        at += size


@given(WORDS, st.permutations("AABBCCDD"))
def test_the_sieve_lets_every_word_through(words: set[str], order: list[str]) -> None:
    graph = wordgraph.build_letters(words, "ABCD")
    hashes = wordgraph.letter_hashes()
    for word in words:
        mixed = sorted(word, key=order.index)
        total = sum(hashes["ABCD".index(letter) + 1] for letter in mixed) % 2**64
        place = total >> 64 - wordgraph.SIEVE_BITS
        assert graph.sieve[place >> 6] >> (place & 63) & 1


def test_the_english_graph_holds_the_list() -> None:
    game = find_game("scrabble")
    graph = graphs.letter_graph(game.layout, game.lexicon)
    assert set(graph) == {word for word in game.lexicon if 2 <= len(word) <= 15}


def test_words_too_short_or_too_long_are_left_out() -> None:
    graph = wordgraph.build_letters(["A", "AT", "CATS"], string.ascii_uppercase, longest=3)
    assert list(graph) == ["AT"]


def test_a_foreign_letter_is_named() -> None:
    with pytest.raises(LexiconError, match="'-'") as caught:
        wordgraph.build_letters(["CO-OP"], string.ascii_uppercase)
    assert caught.value.at == "CO-OP"


def test_an_alphabet_too_large_is_refused() -> None:
    with pytest.raises(LexiconError, match="32"):
        wordgraph.build_letters([], [chr(0x430 + i) for i in range(32)])


def test_a_damaged_cache_file_is_built_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THAIGAME_CACHE", str(tmp_path))
    chance = random.Random(1)
    words = {"".join(chance.choices("ABCDEFGH", k=chance.randint(2, 7))) for _ in range(4000)}
    game = GameSpec(find_game("scrabble").layout, Lexicon.from_words(words, name="drawn"))
    graph = graphs.letter_graph(game.layout, game.lexicon)
    (file,) = tmp_path.glob("letters-*.cache")
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    file.write_bytes(content)
    again = graphs.letter_graph(game.layout, game.lexicon)
    assert list(again.nodes) == list(graph.nodes)
    assert set(again) == words
