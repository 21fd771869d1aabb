"""Holding, challenging and what a challenge costs (C10 to C12, P12, K13, T12, S5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.errors import StateError
from thaigame.game.board import laid
from thaigame.game.ending import end_if_over
from thaigame.game.events import Challenged, ChallengeLost, Drew, Held, TurnLost, Withdrawn
from thaigame.game.rules import acceptable
from thaigame.game.runs import words_made
from thaigame.game.turns import accept
from thaigame.text import canonical, compose
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.runs import Word
    from thaigame.game.spec import GameSpec
    from thaigame.game.state import Pending, State
    from thaigame.game.steps import Steps
    from thaigame.layouts.layout import Layout


def open_words(layout: Layout, state: State) -> tuple[Word, ...]:
    """Return the words of the pending play, which may be challenged; none without one."""
    pending = state.pending
    if pending is None:
        return ()
    board, _ = laid(pending.board, pending.move, layout.tiles)
    return words_made(board, pending.move, layout.grid)


def hold(steps: Steps, by: int) -> None:
    """Keep the pending play's player from drawing while *by* thinks (C10)."""
    pending = _may_speak(steps.state, by)
    if not steps.layout.rules.turn.hold_seconds:
        raise StateError(message("state.no_hold"))
    if pending.held is not None:
        raise StateError(message("state.held_already"))
    steps.add(Held(by))


def draw_apart(steps: Steps, waited: int) -> None:
    """Draw for the pending play although it is held, once the hold's time is over (C10).

    The tiles are kept apart from the rack; they go on it when the play stands and back to the
    bag when it is challenged off. *waited* is the time since the hold, in seconds.
    """
    pending = steps.state.pending
    if pending is None or pending.held is None or pending.apart:
        raise StateError(message("state.nothing_to_draw_apart"))
    least = steps.layout.rules.turn.hold_seconds
    if waited < least:
        raise StateError(message("state.hold_not_over", seconds=least - waited))
    missing = steps.layout.rules.play.rack_size - len(steps.state.racks[pending.player])
    tiles = steps.state.bag[:missing]
    if not tiles:
        raise StateError(message("state.nothing_to_draw_apart"))
    steps.add(Drew(pending.player, tiles, apart=True))


def challenge(steps: Steps, words: Sequence[str], by: int) -> None:
    """Stop the clocks and put *words* of the pending play before the judge; it cannot be undone.

    Raise StateError where no play may be challenged, and for a word that the play did not make.
    """
    _may_speak(steps.state, by)
    made = {word.text: word for word in open_words(steps.layout, steps.state)}
    latin = steps.layout.script == "latin"
    named = dict.fromkeys(word.strip().upper() if latin else canonical(word) for word in words)
    if not named:
        raise StateError(message("state.no_words"))
    for word in named:
        if word not in made:
            raise StateError(message("state.not_made", word=word, words=", ".join(made)))
    steps.add(Challenged(by, tuple(named)))


def settle(steps: Steps, ruling: bool | None) -> bool:  # noqa: FBT001  the judge's yes or no
    """Settle the challenge: one answer to all its words (C11); return whether the play stands.

    *ruling* is the judge's, which is final; None leaves it to the word list. Raise StateError
    where no list has authority over a word: then only the judge can say.
    """
    state = steps.state
    challenged, pending = state.challenged, state.pending
    if challenged is None or pending is None:
        raise StateError(message("state.no_challenge"))
    if ruling is None:
        ruling = _listed(steps.spec, state, challenged.words)
    by = challenged.player
    if ruling:
        points = _cost(steps.layout, len(challenged.words))
        if points:
            total, rack = state.scores[by] - points, state.racks[by]
            steps.add(ChallengeLost(by, -points, total=total, rack=rack))
        accept(steps, by)
        if steps.layout.rules.turn.challenge == "double" and steps.state.ended is None:
            total, rack = steps.state.scores[by], steps.state.racks[by]
            steps.add(TurnLost(by, total=total, rack=rack))
        return True
    player = pending.player
    total, rack = state.scores[player] - pending.points, state.racks[player]
    steps.add(Withdrawn(player, -pending.points, total=total, rack=rack))
    end_if_over(steps, player)
    return False


def _may_speak(state: State, by: int) -> Pending:
    if state.pending is None:
        raise StateError(message("state.nothing_pending"))
    if state.challenged is not None:
        raise StateError(message("state.being_judged"))
    if by == state.pending.player or not 0 <= by < state.players:
        raise StateError(message("state.not_opponent"))
    return state.pending


def _listed(spec: GameSpec, state: State, names: Sequence[str]) -> bool:
    """Judge the words by the list; a bad one decides before an open one does."""
    play = spec.rules.play
    unknown = ""
    for word in open_words(spec.layout, state):
        if word.text not in names or acceptable(word.cells, spec.lexicon, play):
            continue
        doubled = bool(play.doubler) and word.cells[-1].base == play.doubler
        looked_up = compose(word.cells[:-1]) if doubled and play.yamok == "any_word" else word.text
        if spec.lexicon.authority_for(looked_up) != "none":
            return False
        unknown = word.text
    if unknown:
        raise StateError(message("state.ask_the_judge", words=", ".join(names)))
    return True


def _cost(layout: Layout, words: int) -> int:
    """Return the points that a failed challenge of *words* costs the challenger (S5, T12)."""
    rules = layout.rules.turn
    if rules.challenge == "penalty":
        return rules.challenge_penalty * words
    return rules.challenge_penalty if rules.challenge == "protest" else 0
