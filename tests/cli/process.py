"""Runs the real program as a process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]


class Run(NamedTuple):
    """How a run ended and what it wrote."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Return the one JSON document on standard output."""
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        """Return the JSON documents on standard output, one a line."""
        return [json.loads(line) for line in self.out.splitlines()]


def thaigame(
    *arguments: str | bytes, given: str | bytes = b"", cwd: Path = ROOT, **environment: str
) -> Run:
    """Run ``thaigame`` with *given* on standard input; no run may end in a traceback."""
    inherited = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))
    }
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    found = subprocess.run(
        [sys.executable, "-m", "thaigame", *arguments],
        input=given.encode() if isinstance(given, str) else given,
        capture_output=True,
        cwd=cwd,
        env={
            **inherited,
            "PYTHONPATH": path,
            "PYTHONUTF8": "1",
            "THAIGAME_TRACEBACK": "1",
            **environment,
        },
        check=False,
    )
    run = Run(found.returncode, found.stdout.decode(), found.stderr.decode())
    assert "Traceback" not in run.err, run.err
    return run
