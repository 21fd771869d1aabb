"""Marking: a pupil's answer beside the right one, cell by cell and mark by mark."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from thaigame.arguments import door
from thaigame.drills.model import CHOICE_LETTERS
from thaigame.spelling import Syllable, analyse, explain
from thaigame.spelling.consonants import CONSONANTS, FINAL_SOUND, PLAIN
from thaigame.text import DIGITS, MARKS, THAI, Cell, canonical, cells
from thaigame.texts import message, said

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from thaigame.drills.model import DrillItem
    from thaigame.spelling import Analysis
    from thaigame.texts import Message
    from thaigame.texts.keys import Key

SlotName = Literal["cell", "base", "lower", "upper", "tone"]

_NAMES: Final[Mapping[str, Key]] = {
    "่": "drills.mark_ek",
    "้": "drills.mark_tho",
    "๊": "drills.mark_tri",
    "๋": "drills.mark_chattawa",
    "์": "drills.mark_karan",
    "็": "drills.mark_taikhu",
    "ั": "drills.mark_hanakat",
    "ิ": "drills.mark_i",
    "ี": "drills.mark_ii",
    "ึ": "drills.mark_ue",
    "ื": "drills.mark_uee",
    "ุ": "drills.mark_u",
    "ู": "drills.mark_uu",
}
_ARABIC: Final = str.maketrans({digit: str(unicodedata.digit(digit)) for digit in DIGITS})
_LEADS: Final = ("มาตรา", "แม่", "สระ", "เสียง", "อักษร")
"""Words before an answer that a pupil may leave out, or write where they are not printed."""

_WHY: Final = said("{reason}", "{reason}")
_AND: Final = said("{first}; {second}", "{first} {second}")
_SLOTS: Final[tuple[SlotName, ...]] = ("base", "lower", "upper", "tone")
_OTHER_CELL: Final = 3  # a cell with another base costs more than marks amiss, less than two cells
_GAP: Final = 2  # a cell too many or too few


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing wrong with an answer.

    ``slot`` is "cell" for a whole cell too many (``wanted`` "") or too few (``given`` ""), else the
    slot of a cell that differs. ``cell`` counts the right word's cells from 1; of a cell too many
    it is the one before which it stands. ``message`` says it in words a child can read.
    """

    slot: SlotName
    cell: int
    wanted: str
    given: str
    message: Message


@dataclass(frozen=True, slots=True)
class Marked:
    """An answer marked: right or not, what differs, and the rules that decide it."""

    right: bool
    given: str
    wanted: str
    differences: tuple[Difference, ...] = ()
    rules: tuple[Message, ...] = ()

    def text(self) -> str:
        """Return all that is to be said, in the language in force."""
        if self.right:
            return str(message("drills.marked_right"))
        said = [*(each.message for each in self.differences), *self.rules]
        return "\n".join(str(each) for each in said)

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<Marked {self.given!r} {'right' if self.right else f'wrong, not {self.wanted!r}'}>"


@door
def mark_word(given: str, wanted: str) -> Marked:
    """Mark a word that a pupil wrote against the right one.

    Ways of typing one word (น้ํา, a tone before its vowel, zero-width characters, spaces around)
    are the same word. Anything else that differs is told, a missing mark too.
    """
    wanted = canonical(wanted.strip())
    text = canonical(given.strip())
    if text == wanted:
        return Marked(right=True, given=text, wanted=wanted)
    if not text:
        nothing = Difference("cell", 1, wanted, "", message("drills.marked_empty", word=wanted))
        return Marked(right=False, given=text, wanted=wanted, differences=(nothing,))
    found = differences(text, wanted)
    rules = _rules(found, wanted)
    return Marked(
        right=False,
        given=text,
        wanted=wanted,
        differences=tuple(found),
        rules=(*rules, message("drills.marked_correct", word=wanted)),
    )


@door
def mark_item(item: DrillItem, given: str | Iterable[str]) -> Marked:
    """Mark the answer to an item; several answers (``wants`` "all") as a list or with commas.

    A choice, a number and a list in order are right or wrong as a whole; a choice may be given by
    its letter (ก ข ค), a มาตรา without แม่, a chant with spaces for its hyphens. A letter filled
    into a gap may be given alone or with the whole word. A wrong choice is answered with the
    reason.
    """
    answers = _split(given) if isinstance(given, str) and item.wants == "all" else given
    if item.wants == "all":
        return _mark_all(item, [answers] if isinstance(answers, str) else list(answers))
    text = given if isinstance(given, str) else " ".join(given)
    wanted = item.answers[0]
    plain = plain_answer(_chosen(item, text))
    if plain == plain_answer(wanted) or (_is_slot(wanted) and plain == canonical(item.word)):
        return Marked(right=True, given=text.strip(), wanted=wanted)
    if item.choices or not _is_word(wanted):
        chosen = Difference(
            "cell", 1, wanted, text.strip(), message("drills.marked_choice", answer=wanted)
        )
        why = (_WHY.of(reason=item.reason),) if item.reason else ()
        return Marked(
            right=False, given=text.strip(), wanted=wanted, differences=(chosen,), rules=why
        )
    if _is_slot(wanted):
        return mark_word(_filled(item, plain), item.word)
    return mark_word(text, wanted)


def _chosen(item: DrillItem, text: str) -> str:
    """Return the choice that an answer names, by its letter or without its first word (กม), or it.

    What is a choice itself, such as the letter ก, is no other choice's letter.
    """
    plain = plain_answer(text)
    if any(plain == plain_answer(choice) for choice in item.choices):
        return text
    for letters in CHOICE_LETTERS.values():
        place = letters.find(plain.rstrip(". )").upper()) if plain.rstrip(". )") else -1
        if 0 <= place < len(item.choices):
            return item.choices[place]
    meant = [choice for choice in item.choices or item.answers if _named(plain, choice)]
    return meant[0] if len(meant) == 1 else text


def _named(plain: str, answer: str) -> bool:
    """Tell whether both are the same but for words before them that may be left out (แม่กม, กม)."""
    return not _stems(plain).isdisjoint(_stems(plain_answer(answer)))


def _stems(text: str) -> set[str]:
    found = {text}
    for lead in _LEADS:
        found |= {each.removeprefix(lead).strip() for each in found}
    return found - {""}


def plain_answer(text: str) -> str:
    """Return a short answer in its plainest form.

    No dotted circle, single spaces, hyphens and commas as spaces, Thai digits as Arabic.
    """
    text = canonical(text.replace("◌", "")).translate(_ARABIC)
    return " ".join(text.replace(",", " ").replace("-", " ").split())


def _is_word(wanted: str) -> bool:
    """Tell whether an answer is one word, which is marked mark by mark, or a list or a number."""
    return all(ch in THAI and ch not in DIGITS for ch in wanted.replace("◌", ""))


def _is_slot(wanted: str) -> bool:
    """Tell whether an answer is a single letter or mark for a gap."""
    plain = wanted.replace("◌", "")
    return len(plain) == 1 and (plain in MARKS or plain in CONSONANTS)


def _filled(item: DrillItem, letter: str) -> str:
    """Return the item's word with *letter* in the gap of its figure, or *letter* alone."""
    from thaigame.drills.model import CellRow

    figure = item.figure
    if not isinstance(figure, CellRow) or len(figure.openings) != 1 or len(letter) != 1:
        return letter
    texts = list(figure.texts)
    at = figure.openings[0].cell
    texts[at] = canonical(texts[at] + letter) if letter in MARKS else letter + texts[at]
    return "".join(texts)


def _split(given: str) -> list[str]:
    text = given.replace("\n", ",").replace(";", ",").replace("  ", ",")
    parts = [part.strip() for part in text.split(",")]
    return [part for part in parts if part]


def _mark_all(item: DrillItem, answers: Sequence[str]) -> Marked:
    wanted = {plain_answer(answer): answer for answer in item.answers}
    given = {plain_answer(answer): answer.strip() for answer in answers}
    missing = [text for key, text in wanted.items() if key not in given]
    extra = [text for key, text in given.items() if key not in wanted]
    found = [
        Difference("cell", 1, text, "", message("drills.marked_not_found", answer=text))
        for text in missing
    ] + [
        Difference("cell", 1, "", text, message("drills.marked_not_wanted", answer=text))
        for text in extra
    ]
    return Marked(
        right=not found,
        given=", ".join(given.values()),
        wanted=item.answer,
        differences=tuple(found),
    )


def differences(given: str, wanted: str) -> list[Difference]:
    """Return what differs between two words, both in canonical form."""
    return _with_marks_moved(_aligned(cells(given), cells(wanted)))


def all_of(messages: Iterable[Message]) -> Message:
    """Return several messages as one."""
    first, *rest = messages
    for each in rest:
        first = _AND.of(first=first, second=each)
    return first


def _cost(given: Cell, wanted: Cell) -> int:
    if given == wanted:
        return 0
    if given.base != wanted.base:
        return _OTHER_CELL + sum(a != b for a, b in zip(given[1:], wanted[1:], strict=True))
    return sum(a != b for a, b in zip(given[1:], wanted[1:], strict=True))


def _aligned(given: Sequence[Cell], wanted: Sequence[Cell]) -> list[Difference]:
    """Return what differs along the cheapest way to lay the two side by side."""
    height, width = len(given) + 1, len(wanted) + 1
    costs = [[0] * width for _ in range(height)]
    for i in range(height):
        for j in range(width):
            ways = []
            if i:
                ways.append(costs[i - 1][j] + _GAP)
            if j:
                ways.append(costs[i][j - 1] + _GAP)
            if i and j:
                ways.append(costs[i - 1][j - 1] + _cost(given[i - 1], wanted[j - 1]))
            costs[i][j] = min(ways, default=0)
    found: list[Difference] = []
    i, j = len(given), len(wanted)
    while i or j:
        if i and j and costs[i][j] == costs[i - 1][j - 1] + _cost(given[i - 1], wanted[j - 1]):
            i, j = i - 1, j - 1
            found[:0] = _cell_differences(given[i], wanted[j], j + 1)
        elif j and costs[i][j] == costs[i][j - 1] + _GAP:
            j -= 1
            text = wanted[j].canonical
            found.insert(
                0, Difference("cell", j + 1, text, "", message("drills.cell_missing", cell=text))
            )
        else:
            i -= 1
            text = given[i].canonical
            found.insert(
                0, Difference("cell", j + 1, "", text, message("drills.cell_extra", cell=text))
            )
    return found


def _with_marks_moved(found: list[Difference]) -> list[Difference]:
    """Take marks that moved onto another letter as no fault of their own.

    Of เพรียบ for เพียบ the ร is too many, and not รี with a ี lacking on พ.
    """
    for at, each in enumerate(found):
        if each.slot != "cell":
            continue
        text = each.wanted or each.given
        after = each.cell + bool(each.wanted)
        for place, beside in ((each.cell - 1, found[:at]), (after, found[at + 1 :])):
            moved = [one for one in beside if one.cell == place and one.slot != "cell"]
            lost = "".join(one.given if each.wanted else one.wanted for one in moved)
            if moved and text[1:] == lost:
                key: Key = "drills.cell_missing" if each.wanted else "drills.cell_extra"
                plain = replace(
                    each,
                    wanted=each.wanted and text[0],
                    given=each.given and text[0],
                    message=message(key, cell=text[0]),
                )
                rest = [plain if one is each else one for one in found if one not in moved]
                return _with_marks_moved(rest)
    return found


def _cell_differences(given: Cell, wanted: Cell, number: int) -> list[Difference]:
    found = []
    for slot, has, needs in zip(_SLOTS, given, wanted, strict=True):
        if has == needs:
            continue
        values = {
            "cell": wanted.canonical,
            "given": _name(has),
            "wanted": _name(needs),
        }
        if not has:
            text = message("drills.slot_missing", **values)
        elif not needs:
            text = message("drills.slot_extra", **values)
        else:
            text = message("drills.slot_wrong", **values)
        found.append(Difference(slot, number, needs, has, text))
    return found


def _name(text: str) -> Message | str:
    """Return how a letter or mark is called."""
    if text in _NAMES:
        return message(_NAMES[text], mark=f"◌{text}")
    return f"◌{text}" if text and text[0] in MARKS else text


def _rules(found: Sequence[Difference], wanted: str) -> list[Message]:
    """Return why the right word has what the answer lacks, each rule once."""
    analysis = analyse(wanted)
    if not analysis.sure or len(analysis.readings) > 1:
        return []  # no rule is told by one of two readings
    rules: list[Message] = []
    stack = cells(wanted)
    for each in found:
        base = stack[min(each.cell, len(stack)) - 1].base
        syllable = _syllable(analysis, each.cell)
        if syllable is not None:
            rules += _rules_of(each, syllable, base)
    return list(dict.fromkeys(rules))


def _rules_of(each: Difference, syllable: Syllable, base: str) -> list[Message]:
    """Return the rules of the right word that a difference on the letter *base* is against."""
    is_final = base in CONSONANTS and base in syllable.final
    if "์" in each.wanted + each.given or (each.wanted and each.wanted in syllable.silent):
        return [explain(syllable, "silent")]
    if each.slot == "tone":
        return [explain(syllable, "tone")]
    if each.slot in ("upper", "lower"):
        # A vowel sign on a final was added; that the letter is the final says why it is too many.
        return [explain(syllable, "final" if is_final else "vowel")]
    if base not in CONSONANTS:
        return [explain(syllable, "vowel")]
    alike = _sound_alike(each, is_final=is_final)
    rules = [] if alike is None else [alike]
    if is_final:
        rules.append(explain(syllable, "final"))
    elif base in syllable.initial:
        rules.append(explain(syllable, "initial"))
    return rules


def _sound_alike(each: Difference, *, is_final: bool) -> Message | None:
    """Return that two consonants sound alike there, so that only the word decides, if they do."""
    one, other = each.given[:1], each.wanted[:1]
    if each.slot != "base" or one not in CONSONANTS or other not in CONSONANTS:
        return None
    sounds = FINAL_SOUND if is_final else PLAIN
    if sounds.get(one, one) != sounds.get(other, other):
        return None
    return message("drills.alike_letters", given=one, wanted=other)


def _syllable(analysis: Analysis, number: int) -> Syllable | None:
    """Return the last syllable that the cell *number* (from 1) of the word belongs to."""
    word = canonical(analysis.word)
    start = sum(len(cell.text) for cell in cells(word)[: number - 1])
    holding = [
        syllable
        for syllable, places in zip(analysis.syllables, analysis.places, strict=True)
        if start in places
    ]
    return holding[-1] if holding else None
