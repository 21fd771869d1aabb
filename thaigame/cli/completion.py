"""What a shell offers where a value is to be typed: games, lists, kinds of drill, players, files.

Shells ask for it through click, once they were told to (docs/cli.md says how).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from click.types import StringParamType

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    import click
    from click.shell_completion import CompletionItem


def _games() -> Iterable[str]:
    from thaigame.layouts import layout_names

    return layout_names()


def _lists() -> Iterable[str]:
    from thaigame.lexicon import lexicon_names

    return lexicon_names()


def _drills() -> Iterable[str]:
    from thaigame.drills import all_kinds

    return [kind.name for kind in all_kinds()]


def _players() -> Iterable[str]:
    from thaigame.strategy import player_names

    return player_names()


def _nothing() -> Iterable[str]:
    return ()


OFFERS: Final[Mapping[str, Callable[[], Iterable[str]]]] = {
    "GAME": _games,
    "GAME|FILE": _games,
    "NAME|FILE": _lists,
    "KIND": _drills,
    "A,B": _players,
    "FILE": _nothing,
}
"""What is offered for a value, by what the value is called."""


class Offered(StringParamType):
    """A text for which a shell offers names, and files where a file may stand as well."""

    def __init__(self, names: Callable[[], Iterable[str]]) -> None:
        """Offer *names*; they are looked up when a shell asks."""
        self.names = names

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Return the names that go on from *incomplete*; after a comma the next one is meant."""
        from click.shell_completion import CompletionItem

        del ctx, param
        before, comma, begun = incomplete.rpartition(",")
        found = [name for name in self.names() if name.startswith(begun)]
        if self.names is not _drills and self.names is not _players and not (found and begun):
            return [*map(CompletionItem, found), CompletionItem(incomplete, type="file")]
        return [CompletionItem(f"{before}{comma}{name}") for name in found]
