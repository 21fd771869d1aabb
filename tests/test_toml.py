"""TOML of anybody's is read within limits, and refused with the line and what is wrong."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thaigame.errors import LayoutError, LexiconError
from thaigame.layouts import load_layout
from thaigame.lexicon import find_lexicon
from thaigame.texts import LANGUAGES
from thaigame.toml import LARGEST, MOST_PARTS, TomlError, read_toml

if TYPE_CHECKING:
    from pathlib import Path

TOO_MUCH = {
    "a number of 5,000 digits": ("a = 1\nb = " + "9" * 5000, "long_number"),
    "one with underscores": ("a = 1\nb = " + "9_" * 5000 + "9", "long_number"),
    "one below zero": ("a = 1\nb = -" + "9" * 5000, "long_number"),
    "one in a list": ("a = 1\nb = [1, " + "9" * 5000 + "]", "long_number"),
    "a key of 20,000 parts": ("a = 1\n" + "b." * 20_000 + "b = 1", "long_key"),
    "one of quoted parts": ("a = 1\n" + '"b" . ' * 20_000 + "'c' = 1", "long_key"),
    "one in a list of tables": ("a = 1\nc = [{ " + "b." * 20_000 + "b = 1 }]", "long_key"),
    "the name of a table": ("a = 1\n[" + "b." * 20_000 + "b]", "long_key"),
    "the name of one of many tables": ("a = 1\n[[" + "b." * 20_000 + "b]]", "long_key"),
    "lists in lists": ("a = 1\nb = " + "[" * 20_000 + "]" * 20_000, "too_deep"),
    "tables in tables": ("a = 1\nb = " + "{ b = " * 20_000 + "1" + " }" * 20_000, "too_deep"),
    "a million characters": ("a = 1\n#" + "x" * LARGEST, "too_large"),
    "a day that there is not": ("a = 1\nb = 2026-02-31", "syntax"),
    "a key twice": ("a = 1\na = 2", "syntax"),
    "an open text": ('a = 1\nb = "', "syntax"),
}
parts = pytest.mark.parametrize(("text", "key"), TOO_MUCH.values(), ids=list(TOO_MUCH))


@parts
def test_what_is_too_much_for_one_file_is_refused_with_a_message(text: str, key: str) -> None:
    with pytest.raises(TomlError) as caught:
        read_toml(text)
    assert caught.value.what.key == f"toml.{key}"
    for language in LANGUAGES:
        assert len(caught.value.what.text(language)) < 200
    if "{line}" in str(dict(caught.value.what.values)):
        assert dict(caught.value.what.values)["line"] == 2


@parts
def test_it_is_refused_as_a_layout_and_as_a_lexicon(tmp_path: Path, text: str, key: str) -> None:
    with pytest.raises(LayoutError) as caught:
        load_layout(text)
    assert [fault.key for fault in caught.value.faults] == [f"toml.{key}"]
    file = tmp_path / "lists.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(LexiconError, match=r"lists\.toml"):
        find_lexicon(file)


def test_what_a_file_may_hold_is_read() -> None:
    key = ".".join(["b"] * MOST_PARTS)
    found = read_toml(f"a = {'9' * 900}\n{key} = 1\nnote = '{'A long note. ' * 1000}'\n")
    assert found["a"] == int("9" * 900)
    assert read_toml("d = 2026-02-28\nw = 'ก.ข.ค'")["w"] == "ก.ข.ค"


@given(st.text(alphabet="ab.=\"'[]{}#\n 1", max_size=60))
def test_short_texts_are_read_as_the_standard_library_reads_them(text: str) -> None:
    try:
        wanted = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        with pytest.raises(TomlError):
            read_toml(text)
    else:
        assert read_toml(text) == wanted
