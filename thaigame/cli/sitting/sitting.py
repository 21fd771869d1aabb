"""One game with the people at the keyboard, from the first turn to the count or to the door."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from thaigame.chance import Random
from thaigame.cli import output
from thaigame.cli.failure import slip
from thaigame.cli.sitting.spoken import NO, YES, help_rows, understood
from thaigame.cli.wrapping import definitions
from thaigame.errors import ThaigameError
from thaigame.notation import format_move, parse_move, spaced_rack
from thaigame.notation.told import latest, name_of, told
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from thaigame.cli.sitting.keeping import Keeper
    from thaigame.cli.sitting.keyboard import Keyboard
    from thaigame.cli.sitting.screen import Screen
    from thaigame.cli.sitting.spoken import Spoken
    from thaigame.game.game import Game
    from thaigame.strategy import Player
    from thaigame.texts.keys import Key

_HINTS: Final = 5
_WIDEST_HELP: Final = 100  # columns


class _LeftError(Exception):
    """Whoever plays has left."""


class Sitting:
    """Plays one game with the people at the keyboard."""

    def __init__(
        self,
        game: Game,
        *,
        computer: Mapping[int, Player],
        keeper: Keeper,
        keyboard: Keyboard,
        screen: Screen,
        now: Callable[[], int | None],
        hints: bool,
    ) -> None:
        """Take *game*; *computer* plays its seats, *now* is the time in seconds, None without.

        Where more than one person plays at a terminal, nobody sees the rack of another.
        """
        self.game = game
        self.computer = computer
        self.keeper = keeper
        self.keyboard = keyboard
        self.screen = screen
        self.now = now
        self.hints = hints
        self.private: bool = screen.redraws and game.players - len(computer) > 1
        self.seat: int | None = None  # who has the keyboard, None while anybody may look
        self.told: int = len(game.events)
        self.random: Random = Random(game.seed + 1)

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.screen.open()
        if lines := latest(self.game):
            self.screen.tell([str(message("play.resumed")), *lines])
        try:
            while self.game.outcome() is None:
                self._step()
        except _LeftError:
            self._leave()
        except KeyboardInterrupt:
            self._leave()
            raise
        else:
            self._news()
            self._end()
        finally:
            self.screen.close()

    def _step(self) -> None:
        """Let whoever is to speak do one thing."""
        game = self.game
        self._news()
        if game.phase == "challenged":
            self._settle()
        elif game.pending is not None:
            self._answer()
        elif game.turn in self.computer:
            player = self.computer[game.turn]
            move = player(game.observation(game.turn), self.random)
            game.push(move, now=self.now())
            self._keep()
        else:
            self._turn()

    # -- a turn, an answer ------------------------------------------------------------------------

    def _turn(self) -> None:
        """Ask the player to move for a move, the own rack on the screen."""
        game = self.game
        self._hand_over()
        rack = spaced_rack(game.racks[game.turn], game.spec.layout)
        self.screen.draw(now=self.now(), rack=str(message("play.rack", rack=rack)))
        spoken = self._listen("play.your_move", game.turn)
        if spoken.verb == "move":
            self._request(
                lambda: game.push(parse_move(spoken.rest, game.position), now=self.now()),
                spoken.rest,
            )
        elif spoken.verb in {"accept", "challenge", "hold"}:
            self.screen.answer(message("play.nothing_to_answer"))
        else:
            self._do(spoken, game.turn)

    def _hand_over(self) -> None:
        """Let nobody see the rack of another person."""
        if self.private and self.seat != self.game.turn:
            self.screen.draw(now=self.now())
            self._ask("play.hand_over", None, name=self._name(self.game.turn))
        self.seat = self.game.turn

    def _answer(self) -> None:
        """Let an opponent answer the pending play; everybody at the table sees the screen."""
        game, pending = self.game, self.game.pending
        others = [seat for seat in range(game.players) if pending and seat != pending.player]
        people = [seat for seat in others if seat not in self.computer]
        if not people:
            self._computer_answers(others[0])
            return
        if self.private:
            self.seat = None
        by = game.turn if game.turn in people else people[0]
        self.screen.draw(now=self.now())
        spoken = self._listen("play.your_answer", by, words=", ".join(game.pending_words))
        if spoken.verb in {"accept", "nothing"}:
            self._request(lambda: game.accept(now=self.now()))
        elif spoken.verb == "challenge":
            self._challenge(spoken.rest.split() or list(game.pending_words), by)
        elif spoken.verb == "hold":
            self._request(lambda: game.hold(by=by, now=self.now()))
        elif spoken.verb == "move" or (spoken.verb == "hint" and self.private):
            self.screen.answer(message("play.answer_first"))
        else:
            self._do(spoken, by)

    def _computer_answers(self, by: int) -> None:
        """Challenge what the list does not have, accept the rest."""
        game = self.game
        bad = [word for word in game.pending_words if not game.spec.accepts(word)]
        if bad and game.spec.rules.turn.challenge != "void":
            self._challenge(bad, by)
        else:
            self._request(lambda: game.accept(by=by, now=self.now()))

    def _challenge(self, words: list[str], by: int) -> None:
        typed = " ".join(words)
        self._request(lambda: self.game.challenge(words, by=by, now=self.now()), typed)

    def _settle(self) -> None:
        """Have the challenged words judged; only yes or no is told (C11)."""
        game = self.game
        try:
            game.settle(now=self.now())
        except ThaigameError as error:
            ruling = self._judge(error)
            game.settle(ruling=ruling, now=self.now())
        self._keep()

    def _judge(self, error: ThaigameError) -> bool:
        """Ask the judge, who has a book, until there is a yes or a no: silence is no ruling."""
        while True:
            self.screen.answer(error)
            self.screen.draw(now=self.now())
            word = self._ask("play.judge", None).lower()
            self.screen.forget()
            if word in YES | NO:
                return word in YES

    # -- what else can be said -----------------------------------------------------------------

    def _do(self, spoken: Spoken, by: int) -> None:
        """Do what is no move and no answer to a play."""
        verb = spoken.verb
        if verb == "help":
            width = min(shutil.get_terminal_size().columns, _WIDEST_HELP)
            self.screen.answer("\n".join(definitions(help_rows(), width=width)))
        elif verb == "board":
            if not self.screen.redraws:
                self.screen.draw(now=self.now(), again=True)
        elif verb == "undo":
            self._undo(by)
        elif verb == "save":
            self._save(spoken.rest)
        elif verb == "hint":
            self._hint()
        elif verb == "bag":
            self._bag()
        elif verb == "stop" and self._agreed("play.agree_stop", by):
            self._request(lambda: self.game.stop(now=self.now()))

    def _undo(self, by: int) -> None:
        """Take back to the last turn of a person, if the others agree."""
        game = self.game
        if not game.ply:
            self.screen.answer(message("play.nothing_to_undo"))
        elif self.computer or self._agreed("play.agree_undo", by):
            game.pop(now=self.now())
            while game.ply and (game.phase != "turn" or game.turn in self.computer):
                game.pop(now=self.now())
            self.told = len(game.events)
            self.seat = None
            self.screen.tell([str(message("play.undone"))])
            self._keep()

    def _save(self, name: str) -> None:
        path = Path(name) if name else self.keeper.file
        if path is None:
            self.screen.answer(message("play.save_where"))
            return
        if path != self.keeper.file and path.exists():
            self.screen.draw(now=self.now())
            if self._ask("play.replace_file", None, file=path).lower() not in YES:
                return
        self._pass_time()
        try:
            self.keeper.save(path)
        except ThaigameError as error:
            self.screen.answer(error)
        else:
            self.screen.answer(message("play.saved", file=path))

    def _hint(self) -> None:
        if not self.hints:
            self.screen.answer(message("play.no_hints"))
            return
        from thaigame.movegen.legal import generator_for

        position = self.game.position
        try:
            best = generator_for(self.game.spec).best(position, _HINTS)
        except ThaigameError as error:  # a list that no graph holds; the game goes on
            self.screen.answer(error)
            return
        rows = [(format_move(play.play, position), play.score) for play in best]
        self.screen.answer(output.table(rows) if rows else message("play.no_play"))

    def _bag(self) -> None:
        """Tell what is not seen: by the player at the keyboard, or by nobody where all look."""
        seen = self.game.observation(self.game.turn)
        unseen, layout = Counter(seen.unseen), self.game.spec.layout
        everybody = self.seat is None and self.private
        if everybody:
            unseen.update(seen.rack)
        shown = "  ".join(
            spaced_rack([name], layout) + (f"×{unseen[name]}" if unseen[name] > 1 else "")
            for name in layout.tiles.rack(unseen)
        )
        key: Key = "play.unseen_by_all" if everybody else "play.unseen"
        self.screen.answer(message(key, bag=seen.bag_count, tiles=shown))

    def _agreed(self, key: Key, asked: int) -> bool:
        """Ask the other people; no rack is on the screen meanwhile."""
        others = [
            seat for seat in range(self.game.players) if seat not in self.computer and seat != asked
        ]
        for seat in others:
            self.screen.draw(now=self.now())
            if self._ask(key, None, name=self._name(seat)).lower() not in YES:
                self.screen.answer(message("play.not_agreed", name=self._name(seat)))
                return False
        return True

    # -- in and out -------------------------------------------------------------------------------

    def _request(self, request: Callable[[], object], typed: str = "") -> None:
        """Make a request of the game; what is refused is told with every reason."""
        try:
            request()
        except ThaigameError as error:
            self.screen.answer(error)
            for fault in getattr(error, "violations", ())[1:]:
                self.screen.answer(f"  {fault.message}")
            if told_slip := slip(typed):
                self.screen.answer(told_slip)
        else:
            self._keep()

    def _keep(self) -> None:
        error = self.keeper.keep()
        if error is not None:
            self.screen.answer(message("play.not_kept", reason=error.message))

    def _pass_time(self) -> None:
        now = self.now()
        if now is not None:
            self.game.pass_time(now=now)

    def _listen(self, key: Key, seat: int, **values: object) -> Spoken:
        """Return what *seat* says; the answers to what was said before have been read."""
        line = self._ask(key, self.seat, name=self._name(seat), **values)
        self.screen.forget()
        return understood(line)

    def _ask(self, key: Key, seat: int | None, **values: object) -> str:
        line = self.keyboard.ask(str(message(key, **values)), seat=seat)
        if line is None or understood(line).verb == "quit":  # at any question
            raise _LeftError
        return line

    def _name(self, seat: int) -> str:
        return name_of(self.game, seat)

    def _news(self) -> None:
        """Tell what has happened since people last looked."""
        self.screen.tell(told(self.game, self.told))
        self.told = len(self.game.events)

    def _leave(self) -> None:
        self.screen.forget()
        self._pass_time()
        self._keep()
        self.screen.answer(self.keeper.where())

    def _end(self) -> None:
        self.screen.draw(now=self.now())
        outcome = self.game.outcome()
        if outcome is None:
            return
        if outcome.winner is None:
            self.screen.answer(message("play.drawn"))
        else:
            self.screen.answer(message("play.won", name=self._name(outcome.winner)))
