"""``thaigame review``: recorded games, turn by turn, against the best play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from thaigame.cli import output
from thaigame.cli.games import record_in
from thaigame.cli.help import command as make_command
from thaigame.cli.options import json_option, lexicon_option, option
from thaigame.game.spec import as_spec
from thaigame.movegen import Generator
from thaigame.notation.record import BoardLog
from thaigame.study.review import review
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from thaigame.notation import Record
    from thaigame.study.review import Review
    from thaigame.texts.keys import Key

_RECORDS = (".gcg", ".json")


@make_command("review")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@option("--game", metavar="GAME", about="cli.option_record_game")
@lexicon_option()
@option("--turns", "details", is_flag=True, about="cli.option_details")
@json_option()
def command(
    files: tuple[str, ...], *, game: str | None, lexicon: str | None, details: bool, as_json: bool
) -> int:
    """Tell what each turn cost; a folder stands for the records in it."""
    found: list[tuple[str, Review]] = []
    generators: dict[str, Generator] = {}
    for file in _all(files):
        record = record_in(file, game)
        key = record.layout.sha256 + record.layout.name
        if key not in generators:
            start = BoardLog(record.layout, 2).position(None)
            generators[key] = Generator(as_spec(start, lexicon=lexicon))
        found.append((file, review(record, generators[key])))
    if as_json:
        output.print_json({"games": [_document(file, each) for file, each in found]})
    elif any(each.turns for _, each in found):
        if details:
            for _, each in found:
                output.show(output.table(list(_turns(each)), head=_head(_TURN)))
        output.show(output.table(list(_sums(found)), head=_head(_SUM)))
    else:
        output.say(message("cli.review_nothing"))
    return 0 if any(each.turns for _, each in found) else 1


def _all(files: Iterable[str]) -> Iterator[str]:
    for file in files:
        if Path(file).is_dir():
            inside = sorted(Path(file).iterdir())
            # A pipe in it would be waited for, a device never end.
            records = (path for path in inside if path.suffix.lower() in _RECORDS)
            yield from (str(path) for path in records if path.is_file())
        else:
            yield file


_TURN: tuple[Key, ...] = (
    *("study.turn", "study.player", "study.laid", "study.points", "study.best"),
    *("study.points", "study.cost", "study.missed", "study.phonies"),
)
_SUM: tuple[Key, ...] = (
    *("study.game", "study.player", "study.turns", "study.cost", "study.mean"),
    *("study.missed", "study.phonies"),
)


def _head(keys: tuple[Key, ...]) -> list[object]:
    return [message(key) for key in keys]


def _turns(each: Review) -> Iterator[tuple[object, ...]]:
    for number, turn in enumerate(each.turns, 1):
        yield (
            number,
            _name(each.record, turn.player),
            turn.move,
            turn.score,
            turn.best,
            turn.best_score,
            turn.cost,
            turn.missed,
            " ".join(turn.phonies),
        )


def _sums(found: Iterable[tuple[str, Review]]) -> Iterator[tuple[object, ...]]:
    for file, each in found:
        for seat in range(len(each.record.players)):
            own = each.of(seat)
            mean = f"{own.cost / own.turns:.1f}" if own.turns else ""
            name = _name(each.record, seat)
            yield Path(file).name, name, own.turns, own.cost, mean, own.missed, own.phonies


def _document(file: str, each: Review) -> dict[str, object]:
    players = [
        {"name": _name(each.record, seat), **each.of(seat)._asdict()}
        for seat in range(len(each.record.players))
    ]
    turns = [turn._asdict() | {"phonies": list(turn.phonies)} for turn in each.turns]
    game = each.record.layout.name
    return {"file": Path(file).name, "game": game, "players": players, "turns": turns}


def _name(record: Record, seat: int) -> str:
    if seat >= len(record.players):
        return f"#{seat + 1}"
    return record.players[seat].name or record.players[seat].nick
