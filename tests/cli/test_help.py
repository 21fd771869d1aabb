"""Help in Thai: nothing in English but names, and no line that breaks a cell, however narrow."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.process import thaigame
from thaigame.cli.program import COMMANDS
from thaigame.cli.wrapping import definitions, wrapped
from thaigame.text import cells, display_width

MIXED = st.text(st.sampled_from("กขงนมระาเแไำ่้ิี์ๆ ab-.(\n"), max_size=60)
CALLS = [*COMMANDS, *(f"lexicon {name}" for name in ("list", "info", "check", "export", "import"))]
CALLS += [f"layouts {name}" for name in ("list", "check", "show")]


@given(text=MIXED, width=st.integers(1, 40))
def test_no_line_breaks_a_cell_and_nothing_but_spaces_is_lost(text: str, width: int) -> None:
    lines = wrapped(text, width)
    assert "".join("".join(lines).split()) == "".join(text.split())
    whole = [cell.text for part in text.split() for cell in cells(part)]
    assert [cell.text for line in lines for part in line.split() for cell in cells(part)] == whole
    assert all(display_width(line) <= width or len(cells(line)) == 1 for line in lines)


def test_lines_end_between_thai_words() -> None:
    assert wrapped("เบี้ยบนแป้นของผู้เล่นที่ถึงตา", 11) == ["เบี้ยบนแป้นของ", "ผู้เล่นที่ถึงตา"]
    assert wrapped("one two", 3) == ["one", "two"]
    assert wrapped("", 9) == [""]


def test_meanings_stand_beside_their_names_or_below_where_there_is_no_room() -> None:
    rows = [("--เกม", "ชื่อของเกม"), ("x", "")]
    assert definitions(rows, width=40) == ["--เกม  ชื่อของเกม", "x"]
    assert definitions(rows, width=14, indent=2) == ["  --เกม", "    ชื่อของเกม", "  x"]


@pytest.mark.parametrize("width", [20, 47, 80])
def test_the_help_of_every_command_keeps_cells_whole_at_any_width(width: int) -> None:
    from thaigame.cli.program import _program
    from thaigame.texts import in_language

    with in_language("th"):
        program = _program()
        context = program.context_class(program, info_name="thaigame")
        commands = [program.get_command(context, name) for name in COMMANDS]
        for command in filter(None, [program, *commands]):
            own = command.context_class(command, info_name=command.name, terminal_width=width)
            for line in command.get_help(own).splitlines():
                assert not line.strip() or cells(line.strip())[0].base, line
                assert display_width(line) <= width, line


@pytest.mark.parametrize("call", ["", *CALLS])
def test_no_english_stands_in_thai_help_but_names(call: str) -> None:
    text = thaigame("--lang", "th", *call.split(), "--help").out
    assert "[OPTIONS]" not in text
    assert "[required]" not in text
    for line in text.splitlines():
        name, _, _ = line.strip().partition("  ")
        typed = name if name.startswith("-") or line.startswith("วิธีใช้") else ""
        for word in re.findall(r"(?<![-\w.])[A-Z]{2,}(?![\w])", typed):
            assert word in {"JSON", "GIFT", "SVG", "HTML", "PDF", "CSV", "XLSX", "GCG"}, line


def test_a_needed_option_and_what_a_value_is_called_are_said_in_thai() -> None:
    text = thaigame("--lang", "th", "judge", "--help").out
    assert "วิธีใช้: thaigame judge [ตัวเลือก] คำ..." in text
    assert "--game เกม" in text
    assert "[ต้องระบุ]" in text
    assert "[required]" in thaigame("--lang", "en", "judge", "--help").out
    assert "COMMAND [ARGS]..." in thaigame("--lang", "en", "--help").out


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("judge --game", "--game ต้องมีค่า"),
        ("layouts list x", "ให้ค่ามาเกิน: x"),
        ("judge --json=3 x", "--json"),
        ("judge --nonsense", "--nonsense"),
        ("judge", "ขาด --game"),
        ("judge --game kumkom", "ขาด คำ"),
        ("lexicon info", "ขาด ชื่อ|ไฟล์"),
        ("drill", "ขาด ชนิด"),
    ],
)
def test_a_wrong_call_is_told_in_thai(call: str, said: str) -> None:
    run = thaigame("--lang", "th", *call.split())
    assert run.status == 2
    assert said in run.err
    assert not re.search(
        r"\b(option|argument|requires|unexpected|missing)\b", run.err, re.IGNORECASE
    )


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("judge --game ku", "kumkom"),
        ("judge --game scrabble --lexicon sc", "scowl-35-2-3"),
        ("drill miss", "misspelt"),
        ("selfplay kumkom --players greedy,ca", "greedy,casual"),
        ("play kumkom --against ca", "casual"),
        ("lexicon info en", "enable"),
        ("layouts show pri", "primary"),
        ("rep", "replay"),
    ],
)
def test_a_shell_is_told_how_a_word_may_go_on(words: str, offered: str) -> None:
    typed = f"thaigame {words}"
    run = thaigame(
        COMP_WORDS=typed,
        COMP_CWORD=str(len(typed.split()) - 1),
        _THAIGAME_COMPLETE="bash_complete",
    )
    assert run.status == 0
    assert f"plain,{offered}" in run.out.splitlines()
    assert run.err == ""


@pytest.mark.parametrize(
    "asked",
    [
        {"_THAIGAME_COMPLETE": "nonsense"},
        {"_THAIGAME_COMPLETE": "bash_complete"},
        {"_THAIGAME_COMPLETE": "bash_complete", "COMP_WORDS": "thaigame", "COMP_CWORD": "x"},
    ],
)
def test_a_shell_that_asks_in_no_known_form_is_told_so(asked: dict[str, str]) -> None:
    run = thaigame("cells", "กา", **asked)  # type: ignore[arg-type]  # the environment alone
    assert (run.status, run.out) == (2, "")
    assert run.err.startswith("thaigame: _THAIGAME_COMPLETE")
    assert len(run.err.splitlines()) == 1
