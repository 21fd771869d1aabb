"""A game printed with everything it answers, for tests/golden.

``python -m tests.playthrough`` writes the files anew. Whoever changes what a game answers sees the
difference there, line by line, and judges it by the rules; the files are no source of expected
values for anything else. ``tests/game/test_golden.py`` holds what it can against a second source,
and the head of each file says what that is.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.random_games import GAMES, drawn
from thaigame.game.events import Played
from thaigame.game.game import Game
from thaigame.game.moves import Exchange, Pass, Play
from thaigame.movegen.legal import LegalMoves, generator_for
from thaigame.notation import format_move, spaced_rack, write_position
from thaigame.render import board_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.game.moves import Move

GOLDEN: Final = Path(__file__).parent / "golden"
SEED: Final = 7
HELD: Final = (
    "held against the second scorer: every score",
    "held against the reference generator, for racks without a blank: legal moves, best score",
    "as the program printed it: draws, lifted tiles, clocks, unseen tiles, the parts of a score",
)
"""What of a file is known from elsewhere, and what is not."""


def playthrough(name: str) -> str:
    """Return the text of a game of *name* between players who lay the best play they have."""
    return "\n".join(_lines(name)) + "\n"


def _lines(name: str) -> Iterator[str]:
    spec = drawn(name)
    game = Game(spec, seed=SEED, names=("Nok", "Lek"), now=0)
    yield f"{name}, seed {SEED}, {' and '.join(game.names)}"
    yield from HELD
    shown = 0
    turn = now = 0
    while game.outcome() is None:
        turn += 1
        now += 37
        yield ""
        yield f"turn {turn}: seat {game.turn}"
        yield f"  {write_position(game.position)}"
        yield from _seen(game)
        move = _choice(game, turn)
        yield f"  legal: {LegalMoves(game).count()}, {move in LegalMoves(game)}"
        yield f"  {format_move(move, game.position)}"
        if isinstance(move, Play):
            yield from _scored(game, move)
        game.push(move, now=now)
        yield f"  {game.phase}, clocks {game.clocks}"
        yield from _answered(game, turn, now)
        for event in game.events[shown:]:
            yield f"  {_short(event)}"
        shown = len(game.events)
    yield ""
    yield board_text(spec.layout, game.board)
    yield f"{game.outcome()}"
    yield f"{game!r} after {game.ply} requests and {len(game.events)} events"
    while game.ply:
        game.pop()
    yield f"taken back: {write_position(game.position)}"


def _seen(game: Game) -> Iterator[str]:
    seen = game.observation(game.turn)
    unseen = " ".join(f"{kind}{count}" for kind, count in seen.unseen.items())
    yield f"  rack {spaced_rack(seen.rack, game.spec.layout)}, bag {seen.bag_count}"
    yield f"  unseen {unseen}"


def _scored(game: Game, move: Play) -> Iterator[str]:
    score = game.score(move)
    for word in score.words:
        parts = " ".join(
            f"{line.text}{line.points}" + (f"[{line.premium}]" if line.premium else "")
            for line in word.lines
        )
        yield f"    {word.word} {word.score}: {parts}"
    yield f"    bonus {score.bonus}, in all {score.total}"


def _answered(game: Game, turn: int, now: int) -> Iterator[str]:
    """Answer a pending play: now and then it is held, challenged in vain or challenged off."""
    if game.pending is None:
        return
    words = game.pending_words
    if turn % 5 == 0:
        game.challenge(words[:1], now=now + 5)
        yield f"  challenged: {words[0]}; stands: {game.settle(ruling=turn % 10 != 0)}"
        return
    if turn % 4 == 0 and game.spec.rules.turn.hold_seconds:
        game.hold(now=now + 1)
    game.accept(now=now + 9)


def _choice(game: Game, turn: int) -> Move:
    if turn % 6 == 0 and game.bag_count >= game.spec.rules.turn.exchange_minimum:
        return Exchange(tuple(game.racks[game.turn][:2]))
    position = game.position
    plays = generator_for(game.spec).plays(position)
    if not plays:
        return Pass()
    most = max(play.score for play in plays)
    best = [play.play for play in plays if play.score == most]
    return min(best, key=lambda place: format_move(place, position))


def _short(event: object) -> str:
    """Show an event; a play's squares were told by its move."""
    if isinstance(event, Played):
        return f"Played(player={event.player}, points={event.points}, total={event.total})"
    return str(event)


def main() -> None:
    """Write every file anew."""
    GOLDEN.mkdir(exist_ok=True)
    for name in GAMES:
        (GOLDEN / f"{name}.txt").write_text(playthrough(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
