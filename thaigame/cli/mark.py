"""``thaigame mark``: the answers of a class against the key of its set, progress, and review."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from thaigame.cli import output
from thaigame.cli.help import command as make_command
from thaigame.cli.options import json_option, option
from thaigame.errors import DrillError
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from thaigame.drills.classset import PupilKey
    from thaigame.drills.marking import Marked

_MOST_DIGITS = 9  # of a number in class


@make_command("mark")
@click.argument("key", metavar="FILE.json")
@click.argument("answers", metavar="FILE.csv")
@option("--progress", "progress_file", metavar="FILE", about="cli.option_progress")
@option("--review", "review_file", metavar="FILE", about="cli.option_review")
@json_option()
def command(
    key: str,
    answers: str,
    *,
    progress_file: str | None,
    review_file: str | None,
    as_json: bool,
) -> int:
    """Mark what a class answered; keep each pupil's progress, and write a sheet to review."""
    from thaigame.drills.classset import read_key
    from thaigame.drills.jsonfile import read_object

    keys = {each.number: each for each in read_key(read_object(key, "drills.key_damaged"))}
    given = _answers(answers, keys)
    marked = {number: keys[number].marked(own) for number, own in given.items()}
    report: dict[str, Any] = {}
    if progress_file is not None:
        report = _progress(progress_file, keys, marked)
    if as_json:
        output.print_json(
            {
                "pupils": [_document(keys[number], found) for number, found in marked.items()],
                "skills": report,
            }
        )
    else:
        _print(keys, marked, report)
    if review_file is not None:
        _review(review_file, keys, given)
    return 0


def _answers(path: str, keys: Mapping[int, PupilKey]) -> dict[int, list[str]]:
    """Return each pupil's answers by number; the first column holds the number or the name.

    Rows that name no pupil of the key are told and left out.
    """
    from thaigame.drills.wordfile import csv_rows
    from thaigame.lexicon.listed import shortened
    from thaigame.text.text_file import read_file

    found: dict[int, list[str]] = {}
    for line, row in csv_rows(read_file(Path(path), DrillError)):
        first, *own = [cell.strip() for cell in row] or [""]
        numbers = _pupils(first, keys)
        if len(numbers) == 1:
            (number,) = numbers
            if number in found:
                output.tell(message("cli.pupil_again", line=line, name=first))
            most = len(keys[number].items)
            if any(own[most:]):
                told = {"line": line, "given": len(own), "items": most}
                output.tell(message("cli.answers_surplus", **told))
            found[number] = own[:most]
        elif numbers:
            shown = ", ".join(map(str, numbers))
            output.tell(message("cli.pupil_unclear", line=line, name=first, numbers=shown))
        elif first:
            output.tell(message("cli.no_pupil", line=line, name=shortened(first)))
    return found


def _pupils(first: str, keys: Mapping[int, PupilKey]) -> list[int]:
    """Return the numbers of the pupils that the first cell of a row can mean."""
    if first.isdecimal() and len(first) <= _MOST_DIGITS and int(first) in keys:
        return [int(first)]
    return [number for number, each in keys.items() if first and each.pupil == first]


def _document(key: PupilKey, marked: Sequence[Marked]) -> dict[str, object]:
    return {
        "number": key.number,
        "pupil": key.pupil,
        "right": sum(each.right for each in marked),
        "of": len(marked),
        "wrong": [
            {"item": at, "given": each.given, "answer": item.answer, "message": each.text()}
            for at, (item, each) in enumerate(zip(key.items, marked, strict=True), start=1)
            if not each.right
        ],
    }


def _print(
    keys: Mapping[int, PupilKey],
    marked: Mapping[int, Sequence[Marked]],
    report: Mapping[str, Mapping[str, Sequence[int]]],
) -> None:
    for number, found in marked.items():
        right = sum(each.right for each in found)
        values = {"number": number, "pupil": keys[number].pupil}
        output.say(message("cli.marked_pupil", **values, right=right, of=len(found)))
        for at, each in enumerate(found, start=1):
            if not each.right:
                output.say(f"  {at}. {each.given or '–'}: {each.text().replace(chr(10), '; ')}")
        for skill, (asked, known, due) in report.get(str(number), {}).items():
            told = {"skill": skill, "asked": asked, "right": known, "due": due}
            output.say(message("cli.marked_skill", **told))


def _progress(
    path: str, keys: Mapping[int, PupilKey], marked: Mapping[int, Sequence[Marked]]
) -> dict[str, dict[str, list[int]]]:
    """Add the answers to the progress kept in a file; return asked, right and due by skill."""
    from datetime import UTC, datetime

    from thaigame.drills.export.choose import write_whole
    from thaigame.drills.jsonfile import object_bytes, read_object
    from thaigame.drills.progress import Key, Progress, from_json, record, skills, to_json

    now = datetime.now(UTC)
    kept = read_object(path, "drills.progress_damaged") if Path(path).exists() else {}
    report = {}
    for number, found in marked.items():
        name = _kept_as(keys[number], keys)
        progress = from_json(kept[name]) if name in kept else Progress()
        for item, each in zip(keys[number].items, found, strict=True):
            progress = record(progress, Key(item.skill, item.word), right=each.right, now=now)
        kept[name] = to_json(progress)
        stands = skills(progress, now=now)
        report[str(number)] = {
            skill: [each.asked, each.right, each.due] for skill, each in stands.items()
        }
    write_whole(Path(path), object_bytes(kept))
    return report


def _kept_as(own: PupilKey, keys: Mapping[int, PupilKey]) -> str:
    """Return what a pupil's progress is kept under: the name, with the number where two have it."""
    names = [each.pupil or str(each.number) for each in keys.values()]
    name = own.pupil or str(own.number)
    return name if names.count(name) == 1 else f"{own.number} {name}"


def _review(path: str, keys: Mapping[int, PupilKey], given: Mapping[int, list[str]]) -> None:
    """Write each pupil's own wrong items as sheets with their keys."""
    from thaigame.drills.export import export_set

    found = [keys[number].review(own) for number, own in given.items()]
    sheets = [each for each in found if each is not None]
    if sheets:
        export_set(sheets, path)
    else:
        output.tell(message("cli.nothing_to_review"))
