"""A rule option is declared once, and readers, commands, records and documents follow that."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import pytest

from scripts import option_table
from tests.cli.process import thaigame
from thaigame.errors import LayoutError, RecordError
from thaigame.layouts import OPTIONS, find_layout, load_layout
from thaigame.layouts.ruleset import Effect
from thaigame.notation.json_schema import record_schema
from thaigame.notation.rule_options import CHOSEN, changed_rules, with_rules
from thaigame.texts import LANGUAGES

if TYPE_CHECKING:
    from thaigame.layouts import RuleOption
    from thaigame.texts import Language

ROOT = Path(__file__).parent.parent.parent
BEGINNERS = ROOT / "tests" / "data" / "layouts" / "beginners.toml"
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")

# What an option can be where only a game can tell: faces and marks that the small game has.
GAMES_OWN: dict[str, tuple[object, ...]] = {
    "play.bonus": ({}, {1: 1, 5: 99}),
    "play.paper_marks": (frozenset(), frozenset("ี")),
    "play.doubler": ("", "ก"),
    "turn.start_draw": ((), ("ข", "ก")),
}
# Values that only some games can have, of those at the ends of a range.
TOO_MUCH = {
    "play.rack_size 1": "bonus_over_rack",
    "play.rack_size 50": "few_tiles",
    "play.first_play_squares 40": "first_play",
    "turn.players (100, 100)": "few_tiles",
    "tiers ()": "no_base_tier",
    "tiers ('upper',)": "no_base_tier",
    "tiers ('lower',)": "no_base_tier",
    "tiers ('base', 'upper', 'lower')": "mark_on_tiles",
}
TURNED = [
    (key, value)
    for key, option in OPTIONS.items()
    for value in (option.takes.every or GAMES_OWN[key])
]
rows = pytest.mark.parametrize("option", OPTIONS.values(), ids=list(OPTIONS))


def toml(value: object) -> str:
    """Return a plain value as TOML writes it, which is JSON but for tables."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def turned(option: RuleOption, value: object) -> str:
    """Return the small game's file with *option* set to *value*."""
    text = BEGINNERS.read_text(encoding="utf-8")
    section = f"[rules.{option.section}]" if option.section else "[rules]"
    head, found, rest = text.partition(f"{section}\n")
    assert found
    table, bracket, tail = rest.partition("\n[")
    table = re.sub(rf"(?m)^{option.name} = .*\n?", "", table)
    line = f"{option.name} = {toml(option.takes.plain(value))}\n"
    return f"{head}{found}{line}{table}{bracket}{tail}"


@pytest.mark.parametrize(("key", "value"), TURNED)
def test_a_layout_file_sets_every_option_to_every_value(key: str, value: object) -> None:
    option = OPTIONS[key]
    if fault := TOO_MUCH.get(f"{key} {value}"):
        with pytest.raises(LayoutError) as caught:
            load_layout(turned(option, value))
        assert fault in repr(caught.value.faults)
    else:
        assert option.of(load_layout(turned(option, value)).rules) == value


@rows
def test_an_option_left_out_has_its_default(option: RuleOption) -> None:
    text = BEGINNERS.read_text(encoding="utf-8")
    without = re.sub(rf"(?m)^{option.name} = .*\n", "", text)
    if option.default is None:
        with pytest.raises(LayoutError, match=rf"{option.name} is missing"):
            load_layout(without)
    else:
        assert option.of(load_layout(without).rules) == option.default


@pytest.mark.parametrize(("key", "value"), TURNED)
def test_a_record_keeps_what_was_chosen_for_one_game(key: str, value: object) -> None:
    usual = find_layout("crossing")
    option = OPTIONS[key]
    played = replace(usual, rules=option.put(usual.rules, value))
    told = json.loads(json.dumps(changed_rules(played)))
    if key not in CHOSEN or value == option.of(usual.rules):  # what tiles are depends on these
        assert told == {}
    else:
        assert list(told) == [key]
        assert with_rules(usual, told) == played


@pytest.mark.parametrize(
    "key", [*sorted(set(OPTIONS) - set(CHOSEN)), "turn", "turn.", "play.rack", ""]
)
def test_a_record_cannot_choose_what_is_no_option_of_one_game(key: str) -> None:
    with pytest.raises(RecordError):
        with_rules(find_layout("kumkom"), {key: "base"})


def test_the_schema_of_records_knows_every_option_that_a_record_can_choose() -> None:
    rules = record_schema()["properties"]["game"]["properties"]["rules"]
    assert set(rules["properties"]) == set(CHOSEN)
    assert rules["properties"]["turn.challenge"]["enum"] == list(
        OPTIONS["turn.challenge"].takes.every
    )


@rows
def test_a_default_is_one_of_the_values(option: RuleOption) -> None:
    if option.default is not None:
        assert option.takes.read(option.takes.plain(option.default)) == option.default


@rows
def test_an_option_says_what_it_changes_and_what_it_means_in_both_languages(
    option: RuleOption,
) -> None:
    assert option.changes
    assert option.changes <= set(get_args(Effect))
    assert re.search("[a-z]", option.meaning.text("en"))
    assert re.search("[ก-ฮ]", option.meaning.text("th"))


@rows
def test_an_option_cites_rules_that_there_are(option: RuleOption) -> None:
    assert [rule for rule in option.rules if f"\n| {rule} |" not in RULES] == []


def test_the_rules_name_options_that_there_are_and_that_cite_them() -> None:
    named = re.findall(r"(?m)^\| (\w+) \|.*\*Option\* `(\w+)`", RULES)
    assert named
    options = {option.name: option for option in OPTIONS.values()}
    assert [(rule, name) for rule, name in named if rule not in options[name].rules] == []


def test_the_readme_has_the_table_as_it_is_declared() -> None:
    text = option_table.FILE.read_text(encoding="utf-8")
    assert option_table.with_tables(text) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_shown_with_every_option_its_value_and_its_meaning(language: Language) -> None:
    shown = thaigame("--lang", language, "layouts", "show", "kumkom").out
    for option in OPTIONS.values():
        assert re.search(
            rf"(?m)^  {option.name} .*{re.escape(option.meaning.text(language))}$", shown
        )


def test_a_game_shown_as_json_says_what_its_file_says() -> None:
    shown = thaigame("layouts", "show", "kumkom", "--json").json
    told = {each["key"]: each["value"] for each in shown["options"]}
    assert list(told) == list(OPTIONS)
    assert told["play.bonus"] == {"6": 40, "7": 50, "8": 70, "9": 90}
    assert told["turn.players"] == [2, 11]


def test_the_command_line_offers_every_challenge_system() -> None:
    for system in OPTIONS["turn.challenge"].takes.every:
        assert system in thaigame("play", "--help").out
    refused = thaigame("play", "kumkom", "--challenge", "trust")
    assert refused.status == 2
    assert "double, single, penalty, void, protest" in refused.err


def test_what_a_finder_of_plays_must_know_is_what_changes_plays() -> None:
    # Who looks for plays without asking the rules may leave out turns and ends, nothing else.
    assert OPTIONS["play.premiums_apply_to"].changes_plays
    assert OPTIONS["play.first_play_squares"].changes_plays
    assert not OPTIONS["end.clock_seconds"].changes_plays
