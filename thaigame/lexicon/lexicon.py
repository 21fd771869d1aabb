"""The value that answers whether a word is acceptable, and on whose authority."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import chain
from typing import TYPE_CHECKING, Final, Literal

from thaigame.arguments import a_list, door
from thaigame.lexicon.listed import MAI_YAMOK, Words, forms, length, listed_form, tidy
from thaigame.text.alphabet import LATIN

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from thaigame.text.writing import Writing
    from thaigame.texts import Message

Authority = Literal["official", "stand-in", "none"]

_QUESTIONS_BEFORE_A_SET: Final = 50
_NO_WORDS: Final = Words(b"")


@dataclass(frozen=True, slots=True)
class Part:
    """One word list within a lexicon, with its provenance, and the lengths it speaks for.

    ``size`` and ``sha256`` are those of the whole list, whatever lengths it speaks for.
    ``min_length`` and ``max_length`` count cells, both included; None is no limit. ``less`` are
    words of the list that an overlay took out, ``less_by`` the names of such overlays. An addition
    speaks for its own words and for no others.
    """

    name: str
    edition: str
    size: int
    sha256: str
    licence: str
    source: str
    authority: Authority
    words: Words = field(repr=False, compare=False)
    min_length: int | None = None
    max_length: int | None = None
    less: Words = field(default=_NO_WORDS, repr=False)
    less_by: tuple[str, ...] = ()
    is_addition: bool = False

    def speaks_for(self, cells: int) -> bool:
        """Tell whether this list is the one to ask about words of *cells* cells."""
        return (self.min_length is None or cells >= self.min_length) and (
            self.max_length is None or cells <= self.max_length
        )

    def holds(self, word: str) -> bool:
        """Tell whether the list has *word*, is the one to ask, and the word was not taken out.

        คิก ๆ, as dictionaries print it, and คิกๆ are one word.
        """
        either = forms(word)
        return (
            any(form in self.words for form in either)
            and not any(form in self.less for form in either)
            and self._in_range(word)
        )

    def each(self) -> Iterable[str]:
        """Return the words that the list holds in this sense."""
        if not self.less.text and self.min_length is None and self.max_length is None:
            return self.words
        less = frozenset(form for word in self.less for form in forms(word))
        measure = len if self.words.text.isascii() else length
        return [word for word in self.words if word not in less and self.speaks_for(measure(word))]

    def _in_range(self, word: str) -> bool:
        if self.min_length is None and self.max_length is None:
            return True
        return self.speaks_for(length(word))

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<Part {self.name}: {self.size} words, {self.authority}>"


class _Memo:
    """What a lexicon works out when it is first asked for; no part of its value."""

    __slots__ = ("digest", "questions", "words")

    def __init__(self) -> None:
        self.words: frozenset[str] | None = None
        self.digest: str | None = None
        self.questions = 0


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The words that a game accepts: an immutable value, which pickles.

    Words are in canonical form, Latin ones in capitals. The lexicon holds a word when one of its
    ``parts`` does. ``notices`` tells what the user should know about how it was read.
    """

    name: str
    parts: tuple[Part, ...]
    notices: tuple[Message, ...] = field(default=(), compare=False)
    _memo: _Memo = field(default_factory=_Memo, init=False, repr=False, compare=False)

    @classmethod
    @door
    def from_words(
        cls,
        words: Iterable[str],
        *,
        name: str = "made in memory",
        edition: str = "",
        licence: str = "",
        source: str = "",
        authority: Authority = "stand-in",
        alphabet: Writing = LATIN,
    ) -> Lexicon:
        """Return a lexicon of *words*, in canonical form or the capitals of *alphabet*.

        Raise LexiconError for a word that has a spelling fault or is no word at all, ArgumentError
        for one text in place of a list.
        """
        a_list("words", words)
        return cls.of(
            Words.of(listed_form(word, alphabet) for word in words),
            name=name,
            edition=edition,
            licence=licence,
            source=source,
            authority=authority,
        )

    @classmethod
    @door
    def of(
        cls,
        words: Words,
        *,
        name: str,
        edition: str = "",
        licence: str = "",
        source: str = "",
        authority: Authority = "stand-in",
        digest: str | None = None,
        notices: tuple[Message, ...] = (),
    ) -> Lexicon:
        """Return a lexicon of one list whose words are known to be in canonical form."""
        part = Part(
            name=name,
            edition=edition,
            size=len(words),
            sha256=digest or words.digest(),
            licence=licence,
            source=source,
            authority=authority,
            words=words,
        )
        return cls(name, (part,), notices)

    @classmethod
    @door
    def by_length(
        cls, choice: Mapping[tuple[int, int | None], Lexicon], *, name: str = ""
    ) -> Lexicon:
        """Return the lexicon that asks another one for each word length (P16).

        The keys are the shortest and the longest length in cells, both included, None for no
        limit. Lengths that no key covers have no authority. Two lists may share a length: either
        is then enough.
        """
        parts = tuple(
            part
            for (low, high), lexicon in choice.items()
            for each in lexicon.parts
            if (part := _narrowed(each, low, high)) is not None
        )
        return cls(
            name or " / ".join(_distinct(each.name for each in choice.values())),
            parts,
            _notices(choice.values()),
        )

    def union(self, *others: Lexicon, name: str = "") -> Lexicon:
        """Return the lexicon that holds what this one or any of the *others* holds."""
        both = (self, *others)
        parts = dict.fromkeys(part for each in both for part in each.parts)
        return Lexicon(
            name or " + ".join(_distinct(each.name for each in both)),
            tuple(parts),
            _notices(both),
        )

    @door
    def plus(self, words: Iterable[str] | Lexicon, *, name: str = "additions") -> Lexicon:
        """Return this lexicon with *words* added, on the user's own authority.

        Raise LexiconError as ``from_words``.
        """
        if not isinstance(words, Lexicon):
            words = Lexicon.from_words(words, name=name, authority="official")
        additions = tuple(replace(part, is_addition=True) for part in words.parts)
        return self.union(Lexicon(words.name, additions, words.notices))

    @door
    def minus(self, words: Iterable[str] | Lexicon, *, name: str = "") -> Lexicon:
        """Return this lexicon without *words*, whether it holds them or not.

        Raise LexiconError as ``from_words``.
        """
        if not isinstance(words, Lexicon):
            words = Lexicon.from_words(words, name=name or "removals")
        gone, by = words.words, name or words.name
        parts = tuple(
            replace(part, less=Words.of([*part.less, *gone]), less_by=(*part.less_by, by))
            for part in self.parts
        )
        return Lexicon(f"{self.name} - {by}", parts, self.notices)

    @door
    def spelt(self, alphabet: Writing) -> Lexicon:
        """Return this lexicon with its words as *alphabet* has them; most often it is the same.

        Provenance, size and hash stay those of the list as it came.
        """
        if alphabet.is_plain:
            return self
        parts = tuple(_spelt(part, alphabet) for part in self.parts)
        same = all(one is other for one, other in zip(parts, self.parts, strict=True))
        return self if same else Lexicon(self.name, parts, self.notices)

    @property
    def edition(self) -> str:
        """The editions of the lists, joined where there are several."""
        return "; ".join(_distinct(part.edition for part in self.parts))

    @property
    def licence(self) -> str:
        """The licences of the lists, joined where there are several."""
        return "; ".join(_distinct(part.licence for part in self.parts))

    @property
    def source(self) -> str:
        """The sources of the lists, joined where there are several."""
        return "; ".join(_distinct(part.source for part in self.parts))

    @property
    def authority(self) -> Authority:
        """The least authority among the lists: official only where all are."""
        return least_authority(part.authority for part in self.parts)

    @property
    def sha256(self) -> str:
        """What tells this lexicon from another.

        For a plain list the SHA-256 of its text, sorted, Latin letters small, one word a line;
        for a composition that of one line a part: its hash, lengths, and hash of words taken out.
        """
        memo = self._memo
        if memo.digest is None:
            memo.digest = _composed_digest(self.parts)
        return memo.digest

    @property
    def words(self) -> frozenset[str]:
        """All words, as a set that is made when it is first asked for."""
        memo = self._memo
        if memo.words is None:
            memo.words = frozenset(chain.from_iterable(part.each() for part in self.parts))
        return memo.words

    def sorted_words(self) -> list[str]:
        """Return the words in dictionary order."""
        from thaigame.text import sort_key

        return sorted(self.words, key=sort_key)

    def __contains__(self, word: object) -> bool:
        """Tell whether the canonical *word*, in capitals if Latin, is in a list that decides it.

        A space before ๆ, which dictionaries print and boards have no square for, tells no word
        from another.

        A few questions are answered from the lists as they lie; after them a set is made.
        """
        known = self._memo.words
        if known is None:
            return self._look_up(word)
        return word in known or (
            isinstance(word, str) and MAI_YAMOK in word and not known.isdisjoint(forms(word))
        )

    def __iter__(self) -> Iterator[str]:
        """Go through the words in no order."""
        return iter(self.words)

    def __len__(self) -> int:
        """Return the number of words."""
        return len(self.words)

    def __bool__(self) -> bool:
        """Tell whether there is any word, without counting them."""
        return any(True for part in self.parts for _ in part.each())

    @door
    def listed_in(self, word: str) -> tuple[str, ...]:
        """Return the names of the parts that hold *word* (empty: not acceptable)."""
        return _distinct(part.name for part in self.parts if part.holds(word))

    @door
    def authority_for(self, word: str) -> Authority:
        """Return on whose authority this lexicon speaks of words as long as *word*.

        "official" is the list that the rules name or that the user brought; "stand-in" another in
        its place; "none" where no list speaks for that length, so that the answer is "ask the
        referee's book" and not "no".
        """
        holding = [part.authority for part in self.parts if part.holds(word)]
        if holding:
            return _most_authority(holding)
        cells = length(word)
        asked = (part for part in self.parts if not part.is_addition and part.speaks_for(cells))
        return least_authority(part.authority for part in asked)

    def __reduce__(self) -> tuple[type[Lexicon], tuple[str, tuple[Part, ...], tuple[Message, ...]]]:
        """Pickle the value without what was worked out from it."""
        return Lexicon, (self.name, self.parts, self.notices)

    def _look_up(self, word: object) -> bool:
        self._memo.questions += 1
        if self._memo.questions > _QUESTIONS_BEFORE_A_SET:
            return bool(self.words) and word in self  # the set is made, and answers from here on
        return isinstance(word, str) and any(part.holds(word) for part in self.parts)

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<Lexicon {self.name}: {len(self)} words>"


_RANK: Final[tuple[Authority, ...]] = ("none", "stand-in", "official")


def least_authority(authorities: Iterable[Authority]) -> Authority:
    """Return the least of *authorities*: what several answers together stand on."""
    return min(authorities, key=_RANK.index, default="none")


def _most_authority(authorities: Iterable[Authority]) -> Authority:
    return max(authorities, key=_RANK.index, default="none")


def _narrowed(part: Part, low: int, high: int | None) -> Part | None:
    """Return *part* speaking only for lengths from *low* to *high* too, or None if for none."""
    low = max(low, part.min_length or 0)
    ends = [end for end in (high, part.max_length) if end is not None]
    if ends and min(ends) < low:
        return None
    return replace(part, min_length=low, max_length=min(ends) if ends else None)


def _spelt(part: Part, alphabet: Writing) -> Part:
    if not alphabet.may_change(part.words.text.decode()):
        return part
    words, less = (
        Words.of(tidy(word, alphabet) for word in each) for each in (part.words, part.less)
    )
    return replace(part, words=words, less=less)


def _composed_digest(parts: tuple[Part, ...]) -> str:
    if len(parts) == 1:
        only = parts[0]
        if only.min_length is None and only.max_length is None and not only.less.text:
            return only.sha256
    lines = (
        f"{part.sha256} {part.min_length} {part.max_length} {part.less.digest()}\n"
        for part in parts
    )
    return sha256("".join(lines).encode()).hexdigest()


def _distinct(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(text for text in texts if text))


def _notices(lexicons: Iterable[Lexicon]) -> tuple[Message, ...]:
    return tuple(dict.fromkeys(notice for each in lexicons for notice in each.notices))
