"""A sheet for each pupil, and one key that marks them all."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from thaigame.drills import make, mark_item
from thaigame.drills.classset import class_set, key_json, read_key
from thaigame.drills.export import Head, export_set
from thaigame.errors import DrillError

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ["เด็กชายน้ำใจ", "เด็กหญิงที่รัก", "เด็กหญิงกตัญญู"]


def test_every_pupil_has_another_sheet_of_the_same_kind() -> None:
    made = class_set("tone", NAMES, seed=7, count=8, level=2)
    assert [copy.pupil for copy in made] == NAMES
    assert [copy.number for copy in made] == [1, 2, 3]
    assert made[2].sheet == make("tone", seed=9, count=8, level=2)
    asked = {tuple(item.question for item in copy.sheet.items) for copy in made}
    assert len(asked) == len(NAMES)


@pytest.mark.parametrize("kind", ["tone", "misspelt", "dictation", "matra-find"])
def test_the_key_marks_every_sheet_as_the_sheet_itself_does(kind: str) -> None:
    made = class_set(kind, [""] * 3, seed=1, count=5)
    read = read_key(json.loads(json.dumps(key_json(made))))
    for copy, key in zip(made, read, strict=True):
        assert (key.number, key.seed) == (copy.number, copy.sheet.seed)
        for item, known in zip(copy.sheet.items, key.items, strict=True):
            assert mark_item(known, item.answer).right
            for choice in item.choices:
                assert mark_item(known, choice).right == mark_item(item, choice).right


@pytest.mark.parametrize("values", [{}, {"schema": 9}, {"schema": 1, "copies": [{"number": 1}]}])
def test_what_is_no_key_is_refused(values: dict[str, object]) -> None:
    with pytest.raises(DrillError):
        read_key(values)


def test_one_file_holds_all_sheets_and_one_all_answers(tmp_path: Path) -> None:
    made = class_set("misspelt", NAMES, seed=3, count=4, level=3)
    pages, paper, key = export_set(made, tmp_path / "set.html", head=Head(unit="3"))
    assert (paper.name, key.name) == ("set-key.html", "set-key.json")
    text = pages.read_text(encoding="utf-8")
    sheets = text.split("<section")[1:]
    assert len(sheets) == len(NAMES)
    for copy, section in zip(made, sheets, strict=True):
        shown = re.sub("<wbr/>", "", section)
        assert copy.pupil in shown
        assert all(choice in shown for item in copy.sheet.items for choice in item.choices)
        assert all(item.reason not in shown for item in copy.sheet.items)
    told = re.sub("<[^>]*>", "", paper.read_text(encoding="utf-8"))
    for copy in made:
        assert copy.pupil in told
        assert all(item.answer in told for item in copy.sheet.items)


def test_the_command_makes_a_set_from_a_roster(tmp_path: Path) -> None:
    roster = tmp_path / "class.txt"
    roster.write_text("\n".join(NAMES) + "\n", encoding="utf-8")
    call = [sys.executable, "-m", "thaigame", "drill", "tone", "-n", "5", "--seed", "4"]
    call += ["--roster", str(roster), "-o", str(tmp_path / "set.pdf")]
    told = subprocess.run(call, capture_output=True, check=True, encoding="utf-8").stderr
    assert "3" in told
    assert sorted(path.name for path in tmp_path.glob("set*")) == [
        "set-key.json",
        "set-key.pdf",
        "set.pdf",
    ]
    copies = read_key(json.loads((tmp_path / "set-key.json").read_text(encoding="utf-8")))
    assert [copy.pupil for copy in copies] == NAMES
    assert [copy.seed for copy in copies] == [4, 5, 6]


def marked(folder: Path, *options: str) -> str:
    call = [sys.executable, "-m", "thaigame", "--lang", "th", "mark"]
    call += [str(folder / "set-key.json"), str(folder / "answers.csv"), *options]
    return subprocess.run(call, capture_output=True, check=True, encoding="utf-8").stdout


@pytest.fixture
def answered(tmp_path: Path) -> Path:
    made = class_set("misspelt", NAMES, seed=3, count=3, level=3)
    export_set(made, tmp_path / "set.html")
    all_right, letters, wrong = (copy.sheet.items for copy in made)
    rows = [
        ["1", *(item.answer for item in all_right)],
        [NAMES[1], *("กขคง"[item.right[0]] for item in letters)],
        ["3", *(next(c for c in item.choices if c != item.answer) for item in wrong[:2])],
        ["77", "x"],
    ]
    text = "\n".join(",".join(row) for row in rows)
    (tmp_path / "answers.csv").write_text(text, encoding="utf-8")
    return tmp_path


def test_the_command_marks_a_class_by_number_or_name(answered: Path) -> None:
    document = json.loads(marked(answered, "--json"))
    assert [(each["number"], each["right"], each["of"]) for each in document["pupils"]] == [
        (1, 3, 3),
        (2, 3, 3),
        (3, 0, 3),
    ]
    copies = read_key(json.loads((answered / "set-key.json").read_text(encoding="utf-8")))
    wrong = document["pupils"][2]["wrong"]
    assert [each["answer"] for each in wrong] == [item.answer for item in copies[2].items]
    assert copies[2].items[0].reason in wrong[0]["message"]
    assert wrong[2]["given"] == ""


def test_progress_is_kept_from_one_marking_to_the_next(answered: Path) -> None:
    progress = answered / "progress.json"
    for times in (1, 2):
        document = json.loads(marked(answered, "--json", "--progress", str(progress)))
        assert document["skills"]["1"]["misspelt"][:2] == [3 * times, 3 * times]
        assert document["skills"]["3"]["misspelt"][:2] == [3 * times, 0]
    assert "ถูก 9 จากที่ตอบมา 9" in marked(answered, "--progress", str(progress))
    assert set(json.loads(progress.read_text(encoding="utf-8"))) == set(NAMES)


def test_a_review_asks_each_pupil_what_was_wrong(answered: Path) -> None:
    marked(answered, "--review", str(answered / "again.html"))
    copies = read_key(json.loads((answered / "set-key.json").read_text(encoding="utf-8")))
    text = (answered / "again.html").read_text(encoding="utf-8")
    assert text.count("<section") == 1
    assert NAMES[2] in text
    assert NAMES[0] not in text
    again = read_key(json.loads((answered / "again-key.json").read_text(encoding="utf-8")))
    assert again[0].items == copies[2].items


KINDS_OF_FILES = ("word list", "คลังคำ", "record", "layout")


@pytest.mark.parametrize(
    ("content", "code"),
    [(None, "files.unreadable"), (b"\0\1", "files.binary"), (b"\x81\x8d", "files.undecodable")],
)
@pytest.mark.parametrize("asked", ["roster", "key", "answers"])
def test_a_file_of_a_class_that_cannot_be_read_is_called_nothing_that_it_is_not(
    answered: Path, asked: str, content: bytes | None, code: str
) -> None:
    file = answered / "broken.txt"
    if content is not None:
        file.write_bytes(content)
    key, answers = answered / "set-key.json", answered / "answers.csv"
    calls = {
        "roster": ["drill", "tone", "--roster", str(file), "-o", str(answered / "more.pdf")],
        "key": ["mark", str(file), str(answers)],
        "answers": ["mark", str(key), str(file)],
    }
    if asked == "key" and content is not None:
        code = "drills.key_damaged"  # whatever its bytes are, it is no key
    for lang in ("th", "en"):
        error = refused("--lang", lang, *calls[asked], "--json")
        assert error["code"] == code
        assert not [kind for kind in KINDS_OF_FILES if kind in error["message"]]


@pytest.mark.parametrize("text", ["", "[]", "[" * 100_000, "{", '{"เด็กชายน้ำใจ": []}'])
def test_a_damaged_file_of_progress_is_called_that(answered: Path, text: str) -> None:
    (answered / "progress.json").write_text(text, encoding="utf-8")
    call = ["mark", str(answered / "set-key.json"), str(answered / "answers.csv"), "--json"]
    error = refused(*call, "--progress", str(answered / "progress.json"))
    assert error["code"] == "drills.progress_damaged"
    assert (answered / "progress.json").read_text(encoding="utf-8") == text


def test_a_quotation_mark_that_is_never_closed_is_told_with_its_line(answered: Path) -> None:
    long = "\n".join(["2," + "x" * 9_000] * 20)
    (answered / "answers.csv").write_text(f'1,"ก\n{long}\n', encoding="utf-8")
    call = ["mark", str(answered / "set-key.json"), str(answered / "answers.csv"), "--json"]
    assert refused(*call)["code"] == "drills.file_cell"


def refused(*call: str) -> dict[str, str]:
    """Run a command that ends with status 2; return its error."""
    found = subprocess.run(
        [sys.executable, "-m", "thaigame", *call], capture_output=True, check=False
    )
    assert found.returncode == 2, found
    error: dict[str, str] = json.loads(found.stdout)["error"]
    return error
