"""Commands whose help speaks the language in force."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

import click

from thaigame.cli.failure import CallError
from thaigame.texts import message, variant

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import _GeneratorContextManager

    from thaigame.texts.keys import Key


class _Formatter(click.HelpFormatter):
    """Writes click's own headings from the catalogue."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the line that shows how the command is called."""
        super().write_usage(prog, args, prefix or f"{message('cli.heading_usage')}: ")

    def section(self, name: str) -> _GeneratorContextManager[None]:
        """Open a block under a heading."""
        known: dict[str, Key] = {
            "Options": "cli.heading_options",
            "Commands": "cli.heading_commands",
        }
        return super().section(str(message(known[name])) if name in known else name)


class _Context(click.Context):
    formatter_class = _Formatter


class Command(click.Command):
    """A command with its ``--help`` in the language in force."""

    context_class = _Context

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return the option that shows the help."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = str(message("cli.option_help"))
        return option


class Group(Command, click.Group):
    """A command with commands below it."""

    command_class = Command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that *args* begin with; raise CallError when there is none."""
        name = args[0]
        known = self.list_commands(ctx)
        if name not in known and not name.startswith("-"):
            near = difflib.get_close_matches(name, known, n=3)
            raise CallError(
                message("cli.no_such_command", name=name, known=", ".join(near or known)), at=name
            )
        return super().resolve_command(ctx, args)


@click.pass_context
def _need_command(ctx: click.Context, /, **_options: object) -> None:
    """Raise CallError when no command follows; the options have been seen to already."""
    if ctx.invoked_subcommand is None and isinstance(ctx.command, click.Group):
        known = ", ".join(ctx.command.list_commands(ctx))
        raise CallError(message("cli.missing_command", known=known))


def group(name: str, *params: click.Parameter, kind: type[Group] = Group) -> Group:
    """Make a command that has commands below it; its help is the text ``cli.about.<name>``."""
    return kind(
        name,
        params=list(params),
        help=str(variant("cli.about", name)),
        invoke_without_command=True,
        callback=_need_command,
    )


def command(name: str, *, under: str = "") -> Callable[[Callable[..., int]], Command]:
    """Make a function a command; its help is the text ``cli.about.<name>``.

    A command *under* another has ``cli.about.<under> <name>``. The function returns the exit
    status, 0 or 1; what is wrong it raises.
    """
    about = variant("cli.about", f"{under} {name}".strip())

    def make(function: Callable[..., int]) -> Command:
        decorate = click.command(name, cls=Command, help=str(about))
        return decorate(function)

    return make
