"""What went wrong, told in one line, or as JSON where JSON was asked for."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Final

import click

from thaigame.errors import ThaigameError
from thaigame.filing import why
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.texts import Message


class CallError(ThaigameError):
    """The command line itself is wrong: an unknown command, option or value."""


def as_error(error: Exception) -> ThaigameError:
    """Return *error* as one that has a message for people; raise it where faults are hunted.

    ``THAIGAME_TRACEBACK=1`` is for those who look for a fault of the program's own.
    """
    if isinstance(error, ThaigameError):
        return error
    if isinstance(error, click.ClickException):
        return CallError(_usage(error))
    if isinstance(error, OSError) and error.filename is not None:
        return CallError(
            message("cli.file", name=str(error.filename), reason=why(error)),
            at=str(error.filename),
        )
    if isinstance(error, OSError) and error.errno is not None:
        return CallError(message("cli.stream", reason=why(error)))
    if os.environ.get("THAIGAME_TRACEBACK"):
        raise error
    return CallError(message("cli.internal", kind=type(error).__name__, reason=_one_line(error)))


def document(error: ThaigameError) -> dict[str, dict[str, object]]:
    """Return the JSON document that tells *error*."""
    return {"error": {"code": error.code, "message": str(error), "at": error.at}}


def slip(text: str) -> Message | None:
    """Return what to say of *text* that was refused and has เ typed twice for แ, else None.

    The two look alike, so nobody sees why the word is not known.
    """
    from thaigame.text import faults

    for word in text.split():
        for fault in faults(word):
            if fault.kind == "double-sara-e":
                return fault.message
    return None


def _usage(error: click.ClickException) -> Message:
    if isinstance(error, click.NoSuchOption):
        return message("cli.no_such_option", name=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return message("cli.missing", name=error.param.get_error_hint(error.ctx).strip("'"))
    if isinstance(error, click.BadOptionUsage):
        return message("cli.option_value", name=error.option_name)
    if found := re.match(_SURPLUS, error.format_message(), re.DOTALL):
        return message("cli.surplus", words=found[1])
    return message("cli.usage", reason=_one_line(error))


_SURPLUS: Final = r"Got unexpected extra arguments? \((.*)\)"


def _one_line(error: Exception) -> str:
    text = error.format_message() if isinstance(error, click.ClickException) else str(error)
    return " ".join(text.split())
