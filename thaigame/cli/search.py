"""``thaigame search``: words by many conditions at once, in an order, by their ranks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from thaigame.cli import output
from thaigame.cli.help import command as make_command
from thaigame.cli.options import choice, game_option, json_option, lexicon_option, option
from thaigame.errors import StudyError
from thaigame.game.spec import find_game
from thaigame.study import ORDERS, Query, Study
from thaigame.texts import message
from thaigame.visible import visible

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.study.query import Range

_span = re.compile(r"([0-9]{1,6})|([0-9]{1,6})?-([0-9]{1,6})?").fullmatch
_LIST: Final[dict[str, Any]] = {"metavar": "NAME|FILE"}
_PLAYABLE: Final = {"yes": True, "no": False, "any": None}


def conditions(function: Callable[..., int]) -> Callable[..., int]:
    """Add every condition of a search to a command; ``query_of`` makes a query of them."""
    for add in reversed(
        (
            option("--pattern", default="", metavar="PATTERN", about="cli.option_search_pattern"),
            option("--any-marks", is_flag=True, about="cli.option_any_marks"),
            option("--includes", default="", metavar="LETTERS", about="cli.option_includes"),
            option("--excludes", default="", metavar="LETTERS", about="cli.option_excludes"),
            option("--length", metavar="RANGE", about="cli.option_length"),
            option("--count", multiple=True, metavar="NAME=RANGE", about="cli.option_count_of"),
            option("--rack", metavar="RACK", about="cli.option_search_rack"),
            option("--in", "listed", multiple=True, **_LIST, about="cli.option_in"),
            option("--not-in", "unlisted", multiple=True, **_LIST, about="cli.option_not_in"),
            option(
                "--playable",
                type=choice(*_PLAYABLE),
                default="yes",
                about="cli.option_playable",
            ),
            option("--by", type=choice(*ORDERS), default="alphabet", about="cli.option_search_by"),
            option("--ranks", default="1-500", metavar="RANGE", about="cli.option_ranks"),
        )
    ):
        function = add(function)
    return function


def query_of(given: dict[str, Any]) -> Query:
    """Return the query of a call; raise StudyError for a range that is none."""
    counts = dict(_counted(text) for text in given["count"])
    if given["length"]:
        counts["length"] = read_range("--length", given["length"])
    return Query(
        pattern=given["pattern"],
        any_marks=given["any_marks"],
        includes=given["includes"],
        excludes=given["excludes"],
        counts=counts,
        rack=given["rack"],
        listed=given["listed"],
        unlisted=given["unlisted"],
        playable=_PLAYABLE[given["playable"]],
        order=given["by"],
        ranks=read_range("--ranks", given["ranks"]),
    )


def _counted(text: str) -> tuple[str, Range]:
    name, _, span = text.partition("=")
    return name, read_range(name, span)


def read_range(name: str, text: str) -> Range:
    """Return the range that ``5``, ``5-7``, ``5-`` or ``-7`` means; raise StudyError for none."""
    found = _span(text.strip())
    if found is None or text.strip() == "-":
        told = message("study.range", name=visible(name), value=visible(text))
        raise StudyError(told, at=name)
    if found[1]:
        return int(found[1]), int(found[1])
    return int(found[2] or 0), int(found[3]) if found[3] else None


@make_command("search")
@game_option()
@conditions
@lexicon_option()
@json_option()
def search(*, game: str, lexicon: str | None, as_json: bool, **given: Any) -> int:  # noqa: ANN401  as click gives them
    """Find the words that meet every condition."""
    found = Study(find_game(game, lexicon=lexicon)).search(query_of(given))
    if as_json:
        output.print_json({"words": [one._asdict() for one in found]})
    elif found:
        cannot = message("study.cannot_make")
        rows = [(one.rank, one.word, one.points, "" if one.playable else cannot) for one in found]
        head = (message("study.rank"), message("study.word"), message("study.points"), "")
        output.show(output.table(rows, head=head))
        output.tell(message("cli.count_words", count=len(found)))
    else:
        output.say(message("study.none"))
    return 0 if found else 1
