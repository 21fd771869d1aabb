"""Everything wrong with the spelling of a word, as far as the script alone can tell.

A fault is of two sorts: the word is typed in another way than the canonical one (a *variant*,
which ``canonical`` makes right), or no way of typing it would be right (nothing repairs that).
``docs/text-faults.md`` lists the kinds of both with an example each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from thaigame.arguments import door
from thaigame.errors import TextError
from thaigame.text.characters import MARKS, is_foreign_mark, script
from thaigame.text.mistakes import MISTAKE_KINDS, is_well_formed, mistakes
from thaigame.text.normalize import VARIANT_KINDS, trace
from thaigame.text.strangers import STRANGER_KINDS, kind_of, strange_letters, strangers
from thaigame.texts import message, variant
from thaigame.visible import all_visible, visible

if TYPE_CHECKING:
    from thaigame.text.alphabet import Alphabet
    from thaigame.text.syllabary import Syllabary
    from thaigame.texts import Message

FAULT_KINDS: Final = (*VARIANT_KINDS, *MISTAKE_KINDS, *STRANGER_KINDS, "no-letter", "empty")

_SHOWN: Final = 8  # faults in one message
_LONGEST_SHOWN: Final = 60  # characters of a word in a message


@dataclass(frozen=True, slots=True)
class TextFault:
    """One thing wrong with a word.

    ``kind`` is a slug, ``at`` the code-point index in the word as given (0 for the empty word).
    """

    kind: str
    at: int
    message: Message

    @property
    def is_variant(self) -> bool:
        """Tell whether the canonical form is without this fault."""
        return self.kind in VARIANT_KINDS


@door
def faults(word: str) -> tuple[TextFault, ...]:
    """Return every fault of *word*, in order of place; none for a word well typed and formed.

    Well formed is what the script allows, not what a dictionary holds. Variants are faults too:
    *word* is canonical exactly when it has none of them. Of a run of equal faults (tones piled on
    one letter, a number) the first character is named.
    """
    if is_well_formed(word) or (word.isascii() and word.isalpha()):
        return ()
    if not word:
        return (TextFault("empty", 0, message("text.empty")),)
    text, origin, variants = trace(word)
    found = [
        *variants,
        *((each.kind, _place(each.kind, each.at, origin)) for each in mistakes(text)),
        *strangers(word),
    ]
    if not found and not any(script(ch) in {"thai", "latin"} for ch in word):
        found = [("no-letter", 0)]
    return tuple(_fault(kind, at, word) for kind, at in sorted(found, key=lambda each: each[1]))


@door
def check(word: str, *, strict: bool = False) -> str:
    """Return the canonical form of *word*, or refuse it.

    Raise TextError, whose ``faults`` are all the faults, where *word* has one that its canonical
    form still has; with *strict* also where it is merely not canonical.
    """
    found = faults(word)
    if any(strict or not fault.is_variant for fault in found):
        raise TextError(_summary(word, found), faults=found, at=found[0].at)
    return trace(word).text


def check_letters(word: str, alphabet: Alphabet, *, strict: bool = False) -> str:
    """Return the form that a game with *alphabet* gives *word*, or refuse it as ``check`` does.

    With *strict* letters must be typed composed and without invisible characters.
    """
    form = alphabet.form(word)
    typed = word if strict else form
    if typed.isascii() and typed.isalpha() and alphabet.script == "latin":
        return form
    found = tuple(_letter_fault(kind, at, typed) for kind, at in strange_letters(typed, alphabet))
    if not word:
        found = (TextFault("empty", 0, message("text.empty")),)
    elif not found and not any(map(alphabet.is_letter, form)):
        found = (_fault("no-letter", 0, word),)
    if found:
        raise TextError(_summary(word, found), faults=found, at=found[0].at)
    return form


def syllabary_faults(form: str, syllabary: Syllabary) -> tuple[TextFault, ...]:
    """Return every fault of a word in a script given as data, in the form that lists have."""
    if not form:
        return (TextFault("empty", 0, message("text.empty")),)
    return tuple(_table_fault(kind, at, form) for kind, at in syllabary.faults(form))


def check_syllabary(word: str, syllabary: Syllabary, *, strict: bool = False) -> str:
    """Return the form that a game with *syllabary* gives *word*, or refuse it as ``check`` does."""
    form = syllabary.form(word)
    found = syllabary_faults(form, syllabary)
    if not found and strict and form != word:
        pairs = enumerate(zip(form, word, strict=False))
        at = next((at for at, (one, other) in pairs if one != other), 0)
        found = (_fault("mark-order", at, word),)
    if found:
        raise TextError(_summary(word, found), faults=found, at=found[0].at)
    return form


@door
def show(text: str) -> str:
    """Return *text* fit for a message: one line, nothing invisible, not too long.

    A mark on nothing stands on a dotted circle; what cannot be seen is written like <U+200B>.
    """
    cut = text[:_LONGEST_SHOWN]
    marked = cut[:1] in MARKS or (bool(cut) and is_foreign_mark(cut[0]) and all_visible(cut[0]))
    circle = "◌" if cut and marked else ""
    return f"{circle}{visible(cut)}{'…' if len(text) > _LONGEST_SHOWN else ''}"


def _place(kind: str, at: int, origin: list[int]) -> int:
    """Return the index in the word as typed; of two marks in conflict, the later typed one's."""
    if kind == "lower-and-upper":
        return max(origin[at - 1], origin[at])
    return origin[at]


def _fault(kind: str, at: int, word: str) -> TextFault:
    ch = word[at]
    return TextFault(
        kind, at, variant("text.fault", kind, ch=show(ch), code=_code(ch), place=at + 1)
    )


def _letter_fault(kind: str, at: int, word: str) -> TextFault:
    if kind not in {"foreign-letter", "foreign-mark"}:
        return _fault(kind, at, word)
    ch = word[at]
    what = message("text.no_letter_here", ch=show(ch), code=_code(ch), place=at + 1)
    return TextFault(kind, at, what)


def _table_fault(kind: str, at: int, word: str) -> TextFault:
    ch = word[at]
    if kind == "twice":
        what = message("text.mark_twice_here", ch=show(ch), place=at + 1)
        return TextFault("two-upper", at, what)
    if kind == "on-nothing":
        what = message("text.mark_on_nothing_here", ch=show(ch), place=at + 1)
        return TextFault("leading-mark", at, what)
    return _letter_fault(kind_of(ch), at, word)


def _code(ch: str) -> str:
    return f"U+{ord(ch):04X}"


def _summary(word: str, found: tuple[TextFault, ...]) -> Message:
    """Say what is wrong with *word* in one message, of bounded length."""
    parts = [fault.message for fault in found[:_SHOWN]]
    if len(found) > _SHOWN:
        parts.append(message("text.more", count=len(found) - _SHOWN))
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = message("text.and", first=part, rest=said)
    if not word:
        return said
    return message("text.faulty", word=show(word), faults=said)
