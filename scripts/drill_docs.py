"""Make the list of drill kinds in docs/drills.md from the files of ``thaigame/drills/kinds``.

    python scripts/drill_docs.py

Titles and settings are the kind's own texts, the paragraphs its file's docstring. A test
fails when the page is not what this script writes.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING

from thaigame.drills import all_kinds

if TYPE_CHECKING:
    from thaigame.drills import DrillKind

PAGE = Path(__file__).parent.parent / "docs" / "drills.md"
BEGIN = "<!-- kinds: written by scripts/drill_docs.py -->\n"
END = "<!-- end of kinds -->\n"


def described(kind: DrillKind) -> str:
    """Return the section of a kind."""
    module = import_module(f"thaigame.drills.kinds.{kind.name.replace('-', '_')}")
    title = kind.title
    lines = [
        f"### `{kind.name}` · {title.text('th')} · {title.text('en')} · from ป.{kind.grade}",
        "",
        dedent(module.__doc__ or "").strip().replace("``", "`"),
        "",
    ]
    lines += [
        f"- `{setting.name}` = {' '.join(f'`{value}`' for value in setting.values)}: "
        f"{setting.help.text('en')}"
        for setting in kind.settings
    ]
    return "\n".join(lines).rstrip() + "\n"


def page(text: str) -> str:
    """Return the page with its list of kinds made anew; all else in it stays."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "\n" + "\n".join(map(described, all_kinds())) + "\n" + END + after


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
