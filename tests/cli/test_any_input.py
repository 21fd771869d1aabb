"""Whatever is typed, the program answers with 0, 1 or 2 and never with a fault of its own."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.generators import has
from thaigame.cli.program import run

THAI = "กขฃคงจดนมรลวสหอฤฦะาำเแโใไๆฯ" + "ัิีึืฺุู็่้๊๋์ํ๎ๅ"
WORDS = st.text(st.sampled_from(THAI), max_size=12) | st.text(max_size=12)
MOVES = st.builds(
    "{}{} {}".format,
    st.sampled_from(["5", "H", "8", "0", "99", "Z"]),
    st.sampled_from(["H", "5", "A", "", "ก"]),
    st.text(st.sampled_from(THAI + ".+?[]=/ABab"), max_size=10),
)
LINES = st.text(st.sampled_from(THAI + "/0123456789.+?[]=- ;game kumkom"), max_size=60)


@pytest.fixture(autouse=True)
def _tracebacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a fault of the program's own end the test."""
    monkeypatch.setenv("THAIGAME_TRACEBACK", "1")


def answer(*arguments: str) -> int:
    """Run the program with ``--json``; its output is one document, an error just on status 2."""
    out = io.StringIO()
    with redirect_stdout(out), redirect_stderr(io.StringIO()):
        status = run(arguments)
    document = json.loads(out.getvalue())
    assert ("error" in document if isinstance(document, dict) else False) == (status == 2)
    return status


@given(words=st.lists(WORDS.filter(lambda word: word != "-"), min_size=1, max_size=3))
def test_any_words_are_taken_apart(words: list[str]) -> None:
    assert answer("cells", "--json", "--", *words) in {0, 1}


@given(words=st.lists(WORDS.filter(lambda word: word != "-"), min_size=1, max_size=3))
@pytest.mark.parametrize("game", ["kumkom", "crossing", "scrabble"])
def test_any_words_are_ruled_on_or_refused(game: str, words: list[str]) -> None:
    assert answer("judge", "--game", game, "--explain", "--json", "--", *words) in {0, 1, 2}


@given(move=(MOVES | WORDS).filter(lambda move: move.strip() != "-"))
@pytest.mark.parametrize("game", ["kumkom", "crossing", "primary"])
def test_any_text_is_a_move_or_is_refused(game: str, move: str) -> None:
    assert answer("score", "--game", game, "--json", "--", move) in {0, 1, 2}


@given(line=LINES.filter(lambda line: line != "-"))
def test_any_text_is_a_position_or_is_refused(line: str) -> None:
    assert answer("score", f"--position={line}", "--json", "5H กา") in {0, 1, 2}


@given(rack=st.text(st.sampled_from("กขคงจดมาเแโ?[]=/ิ้ABQz ศษฤ"), max_size=9))
@pytest.mark.skipif(not has("native"), reason="hundreds of searches, slow in plain Python")
@pytest.mark.parametrize("game", ["crossing", "scrabble"])
def test_any_text_is_a_rack_or_is_refused(game: str, rack: str) -> None:
    assert answer("best", "--game", game, "-n", "1", "--json", f"--rack={rack}") in {0, 1, 2}


@given(text=st.text(st.sampled_from("#>:+-. 0189AaBcกา?\n"), max_size=80))
def test_any_text_is_a_record_or_is_refused(text: str, tmp_path_factory: Any) -> None:
    file = tmp_path_factory.getbasetemp() / "any.gcg"
    file.write_text(text, encoding="utf-8")
    assert answer("replay", str(file), "--json") in {0, 1, 2}


@given(arguments=st.lists(st.text(max_size=8).filter(lambda text: text != "-"), max_size=4))
def test_any_call_is_answered_or_refused(arguments: list[str]) -> None:
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        assert run(arguments) in {0, 1, 2}
