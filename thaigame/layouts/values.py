"""What a key of a layout file may hold: kinds of value that check, write back and describe."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import TypeGuard

    from thaigame.texts import Message
    from thaigame.texts.keys import Key

T = TypeVar("T")

MOST: Final = 100_000
"""No figure of a game is larger."""

_SHOWN: Final = 40
_LONGEST: Final = 200  # characters of a name, a title, a row of letters
_LONGEST_LIST: Final = 1000


class WrongValueError(ValueError):
    """A value that a key does not take; ``what`` says what would be right."""

    def __init__(self, what: Message) -> None:
        """Keep the message."""
        super().__init__(what)
        self.what = what


@dataclass(frozen=True)
class ValueKind(Generic[T]):
    """One kind of value.

    ``read`` takes what TOML or JSON gives and returns the value, or raises ``WrongValueError``
    with what would be right; ``form`` says what to write; ``schema`` is the JSON Schema of it;
    ``plain`` gives it back from a value. ``every`` holds all values, the ends of a range, or
    nothing where only a game can tell.
    """

    read: Callable[[object], T]
    form: Message
    schema: Mapping[str, Any]
    every: tuple[T, ...] = ()
    plain: Callable[[T], object] = lambda value: value

    def __call__(self, value: object) -> T:
        """Read *value*, so that a kind stands wherever a reader of values does."""
        return self.read(value)


def shown(value: object) -> str:
    """Return a value as the file writes it, cut short."""
    if isinstance(value, bool):
        return "true" if value else "false"
    try:
        return cut(f'"{value[:_SHOWN]}"' if isinstance(value, str) else str(value))
    except (ValueError, RecursionError):  # a number of too many digits, or lists without end
        return "…"


def cut(text: str, most: int = _SHOWN) -> str:
    """Return a text as it may stand in a message: at most *most* characters."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def whole(least: int = 0, most: int = MOST) -> ValueKind[int]:
    """Return the kind of whole numbers from *least* to *most*."""

    def read(value: object) -> int:
        if not _is_whole(value) or not least <= value <= most:
            raise _wrong("layouts.not_whole", value, least=least, most=most)
        return value

    form = message("layouts.form_whole", least=least, most=most)
    schema = {"type": "integer", "minimum": least, "maximum": most}
    return ValueKind(read, form, schema, (least, most))


def flag() -> ValueKind[bool]:
    """Return the kind of true and false."""

    def read(value: object) -> bool:
        if not isinstance(value, bool):
            raise _wrong("layouts.not_a_flag", value)
        return value

    return ValueKind(read, message("layouts.form_flag"), {"type": "boolean"}, (False, True))


def one_of(*choices: str) -> ValueKind[str]:
    """Return the kind of one of a few words."""

    def read(value: object) -> str:
        if not isinstance(value, str) or value not in choices:
            raise _wrong("layouts.not_a_choice", value, choices=", ".join(choices))
        return value

    form = message("layouts.form_choice", choices=", ".join(f"`{each}`" for each in choices))
    return ValueKind(read, form, {"enum": list(choices)}, choices)


def text(*, empty: bool = False, most: int = _LONGEST) -> ValueKind[str]:
    """Return the kind of texts of at most *most* characters that say something.

    Where *empty*, a text may also say nothing at all.
    """

    def read(value: object) -> str:
        if not isinstance(value, str) or not (value.strip() or (empty and not value)):
            raise _wrong("layouts.not_text", value)
        if len(value) > most:
            raise WrongValueError(message("layouts.too_long", length=len(value), most=most))
        return value

    return ValueKind(read, message("layouts.form_text"), {"type": "string"})


def texts() -> ValueKind[tuple[str, ...]]:
    """Return the kind of lists of different texts, none of them empty; the list may be."""
    schema = {"type": "array", "items": {"type": "string"}, "uniqueItems": True}
    return ValueKind(_different, message("layouts.form_texts"), schema, plain=list)


def some_of(*choices: str) -> ValueKind[tuple[str, ...]]:
    """Return the kind of lists of words out of a few, each at most once."""
    word = one_of(*choices)

    def read(value: object) -> tuple[str, ...]:
        return tuple(word.read(each) for each in _different(value))

    form = message("layouts.form_choices", choices=", ".join(f"`{each}`" for each in choices))
    schema = {**texts().schema, "items": word.schema}
    every = ((), *((each,) for each in choices), choices)
    return ValueKind(read, form, schema, every, list)


def unordered(listed: ValueKind[tuple[str, ...]]) -> ValueKind[frozenset[str]]:
    """Return the kind of the same lists where the order says nothing."""
    return ValueKind(
        lambda value: frozenset(listed.read(value)),
        listed.form,
        listed.schema,
        tuple(frozenset(each) for each in listed.every),
        sorted,
    )


def letters() -> ValueKind[tuple[str, ...]]:
    """Return the kind of rows of different letters: a text, or a list where some are longer."""

    def read(value: object) -> tuple[str, ...]:
        return _different(value if isinstance(value, list) else list(text(empty=True).read(value)))

    def plain(value: tuple[str, ...]) -> object:
        return "".join(value) if all(len(each) == 1 for each in value) else list(value)

    schema = {"type": ["string", "array"], "items": {"type": "string"}}
    return ValueKind(read, message("layouts.form_letters"), schema, plain=plain)


def bonus() -> ValueKind[Mapping[int, int]]:
    """Return the kind of tables from tiles played to points: ``{ 7 = 50 }``."""

    def read(value: object) -> Mapping[int, int]:
        if not isinstance(value, dict):
            raise _wrong("layouts.bonus_form", value)
        table: dict[int, int] = {}
        for tiles, points in value.items():
            good = _is_whole(points) and 0 < points <= MOST
            if not (good and tiles.isascii() and tiles.isdecimal() and 0 < int(tiles[:6]) <= MOST):
                raise _wrong("layouts.bonus_form", {tiles: points})
            table[int(tiles)] = points
        return table

    def plain(value: Mapping[int, int]) -> object:
        return {str(tiles): value[tiles] for tiles in sorted(value)}

    schema = {
        "type": "object",
        "patternProperties": {"^[0-9]+$": whole(1).schema},
        "additionalProperties": False,
    }
    return ValueKind(read, message("layouts.form_bonus"), schema, plain=plain)


def span(least: int, most: int) -> ValueKind[tuple[int, int]]:
    """Return the kind of a fewest and a most, both from *least* to *most*: ``[2, 4]``."""
    end = whole(least, most)

    def read(value: object) -> tuple[int, int]:
        if not isinstance(value, list) or len(value) != 2:  # noqa: PLR2004  a pair
            raise _wrong("layouts.span_form", value)
        fewest, largest = end.read(value[0]), end.read(value[1])
        if fewest > largest:
            raise _wrong("layouts.span_form", value)
        return fewest, largest

    schema = {"type": "array", "items": end.schema, "minItems": 2, "maxItems": 2}
    every = ((least, least), (least, most), (most, most))
    return ValueKind(read, message("layouts.form_span"), schema, every, list)


def _different(value: object) -> tuple[str, ...]:
    """Take a list of different texts."""
    if not isinstance(value, list) or not all(isinstance(each, str) and each for each in value):
        raise _wrong("layouts.not_texts", value)
    if len(value) > _LONGEST_LIST:
        raise WrongValueError(message("layouts.too_many", length=len(value), most=_LONGEST_LIST))
    seen: set[str] = set()
    for each in value:
        if each in seen:
            raise _wrong("layouts.twice", each)
        seen.add(each)
    return tuple(value)


def _is_whole(value: object) -> TypeGuard[int]:
    """Return whether *value* is a whole number, and not true or false."""
    return isinstance(value, int) and not isinstance(value, bool)


def _wrong(what: Key, value: object, **values: object) -> WrongValueError:
    return WrongValueError(message(what, value=shown(value), **values))
