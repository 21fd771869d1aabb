"""A game at one keyboard: what is asked, what is understood, what is shown."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from thaigame.chance import Random
from thaigame.cli import output
from thaigame.errors import ThaigameError
from thaigame.game.events import EndCount, Exchanged, Lifted, Passed, Played, TimePenalty, TurnLost
from thaigame.game.runs import words_made
from thaigame.notation import format_move, parse_move, spaced_rack
from thaigame.render import board_text
from thaigame.render.labels import last_play
from thaigame.texts import language, message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from thaigame.game.events import Event
    from thaigame.game.game import Game
    from thaigame.strategy import Player

_WORDS: Final = {
    "accept": ("accept", "ok", "ยอมรับ", "รับ"),
    "challenge": ("challenge", "ขอตรวจ", "ประท้วง", "ชาเลนจ์"),
    "hold": ("hold", "โฮลด์"),
    "undo": ("undo", "ย้อน"),
    "save": ("save", "บันทึก"),
    "hint": ("hint", "ใบ้"),
    "bag": ("bag", "ถุง"),
    "stop": ("stop", "จบเกม"),
    "quit": ("quit", "exit", "ออก"),
    "help": ("help", "?", "ช่วย"),
}
_COMMANDS: Final = {word: name for name, words in _WORDS.items() for word in words}
_YES: Final = ("y", "yes", "ใช่", "ตกลง")
_HINTS: Final = 5


class _LeftError(Exception):
    """Whoever plays has left."""


class Sitting:
    """Plays one game with the people at the keyboard."""

    def __init__(
        self,
        game: Game,
        *,
        computer: Mapping[int, Player],
        save: Callable[[Game, Path], None],
        record: Path | None,
        clock: bool,
        hints: bool,
        private: bool,
        read: Callable[[], str],
    ) -> None:
        """Take *game*; *computer* plays its seats, *record* is written after every request.

        With *private* the screen is cleared before another person's rack is shown.
        """
        self.game = game
        self.computer = computer
        self.save = save
        self.record = record
        self.clock = clock
        self.hints = hints
        self.private = private and game.players - len(computer) > 1
        self.seat: int | None = None  # whose rack is on the screen
        self.read = read
        self.shown = len(game.events)
        self.looked_at: tuple[object, ...] = ()
        self.random = Random(game.seed + 1)

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._tell("title", game=self.game.spec.layout.titles[language()])
        self._tell("how")
        try:
            self._now()  # the starter's clock begins
            while self.game.outcome() is None:
                self._news()
                if self.game.pending is not None:
                    self._answer()
                elif self.game.turn in self.computer:
                    player = self.computer[self.game.turn]
                    move = player(self.game.observation(self.game.turn), self.random)
                    self.game.push(move, now=self._now())
                    self._keep()
                else:
                    self._turn()
        except _LeftError:
            self._tell("kept" if self.record else "left", file=self.record)
            return
        self._news()
        self._board()
        self._end()

    # -- a turn, an answer ------------------------------------------------------------------------

    def _turn(self) -> None:
        game = self.game
        self._hand_over()
        self._board()
        rack = spaced_rack(game.racks[game.turn], game.spec.layout)
        self._tell("rack", rack=rack, bag=game.bag_count)
        line = self._ask("your_move", name=self._name(game.turn))
        if not self._command(line):
            self._try(lambda: game.push(parse_move(line, game.position), now=self._now()))

    def _hand_over(self) -> None:
        """Let nobody see the rack of another person."""
        if self.private and self.seat != self.game.turn:
            self._ask("hand_over", name=self._name(self.game.turn))
            click.clear()
        self.seat = self.game.turn

    def _answer(self) -> None:
        """Let the opponents answer a play; a computer challenges what its list does not have."""
        game = self.game
        pending = game.pending
        if pending is None:
            return
        people = [
            seat
            for seat in range(game.players)
            if seat != pending.player and seat not in self.computer
        ]
        if not people:
            bad = [word for word in game.pending_words if not game.spec.accepts(word)]
            by = next(seat for seat in self.computer if seat != pending.player)
            if bad and game.spec.rules.turn.challenge != "void":
                self._challenge(bad, by)
            else:
                self._try(lambda: game.accept(by=by, now=self._now()))
            return
        if self.private:
            click.clear()
            self.seat = None
        self._board()
        by = game.turn if game.turn in people else people[0]
        words = ", ".join(game.pending_words)
        line = self._ask("your_answer", name=self._name(by), words=words)
        verb, _, rest = line.partition(" ")
        if not line or _COMMANDS.get(verb.lower()) == "accept":
            self._try(lambda: game.accept(now=self._now()))
        elif _COMMANDS.get(verb.lower()) == "challenge":
            self._challenge(rest.split() or list(game.pending_words), by)
        elif _COMMANDS.get(verb.lower()) == "hold":
            self._try(lambda: game.hold(by=by, now=self._now()))
        elif not self._command(line):
            self._tell("answer_first")

    def _challenge(self, words: list[str], by: int) -> None:
        """Have words judged; only yes or no is told (C11)."""
        game = self.game
        if not self._try(lambda: game.challenge(words, by=by, now=self._now())):
            return
        self._tell("challenged", name=self._name(by), words=", ".join(words), count=len(words))
        try:
            stands = game.settle(now=self._now())
        except ThaigameError as error:
            output.say(error)
            ruling = self._ask("judge").lower() in _YES
            stands = game.settle(ruling=ruling, now=self._now())
        self._tell("stands" if stands else "withdrawn")
        self._keep()

    # -- what else can be said -----------------------------------------------------------------

    def _command(self, line: str) -> bool:
        """Do what *line* says if it is no move; return whether it was understood so."""
        verb, _, rest = line.partition(" ")
        name = _COMMANDS.get(verb.lower())
        if name in {None, "accept", "challenge", "hold"} or (name == "help" and rest):
            return not line
        if name == "quit":
            raise _LeftError
        if name == "help":
            self._tell("help")
        elif name == "undo":
            self._undo()
        elif name == "save":
            self._save(rest.strip())
        elif name == "hint":
            self._hint()
        elif name == "bag":
            self._bag()
        elif name == "stop" and self._agreed("agree_stop"):
            self._try(lambda: self.game.stop(now=self._now()))
        return True

    def _undo(self) -> None:
        """Take back to the last turn of a person, if the others agree."""
        game = self.game
        if not game.ply:
            self._tell("nothing_to_undo")
        elif self.computer or self._agreed("agree_undo"):
            game.pop()
            while game.ply and (
                game.phase != "turn" or (game.turn in self.computer and self.computer)
            ):
                game.pop()
            self.shown = min(self.shown, len(game.events))
            self._tell("undone")
            self._keep()

    def _save(self, name: str) -> None:
        path = Path(name) if name else self.record
        if path is None:
            self._tell("save_where")
            return
        try:
            self.save(self.game, path)
        except ThaigameError as error:
            output.say(error)
        else:
            self._tell("saved", file=path)

    def _hint(self) -> None:
        if not self.hints:
            self._tell("no_hints")
            return
        from thaigame.movegen.legal import generator_for

        position = self.game.position
        best = generator_for(self.game.spec).best(position, _HINTS)
        rows = [(format_move(play.play, position), play.score) for play in best]
        if rows:
            output.say(output.table(rows))
        else:
            self._tell("no_play")

    def _bag(self) -> None:
        seen = self.game.observation(self.game.turn)
        tiles = [name for name, count in seen.unseen.items() for _ in range(count)]
        shown = spaced_rack(tiles, self.game.spec.layout)
        self._tell("unseen", bag=seen.bag_count, tiles=shown)

    def _agreed(self, key: str) -> bool:
        asked = self.game.turn
        others = [
            seat for seat in range(self.game.players) if seat not in self.computer and seat != asked
        ]
        return all(self._ask(key, name=self._name(seat)).lower() in _YES for seat in others)

    # -- in and out -------------------------------------------------------------------------------

    def _try(self, request: Callable[[], object]) -> bool:
        try:
            request()
        except ThaigameError as error:
            output.say(error)
            for fault in getattr(error, "violations", ())[1:]:
                output.say(f"  {fault.message}")
            return False
        self._keep()
        return True

    def _keep(self) -> None:
        if self.record is not None:
            self.save(self.game, self.record)

    def _ask(self, key: str, **values: object) -> str:
        output.say(message(f"play.{key}", **values))
        line = self.read()
        if not line:
            raise _LeftError
        return line.strip()

    def _now(self) -> int | None:
        return int(time.monotonic()) if self.clock else None

    def _tell(self, key: str, **values: object) -> None:
        output.say(message(f"play.{key}", **values))

    def _name(self, seat: int) -> str:
        names = self.game.names
        return names[seat] if names else str(message("play.player", number=seat + 1))

    def _board(self) -> None:
        """Show the board and the scores, where they have changed."""
        game = self.game
        if self.looked_at == (game.board, game.scores):
            return
        self.looked_at = (game.board, game.scores)
        output.say("")
        output.say(board_text(game.spec.layout, game.board, new=last_play(game.events)))
        for seat in range(game.players):
            clock = ""
            if self.clock and game.clocks:
                minutes, seconds = divmod(abs(game.clocks[seat]), 60)
                clock = f"  {'-' if game.clocks[seat] < 0 else ''}{minutes}:{seconds:02}"
            output.say(f"{self._name(seat)}: {game.scores[seat]}{clock}")

    def _news(self) -> None:
        """Tell what has happened since people last looked."""
        for event in self.game.events[self.shown :]:
            text = self._told(event)
            if text:
                output.say(text)
        self.shown = len(self.game.events)

    def _told(self, event: Event) -> str:
        if isinstance(event, Played):
            # News comes before anybody answers, so the play is still on the board.
            made = words_made(self.game.board, event.move, self.game.spec.grid)
            words = ", ".join(word.text for word in made)
            told = message(
                "play.played",
                name=self._name(event.player),
                words=words,
                points=event.points,
                total=event.total,
            )
        elif isinstance(event, Exchanged):
            told = message("play.exchanged", name=self._name(event.player), count=len(event.tiles))
        elif isinstance(event, Passed):
            told = message("play.passed", name=self._name(event.player))
        elif isinstance(event, TurnLost):
            told = message("play.turn_lost", name=self._name(event.player))
        elif isinstance(event, Lifted):
            tiles = spaced_rack(event.tiles, self.game.spec.layout)
            told = message("play.lifted", tiles=tiles)
        elif isinstance(event, EndCount):
            told = message(
                "play.end_count",
                name=self._name(event.player),
                points=f"{event.points:+}",
                tiles=spaced_rack(event.tiles, self.game.spec.layout),
            )
        elif isinstance(event, TimePenalty):
            told = message(
                "play.time_penalty", name=self._name(event.player), points=f"{event.points:+}"
            )
        else:
            return ""
        return str(told)

    def _end(self) -> None:
        outcome = self.game.outcome()
        if outcome is None:
            return
        if outcome.winner is None:
            self._tell("drawn")
        else:
            self._tell("won", name=self._name(outcome.winner))
