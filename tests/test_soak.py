"""A little of every trial that ``scripts/soak`` runs for as long as one likes."""

from __future__ import annotations

from collections import Counter
from math import inf
from typing import TYPE_CHECKING

import pytest

from tests.soak.__main__ import SHARES, TOTALS, soak

if TYPE_CHECKING:
    from random import Random


@pytest.mark.parametrize("trial", SHARES)
def test_a_trial_finds_nothing(trial: object) -> None:
    chosen = [each for each in SHARES if each is trial]
    assert soak(inf, "tests", chosen, most=3) == 0
    assert any(what.startswith(f"{chosen[0].__name__}: ") for what in TOTALS)


def test_a_trial_that_fails_is_counted_and_can_be_repeated(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def unlucky(random: Random) -> Counter[str]:
        number = random.randrange(10**6)
        assert number % 2, f"drew {number}"
        return Counter({"odd": 1})

    monkeypatch.setitem(SHARES, unlucky, 1)
    failed = soak(inf, "s", [unlucky], most=20)
    assert 0 < failed < 20
    told = capsys.readouterr()
    first = told.err.index("drew ")
    number = int(told.out.split("--from ")[1].split()[0])
    capsys.readouterr()
    assert soak(inf, "s", [unlucky], number, most=1) == 1
    assert capsys.readouterr().err.split("drew ")[1].split()[0] == told.err[first:].split()[1]
