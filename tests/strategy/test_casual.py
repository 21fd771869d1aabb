"""The player to learn against."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.random_games import GAMES, drawn, played
from thaigame.chance import Random
from thaigame.game.board import laid, words_made
from thaigame.game.game import Game
from thaigame.game.moves import Exchange, Lay, Play
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile
from thaigame.movegen.legal import generator_for
from thaigame.strategy import find_player, play_game
from thaigame.strategy.casual import casual
from thaigame.strategy.places import Places
from thaigame.text import Cell

if TYPE_CHECKING:
    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec
    from thaigame.text import Slots


@pytest.mark.parametrize("name", GAMES)
def test_it_makes_only_legal_moves(name: str) -> None:
    spec = drawn(name)
    player, random = casual(spec, words=60), Random(3)
    game = Game(spec, seed=4)
    plays = 0
    for _ in range(10):
        move = player(game.observation(game.turn), random)
        assert game.violations(move) == ()
        plays += isinstance(move, Play)
        game.push(move)
        if game.pending is not None:
            game.accept()
    assert plays


def every_place(spec: GameSpec, position: Position, cells: tuple[Slots, ...]) -> set[Play]:
    """Return the legal plays of a word that lay its cells on empty squares, place by place."""
    found = set()
    for direction, lines in zip(Direction, spec.grid.lines, strict=True):
        for line in lines:
            for start in range(len(line) - len(cells) + 1):
                squares = line[start : start + len(cells)]
                standing = [position.board[square] for square in squares]
                if any(s and s.cell != c for s, c in zip(standing, cells, strict=True)):
                    continue
                lays, rack = [], list(position.racks[0] or ())
                for square, stack, cell in zip(squares, standing, cells, strict=True):
                    if stack is None:
                        lays.append(
                            Lay(square, Cell.of(*cell), real_before_blank(spec, cell, rack))
                        )
                play = Play(tuple(lays), direction)
                if 0 < len(lays) <= spec.rules.play.rack_size and not spec.violations(
                    position, play
                ):
                    found.add(play)
    return found


def real_before_blank(spec: GameSpec, cell: Slots, rack: list[str]) -> tuple[Tile, ...]:
    """Take tiles off *rack*; one that is not there is any tile, which the rules then refuse."""
    paper, kinds = spec.rules.play.paper_marks, spec.tiles.by_name
    texts = [cell.base, cell.upper + cell.tone, cell.lower]
    tiles = []
    for text in [texts[0], *(text for text in texts[1:] if set(text) - paper)]:
        able = [name for name in rack if kinds[name].face(text)]
        name = min(able, key=lambda n: (kinds[n].wild, len(kinds[n].faces)), default="")
        if name:
            rack.remove(name)
        tiles.append(Tile(name or next(iter(kinds)), text))
    return tuple(tiles)


def main_word(spec: GameSpec, position: Position, play: Play) -> str:
    board, _ = laid(position.board, play, spec.tiles)
    return words_made(board, play, spec.grid)[0].text


@pytest.mark.parametrize("name", GAMES)
def test_a_word_is_tried_wherever_it_can_be_laid(name: str) -> None:
    spec, random = drawn(name), Random(5)
    listed, generator = sorted(spec.lexicon.words), generator_for(spec)
    games = (played(spec, seed, most=9) for seed in range(9))
    game, plays = next((g, p) for g in games if (p := generator.plays(g.position)))
    words = [random.choice(listed) for _ in range(2)]
    words += [main_word(spec, game.position, random.choice(plays).play) for _ in range(4)]
    places = Places(spec, game.position)
    tried = 0
    for word in words:
        cells = spec.cells(word)
        legal = every_place(spec, game.position, cells)
        there = [at for at in places.of(cells) if not spec.violations(game.position, at.play())]
        assert {at.play() for at in there} == legal
        assert len(there) == len(legal)
        assert all(spec.score(game.position, at.play()).total <= at.most_points() for at in there)
        tried += len(legal)
    assert tried


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_gives_the_same_moves_again(name: str) -> None:
    spec = drawn(name)
    one, two = casual(spec, words=40), casual(spec, words=40)
    games = [play_game(spec, [player] * 2, seed=9) for player in (one, two, one)]
    assert games[0].events == games[1].events == games[2].events


def test_the_more_words_it_tries_the_better_it_plays() -> None:
    spec = drawn("scrabble")
    few, many = (casual(spec, words=words) for words in (3, 300))
    totals = [0, 0]
    for seed in range(6):
        game = Game(spec, seed=seed)
        for at, player in enumerate((few, many)):
            move = player(game.observation(0), Random(seed))
            totals[at] += game.score(move).total if isinstance(move, Play) else 0
    assert totals[1] > totals[0]


def test_without_a_play_it_exchanges_all() -> None:
    game = Game(drawn("scrabble"), seed=4)
    assert casual(game.spec, words=0)(game.observation(0), Random(1)) == Exchange(game.racks[0])


def test_it_is_found_by_name() -> None:
    game = Game(drawn("scrabble"), seed=4)
    seen = game.observation(0)
    found = find_player("casual")(game.spec)
    assert found(seen, Random(1)) == casual(game.spec)(seen, Random(1))
