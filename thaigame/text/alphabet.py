"""Alphabets: how a word that is written with letters falls into the squares of a game.

A square holds one letter, which may be several characters (CH, L·L). A word of such letters can
fall into squares in more than one way; the list's form of a word says which: it is cut at the
longest letter, left to right, and ``CUT`` stands wherever the word is cut otherwise (VÍZ|SZINT).
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Final, Literal

from thaigame.text.cell import Cell
from thaigame.text.characters import ZERO_WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

SCRIPTS: Final = ("latin", "greek", "cyrillic", "armenian", "georgian", "hebrew")
"""The scripts whose letters each fill a square, as Unicode names them."""

CUT: Final = "|"
"""What parts two squares that would otherwise be read as one letter."""

MOST_CUTS: Final = 1024
"""Ways to read one word; those of real words are a handful."""

Casing = Literal["plain", "turkish"]

# One code point for two letters. Canonical composition keeps them, and compatibility forms, which
# part them, would change letters of other scripts as well.
_JOINED: Final = str.maketrans(
    {
        "Ĳ": "IJ", "ĳ": "ij", "Ŀ": "L·", "ŀ": "l·", "Ǆ": "DŽ", "ǅ": "DŽ", "ǆ": "dž",
        "Ǉ": "LJ", "ǈ": "LJ", "ǉ": "lj", "Ǌ": "NJ", "ǋ": "NJ", "ǌ": "nj", "Ǳ": "DZ",
        "ǲ": "DZ", "ǳ": "dz", "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl",
        **dict.fromkeys(ZERO_WIDTH, ""),
    }
)  # fmt: skip
_TURKISH: Final = str.maketrans({"i": "İ", "ı": "I"})
_SMALL_TURKISH: Final = str.maketrans({"İ": "i", "I": "ı"})
_DOTTED: Final = "i\u0307"  # small i with a dot of its own, as lower-casing İ gives it
_SHARP_S: Final = "ß"

_MARKS: Final = frozenset(f"{CUT}[]")
"""What may part letters in a word as typed: other programs write a letter in brackets."""

_is_plain = re.compile("[A-Z]+").fullmatch


@dataclass(frozen=True)
class Alphabet:
    """The letters of a game, and what else is typed for them.

    ``fold`` has pairs of what a word may be written with and the letters that stand for it on the
    board (É: E, ß: SS, a hyphen: nothing), both in capitals; what it does not name stays. ``own``
    are the letters that some tile shows; those of several characters are read before shorter
    ones. With ``either`` a word with such a letter may also be laid with its characters apart,
    and then no list need say where it is cut.
    """

    script: str = "latin"
    casing: Casing = "plain"
    fold: tuple[tuple[str, str], ...] = ()
    own: frozenset[str] = frozenset()
    either: bool = False

    @cached_property
    def several(self) -> tuple[str, ...]:
        """Return the letters of several characters, the longest first."""
        found = (letter for letter in self.own if len(letter) > 1)
        return tuple(sorted(found, key=lambda letter: (-len(letter), letter)))

    @property
    def is_plain(self) -> bool:
        """Tell whether words in capitals are in the form of lists already."""
        return not self.fold and not self.several

    def capitals(self, text: str) -> str:
        """Return *text* composed and in capitals, by the rule of the language."""
        if _is_plain(text):
            return text
        text = unicodedata.normalize("NFC", text.translate(_JOINED))
        if self.casing == "turkish":
            text = text.replace(_DOTTED, "i").translate(_TURKISH)
        if _SHARP_S in text and "ẞ" in self.own:
            text = text.replace(_SHARP_S, "ẞ")
        return "".join(ch if ch in self.own else ch.upper() for ch in text)

    def small(self, letter: str) -> str | None:
        """Return *letter* in small characters, None where they would be read as another."""
        text = letter.translate(_SMALL_TURKISH) if self.casing == "turkish" else letter
        text = text.lower()
        good = text != letter and len(text) == len(letter) and self.capitals(text) == letter
        return text if good else None

    def form(self, word: str) -> str:
        """Return *word* as lists and boards have it; what is no letter stays as it is."""
        if _is_plain(word) and not self.fold and not self.several:
            return word
        text = self.capitals(word)
        if self.fold:
            table = self._folded
            text = self._foldable.sub(lambda found: table[found[0]], text)
        if not self.several or _MARKS.isdisjoint(text):  # unmarked, it is read as the longest
            return text
        return self.spelling(self.letters(text))

    def may_change(self, text: str) -> bool:
        """Tell whether ``form`` could change a word of *text*, whose words are in capitals."""
        marked = bool(self.several) and not _MARKS.isdisjoint(text)
        return marked or (bool(self.fold) and self._foldable.search(text) is not None)

    def letters(self, form: str) -> tuple[str, ...]:
        """Return the letters of a word in capitals, read as the longest ones unless it is cut."""
        if not self.several:
            return tuple(form)
        return tuple(self._letter.findall(form))

    def cells(self, form: str) -> tuple[Cell, ...]:
        """Return the squares of *form*, which ``form`` has made."""
        return tuple(map(letter_cell, self.letters(form)))

    def cuts(self, form: str) -> Iterator[tuple[str, ...]]:
        """Yield the ways to read the word as letters, the longest first, ``MOST_CUTS`` at most."""
        yield from islice(self._cuts(form.replace(CUT, "")), MOST_CUTS)

    def spelling(self, letters: Iterable[str]) -> str:
        """Return the word that *letters* spell, cut where its letters would be read otherwise.

        Where words may be laid either way, cuts make no difference and there are none.
        """
        if not self.several or self.either:
            return "".join(letters)
        text = ""
        for letter in reversed(tuple(letters)):
            longest = self.longest_at(letter + text, 0)
            joined = longest is not None and len(longest) > len(letter)
            text = letter + (CUT if joined else "") + text
        return text

    def longest_at(self, text: str, at: int) -> str | None:
        """Return the letter of several characters that *text* has at *at*, or None."""
        return next((each for each in self.several if text.startswith(each, at)), None)

    def is_letter(self, ch: str) -> bool:
        """Tell whether *ch*, one character of a word's form, may stand in a word."""
        return ch in self._characters or is_letter_of(ch, self.script)

    @cached_property
    def _characters(self) -> frozenset[str]:
        return frozenset(ch for letter in self.own for ch in letter)

    @cached_property
    def _folded(self) -> dict[str, str]:
        return dict(self.fold)

    @cached_property
    def _foldable(self) -> re.Pattern[str]:
        longest = sorted(self._folded, key=len, reverse=True)
        return re.compile("|".join(map(re.escape, longest)))

    @cached_property
    def _letter(self) -> re.Pattern[str]:
        several = "".join(f"{re.escape(letter)}|" for letter in self.several)
        return re.compile(rf"{several}[^|\[\]]", re.DOTALL)

    def _cuts(self, form: str) -> Iterator[tuple[str, ...]]:
        if not form:
            yield ()
            return
        heads = [each for each in self.several if form.startswith(each)]
        for head in (*heads, form[0]):
            for rest in self._cuts(form[len(head) :]):
                yield (head, *rest)

    def __getstate__(self) -> dict[str, object]:
        """Pickle the value without the patterns made from it."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<Alphabet {self.script}: {len(self.own)} letters>"


@lru_cache(maxsize=4096)
def is_letter_of(ch: str, script: str) -> bool:
    """Tell whether *ch*, one character, is a letter of *script*, one of ``SCRIPTS``."""
    return ch.isalpha() and unicodedata.name(ch, "").startswith(f"{script.upper()} ")


@lru_cache(maxsize=4096)
def script_of(ch: str) -> str:
    """Return the one of ``SCRIPTS`` whose letter *ch* is, or nothing."""
    return next((script for script in SCRIPTS if is_letter_of(ch, script)), "")


@lru_cache(maxsize=4096)
def letter_cell(letter: str) -> Cell:
    """Return the square that shows *letter*."""
    return Cell.of(letter)


LATIN: Final = Alphabet()
"""Any Latin letters, nothing folded: what words are read by where no game says more."""
