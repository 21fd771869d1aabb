"""The forms that the flags of a Hunspell ``.dic`` stand for, by the ``.aff`` file beside it.

spylls (the extra ``lists``) reads the tables; nothing here parses them. What it has no expander for
is done here, from the stem outwards: at most two endings and one beginning, or one ending and two
beginnings where the language says so (``COMPLEXPREFIXES``). A form is one where a flag of the stem
or of another affix asks for each affix, each fits what it is laid on, and nothing says that the
whole cannot stand alone. Words put together of others are not made, as there is no end of them.
"""

from __future__ import annotations

import codecs
import io
import re
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from thaigame.errors import LexiconError
from thaigame.extras import extras_named
from thaigame.text.text_file import read_file
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

_parts = re.compile(r"\[\^?[^\]]*\]|.", re.DOTALL)
_LONGEST: Final = 120  # characters of a library's reason
_CODECS: Final = {"microsoft-cp1251": "cp1251", "tis620-2533": "cp874", "tis620": "cp874"}
"""What Hunspell calls encodings that Python knows by other names."""


def affix_file(path: Path) -> Path | None:
    """Return the ``.aff`` file of a ``.dic``, or None where there is none."""
    beside = path.with_suffix(".aff")
    return beside if path.suffix == ".dic" and beside.is_file() else None


@dataclass(frozen=True)
class Affix:
    """What is laid before a word (``begins``) or behind it, and the flags that it brings along."""

    flag: str
    begins: bool
    crosses: bool
    strip: str
    add: str
    condition: str
    flags: frozenset[str]

    @cached_property
    def _fits(self) -> Callable[[str], object]:
        """Return the test of the condition: signs, ``.`` and sets of signs, nothing else."""
        pieces = "".join(map(_of_condition, _parts.findall(self.condition)))
        if self.begins:
            return re.compile(pieces, re.DOTALL).match
        return re.compile(rf"(?:{pieces})\Z", re.DOTALL).search

    def on(self, word: str, *, whole: bool) -> str | None:
        """Return *word* with the affix, or None where it does not fit.

        *whole* says whether an affix may take the place of all of a word.
        """
        if len(word) < len(self.strip) + (not whole) or not self._fits(word):
            return None
        if self.begins:
            return self.add + word[len(self.strip) :] if word.startswith(self.strip) else None
        kept = word[: len(word) - len(self.strip)]
        return kept + self.add if word.endswith(self.strip) else None


def _of_condition(piece: str) -> str:
    if piece == ".":
        return "."
    if not piece.endswith("]") or len(piece) == 1:
        return re.escape(piece)
    negated = piece.startswith("[^")
    signs = "".join(map(re.escape, piece[1 + negated : -1]))
    return f"[{'^' * negated}{signs}]" if signs else "." if negated else "(?!)"


@dataclass(frozen=True)
class Affixes:
    """The affixes of a language and the flags that say what a word may be.

    ``read_flags`` gives the flags written behind a word; a flag that the language has not is "".
    ``source`` is the file that states them all.
    """

    encoding: str
    prefixes: Mapping[str, tuple[Affix, ...]]
    suffixes: Mapping[str, tuple[Affix, ...]]
    read_flags: Callable[[str], frozenset[str]]
    ignored: Mapping[int, None]
    written: Callable[[str], str] = str
    need_affix: str = ""
    circumfix: str = ""
    forbidden: str = ""
    in_compounds: str = ""
    whole: bool = False
    two_beginnings: bool = False
    source: bytes = field(default=b"", repr=False)

    def is_word(self, flags: frozenset[str]) -> bool:
        """Return whether a stem with *flags* is a word as it is."""
        return not self.forbids(flags) and self._stands(flags, ())

    def forbids(self, flags: frozenset[str]) -> bool:
        """Return whether *flags* say that a word is none, however it came about."""
        return bool(self.forbidden) and self.forbidden in flags

    def forms(self, stem: str, flags: frozenset[str]) -> Iterator[str]:
        """Yield the words that *stem* stands for, itself among them where it is one.

        A form may come more than once. For a stem that is forbidden these are the words that are
        none, whatever else they come from.
        """
        forbidden = self.forbids(flags)
        for text, affixes in self._built(stem.translate(self.ignored), flags):
            if forbidden or self._stands(flags, affixes):
                yield self.written(text)

    def _built(self, stem: str, flags: frozenset[str]) -> Iterator[tuple[str, tuple[Affix, ...]]]:
        """Yield all that affixes make of a stem, and which they are."""
        for text, behind in self._endings(stem, flags):
            yield text, behind
            for whole, before in self._beginnings(text, flags, behind):
                yield whole, (*behind, *before)
        for begin in _of(self.prefixes, flags):  # and the endings that only it asks for
            rest = begin.flags - flags
            if begin.crosses and not rest.isdisjoint(self.suffixes):
                for text, behind in self._endings(stem, rest):
                    crossed = begin.on(text, whole=self.whole) if behind else None
                    if crossed is not None and all(affix.crosses for affix in behind):
                        yield crossed, (*behind, begin)

    def _endings(self, stem: str, flags: frozenset[str]) -> Iterator[tuple[str, tuple[Affix, ...]]]:
        """Yield the stem, and the stem with each ending and each pair of endings."""
        yield stem, ()
        for first in _of(self.suffixes, flags):
            text = first.on(stem, whole=self.whole)
            if text is None:
                continue
            yield text, (first,)
            if not self.two_beginnings:
                for second in _of(self.suffixes, first.flags):
                    further = second.on(text, whole=self.whole)
                    if further is not None:
                        yield further, (first, second)

    def _beginnings(
        self, text: str, flags: frozenset[str], behind: tuple[Affix, ...]
    ) -> Iterator[tuple[str, tuple[Affix, ...]]]:
        """Yield *text*, which ends with *behind*, with each beginning and each pair of them."""
        last = behind[-1].flags if behind and behind[-1].crosses else frozenset[str]()
        if all(affix.crosses for affix in behind):
            asked = flags.union(*(affix.flags for affix in behind))
        else:  # what the last ending itself asks for need not cross what is below it
            asked = last
        for first in _of(self.prefixes, asked):
            whole = first.on(text, whole=self.whole)
            if whole is None or (behind and not first.crosses):
                continue
            yield whole, (first,)
            if self.two_beginnings:
                for second in _of(self.prefixes, first.flags):
                    further = second.on(whole, whole=self.whole)
                    if further is not None:
                        yield further, (first, second)

    def _stands(self, flags: frozenset[str], affixes: tuple[Affix, ...]) -> bool:
        """Return whether a stem with *flags* and these affixes is a word by itself."""
        if self.in_compounds and (
            self.in_compounds in flags or any(self.in_compounds in each.flags for each in affixes)
        ):
            return False
        if self.need_affix:
            if not affixes:
                return self.need_affix not in flags
            if all(self.need_affix in affix.flags for affix in affixes):
                return False
        if self.circumfix:
            both = {affix.begins for affix in affixes if self.circumfix in affix.flags}
            return len(both) != 1
        return True


def _of(table: Mapping[str, tuple[Affix, ...]], flags: frozenset[str]) -> Iterator[Affix]:
    for flag in flags:
        yield from table.get(flag, ())


def read_affixes(path: Path) -> Affixes:
    """Return the affixes that a file states.

    Raise LexiconError for a file that cannot be read or is no table of affixes, MissingExtraError
    where the library is not installed.
    """
    with extras_named():
        from spylls.hunspell.readers.aff import read_aff
    raw = read_file(path, LexiconError)
    try:
        table, context = read_aff(_reader(raw))
        return replace(_affixes(table, context), source=raw)
    except Exception as reason:  # whatever the library meets in a file that is none
        why = f"{type(reason).__name__}: {reason}"[:_LONGEST]
        told = message("lexicon.affixes_unreadable", file=path.name, reason=why)
        raise LexiconError(told, at=str(path)) from reason


def _affixes(table: Any, context: Any) -> Affixes:  # noqa: ANN401  the library states no types
    def read_flags(written: str) -> frozenset[str]:
        if not written:
            return frozenset()
        try:
            return frozenset(context.parse_flags(written))
        except KeyError:  # a number that the table does not explain
            return frozenset()

    def of(kind: str) -> dict[str, tuple[Affix, ...]]:
        return {
            flag: tuple(_affix(each, begins=kind == "PFX") for each in affixes)
            for flag, affixes in getattr(table, kind).items()
        }

    def written(form: str) -> str:
        return str(table.OCONV(form))

    return Affixes(
        codecs.lookup(_codec(context.encoding)).name,
        of("PFX"),
        of("SFX"),
        read_flags,
        table.IGNORE.tr if table.IGNORE else {},
        written if table.OCONV else str,
        table.NEEDAFFIX or "",
        table.CIRCUMFIX or "",
        table.FORBIDDENWORD or "",
        table.ONLYINCOMPOUND or "",
        bool(table.FULLSTRIP),
        bool(table.COMPLEXPREFIXES),
    )


def _codec(name: str) -> str:
    return _CODECS.get(name.lower(), name)


def _affix(each: Any, *, begins: bool) -> Affix:  # noqa: ANN401  the library states no types
    return Affix(
        each.flag,
        begins,
        each.crossproduct,
        each.strip,
        each.add,
        "" if each.condition == "." else each.condition,
        frozenset(each.flags),
    )


def _reader(raw: bytes) -> Any:  # noqa: ANN401  the library states no types
    """Return the bytes of a file as the library reads one, in encodings of either name."""
    from spylls.hunspell.readers.file_reader import BaseReader

    class Reader(BaseReader):  # type: ignore[misc]  # as above
        def reset_encoding(self, encoding: str) -> None:
            self.reset_io(_text(raw, encoding))

    return Reader(_text(raw, "cp1252"))


def _text(raw: bytes, encoding: str) -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(raw), _codec(encoding), errors="surrogateescape")
