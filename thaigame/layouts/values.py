"""The options a layout file may set: which values each takes, and where it goes.

One table a section; a name here is the field of the same name in ``rules``, where the meaning
and the rule ids stand. A converter takes the value as TOML gives it and returns the value of the
field, or raises ``WrongValueError`` with what would be right.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from thaigame.texts import Message

    Converter = Callable[[object], object]

MOST: Final = 100_000
"""No figure of a game is larger."""

COLOURS: Final = (
    "red",
    "pink",
    "orange",
    "yellow",
    "green",
    "light blue",
    "blue",
    "dark blue",
    "purple",
)
"""The colours a premium square can have; messages and drawings know these names."""

TOPICS: Final = (
    "word",
    "doubler",
    "tier",
    "mark",
    "remark",
    "overlay",
    "choice",
    "lift",
    "exchange",
    "challenge",
    "out",
    "clock",
)
"""What a game may have a rule id for beside the common rules A1 to A15."""

COMMON_RULES: Final = tuple(f"A{number}" for number in range(1, 16))


class WrongValueError(ValueError):
    """A value that an option does not take; ``what`` says what would be right."""

    def __init__(self, what: Message) -> None:
        """Keep the message."""
        super().__init__(what)
        self.what = what


def shown(value: object) -> str:
    """Return a value as the file writes it, cut short."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = f'"{value}"' if isinstance(value, str) else str(value)
    return text if len(text) <= 40 else f"{text[:39]}…"  # noqa: PLR2004  a line's worth


def whole(least: int = 0, most: int = MOST) -> Callable[[object], int]:
    """Return a converter for whole numbers from *least* to *most*."""

    def convert(value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise WrongValueError(
                message("layouts.not_whole", value=shown(value), least=least, most=most)
            )
        return value

    return convert


def one_of(*choices: str) -> Callable[[object], str]:
    """Return a converter for one of a few words."""

    def convert(value: object) -> str:
        if not isinstance(value, str) or value not in choices:
            raise WrongValueError(
                message("layouts.not_a_choice", value=shown(value), choices=", ".join(choices))
            )
        return value

    return convert


def some_of(*choices: str) -> Callable[[object], tuple[str, ...]]:
    """Return a converter for a list of words out of a few, each at most once."""

    def convert(value: object) -> tuple[str, ...]:
        words = strings(value)
        for word in words:
            one_of(*choices)(word)
        return words

    return convert


def text(value: object) -> str:
    """Take a text that is not empty."""
    if not isinstance(value, str) or not value.strip():
        raise WrongValueError(message("layouts.not_text", value=shown(value)))
    return value


def strings(value: object) -> tuple[str, ...]:
    """Take a list of different texts, none of them empty; the list may be."""
    if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
        raise WrongValueError(message("layouts.not_texts", value=shown(value)))
    for item in value:
        if value.count(item) > 1:
            raise WrongValueError(message("layouts.twice", value=item))
    return tuple(value)


def characters(value: object) -> tuple[str, ...]:
    """Take a text as a row of different characters."""
    return strings(list(text(value)))


def flag(value: object) -> bool:
    """Take true or false."""
    if not isinstance(value, bool):
        raise WrongValueError(message("layouts.not_a_flag", value=shown(value)))
    return value


def bonus(value: object) -> dict[int, int]:
    """Take a table from tiles played to points: ``{ 7 = 50 }``."""
    if not isinstance(value, dict):
        raise WrongValueError(message("layouts.bonus_form", value=shown(value)))
    table: dict[int, int] = {}
    for tiles, points in value.items():
        good = isinstance(points, int) and not isinstance(points, bool) and 0 < points <= MOST
        if not (good and tiles.isascii() and tiles.isdecimal() and 0 < int(tiles[:6]) <= MOST):
            raise WrongValueError(message("layouts.bonus_form", value=f"{tiles} = {shown(points)}"))
        table[int(tiles)] = points
    return table


def players(value: object) -> tuple[int, int]:
    """Take the fewest and the most players: ``[2, 4]``."""
    if (
        not isinstance(value, list)
        or len(value) != 2  # noqa: PLR2004  a pair
        or not all(isinstance(item, int) and not isinstance(item, bool) for item in value)
        or not 1 <= value[0] <= value[1]
    ):
        raise WrongValueError(message("layouts.players_form", value=shown(value)))
    return value[0], value[1]


PLAY: Final[Mapping[str, Converter]] = {
    "rack_size": whole(1, 50),
    "first_play_squares": whole(1, 26),
    "bonus": bonus,
    "premiums_apply_to": one_of("new_tiles", "all_tiles"),
    "word_premium_on": one_of("after_letter_premiums", "printed_points"),
    "lift": flag,
    "keep": one_of("words_made", "main_word"),
    "overlay_limit": whole(0, 50),
    "remark": flag,
    "paper_marks": lambda value: frozenset(strings(value)),
    "doubler": text,
    "yamok": one_of("any_word", "listed"),
}

TURN: Final[Mapping[str, Converter]] = {
    "exchange_minimum": whole(),
    "challenge": one_of("double", "single", "penalty", "void", "protest"),
    "challenge_penalty": whole(),
    "hold_seconds": whole(),
    "overdraw": one_of("opponent_chooses", "surplus_out"),
    "start_draw": characters,
    "players": players,
}

END: Final[Mapping[str, Converter]] = {
    "scoreless": lambda value: frozenset(some_of("pass", "exchange", "withdrawn")(value)),
    "scoreless_turns": whole(1, 100),
    "restart": flag,
    "out_factor": whole(0, 100),
    "clock_seconds": whole(),
    "overtime_points": whole(),
    "overtime_minutes": one_of("started", "full"),
    "no_show_points": whole(),
}
