"""Write tests/perft/GAME.tsv: positions of self-play with their plays in three numbers.

``python scripts/write_perft.py GAME...`` writes the files anew after a change of layout or word
list. The last field of a line says what the nightly tests hold its numbers to: "reference", which
finds every play another way, or "rules", which judge and score the plays that were found but cannot
tell whether one is missing. The reference takes a minute for a position, and with a blank hours.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from thaigame.chance import Random
from thaigame.game.spec import GameSpec, find_game
from thaigame.layouts.tiles import BLANK
from thaigame.movegen.generator import Generator
from thaigame.movegen.perft import perft
from thaigame.notation import read_position, write_position

POSITIONS = 32
MOST_PLAYS = 4_000
FOLLOWED = 2
"""Positions of each game that the reference counts too."""
FOLDER = Path(__file__).parent.parent / "tests" / "perft"


def main(names: list[str]) -> None:
    """Write the file of each game."""
    for name in names:
        spec = find_game(name)
        lines = [f"# {spec.lexicon.name} {spec.lexicon.sha256}\n", *_lines(spec)]
        (FOLDER / f"{name}.tsv").write_text("".join(lines), encoding="utf-8")
        print(name, len(lines) - 1)


def _lines(spec: GameSpec) -> list[str]:
    generator, random = Generator(spec), Random(20)
    tiles, size = spec.tiles, spec.rules.play.rack_size
    lines: list[str] = []
    grown = follows = 0
    while len(lines) < POSITIONS:
        bag = [kind for kind, count in tiles.full.items() for _ in range(count)]
        random.shuffle(bag)
        hands = [tiles.rack(bag.pop() for _ in range(size)) for _ in range(2)]
        position = replace(spec.start(), racks=tuple(hands))
        for turn in range(12):
            plays = generator.plays(position)
            if not plays or len(lines) == POSITIONS:
                break
            if len(plays) <= MOST_PLAYS:
                grows = any(
                    position.board[square] is not None
                    for play in plays
                    for square in play.play.squares
                )
                # A third of the file shows plays on standing squares, where the game has them.
                wanted = grows and 3 * grown < POSITIONS
                if wanted or random.below(3 if turn else 9) == 0:
                    grown += grows
                    line = write_position(position)
                    again = replace(read_position(line), layout=spec.layout)
                    numbers = perft(generator.plays(again))
                    fields = [line, numbers.count, numbers.best_score, numbers.hash]
                    fields.append("rules")
                    if BLANK not in (position.racks[0] or ()) and follows < FOLLOWED:
                        fields[-1] = "reference"
                        follows += 1
                    lines.append("\t".join(map(str, fields)) + "\n")
            chosen = generator.best(position, 1)[0]
            if random.below(3) == 0:
                chosen = plays[random.below(len(plays))]
            rest = [
                *chosen.leave,
                *(bag.pop() for _ in range(min(len(bag), len(chosen.play.tiles)))),
            ]
            position = spec.after(position, chosen.play)
            position = replace(position, racks=(*position.racks[:-1], tiles.rack(rest)))
    return lines


if __name__ == "__main__":
    main(sys.argv[1:])
