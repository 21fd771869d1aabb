"""Users' own word lists and changes to lists, from text files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.arguments import door
from thaigame.cache import cached, fingerprint
from thaigame.errors import LexiconError, MissingExtraError
from thaigame.lexicon.foreign import plain, with_affixes
from thaigame.lexicon.lexicon import Lexicon
from thaigame.lexicon.listed import Words, no_word, same_but_for_capitals, shortened, tidy
from thaigame.text.alphabet import LATIN
from thaigame.text.text_file import decode, read_file
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from thaigame.lexicon.affixes import Affixes
    from thaigame.lexicon.foreign import Plain
    from thaigame.lexicon.lexicon import Authority
    from thaigame.text.writing import Writing
    from thaigame.texts import Message

COMMENT: Final = "#"

MOST_FAULTY: Final = 20_000
"""Lines that are no words, in a file that is still a list of words."""


_statement = re.compile(r"\s*#\s*(name|edition|licence|source)\s*:\s*(\S.*)", re.IGNORECASE).match

_ADD: Final = "+"
_REMOVE: Final = frozenset("-\u2212\u2013")  # the hyphen, and what word processors make of it


class LineFault(NamedTuple):
    """A line that could not be taken: its number from 1, its text (cut if long), and why."""

    line: int
    text: str
    message: Message


class LineChange(NamedTuple):
    """A word that was taken in another form than it stands in: its line, as typed, as taken."""

    line: int
    typed: str
    taken: str


class ReadReport(NamedTuple):
    """What came of reading a file.

    ``lines`` counts all lines, ``read`` the words taken, ``repeated`` those that stood there
    before. ``changed`` tells which were not typed canonically (capitals are not told of).
    """

    lexicon: Lexicon
    encoding: str
    lines: int
    read: int
    repeated: int
    faulty: tuple[LineFault, ...]
    changed: tuple[LineChange, ...]


class Overlay(NamedTuple):
    """Words to add to a list and words to take out of it, with what came of reading them."""

    name: str
    add: frozenset[str]
    remove: frozenset[str]
    encoding: str
    faulty: tuple[LineFault, ...]

    def over(self, lexicon: Lexicon) -> Lexicon:
        """Return *lexicon* with these words taken out and added."""
        if self.remove:
            lexicon = lexicon.minus(self.remove, name=self.name)
        return lexicon.plus(self.add, name=self.name) if self.add else lexicon


@door
def read_word_list(
    source: str | Path | bytes,
    *,
    name: str = "",
    edition: str = "",
    licence: str = "",
    authority: Authority = "official",
    alphabet: Writing = LATIN,
) -> ReadReport:
    """Read a list of one word a line, from a file or from the bytes of one.

    A ``.dic`` of Hunspell and a column of words beside others are read as well
    (``lexicon.foreign``). The words that flags stand for are made where the ``.aff`` file lies
    beside the list and the extra ``lists`` is installed; how many, or that they are not, is told.

    UTF-8 (with or without BOM), UTF-16, TIS-620/Windows-874 and Windows-1252 are told apart; any
    line ends will do; from ``#`` to the end of a line is a comment. Comments like
    ``# edition: 2569`` above the words state name, edition, licence and source where no option
    does. Words are brought into canonical form, letters into those of *alphabet*. A line that is
    no word is left out and reported. The list is the user's own, so its *authority* is "official"
    unless said otherwise.
    Raise LexiconError where the source cannot be read, is binary, holds no word at all, or more
    than ``MOST_FAULTY`` lines that are none.
    """
    raw, file = (source, "") if isinstance(source, bytes) else _of_file(Path(source))
    affixes, extra = (None, "") if isinstance(source, bytes) else _affixes_beside(Path(source))
    decoded = decode(raw, LexiconError, affixes.encoding if affixes else "")
    said = _statements(decoded.lines)
    faulty: list[LineFault] = []
    changed: list[LineChange] = []
    found = _foreign(decoded.lines, affixes, file)
    every = list(_words(found.entries, file or name, faulty, changed, alphabet))
    words = set(every)
    listed = len(words)
    if found.forms is not None:
        words.update(_made(found.forms, alphabet, raw, affixes))
    if not words:
        raise _no_words(file or name, faulty)
    lexicon = Lexicon.of(
        Words.of(words),
        name=name or said.get("name") or file or "made in memory",
        edition=edition or said.get("edition", ""),
        licence=licence or said.get("licence", "the user's own"),
        source=said.get("source", file),
        authority=authority,
        notices=tuple(_notices(file or name, len(faulty), found, len(words) - listed, extra)),
    )
    return ReadReport(
        lexicon=lexicon,
        encoding=decoded.encoding,
        lines=len(decoded.lines),
        read=len(every),
        repeated=len(every) - listed,
        faulty=tuple(faulty),
        changed=tuple(changed),
    )


def _affixes_beside(path: Path) -> tuple[Affixes | None, str]:
    """Return the affixes of a list, None where it has none, and the extra missing to read them."""
    from thaigame.lexicon.affixes import affix_file, read_affixes

    beside = affix_file(path)
    if beside is None:
        return None, ""
    try:
        return read_affixes(beside), ""
    except MissingExtraError as missing:
        return None, missing.extra


def _foreign(lines: Sequence[str], affixes: Affixes | None, file: str) -> Plain:
    """Return the words of a list of whatever kind, and those that its flags stand for."""
    if affixes is None:
        return plain(_entries(lines))
    return with_affixes(lines, affixes, file)


def _words(
    entries: Iterable[tuple[int, str]],
    name: str,
    faulty: list[LineFault],
    changed: list[LineChange],
    alphabet: Writing,
) -> Iterator[str]:
    """Yield the words of the lines; tell *faulty* and *changed* of the others."""
    for number, typed in entries:
        word = _taken(number, typed, typed, faulty, changed, alphabet)
        if word is not None:
            yield word
        _bearable(faulty, name)


def _made(
    forms: Callable[[], Iterable[str]], alphabet: Writing, raw: bytes, affixes: Affixes | None
) -> list[str]:
    """Return what of the *forms* lists may hold, made once for a list: it takes long."""
    sources = (raw, affixes.source if affixes else b"", repr(alphabet).encode())
    content = cached(
        "forms",
        fingerprint(*sources),
        lambda: "\n".join(sorted(set(_of_letters(forms(), alphabet)))).encode(),
    ).content
    return content.decode().split("\n") if content else []


def _of_letters(made: Iterable[str], alphabet: Writing) -> Iterator[str]:
    """Yield what of the words made of others is a word of letters, as lists have it."""
    for form in made:
        word = tidy(form, alphabet)
        if no_word(word, alphabet) is None:
            yield word


def _notices(name: str, left_out: int, found: Plain, made: int, extra: str) -> Iterator[Message]:
    if left_out:
        yield message("lexicon.lines_left_out", file=name, count=left_out)
    if not found.flagged:
        return
    if found.forms is not None:
        yield message("lexicon.endings_made", file=name, count=found.flagged, made=made)
    elif extra:
        told = {"file": name, "count": found.flagged, "extra": extra}
        yield message("lexicon.endings_need_extra", **told)
    else:
        yield message("lexicon.endings_left_out", file=name, count=found.flagged)


def _bearable(faulty: Sequence[LineFault], name: str) -> None:
    """Raise LexiconError for a list so wrong that it is none; to tell all its faults takes long."""
    if len(faulty) > MOST_FAULTY:
        first = faulty[0]
        where = {"file": name, "line": first.line, "reason": first.message}
        raise LexiconError(message("lexicon.too_faulty", most=MOST_FAULTY, **where), at=first.line)


def _no_words(name: str, faulty: Sequence[LineFault]) -> LexiconError:
    """Return the error for a list without a word: it is empty, or every line of it is faulty."""
    if not faulty:
        return LexiconError(message("lexicon.no_words", file=name))
    first = faulty[0]
    return LexiconError(
        message(
            "lexicon.all_faulty",
            file=name,
            lines=len(faulty),
            line=first.line,
            reason=first.message,
        ),
        at=first.line,
    )


@door
def read_overlay(
    source: str | Path | bytes, *, name: str = "", alphabet: Writing = LATIN
) -> Overlay:
    """Read changes to a list: ``+WORD`` adds a word, ``-WORD`` takes it out, ``#`` is a comment.

    Encodings and line ends as in ``read_word_list``. A line with neither sign, and a word both
    added and taken out, are reported. Raise LexiconError as ``read_word_list`` does.
    """
    raw, file = (source, "") if isinstance(source, bytes) else _of_file(Path(source))
    decoded = decode(raw, LexiconError)
    add: set[str] = set()
    remove: set[str] = set()
    faulty: list[LineFault] = []
    for number, typed in _entries(decoded.lines):
        sign, rest = typed[0], typed[1:].strip()
        if sign != _ADD and sign not in _REMOVE:
            faulty.append(LineFault(number, shortened(typed), message("lexicon.no_sign")))
            _bearable(faulty, file or name)
            continue
        word = _taken(number, typed, rest, faulty, [], alphabet)
        _bearable(faulty, file or name)
        if word is None:
            continue
        mine, other = (add, remove) if sign == _ADD else (remove, add)
        if word in other:
            faulty.append(LineFault(number, typed, message("lexicon.both_signs", word=word)))
        else:
            mine.add(word)
    if not add and not remove:
        raise LexiconError(message("lexicon.no_changes", file=file or name))
    return Overlay(
        name or file or "changes",
        frozenset(add),
        frozenset(remove),
        decoded.encoding,
        tuple(faulty),
    )


def _of_file(path: Path) -> tuple[bytes, str]:
    return read_file(path, LexiconError), path.name


def _statements(lines: list[str]) -> dict[str, str]:
    """Return what the comments above the first word state about the list."""
    said: dict[str, str] = {}
    for line in lines:
        if line.strip() and not line.lstrip().startswith(COMMENT):
            break
        stated = _statement(line)
        if stated:
            said.setdefault(stated[1].lower(), stated[2].strip())
    return said


def _entries(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Go through what stands on the lines, with their numbers, comments and blanks left out."""
    for number, line in enumerate(lines, start=1):
        entry = line.partition(COMMENT)[0].strip()
        if entry:
            yield number, entry


def _taken(  # noqa: PLR0917  two lists that it fills
    number: int,
    line: str,
    typed: str,
    faulty: list[LineFault],
    changed: list[LineChange],
    alphabet: Writing,
) -> str | None:
    """Return the word of a line in the form lists use, or None and why it is none."""
    word = tidy(typed, alphabet)
    reason = no_word(word, alphabet)
    if reason is not None:
        faulty.append(LineFault(number, shortened(line), reason))
        return None
    if not same_but_for_capitals(typed, word, alphabet):
        changed.append(LineChange(number, typed, word))
    return word
