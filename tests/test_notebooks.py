"""Every notebook runs from its first cell to its last, and says what it is there to say."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest

FOLDER: Final = Path(__file__).parent.parent / "notebooks"
NOTEBOOKS: Final = sorted(FOLDER.glob("*.ipynb"))

# What must be found among the outputs: facts known from elsewhere.
SAID: Final = {
    "teacher": ("ตะ-หฺลาด", "บอ-อา-นอ-บาน-ไม้โท-บ้าน", "ขา:rising"),
    "referee": ("รับไม่ได้ official", "K7", "6 คะแนน ไม่ใช่ 8"),
    "player": ("RETAINS", "RETINAS", "STAINER"),
    "tiles": ("'crossword': 26",),
    "own-game": ("30 บรรทัด", "รวมได้ 30 ตัว"),
    "programmer": ("('ที่', 'ท', '', 'ี', '่')", "two-tones", "Outcome("),
}
MOST_BYTES: Final = 200_000
"""Of a notebook with what it shows, so that it opens at once and a change can be looked through."""


def cells(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return found


def test_there_is_a_notebook_for_each_audience_and_the_overview_names_it() -> None:
    assert {path.stem for path in NOTEBOOKS} == set(SAID)
    overview = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert [path.name for path in NOTEBOOKS if f"`{path.name}`" not in overview] == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_show_a_picture_a_table_and_a_plot_and_stay_small(path: Path) -> None:
    assert path.stat().st_size <= MOST_BYTES
    shown = {kind for cell in code(cells(path)) for kind in kinds(cell)}
    assert shown >= {"image/svg+xml", "text/html", "image/png"}


def test_who_reads_thai_finds_thai_in_every_notebook_but_the_programmers() -> None:
    for path in NOTEBOOKS:
        texts = ["".join(cell["source"]) for cell in cells(path) if cell["cell_type"] == "markdown"]
        untold = [text for text in texts if not re.search("[ก-ฮ]", text)]
        assert not untold or path.stem == "programmer", untold


@pytest.mark.skipif(
    any(find_spec(name) is None for name in ("nbformat", "nbclient", "ipykernel", "matplotlib")),
    reason="no library here runs notebooks",
)
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_run_and_show_what_is_kept_in_them(path: Path, tmp_path: Path) -> None:
    environment = {
        "PYTHONPATH": str(FOLDER.parent),
        "PYTHONUTF8": "1",
        "JUPYTER_RUNTIME_DIR": str(tmp_path),
        "IPYTHONDIR": str(tmp_path / "ipython"),
    }
    # A process of its own, whose loops and sockets end with it.
    ran = subprocess.run(
        [sys.executable, str(FOLDER.parent / "scripts" / "notebooks.py"), "-"],
        input=path.read_text(encoding="utf-8"),
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    made = [told(cell) for cell in code(json.loads(ran.stdout)["cells"])]
    assert made == [told(cell) for cell in code(cells(path))], "run scripts/notebooks.py"
    said = "\n".join(text for texts in made for text in texts)
    assert [text for text in SAID[path.stem] if text not in said] == []


def code(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the cells of code."""
    return [cell for cell in found if cell["cell_type"] == "code"]


def kinds(cell: dict[str, Any]) -> set[str]:
    """Return the kinds of what a cell shows."""
    return {kind for output in cell["outputs"] for kind in output.get("data", {})}


def told(cell: dict[str, Any]) -> list[str]:
    """Return what a cell printed and showed, but for plots, whose bytes differ by machine."""
    # A text is kept as one or as a list of lines; what is printed with a pause comes in pieces.
    parts: list[str] = []
    printed = False
    for output in cell["outputs"]:
        if printed and output["output_type"] == "stream":
            parts[-1] += "".join(output["text"])
            continue
        printed = output["output_type"] == "stream"
        parts.append("".join(output.get("text", "")))
        data = output.get("data", {})
        parts += ["".join(data[kind]) for kind in sorted(data) if kind != "image/png"]
    return parts


def test_what_is_printed_with_a_pause_is_what_is_printed_at_once() -> None:
    pieces = [{"output_type": "stream", "text": text} for text in ("one\n", ["two\n", "three\n"])]
    shown = {"output_type": "display_data", "data": {"text/plain": "four"}}
    assert told({"outputs": [*pieces, shown, pieces[0]]}) == [
        "one\ntwo\nthree\n",
        "",
        "four",
        "one\n",
    ]
