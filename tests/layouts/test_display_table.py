"""The table ``[display]`` of a layout file: how its tiles are printed."""

from __future__ import annotations

import pytest

from thaigame.errors import LayoutError
from thaigame.layouts import find_layout, load_layout
from thaigame.resources import folder

KUMKOM = (folder("layouts") / "kumkom.toml").read_text(encoding="utf-8")


@pytest.mark.rule("K1")
def test_kumkom_and_its_variants_have_thai_numerals() -> None:
    for name in ("kumkom", "kumkom-contest", "kumkom-as-printed"):
        assert find_layout(name).numerals == "thai"


def test_a_file_that_says_nothing_has_arabic_digits() -> None:
    before, _, _ = KUMKOM.partition("[display]")
    assert load_layout(before).numerals == "arabic"


@pytest.mark.parametrize(
    ("given", "fault"), [('numerals = "roman"', "arabic, thai"), ("digits = 1", "numerals")]
)
def test_what_cannot_be_is_told_with_its_line(given: str, fault: str) -> None:
    text = KUMKOM.replace('numerals = "thai"', given)
    with pytest.raises(LayoutError) as caught:
        load_layout(text)
    (told,) = caught.value.faults
    assert fault in str(told)
    assert str(1 + text[: text.index(given)].count("\n")) in str(told)
