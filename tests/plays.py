"""What tests of plays share: games with a few words, moves as people write them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from thaigame.game.spec import GameSpec
from thaigame.layouts import find_layout
from thaigame.lexicon import Lexicon
from thaigame.notation import parse_move, parse_rack, read_position, write_position

if TYPE_CHECKING:
    from thaigame.game.moves import Play
    from thaigame.game.position import Position
    from thaigame.game.rules import Violation
    from thaigame.game.score import Score


def game(name: str, words: str = "", **options: object) -> GameSpec:
    """Return the game *name* with a word list of *words* and these options of its play rules."""
    layout = find_layout(name)
    if options:
        play = replace(layout.rules.play, **options)  # type: ignore[arg-type]  # the names are the fields'
        layout = replace(layout, rules=replace(layout.rules, play=play))
    return GameSpec(layout, Lexicon.from_words(words.split()))


def ample(spec: GameSpec) -> GameSpec:
    """Return the same game with three times as many tiles, for racks that its own set lacks."""
    tiles = spec.layout.tiles
    more = replace(tiles, counts=tuple(3 * count for count in tiles.counts))
    return replace(spec, layout=replace(spec.layout, tiles=more))


def board(spec: GameSpec, *moves: str, rack: str | None = None) -> Position:
    """Return the position after *moves*, the next player holding *rack* (unknown if None).

    Nothing is judged: the moves only bring the board about.
    """
    position = spec.start()
    for text in moves:
        position = spec.after(position, play(position, text))
    if rack is not None:
        held = parse_rack(rack, spec.layout)
        position = replace(position, racks=(held, *position.racks[1:]))
    return position


def at(spec: GameSpec, line: str) -> Position:
    """Return the position of a line, under the options of *spec*."""
    return replace(read_position(line), layout=spec.layout)


def play(position: Position, text: str) -> Play:
    """Read a play."""
    move = parse_move(text, position)
    assert not isinstance(move, str)
    return move  # type: ignore[return-value]  # every text here is a play


def faults(spec: GameSpec, position: Position, text: str) -> list[tuple[str, str]]:
    """Return rule and reason of everything that the play breaks."""
    return [(one.rule, one.reason) for one in found(spec, position, text)]


def found(spec: GameSpec, position: Position, text: str) -> tuple[Violation, ...]:
    """Return everything that the play breaks."""
    return spec.violations(position, play(position, text))


def scored(spec: GameSpec, position: Position, text: str) -> Score:
    """Return the play's score."""
    return spec.score(position, play(position, text))


def total(spec: GameSpec, position: Position, text: str) -> int:
    """Return what the play scores in all."""
    return scored(spec, position, text).total


def words(spec: GameSpec, position: Position, text: str) -> dict[str, int]:
    """Return the words that the play makes, each with its score."""
    return {word.word: word.score for word in scored(spec, position, text).words}


def rows(position: Position) -> str:
    """Return the board part of the position line."""
    return write_position(position).split(" ")[0]
