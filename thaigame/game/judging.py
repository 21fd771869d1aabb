"""Ruling on the words of a play: one answer, and on whose authority."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from thaigame.errors import TextError
from thaigame.text import check, compose
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.spec import GameSpec
    from thaigame.lexicon import Authority
    from thaigame.texts import Message

_RANK: Final[tuple[Authority, ...]] = ("none", "stand-in", "official")


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
    verdicts = [_verdict(spec, form) for form in forms]
    answers = [acceptable for acceptable, _ in verdicts]
    acceptable = False if False in answers else None if None in answers else True
    authorities = [
        authority for answer, authority in verdicts if acceptable is None or answer is not None
    ]
    return Ruling(tuple(forms), acceptable, min(authorities, key=_RANK.index))


def explain(
    spec: GameSpec, words: Sequence[str], *, strict: bool = False
) -> tuple[WordRuling, ...]:
    """Say of each of *words* what is known about it; raise TextError as ``judge`` does."""
    return tuple(_explained(spec, _form(spec, word, strict=strict)) for word in words)


def _form(spec: GameSpec, word: str, *, strict: bool) -> str:
    form = check(word, strict=strict)
    return form.upper() if spec.layout.script == "latin" else form


def _verdict(spec: GameSpec, form: str) -> tuple[bool | None, Authority]:
    authority = spec.lexicon.authority_for(_judged(spec, form))
    if spec.accepts(form):
        return True, authority
    return (None if authority == "none" else False), authority


def _judged(spec: GameSpec, form: str) -> str:
    """Return what is looked up for *form*: under T9 the part before the doubler."""
    play = spec.rules.play
    if play.doubler and play.yamok == "any_word" and form.endswith(play.doubler):
        return compose(spec.cells(form)[:-1])
    return form


def _explained(spec: GameSpec, form: str) -> WordRuling:
    from thaigame.lexicon.near import near_words

    acceptable, authority = _verdict(spec, form)
    judged = _judged(spec, form)
    obstacle = spec.unplayable(form)
    return WordRuling(
        word=form,
        acceptable=acceptable,
        authority=authority,
        playable=obstacle is None,
        reason=obstacle.message if obstacle else None,
        listed_in=spec.lexicon.listed_in(judged) if acceptable else (),
        suggestions=() if acceptable else near_words(judged, spec.lexicon),
    )
