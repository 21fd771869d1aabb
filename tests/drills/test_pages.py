"""Pages as a teacher sees them: rings under marks, pages of tests and keys."""

from __future__ import annotations

import re
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from thaigame.drills import make
from thaigame.drills.export import Head, export
from thaigame.drills.export.lone import shown
from thaigame.drills.export.page import NameLine, NewPage, document_of

if TYPE_CHECKING:
    from pathlib import Path

PDFTOTEXT = shutil.which("pdftotext")


def test_the_ring_of_sara_am_hangs_over_no_bracket() -> None:
    assert shown("น(__)ำมนต์ น้ำ ไป ำ") == "น(__)◌ำมนต์ น้ำ ไป ำ"


def test_a_letter_left_out_leaves_one_circle_for_all_its_marks() -> None:
    for seed in range(5):
        for item in make("missing", count=20, level=2, seed=seed, slot="consonant").items:
            assert item.question.count("◌") <= 1, item.question


def test_each_of_two_tests_has_a_page_and_a_name_line_of_its_own() -> None:
    made = make("matra-test", count=4, level=1)
    blocks = document_of(made, Head()).blocks
    key = next(at for at, each in enumerate(blocks) if isinstance(each, NewPage) and each.is_key)
    for kind in (NewPage, NameLine):
        assert sum(isinstance(each, kind) for each in blocks[:key]) == 2


@pytest.mark.skipif(PDFTOTEXT is None, reason="poppler-utils is not installed")
def test_no_answer_of_a_key_goes_on_on_the_next_page(tmp_path: Path) -> None:
    path = export(make("dictionary-order", count=24, level=5, seed=106), tmp_path / "x.pdf")
    told = subprocess.run([str(PDFTOTEXT), "-layout", path, "-"], check=True, capture_output=True)
    for page in told.stdout.decode().split("\f")[1:-1]:
        first = next(line for line in page.splitlines() if line.strip())
        assert re.match(r"\s*([๐-๙]+\.|เฉลย|เรียง)", first), first
