"""A set of words kept as one sorted text, so that it loads at the speed of reading a file."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from thaigame.text import cells

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

NEWLINE: Final = b"\n"


class Words:
    """An immutable set of words: UTF-8, one a line, in code-point order, a newline after each.

    UTF-8 keeps code-point order, so a word is found by halving the bytes (some 10 µs), and a
    program that asks for three words never makes a set of 170,000.
    """

    __slots__ = ("text",)

    def __init__(self, text: bytes) -> None:
        """Take a text that is known to be in this form; ``Words.of`` brings words into it."""
        self.text = text

    @classmethod
    def of(cls, words: Iterable[str]) -> Words:
        """Return the words sorted and without repetitions."""
        kept = sorted(set(words))
        return cls("".join(f"{word}\n" for word in kept).encode())

    def __contains__(self, word: str) -> bool:
        """Tell whether *word* is one of them, by halving."""
        text = self.text
        try:
            sought = word.encode()
        except UnicodeEncodeError:  # half a surrogate pair is no word's
            return False
        low, high = 0, len(text)
        while low < high:  # both at the start of a line
            start = text.rfind(NEWLINE, low, (low + high) // 2) + 1 or low
            end = text.index(NEWLINE, start)
            line = text[start:end]
            if line == sought:
                return True
            if line < sought:
                low = end + 1
            else:
                high = start
        return False

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
    """Return the number of cells of *word*, ำ being one."""
    return len(word) if word.isascii() else len(cells(word))
