"""Every notebook runs from its first cell to its last, and says what it is there to say."""

from __future__ import annotations

import json
import os
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
    "referee": ("(True, 'official')", "K7", "not 8"),
    "player": ("RETAINS", "RETINAS", "STAINER"),
    "programmer": ("('ที่', 'ท', '', 'ี', '่')", "two-tones", "Outcome("),
}


def cells(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return found


def test_there_is_a_notebook_for_each_audience_and_the_overview_names_it() -> None:
    assert {path.stem for path in NOTEBOOKS} == set(SAID)
    overview = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert [path.name for path in NOTEBOOKS if f"`{path.name}`" not in overview] == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_are_kept_without_outputs(path: Path) -> None:
    code = [cell for cell in cells(path) if cell["cell_type"] == "code"]
    assert code
    assert all(not cell["outputs"] and cell["execution_count"] is None for cell in code)


# Runs a notebook and prints it with its outputs. A process of its own, whose loops and sockets end
# with it; the kernel is spoken to through files, for a port may be taken by somebody else.
RUN: Final = """
import sys
from tempfile import TemporaryDirectory
import nbformat
from jupyter_client import AsyncKernelManager
from nbclient import NotebookClient

notebook = nbformat.read(sys.argv[1], as_version=4)
there = {"metadata": {"path": sys.argv[2]}}
with TemporaryDirectory() as folder:  # short, since the name of a socket is no longer than 107
    kernel = AsyncKernelManager(kernel_name="python3", transport="ipc", ip=f"{folder}/kernel")
    NotebookClient(notebook, km=kernel, timeout=600, startup_timeout=600, resources=there).execute()
print(nbformat.writes(notebook))
"""


@pytest.mark.skipif(
    any(find_spec(name) is None for name in ("nbformat", "nbclient", "ipykernel")),
    reason="no library here runs notebooks",
)
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_run_and_say_what_they_are_for(path: Path, tmp_path: Path) -> None:
    environment = {
        "PYTHONPATH": str(FOLDER.parent),
        "PYTHONUTF8": "1",
        "JUPYTER_RUNTIME_DIR": str(tmp_path),
        "IPYTHONDIR": str(tmp_path / "ipython"),
    }
    ran = subprocess.run(
        [sys.executable, "-c", RUN, str(path), str(FOLDER)],
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    made = json.loads(ran.stdout)["cells"]
    said = "\n".join(_told(cell) for cell in made if cell["cell_type"] == "code")
    assert [text for text in SAID[path.stem] if text not in said] == []


def _told(cell: dict[str, Any]) -> str:
    """Return what a cell printed and the value it ended in."""
    # A text is kept as one or as a list of lines.
    parts = [output.get("text", "") for output in cell["outputs"]]
    parts += [output.get("data", {}).get("text/plain", "") for output in cell["outputs"]]
    return "\n".join("".join(part) for part in parts)
