"""The games and word lists that pages may choose: those of the toolkit, and files named at start.

A page names a game, never a file: no path that comes in by a request is ever opened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.errors import UnknownGameError
from thaigame.game.spec import find_game
from thaigame.layouts import layout_names
from thaigame.layouts.layout import find_layout
from thaigame.lexicon import lexicon_names
from thaigame.texts import language, message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from thaigame.game.spec import GameSpec
    from thaigame.layouts.layout import Layout


class Shelf:
    """Games by name; a file's game goes before a bundled one of the same name."""

    def __init__(self, files: Sequence[str] = (), lists: Sequence[str] = ()) -> None:
        """Put the games in *files* on the shelf, and the word lists in the files *lists*.

        Raise what ``find_game`` raises for one that cannot be read.
        """
        self._layouts: dict[str, Layout] = {name: find_layout(name) for name in layout_names()}
        self._files: dict[str, str] = {}
        for file in files:
            layout = find_layout(file)
            self._layouts[layout.name] = layout
            self._files[layout.name] = file
        self.lists: tuple[str, ...] = (*lexicon_names(), *lists)
        self._specs: dict[tuple[str, str], GameSpec] = {}

    @property
    def games(self) -> Mapping[str, str]:
        """Return the games' titles by name, in the language in force."""
        return {name: layout.titles[language()] for name, layout in self._layouts.items()}

    @property
    def players(self) -> Mapping[str, tuple[int, int]]:
        """Return how few and how many may play each game."""
        return {name: layout.rules.turn.players for name, layout in self._layouts.items()}

    def title(self, game: str) -> str:
        """Return what *game* is called in the language in force; the name of one not here."""
        return self.games.get(game, game)

    def layout(self, game: str) -> Layout:
        """Return a game by its name; raise UnknownGameError for one that is not here."""
        if game not in self._layouts:
            names = ", ".join(self._layouts)
            raise UnknownGameError(message("layouts.unknown_game", name=game[:40], names=names))
        return self._layouts[game]

    def spec(self, game: str, lexicon: str = "") -> GameSpec:
        """Return *game* with the list called *lexicon*, the game's own for "".

        Raise UnknownGameError for a game or list that is not here, and what ``find_game`` raises
        for a list that the game's words cannot be looked up in.
        """
        self.layout(game)
        if lexicon and lexicon not in self.lists:
            names = ", ".join(self.lists)
            raise UnknownGameError(message("web.no_list", name=lexicon[:40], names=names))
        if (game, lexicon) not in self._specs:
            file = self._files.get(game, game)
            self._specs[game, lexicon] = find_game(file, lexicon=lexicon or None)
        return self._specs[game, lexicon]
