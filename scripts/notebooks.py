#!/usr/bin/env python3
"""Run notebooks and keep what they show: ``scripts/notebooks.py [NAME ...]``, all unless named.

A notebook on standard input (``-``) is run and written to standard output instead, as the tests do.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import nbformat
from jupyter_client.manager import AsyncKernelManager
from nbclient import NotebookClient

FOLDER: Final = Path(__file__).parent.parent / "notebooks"


def run(notebook: Any) -> None:  # noqa: ANN401  the library states no types
    """Fill in the outputs of *notebook*."""
    there = {"metadata": {"path": str(FOLDER)}}
    # The kernel is spoken to through files, for a port may be taken by somebody else; the folder
    # is short, since the name of a socket is no longer than 107 characters.
    with TemporaryDirectory() as folder:
        kernel = AsyncKernelManager(kernel_name="python3", transport="ipc", ip=f"{folder}/kernel")
        client = NotebookClient(
            notebook, km=kernel, timeout=600, startup_timeout=600, resources=there
        )
        client.execute()
    for cell in notebook.cells:
        # When it was run, and what Matplotlib tells of its cache, are nothing to keep.
        cell.metadata.pop("execution", None)
        if cell.cell_type == "code":
            cell.outputs = [each for each in cell.outputs if each.get("name") != "stderr"]


def main() -> None:
    """Run what was asked for."""
    if sys.argv[1:] == ["-"]:
        notebook = nbformat.reads(sys.stdin.read(), as_version=4)  # type: ignore[no-untyped-call]
        run(notebook)
        print(nbformat.writes(notebook))  # type: ignore[no-untyped-call]
        return
    names = sys.argv[1:] or sorted(path.stem for path in FOLDER.glob("*.ipynb"))
    for name in names:
        path = FOLDER / f"{name}.ipynb"
        notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
        run(notebook)
        nbformat.write(notebook, path)  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main()
