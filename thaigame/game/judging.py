"""Which words are acceptable (A3, T9), and rulings: one answer, and on whose authority."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from thaigame.errors import TextError
from thaigame.lexicon.lexicon import least_authority
from thaigame.text import Slots, check, compose
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence

    from thaigame.game.spec import GameSpec
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


def acceptable(cells: Sequence[Slots], lexicon: Container[str], rules: PlayRules) -> bool:
    """Return whether the word of *cells* is acceptable.

    T9: a word that ends with the doubler is judged by the part before it, whatever its length,
    unless the rule set wants the whole in the list; the doubler ends a word once, carries no mark
    and stands nowhere else.
    """
    if not has_doubler(cells, rules):
        return compose(cells) in lexicon
    stem = cells[:-1]
    if not stem or cells[-1] != Slots(rules.doubler) or has_doubler(stem, rules):
        return False
    text = compose(stem)
    if rules.yamok == "listed":
        return text + rules.doubler in lexicon or f"{text} {rules.doubler}" in lexicon
    return text in lexicon


def looked_up(cells: Sequence[Slots], rules: PlayRules) -> str:
    """Return what is looked up for the word of *cells*: under T9 the part before the doubler."""
    doubled = len(cells) > 1 and rules.yamok == "any_word" and is_doubled(cells, rules)
    return compose(cells[:-1] if doubled else cells)


# -- rulings


class Verdict(NamedTuple):
    """Whether words are acceptable, None where no list speaks for their length, and who says so."""

    acceptable: bool | None
    authority: Authority


def verdict(cells: Sequence[Slots], lexicon: Lexicon, rules: PlayRules) -> Verdict:
    """Return what the list says of the word of *cells*."""
    authority = lexicon.authority_for(looked_up(cells, rules))
    if acceptable(cells, lexicon, rules):
        return Verdict(True, authority)  # noqa: FBT003  a field of the answer
    return Verdict(None if authority == "none" else False, authority)


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

    ``word`` is in the form lists use. ``acceptable`` speaks of the list and of T9, None where no
    list has authority; ``playable`` of whether the game's tiles can make the word, with the
    ``reason`` where they cannot. ``suggestions`` are listed words one slip away.
    """

    word: str
    acceptable: bool | None
    authority: Authority
    playable: bool
    reason: Message | None
    listed_in: tuple[str, ...]
    suggestions: tuple[str, ...]


@dataclass(frozen=True)
class Ruling:
    """The answer to all words of a play together (C11): never which of them failed.

    ``acceptable`` is None where a word is of a length that no list speaks for and no other word
    fails; the referee's book decides then. ``words`` are in the form lists use.
    """

    words: tuple[str, ...]
    acceptable: bool | None
    authority: Authority


def judge(spec: GameSpec, words: Sequence[str], *, strict: bool = False) -> Ruling:
    """Rule on *words*, all words of one play.

    Other ways of typing a word are made canonical first; with *strict* they are refused. Raise
    TextError for a word with a spelling fault, and where there is no word.
    """
    if not words:
        raise TextError(message("judging.no_words"))
    forms = [_form(spec, word, strict=strict) for word in words]
    return Ruling(tuple(forms), *together(_verdict(spec, form) for form in forms))


def explain(
    spec: GameSpec, words: Sequence[str], *, strict: bool = False
) -> tuple[WordRuling, ...]:
    """Say of each of *words* what is known about it; raise TextError as ``judge`` does."""
    return tuple(_explained(spec, _form(spec, word, strict=strict)) for word in words)


def _form(spec: GameSpec, word: str, *, strict: bool) -> str:
    form = check(word, strict=strict)
    return form.upper() if spec.layout.script == "latin" else form


def _verdict(spec: GameSpec, form: str) -> Verdict:
    return verdict(spec.cells(form), spec.lexicon, spec.rules.play)


def _explained(spec: GameSpec, form: str) -> WordRuling:
    from thaigame.lexicon.near import near_words

    found = _verdict(spec, form)
    judged = looked_up(spec.cells(form), spec.rules.play)
    obstacle = spec.unplayable(form)
    return WordRuling(
        word=form,
        acceptable=found.acceptable,
        authority=found.authority,
        playable=obstacle is None,
        reason=obstacle.message if obstacle else None,
        listed_in=spec.lexicon.listed_in(judged) if found.acceptable else (),
        suggestions=() if found.acceptable else near_words(judged, spec.lexicon),
    )
