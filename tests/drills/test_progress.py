"""Progress and the schedule: values that a clock is passed to."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from thaigame.drills.progress import Key, Progress, due, from_json, record, skills, to_json
from thaigame.errors import DrillError

if TYPE_CHECKING:
    from collections.abc import Sequence

START = datetime(2026, 5, 18, 9, 0, tzinfo=UTC)
TONE, MATRA = Key("tone", "ม้า"), Key("matra", "รถ")


def after(answers: Sequence[tuple[Key, bool, timedelta]]) -> Progress:
    progress = Progress()
    for key, right, later in answers:
        progress = record(progress, key, right=right, now=START + later)
    return progress


def test_a_right_answer_comes_again_later_than_a_wrong_one() -> None:
    day = timedelta(days=1)
    known = after([(TONE, True, n * day) for n in (0, 1, 4)])
    unknown = after([(TONE, True, 0 * day), (TONE, True, day), (TONE, False, 4 * day)])
    assert known.cards[TONE].due > unknown.cards[TONE].due


def test_intervals_grow_while_answers_are_right() -> None:
    progress, now, waits = Progress(), START, []
    for _ in range(6):
        progress = record(progress, TONE, right=True, now=now)
        waits.append(progress.cards[TONE].due - now)
        now = progress.cards[TONE].due
    assert waits == sorted(waits)
    assert waits[-1] > timedelta(days=10)


def test_a_slow_right_answer_comes_again_sooner() -> None:
    quick, slow = Progress(), Progress()
    now = START
    for _ in range(4):
        quick = record(quick, TONE, right=True, now=now, took=timedelta(seconds=4))
        slow = record(slow, TONE, right=True, now=now, took=timedelta(seconds=50))
        now += timedelta(days=3)
    assert slow.cards[TONE].due < quick.cards[TONE].due


def test_what_is_due_comes_longest_due_first() -> None:
    progress = after([(MATRA, False, timedelta()), (TONE, False, timedelta(minutes=2))])
    assert due(progress, now=START) == ()
    assert due(progress, now=START + timedelta(hours=1)) == (MATRA, TONE)


def test_skills_are_summed_over_their_words() -> None:
    other = Key("tone", "ค่ะ")
    progress = after(
        [(TONE, True, timedelta()), (other, False, timedelta()), (TONE, True, timedelta(days=2))]
    )
    found = skills(progress, now=START + timedelta(minutes=5))
    assert found == {"tone": (3, 2, 2, 1)}


def test_recording_changes_no_value_and_depends_on_no_clock_but_the_one_passed() -> None:
    before = Progress()
    once = record(before, TONE, right=True, now=START)
    assert before == Progress()
    assert record(before, TONE, right=True, now=START) == once


def test_progress_is_read_back_from_json() -> None:
    progress = after([(TONE, True, timedelta()), (MATRA, False, timedelta(hours=1))])
    read = from_json(json.loads(json.dumps(to_json(progress))))
    assert read == progress
    later = START + timedelta(days=1)
    assert record(read, TONE, right=True, now=later) == record(
        progress, TONE, right=True, now=later
    )


def test_a_clock_without_a_zone_or_going_back_is_refused() -> None:
    with pytest.raises(DrillError, match="zone"):
        record(Progress(), TONE, right=True, now=START.replace(tzinfo=None))
    with pytest.raises(DrillError, match="zone"):
        due(Progress(), now=START.replace(tzinfo=None))
    once = record(Progress(), TONE, right=True, now=START)
    with pytest.raises(DrillError, match="before the last answer"):
        record(once, TONE, right=True, now=START - timedelta(seconds=1))


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"schema": 99, "cards": []},
        {"schema": 1, "cards": [{"skill": "tone"}]},
        {"schema": 1, "cards": 5},
        {
            "schema": 1,
            "cards": [
                {"skill": "a", "word": "", "asked": 1, "right": 1, "state": {"due": "yesterday"}}
            ],
        },
    ],
)
def test_what_is_no_progress_is_refused(values: dict[str, object]) -> None:
    with pytest.raises(DrillError):
        from_json(values)
