"""``thaigame drill`` and ``thaigame kit``: sheets of exercises and pieces to print."""

from __future__ import annotations

from secrets import randbelow
from typing import TYPE_CHECKING, Any

import click

from thaigame.cli import output
from thaigame.cli.failure import CallError
from thaigame.cli.help import command as make_command
from thaigame.cli.options import choice, game_option, in_words, json_option, option, whole
from thaigame.errors import DrillError
from thaigame.texts import language, message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from thaigame.drills.model import DrillSheet
    from thaigame.lexicon.files import LineFault
    from thaigame.texts.keys import Key

_SEEDS = 1_000_000
_MOST_MILLIMETRES = 40
_MOST_COPIES = 200
_LONGEST_NAME = 200  # characters; in the head of a sheet some forty are seen


@make_command("drill")
@click.argument("kind", required=False, metavar="KIND")
@option("--list", "list_kinds", is_flag=True, about="cli.option_list_drills")
@option("-n", "--count", default=10, type=whole(least=1, most=200), about="cli.option_count")
@option("--level", type=whole(least=1, most=6), about="cli.option_level")
@option("--words", metavar="FILE", about="cli.option_words")
@option("--seed", type=whole(), about="cli.option_seed")
@option("--set", "settings", multiple=True, metavar="NAME=VALUE", about="cli.option_set")
@option("--sheet-lang", type=choice("th", "en"), default="th", about="cli.option_sheet_lang")
@option("--allow-unfit", is_flag=True, about="cli.option_allow_unfit")
@option("--copies", type=whole(least=1, most=_MOST_COPIES), about="cli.option_copies")
@option("--roster", metavar="FILE", about="cli.option_roster")
@option("-o", "--output", "path", metavar="FILE", about="cli.option_sheet_file")
@option("--interactive", is_flag=True, about="cli.option_interactive")
@option("--school", default="", about="cli.option_school")
@option("--unit", default="", about="cli.option_unit")
@option("--digits", type=choice("thai", "arabic"), about="cli.option_digits")
@json_option()
def command(
    kind: str | None,
    *,
    list_kinds: bool,
    count: int,
    level: int | None,
    words: str | None,
    seed: int | None,
    settings: Sequence[str],
    sheet_lang: str,
    allow_unfit: bool,
    copies: int | None,
    roster: str | None,
    path: str | None,
    interactive: bool,
    school: str,
    unit: str,
    digits: str | None,
    as_json: bool,
) -> int:
    """Make a sheet of exercises with its key."""
    if list_kinds:
        _list(as_json=as_json)
        return 0
    if kind is None:
        raise CallError(message("cli.missing", name=in_words("KIND")))
    chosen_seed = randbelow(_SEEDS) if seed is None else seed
    request: dict[str, Any] = {
        "count": count,
        "level": level,
        "words": None if words is None else _words(words),
        "lang": sheet_lang,
        "allow_unfit": allow_unfit,
        **_settings(settings),
    }
    thai = None if digits is None else digits == "thai"
    head: dict[str, Any] = {"school": school, "unit": unit, "thai_digits": thai}
    if copies is not None and roster is not None:
        raise CallError(message("cli.not_together", one="--copies", other="--roster"))
    if copies is not None or roster is not None:
        if path is None:
            raise CallError(message("cli.missing", name="-o"))
        pupils = [""] * (copies or 0) if roster is None else _roster(roster)
        return _write_set(kind, pupils, path, seed=chosen_seed, head=head, request=request)
    from thaigame.drills import make

    sheet = make(kind, seed=chosen_seed, **request)
    if path is not None:
        _write_sheet(sheet, path, head=head, interactive=interactive)
    if as_json:
        output.print_json(sheet.as_json())
    elif path is None:
        _print(sheet)
    for note in sheet.notes:
        output.tell(note)
    if not as_json:
        output.tell(message("cli.made_sheet", count=len(sheet.items), seed=chosen_seed))
    return 0


def _write_sheet(sheet: DrillSheet, path: str, *, head: dict[str, Any], interactive: bool) -> None:
    """Write a sheet, and tell how many items its form leaves out."""
    from thaigame.drills.export import Head, export
    from thaigame.drills.export.choose import not_asked

    export(sheet, path, head=Head(**head), interactive=interactive)
    left = not_asked(sheet, path)
    if left:
        output.tell(message("cli.items_not_asked", count=left))


def _write_set(
    kind: str,
    pupils: Sequence[str],
    path: str,
    *,
    seed: int,
    head: dict[str, Any],
    request: dict[str, Any],
) -> int:
    """Write a sheet for each pupil and the keys, and tell where they are."""
    from thaigame.drills.classset import class_set
    from thaigame.drills.export import Head, export_set

    made = class_set(kind, pupils, seed=seed, **request)
    _, paper, key = export_set(made, path, head=Head(**head))
    for note in dict.fromkeys(note for copy in made for note in copy.sheet.notes):
        output.tell(note)
    told = {"paper": paper.name, "key": key.name}
    output.tell(message("cli.made_set", count=len(made), seed=seed, **told))
    return 0


def _roster(path: str) -> list[str]:
    """Return the names of a file, one a line."""
    from pathlib import Path

    from thaigame.text.text_file import decode, read_file

    lines = decode(read_file(Path(path), DrillError), DrillError).lines
    names: list[str] = []
    for number, line in enumerate(lines, 1):
        name = line.strip()
        if len(name) > _LONGEST_NAME:
            told = {"line": number, "length": len(name), "most": _LONGEST_NAME}
            raise DrillError(message("cli.roster_name", **told), at=number)
        if name in names:
            raise DrillError(message("cli.roster_again", line=number, name=name), at=number)
        names += [name] if name else []
        if len(names) > _MOST_COPIES:
            most = _MOST_COPIES
            long = message("cli.roster_long", file=path, count=len(lines), most=most)
            raise DrillError(long, at=path)
    if not names:
        raise DrillError(message("cli.roster_empty", file=path), at=path)
    return names


@make_command("kit")
@game_option()
@option("-o", "--output", "path", required=True, metavar="FILE.pdf", about="cli.option_kit_file")
@option(
    "--square",
    default=18,
    type=whole(least=8, most=_MOST_MILLIMETRES),
    metavar="MM",
    about="cli.option_kit_square",
)
def kit(*, game: str, path: str, square: int) -> int:
    """Write a game's board, tiles and paper marks at true size."""
    from pathlib import Path

    from thaigame.drills.export import kit_pdf
    from thaigame.drills.export.choose import write_whole
    from thaigame.layouts import find_layout

    if Path(path).suffix.lower() != ".pdf":
        raise DrillError(message("export.suffix", path=Path(path).name, suffixes=".pdf"))
    write_whole(Path(path), kit_pdf(find_layout(game), language(), square=square))
    return 0


def _list(*, as_json: bool) -> None:
    from thaigame.drills import all_kinds
    from thaigame.drills.export.page import GRADE

    if as_json:
        output.print_json(
            [
                {
                    "kind": kind.name,
                    "title": str(kind.title),
                    "grade": kind.grade,
                    "options": {each.name: list(each.values) for each in kind.settings},
                }
                for kind in all_kinds()
            ]
        )
        return
    rows = [
        (
            kind.name,
            GRADE.of(level=kind.grade),
            kind.title,
            "  ".join(f"{each.name}={'|'.join(each.values)}" for each in kind.settings),
        )
        for kind in all_kinds()
    ]
    columns: tuple[Key, ...] = (
        "cli.column_kind",
        "cli.column_grade",
        "cli.column_drill",
        "cli.column_settings",
    )
    head = [message(each) for each in columns]
    output.show(output.table(rows, head=head))


def _line(fault: LineFault) -> int:
    return fault.line


def _words(path: str) -> Mapping[str, str]:
    """Read the teacher's list, telling each line that holds no word, a wrong one or one again."""
    from thaigame.drills import read_words

    found = read_words(path)
    for fault in sorted((*found.faulty, *found.repeated, *found.misspelt), key=_line):
        told = message("cli.line_faulty", line=fault.line, text=fault.text, reason=fault.message)
        output.tell(told)
    return found.words


def _settings(given: Sequence[str]) -> dict[str, str]:
    settings = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise CallError(message("cli.not_a_setting", value=each), at=each)
        settings[name.strip()] = value.strip()
    return settings


def _print(sheet: DrillSheet) -> None:
    """Print the questions, then the key, for a look before printing."""
    from thaigame.drills.export.page import KEY

    output.say(sheet.title)
    number = 0
    for part in sheet.parts:
        output.say("")
        output.say(part.instruction)
        if part.bank:
            output.say("   ".join(part.bank))
        for item in part.items:
            number += 1
            choices = "   ".join(item.choices)
            output.say(f"{number}. {item.question}" + (f"   [ {choices} ]" if choices else ""))
    output.say("")
    output.say(KEY.text(sheet.lang))
    for place, item in enumerate(sheet.items, start=1):
        output.say(f"{place}. {item.answer}" + (f"   ({item.reason})" if item.reason else ""))
