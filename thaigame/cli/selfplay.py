"""``thaigame selfplay``: the computer plays games against itself."""

from __future__ import annotations

import secrets
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from thaigame.cli import output
from thaigame.cli.games import game_of
from thaigame.cli.help import command as make_command
from thaigame.cli.options import json_option, lexicon_option, option, whole
from thaigame.strategy import selfplay
from thaigame.texts import language, message

if TYPE_CHECKING:
    from thaigame.layouts import Layout
    from thaigame.strategy import SelfPlay
    from thaigame.texts.keys import Key


@make_command("selfplay")
@click.argument("game", metavar="GAME")
@option("--games", type=whole(least=1), default=100, metavar="N", about="strategy.option_games")
@option("--seed", type=whole(), metavar="S", about="strategy.option_seed")
@option("--players", default="greedy,greedy", metavar="A,B", about="strategy.option_players")
@option("--workers", type=whole(least=1, most=256), metavar="W", about="strategy.option_workers")
@lexicon_option()
@json_option()
def command(
    game: str,
    *,
    games: int,
    seed: int | None,
    players: str,
    workers: int | None,
    lexicon: str | None,
    as_json: bool,
) -> int:
    """Play whole games and answer with their summary; how far it is goes to standard error."""
    spec = game_of(game, lexicon)
    chosen = secrets.randbits(32) if seed is None else seed
    label = str(message("strategy.label"))
    with click.progressbar(length=games, label=label, file=sys.stderr) as bar:
        found = selfplay(
            spec,
            games,
            seed=chosen,
            players=[name.strip() for name in players.split(",")],
            workers=workers,
            progress=bar.update,
        )
    if as_json:
        output.print_json({"game": spec.name, **asdict(found)})
    else:
        _print(spec.layout, found)
    return 0


def _print(layout: Layout, found: SelfPlay) -> None:
    output.say(message("strategy.title", game=layout.titles[language()], seed=found.seed))
    columns: tuple[Key, ...] = (
        "strategy.column_player",
        "strategy.column_mean_score",
        "strategy.column_wins",
    )
    head = [message(each) for each in columns]
    rows = [
        (name, f"{mean:.1f}", wins)
        for name, mean, wins in zip(found.players, found.mean_scores, found.wins, strict=True)
    ]
    output.show(output.table(rows, head=head))
    facts = (
        (message("strategy.games"), found.games),
        (message("strategy.draws"), found.draws),
        (message("strategy.stopped"), found.stopped),
        (message("strategy.mean_score"), f"{found.mean_score:.1f}"),
        (message("strategy.mean_turns"), f"{found.mean_turns:.1f}"),
        (message("strategy.games_per_second"), f"{found.games_per_second:.3g}"),
    )
    output.show(output.table(facts))
