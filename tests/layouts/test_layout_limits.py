"""A layout file unfolds to no more than a layout: lists, names and messages have their limits."""

from __future__ import annotations

from pathlib import Path

import pytest

from thaigame.errors import LayoutError
from thaigame.layouts import load_layout
from thaigame.texts import LANGUAGES, Message

BEGINNERS = (Path(__file__).parent.parent / "data" / "layouts" / "beginners.toml").read_text(
    encoding="utf-8"
)
MANY = 20_000


def texts(count: int) -> str:
    return ", ".join(f'"x{number}"' for number in range(count))


def lines(form: str, count: int = MANY) -> str:
    return "\n".join(form.format(number) for number in range(count))


# What is put in place of what, and the fault that is told.
TOO_MUCH = {
    "further faces": ("total = 40", f"total = 40\nwild_also = [{texts(MANY)}]", "too_many"),
    "marks": ('paper_marks = ["ั"', f'paper_marks = [{texts(MANY)}, "ั"', "too_many"),
    "kinds of turn": ('"pass", "exchange"', texts(MANY), "too_many"),
    "letters in the draw": ('start_draw = "กข', f'start_draw = "{"ก" * MANY}ข', "too_long"),
    "a title": ('{ en = "', '{ en = "' + "x" * MANY, "too_long"),
    "a note": ('note = "', 'note = "' + "x" * MANY, "too_long"),
    "sides of a tile": ('name = "ก"', f'name = "{"ก/" * MANY}ข"', "too_long"),
    "letters of a face": ('name = "ก"', f'name = "{"ก" * MANY}"', "too_long"),
    "the doubler": ("[rules.turn]", f'doubler = "{"ๆ" * MANY}"\n[rules.turn]', "too_long"),
    "rows": ("rows = [", "rows = [" + '"...", ' * MANY, "rows_form"),
    "columns": ("rows = [", f'rows = ["{"." * MANY}", ', "rows_form"),
    "the centre": ('centre = "D4"', f'centre = "D{"4" * MANY}"', "too_long"),
    "a hexadecimal number": ("rack_size = 5", f"rack_size = 0x{'f' * MANY}", "not_whole"),
    "one in a list": ("players = [2, 4]", f"players = [2, 0x{'f' * MANY}]", "not_whole"),
    "one in a table": ("bonus = { 5 = 10 }", f"bonus = {{ 5 = 0x{'f' * MANY} }}", "bonus_form"),
    "a key of a bonus": ("bonus = { 5 = 10 }", f"bonus = {{ {'5' * MANY} = 1 }}", "bonus_form"),
    "a list as a number": ("rack_size = 5", f"rack_size = {'[' * 300}{']' * 300}", "not_whole"),
    "a key": ("total = 40", f"total = 40\n{'x' * MANY} = 1", "unknown_key"),
    "keys": ("total = 40", f"total = 40\n{lines('k{} = 1')}", "unknown_key"),
    "tables": ("[tiles]", f"{lines('[t{}]')}\n[tiles]", "unknown_key"),
    "signs of the legend": ("[board.legend]", f"[board.legend]\n{lines('k{} = 1')}", "legend_key"),
    "tiles": ("kinds = [", "kinds = [\n" + "{ name = 1, count = 1 },\n" * 9000, "not_text"),
    "tiles with the same face": (
        "kinds = [",
        "kinds = [\n" + "{ name = 'ก', count = 1, points = 1 },\n" * 9000,
        "kind_twice",
    ),
    "tiles at all": ("kinds = [", "kinds = [\n" + "{},\n" * MANY, "no_kinds"),
    "what it extends": ('name = "beg', f'extends = "{"x" * MANY}"\nname = "beg', "extends"),
    "bonuses": (
        "bonus = { 5 = 10 }",
        f"bonus = {{ {', '.join(f'{tiles} = 1' for tiles in range(1, MANY))} }}",
        "bonus_over_rack",
    ),
}


def inner(fault: Message) -> str:
    what = dict(fault.values).get("what", fault)
    assert isinstance(what, Message)
    return what.key


@pytest.mark.parametrize(("old", "new", "key"), TOO_MUCH.values(), ids=list(TOO_MUCH))
def test_too_much_is_told_in_a_message_that_can_be_read(old: str, new: str, key: str) -> None:
    assert old in BEGINNERS
    with pytest.raises(LayoutError) as caught:
        load_layout(BEGINNERS.replace(old, new, 1))
    assert f"layouts.{key}" in {inner(fault) for fault in caught.value.faults}
    assert len(caught.value.faults) <= 101
    for fault in (caught.value.message, *caught.value.faults):
        for language in LANGUAGES:
            assert len(fault.text(language)) < 1000


def test_of_a_file_wrong_throughout_a_hundred_faults_are_told_and_the_rest_counted() -> None:
    with pytest.raises(LayoutError, match=r"Faults: 20000\.") as caught:
        load_layout(BEGINNERS.replace("total = 40", f"total = 40\n{lines('k{} = 1')}", 1))
    *told, rest = caught.value.faults
    assert len(told) == 100
    assert rest.text("en") == "further faults: 19900"
    assert "19900" in rest.text("th")
