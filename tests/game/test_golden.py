"""One game of each kind, printed with every answer, is as it was when somebody last judged it.

What a second source can tell is held against it, so that the files are more than what was printed.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from dataclasses import replace
from math import prod
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.game.test_second_scorer import second_score
from tests.playthrough import GOLDEN, playthrough
from tests.random_games import GAMES, drawn
from tests.reference import reference_plays
from thaigame.game.moves import Play
from thaigame.notation import parse_move, read_position

if TYPE_CHECKING:
    from thaigame.game.position import Position

NIGHTLY = os.environ.get("THAIGAME_TESTS") == "nightly"


class Turn(NamedTuple):
    """A turn of a file: the position, how many moves were legal, the move, and what it scored."""

    position: Position
    legal: int
    move: str
    total: int | None


def turns(name: str) -> list[Turn]:
    """Return the turns of the file of a game."""
    text = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    found = []
    for part in text.split("\nturn ")[1:]:
        lines = part.splitlines()
        position = replace(read_position(lines[1].strip()), layout=drawn(name).layout)
        at, legal = next(
            (at, int(told[1]))
            for at, line in enumerate(lines)
            if (told := re.fullmatch(r"  legal: (\d+), True", line))
        )
        total = re.search(r"^    bonus \d+, in all (\d+)$", part, re.MULTILINE)
        found.append(Turn(position, legal, lines[at + 1].strip(), int(total[1]) if total else None))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_playthrough_is_as_it_was(name: str) -> None:
    kept = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    # Written anew by ``python -m tests.playthrough``; look at every line that changes.
    assert playthrough(name).splitlines() == kept.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_the_second_scorer_gives_every_score_of_the_playthrough(name: str) -> None:
    rules = drawn(name).rules.play
    compared = 0
    for turn in turns(name):
        move = parse_move(turn.move, turn.position)
        if isinstance(move, Play):
            every = "letter word" if rules.premiums_apply_to == "all_tiles" else ""
            printed = rules.word_premium_on == "printed_points"
            again = second_score(name, turn.position, move, every=every, printed=printed)
            assert again == turn.total, turn.move
            compared += 1
    assert compared >= 10


@pytest.mark.parametrize("name", GAMES)
def test_the_reference_finds_the_moves_of_the_playthrough_and_nothing_better(name: str) -> None:
    spec = drawn(name)
    followed = [turn for turn in turns(name) if "?" not in (turn.position.racks[0] or ())]
    assert len(followed) >= 10
    for turn in followed if NIGHTLY else followed[:1]:
        plays = reference_plays(spec, turn.position)
        kinds = Counter(turn.position.racks[0])
        exchanges = prod(count + 1 for count in kinds.values()) - 1
        if turn.position.bag_count() < spec.rules.turn.exchange_minimum:
            exchanges = 0
        assert len(plays) + exchanges + 1 == turn.legal, turn.move  # and a pass
        if turn.total is not None:
            assert max(plays.values()) == turn.total, turn.move
