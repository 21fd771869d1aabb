"""The page that marks itself, tried in a real browser where there is one."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from html import escape
from typing import TYPE_CHECKING, Any

import pytest

from thaigame.drills import make
from thaigame.drills.export import export
from thaigame.drills.export.lone import shown
from thaigame.errors import DrillError

if TYPE_CHECKING:
    from pathlib import Path

    from thaigame.drills import DrillItem, DrillSheet

BROWSER = shutil.which("chromium") or shutil.which("google-chrome")


def test_the_page_asks_nothing_of_a_network_and_holds_every_reason(tmp_path: Path) -> None:
    made = make("misspelt", count=6, level=3, seed=2)
    text = export(made, tmp_path / "x.html", interactive=True).read_text(encoding="utf-8")
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    data = json.loads(found[1])
    assert [item["reason"] for item in data["items"]] == [shown(item.reason) for item in made.items]
    assert not re.search(r"(src|href)=.?http|fetch[(]|XMLHttpRequest", text)
    assert "เฉลย" not in re.sub("<script.*?</script>", "", text, flags=re.DOTALL)


def test_only_a_page_can_mark_itself(tmp_path: Path) -> None:
    with pytest.raises(DrillError):
        export(make("tone", count=3), tmp_path / "x.pdf", interactive=True)


def test_a_crossword_has_one_numbering_and_its_headings(tmp_path: Path) -> None:
    made = make("crossword", count=10, level=3, seed=9)
    text = export(made, tmp_path / "x.html", interactive=True).read_text(encoding="utf-8")
    corners = re.findall(r"<sup>(\d+)</sup>", text)
    asked = re.findall(r"<legend>(\d+)\.", text)
    assert [int(number) for number in asked] == [item.number for item in made.items]
    assert set(asked) == set(corners)
    headings = re.findall(r"<h3>(.*?)</h3>", text.replace("<wbr/>", ""))
    assert headings == ["แนวนอน", "แนวตั้ง"]


def test_no_text_of_a_list_ends_the_data(tmp_path: Path) -> None:
    words = {"แมว": "</script><script>alert(1)</script>"}
    made = make("crossword", words={**words, "แม่": "x", "แสง": "y"}, count=3)
    text = export(made, tmp_path / "x.html", interactive=True).read_text(encoding="utf-8")
    assert "<script>alert" not in text


def _answers(item: DrillItem, *, right: bool) -> list[str]:
    if not item.choices:
        return [item.answer if right else item.answer[:-1]]
    chosen = [choice for choice in item.choices if (choice in item.answers) == right]
    return chosen if right else chosen[:1]


def answered(path: Path, made: DrillSheet, *, right: bool) -> str:
    """Answer every item in the browser, check, and return the page as it is then."""
    answers = [_answers(item, right=right) for item in made.items]
    program = (
        "<script>" + json.dumps(answers, ensure_ascii=False) + ".forEach((own, at) => {"
        "const box = document.getElementById('item' + at);"
        "box.querySelectorAll('input').forEach(each => {"
        "if (each.type === 'text') each.value = own[0];"
        "else each.checked = own.includes(each.value); }); });"
        "document.getElementById('check').click();</script>"
    )
    text = path.read_text(encoding="utf-8").replace("</body>", f"{program}</body>")
    path.write_text(text, encoding="utf-8")
    assert BROWSER is not None
    own = [f"--user-data-dir={path.parent / 'profile'}", "--disable-dev-shm-usage"]
    call = [BROWSER, "--headless", "--no-sandbox", "--disable-gpu", *own, "--dump-dom"]
    return subprocess.run(
        [*call, path.as_uri()], capture_output=True, check=True, encoding="utf-8", timeout=600
    ).stdout


@pytest.mark.skipif(BROWSER is None, reason="no Chromium is installed")
@pytest.mark.parametrize(
    ("kind", "settings"),
    [("misspelt", {"form": "correct"}), ("matra-find", {"answers": "all"}), ("missing", {})],
)
@pytest.mark.parametrize("right", [True, False])
def test_the_page_marks_right_and_wrong_answers_with_the_reason(
    tmp_path: Path, kind: str, settings: dict[str, Any], *, right: bool
) -> None:
    made = make(kind, count=4, level=3, seed=5, **settings)
    path = export(made, tmp_path / "x.html", interactive=True)
    page = answered(path, made, right=right)
    boxes = re.findall(r'<fieldset id="item\d+" class="(\w+)"', page)
    assert boxes == ["right" if right else "wrong"] * 4
    assert f'aria-live="polite">{4 if right else 0} ' in page
    assert all(escape(shown(item.reason)) in page for item in made.items)
