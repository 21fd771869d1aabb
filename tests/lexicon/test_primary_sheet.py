"""The script that makes the stand-in for the sheet of short words (P16)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_it_keeps_the_short_words_of_enable_that_are_graded_as_common(tmp_path: Path) -> None:
    for spelling in ("english", "american", "british"):
        for level in (10, 20, 35, 40):
            (tmp_path / f"{spelling}-words.{level}").write_text("", encoding="latin-1")
    (tmp_path / "english-words.10").write_text("at\ncat\ncats\na\nxq\n", encoding="latin-1")
    (tmp_path / "british-words.35").write_text("caf\xe9\nox\n", encoding="latin-1")
    (tmp_path / "english-words.40").write_text("aa\n", encoding="latin-1")
    out = tmp_path / "sheet.txt"
    script = ROOT / "scripts/build_primary_sheet.py"
    subprocess.run([sys.executable, script, tmp_path, out], cwd=ROOT, check=True)
    assert out.read_bytes() == b"at\ncat\nox\n"
