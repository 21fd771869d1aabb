"""The program itself: the table of commands, the options before them, the exit status."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Final

import click

import thaigame
from thaigame.cli import failure, output
from thaigame.cli import help as help_texts
from thaigame.cli.options import choice
from thaigame.texts import LANGUAGES, message, variant

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.errors import ThaigameError

# Each command's name and the module of this package that holds it as ``command`` (or, where a
# module holds several, ``module:name``). A module is loaded only when its command is called.
COMMANDS: Final[dict[str, str]] = {
    "cells": "cells",
    "judge": "judge",
    "score": "score",
    "best": "best",
    "anagram": "study:anagram",
    "build": "study:build",
    "pattern": "study:pattern",
    "hooks": "study:hooks",
    "extend": "study:extend",
    "stems": "study:stems",
    "containing": "study:containing",
    "search": "search:search",
    "quiz": "quiz",
    "review": "review",
    "play": "play",
    "selfplay": "selfplay",
    "leave": "leave",
    "train": "train",
    "pairs": "pairs",
    "engine": "engine",
    "replay": "replay",
    "perft": "perft",
    "spell": "spell",
    "drill": "drill",
    "kit": "drill:kit",
    "mark": "mark",
    "lexicon": "lexicon",
    "layouts": "layouts",
    "show": "show",
    "serve": "serve",
    "demo": "demo",
}


# What shells make of a program that was ended by an interrupt, or by writing to a closed pipe.
_INTERRUPTED: Final = 128 + 2
_NOBODY_READS: Final = 128 + 13

_COMPLETION: Final = "_THAIGAME_COMPLETE"  # set by shells that ask how a word goes on


class _Program(help_texts.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order of the table."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load one command."""
        del ctx
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        found: click.Command = getattr(import_module(f"thaigame.cli.{module}"), name or "command")
        return found

    def told_commands(self, ctx: click.Context) -> list[tuple[str, str]]:
        """Return the commands and what each does, without loading them."""
        return [(name, str(variant("cli.about", name))) for name in self.list_commands(ctx)]


def run(arguments: Sequence[str]) -> int:
    """Run *arguments* and return the exit status.

    1 is a ruling, so nothing but a ruling gives it: what cannot be answered, written or read is 2,
    and a reader who has gone is what the shell makes of that.
    """
    output.make_safe()
    as_json = "--json" in arguments or "--jsonl" in arguments
    streams = sys.stdout, sys.stderr
    try:
        output.must_be_open()
        output.announce_building()
        status = _program().main(
            list(arguments) or ["--help"], prog_name="thaigame", standalone_mode=False
        )
        output.flush()
    except (KeyboardInterrupt, click.Abort):
        return output.leave(_INTERRUPTED)
    except SystemExit as left:
        # click leaves so when it has answered a shell that completes words; and where nobody reads
        # any more, having turned the streams.
        sys.stdout, sys.stderr = streams
        if _COMPLETION not in os.environ:
            return output.leave(_NOBODY_READS)
        if left.code == 0:
            return output.leave(0)
        return output.leave(_told(_no_completion(), as_json=as_json))
    except BrokenPipeError:
        return output.leave(_NOBODY_READS)
    except Exception as error:  # noqa: BLE001  whatever it is, people get a line and no traceback
        if _COMPLETION in os.environ and isinstance(error, KeyError | ValueError):
            error = _no_completion()
        return output.leave(_told(failure.as_error(error), as_json=as_json))
    if status == 1:
        _tell_slips(arguments)
    return output.leave(status if isinstance(status, int) else 0)


def _no_completion() -> ThaigameError:
    """Return what is wrong where a shell's question has no form that is known."""
    return failure.CallError(message("cli.completion", name=_COMPLETION), at=_COMPLETION)


def _told(error: ThaigameError, *, as_json: bool) -> int:
    """Tell *error* where it can be told; return the status that stands for it."""
    if as_json:
        try:
            output.print_json(failure.document(error), flush=True)
        except BrokenPipeError:
            return _NOBODY_READS
        except (OSError, ValueError) as lost:
            error = failure.as_error(lost)
        else:
            return 2
    output.tell(f"thaigame: {error}")
    return 2


def _tell_slips(arguments: Sequence[str]) -> None:
    """Say beside a refusal that a word was typed with two เ, which nobody sees."""
    for argument in arguments:
        if said := failure.slip(argument):
            output.tell(said)


def _program() -> click.Group:
    def show_version(ctx: click.Context, _option: click.Parameter, value: object) -> None:
        if value:
            from thaigame.movegen import _native  # only here: other calls start without it

            kernel = variant("cli.kernel", _native.kernel_name())
            output.show(f"thaigame {thaigame.__version__} ({kernel})")
            ctx.exit()

    # The language is in force already; the option is here for its help and its faults.
    language = click.Option(
        ["--lang"], type=choice(*LANGUAGES), help=str(message("cli.option_lang"))
    )
    version_shown = click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show_version,
        help=str(message("cli.option_version")),
    )
    return help_texts.group("thaigame", language, version_shown, kind=_Program)
