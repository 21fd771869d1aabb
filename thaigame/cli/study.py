"""The study commands: what a rack can make, what stands around a word (S7 to S10, S18 to S20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from thaigame.cli import output
from thaigame.cli.help import command as make_command
from thaigame.cli.options import (
    game_option,
    given_line,
    json_option,
    lexicon_option,
    option,
    whole,
)
from thaigame.game.spec import find_game
from thaigame.layouts.tiles import BLANK
from thaigame.notation import format_rack, spaced_rack
from thaigame.study import Study
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from thaigame.layouts.tiles import Rack
    from thaigame.study import Made
    from thaigame.texts.keys import Key


def _asked(name: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """Return the options that all study commands share, and the argument *name*."""

    def decorate(function: Callable[..., int]) -> Callable[..., int]:
        for add in (
            json_option(),
            lexicon_option(),
            click.argument(name.lower(), metavar=name),
            game_option(),
        ):
            function = add(function)
        return function

    return decorate


def _study(game: str, lexicon: str | None) -> Study:
    return Study(find_game(game, lexicon=lexicon))


def _likely() -> Callable[[Callable[..., int]], Callable[..., int]]:
    return option("--likely", is_flag=True, about="cli.option_likely")


@make_command("anagram")
@_asked("RACK")
@option("--board", default=0, type=whole(most=8), metavar="N", about="cli.option_board")
@_likely()
def anagram(
    rack: str, *, game: str, lexicon: str | None, board: int, likely: bool, as_json: bool
) -> int:
    """Find the words that use all tiles of a rack."""
    study = _study(game, lexicon)
    return _answer_made(
        study, study.anagrams(given_line(rack), board_letters=board), likely=likely, as_json=as_json
    )


@make_command("build")
@_asked("RACK")
@_likely()
def build(rack: str, *, game: str, lexicon: str | None, likely: bool, as_json: bool) -> int:
    """Find the words that some tiles of a rack make."""
    study = _study(game, lexicon)
    return _answer_made(study, study.build(given_line(rack)), likely=likely, as_json=as_json)


@make_command("pattern")
@_asked("PATTERN")
@option("--any-marks", is_flag=True, about="cli.option_any_marks")
@_likely()
def pattern(
    pattern: str, *, game: str, lexicon: str | None, any_marks: bool, likely: bool, as_json: bool
) -> int:
    """Find the words that fit a pattern."""
    study = _study(game, lexicon)
    found = study.pattern(given_line(pattern), any_marks=any_marks)
    return _answer_words(study, found, likely=likely, as_json=as_json)


@make_command("containing")
@_asked("LETTERS")
@_likely()
def containing(letters: str, *, game: str, lexicon: str | None, likely: bool, as_json: bool) -> int:
    """Find the words that hold letters and marks in any place."""
    study = _study(game, lexicon)
    found = study.containing(given_line(letters))
    return _answer_words(study, found, likely=likely, as_json=as_json)


@make_command("hooks")
@_asked("WORD")
def hooks(word: str, *, game: str, lexicon: str | None, as_json: bool) -> int:
    """Find the cells that make another word before or after a word."""
    found = _study(game, lexicon).hooks(given_line(word))
    if as_json:
        output.print_json({"front": list(found.front), "back": list(found.back)})
    else:
        output.show(
            output.table([_line("study.front", found.front), _line("study.back", found.back)])
        )
    return 0 if found.front or found.back else 1


@make_command("extend")
@_asked("WORD")
@option("--rack", metavar="RACK", about="cli.option_rack")
def extend(word: str, *, game: str, lexicon: str | None, rack: str | None, as_json: bool) -> int:
    """Find the words that hold a word whole."""
    study = _study(game, lexicon)
    found = study.extensions(given_line(word), rack=rack)
    if as_json:
        document: dict[str, object] = {
            "front": [one.front for one in found if one.front and not one.back],
            "back": [one.back for one in found if one.back and not one.front],
            "both": [[one.front, one.back] for one in found if one.front and one.back],
            "words": [one.word for one in found],
        }
        if rack is not None:
            document["kept"] = [_joined(one.kept or (), study) for one in found]
        output.print_json(document)
    elif found:
        rows = [
            (one.word, f"{one.front}-" if one.front else "", f"-{one.back}" if one.back else "")
            + ((spaced_rack(one.kept, study.spec.layout),) if one.kept is not None else ())
            for one in found
        ]
        head = [message("study.word"), message("study.front"), message("study.back")]
        if rack is not None:
            head.append(message("study.keeps"))
        output.show(output.table(rows, head=head))
    else:
        output.say(message("study.none"))
    return 0 if found else 1


@make_command("stems")
@_asked("STEM")
def stems(stem: str, *, game: str, lexicon: str | None, as_json: bool) -> int:
    """Find, for each tile added to a stem, the words that use all of it."""
    found = _study(game, lexicon).stems(given_line(stem))
    if as_json:
        output.print_json({face: list(words) for face, words in found.items()})
    elif found:
        rows = [(face, " ".join(words)) for face, words in found.items()]
        head = (message("study.added"), message("study.words"))
        output.show(output.table(rows, head=head))
    else:
        output.say(message("study.none"))
    return 0 if found else 1


def _line(name: Key, found: Sequence[str]) -> tuple[object, object]:
    return message(name), " ".join(found) or message("study.none")


def _joined(rack: Rack | tuple[()], study: Study) -> str:
    return format_rack(study.spec.tiles.rack(rack), study.spec.layout)


def _answer_words(study: Study, words: tuple[str, ...], *, likely: bool, as_json: bool) -> int:
    shown = study.by_probability(words) if likely else words
    if as_json:
        output.print_json({"words": list(shown)})
    else:
        for word in shown:
            output.say(word)
        output.tell(message("cli.count_words", count=len(shown)))
    return 0 if shown else 1


def _answer_made(study: Study, made: tuple[Made, ...], *, likely: bool, as_json: bool) -> int:
    if likely:
        order = {word: at for at, word in enumerate(study.by_probability(_words(made)))}
        made = tuple(sorted(made, key=lambda one: order[one.word]))
    if as_json:
        output.print_json({"words": list(_words(made))})
    elif made:
        rows = [
            (
                one.word,
                " ".join(_named(*tile) for tile in one.tiles),
                spaced_rack(one.kept, study.spec.layout),
            )
            for one in made
        ]
        head = (message("study.word"), message("study.tiles"), message("study.keeps"))
        output.show(output.table(rows, head=head))
        output.tell(message("cli.count_words", count=len(made)))
    else:
        output.say(message("study.none"))
    return 0 if made else 1


def _words(made: tuple[Made, ...]) -> tuple[str, ...]:
    return tuple(one.word for one in made)


def _named(kind: str, face: str) -> str:
    """Write a tile whose face was chosen: ``[ฆ/ซ=ซ]``, ``?ก``, a letter of the board in round."""
    if not kind:
        return f"({face})"
    if kind == face:
        return face
    if kind == BLANK:
        return f"?{face}"
    return f"[{kind}]" if "=" in kind else f"[{kind}={face}]"
