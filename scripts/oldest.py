"""Install thaigame with the oldest release of every library that it allows, and run the tests.

    python scripts/oldest.py                  # all tests that need no other program
    python scripts/oldest.py tests/text ...   # arguments go to pytest
    python scripts/oldest.py --constraints    # only print what pip is held to

The bounds are those of pyproject.toml, so that what it promises is what is tried. The environment
is made in a temporary folder, from a copy of the sources.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
EXTRAS: Final = ("drills", "lists", "train", "web")
# What the tests themselves need, in any release.
TOOLS: Final = (
    *("anki", "axe-playwright-python", "httpx2", "hypothesis", "packaging", "playwright"),
    *("mypy", "pyte", "pytest", "pytest-xdist", "wcwidth"),
)
# What looks at the sources or builds them, and is the same with any library.
LEFT_OUT: Final = (
    "test_architecture.py",
    "test_packaging.py",
    "test_notebooks.py",
)
SKIPPED: Final = (".git", ".venv", ".*_cache", ".hypothesis", "build", "*.egg-info", "*.so")


def constraints() -> list[str]:
    """Return ``name==oldest`` for every library of the core and of the extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *(each for extra in EXTRAS for each in extras[extra])]
    held = []
    for requirement in wanted:
        name, bound, rest = requirement.partition(">=")
        if not bound:
            raise SystemExit(f"pyproject.toml: {requirement} has no oldest release")
        held.append(f"{name}=={rest.partition(',')[0]}")
    return held


def main() -> int:
    """Try it; return pytest's exit status."""
    given = sys.argv[1:]
    if given == ["--constraints"]:
        print(*constraints(), sep="\n")
        return 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(ROOT, folder / "sources", ignore=shutil.ignore_patterns(*SKIPPED))
        (folder / "oldest.txt").write_text("\n".join(constraints()), encoding="utf-8")
        venv.create(folder / "env", with_pip=True)
        python = str(folder / "env" / ("Scripts" if sys.platform == "win32" else "bin") / "python")
        pip = [python, "-m", "pip", "install", "-q"]
        held = ["-c", str(folder / "oldest.txt")]
        subprocess.run(
            [*pip, *held, "-e", f"{folder / 'sources'}[{','.join(EXTRAS)}]", *TOOLS], check=True
        )
        subprocess.run([python, "-m", "pip", "check"], check=True)
        tests = given or ["tests", *(f"--ignore=tests/{each}" for each in LEFT_OUT)]
        command = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
        return subprocess.run(command, cwd=folder / "sources", check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
