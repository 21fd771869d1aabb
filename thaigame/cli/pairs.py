"""``thaigame pairs``: which of two ways of playing is the better one, and how sure that is."""

from __future__ import annotations

import secrets
import sys
from dataclasses import asdict

import click

from thaigame.cli import output
from thaigame.cli.games import game_of
from thaigame.cli.help import command as make_command
from thaigame.cli.options import json_option, lexicon_option, option, whole
from thaigame.movegen.limits import TABLE
from thaigame.strategy.evaluation import NAMES, find_evaluation
from thaigame.strategy.pairs import mirrored_pairs, player_pairs
from thaigame.strategy.players import ENGINE, player_names
from thaigame.texts import message


def _player(name: str) -> str:
    """Return the player that goes by an evaluation, or the one of that name."""
    return "greedy" if name == "score" else name


@make_command("pairs")
@click.argument("game", metavar="GAME")
@click.argument("first", metavar="HOW", default="equity")
@click.argument("second", metavar="HOW", default="score")
@option("--pairs", type=whole(least=1), default=400, metavar="N", about="values.option_pairs")
@option("--seed", type=whole(), metavar="S", about="strategy.option_seed")
@option("--workers", type=whole(least=1, most=256), metavar="W", about="strategy.option_workers")
@lexicon_option()
@json_option()
def command(
    game: str,
    *,
    first: str,
    second: str,
    pairs: int,
    seed: int | None,
    workers: int | None,
    lexicon: str | None,
    as_json: bool,
) -> int:
    """Play pairs of games in which two ways of playing change seats, and compare them."""
    spec = game_of(game, lexicon)
    TABLE.check(spec.layout)  # before values are looked for that no kernel could use
    players = {name for name in (first, second) if name.startswith(ENGINE)}
    through_games = players | {first, second} & set(player_names()) - set(NAMES)
    chosen = secrets.randbits(32) if seed is None else seed
    label = str(message("strategy.label"))
    with click.progressbar(length=pairs, label=label, file=sys.stderr) as bar:
        if through_games:
            names = (_player(first), _player(second))
            found = player_pairs(
                spec, *names, pairs, seed=chosen, workers=workers, progress=bar.update
            )
        else:
            sides = (find_evaluation(first, spec), find_evaluation(second, spec))
            found = mirrored_pairs(
                spec, *sides, pairs, seed=chosen, workers=workers, progress=bar.update
            )
    if as_json:
        output.print_json({"game": spec.name, "first": first, "second": second, **asdict(found)})
        return 0
    output.say(message("values.pairs", first=first, second=second, seed=found.seed))
    share, error = 100 * found.win_share, 100 * found.win_error
    facts = (
        (message("values.pairs_played"), found.pairs),
        (message("values.win_share"), f"{share:.1f} ± {error:.1f}"),
        (message("values.spread"), f"{found.spread:.1f} ± {found.spread_error:.1f}"),
        (message("values.scores"), " / ".join(f"{each:.1f}" for each in found.scores)),
    )
    output.show(output.table(facts))
    return 0
