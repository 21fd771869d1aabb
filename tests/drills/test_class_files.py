"""Files of a class that anybody may have written: rosters, keys, answers, progress, card boxes.

Each is read whole or refused in a line, a file that is refused stays as it was, and no pupil's
answers are taken for another's.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.process import Run, thaigame
from thaigame.drills.progress import from_json
from thaigame.errors import DrillError

WORDS = "CAT\nCATS\nCART\n"
ITEM = {"question": "q", "answers": ["a"], "reason": "r", "skill": "s", "word": "w"}
HALF = "\ud800"


def copy(**other: Any) -> dict[str, Any]:
    return {"number": 1, "pupil": "Mali", "seed": 1, "items": [ITEM], **other}


def key(*copies: object, **other: Any) -> str:
    fields = {"schema": 1, "kind": "x", "title": "t", "lang": "th", "copies": list(copies)}
    return json.dumps({**fields, **other})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "words.txt").write_text(WORDS, encoding="utf-8")
    (tmp_path / "answers.csv").write_text("1,a\n", encoding="utf-8")
    (tmp_path / "key.json").write_text(key(copy()), encoding="utf-8")
    return tmp_path


def mark(folder: Path, *more: str) -> Run:
    return thaigame("mark", "key.json", "answers.csv", *more, cwd=folder)


def refused(run: Run) -> bool:
    lines = run.err.splitlines()
    return run.status == 2 and not run.out and len(lines) == 1 and lines[0].startswith("thaigame: ")


KEYS = {
    "a number without end": key(copy()).replace('"number": 1', '"number": 1e999'),
    "a number of 5,000 digits": key(copy()).replace('"number": 1', '"number": ' + "9" * 5000),
    "a seed that is no number": key(copy()).replace('"seed": 1', '"seed": NaN'),
    "a part of a number": key(copy(number=1.5)),
    "half of a character": key(copy(pupil=HALF)),
    "half of a character in a skill": key(copy(items=[{**ITEM, "skill": HALF}])),
    "a text for a list": key(copy(items=[{**ITEM, "answers": "abc"}])),
    "no answer": key(copy(items=[{**ITEM, "answers": []}])),
    "no pupil": key(None),
    "two pupils of one number": key(copy(), copy(pupil="Piti")),
    "a list": "[]",
    "lists in lists": "[" * 100_000,
    "another version": key(copy(), schema=99),
}


@pytest.mark.parametrize("text", KEYS.values(), ids=list(KEYS))
def test_what_is_no_key_is_refused(text: str, folder: Path) -> None:
    (folder / "key.json").write_text(text, encoding="utf-8")
    assert refused(mark(folder))
    assert refused(mark(folder, "--progress", "progress.json", "--review", "review.html"))
    assert not (folder / "progress.json").exists()


def test_answers_are_marked_for_the_pupil_that_they_name(folder: Path) -> None:
    keys = key(copy(), copy(number=2), copy(number=3, pupil="Piti"), copy(number=4, pupil="77"))
    (folder / "key.json").write_text(keys, encoding="utf-8")
    rows = ("Mali,a", "Piti,a", "Piti,b", "77,a", "๒,a,b,c", f"{'9' * 6000},a", "999999,a", ",a")
    (folder / "answers.csv").write_text("\n".join(rows), encoding="utf-8")
    run = mark(folder, "--progress", "progress.json", "--json")
    assert run.status == 0
    right = {each["number"]: each["right"] for each in run.json["pupils"]}
    assert right == {2: 1, 3: 0, 4: 1}  # the later answers of Piti; Mali may be two pupils
    told = run.err.splitlines()
    assert [line.partition(":")[0] for line in told] == [
        f"line {number}" for number in (1, 3, 5, 6, 7)
    ]
    assert "pupils 1, 2" in told[0]
    assert "3 answers for 1 items" in told[2]
    kept = json.loads((folder / "progress.json").read_text(encoding="utf-8"))
    assert set(kept) == {"2 Mali", "Piti", "77"}


CARD = {
    "skill": "s",
    "word": "w",
    "asked": 2,
    "right": 1,
    "state": {
        "card_id": 1,
        "state": 1,
        "step": 1,
        "stability": 2.3,
        "difficulty": 2.1,
        "due": "2020-01-01T00:00:00+00:00",
        "last_review": "2020-01-01T00:00:00+00:00",
    },
}


def progress(**other: object) -> dict[str, Any]:
    card = {**CARD, "state": {**CARD["state"]}}  # type: ignore[dict-item]  # it is a mapping
    for name, value in other.items():
        (card if name in card else card["state"])[name] = value  # type: ignore[index]
    return {"schema": 1, "cards": [card]}


DAMAGED: dict[str, dict[str, Any]] = {
    "asked without end": {"asked": float("inf")},
    "asked less than never": {"asked": -5, "right": -6},
    "more right than asked": {"right": 3},
    "a text as number": {"asked": "2"},
    "a text as memory": {"stability": "x"},
    "a memory that is no number": {"stability": float("nan")},
    "a memory without end": {"stability": 1e308},
    "a memory below nothing": {"stability": -1.0},
    "a difficulty beyond the scale": {"difficulty": 1e300},
    "an unknown state": {"state_": 99},
    "a step beyond all": {"step": 99},
    "an answer at no place's time": {"last_review": "2020-01-01T00:00:00"},
    "a day that is none": {"due": "2020-13-01T00:00:00+00:00"},
    "half of a character": {"word": HALF},
}


def damaged(name: str) -> dict[str, Any]:
    changes = dict(DAMAGED[name])
    values = progress(**{name: each for name, each in changes.items() if name != "state_"})
    if "state_" in changes:
        values["cards"][0]["state"]["state"] = changes["state_"]
    return values


@pytest.mark.parametrize("name", [name for name in DAMAGED if not name.startswith("half")])
def test_a_schedule_goes_on_only_from_what_it_could_have_come_to(name: str) -> None:
    assert from_json(progress()).cards
    with pytest.raises(DrillError):
        from_json(damaged(name))


@pytest.mark.parametrize("name", ["asked without end", "half of a character", "an unknown state"])
def test_progress_and_card_boxes_that_are_damaged_stay_as_they_are(name: str, folder: Path) -> None:
    values = damaged(name)
    for kept, call in {
        json.dumps({"Mali": values}): ["mark", "key.json", "answers.csv", "--progress", "box.json"],
        json.dumps(values): [
            *("quiz", "--game", "scrabble", "--lexicon", "words.txt", "--cards", "box.json"),
        ],
    }.items():
        (folder / "box.json").write_text(kept, encoding="utf-8")
        run = thaigame(*call, cwd=folder, given="CAT\n")
        assert (run.status, run.out) == (2, "")
        assert (folder / "box.json").read_text(encoding="utf-8") == kept


def test_where_no_box_can_be_kept_it_is_said_before_anything_is_answered(folder: Path) -> None:
    call = ("quiz", "--game", "scrabble", "--lexicon", "words.txt", "--cards")
    for name in ("no/box.json", "."):
        assert refused(thaigame(*call, name, cwd=folder, given="CAT\n"))
    (folder / "box.json").write_text("[" * 100_000, encoding="utf-8")
    assert refused(thaigame(*call, "box.json", cwd=folder, given="CAT\n"))


ROSTERS = {
    "nobody": ("\n \n", "no name"),
    "too many": ("\n".join(map(str, range(201))), "201"),
    "the same name twice": ("Mali\nPiti\nMali\n", "line 3"),
    "a name that fits on no sheet": ("Mali\n" + "x" * 201, "line 2"),
}


@pytest.mark.parametrize(("text", "told"), ROSTERS.values(), ids=list(ROSTERS))
def test_a_roster_that_makes_no_class_is_refused(text: str, told: str, folder: Path) -> None:
    (folder / "class.txt").write_text(text, encoding="utf-8")
    call = ("drill", "missing", "-n", "2", "--roster", "class.txt", "-o", "sheet.html")
    run = thaigame(*call, cwd=folder)
    assert refused(run)
    assert told in run.err
    assert not (folder / "sheet.html").exists()
    assert refused(thaigame(*call, "--copies", "2", cwd=folder))


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no device without an end")
@pytest.mark.parametrize(
    "call",
    [
        "mark /dev/zero answers.csv",
        "mark key.json /dev/zero",
        "mark key.json answers.csv --progress /dev/zero",
        "quiz --game scrabble --lexicon words.txt --cards /dev/zero",
        "search --game scrabble --lexicon words.txt --in /dev/zero",
        "drill missing --roster /dev/zero -o sheet.html",
        "drill missing --words /dev/zero",
        "lexicon check /dev/zero",
        "lexicon import /dev/zero",
        "layouts check /dev/zero",
        "replay /dev/zero",
        "review /dev/zero",
        "judge --game /dev/zero CAT",
    ],
)
def test_a_file_without_an_end_is_refused_and_not_held(call: str, folder: Path) -> None:
    run = thaigame(*call.split(), cwd=folder)
    assert refused(run)
