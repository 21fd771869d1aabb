"""What requests have in common: who speaks, whether the game goes on, who has let a play stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.errors import StateError
from thaigame.game.challenge import challenge, settle
from thaigame.game.turns import accept, take_turn
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.game.moves import Challenge, Move
    from thaigame.game.state import State
    from thaigame.game.steps import Steps


def must_go_on(steps: Steps) -> None:
    """Raise StateError where the game is over or words are before the judge."""
    if steps.state.ended is not None:
        raise StateError(message("state.over"))
    if steps.state.challenged is not None:
        raise StateError(message("state.being_judged"))


def must_sit(state: State, seat: int) -> int:
    """Return *seat*; raise StateError where nobody has it."""
    if not 0 <= seat < state.players:
        raise StateError(message("state.no_seat", seat=seat, last=state.players - 1))
    return seat


def speaker(steps: Steps, by: int | None) -> int:
    """Return who answers the pending play: *by*, or the next player."""
    state = steps.state
    if by is not None:
        return must_sit(state, by)
    if state.pending is not None and state.pending.player == state.turn:
        # All others have lost their turns, so the player moves again and another answers.
        return (state.turn + 1) % state.players
    return state.turn


def accept_pending(steps: Steps, by: int | None) -> None:
    """Let the pending play stand by the word of *by*: the holder, or the next player."""
    pending = steps.state.pending
    if pending is None:
        raise StateError(message("state.nothing_pending"))
    if steps.state.challenged is not None:
        raise StateError(message("state.being_judged"))
    who = pending.held if by is None and pending.held is not None else speaker(steps, by)
    if who == pending.player:
        raise StateError(message("state.not_opponent"))
    if pending.held not in {None, who}:
        raise StateError(message("state.held_already"))
    accept(steps, who)


def play_on(steps: Steps, move: Move) -> None:
    """Let the player to move make *move*, which lets a pending play stand."""
    must_go_on(steps)
    if steps.state.pending is not None:
        accept_pending(steps, speaker(steps, None))
        if steps.state.ended is not None:
            raise StateError(message("state.accept_last"))
    take_turn(steps, move)


def challenge_and_settle(steps: Steps, move: Challenge) -> None:
    """Challenge the pending play and let the word list settle it."""
    challenge(steps, move.words, speaker(steps, move.by))
    settle(steps, None)
