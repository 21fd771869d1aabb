"""A game as a value.

Positions, rules and the scorer are imported when a play is first asked about: a ruling on words,
which is most of what a referee asks, needs none of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, Union

from thaigame.arguments import door, of_kind, shown
from thaigame.errors import ArgumentError, LexiconError
from thaigame.filing import beside
from thaigame.game.judging import acceptable
from thaigame.game.playable import Unplayable, game_cells, game_form, unplayable
from thaigame.layouts import Layout, find_layout
from thaigame.lexicon import Lexicon, find_lexicon, lexicon_names
from thaigame.lexicon.listed import LONGEST_WORD
from thaigame.text.alphabet import CUT
from thaigame.text.lint import show
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.game.moves import Move, Play
    from thaigame.game.position import Position
    from thaigame.game.rules import Violation
    from thaigame.game.score import Score
    from thaigame.layouts.grid import Grid
    from thaigame.layouts.ruleset import RuleSet
    from thaigame.layouts.tiles import TileSet
    from thaigame.text import Slots


def by_the_rules(position: Position, play: Play) -> Score:
    """Return what ``game.score.score`` does, which is what a game counts by unless told another."""
    from thaigame.game.score import score

    return score(position, play)


@dataclass(frozen=True)
class GameSpec:
    """Layout, word list and scorer: all that makes one game differ from another.

    A game of one's own needs a layout (from a file or made in memory) and a word list, and at
    most a scorer of the same shape as ``game.score.score``.
    """

    layout: Layout
    lexicon: Lexicon
    scorer: Callable[[Position, Play], Score] = field(default=by_the_rules)

    def __post_init__(self) -> None:
        """Let the list have its words in the letters of the game."""
        of_kind("layout", self.layout, Layout)
        of_kind("lexicon", self.lexicon, Lexicon)
        object.__setattr__(self, "lexicon", self.lexicon.spelt(self.layout.writing))

    @property
    def name(self) -> str:
        """Return the game's name, as its layout file gives it."""
        return self.layout.name

    @property
    def grid(self) -> Grid:
        """Return the board without tiles."""
        return self.layout.grid

    @property
    def tiles(self) -> TileSet:
        """Return the tile set."""
        return self.layout.tiles

    @property
    def rules(self) -> RuleSet:
        """Return the rule options."""
        return self.layout.rules

    @property
    def counts_by_the_rules(self) -> bool:
        """Tell whether plays score by the rule options, as kernels count, or by another scorer."""
        from thaigame.game.score import score

        return self.scorer in (by_the_rules, score)

    def start(self, *, players: int = 2) -> Position:
        """Return the empty board before anybody has drawn.

        Raise ArgumentError for a number of players that the game is not for.
        """
        from thaigame.game.position import Position

        fewest, most = self.rules.turn.players
        if players not in range(fewest, most + 1):
            told = message("state.players", players=shown(players), fewest=fewest, most=most)
            raise ArgumentError(told, at="players")
        return Position.start(self.layout, players=players)

    @door
    def form(self, word: str) -> str:
        """Return *word* as this game and its list have it, cut where the list cuts it."""
        form, alphabet = game_form(word, self.layout), self.layout.alphabet
        if alphabet is None or not alphabet.several or CUT in form or form in self.lexicon:
            return form
        if len(form) > LONGEST_WORD:
            return form  # no list holds it, and there would be no end of ways to read it
        cuts = map(alphabet.spelling, alphabet.cuts(form))
        return next((cut for cut in cuts if cut in self.lexicon), form)

    @door
    def cells(self, word: str) -> tuple[Slots, ...]:
        """Return the cells of *word* as this game lays them."""
        return game_cells(self.form(word), self.layout)

    def accepts(self, word: str) -> bool:
        """Return whether *word* is acceptable: listed, or allowed by T9."""
        return acceptable(self.cells(word), self.lexicon, self.layout)

    @door
    def unplayable(self, word: str) -> Unplayable | None:
        """Return why this game's tiles cannot make *word*, or None."""
        return unplayable(word, self.layout)

    def violations(self, position: Position, move: Move) -> tuple[Violation, ...]:
        """Return every fault of *move*, unlisted words included.

        Raise ArgumentError for what is no move.
        """
        from thaigame.game.moves import as_move
        from thaigame.game.rules import violations

        return violations(position, as_move(move), self.lexicon)

    def score(self, position: Position, play: Play) -> Score:
        """Return the itemised score of *play*; raise ArgumentError for what is none."""
        from thaigame.game.moves import as_play

        return self.scorer(position, as_play(play))

    def after(self, position: Position, move: Move) -> Position:
        """Return the position after *move*, seen by the next player.

        A play counts as accepted: the score is added, the tiles leave the rack, old words are
        lifted where the game lifts them (P7, K8) and covered tiles are out of play (K18). Nothing
        is drawn, and where the game ends nothing is counted. Raise StateError for tiles that are
        not on the rack, ArgumentError for what is no move.
        """
        from thaigame.game.moves import as_move
        from thaigame.game.turns import after

        return after(self, position, as_move(move))

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<GameSpec {self.name} by {self.lexicon.name}>"


class UnderWay(Protocol):
    """What is played by a ``GameSpec``: a ``Game``."""

    @property
    def spec(self) -> GameSpec:
        """Return the game that is played."""


GameLike = Union[str, Path, GameSpec, UnderWay, "Position"]
"""A game's name, its layout file, its ``GameSpec``, a game under way, or a position of one."""


def as_spec(game: GameLike, *, lexicon: Lexicon | str | None = None) -> GameSpec:
    """Return the game that *game* is: a name, a file, a ``GameSpec``, a game or a position.

    *lexicon* replaces its list, by name, file or value. Raise ArgumentError for what is no game,
    and what ``find_game`` raises.
    """
    if isinstance(game, str | Path):
        return find_game(str(game), lexicon=lexicon)
    spec = getattr(game, "spec", game)
    if isinstance(spec, GameSpec):
        if lexicon is None:
            return spec
        return replace(spec, lexicon=_listed(lexicon, spec.layout))
    from thaigame.game.position import Position

    if not isinstance(game, Position):
        raise ArgumentError(message("arguments.game", value=shown(game)), at="game")
    return _with_list(game.layout, lexicon)


@door
def find_game(name: str, *, lexicon: Lexicon | str | None = None) -> GameSpec:
    """Return the game called *name*, or the one that the layout file *name* describes.

    *lexicon* replaces the game's own list, by name, file or value. A layout file names a known list
    or a file that lies beside it.

    Raises UnknownGameError, LayoutError or LexiconError.
    """
    return _with_list(find_layout(name), lexicon)


def _with_list(layout: Layout, lexicon: Lexicon | str | None) -> GameSpec:
    return GameSpec(layout, own_list(layout) if lexicon is None else _listed(lexicon, layout))


def _listed(lexicon: Lexicon | str | Path, layout: Layout) -> Lexicon:
    """Return a list by value, or by name or file and then read as the game writes its words."""
    if isinstance(lexicon, str | Path):
        return find_lexicon(lexicon, alphabet=layout.writing)
    return lexicon


def own_list(layout: Layout) -> Lexicon:
    """Return the list that a layout names: one known by name, or a file beside the layout's."""
    if layout.lexicon in lexicon_names():
        return _listed(layout.lexicon, layout)
    found = beside(Path(layout.source), layout.lexicon) if layout.source else None
    if found is None:
        raise LexiconError(
            message(
                "lexicon.not_beside",
                name=show(layout.lexicon),
                file=Path(layout.source).name or layout.name,
                known=", ".join(lexicon_names()),
            ),
            at=layout.lexicon,
        )
    return _listed(found, layout)
