"""Options that several commands share, and the kinds of value they take."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TextIO

import click

from thaigame.cli.failure import CallError
from thaigame.text.text_file import LARGEST_FILE
from thaigame.texts import catalogue, message, variant

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.texts.keys import Key

    _WholeType = click.ParamType[int]
else:
    _WholeType = click.ParamType  # not generic in every version of click

LONGEST_WORD = 10_000
"""Characters; what is longer is a file given by mistake."""

Decorator = Callable[[Callable[..., int]], Callable[..., int]]


class _Choice(click.Choice[str]):
    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        """Return *value* if it is one of the choices; raise CallError if not."""
        del param, ctx
        if value in self.choices:
            return str(value)
        raise CallError(
            message("cli.not_a_choice", value=str(value), choices=", ".join(self.choices)),
            at=str(value),
        )


class _Whole(_WholeType):
    name = "number"

    def __init__(self, least: int, most: int | None) -> None:
        self.least = least
        self.most = most

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        """Return *value* as a whole number within the limits; raise CallError if it is none."""
        del param, ctx
        text = str(value)
        try:
            number = int(text)
        except ValueError:
            raise CallError(message("cli.not_a_number", value=text), at=text) from None
        if number < self.least or (self.most is not None and number > self.most):
            limit = message("cli.at_least", least=self.least)
            if self.most is not None:
                limit = message("cli.between", least=self.least, most=self.most)
            raise CallError(message("cli.out_of_range", value=text, limit=limit), at=text)
        return number


def choice(*values: str) -> click.Choice[str]:
    """Return the type of an option that takes one of *values*."""
    return _Choice(values)


class _PlayerName(_Choice):
    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        """Return *value* if it names a player, or another program that is one."""
        return (
            str(value) if str(value).startswith("engine:") else super().convert(value, param, ctx)
        )


def player_choice() -> click.Choice[str]:
    """Return the type of an option that takes a player's name, or ``engine:`` and a command."""
    from thaigame.strategy import player_names

    return _PlayerName(player_names())


def whole(*, least: int = 0, most: int | None = None) -> _WholeType:
    """Return the type of an option that takes a whole number, the limits included."""
    return _Whole(least, most)


def option(*names: str, about: Key, **details: Any) -> Decorator:  # noqa: ANN401  as click takes them
    """Return an option whose help is the message *about*."""
    return click.option(*names, help=str(message(about)), **details)


def in_words(metavar: str) -> str:
    """Return what a value is called, such as ``NAME|FILE`` or ``WORD...``, for people."""
    known = catalogue("cli")

    def told(found: re.Match[str]) -> str:
        word = found[0]
        return str(variant("cli.what", word)) if f"what.{word}" in known else word

    return re.sub("[A-Z]+", told, metavar)


def json_option() -> Decorator:
    """Return ``--json``, given to the command as ``as_json``."""
    return option("--json", "as_json", is_flag=True, about="cli.option_json")


def jsonl_option() -> Decorator:
    """Return ``--jsonl``."""
    return option("--jsonl", is_flag=True, about="cli.option_jsonl")


def game_option(*, required: bool = True) -> Decorator:
    """Return ``--game``, a game's name or a layout file."""
    return option("--game", required=required, metavar="GAME", about="cli.option_game")


def lexicon_option() -> Decorator:
    """Return ``--lexicon``, a word list's name or a file."""
    return option("--lexicon", metavar="NAME|FILE", about="cli.option_lexicon")


def position_option() -> Decorator:
    """Return ``--position``, a position line or ``-``."""
    return option("--position", metavar="LINE", about="cli.option_position")


def words_argument() -> Decorator:
    """Return the argument ``WORD...``, given to the command as ``words``."""
    return click.argument("words", nargs=-1, metavar="WORD...")


def given_words(words: Sequence[str]) -> list[str]:
    """Return the words of the call; each ``-`` stands for those on standard input, one a line.

    Raise CallError when there are none.
    """
    out: list[str] = []
    for word in words:
        out += standard_input().splitlines() if word == "-" else [word]
    for word in out:
        if len(word) > LONGEST_WORD:
            raise CallError(message("cli.too_long", length=len(word), longest=LONGEST_WORD))
    if not out:
        raise CallError(message("cli.missing", name=in_words("WORD")))
    return out


def given_line(text: str) -> str:
    """Return *text*, or the line on standard input where it is ``-``."""
    return standard_input().strip("\r\n") if text == "-" else text


def standard_input() -> str:
    """Return all of standard input, which is UTF-8; raise CallError if it is not."""
    try:
        return standard_input_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CallError(message("cli.not_utf8", at=error.start), at=error.start) from None


def standard_input_bytes() -> bytes:
    """Return all of standard input as it is; raise CallError where it is closed or has no end."""
    raw = standard_input_stream().buffer.read(LARGEST_FILE + 1)
    if len(raw) > LARGEST_FILE:
        raise CallError(message("cli.input_large", most=LARGEST_FILE // 1_000_000), at="-")
    return raw


def standard_input_stream() -> TextIO:
    """Return standard input; raise CallError where it is closed."""
    if sys.stdin is None:
        raise CallError(message("cli.no_input"), at="-")
    return sys.stdin
