"""What players ask for, judged, and the events that it gives (A7, A10, C5, C7, C10 to C12).

A turn is a play, an exchange or a pass; a play is then accepted, held or challenged. What each
event changes is ``apply``'s to say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable  # noqa: TC003  a NamedTuple's annotations are looked at
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.arguments import shown
from thaigame.chance import Random
from thaigame.errors import IllegalMoveError, StateError
from thaigame.game.apply import Steps, tell_lifted
from thaigame.game.board import laid, words_made
from thaigame.game.ending import count_own, due, end_if_due, restart
from thaigame.game.events import (
    Accepted,
    Challenged,
    ChallengeLost,
    Clocked,
    Drew,
    Exchanged,
    Held,
    NoShow,
    Overdrew,
    Passed,
    Played,
    Stopped,
    TurnLost,
    Withdrawn,
)
from thaigame.game.judging import together, verdict
from thaigame.game.moves import Exchange, Play
from thaigame.game.playable import game_form, spelt
from thaigame.game.rules import violations
from thaigame.game.state import position_of, state_of
from thaigame.text.alphabet import CUT
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from thaigame.game.board import Word
    from thaigame.game.events import Names
    from thaigame.game.moves import Challenge, Move
    from thaigame.game.position import Position
    from thaigame.game.rules import Violation
    from thaigame.game.spec import GameSpec
    from thaigame.game.state import Pending, State
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.ruleset import TurnRules
    from thaigame.texts.keys import Key


class ChallengeRule(NamedTuple):
    """What a challenge that fails costs (S5, P12, C12, K13, T12): a turn, or points.

    ``points`` is what is paid under the game's rules for so many words, by a figure that no other
    system has. Where no play may be challenged (``open`` off) an unlisted word is refused instead.
    """

    turn: bool = False
    points: Callable[[TurnRules, int], int] = lambda _rules, _words: 0
    open: bool = True


_SYSTEMS: Final[Mapping[str, ChallengeRule]] = {
    "double": ChallengeRule(turn=True),
    "single": ChallengeRule(),
    "penalty": ChallengeRule(points=lambda rules, words: rules.challenge_penalty * words),
    "protest": ChallengeRule(points=lambda rules, _words: rules.protest_cost),
    "void": ChallengeRule(open=False),
}


def challenge_rule(layout: Layout) -> ChallengeRule:
    """Return how plays are challenged in this game."""
    return _SYSTEMS[layout.rules.turn.challenge]


# -- who may speak


def must_go_on(steps: Steps) -> None:
    """Raise StateError where the game is over or words are before the judge."""
    if steps.state.ended is not None:
        raise StateError(message("state.over"))
    if steps.state.challenged is not None:
        raise StateError(message("state.being_judged"))


def must_sit(state: State, seat: object) -> int:
    """Return *seat*; raise StateError where nobody has it."""
    if not isinstance(seat, int) or not 0 <= seat < state.players:
        raise StateError(message("state.no_seat", seat=shown(seat), last=state.players - 1))
    return seat


def speaker(state: State, by: int | None) -> int:
    """Return who answers the pending play: *by*, or the next player."""
    if by is not None:
        return must_sit(state, by)
    if state.pending is not None and state.pending.player == state.turn:
        # All others have lost their turns, so the player moves again and another answers.
        return (state.turn + 1) % state.players
    return state.turn


def _may_speak(state: State, by: int) -> Pending:
    if state.pending is None:
        raise StateError(message("state.nothing_pending"))
    if state.challenged is not None:
        raise StateError(message("state.being_judged"))
    if by == state.pending.player:
        raise StateError(message("state.not_opponent"))
    return state.pending


# -- a turn


def play_on(steps: Steps, move: Move) -> None:
    """Let the player to move make *move*, which lets a pending play stand.

    Placement and tiles are always judged; words only where no play may be challenged (S5,
    ``void``). Raise IllegalMoveError with every violation.
    """
    must_go_on(steps)
    if steps.state.pending is not None:
        accept_pending(steps, speaker(steps.state, None))
        if steps.state.ended is not None:
            raise StateError(message("state.accept_last"))
    position = position_of(steps.layout, steps.state)
    challenged = challenge_rule(steps.layout).open
    _must_be_legal(violations(position, move, None if challenged else steps.spec.lexicon))
    player = steps.state.turn
    _make(steps, position, move)
    if isinstance(move, Play):
        if not challenged:
            accept(steps, steps.state.turn)
        return
    if isinstance(move, Exchange):
        draw_up(steps, player)  # S14: the tiles have gone into the bag first
    end_if_due(steps, player)


def after(spec: GameSpec, position: Position, move: Move) -> Position:
    """Return the position after *move*, seen by the next player.

    A play counts as accepted. Nothing is drawn, and where the game ends nothing is counted.
    """
    steps = Steps(spec, state_of(position))
    _make(steps, position, move)
    if due(spec.layout, steps.state, 0) == "restart":
        restart(steps)
    found, bag = position_of(spec.layout, steps.state), steps.state.bag
    told = None if bag is None else tuple(spec.tiles.rack(bag))
    return replace(found, bag=told, options=position.options)


def accept(steps: Steps, by: int) -> None:
    """Let the pending play stand: its player draws, and the next turn begins (C7)."""
    pending = steps.state.pending
    if pending is None:
        return
    steps.add(Accepted(by))
    draw_up(steps, pending.player)
    end_if_due(steps, pending.player)


def accept_pending(steps: Steps, by: int | None) -> None:
    """Let the pending play stand by the word of *by*: the holder, or the next player."""
    pending = steps.state.pending
    if pending is not None and by is None:
        by = pending.held
    who = speaker(steps.state, by)
    if _may_speak(steps.state, who).held not in {None, who}:
        raise StateError(message("state.held_already"))
    accept(steps, who)


def draw_up(steps: Steps, player: int) -> None:
    """Draw until the rack is full or the bag is empty: as many as were played (A7)."""
    tiles = _to_draw(steps, player)
    if tiles:
        steps.add(Drew(player, tiles))


def _to_draw(steps: Steps, player: int) -> Names:
    missing = steps.layout.rules.play.rack_size - len(steps.state.rack(player))
    return (steps.state.bag or ())[:missing]


def _make(steps: Steps, position: Position, move: Move) -> None:
    """Add what *move* is as an event, and what it lifts."""
    player, state = steps.state.turn, steps.state
    rack, total = state.racks[player], state.scores[player]
    if isinstance(move, Play):
        points = steps.spec.score(position, move).total
        steps.add(Played(player, move, points, total=total + points, rack=rack))
        if steps.layout.rules.play.lift:
            tell_lifted(steps, state.board, steps.state.board)
    elif isinstance(move, Exchange):
        tiles = tuple(steps.layout.tiles.rack(move.tiles))
        steps.add(Exchanged(player, tiles, total=total, rack=rack))
    else:
        steps.add(Passed(player, total=total, rack=rack))


def _must_be_legal(found: Sequence[Violation]) -> None:
    if found:
        more = len(found) - 1
        key: Key = "state.illegal_more" if more else "state.illegal"
        told = message(key, fault=found[0].message, **({"more": more} if more else {}))
        raise IllegalMoveError(told, violations=tuple(found))


# -- holding and challenging


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
    tiles = _to_draw(steps, pending.player)
    if not tiles:
        raise StateError(message("state.nothing_to_draw_apart"))
    steps.add(Drew(pending.player, tiles, apart=True))


def challenge(steps: Steps, words: Sequence[str], by: int) -> None:
    """Stop the clocks and put *words* of the pending play before the judge; it cannot be undone.

    Raise StateError where no play may be challenged, and for a word that the play did not make.
    """
    _may_speak(steps.state, by)
    layout = steps.layout
    made = dict.fromkeys(spelt(word.cells, layout) for word in open_words(layout, steps.state))
    named = dict.fromkeys(_made(word, made, layout) for word in words)
    if not named:
        raise StateError(message("state.no_words"))
    steps.add(Challenged(by, tuple(named)))


def _made(word: str, made: Iterable[str], layout: Layout) -> str:
    """Return the one of the words *made* that *word* names, wherever its letters are cut."""
    form = game_form(word.strip(), layout)
    found = [each for each in made if each.replace(CUT, "") == form.replace(CUT, "")]
    if found:
        return form if form in found else found[0]
    raise StateError(message("state.not_made", word=form, words=", ".join(made)))


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
        ruling = _by_list(steps.spec, state, challenged.words)
    if ruling:
        _lose_challenge(steps, challenged)
        return True
    player = pending.player
    total, rack = state.scores[player] - pending.points, state.racks[player]
    steps.add(Withdrawn(player, -pending.points, total=total, rack=rack))
    end_if_due(steps, player)
    return False


def challenge_and_settle(steps: Steps, move: Challenge) -> None:
    """Challenge the pending play and let the word list settle it."""
    challenge(steps, move.words, speaker(steps.state, move.by))
    settle(steps, None)


def _by_list(spec: GameSpec, state: State, names: Sequence[str]) -> bool:
    """Let the word list judge the words called *names* together (C11)."""
    layout = spec.layout
    words = (word.cells for word in open_words(layout, state))
    challenged = (cells for cells in words if spelt(cells, layout) in names)
    ruling = together(verdict(cells, spec.lexicon, layout) for cells in challenged).acceptable
    if ruling is None:
        raise StateError(message("state.ask_the_judge", words=", ".join(names)))
    return ruling


def _lose_challenge(steps: Steps, challenged: Challenged) -> None:
    """Let the play stand, and the challenger pay what the game's system asks."""
    by, rule = challenged.player, challenge_rule(steps.layout)
    points = rule.points(steps.layout.rules.turn, len(challenged.words))
    if points:
        total, rack = steps.state.scores[by] - points, steps.state.racks[by]
        steps.add(ChallengeLost(by, -points, total=total, rack=rack))
    accept(steps, by)
    if rule.turn and steps.state.ended is None:
        total, rack = steps.state.scores[by], steps.state.racks[by]
        steps.add(TurnLost(by, total=total, rack=rack))


# -- tiles drawn over the rack's size (P13, C5)


def overdraw(
    steps: Steps, player: int, count: int, choose: Callable[[Names], Names] | None
) -> None:
    """Let *player*, who has just drawn, draw *count* tiles too many, and put it right.

    Until the first turn every player has just drawn: the first racks are counted, too (C5).

    ``surplus_out``: the opponent takes *count* of the tiles just drawn, which still lie on the
    table, and they go to the bag (C5). ``opponent_chooses``: the opponent takes one more than
    that from the rack without seeing them; *choose* gets those and returns the *count* that go to
    the bag; the last goes back (P13).
    """
    must_go_on(steps)
    must_sit(steps.state, player)
    state, tiles = steps.state, steps.layout.tiles
    bag = state.bag or ()
    drawn = [name for draw in state.drawn if draw.player == player for name in draw.tiles]
    if not drawn or not 1 <= count <= len(bag):
        raise StateError(message("state.no_overdraw"))
    surplus = bag[:count]
    # Which tiles are taken is chance; it leaves the bag's own generator alone.
    random = Random(state.chance ^ count)
    if steps.layout.rules.turn.overdraw == "surplus_out":
        pool = [*drawn, *surplus]
        random.shuffle(pool)
        taken = returned = tuple(tiles.rack(pool[:count]))
    else:
        pool = [*state.rack(player), *surplus]
        random.shuffle(pool)
        taken = tuple(tiles.rack(pool[: count + 1]))
        chosen = tuple(choose(taken)) if choose is not None else ()
        if len(chosen) != count or Counter(chosen) - Counter(taken):
            raise StateError(message("state.choose_overdrawn", count=count))
        returned = tuple(tiles.rack(chosen))
    steps.add(Overdrew(player, surplus, taken, returned))


# -- the referee (C3, S12, T16)


def stop(steps: Steps, reason: str) -> None:
    """End the game: a pending play stands, and each player loses the own rack."""
    must_go_on(steps)
    if steps.state.pending is not None:
        accept(steps, speaker(steps.state, None))
    if steps.state.ended is None:
        steps.add(Stopped(reason))
        count_own(steps)


def late(steps: Steps, player: int, seconds: int) -> None:
    """Take the *seconds* that *player* came late off that player's clock."""
    must_go_on(steps)
    must_sit(steps.state, player)
    if seconds <= 0:
        raise StateError(message("state.late_by", seconds=seconds))
    if not steps.state.clocks:
        raise StateError(message("state.no_clock"))
    steps.add(Clocked(player, steps.state.clocks[player] - seconds))


def no_show(steps: Steps, player: int, *, begun: bool, lost: bool) -> None:
    """End a game that has not *begun* because *player* did not come; *lost* is the round's."""
    must_go_on(steps)
    must_sit(steps.state, player)
    if begun:
        raise StateError(message("state.begun"))
    steps.add(NoShow(player, round_lost=lost))
