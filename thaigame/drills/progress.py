"""A pupil's progress and what to practise next, as values that a clock is passed to.

Nothing is stored here: ``record`` gives a new ``Progress``, ``to_json`` and ``from_json`` are for
whoever keeps it. The schedule is FSRS, by the library ``fsrs``, without its fuzz, so that the same
answers at the same times give the same schedule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from thaigame.errors import DrillError
from thaigame.extras import extras_named
from thaigame.texts import message

if TYPE_CHECKING:
    from fsrs import Scheduler
    from fsrs.card import CardDict

SCHEMA: Final = 1
_HINT: Final = 20  # seconds: a right answer that took longer was hard
_STATES: Final = (1, 2, 3)  # of FSRS: learning, review, learning again
_MOST_STEPS: Final = 10  # its schedule of minutes has two
_EASIEST, _HARDEST = 1, 10
_MOST_DAYS: Final = 1_000_000  # of a memory; no card is due later than in a hundred years


class Key(NamedTuple):
    """What is practised: a skill (``DrillItem.skill``) and the word it was practised on, or ""."""

    skill: str
    word: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """One key's memory: how often it was asked and right, when it is due, and FSRS's state."""

    asked: int
    right: int
    due: datetime
    state: Mapping[str, Any] = field(repr=False)


class Skill(NamedTuple):
    """How a skill stands: answers given, right ones, keys met, and keys due at the time asked."""

    asked: int
    right: int
    keys: int
    due: int


@dataclass(frozen=True, slots=True)
class Progress:
    """All that is known of a pupil: a card a key."""

    cards: Mapping[Key, Card] = field(default_factory=dict)


@lru_cache(maxsize=1)
def _scheduler() -> Scheduler:
    with extras_named():
        from fsrs import Scheduler

    return Scheduler(enable_fuzzing=False)


def record(
    progress: Progress,
    key: Key,
    *,
    right: bool,
    now: datetime,
    took: timedelta | None = None,
) -> Progress:
    """Return *progress* after an answer at *now*; an answer that *took* long counts as hard.

    Raise DrillError for a time without a zone or before the last answer of that key, and
    MissingExtraError where the extra ``drills`` is not installed.
    """
    _check_clock(now)
    scheduler = _scheduler()
    from fsrs import Card as Memory
    from fsrs import Rating

    known = progress.cards.get(key)
    if known is None:
        memory = Memory(card_id=1, due=now)
    else:
        memory = Memory.from_dict(cast("CardDict", dict(known.state)))
        if memory.last_review is not None and now < memory.last_review:
            raise DrillError(
                message(
                    "drills.clock_back", now=now.isoformat(), last=memory.last_review.isoformat()
                )
            )
    if not right:
        rating = Rating.Again
    elif took is not None and took > timedelta(seconds=_HINT):
        rating = Rating.Hard
    else:
        rating = Rating.Good
    memory, _ = scheduler.review_card(memory, rating, now)
    card = Card(
        asked=(known.asked if known else 0) + 1,
        right=(known.right if known else 0) + right,
        due=memory.due,
        state=memory.to_dict(),
    )
    return replace(progress, cards={**progress.cards, key: card})


def due(progress: Progress, *, now: datetime) -> tuple[Key, ...]:
    """Return the keys to practise at *now*, the longest due first."""
    _check_clock(now)
    waiting = [(card.due, key) for key, card in progress.cards.items() if card.due <= now]
    return tuple(key for _, key in sorted(waiting))


def skills(progress: Progress, *, now: datetime) -> dict[str, Skill]:
    """Return how each skill stands at *now*, by name."""
    _check_clock(now)
    found: dict[str, Skill] = {}
    for key, card in sorted(progress.cards.items()):
        so_far = found.get(key.skill, Skill(0, 0, 0, 0))
        found[key.skill] = Skill(
            so_far.asked + card.asked,
            so_far.right + card.right,
            so_far.keys + 1,
            so_far.due + (card.due <= now),
        )
    return found


def to_json(progress: Progress) -> dict[str, Any]:
    """Return *progress* as JSON values; ``from_json`` reads them back."""
    return {
        "schema": SCHEMA,
        "cards": [
            {
                "skill": key.skill,
                "word": key.word,
                "asked": card.asked,
                "right": card.right,
                "state": dict(card.state),
            }
            for key, card in sorted(progress.cards.items())
        ],
    }


def from_json(values: Mapping[str, Any]) -> Progress:
    """Return the progress that ``to_json`` wrote; raise DrillError for anything else."""
    if not isinstance(values, Mapping):
        raise DrillError(message("drills.progress_damaged"))
    schema = values.get("schema")
    if schema is not None and schema != SCHEMA:
        raise DrillError(message("drills.progress_schema", schema=str(schema)))
    try:
        cards = {
            Key(str(each["skill"]), str(each["word"])): _card(each) for each in values["cards"]
        }
    except (KeyError, TypeError, ValueError) as error:
        raise DrillError(message("drills.progress_damaged")) from error
    return Progress(cards)


def _card(values: Mapping[str, Any]) -> Card:
    """Return a card that the schedule can go on from; raise ValueError or TypeError for another."""
    asked, right, state = values["asked"], values["right"], dict(values["state"])
    counts = (asked, right, state["card_id"], 0 if state["step"] is None else state["step"])
    if not all(isinstance(each, int) and each >= 0 for each in counts) or right > asked:
        raise ValueError(values)
    if state["state"] not in _STATES or state["step"] not in (None, *range(_MOST_STEPS)):
        raise ValueError(values)
    stability, difficulty = state["stability"], state["difficulty"]
    if stability is not None and not 0 < stability <= _MOST_DAYS:
        raise ValueError(values)
    if difficulty is not None and not _EASIEST <= difficulty <= _HARDEST:
        raise ValueError(values)
    if state["last_review"] is not None:
        _zoned(state["last_review"])
    return Card(asked, right, _zoned(state["due"]), state)


def _zoned(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError(text)
    return moment


def _check_clock(now: datetime) -> None:
    if now.tzinfo is None:
        raise DrillError(message("drills.clock_zone"))
