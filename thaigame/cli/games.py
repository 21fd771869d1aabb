"""The game that a command is asked about."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from thaigame.cli.failure import CallError
from thaigame.cli.options import standard_input_bytes
from thaigame.filing import beside
from thaigame.game.spec import find_game
from thaigame.layouts import bundled_layout, find_layout
from thaigame.layouts.layout import SUFFIX
from thaigame.texts import message
from thaigame.visible import visible

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.game.spec import GameSpec
    from thaigame.layouts import Layout
    from thaigame.notation import Record


def only(layout: Layout) -> Callable[[str], Layout]:
    """Return how text of others finds the game it names, where *layout* is the one asked for.

    It may name the game or the game's file. Raise CallError where it names another one.
    """

    def find(name: str) -> Layout:
        if name in {layout.name, Path(layout.source).name}:
            return layout
        raise CallError(message("cli.two_games", asked=layout.name, named=visible(name)), at=name)

    return find


def record_in(file: str, game: str | None) -> Record:
    """Return the record in *file*, ``-`` for standard input.

    It may name a bundled game or a layout file that lies beside it, or none but *game*, a name or
    a layout file, where that is given.
    """
    from thaigame.notation import load_record, read_record

    found: dict[str, Any] = {}
    if game is not None:
        layout = find_layout(game)
        found = {"find_layout": only(layout), "default_game": layout.name}
    if file == "-":
        return read_record(standard_input_bytes(), **found)
    return load_record(file, **(found or {"find_layout": _near(Path(file))}))


def _near(record: Path) -> Callable[[str], Layout]:
    """Return how a record finds its game: a bundled one, or a layout file in its own folder."""

    def find(name: str) -> Layout:
        found = beside(record, name) if Path(name).suffix == SUFFIX else None
        return bundled_layout(name) if found is None else find_layout(found)

    return find


def game_of(name: str, lexicon: str | None) -> GameSpec:
    """Return the game called *name* (or in that file), its list replaced by *lexicon* if given.

    A lexicon of ``-`` is the word list on standard input.
    """
    if lexicon == "-":
        from thaigame.lexicon import read_word_list

        writing = find_layout(name).writing
        listed = read_word_list(standard_input_bytes(), alphabet=writing).lexicon
        return find_game(name, lexicon=listed)
    return find_game(name, lexicon=lexicon)
