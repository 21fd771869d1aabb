"""Word lists go out as KWG files and come back word for word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.cli import main

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_a_list_goes_out_and_comes_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = tmp_path / "words.txt"
    words.write_text("CAT\nACT\nAT\nTACT\n", encoding="utf-8")
    file = tmp_path / "words.kwg"
    assert main(["lexicon", "export", str(words), "--kwg", str(file)]) == 0
    assert "4 words" in capsys.readouterr().out
    assert main(["lexicon", "import", str(file)]) == 0
    assert capsys.readouterr().out.split() == ["ACT", "AT", "CAT", "TACT"]


def test_only_words_of_the_alphabet_go_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = tmp_path / "words.txt"
    words.write_text("CAT\nAT\n", encoding="utf-8")
    file = tmp_path / "words.kwg"
    assert main(["lexicon", "export", str(words), "--kwg", str(file), "--letters", "AT"]) == 0
    assert "1 words with other letters were left out" in capsys.readouterr().err
    assert main(["lexicon", "import", str(file), "--letters", "AT"]) == 0
    assert capsys.readouterr().out.split() == ["AT"]
    # Where no word is of the alphabet, the file that was there is worth more than an empty one.
    assert main(["lexicon", "export", str(words), "--kwg", str(file), "--letters", "XY"]) == 1
    assert main(["lexicon", "import", str(file), "--letters", "AT"]) == 0


def test_what_is_no_kwg_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "words.kwg"
    file.write_bytes(b"12345")
    assert main(["lexicon", "import", str(file)]) == 2
    assert "KWG" in capsys.readouterr().err
