"""Lexicons put together by a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from thaigame.errors import LexiconError
from thaigame.lexicon import find_lexicon

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "sheet.txt").write_text("at\ncat\nza\n", encoding="utf-8")
    (tmp_path / "changes.txt").write_text("+ZOOMABLE\n-CRAB\n", encoding="utf-8")
    return tmp_path


def write(folder: Path, text: str) -> Path:
    path = folder / "contest.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.rule("P16")
def test_a_user_replaces_the_sheet_of_short_words_by_the_real_one(folder: Path) -> None:
    contest = find_lexicon(
        write(
            folder,
            """
            name = "contest"
            [[part]]
            list = "sheet.txt"
            lengths = [2, 3]
            edition = "2569"
            [[part]]
            list = "enable"
            lengths = [4]
            [[overlay]]
            file = "changes.txt"
            """,
        )
    )
    assert contest.name == "contest"
    assert {"ZA", "CAT", "CRABS", "ZOOMABLE"} <= contest.words
    assert not {"AA", "CRAB"} & contest.words
    assert contest.parts[0].edition == "2569"
    assert contest.authority_for("ZA") == "official"
    assert contest.authority_for("CRABS") == "stand-in"
    assert contest.authority_for("A") == "none"


def test_a_part_may_be_a_composition_itself(folder: Path) -> None:
    write(folder, '[[part]]\nlist = "sheet.txt"\nlengths = [3, 3]\n')
    outer = folder / "outer.toml"
    outer.write_text('[[part]]\nlist = "contest.toml"\n', encoding="utf-8")
    assert find_lexicon(outer).words == {"CAT"}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "no_parts"),
        ("part = 7", "no_parts"),
        ("[[part]", "no_toml"),
        ('[[part]]\nlist = "enable"\nlength = [2, 3]', "bad_key"),
        ('author = "me"\n[[part]]\nlist = "enable"', "bad_key"),
        ('[[part]]\nlist = "enable"\nlengths = [3, 2]', "bad_lengths"),
        ('[[part]]\nlist = "enable"\nlengths = 3', "bad_lengths"),
        ('[[part]]\nlist = "enable"\nlengths = [true, 3]', "bad_lengths"),
        ('[[part]]\nlist = "enable"\nauthority = "mine"', "bad_value"),
        ("[[part]]\nlist = 7", "bad_value"),
        ("[[part]]", "bad_value"),
        ('overlay = 7\n[[part]]\nlist = "sheet.txt"', "bad_value"),
        ('[[part]]\nlist = "contest.toml"', "circle"),
    ],
)
def test_a_fault_of_the_file_is_told_with_the_files_name(folder: Path, text: str, key: str) -> None:
    with pytest.raises(LexiconError, match=r"contest\.toml") as caught:
        find_lexicon(write(folder, text))
    reason = dict(caught.value.message.values)["reason"]
    assert getattr(reason, "key", "") == f"lexicon.{key}"
    assert caught.value.message.text("th") != caught.value.message.text("en")


def test_a_list_that_is_not_there_is_told(folder: Path) -> None:
    with pytest.raises(LexiconError, match=r"missing\.txt"):
        find_lexicon(write(folder, '[[part]]\nlist = "missing.txt"'))


def test_a_composition_in_another_encoding_is_told_in_either_language(folder: Path) -> None:
    path = folder / "contest.toml"
    path.write_bytes('# a\n# คำ\n[[part]]\nlist = "enable"\n'.encode("tis-620"))
    with pytest.raises(LexiconError, match=r"contest\.toml.*line 2 is not in UTF-8") as caught:
        find_lexicon(path)
    assert "codec" not in caught.value.message.text("th")
    assert "บรรทัดที่ 2" in caught.value.message.text("th")
