"""How fast plays of the Thai games are found: ``python bench/movegen_th.py [--positions N]``.

For Kumkom and the three-tier game: how long the graph takes to build and how large it is; on 2,000
positions of greedy self-play the best play and all plays, by number of blanks; the best play of
racks with four blanks, or as many as the set has; the memory of the process; and the best play of
some positions as plain Python. Times are of the processor, the least of three passes over all
positions, since machines are busy: a position searched three times in a row finds its tables warm.
What is timed is the search itself; "from a position" adds the way from a ``Position`` to the
kernel and back to a move.
"""

from __future__ import annotations

import argparse
import resource
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from thaigame.chance import Random
from thaigame.game.board import Board
from thaigame.game.spec import find_game
from thaigame.layouts.tiles import BLANK
from thaigame.movegen import _native
from thaigame.movegen.cells import CellEngine
from thaigame.movegen.generator import Generator
from thaigame.movegen.symbols import compile_words
from thaigame.movegen.wordgraph import build_cells

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec

GAMES = ("kumkom", "crossing")
ROUNDS = 3


def self_play(spec: GameSpec, count: int, *, blanks: int | None = None) -> list[Position]:
    """Return *count* positions of greedy games, each with the mover's rack.

    With *blanks* every rack looked at has just so many of them; the games are the same.
    """
    generator, random = Generator(spec), Random(1)
    tiles, size = spec.tiles, spec.rules.play.rack_size
    found: list[Position] = []
    while len(found) < count:
        bag = [kind for kind, many in tiles.full.items() for _ in range(many)]
        random.shuffle(bag)
        hands = [tiles.rack(bag.pop() for _ in range(size)) for _ in range(2)]
        position = replace(spec.start(), racks=tuple(hands), bag=())
        while bag and len(found) < count:
            if blanks is None:
                found.append(position)
            else:
                rest = [name for name in position.racks[0] or () if name != BLANK]
                rest = (rest + [name for name in bag if name != BLANK])[: size - blanks]
                rack = tiles.rack([*rest, *[BLANK] * blanks])
                found.append(replace(position, racks=(rack, *position.racks[1:])))
            best = generator.best(position, 1)
            if best:
                rest = list(best[0].leave)
                after = spec.after(position, best[0].play)
                position = replace(
                    after, racks=(*after.racks[:-1], tiles.rack(rest + draw(bag, size - len(rest))))
                )
            else:
                rack = tiles.rack(draw(bag, size))
                position = replace(position, racks=(rack, *position.racks[1:])).next_player()
    return found


def draw(bag: list[str], count: int) -> list[str]:
    """Take tiles out of the bag, fewer when it runs dry."""
    return [bag.pop() for _ in range(min(count, len(bag)))]


def least(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Return the least processor time of some runs, in milliseconds."""
    times = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return 1000 * min(times)


def passes(time_of: Callable[[Position], float], positions: Sequence[Position]) -> list[float]:
    """Return the least time of each position in some passes over all of them."""
    rounds = [[time_of(position) for position in positions] for _ in range(ROUNDS)]
    return [min(times) for times in zip(*rounds, strict=True)]


def told(name: str, times: Sequence[float]) -> None:
    """Print the figures of some times."""
    ranked = sorted(times)
    middle, high = ranked[len(ranked) // 2], ranked[int(len(ranked) * 0.99)]
    print(
        f"  {name:<34} median {middle:8.3f} ms   99 % {high:8.3f} ms   worst {ranked[-1]:8.3f} ms"
    )


def measure_graph(spec: GameSpec) -> None:
    """Print how long the graph takes to build, and its size."""
    words = list(spec.lexicon)

    def work() -> None:
        symbols, compiled = compile_words(spec.layout, words)
        graphs.append(build_cells(compiled, symbols.groups, symbols.bases))

    graphs: list[object] = []
    took = least(work) / 1000
    engine = CellEngine(spec, None)
    arcs = len(engine.graph.arcs)
    print(f"  graph of {len(words)} words: {len(engine.cells) - 1} symbols, {arcs} arcs, ", end="")
    print(f"{8 * arcs / 1e6:.2f} MB, built in {took:.2f} s")


def measure(spec: GameSpec, count: int) -> None:
    """Print the figures of one game."""
    positions = self_play(spec, count)
    engine, generator = CellEngine(spec, None), Generator(spec)
    plays = 0
    for position in positions:
        engine.set(position, position.racks[0] or spec.tiles.rack(()), None)
        plays += engine.count()

    def searched(work: Callable[[], object]) -> list[float]:
        def at(position: Position) -> float:
            engine.set(position, position.racks[0] or spec.tiles.rack(()), None)
            return least(work, 1)

        return passes(at, positions)

    def moved(position: Position) -> float:
        # A board that is equal, but not the same, is set up anew.
        fresh = replace(position, board=Board([*position.board]))
        return least(lambda: generator.best(fresh, 1), 1)

    best = searched(lambda: engine._kernel.best(1))  # noqa: SLF001  the search alone
    ten = searched(lambda: engine._kernel.best(10))  # noqa: SLF001
    every = searched(lambda: engine._kernel.generate(0))  # noqa: SLF001
    whole = passes(moved, positions)
    blanks = [(position.racks[0] or ()).count(BLANK) for position in positions]
    print(f"  {len(positions)} positions, {plays / len(positions):.0f} plays each")
    told("best play", best)
    told("best play, from a position", whole)
    told("ten best plays", ten)
    told("all plays", every)
    for held in sorted(set(blanks)):
        some = [n for n, has in enumerate(blanks) if has == held]
        told(f"{held} blanks ({len(some)}): best play", [best[n] for n in some])
        told(f"{held} blanks ({len(some)}): all plays", [every[n] for n in some])


def measure_blanks(spec: GameSpec, count: int) -> None:
    """Print the figures of racks with four blanks, or as many as the set has."""
    blanks = min(4, spec.tiles.full[BLANK])
    engine = CellEngine(spec, None)
    times = []
    plays = []
    for position in self_play(spec, count, blanks=blanks):
        engine.set(position, position.racks[0] or spec.tiles.rack(()), None)
        times.append(least(lambda: engine._kernel.best(1), 2))  # noqa: SLF001
        plays.append(engine.count())
    told(f"racks with {blanks} blanks ({count}): best play", times)
    print(f"  with {blanks} blanks: {sum(plays) / count:.0f} plays each, at most {max(plays)}")


def measure_plain(spec: GameSpec, count: int) -> None:
    """Print the figures of the same kernel as plain Python."""
    engine = CellEngine(spec, "plain")
    times = []
    for position in self_play(spec, 40 * count)[::40]:
        engine.set(position, position.racks[0] or spec.tiles.rack(()), None)
        times.append(least(lambda: engine._kernel.best(1), 1))  # noqa: SLF001
    told(f"plain Python ({count}): best play", times)


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=2_000)
    count = parser.parse_args().positions
    print(f"kernel: {_native.kernel_name('_cells')}")
    for name in GAMES:
        spec = find_game(name)
        print(name)
        measure(spec, count)
        measure_blanks(spec, max(20, count // 20))
        used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(f"  memory of the process so far, Python and word list included: {used:.0f} MB")
        measure_plain(spec, max(5, count // 100))
    for name in GAMES:
        print(name)
        measure_graph(find_game(name))


if __name__ == "__main__":
    main()
