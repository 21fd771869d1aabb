"""``python -m tests.soak MINUTES [--seed SEED] [--trial NAME] [--from N]``.

Trials take turns, each with the seed ``SEED/NAME/N``, until the time is over; then every count is
printed. A trial that fails is printed with the call that repeats it. Exit status 1 if one failed.
"""

from __future__ import annotations

import argparse
import secrets
import sys
import time
import traceback
from collections import Counter
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Final

from tests.soak.caches import damaged_cache
from tests.soak.games import whole_game
from tests.soak.kept import mutated_progress, mutated_values
from tests.soak.kernels import kernel_and_reference
from tests.soak.kills import killed_while_building, killed_while_saving
from tests.soak.observers import hidden_state
from tests.soak.texts import (
    mutated_layout,
    mutated_line,
    mutated_list,
    mutated_record,
    mutated_workbook,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    Trial = Callable[[Random], Counter[str]]

SHARES: Final[dict[Trial, float]] = {
    whole_game: 3,
    mutated_record: 2,
    mutated_line: 1,
    mutated_layout: 1,
    mutated_list: 0.5,
    mutated_workbook: 0.5,
    mutated_values: 0.5,
    mutated_progress: 0.5,
    hidden_state: 1,
    kernel_and_reference: 2,
    killed_while_saving: 1,
    killed_while_building: 1,
    damaged_cache: 1.5,
}
"""Every trial, and its share of the time."""


def soak(
    minutes: float, seed: str, chosen: list[Trial], first: int = 0, most: int | None = None
) -> int:
    """Run the trials for *minutes*, or each *most* times; return how many failed."""
    spent = dict.fromkeys(chosen, 0.0)
    numbers = {trial: count(first) for trial in chosen}
    done: Counter[str] = Counter()
    failed = 0
    ends = time.monotonic() + 60 * minutes
    while time.monotonic() < ends and (most is None or done.total() < most * len(chosen)):
        trial = min(chosen, key=lambda each: spent[each] / SHARES[each])
        number = next(numbers[trial])
        began = time.monotonic()
        try:
            counts = trial(Random(f"{seed}/{trial.__name__}/{number}"))
        except Exception:  # noqa: BLE001  whatever comes out is what is looked for
            failed += 1
            traceback.print_exc()
            again = f"--seed {seed} --trial {trial.__name__} --from {number}"
            print(f"^ again by: scripts/soak 0.01 {again}\n", flush=True)
        else:
            TOTALS.update({f"{trial.__name__}: {what}": many for what, many in counts.items()})
        done[trial.__name__] += 1
        # A quick trial still counts for something, or one that is all set up would run for ever.
        spent[trial] += max(time.monotonic() - began, 0.001)
    for trial in chosen:
        print(f"{done[trial.__name__]:8d} {trial.__name__}, {spent[trial]:.0f} s")
        for what, many in sorted(TOTALS.items()):
            if what.startswith(f"{trial.__name__}: "):
                print(f"{'':8} {many:10d} {what.partition(': ')[2]}")
    return failed


TOTALS: Final[Counter[str]] = Counter()


def main(arguments: list[str]) -> int:
    """Read the call, run it, and say what came of it."""
    names = {trial.__name__: trial for trial in SHARES}
    parser = argparse.ArgumentParser(prog="scripts/soak", description=__doc__)
    parser.add_argument("minutes", type=float)
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("--trial", action="append", choices=names)
    parser.add_argument("--from", type=int, default=0, dest="first")
    call = parser.parse_args(arguments)
    print(f"seed {call.seed}", flush=True)
    chosen = [names[name] for name in call.trial or names]
    failed = soak(call.minutes, call.seed, chosen, call.first)
    print(f"{failed} failed, seed {call.seed}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
