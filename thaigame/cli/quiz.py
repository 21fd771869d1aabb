"""``thaigame quiz``: the words of a search as questions, at the terminal or as a file."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from thaigame.cli import output
from thaigame.cli.help import command as make_command
from thaigame.cli.options import (
    LONGEST_WORD,
    choice,
    game_option,
    lexicon_option,
    option,
    standard_input_stream,
    whole,
)
from thaigame.cli.search import conditions, query_of
from thaigame.drills.jsonfile import object_bytes, read_object
from thaigame.drills.progress import Key, Progress, from_json, record, to_json
from thaigame.filing import keep_file
from thaigame.game.spec import find_game
from thaigame.study import Study
from thaigame.study.cards import ASKS, in_turn, is_right, quiz
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.drills.model import DrillItem, DrillSheet


@make_command("quiz")
@game_option()
@conditions
@option("--ask", type=choice(*ASKS), default="anagrams", about="cli.option_ask")
@option("-n", "number", type=whole(least=1), default=10, metavar="N", about="cli.option_asked")
@option("--cards", metavar="FILE", about="cli.option_cards")
@option("--seed", type=whole(), default=0, metavar="N", about="cli.option_seed")
@option("--output", "-o", metavar="FILE", about="cli.option_quiz_output")
@lexicon_option()
def command(
    *,
    game: str,
    lexicon: str | None,
    ask: Any,  # noqa: ANN401  one of ASKS
    number: int,
    cards: str | None,
    seed: int,
    output: str | None,
    **given: Any,  # noqa: ANN401  as click gives them
) -> int:
    """Ask the words of a search, or write them as questions."""
    study = Study(find_game(game, lexicon=lexicon))
    found = study.search(query_of(given))
    sheet = quiz(study, [one.word for one in found], ask, seed=seed)
    return _written(sheet, output) if output is not None else _asked(sheet, cards, number)


def _written(sheet: DrillSheet, file: str) -> int:
    from thaigame.drills.export import export

    export(sheet, file)
    output.tell(message("cli.count_words", count=len(sheet.items)))
    return 0 if sheet.items else 1


def _asked(sheet: DrillSheet, file: str | None, number: int) -> int:
    """Ask line by line; the box is kept after every answer, so that nothing is lost."""
    path = None if file is None else Path(file)
    progress = Progress() if path is None else _kept(path)
    items = in_turn(sheet, progress, now=datetime.now(UTC), count=number)
    right = asked = 0
    output.say(sheet.parts[0].instruction)
    for item in items:
        begun = datetime.now(UTC)
        output.say(f"{asked + 1}. {item.question}")
        line = standard_input_stream().readline(LONGEST_WORD)
        if not line:
            break
        good = is_right(item, line)
        asked, right = asked + 1, right + good
        output.say(_told(item, good=good))
        if path is not None:
            now = datetime.now(UTC)
            key = Key(item.skill, item.word)
            progress = record(progress, key, right=good, now=now, took=now - begun)
            keep_file(path, object_bytes(to_json(progress)))
    output.say(message("study.quiz_sum", right=right, asked=asked))
    return 0 if items else 1


def _told(item: DrillItem, *, good: bool) -> str:
    verdict = message("study.right" if good else "study.wrong")
    return f"   {verdict}: {' '.join(item.answers)}"


def _kept(path: Path) -> Progress:
    """Return the box in a file, an empty one where there is none; raise DrillError for another."""
    if not path.exists():
        keep_file(path, object_bytes(to_json(Progress())))  # said before anything is answered
        return Progress()
    return from_json(read_object(path, "drills.progress_damaged"))
