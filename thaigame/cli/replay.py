"""``thaigame replay``: whether a game record is right, told line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from thaigame.cli import output
from thaigame.cli.failure import CallError
from thaigame.cli.games import record_in
from thaigame.cli.help import command as make_command
from thaigame.cli.options import json_option, lexicon_option, option, standard_input_bytes
from thaigame.lexicon import find_lexicon, read_word_list
from thaigame.notation import replay_record
from thaigame.texts import language, message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.layouts import Layout
    from thaigame.lexicon import Lexicon
    from thaigame.notation import Fault, Replay
    from thaigame.texts.keys import Key


@make_command("replay")
@click.argument("file", metavar="FILE")
@option("--game", metavar="GAME", about="cli.option_record_game")
@lexicon_option()
@json_option()
def command(file: str, *, game: str | None, lexicon: str | None, as_json: bool) -> int:
    """Answer with 0 where the record has no difference, 1 where it has."""
    if file == lexicon == "-":
        raise CallError(message("cli.one_input"), at="-")
    record = record_in(file, game)
    replay = replay_record(record, lexicon=_lexicon(lexicon, record.layout))
    if as_json:
        output.print_json(_document(replay))
    else:
        _print(replay)
    return 1 if replay.differences else 0


def _lexicon(name: str | None, layout: Layout) -> Lexicon | None:
    """Return the list that words are judged by, None where nobody named one.

    A record names its game's list, but a play of other words that nobody challenged stood by the
    rules, so words are judged only where that is asked for.
    """
    if name == "-":
        return read_word_list(standard_input_bytes(), alphabet=layout.writing).lexicon
    if name is None:
        return None
    return find_lexicon(name, alphabet=layout.writing).spelt(layout.writing)


def _document(replay: Replay) -> dict[str, object]:
    return {
        "game": replay.record.layout.name,
        "events": len(replay.record.events),
        "players": [player.name or player.nick for player in replay.record.players],
        "scores": list(replay.scores),
        "complete": replay.complete,
        "notes": _told(replay.notes),
        "differences": _told(replay.differences),
    }


def _told(faults: Iterable[Fault]) -> list[dict[str, object]]:
    """Tell faults by line; what belongs to no line has none."""
    return [{"line": fault.line or None, "message": str(fault.message)} for fault in faults]


def _print(replay: Replay) -> None:
    record = replay.record
    title = record.layout.titles[language()]
    output.say(message("cli.replay_title", game=title, events=len(record.events)))
    names = [player.name or player.nick for player in record.players]
    output.show(output.table(list(zip(names, replay.scores, strict=False))))
    headings: tuple[Key, ...] = ("cli.replay_notes", "cli.replay_differences")
    for heading, faults in zip(headings, (replay.notes, replay.differences), strict=True):
        if faults:
            output.say(message(heading, count=len(faults)))
            for fault in faults:
                key: Key = "cli.replay_line" if fault.line else "cli.replay_whole"
                output.say(message(key, line=fault.line, text=str(fault.message)))
    output.say(message("cli.replay_wrong" if replay.differences else "cli.replay_right"))
