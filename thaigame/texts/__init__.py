"""Every text for people, in Thai and English, in one catalogue.

A message is a key and the values that fill its gaps; it becomes text only when it is shown, in
the language that is in force there. The texts stand in one data file a topic (``texts/text.json``
holds ``text.*``), read when the first of them is shown. What belongs to one thing that is a file
of its own, such as a kind of exercise or a rule option, stands in that file by ``said``.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from thaigame.visible import visible

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from thaigame.texts.keys import Family, Key

__all__ = [
    "LANGUAGES",
    "Language",
    "Message",
    "catalogue",
    "in_language",
    "language",
    "message",
    "said",
    "use_language",
    "variant",
]

Language = Literal["en", "th"]

LANGUAGES: Final[tuple[Language, ...]] = ("en", "th")

_FOLDER: Final = Path(__file__).parent

_language: ContextVar[Language] = ContextVar("thaigame_language", default="en")


@dataclass(frozen=True, slots=True)
class Message:
    """A text for people that is not yet in any language.

    ``key`` is ``topic.name``; ``values`` fill the gaps of the text, in order of their names. A
    value that is itself a message is shown in the same language, and of any other nothing that
    rules a screen is obeyed (``visible``). ``own`` are the texts, English
    and Thai, of a message that no catalogue holds (``said``).
    """

    key: str = ""
    values: tuple[tuple[str, object], ...] = ()
    own: tuple[str, str] | None = None

    def of(self, **values: object) -> Message:
        """Return the message with its gaps filled; raise TypeError for other names than theirs."""
        from string import Formatter

        texts = self.own or _texts(self.key)
        wanted = {name for _, name, _, _ in Formatter().parse(texts[0]) if name is not None}
        if wanted != values.keys():
            raise TypeError(f"{texts[0]!r} has {sorted(wanted)}, not {sorted(values)}")
        return Message(self.key, tuple(sorted(values.items())), self.own)

    def text(self, language: Language | None = None) -> str:
        """Return the text in *language* ("en" or "th"), or in the one in force."""
        chosen = language or _language.get()
        template = (self.own or _texts(self.key))[LANGUAGES.index(chosen)]
        values = {
            name: value.text(chosen) if isinstance(value, Message) else _shown(value)
            for name, value in self.values
        }
        return template.format(**values)

    def __str__(self) -> str:
        """Return the text in the language in force."""
        return self.text()


def message(key: Key, /, **values: object) -> Message:
    """Make a message; every value must be hashable for the message to be.

    A key is written in full, so that it is found where it is used and a wrong one by mypy;
    ``variant`` is for those that follow from data.
    """
    return Message(key, tuple(sorted(values.items())))


def variant(family: Family, name: str, /, **values: object) -> Message:
    """Make the message of a *family* that is for *name*: ``("cli.authority", "official")``."""
    return Message(f"{family}.{name}", tuple(sorted(values.items())))


def said(english: str, thai: str) -> Message:
    """Make a message that stands with its texts where it is used; ``of`` fills its gaps."""
    return Message(own=(english, thai))


def language() -> Language:
    """Return the language in force, English unless one was chosen."""
    return _language.get()


def use_language(chosen: Language) -> None:
    """Choose the language of all messages shown from here on in this context.

    Raise ArgumentError for another than "en" and "th".
    """
    _check(chosen)
    _language.set(chosen)


@contextmanager
def in_language(chosen: Language) -> Iterator[None]:
    """Show messages in *chosen* inside a ``with`` block; raises as ``use_language``."""
    _check(chosen)
    token = _language.set(chosen)
    try:
        yield
    finally:
        _language.reset(token)


@cache
def catalogue(topic: str) -> Mapping[str, tuple[str, str]]:
    """Return the texts of one topic: name -> (English, Thai)."""
    import json

    with (_FOLDER / f"{topic}.json").open(encoding="utf-8") as file:
        return dict(_flat(json.load(file)))


def _flat(texts: dict[str, Any]) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield every text with its name; one of a family is ``family.name``."""
    for name, text in texts.items():
        if LANGUAGES[0] in text:
            yield name, (text["en"], text["th"])
        else:
            for member, found in _flat(text):
                yield f"{name}.{member}", found


def _shown(value: object) -> object:
    """Return what fills a gap: figures as they are, so that a text may format them."""
    return value if isinstance(value, int | float) else visible(str(value))


def _texts(key: str) -> tuple[str, str]:
    topic, _, name = key.partition(".")
    return catalogue(topic)[name]


def _check(chosen: str) -> None:
    from thaigame.arguments import one_of

    one_of("language", chosen, LANGUAGES)
