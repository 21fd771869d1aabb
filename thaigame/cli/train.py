"""``thaigame train``: values of leaves for a game, learned from games against itself."""

from __future__ import annotations

import secrets
import sys
from typing import TYPE_CHECKING

import click

from thaigame.cli import output
from thaigame.cli.games import game_of
from thaigame.cli.help import command as make_command
from thaigame.cli.options import json_option, lexicon_option, option, whole
from thaigame.extras import extras_named
from thaigame.strategy.leave_values import keep_values
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.strategy.leave_values import Values
    from thaigame.strategy.training.run import Workers


@make_command("train")
@click.argument("game", metavar="GAME")
@option("-o", "out", required=True, metavar="FILE", about="values.option_out")
@option("--games", type=whole(least=1), default=20_000, metavar="N", about="values.option_games")
@option(
    "--generations",
    type=whole(least=1, most=20),
    default=3,
    metavar="N",
    about="values.option_generations",
)
@option("--batch", type=whole(least=1), default=1000, metavar="N", about="values.option_batch")
@option("--seed", type=whole(), metavar="S", about="strategy.option_seed")
@option("--workers", type=whole(least=1, most=256), metavar="W", about="strategy.option_workers")
@option("--scheduler", metavar="ADDRESS", about="values.option_scheduler")
@option("--checkpoint", metavar="FILE", about="values.option_checkpoint")
@lexicon_option()
@json_option()
def command(
    game: str,
    *,
    out: str,
    games: int,
    generations: int,
    batch: int,
    seed: int | None,
    workers: int | None,
    scheduler: str | None,
    checkpoint: str | None,
    lexicon: str | None,
    as_json: bool,
) -> int:
    """Learn what leaves are worth and keep it in a file; how far it is goes to standard error."""
    spec = game_of(game, lexicon)
    chosen = secrets.randbits(32) if seed is None else seed
    with extras_named():
        from thaigame.strategy.training.run import Plan, train

        players: Workers | int | None = workers
        if scheduler is not None:
            from thaigame.strategy.training.cluster import cluster

            players = cluster(scheduler)
    plan = Plan(games, generations, batch)
    batches = sum(plan.batches(number) for number in range(generations + 1))
    label = str(message("values.label"))
    with click.progressbar(length=batches, label=label, file=sys.stderr) as bar:
        values = train(
            spec,
            plan,
            seed=chosen,
            workers=players,
            path=checkpoint,
            progress=_moves(plan, bar.update),
        )
    keep_values(values, out)
    _tell(values, out, chosen, as_json=as_json)
    return 0


def _tell(values: Values, out: str, seed: int, *, as_json: bool) -> None:
    provenance = values.provenance
    if as_json:
        output.print_json(
            {
                "game": values.game,
                "file": out,
                "seed": seed,
                "games": provenance.games,
                "noise": provenance.noise,
                "explained": provenance.explained,
            }
        )
        return
    output.say(message("values.trained", game=values.game, file=out, seed=seed))
    rows = (
        (message("values.games"), " + ".join(map(str, provenance.games))),
        (message("values.noise"), f"{provenance.noise:.2f}"),
        (message("values.explained"), f"{100 * provenance.explained:.2f}"),
    )
    output.show(output.table(rows))


def _moves(plan: object, update: Callable[[int], None]) -> Callable[[int, int, int], None]:
    """Return what moves the bar on to where a run is, also one that was resumed."""
    from thaigame.strategy.training.run import Plan

    at = 0

    def told(generation: int, done: int, batches: int) -> None:
        nonlocal at
        del batches
        if isinstance(plan, Plan):
            now = done + sum(plan.batches(number) for number in range(generation))
            update(now - at)
            at = now

    return told
