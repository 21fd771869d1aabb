"""What happened at the table, in words that everybody there may hear."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from thaigame.game.board import words_made
from thaigame.game.events import (
    Accepted,
    Adjusted,
    Challenged,
    ChallengeLost,
    EndCount,
    Exchanged,
    Held,
    Lifted,
    Passed,
    Played,
    Restarted,
    StartDrawn,
    Stopped,
    TimePenalty,
    TurnLost,
    Withdrawn,
)
from thaigame.notation.tile_text import spaced_rack
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.events import Event
    from thaigame.game.game import Game
    from thaigame.texts.keys import Key

_TURNS: Final = (Played, Exchanged, Passed)


def name_of(game: Game, seat: int) -> str:
    """Return what the player at *seat* is called."""
    return game.names[seat] if game.names else str(message("play.player", number=seat + 1))


def told(game: Game, since: int) -> list[str]:
    """Return a line for each event of *game* from the one numbered *since* that people hear of."""
    lines = (told_event(game, at) for at in range(since, len(game.events)))
    return [line for line in lines if line]


def start_draw(game: Game) -> str:
    """Return who drew what for the start and who began, nothing where nobody drew."""
    drawn: dict[int, list[str]] = {}
    for event in game.events:
        if isinstance(event, StartDrawn):
            drawn.setdefault(event.player, []).append(spaced_rack([event.tile], game.spec.layout))
    if not drawn:
        return ""
    draws = " · ".join(f"{name_of(game, seat)} {', '.join(drawn[seat])}" for seat in sorted(drawn))
    return str(message("play.start_draw", draws=draws, name=name_of(game, 0)))


def latest(game: Game) -> list[str]:
    """Return what was last told at the table, for people who come back to it."""
    turns = [at for at, event in enumerate(game.events) if isinstance(event, _TURNS)]
    return told(game, turns[-1]) if turns else []


def pending_play(game: Game) -> str:
    """Return the play that awaits an answer: its words with their points, nothing without one."""
    pending = game.pending
    if pending is None:
        return ""
    score = game.spec.score(replace(game.position, board=pending.board), pending.move)
    parts = [f"{word.word} {word.score}" for word in score.words]
    if score.bonus:
        parts.append(str(message("play.bonus", points=score.bonus)))
    if len(parts) == 1:
        parts = [score.words[0].word]
    return _played(game, pending.player, parts, pending.points, game.scores[pending.player])


def _played(game: Game, seat: int, words: Sequence[str], points: int, total: int | None) -> str:
    name, made = name_of(game, seat), ", ".join(words)
    return str(message("play.played", name=name, words=made, points=points, total=total))


def told_event(game: Game, at: int) -> str:
    """Return the line of the event numbered *at* from 0, "" for one that goes without saying."""
    layout, pending, event = game.spec.layout, game.pending, game.events[at]
    if isinstance(event, Played):
        if pending is not None and pending.move is event.move:
            return pending_play(game)
        return _played(game, event.player, _words(game, event), event.points, event.total)
    name = name_of(game, event.player) if hasattr(event, "player") else ""
    key: Key | None
    values: dict[str, object] = {}
    match event:
        case Exchanged():
            key, values = "play.exchanged", {"count": len(event.tiles)}
        case Passed():
            key = "play.passed"
        case TurnLost():
            key = "play.turn_lost"
        case Held():
            key = "play.held"
        case Challenged():
            key = "play.challenged"
            values = {"words": ", ".join(event.words), "count": len(event.words)}
        case Accepted():
            key = "play.stands" if _was_challenged(game.events[:at]) else None
        case Withdrawn():
            key = "play.withdrawn"
        case ChallengeLost():
            key, values = "play.challenge_lost", {"points": f"{event.points:+}"}
        case Lifted():
            key, values = "play.lifted", {"tiles": spaced_rack(event.tiles, layout)}
        case Restarted():
            key = "play.restarted"
        case EndCount():
            key = "play.end_count"
            values = {"points": f"{event.points:+}", "tiles": spaced_rack(event.tiles, layout)}
        case TimePenalty():
            key, values = "play.time_penalty", {"points": f"{event.points:+}"}
        case Adjusted():
            key = "play.adjusted"
            values = {"points": f"{event.points:+}", "seconds": f"{event.seconds:+}"}
        case Stopped():
            key = "play.stopped"
        case _:
            key = None
    return str(message(key, name=name, **values)) if key else ""


def _was_challenged(events: Sequence[Event]) -> bool:
    """Return whether the play at the end of *events* was challenged."""
    for event in reversed(events):
        if isinstance(event, Challenged | Played):
            return isinstance(event, Challenged)
    return False


def _words(game: Game, event: Played) -> list[str]:
    """Return the words of a play, its first square where they are off the board again."""
    board, grid = game.board, game.spec.grid
    for lay in event.move.lays:
        stack = board[lay.square]
        if stack is None or stack.cell != lay.cell:
            return [grid.name(min(event.move.squares))]
    return [word.text for word in words_made(board, event.move, grid)]
