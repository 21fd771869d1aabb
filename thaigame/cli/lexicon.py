"""``thaigame lexicon``: which word lists there are, what one holds, what is wrong with a file."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from thaigame.cli import output
from thaigame.cli.documents import lexicon_document, part_document
from thaigame.cli.help import command as make_command
from thaigame.cli.help import group
from thaigame.cli.options import game_option, json_option, option, standard_input_bytes
from thaigame.errors import LexiconError
from thaigame.filing import keep_file
from thaigame.lexicon import find_lexicon, lexicon_names, read_word_list
from thaigame.lexicon.about import edition_told, fact_told
from thaigame.texts import message, variant
from thaigame.visible import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.game.playable import Unplayable
    from thaigame.lexicon import Lexicon, ReadReport
    from thaigame.texts.keys import Key

_MOST_LINES = 20
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@make_command("list", under="lexicon")
@json_option()
def list_lexicons(*, as_json: bool) -> int:
    """Tell the lists that are known by name."""
    lexicons = [find_lexicon(name) for name in lexicon_names()]
    if as_json:
        output.print_json({"lexicons": [_document(each) for each in lexicons]})
        return 0
    columns: tuple[Key, ...] = (
        "cli.column_name",
        "cli.column_words",
        "cli.column_authority",
        "cli.column_edition",
    )
    rows = [
        (each.name, f"{len(each):,}", variant("cli.authority", each.authority), edition_told(each))
        for each in lexicons
    ]
    output.show(output.table(rows, head=[message(each) for each in columns]))
    return 0


@make_command("info", under="lexicon")
@click.argument("name", metavar="NAME|FILE")
@game_option(required=False)
@option("--reason", about="cli.option_reason")
@json_option()
def info(name: str, *, game: str | None, reason: str | None, as_json: bool) -> int:
    """Tell where a list comes from, and with a game which of its words cannot be laid and why."""
    lexicon = find_lexicon(name)
    unplayable = dict(_unplayable(lexicon, game)) if game else {}
    if reason:
        chosen = [word for word, why in unplayable.items() if why.reason == reason]
        if as_json:
            output.print_json({"name": lexicon.name, "reason": reason, "words": chosen})
        else:
            output.show("\n".join(map(visible, chosen)))
        return 0
    counts = Counter(why.reason for why in unplayable.values())
    if as_json:
        document = _document(lexicon)
        if game:
            document["game"] = game
            document["playable"] = len(lexicon) - len(unplayable)
            document["unplayable"] = dict(counts)
        output.print_json(document)
        return 0
    _print(lexicon)
    if game:
        playable = len(lexicon) - len(unplayable)
        output.say(message("cli.lexicon_playable", game=game, count=f"{playable:,}"))
        example = {why.reason: word for word, why in reversed(unplayable.items())}
        rows = [(slug, f"{count:,}", example[slug]) for slug, count in counts.most_common()]
        columns: tuple[Key, ...] = (
            "cli.column_reason",
            "cli.column_words",
            "cli.column_example",
        )
        output.show(output.table(rows, head=[message(each) for each in columns]))
    return 0


def _unplayable(lexicon: Lexicon, game: str) -> Iterator[tuple[str, Unplayable]]:
    from thaigame.game.spec import find_game

    spec = find_game(game, lexicon=lexicon)
    for word in lexicon.sorted_words():
        why = spec.unplayable(word)
        if why is not None:
            yield word, why


@make_command("check", under="lexicon")
@click.argument("file", metavar="FILE")
@json_option()
def check(file: str, *, as_json: bool) -> int:
    """Tell what was read from a word list of one's own; 1 if any line is faulty."""
    report = read_word_list(standard_input_bytes() if file == "-" else Path(file))
    if as_json:
        output.print_json(_report_document(report))
    else:
        _print_report(report)
    return 1 if report.faulty else 0


@make_command("export", under="lexicon")
@click.argument("name", metavar="NAME|FILE")
@option("--kwg", "target", metavar="FILE", required=True, about="cli.option_kwg")
@option("--letters", metavar="LETTERS", default=_LETTERS, about="cli.option_letters")
def export(name: str, *, target: str, letters: str) -> int:
    """Write the words of an alphabet as a KWG file; 1 if there is none."""
    from thaigame.movegen.kwg import write_kwg
    from thaigame.movegen.wordgraph import build_letters

    known = set(letters)
    listed = find_lexicon(name)
    words = [word for word in listed if known.issuperset(word)]
    content = write_kwg(build_letters(words, letters, shortest=1))
    left_out = len(listed) - len(words)
    if left_out:
        output.tell(message("cli.lexicon_other_letters", count=f"{left_out:,}"))
    if not words:  # what is there already is worth more
        return 1
    keep_file(target, content)
    output.say(message("cli.lexicon_exported", count=f"{len(words):,}", file=target))
    return 0


@make_command("import", under="lexicon")
@click.argument("file", metavar="FILE")
@option("--letters", metavar="LETTERS", default=_LETTERS, about="cli.option_letters")
def import_(file: str, *, letters: str) -> int:
    """Answer with the words of a KWG file, one a line; 1 if there is none."""
    from thaigame.movegen.kwg import read_kwg
    from thaigame.text.text_file import read_file

    raw = standard_input_bytes() if file == "-" else read_file(Path(file), LexiconError)
    words = read_kwg(raw, letters)
    if words:
        output.show("\n".join(words))
    return 0 if words else 1


def _document(lexicon: Lexicon) -> dict[str, object]:
    return {
        **lexicon_document(lexicon),
        "size": len(lexicon),
        "licence": lexicon.licence,
        "source": lexicon.source,
        "authority": lexicon.authority,
        "notices": [str(notice) for notice in lexicon.notices],
    }


def _print(lexicon: Lexicon) -> None:
    output.say(message("cli.lexicon_title", name=lexicon.name, count=f"{len(lexicon):,}"))
    for part in lexicon.parts:
        facts = part_document(part)
        shown = ("edition", "size", "sha256", "licence", "source", "min_length", "max_length")
        rows = [
            (f"  {variant('cli.fact', fact)}", fact_told(part, fact))
            for fact in shown
            if facts[fact] is not None
        ]
        rows.append(
            (f"  {message('cli.fact.authority')}", str(variant("cli.authority", part.authority)))
        )
        output.say(part.name)
        output.show(output.table(rows))


def _report_document(report: ReadReport) -> dict[str, object]:
    return {
        **_document(report.lexicon),
        "encoding": report.encoding,
        "lines": report.lines,
        "read": report.read,
        "repeated": report.repeated,
        "faulty": [
            {"line": each.line, "text": each.text, "message": str(each.message)}
            for each in report.faulty
        ],
        "changed": [each._asdict() for each in report.changed],
    }


def _print_report(report: ReadReport) -> None:
    values = {
        "name": report.lexicon.name,
        "encoding": report.encoding,
        "lines": f"{report.lines:,}",
        "words": f"{len(report.lexicon):,}",
        "repeated": f"{report.repeated:,}",
        "changed": f"{len(report.changed):,}",
        "faulty": f"{len(report.faulty):,}",
    }
    output.say(message("cli.lexicon_report", **values))
    for change in report.changed[:_MOST_LINES]:
        output.say(message("cli.line_changed", **change._asdict()))
    for fault in report.faulty[:_MOST_LINES]:
        output.say(
            message("cli.line_faulty", line=fault.line, text=fault.text, reason=fault.message)
        )
    for found in (report.changed, report.faulty):
        if len(found) > _MOST_LINES:
            output.say(message("cli.lines_more", count=len(found) - _MOST_LINES))


command: click.Group = group("lexicon")
for _each in (list_lexicons, info, check, export, import_):
    command.add_command(_each)
