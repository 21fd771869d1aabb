"""Commands whose help speaks the language in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from thaigame.cli.completion import OFFERS, Offered
from thaigame.cli.failure import CallError
from thaigame.cli.options import in_words
from thaigame.texts import message, variant

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


class _Formatter(click.HelpFormatter):
    """Writes help in the language in force, in lines that end where its words do."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the line that shows how the command is called."""
        from thaigame.cli.wrapping import wrapped

        lead = prefix or f"{message('cli.heading_usage')}: "
        lines = wrapped(f"{lead}{prog} {args}", self.width - self.current_indent)
        self._lines(line if place == 0 else f"  {line}" for place, line in enumerate(lines))

    def write_text(self, text: str) -> None:
        """Write a paragraph."""
        from thaigame.cli.wrapping import wrapped

        self._lines(wrapped(text, self.width - self.current_indent))

    def write_dl(
        self,
        rows: Iterable[tuple[str, str]],
        col_max: int = 30,
        col_spacing: int = 2,
    ) -> None:
        """Write names with their meanings."""
        from thaigame.cli.wrapping import definitions

        del col_max, col_spacing
        self._lines(definitions(list(rows), width=self.width - self.current_indent))

    def _lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(f"{'':>{self.current_indent}}{line}".rstrip() + "\n")


class _Context(click.Context):
    formatter_class = _Formatter


class Command(click.Command):
    """A command with its ``--help`` in the language in force."""

    context_class: type[click.Context] = _Context

    def __init__(self, *args: Any, **details: Any) -> None:  # noqa: ANN401  as click takes them
        """Make the command; what its values are called is said in the language in force."""
        super().__init__(*args, **details)
        self.options_metavar: str = in_words("[OPTIONS]")
        for param in self.params:
            name = param.metavar or _type_name(param)
            if name in OFFERS:
                param.type = Offered(OFFERS[name])
            if name:
                param.metavar = in_words(name)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return the option that shows the help."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = str(message("cli.option_help"))
        return option

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options; click itself says in English which of them are needed."""
        found = [param.get_help_record(ctx) for param in self.get_params(ctx)]
        needed = f"[{message('cli.required')}]"
        rows = [(name, told.replace("[required]", needed)) for name, told in filter(None, found)]
        if rows:
            with formatter.section(str(message("cli.heading_options"))):
                formatter.write_dl(rows)


def _type_name(param: click.Parameter) -> str:
    """Return what click would call the value of an option, empty for one that takes none."""
    flag = not isinstance(param, click.Option) or param.is_flag or param.count
    return "" if flag or isinstance(param.type, click.Choice) else param.type.name.upper()


class Group(Command, click.Group):
    """A command with commands below it."""

    command_class: type[click.Command] | None = Command

    def __init__(self, *args: Any, **details: Any) -> None:  # noqa: ANN401  as click takes them
        """Make the group."""
        super().__init__(*args, **details)
        self.subcommand_metavar: str = in_words("COMMAND [ARGS]...")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, then the commands."""
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands, each with the whole of what it does."""
        with formatter.section(str(message("cli.heading_commands"))):
            formatter.write_dl(self.told_commands(ctx))

    def told_commands(self, ctx: click.Context) -> list[tuple[str, str]]:
        """Return the commands by name, and what each does."""
        found = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        return [(name, each.help or "") for name, each in found if each is not None]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that *args* begin with; raise CallError when there is none."""
        name = args[0]
        known = self.list_commands(ctx)
        if name not in known and not name.startswith("-"):
            from difflib import get_close_matches

            near = get_close_matches(name, known, n=3)
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
