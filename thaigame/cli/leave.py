"""``thaigame leave``: what tiles that are kept are worth, part by part."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from thaigame.cli import output
from thaigame.cli.failure import CallError
from thaigame.cli.games import game_of
from thaigame.cli.help import command as make_command
from thaigame.cli.options import json_option, lexicon_option, option
from thaigame.errors import StateError
from thaigame.filing import keep_file
from thaigame.notation import format_rack, parse_rack
from thaigame.strategy.evaluation import game_values
from thaigame.strategy.leave_files import WRITERS
from thaigame.strategy.leave_values import values_bytes, values_of
from thaigame.texts import message, variant

if TYPE_CHECKING:
    from thaigame.game.spec import GameSpec
    from thaigame.strategy.leave_values import LeavePart, Values
    from thaigame.texts.keys import Key


@make_command("leave")
@click.argument("game", metavar="GAME")
@click.argument("racks", nargs=-1, metavar="RACK...")
@option("--values", "file", metavar="FILE", about="values.option_values")
@option("-o", "out", metavar="FILE", about="values.option_written")
@lexicon_option()
@json_option()
def command(
    game: str,
    racks: tuple[str, ...],
    *,
    file: str | None,
    out: str | None,
    lexicon: str | None,
    as_json: bool,
) -> int:
    """Answer with the parts of each leave; without any, with what each tile is worth."""
    spec = game_of(game, lexicon)
    values = game_values(file, spec) if file else values_of(spec)
    if values is None:
        raise StateError(message("values.none", game=spec.name))
    if out is not None:
        _write(out, values, spec)
        return 0
    held = [parse_rack(rack, spec.layout) for rack in racks]
    if as_json:
        output.print_json(
            [
                {
                    "leave": format_rack(rack, spec.layout),
                    "value": values.value(rack),
                    "parts": [part._asdict() for part in values.parts(rack)],
                }
                for rack in held
            ]
            if racks
            else _all(values)
        )
        return 0
    if not racks:
        _show_tiles(spec, values)
    for rack in held:
        parts = values.parts(rack)
        rows = [
            (format_rack(spec.tiles.rack(part.tiles), spec.layout), _about(part), *_figures(part))
            for part in parts
        ]
        rows.append(
            (format_rack(rack, spec.layout), message("values.sum"), _points(values.value(rack)), "")
        )
        head: tuple[Key, ...] = (
            "values.column_tiles",
            "values.column_part",
            "values.column_worth",
            "values.column_error",
        )
        output.show(output.table(rows, head=[message(each) for each in head]))
    return 0


def _write(out: str, values: Values, spec: GameSpec) -> None:
    """Write *values* as the file's name says; raise CallError for a name that says no form."""
    suffix = Path(out).suffix.lower()
    if suffix == ".json":
        keep_file(out, values_bytes(values))
    elif suffix in WRITERS:
        keep_file(out, WRITERS[suffix](values, spec))
    else:
        raise CallError(message("values.suffix", name=out), at=out)


def _show_tiles(spec: GameSpec, values: Values) -> None:
    """Show what one, two, three tiles of each kind are worth, the dearest first."""
    names = sorted(
        (kind.name for kind in spec.tiles.kinds), key=lambda name: -values.single[name][0].value
    )
    rows = [
        (
            name,
            spec.tiles.by_name[name].left,
            *_figures(values.parts((name,))[0]),
            *(
                _points(values.single[name][n].value / 1000) if len(values.single[name]) > n else ""
                for n in (1, 2)
            ),
        )
        for name in names
    ]
    head: tuple[Key, ...] = (
        "values.column_tiles",
        "values.column_printed",
        "values.column_worth",
        "values.column_error",
        "values.column_two",
        "values.column_three",
    )
    output.show(output.table(rows, head=[message(each) for each in head]))
    output.say(
        message("values.learned", games=sum(values.provenance.games), seed=values.provenance.seed)
    )


def _all(values: Values) -> dict[str, object]:
    return {
        "game": values.game,
        "provenance": asdict(values.provenance),
        "tiles": {name: [list(figure) for figure in held] for name, held in values.single.items()},
        "pairs": [[*pair, *figure] for pair, figure in values.pair.items()],
    }


def _about(part: LeavePart) -> object:
    return variant("values.part", part.kind)


def _figures(part: LeavePart) -> tuple[str, str]:
    return _points(part.value), "" if part.error is None else f"{part.error:.2f}"


def _points(value: float) -> str:
    return f"{value:+.2f}"
