"""The generator against the reference on positions of games over drawn lexicons."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.drawn_positions import VARIANTS, positions
from tests.generators import agreed, has

if TYPE_CHECKING:
    from random import Random

    from tests.generators import Twin


def kernel_and_reference(random: Random) -> Counter[str]:
    """Find the plays of three positions of one game in both ways."""
    counts: Counter[str] = Counter()
    variant = random.choice(sorted(VARIANTS))
    twin: Twin = "native" if has("native") and random.random() < 0.9 else "plain"
    drawn = positions(
        variant,
        random.getrandbits(32),
        words=random.choice((8, 16)),
        side=random.choice((5, 7)),
        rack=random.choice((3, 4, 5)),
    )
    for spec, position in drawn:
        counts["plays"] += len(agreed(spec, position, twin))
        counts[f"positions of {variant}"] += 1
    return counts
