"""What tests of generators share: kernels to try, and the reference to hold them against."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from tests.reference import reference_plays
from thaigame.movegen import _native
from thaigame.movegen.generator import Generator
from thaigame.movegen.limits import LETTERS

if TYPE_CHECKING:
    from thaigame.game.moves import Play
    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec

Twin = Literal["native", "plain"]

TWINS: Final[tuple[Twin, ...]] = ("native", "plain")


def has(twin: Twin) -> bool:
    """Return whether a twin of the kernel for all games can be had here."""
    return twin == "plain" or _native.kernel_name("_cells") == "native"


def agreed(spec: GameSpec, position: Position, *twins: Twin) -> dict[Play, int]:
    """Return the plays with their scores, on which generator and reference agree.

    Fails where they differ in a play or a score, or in what the best plays score.
    """
    expected = reference_plays(spec, position)
    for twin in twins:
        _agrees(Generator(spec, kernel=twin, engine="cells"), position, expected)
        if not LETTERS.faults(spec.layout):
            _agrees(Generator(spec, kernel=twin, engine="letters"), position, expected)
    return expected


def _agrees(generator: Generator, position: Position, expected: dict[Play, int]) -> None:
    plays = list(generator.plays(position))
    found = {play.play: play.score for play in plays}
    assert not set(found) - set(expected), "plays that the rules refuse or know otherwise"
    assert not set(expected) - set(found), "plays that were not found"
    assert found == expected, "scores differ"
    assert len(plays) == len(found), "a play came twice"
    assert generator.count(position) == len(expected)
    scores = sorted(expected.values(), reverse=True)
    for count in (1, 7):
        best = generator.best(position, count)
        assert [play.score for play in best] == scores[:count]
        assert all(expected[play.play] == play.score for play in best)
