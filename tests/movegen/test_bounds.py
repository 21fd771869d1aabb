"""No play beats the bound of its anchor, so leaving out what a bound forbids loses nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.drawn_positions import VARIANTS, positions
from tests.plays import board, game
from thaigame.movegen.generator import Generator

if TYPE_CHECKING:
    from thaigame.game.position import Position


def kernel_at(generator: Generator, position: Position) -> Any:
    """Return the plain kernel, which can be looked into, ready to search *position*."""
    kernel: Any = generator._engine(position, None)._kernel
    kernel.grow(1 << 14)
    kernel.bounded = 1
    kernel.floor = -(1 << 62)
    kernel.prepare()
    return kernel


def holds(kernel: Any) -> int:
    """Hold each anchor's bounds to its plays; return how many anchors have any."""
    with_plays = 0
    for i in range(kernel.anchors):
        kernel.bounded = 1
        first, sharp = kernel.first_bound(i), kernel.sharp_bound(i)
        kernel.bounded = 0
        kernel.found = kernel.kept = 0
        kernel.search(i)
        if kernel.kept:
            with_plays += 1
            best = max(kernel.values[: kernel.kept])
            assert best <= sharp <= first
    return with_plays


@pytest.mark.parametrize("variant", VARIANTS)
def test_drawn_positions_have_no_play_above_its_bound(variant: str) -> None:
    found = 0
    for seed in range(6):
        for spec, position in positions(variant, seed, words=20, turns=2):
            found += holds(kernel_at(Generator(spec, kernel="plain"), position))
    assert found


@pytest.mark.rule("T9")
@pytest.mark.parametrize("moves", [(), ("8G งาๆ",), ("8G งา",), ("G8 งา",)])
def test_the_doubler_doubles_the_bound_too(moves: tuple[str, ...]) -> None:
    spec = game("crossing", "งา ง่า งาม มา ม่า วา")
    position = board(spec, *moves, rack="่" if "8G งาๆ" in moves else "งาๆ")
    generator = Generator(spec, kernel="plain")
    assert holds(kernel_at(generator, position))
    most = max(play.score for play in generator.plays(position))
    assert generator.best(position, 1)[0].score == most
