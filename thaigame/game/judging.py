"""Which words are acceptable (A3, T9), and rulings: one answer, and on whose authority."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from thaigame.arguments import a_list, door, texts
from thaigame.errors import TextError
from thaigame.game.board import SHORTEST_WORD
from thaigame.game.playable import checked_form, spelt
from thaigame.lexicon.lexicon import least_authority
from thaigame.lexicon.listed import LONGEST_WORD
from thaigame.text import Slots, compose
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Sequence

    from thaigame.game.spec import GameLike, GameSpec
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.ruleset import PlayRules
    from thaigame.lexicon import Authority, Lexicon
    from thaigame.texts import Message


# -- the doubler (T9)


def has_doubler(cells: Sequence[Slots], rules: PlayRules) -> bool:
    """Return whether the doubler stands anywhere in the word of *cells*."""
    return bool(rules.doubler) and any(cell.base == rules.doubler for cell in cells)


def is_doubled(cells: Sequence[Slots], rules: PlayRules) -> bool:
    """Return whether the doubler ends the word of *cells*, which then scores twice."""
    return bool(rules.doubler) and cells[-1].base == rules.doubler


def ends_doubled(cells: Sequence[Slots], rules: PlayRules) -> bool:
    """Return whether the doubler ends the word as T9 allows: once, without a mark, after a word."""
    stem = cells[:-1]
    plain = bool(stem) and bool(rules.doubler) and cells[-1] == Slots(rules.doubler)
    return plain and not has_doubler(stem, rules)


def listed_as(cells: Sequence[Slots], lexicon: Container[str], layout: Layout) -> str | None:
    """Return what is listed of the word of *cells*: the whole, or what T9 judges it by, or None.

    T9: a word that ends with the doubler is acceptable when it is listed, or when the part before
    it is, whatever its length, unless the rule set wants the whole in the list. The doubler ends
    a word once, carries no mark and stands nowhere else.
    """
    rules, whole = layout.rules.play, spelt(cells, layout)
    if not has_doubler(cells, rules):
        return whole if whole in lexicon else None
    if not ends_doubled(cells, rules):
        return None
    if whole in lexicon:
        return whole
    stem = spelt(cells[:-1], layout)
    return stem if rules.yamok == "any_word" and stem in lexicon else None


def acceptable(cells: Sequence[Slots], lexicon: Container[str], layout: Layout) -> bool:
    """Return whether the word of *cells* is acceptable (A3): listed, or allowed by T9."""
    return listed_as(cells, lexicon, layout) is not None


# -- rulings


class Verdict(NamedTuple):
    """Whether words are acceptable, None where no list speaks for their length, and who says so."""

    acceptable: bool | None
    authority: Authority


def verdict(cells: Sequence[Slots], lexicon: Lexicon, layout: Layout) -> Verdict:
    """Return what the list says of the word of *cells*."""
    found = listed_as(cells, lexicon, layout)
    if found is not None:
        return Verdict(True, lexicon.authority_for(found))  # noqa: FBT003  a field of the answer
    authority = lexicon.authority_for(_looked_up(cells, layout))
    return Verdict(None if authority == "none" else False, authority)


def _looked_up(cells: Sequence[Slots], layout: Layout) -> str:
    """Return what decides about the word of *cells*, which is not listed: T9's stem, or itself."""
    rules = layout.rules.play
    by_stem = rules.yamok == "any_word" and ends_doubled(cells, rules)
    return spelt(cells[:-1] if by_stem else cells, layout)


def together(verdicts: Iterable[Verdict]) -> Verdict:
    """Return the one answer to several words (C11): a bad one decides before an open one does."""
    given = tuple(verdicts)
    answers = [each.acceptable for each in given]
    acceptable = False if False in answers else None if None in answers else True
    asked = (each for each in given if acceptable is None or each.acceptable is not None)
    return Verdict(acceptable, least_authority(each.authority for each in asked))


@dataclass(frozen=True)
class WordRuling:
    """What can be said of one word, for the referee's eyes only (C11).

    ``word`` is in the form that the game shows. ``acceptable`` speaks of the list and of T9, None
    where no list has authority; ``playable`` of whether the game's tiles can make the word, with
    the ``reason`` where they cannot. ``listed_in`` names the lists that hold the word itself;
    where T9 allows it by the part before ๆ, ``stem`` is that part and ``stem_listed_in`` names
    the lists that hold it. ``suggestions`` are listed words one slip away; ``notes`` say what a
    referee should think of before a no: a slip of the space bar, a compound.
    """

    word: str
    acceptable: bool | None
    authority: Authority
    playable: bool
    reason: Message | None
    listed_in: tuple[str, ...]
    suggestions: tuple[str, ...]
    stem: str = ""
    stem_listed_in: tuple[str, ...] = ()
    notes: tuple[Message, ...] = ()


@dataclass(frozen=True)
class Ruling:
    """The answer to all words of a play together (C11): never which of them failed.

    ``acceptable`` is None where a word is of a length that no list speaks for and no other word
    fails; the referee's book decides then. ``words`` are in the form that the game shows.
    """

    words: tuple[str, ...]
    acceptable: bool | None
    authority: Authority


@door
def judge(game: GameLike, words: Sequence[str], *, strict: bool = False) -> Ruling:
    """Rule on *words*, all words of one play, by the list of *game*: its name, its spec or itself.

    Other ways of typing a word are made canonical first; with *strict* they are refused. Raise
    TextError for a word with a spelling fault, and where there is no word; ArgumentError for one
    text in place of a list.
    """
    from thaigame.game.spec import as_spec

    spec = as_spec(game)
    a_list("words", words)
    texts("words", words)
    if not words:
        raise TextError(message("judging.no_words"))
    forms = [_form(spec, word, strict=strict) for word in words]
    return Ruling(tuple(forms), *together(_verdict(spec, form) for form in forms))


@door
def explain(
    game: GameLike, words: Sequence[str], *, strict: bool = False
) -> tuple[WordRuling, ...]:
    """Say of each of *words* what is known about it; takes and raises what ``judge`` does."""
    from thaigame.game.spec import as_spec

    spec = as_spec(game)
    a_list("words", words)
    texts("words", words)
    return tuple(_explained(spec, _form(spec, word, strict=strict)) for word in words)


def _form(spec: GameSpec, word: str, *, strict: bool) -> str:
    return spec.form(checked_form(word, spec.layout, strict=strict))


def _verdict(spec: GameSpec, form: str) -> Verdict:
    return verdict(spec.cells(form), spec.lexicon, spec.layout)


def _explained(spec: GameSpec, form: str) -> WordRuling:
    found = _verdict(spec, form)
    cells = spec.cells(form)
    looked_up = _looked_up(cells, spec.layout)
    listed = listed_as(cells, spec.lexicon, spec.layout)
    stem = listed if listed is not None and listed != form else ""
    obstacle = spec.unplayable(form)
    return WordRuling(
        word=form,
        acceptable=found.acceptable,
        authority=found.authority,
        playable=obstacle is None,
        reason=obstacle.message if obstacle else None,
        listed_in=spec.lexicon.listed_in(form) if found.acceptable else (),
        suggestions=() if found.acceptable else _suggested(looked_up, spec),
        stem=stem,
        stem_listed_in=spec.lexicon.listed_in(stem) if stem else (),
        notes=() if found.acceptable else tuple(_notes(form, cells, spec)),
    )


def _suggested(word: str, spec: GameSpec) -> tuple[str, ...]:
    from thaigame.lexicon.near import near_words

    layout = spec.layout
    letters: Iterable[str] = layout.alphabet.own if layout.alphabet else ()
    if layout.syllabary is not None:
        letters = (*layout.syllabary.bases, *layout.syllabary.attached, *layout.syllabary.slot_of)
    return near_words(word, spec.lexicon, letters=sorted(letters))


def _notes(form: str, cells: Sequence[Slots], spec: GameSpec) -> Iterator[Message]:
    """Yield what may be behind a word that is not acceptable."""
    lexicon = spec.lexicon
    joined = form.replace(" ", "")
    if joined != form and joined in lexicon:
        yield message("judging.space_slip", word=form, joined=joined)
    if spec.layout.script != "thai" or len(form) > 2 * LONGEST_WORD:
        return  # a language of its own has its own compounds, or neither half could be listed
    for at in range(SHORTEST_WORD, len(cells) - SHORTEST_WORD + 1):
        first, second = compose(cells[:at]), compose(cells[at:])
        if first in lexicon and second in lexicon:
            # The printed dictionary has most compounds as sub-entries, which the list lacks.
            yield message("judging.compound", word=form, first=first, second=second)
            return
