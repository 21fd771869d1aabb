"""The table that switches rules off names sources that are there, and rules that exist."""

from __future__ import annotations

from scripts.rules_off import faults, switches
from tests.test_rules_covered import rule_ids


def test_every_entry_finds_its_source_exactly_once() -> None:
    assert [fault for switch in switches() for fault in faults(switch)] == []


def test_every_entry_switches_off_a_rule_that_exists() -> None:
    assert [each.rule for each in switches() if each.rule not in rule_ids()] == []


def test_no_entry_leaves_its_source_as_it_is() -> None:
    assert [each for each in switches() if each.find == each.put] == []
