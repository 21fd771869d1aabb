"""Words as lists hold them: their form, what no list may hold as one, and a set of them."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from thaigame.errors import LexiconError
from thaigame.resources import first_line
from thaigame.text import canonical, cells, faults, show
from thaigame.text.alphabet import CUT, LATIN, script_of
from thaigame.text.lint import syllabary_faults
from thaigame.text.syllabary import Syllabary
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from thaigame.text.alphabet import Alphabet
    from thaigame.text.writing import Writing
    from thaigame.texts import Message

MAI_YAMOK: Final = "ๆ"

LONGEST_WORD: Final = 200  # characters; the longest entry of the Thai dictionary has 51

_is_latin_word = re.compile(r"[A-Z]+").fullmatch
_thai_letter = re.compile(r"[ก-ฺเ-๎]").search


def tidy(word: str, alphabet: Writing = LATIN) -> str:
    """Return *word* in the form lists use: canonical, letters in capitals as *alphabet* has them.

    Nothing is checked: what is no word stays none.
    """
    return canonical(word) if _is_thai(word, alphabet) else alphabet.form(word)


def same_but_for_capitals(typed: str, word: str, alphabet: Writing = LATIN) -> bool:
    """Tell whether a word as typed differs from its form in lists in nothing but capitals."""
    if typed == word or _thai_letter(word) or isinstance(alphabet, Syllabary):
        return typed == word
    return len(typed) == len(word) and alphabet.capitals(typed) == word


def _is_thai(word: str, alphabet: Writing) -> bool:
    """Tell whether *word* is written by Thai's own table, which every list may hold."""
    return bool(_thai_letter(word)) and not isinstance(alphabet, Syllabary)


def board_form(word: str) -> str:
    """Return *word* as boards show it: dictionaries print a space before ๆ, boards have none."""
    return word.replace(f" {MAI_YAMOK}", MAI_YAMOK) if MAI_YAMOK in word else word


def forms(word: str) -> tuple[str, ...]:
    """Return the ways in which a list may hold *word*: as on a board, and as in a dictionary."""
    if MAI_YAMOK not in word:
        return (word,)
    board = board_form(word)
    return (board, board.replace(MAI_YAMOK, f" {MAI_YAMOK}"))


def no_word(word: str, alphabet: Writing = LATIN) -> Message | None:
    """Say why *word*, already in the form lists use, cannot stand in a list; None if it can.

    A list may hold what no board can: Thai entries of several words, ๆ, ฯ, abbreviations in one
    cell. What it may not hold is what can only be a slip: other characters, two scripts in one
    word, a spelling fault; nor, in a language written with an alphabet, a word with anything but
    letters (S4). Whether a game has tiles for them is not asked.
    """
    if _is_latin_word(word) and not isinstance(alphabet, Syllabary):
        return None
    if not word:
        return message("lexicon.empty_word")
    if len(word) > LONGEST_WORD:
        return message("lexicon.too_long", length=len(word), longest=LONGEST_WORD)
    if isinstance(alphabet, Syllabary):
        found = syllabary_faults(word, alphabet)
        return found[0].message if found else None
    if not _thai_letter(word):
        return _no_letters(word, alphabet)
    told = faults(word)
    return told[0].message if told else None


def _no_letters(word: str, alphabet: Alphabet) -> Message | None:
    """Say which character keeps *word* from being a word of letters of one script."""
    script = ""
    for ch in word:
        if ch.isspace():
            return message("lexicon.several_words")
        if ch == CUT and alphabet.several:
            continue
        of = script_of(ch)
        if not of and not alphabet.is_letter(ch):
            return message("lexicon.no_letter", ch=show(ch))
        script = script or of
        if of and of != script:
            return message("lexicon.two_scripts", ch=show(ch))
    return None


def listed_form(word: str, alphabet: Writing = LATIN) -> str:
    """Return *word* in the form lists use; raise LexiconError if it can stand in none."""
    tidied = tidy(word, alphabet)
    reason = no_word(tidied, alphabet)
    if reason is not None:
        raise LexiconError(message("lexicon.no_word", word=shortened(word), reason=reason), at=word)
    return tidied


def shortened(text: str, longest: int = 40) -> str:
    """Return *text* cut for a message."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


NEWLINE: Final = b"\n"


class Words:
    """An immutable set of words: UTF-8, one a line, in code-point order, a newline after each.

    A word is found by halving the bytes, and no set of them all is made.
    """

    __slots__ = ("text",)

    def __init__(self, text: bytes) -> None:
        """Take a text that is known to be in this form; ``Words.of`` brings words into it."""
        self.text: bytes = text

    @classmethod
    def of(cls, words: Iterable[str]) -> Words:
        """Return the words sorted and without repetitions."""
        kept = sorted(set(words))
        return cls("".join(f"{word}\n" for word in kept).encode())

    def __contains__(self, word: str) -> bool:
        """Tell whether *word* is one of them, by halving."""
        try:
            sought = word.encode()
        except UnicodeEncodeError:  # half a surrogate pair is no word's
            return False
        return bool(sought) and first_line(self.text, sought) == sought

    def __len__(self) -> int:
        """Return the number of words."""
        return self.text.count(NEWLINE)

    def __iter__(self) -> Iterator[str]:
        """Go through the words in code-point order."""
        return iter(self.text.decode().split("\n")[:-1])

    def __eq__(self, other: object) -> bool:
        """Tell whether both hold the same words."""
        return isinstance(other, Words) and self.text == other.text

    def __hash__(self) -> int:
        """Hash the text, which Python does once for each bytes object."""
        return hash(self.text)

    def __repr__(self) -> str:
        """Show how many words, not which."""
        return f"<{len(self)} words>"

    def __reduce__(self) -> tuple[type[Words], tuple[bytes]]:
        """Pickle the text."""
        return Words, (self.text,)

    def digest(self) -> str:
        """Return the SHA-256 of the text with its Latin letters small, as lists are published."""
        return sha256(self.text.lower()).hexdigest()


def length(word: str) -> int:
    """Return the number of cells of *word*, ำ being one and a space before ๆ none."""
    return len(word) if word.isascii() else len(cells(board_form(word)))
