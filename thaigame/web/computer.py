"""Players of the computer's at tables: they think in a process of their own, one after another."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

from thaigame.chance import Random
from thaigame.errors import ThaigameError
from thaigame.game.moves import Exchange, Play
from thaigame.movegen import Generator
from thaigame.strategy import find_player
from thaigame.study.review import review
from thaigame.texts import message
from thaigame.web.acts import Asked
from thaigame.web.database import BusyError
from thaigame.workers import end_with_parent

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.game.game import Game
    from thaigame.game.moves import Move
    from thaigame.game.spec import GameSpec
    from thaigame.game.views import Observation
    from thaigame.notation import Record
    from thaigame.strategy import Player
    from thaigame.study.review import ReviewedTurn
    from thaigame.web.underway import GameTable

T = TypeVar("T")

MOST_ASKED: Final = 64
_AGAIN: Final = 1.0
"""Seconds after which a player that found no room to think asks again."""


class Computer:
    """Moves for every seat that a player of the computer's has."""

    def __init__(self) -> None:
        """Begin without a process; the first move starts it."""
        self._worker: ProcessPoolExecutor | None = None
        self._asked = 0
        self._thinking: dict[str, asyncio.Task[None]] = {}

    def watch(self, table: GameTable) -> None:
        """Look at *table* now and whenever something has changed there."""
        table.changed.append(lambda: self.wake(table))
        self.wake(table)

    def wake(self, table: GameTable) -> None:
        """Let the player to move at *table* move, if it is one of the computer's."""
        if table.id not in self._thinking and self._due(table) is not None:
            task = asyncio.get_running_loop().create_task(self._go_on(table))
            self._thinking[table.id] = task
            task.add_done_callback(lambda _: self._thinking.pop(table.id, None))

    def close(self) -> None:
        """End the process, whatever it thinks about."""
        for task in list(self._thinking.values()):
            task.cancel()
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)

    @staticmethod
    def _due(table: GameTable) -> tuple[int, str] | None:
        """Return the seat of the computer's that is to act, and its player."""
        game = table.game
        if game is None or game.is_over or game.phase == "challenged":
            return None
        pending = game.pending
        if pending is not None and pending.held is not None:
            return None
        seat = game.turn
        player = next((each.player for each in table.sitters if each.seat == seat), "")
        return (seat, player) if player else None

    async def _go_on(self, table: GameTable) -> None:
        while (due := self._due(table)) is not None and table.game is not None:
            seat, player = due
            game, about = table.game, table.seq
            if game.pending is not None:
                await _act(table, "accept", {}, seat=seat, about=about)
                continue
            try:
                move = await self._chosen(game, seat, player)
            except BusyError:
                await asyncio.sleep(_AGAIN)
                continue
            if table.seq == about:
                await _act(table, *_as_act(move), seat=seat, about=about)

    async def _chosen(self, game: Game, seat: int, player: str) -> Move:
        chance = secrets.randbits(32)
        return await self.think(choose, game.spec, player, game.observation(seat), chance)

    async def think(self, question: Callable[..., T], *asked: object) -> T:
        """Return what *question* answers, asked in the process; one thing at a time there.

        Raise BusyError where ``MOST_ASKED`` wait already.
        """
        if self._asked >= MOST_ASKED:
            raise BusyError(message("web.busy"))
        if self._worker is None:
            context = multiprocessing.get_context("spawn")
            self._worker = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_parent)
        loop = asyncio.get_running_loop()
        self._asked += 1
        try:
            return await loop.run_in_executor(self._worker, question, *asked)
        finally:
            self._asked -= 1


def reviewed(spec: GameSpec, record: Record) -> tuple[ReviewedTurn, ...]:
    """Return every turn of *record* beside the best play; runs in the worker."""
    return review(record, Generator(spec)).turns


def choose(spec: GameSpec, player: str, seen: Observation, chance: int) -> Move:
    """Return the move of *player*; runs in the worker."""
    return _player(spec, player)(seen, Random(chance))


@lru_cache(maxsize=8)
def _player(spec: GameSpec, name: str) -> Player:
    return find_player(name)(spec)


def _as_act(move: Move) -> tuple[str, dict[str, Any]]:
    if isinstance(move, Play):
        return "move", {"play": move}
    if isinstance(move, Exchange):
        return "exchange", {"tiles": list(move.tiles)}
    return "pass", {}


async def _act(table: GameTable, act: str, data: dict[str, Any], *, seat: int, about: int) -> None:
    try:
        await table.act(
            f"computer {seat}", secrets.token_hex(8), act,
            lambda now: Asked(seat, False, data, now), about,  # noqa: FBT003  no host
        )  # fmt: skip
    except BusyError:
        await asyncio.sleep(_AGAIN)
    except ThaigameError:
        return  # somebody was quicker; the table is looked at anew
