"""``thaigame perft``: all plays of a position in three numbers, to compare generators."""

from __future__ import annotations

from thaigame.cli import output
from thaigame.cli.help import command as make_command
from thaigame.cli.options import (
    game_option,
    json_option,
    lexicon_option,
    option,
    position_option,
)
from thaigame.cli.positions import game_and_position, with_rack
from thaigame.movegen.generator import Generator
from thaigame.movegen.perft import perft
from thaigame.texts import message


@make_command("perft")
@game_option(required=False)
@position_option()
@option("--rack", metavar="RACK", about="best.option_rack")
@lexicon_option()
@json_option()
def command(
    *, game: str | None, position: str | None, rack: str | None, lexicon: str | None, as_json: bool
) -> int:
    """Answer with the number of plays, the best score and the hash of them all."""
    spec, before = game_and_position(game, position, lexicon=lexicon)
    found = perft(Generator(spec).plays(with_rack(before, rack)))
    if as_json:
        output.print_json(
            {"count": found.count, "best_score": found.best_score, "hash": found.hash}
        )
    else:
        output.say(message("best.count", count=found.count))
        output.say(message("best.best_score", score=found.best_score))
        output.say(message("best.hash", hash=found.hash))
    return 0
