"""``thaigame layouts``: which games there are, what one is made of, what is wrong with a file."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

import click

from thaigame.cli import output
from thaigame.cli.design import design
from thaigame.cli.help import command as make_command
from thaigame.cli.help import group
from thaigame.cli.options import json_option, standard_input
from thaigame.errors import LayoutError, LexiconError
from thaigame.game.position import Position
from thaigame.layouts import OPTIONS, find_layout, layout_names, load_layout
from thaigame.layouts.ruleset import SECTIONS
from thaigame.render import board_text
from thaigame.texts import LANGUAGES, language, message, variant

if TYPE_CHECKING:
    from thaigame.layouts import Layout, RuleOption
    from thaigame.layouts.tiles import TileKind
    from thaigame.texts import Message
    from thaigame.texts.keys import Key

_TILES_A_LINE = 12


@make_command("list", under="layouts")
@json_option()
def list_layouts(*, as_json: bool) -> int:
    """Tell the games that are known by name."""
    layouts = [find_layout(name) for name in layout_names()]
    if as_json:
        output.print_json({"layouts": [_summary(layout) for layout in layouts]})
        return 0
    rows = [
        (
            layout.name,
            layout.titles[language()],
            f"{layout.grid.rows} x {layout.grid.columns}",
            layout.tiles.total,
            layout.lexicon,
            ", ".join(layout.reconstructed),
        )
        for layout in layouts
    ]
    columns: tuple[Key, ...] = (
        "cli.column_name",
        "cli.column_title",
        "cli.column_board",
        "cli.column_tiles",
        "cli.column_lexicon",
        "cli.column_reconstructed",
    )
    output.show(output.table(rows, head=[message(each) for each in columns]))
    return 0


@make_command("check", under="layouts")
@click.argument("file", metavar="FILE")
@json_option()
def check(file: str, *, as_json: bool) -> int:
    """Tell every fault of a game file, of its list, and what no kernel plays; 1 if there is any."""
    try:
        layout = load_layout(f"{standard_input()}\n" if file == "-" else file)
        _check_play(layout, file)
    except LayoutError as error:
        if not error.faults:
            raise
        if as_json:
            faults = [str(fault) for fault in error.faults]
            output.print_json({"file": file, "valid": False, "faults": faults})
        else:
            output.show(error)
        return 1
    if as_json:
        output.print_json({"file": file, "valid": True, "faults": [], **_summary(layout)})
    else:
        output.say(message("cli.layout_valid", file=file, name=layout.name))
    return 0


def _check_play(layout: Layout, file: str) -> None:
    """Raise LayoutError where a game has no list, or nothing finds its plays."""
    from thaigame.game.spec import own_list
    from thaigame.movegen.limits import CELLS

    beyond = [*CELLS.faults(layout)]
    if layout.source:  # a text from standard input lies beside nothing
        try:
            own_list(layout)
        except LexiconError as error:
            beyond.append(error.message)
    if beyond:
        raise LayoutError(
            message("layouts.faults", file=file, count=len(beyond)), faults=tuple(beyond)
        )


@make_command("show", under="layouts")
@click.argument("game", metavar="GAME|FILE")
@json_option()
def show(game: str, *, as_json: bool) -> int:
    """Show a game's board, tiles and rule options, and where each comes from."""
    layout = find_layout(game)
    if as_json:
        output.print_json(_document(layout))
    else:
        _print(layout)
    return 0


def _summary(layout: Layout) -> dict[str, object]:
    return {
        "name": layout.name,
        "titles": dict(layout.titles),
        "rows": layout.grid.rows,
        "columns": layout.grid.columns,
        "tiles": layout.tiles.total,
        "rack_size": layout.rules.play.rack_size,
        "lexicon": layout.lexicon,
        "sha256": layout.sha256,
        "provenance": {name: origin.provenance for name, origin in layout.origins.items()},
    }


def _document(layout: Layout) -> dict[str, object]:
    grid = layout.grid
    return {
        **_summary(layout),
        "tables": {name: dataclasses.asdict(origin) for name, origin in layout.origins.items()},
        "centre": grid.name(grid.centre),
        "premiums": {
            grid.name(square): premium._asdict()
            for square, premium in enumerate(grid.premiums)
            if premium is not None
        },
        "kinds": [
            {
                "name": kind.name,
                "count": count,
                "wild": kind.wild,
                "faces": [{"text": face.text, "points": face.points} for face in kind.faces],
            }
            for kind, count in zip(layout.tiles.kinds, layout.tiles.counts, strict=True)
        ],
        "rules": _rules(layout),
        "options": [
            {
                "key": option.key,
                "value": option.takes.plain(option.of(layout.rules)),
                "meanings": {each: option.meaning.text(each) for each in LANGUAGES},
                "rules": list(option.rules),
                "changes": sorted(option.changes),
            }
            for option in OPTIONS.values()
        ],
        "rule_ids": dict(layout.rule_ids),
        "search": dict(zip(("plays", "games"), map(str, _search(layout)), strict=True)),
    }


def _search(layout: Layout) -> tuple[Message, Message]:
    """Return what finds the game's plays, within which limits, and what plays whole games of it."""
    from thaigame.movegen.limits import CELLS, LETTERS, TABLE

    held = {"letters": LETTERS, "cells": CELLS}
    name = next((name for name, limits in held.items() if not limits.faults(layout)), None)
    if name is None:
        plays = variant("cli.search_of", "none", reason=CELLS.faults(layout)[0])
    else:
        sizes = {"side": held[name].side, "rack": held[name].rack}
        plays = variant("cli.search_of", name, **sizes)
    beyond = TABLE.faults(layout)
    if beyond:
        return plays, variant("cli.search_of", "steps", reason=beyond[0])
    return plays, variant("cli.search_of", "whole")


def _rules(layout: Layout) -> dict[str, object]:
    """Return the options with their values, table by table as in a layout file."""
    tables: dict[str, dict[str, object]] = {section: {} for section in ("", *SECTIONS)}
    for option in OPTIONS.values():
        tables[option.section][option.name] = option.takes.plain(option.of(layout.rules))
    return {**{section: tables[section] for section in SECTIONS}, **tables[""]}


def _print(layout: Layout) -> None:
    tiles = layout.tiles
    output.say(layout.titles[language()])
    output.show(board_text(layout, Position.start(layout).board))
    output.say(message("cli.layout_tiles", count=tiles.total))
    kinds = [
        f"{kind.name} ×{count} ({_points(kind)})"
        for kind, count in zip(tiles.kinds, tiles.counts, strict=True)
    ]
    rows = [kinds[at : at + _TILES_A_LINE] for at in range(0, len(kinds), _TILES_A_LINE)]
    rows[-1] += [""] * (len(rows[0]) - len(rows[-1]))
    output.show(output.table(rows))
    for section in ("", *SECTIONS):
        output.say(f"[rules.{section}]" if section else "[rules]")
        options = [
            (f"  {each.name}", _shown(each, layout), str(each.meaning))
            for each in OPTIONS.values()
            if each.section == section
        ]
        output.show(output.table(options))
    plays, games = _search(layout)
    output.say(message("cli.layout_search", plays=plays, games=games))
    for name, origin in layout.origins.items():
        source = variant("cli.provenance", origin.provenance)
        table = variant("cli.table", name)
        output.say(
            str(message("cli.origin", table=table, source=source, note=origin.note)).rstrip()
        )


def _points(kind: TileKind) -> str:
    """Return the points of a kind's letters, each figure once, in the order of the letters."""
    if kind.wild:
        return str(kind.left)
    return "/".join(dict.fromkeys(str(face.points) for face in kind.faces))


def _shown(option: RuleOption, layout: Layout) -> str:
    """Return the value of an option in one line."""
    plain = option.takes.plain(option.of(layout.rules))
    if isinstance(plain, dict):
        return ", ".join(f"{key}: {each}" for key, each in plain.items())
    if isinstance(plain, list):
        return " ".join(map(str, plain))
    return str(plain).lower() if isinstance(plain, bool) else str(plain)


command: click.Group = group("layouts")
for _each in (list_layouts, check, show, design):
    command.add_command(_each)
