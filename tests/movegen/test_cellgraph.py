"""Symbols and graphs hold the words that a game can make, and come back whole from the cache."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.plays import board, game
from tests.random_games import drawn
from thaigame import cache
from thaigame.errors import LexiconError
from thaigame.game.spec import find_game
from thaigame.movegen import arcs, graphs
from thaigame.movegen.graphs import compiled, letter_graph
from thaigame.movegen.wordgraph import CellGraph, build_cells
from thaigame.text import Slots

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WORDS = st.sets(st.text(st.sampled_from([chr(s) for s in range(1, 6)]), min_size=1, max_size=6))
GROUPS = (0, 2, 4, 8, 16, 32)
BASES = (0, 2, 4, 4, 4, 8)  # three symbols share a base


def made(words: set[str]) -> CellGraph:
    """Return the graph of *words* and, so that each symbol occurs, of one word with them all."""
    return build_cells(sorted(words | {"\1\2\3\4\5"}), GROUPS, BASES)


@given(WORDS)
def test_the_plain_graph_spells_the_words_and_no_others(words: set[str]) -> None:
    graph = made(words)
    assert set(graph) == words | {"\1\2\3\4\5"}
    assert all(word in graph for word in words)
    assert "\5\5\5\5\5\5\5" not in graph
    assert "" not in graph


@given(WORDS)
def test_from_each_symbol_of_a_word_leads_a_path_left_and_then_right(words: set[str]) -> None:
    graph = made(words)
    spelt = set(_paths(graph, graph.root, ""))
    assert spelt == {
        word[:at][::-1] + ("\0" + word[at:] if at < len(word) else "")
        for word in words | {"\1\2\3\4\5"}
        for at in range(1, len(word) + 1)
    }


def _paths(graph: CellGraph, node: int, path: str) -> list[str]:
    found = []
    for arc in graph.node(node):
        further = path + chr(arcs.symbol(arc))
        if arc & arcs.ACCEPT:
            found.append(further)
        found += _paths(graph, arcs.child(arc), further)
    return found


@given(WORDS)
def test_an_arc_knows_what_is_below_it(words: set[str]) -> None:
    graph = made(words)
    for arc in _arcs(graph, graph.root):
        below = list(graph.node(arcs.child(arc)))
        union = 0
        for each in below:
            union |= GROUPS[arcs.symbol(each)] or arcs.SEPARATOR
        assert arcs.groups(arc) == union
        rests = _paths(graph, arcs.child(arc), "")
        if below:
            needed = [{BASES[ord(symbol)] for symbol in rest} for rest in rests]
            assert graph.arcs[arcs.child(arc) - 2] == sum(set.intersection(*needed) - {0})
        assert arcs.depth(arc) == max((len(rest.replace("\0", "")) for rest in rests), default=0)


def _arcs(graph: CellGraph, node: int) -> Iterator[int]:
    for arc in graph.node(node):
        yield arc
        yield from _arcs(graph, arcs.child(arc))


@given(WORDS)
def test_a_node_has_an_entry_for_each_base_that_may_come_next(words: set[str]) -> None:
    graph = made(words)
    nodes = {graph.root, *(arcs.child(arc) for arc in _arcs(graph, graph.root))} - {0}
    for node in nodes:
        next_ones = [BASES[arcs.symbol(arc)] or arcs.SEPARATOR for arc in graph.node(node)]
        assert graph.arcs[node - 1] == sum(set(next_ones))
        assert next_ones == sorted(next_ones)
    assert [arcs.symbol(arc) for arc in graph.node(graph.root)] == [1, 2, 3, 4, 5]


@pytest.mark.rule("K1", "K4", "T3")
def test_only_cells_that_the_tiles_can_make_are_symbols() -> None:
    kumkom = game("kumkom", "น้ำ มากๆ ต่าง สิทธิ์ ณ")
    cells = compiled(kumkom.layout, kumkom.lexicon).symbols.cells
    assert {"".join(cell) for cell in cells} == {"น้", "ำ", "ต่", "า", "ง", "สิ", "ท", "ธิ์"}
    crossing = game("crossing", "น้ำ สิทธิ์")
    cells = compiled(crossing.layout, crossing.lexicon).symbols.cells
    assert Slots("น", "", "ํ", "้") in cells  # ำ is a dew drop and า there
    assert Slots("ธ", "", "ิ", "์") not in cells  # one tile a tier: ิ์ has none


@pytest.mark.rule("T6")
def test_a_standing_cell_grows_into_symbols_with_its_slots_and_more() -> None:
    spec = game("crossing", "งา ง่า งุ่น งีน งี่น นา")
    table = compiled(spec.layout, spec.lexicon).symbols
    stack = board(spec, "8H งา").board[spec.grid.centre]
    assert stack is not None
    grown = {"".join(table.cells[each.symbol - 1]) for each in table.transitions(stack)}
    assert grown == {"ง่", "งุ่", "งี", "งี่"}
    assert not any(each.covers for each in table.transitions(stack))


def test_a_list_with_too_many_different_cells_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arcs, "MAX_SYMBOL", 3)
    spec = game("kumkom", "กา นา มา")
    with pytest.raises(LexiconError, match="different cells"):
        compiled(spec.layout, spec.lexicon)


@pytest.fixture
def cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("THAIGAME_CACHE", str(tmp_path))
    monkeypatch.setattr(graphs, "_SMALL", 0)
    return tmp_path


def test_a_graph_comes_back_from_the_cache_as_it_was_built(cached: Path) -> None:
    spec = game("kumkom", "กา ก่า นา มาก")
    first = compiled(spec.layout, spec.lexicon)
    assert len(list(cached.iterdir())) == 1
    again = compiled(spec.layout, spec.lexicon)
    assert again.symbols.cells == first.symbols.cells
    assert list(again.graph.arcs) == list(first.graph.arcs)
    assert set(again.graph) == set(first.graph)


@pytest.mark.parametrize("damage", [b"", b"x", b"cut", b"flip"])
def test_a_damaged_file_is_built_again(cached: Path, damage: bytes) -> None:
    spec = game("kumkom", "กา ก่า นา มาก")
    words = set(compiled(spec.layout, spec.lexicon).graph)
    (path,) = cached.iterdir()
    whole = path.read_bytes()
    broken = {b"cut": whole[:-8], b"flip": whole[:-1] + bytes([whole[-1] ^ 1])}.get(damage, damage)
    path.unlink()
    path.write_bytes(broken)
    assert set(compiled(spec.layout, spec.lexicon).graph) == words
    assert path.read_bytes() == whole


def test_another_list_or_another_rule_is_another_graph(cached: Path) -> None:
    for spec in (
        game("crossing", "งาม งามๆ"),
        game("crossing", "งาม"),
        game("crossing", "งาม งามๆ", yamok="listed"),
        game("kumkom", "งาม"),
        game("kumkom", "งาม", paper_marks=frozenset()),
        game("kumkom", "งาม", paper_marks=frozenset("่")),
        game("crossing", "งาม", doubler=""),
    ):
        compiled(spec.layout, spec.lexicon)
    assert len(list(cached.iterdir())) == 7


@pytest.mark.parametrize("name", ["kumkom", "crossing"])
def test_the_default_list_fits_with_room_to_spare(name: str) -> None:
    spec = find_game(name)
    made_of = compiled(spec.layout, spec.lexicon)
    assert 800 < len(made_of.symbols.cells) < 1000
    assert 8 * len(made_of.graph.arcs) < 8_000_000


@pytest.mark.parametrize("name", ["kumkom", "crossing", "scrabble"])
def test_a_build_tells_how_far_it_is(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[float] = []
    monkeypatch.setattr(cache, "progress", told.append)
    spec = drawn(name)
    (letter_graph if name == "scrabble" else compiled)(spec.layout, spec.lexicon)
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0, 1)
    assert len(told) > 5
