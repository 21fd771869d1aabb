"""The page on drills lists every kind as the kind's own file describes it."""

from __future__ import annotations

from scripts.drill_docs import PAGE, page
from thaigame.drills import all_kinds


def test_the_page_is_what_the_script_writes() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text, "run: python scripts/drill_docs.py"


def test_every_kind_describes_itself() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for kind in all_kinds():
        section = text.partition(f"### `{kind.name}` ")[2].partition("\n### ")[0]
        assert kind.title.text("en") in section
        assert len(section) > 150, kind.name
        for setting in kind.settings:
            assert f"- `{setting.name}` = " in section
