"""Every notebook runs from its first cell to its last, and says what it is there to say."""

from __future__ import annotations

import json
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


@pytest.mark.filterwarnings("ignore")  # what the notebook libraries warn of is theirs to mend
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_run_and_say_what_they_are_for(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(FOLDER.parent))  # a notebook is a process of its own
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    notebook = nbformat.read(path, as_version=4)
    client = nbclient.NotebookClient(
        notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(FOLDER)}}
    )
    client.execute()
    said = "\n".join(_told(cell) for cell in notebook.cells if cell.cell_type == "code")
    assert [text for text in SAID[path.stem] if text not in said] == []


def _told(cell: Any) -> str:
    """Return what a cell printed and the value it ended in."""
    parts = [output.get("text", "") for output in cell.outputs]
    parts += [output.get("data", {}).get("text/plain", "") for output in cell.outputs]
    return "\n".join(parts)
