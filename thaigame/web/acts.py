"""What people at a table can ask for: each act a request to the game, judged by the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from thaigame.errors import ThaigameError
from thaigame.game.apply import Steps
from thaigame.game.moves import Exchange, Pass, Play
from thaigame.game.rules import may_exchange
from thaigame.game.state import bag_count
from thaigame.game.turns import accept_pending, challenge_rule, speaker
from thaigame.texts import message
from thaigame.web.drafts import place, read_draft

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from thaigame.game.game import Game


class ActError(ThaigameError):
    """An act that this seat cannot ask for now, or that is none."""


class Asked(NamedTuple):
    """Who asks: the ``seat``, None for none; with which rights; what; at which second."""

    seat: int | None
    is_host: bool
    data: Mapping[str, Any]
    now: int | None


def do(game: Game, act: str, asked: Asked) -> None:
    """Do *act* in *game*, which changes; raise what the game raises, and ActError.

    Who may speak is asked here, as people sit at seats; what may be done is the game's to say.
    """
    found = _ACTS.get(act)
    if found is None or (act == "move" and not isinstance(asked.data.get("play"), Play)):
        raise ActError(message("web.no_act"))
    if act in _HOST_ONLY and not asked.is_host:
        raise ActError(message("web.host_only"))
    if act in _SEATED and asked.seat is None:
        raise ActError(message("web.not_seated"))
    found(game, asked)


def _in_turn(game: Game, asked: Asked) -> int:
    if asked.seat is None or asked.seat != game.turn:
        raise ActError(message("web.not_your_turn"))
    return asked.seat


def _play(game: Game, asked: Asked) -> None:
    seat = _in_turn(game, asked)
    layout = game.spec.layout
    draft = read_draft(asked.data.get("draft"), layout)
    game.push(place(draft, game.observation(seat).position).play(layout), now=asked.now)


def _move(game: Game, asked: Asked) -> None:
    """Make the move of a player of the computer's, which is a value: no page can send one."""
    _in_turn(game, asked)
    game.push(asked.data["play"], now=asked.now)


def _exchange(game: Game, asked: Asked) -> None:
    _in_turn(game, asked)
    tiles = _texts(asked.data.get("tiles"))
    known = game.spec.layout.tiles.by_name
    if not tiles or any(name not in known for name in tiles):
        raise ActError(message("web.which_tiles"))
    game.push(Exchange(tuple(game.spec.layout.tiles.rack(tiles))), now=asked.now)


def _pass(game: Game, asked: Asked) -> None:
    _in_turn(game, asked)
    game.push(Pass(), now=asked.now)


def _accept(game: Game, asked: Asked) -> None:
    """Only who is to answer lets a play stand: the holder, or the next player."""
    pending = game.pending
    held = None if pending is None else pending.held
    if asked.seat != (speaker(game.state, None) if held is None else held):
        raise ActError(message("web.not_your_answer"))
    game.accept(by=asked.seat, now=asked.now)


def _hold(game: Game, asked: Asked) -> None:
    game.hold(by=asked.seat, now=asked.now)


def _draw_apart(game: Game, asked: Asked) -> None:
    pending = game.pending
    if pending is None or pending.player != asked.seat or asked.now is None:
        raise ActError(message("web.not_your_answer"))
    game.draw_apart(now=asked.now)


def _challenge(game: Game, asked: Asked) -> None:
    words = _texts(asked.data.get("words"))
    game.challenge(words, by=asked.seat, now=asked.now)


def _settle(game: Game, asked: Asked) -> None:
    """Let the list answer; where it has no authority, the host or referee says yes or no."""
    ruling = asked.data.get("ruling")
    if ruling is not None and not (asked.is_host and isinstance(ruling, bool)):
        raise ActError(message("web.host_only"))
    game.settle(ruling=ruling, now=asked.now)


def _stop(game: Game, asked: Asked) -> None:
    game.stop(_reason(asked), now=asked.now)


def _adjust(game: Game, asked: Asked) -> None:
    seat, seconds, points = (asked.data.get(name, 0) for name in ("seat", "seconds", "points"))
    if not all(isinstance(each, int) and abs(each) < 100_000 for each in (seat, seconds, points)):  # noqa: PLR2004  a day of seconds
        raise ActError(message("web.no_act"))
    game.adjust(seat, seconds=seconds, points=points, reason=_reason(asked), now=asked.now)


def _reason(asked: Asked) -> str:
    return str(asked.data.get("reason", ""))[:200]


def _texts(value: object) -> tuple[str, ...]:
    most = 60
    if not isinstance(value, list) or len(value) > most:
        return ()
    return tuple(each for each in value if isinstance(each, str))


_ACTS: Final[Mapping[str, Callable[[Game, Asked], None]]] = {
    "play": _play,
    "move": _move,
    "exchange": _exchange,
    "pass": _pass,
    "accept": _accept,
    "hold": _hold,
    "draw_apart": _draw_apart,
    "challenge": _challenge,
    "settle": _settle,
    "stop": _stop,
    "adjust": _adjust,
}
_HOST_ONLY: Final = frozenset({"stop", "adjust"})
_SEATED: Final = frozenset(
    {"play", "move", "exchange", "pass", "accept", "hold", "draw_apart", "challenge"}
)


def _moves(game: Game, seat: int) -> list[str]:
    """Return which moves there are for *seat*, whose move lets a pending play stand.

    That play may end the game, and its player draws before the bag is looked at (A1).
    """
    state = game.state
    if game.pending is not None:
        if game.pending.held not in {None, seat}:
            return []
        steps = Steps(game.spec, state)
        accept_pending(steps, seat)
        state = steps.state
        if state.ended is not None:
            return []
    layout = game.spec.layout
    changing = ["exchange"] if may_exchange(layout, bag_count(layout, state)) else []
    return ["play", "pass", *changing]


def may(game: Game, seat: int | None, *, is_host: bool, timed: bool) -> list[str]:
    """Return the acts that make sense for *seat* now: those whose buttons are enabled.

    It follows from what everybody sees, so it tells nothing of a rack or the bag's order.
    """
    if game.is_over:
        return ["adjust"] if is_host else []
    found = ["stop", "adjust"] if is_host and game.phase != "challenged" else []
    if game.phase == "challenged":
        return [*found, "settle", *(["rule"] if is_host else [])]
    if seat is None:
        return found
    turn = game.spec.rules.turn
    pending = game.pending
    if seat == game.turn:
        found += _moves(game, seat)
    if pending is None:
        return found
    if seat != pending.player and challenge_rule(game.spec.layout).open:
        found.append("challenge")
        if turn.hold_seconds and pending.held is None:
            found.append("hold")
    answers = speaker(game.state, None) if pending.held is None else pending.held
    if seat == answers:
        found.append("accept")
    if timed and seat == pending.player and pending.held is not None and not pending.apart:
        found.append("draw_apart")
    return found
