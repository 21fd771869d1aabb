"""What the table looks like: at a terminal one screen at a time, through a pipe one line on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import click

from thaigame.cli import output
from thaigame.notation.told import name_of, pending_play, start_draw
from thaigame.render import board_text
from thaigame.render.labels import last_play
from thaigame.texts import language, message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.game.game import Game

# A screen of its own keeps no scroll: what was on it, such as a rack, cannot be scrolled back to.
_OWN_SCREEN: Final = "\x1b[?1049h"
_LEAVE: Final = "\x1b[?1049l"


class Screen:
    """Shows one game to whoever looks.

    At a terminal everything is drawn anew each time, so nothing that was told before the screen
    was cleared is lost: the board, the scores and clocks, the play that awaits an answer, what
    happened last, and the answers to what was asked. Through a pipe each is written once, the
    board where it has changed.
    """

    def __init__(self, game: Game, *, redraws: bool | None = None) -> None:
        """Show *game*; *redraws* None asks standard output whether it is a terminal."""
        self.game = game
        self.redraws = sys.stdout.isatty() if redraws is None else redraws
        self._news: list[str] = []
        self._read = False  # whether the news has been on the screen
        self._clocks: tuple[int, ...] = ()
        self._answers: list[str] = []
        self._shown: tuple[object, ...] = ()

    def open(self) -> None:
        """Begin with the game's name and how to play."""
        if self.redraws:
            click.echo(_OWN_SCREEN, nl=False)
        else:
            output.say(self._title())
            self._say(start_draw(self.game))
        self.answer(message("play.how"))

    def close(self) -> None:
        """Leave the table as it was last seen on the ordinary screen, without any rack."""
        if self.redraws:
            click.clear()  # for a terminal that has no screen of one's own to leave
            click.echo(_LEAVE, nl=False)
            self._draw_table()
            for line in self._news + self._answers:
                output.show(line)
            self.redraws = False

    def tell(self, lines: Iterable[str]) -> None:
        """Tell what has happened at the table; it stays on the screen until something else does."""
        news = list(lines)
        if not news:
            return
        if self._read:
            self._news.clear()
            self._read = False
        self._news += news
        for line in news:
            self._say(line)

    def answer(self, text: object) -> None:
        """Answer who is at the keyboard; it stays on the screen until the next line is typed."""
        if self.redraws:
            self._answers.append(str(text))
        else:
            output.show(text)

    def forget(self) -> None:
        """Drop the answers: who asked has read them and typed something else."""
        self._answers.clear()

    def draw(self, *, now: int | None, rack: str = "", again: bool = False) -> None:
        """Show the table, and below it *rack* if somebody may see it.

        Through a pipe the board is written where it has changed, or is asked for *again*.
        """
        self._read = True
        self._clocks = () if now is None else self.game.clocks_at(now)
        if self.redraws:
            click.clear()
            output.say(self._title())
            self._draw_table()
            pending = pending_play(self.game)
            known = [pending] if pending and pending not in self._news else []
            for line in (*known, *self._news, *self._answers, rack):
                if line:
                    output.show(line)
            return
        looked_at = (self.game.board, self.game.scores)
        if again or looked_at != self._shown:
            self._shown = looked_at
            output.say("")
            self._draw_table()
            self._say(pending_play(self.game) if again else "")
        self._say(rack)

    def _draw_table(self) -> None:
        game, clocks = self.game, self._clocks
        output.show(board_text(game.spec.layout, game.board, new=last_play(game.events)))
        sides = [
            f"{name_of(game, seat)}: {score}" + (f"  {_clock(clocks[seat])}" if clocks else "")
            for seat, score in enumerate(game.scores)
        ]
        output.say("   ".join([*sides, str(message("play.in_bag", count=game.bag_count))]))

    def _title(self) -> str:
        title = self.game.spec.layout.titles[language()]
        drawn = start_draw(self.game) if self.redraws else ""
        return f"{title} · {drawn}" if drawn else title

    def _say(self, line: str) -> None:
        if line and not self.redraws:
            output.say(line)


def _clock(seconds: int) -> str:
    minutes, rest = divmod(abs(seconds), 60)
    return f"{'-' if seconds < 0 else ''}{minutes}:{rest:02}"
