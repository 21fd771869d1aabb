"""What each event does to the state: the one place that says what follows from a turn.

A game is the fold of its events, so a record that holds them all replays to the same board,
racks, bag, clocks and scores (A11). Positions and records that tell less go through the same
functions: what is not known stays so. Nothing is judged here; the requests have done that, and
whoever replays a record from elsewhere checks it first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.chance import Random
from thaigame.errors import StateError
from thaigame.game import events as ev
from thaigame.game.board import laid, lifted, runs_made
from thaigame.game.state import Pending, State, with_at
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from thaigame.game.board import Board
    from thaigame.game.events import Event, Names
    from thaigame.game.moves import Play
    from thaigame.game.spec import GameSpec
    from thaigame.game.state import Termination
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Rack


def apply(layout: Layout, state: State, event: Event) -> State:
    """Return the state after *event*.

    Raise StateError for an event that cannot happen in *state*: a tile that is not there, a
    withdrawal of nothing.
    """
    if state.table and (
        not isinstance(event, ev.StartDrawn) or event.player in {d.player for d in state.table}
    ):
        state = table_back(state)
    return _EFFECTS[type(event)](layout, state, event)


def table_back(state: State) -> State:
    """Return the state with the tiles drawn for the start back in the bag, which is shaken."""
    return _into_bag(state, [draw.tile for draw in state.table])._replace(table=())


class Steps:
    """A request under way: the events it gives so far, and the state after them.

    A request that is refused half way is thrown away whole (A11).
    """

    __slots__ = ("events", "layout", "spec", "state")

    def __init__(self, spec: GameSpec, state: State) -> None:
        """Begin at *state*."""
        self.spec: GameSpec = spec
        self.layout: Layout = spec.layout
        self.state: State = state
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Let *event* happen."""
        self.state = apply(self.layout, self.state, event)
        self.events.append(event)


def tell_lifted(steps: Steps, before: Board, after: Board) -> None:
    """Add the event that tells which stacks of *before* are gone, if any, and their tiles."""
    squares = tuple([at for at, was in enumerate(before) if was is not None and after[at] is None])
    if squares:
        _, names = lifted(before, squares, steps.layout.tiles)
        steps.add(ev.Lifted(squares, names))


def after_play(layout: Layout, board: Board, play: Play) -> tuple[Board, Names]:
    """Return the board after *play*, and the tiles that it put out of play.

    Those are the covered ones (K18) and, where the game lifts old words, theirs: every stack goes
    that is no part of a word made this turn, or of the main word, as ``keep`` says (P7, K8).
    """
    tiles, rules = layout.tiles, layout.rules.play
    board, covered = laid(board, play, tiles)
    out = tuple([tiles.returned(tile) for tile in covered])
    if not rules.lift:
        return board, out
    runs = runs_made(board, play, layout.grid)
    kept = set(play.squares)
    for squares, _ in runs[:1] if rules.keep == "main_word" else runs:
        kept.update(squares)
    old = [at for at, stack in enumerate(board) if stack is not None and at not in kept]
    if not old:
        return board, out
    board, names = lifted(board, old, tiles)
    return board, (*out, *names)


def _start_drawn(layout: Layout, state: State, event: ev.StartDrawn) -> State:
    del layout
    bag = _out_of_bag(state, (event.tile,))
    return state._replace(bag=bag, table=(*state.table, event))


def _drew(layout: Layout, state: State, event: ev.Drew) -> State:
    bag = _out_of_bag(state, event.tiles)
    if event.apart:
        pending = _pending(state)
        apart = (*pending.apart, *event.tiles)
        return state._replace(bag=bag, pending=pending._replace(apart=apart))
    racks = _with_rack(layout, state, event.player, add=event.tiles)
    return state._replace(bag=bag, racks=racks, drawn=(*state.drawn, event))


def _overdrew(layout: Layout, state: State, event: ev.Overdrew) -> State:
    state = state._replace(bag=_out_of_bag(state, event.tiles))
    racks = _with_rack(layout, state, event.player, take=event.returned, first=event.tiles)
    drawn = tuple(draw for draw in state.drawn if draw.player != event.player)
    return _into_bag(state, event.returned)._replace(racks=racks, drawn=drawn)


def _played(layout: Layout, state: State, event: ev.Played) -> State:
    """Lay the play and lift the old words; the next player has the turn (C7)."""
    move, player = event.move, event.player
    state = _stood(layout, state)
    board, out = after_play(layout, state.board, move)
    racks = _with_rack(layout, state, player, take=[tile.kind for tile in move.tiles])
    turn, owed = _turn_after(state, player)
    return state._replace(
        board=board,
        racks=racks,
        scores=with_at(state.scores, player, event.points),
        out=(*state.out, *out),
        owed=owed,
        turn=turn,
        scoreless=0,
        pending=Pending(player, move, event.points, state.board, state.out, state.scoreless),
        drawn=(),
    )


def _exchanged(layout: Layout, state: State, event: ev.Exchanged) -> State:
    state = _stood(layout, state)
    racks = _with_rack(layout, state, event.player, take=event.tiles)
    state = _into_bag(state, event.tiles)._replace(racks=racks)
    return _turn_without_score(layout, state, event.player, "exchange")


def _passed(layout: Layout, state: State, event: ev.Passed) -> State:
    return _turn_without_score(layout, _stood(layout, state), event.player, "pass")


def _turn_lost(layout: Layout, state: State, event: ev.TurnLost) -> State:
    """C12: the challenger's next turn is lost, whether it comes now or later."""
    del layout
    if event.player == state.turn:
        turn, owed = _turn_after(state, event.player)
        return state._replace(owed=owed, turn=turn)
    return state._replace(owed=with_at(state.owed, event.player, 1))


def _held(layout: Layout, state: State, event: ev.Held) -> State:
    del layout
    return state._replace(pending=_pending(state)._replace(held=event.player))


def _challenged(layout: Layout, state: State, event: ev.Challenged) -> State:
    del layout
    _pending(state)
    return state._replace(challenged=event)


def _accepted(layout: Layout, state: State, event: ev.Accepted) -> State:
    del event
    _pending(state)
    return _stood(layout, state)


def _withdrawn(layout: Layout, state: State, event: ev.Withdrawn) -> State:
    pending = _pending(state)
    back = [layout.tiles.returned(tile) for tile in pending.move.tiles]
    counts = "withdrawn" in layout.rules.end.scoreless
    if pending.apart:
        state = _into_bag(state, pending.apart)
    return state._replace(
        board=pending.board,
        racks=_with_rack(layout, state, event.player, add=back),
        scores=with_at(state.scores, event.player, event.points),
        out=pending.out,
        scoreless=pending.scoreless + 1 if counts else 0,
        pending=None,
        challenged=None,
    )


def _points(layout: Layout, state: State, event: ev.ChallengeLost | ev.TimePenalty) -> State:
    del layout
    return state._replace(scores=with_at(state.scores, event.player, event.points))


def _lifted(layout: Layout, state: State, event: ev.Lifted) -> State:
    """Lift what still lies there: a play has lifted its old words before the log says so."""
    there = [square for square in event.squares if state.board[square] is not None]
    if not there:
        return state
    board, names = lifted(state.board, there, layout.tiles)
    return state._replace(board=board, out=(*state.out, *names))


def _restarted(layout: Layout, state: State, event: ev.Restarted) -> State:
    del event
    board, names = lifted(state.board, range(len(state.board)), layout.tiles)
    return state._replace(board=board, out=(*state.out, *names), scoreless=0)


def _clocked(layout: Layout, state: State, event: ev.Clocked) -> State:
    del layout
    _must_have_clocks(state)
    change = event.seconds - state.clocks[event.player]
    return state._replace(clocks=with_at(state.clocks, event.player, change))


def _adjusted(layout: Layout, state: State, event: ev.Adjusted) -> State:
    del layout
    scores, clocks = state.scores, state.clocks
    if event.points:
        scores = with_at(scores, event.player, event.points)
    if event.seconds:
        _must_have_clocks(state)
        clocks = with_at(clocks, event.player, event.seconds)
    return state._replace(scores=scores, clocks=clocks)


def _no_show(layout: Layout, state: State, event: ev.NoShow) -> State:
    points = layout.rules.end.no_show_points if event.round_lost else 0
    scores = tuple(0 if seat == event.player else points for seat in range(state.players))
    return state._replace(scores=scores, ended="no-show", absent=event.player)


def _stopped(layout: Layout, state: State, event: ev.Stopped) -> State:
    del layout, event
    return state._replace(ended="stopped", pending=None)


def _end_count(layout: Layout, state: State, event: ev.EndCount) -> State:
    del layout
    ended: Termination = "scoreless" if event.player == event.owner else "out"
    return state._replace(
        scores=with_at(state.scores, event.player, event.points),
        ended=state.ended or ended,
    )


_EFFECTS: Final[dict[type, Callable[..., State]]] = {
    ev.StartDrawn: _start_drawn,
    ev.Drew: _drew,
    ev.Overdrew: _overdrew,
    ev.Played: _played,
    ev.Exchanged: _exchanged,
    ev.Passed: _passed,
    ev.TurnLost: _turn_lost,
    ev.Held: _held,
    ev.Accepted: _accepted,
    ev.Challenged: _challenged,
    ev.Withdrawn: _withdrawn,
    ev.ChallengeLost: _points,
    ev.Lifted: _lifted,
    ev.Restarted: _restarted,
    ev.Clocked: _clocked,
    ev.Adjusted: _adjusted,
    ev.TimePenalty: _points,
    ev.NoShow: _no_show,
    ev.Stopped: _stopped,
    ev.EndCount: _end_count,
}


def _turn_without_score(layout: Layout, state: State, player: int, kind: str) -> State:
    """A15: a turn that counts lengthens the row, any other breaks it."""
    counts = kind in layout.rules.end.scoreless
    turn, owed = _turn_after(state, player)
    scoreless = state.scoreless + 1 if counts else 0
    return state._replace(scoreless=scoreless, owed=owed, turn=turn, drawn=())


def _turn_after(state: State, player: int) -> tuple[int, tuple[int, ...]]:
    """Return whose turn comes after *player*'s, and what is owed then: who owes is passed over."""
    owed = state.owed
    seat = (player + 1) % len(owed)
    while owed[seat]:
        owed = with_at(owed, seat, -1)
        seat = (seat + 1) % len(owed)
    return seat, owed


def _stood(layout: Layout, state: State) -> State:
    """Let a pending play stand; the tiles drawn apart for it go on the rack (C10)."""
    pending = state.pending
    if pending is None:
        return state
    racks = state.racks
    if pending.apart:
        racks = _with_rack(layout, state, pending.player, add=pending.apart)
    return state._replace(racks=racks, pending=None, challenged=None)


def _must_have_clocks(state: State) -> None:
    if not state.clocks:
        raise StateError(message("state.no_clock"))


def _pending(state: State) -> Pending:
    if state.pending is None:
        raise StateError(message("state.nothing_pending"))
    return state.pending


def _out_of_bag(state: State, tiles: Names) -> Names | None:
    """Take *tiles* out: from the top, or from wherever they are when somebody else shook."""
    bag, count = state.bag, len(tiles)
    if bag is None:
        return None
    if bag[:count] == tiles:
        return bag[count:]
    rest = list(bag)
    for name in tiles:
        if name not in rest:
            raise StateError(message("state.not_in_bag", tile=name))
        rest.remove(name)
    return tuple(rest)


def _into_bag(state: State, tiles: Iterable[str]) -> State:
    """Put *tiles* into the bag and shake it."""
    if state.bag is None:
        return state
    random = Random(state.chance)
    bag = [*state.bag, *tiles]
    random.shuffle(bag)
    return state._replace(bag=tuple(bag), chance=random.state)


def _with_rack(
    layout: Layout,
    state: State,
    player: int,
    *,
    take: Iterable[str] = (),
    add: Iterable[str] = (),
    first: Iterable[str] = (),
) -> tuple[Rack | None, ...]:
    """Return the racks, *player*'s with *first* added, *take* taken and *add* added."""
    rack = state.racks[player]
    if rack is None:
        return state.racks
    rest = layout.tiles.rack([*rack, *first]).without(take) if first else rack.without(take)
    if rest is None:
        raise StateError(message("state.not_on_rack", tiles=" ".join(rack.lacks(take))))
    held = layout.tiles.rack([*rest, *add]) if add else rest
    return (*state.racks[:player], held, *state.racks[player + 1 :])
