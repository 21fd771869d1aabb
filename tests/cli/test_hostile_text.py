"""Text of others never rules the screen, the page or the picture that it is shown on."""

from __future__ import annotations

import csv
import io
import json
import sys
import unicodedata
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from typing import TYPE_CHECKING

import pytest
import regex

from tests.generators import has
from thaigame.cli import main
from thaigame.cli.output import json_text
from thaigame.texts import message
from thaigame.visible import visible, visible_lines

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# Conceal, ring, turn the reading round, isolate, colour by a C1 control, delete, break the line,
# hide between letters, annotate, tag, speak a private sign, and half of a character. The last are
# letters, marks and symbols that can be printed and have no ink.
RULES = "\x1b[8m\x07\u202e\u2066\x9b31m\x7f\r\v\u2028\u200b\ufff9\U000e0041\ue000\x00\ud800"
RULES += "\u3164\u115f\u1160\uffa0\u2800\u034f\u17b4\u180b\ufe0f\U000e0100"
TYPED = RULES.replace("\x00", "")  # no call of a program can hold a NUL
KEPT = RULES.replace("\ud800", "").replace("\x00", "")  # nor can a file in UTF-8 hold the half
MILD = "\u202e\u2066\ue000"  # what a word list may hold and still be text
LINE = KEPT.replace("\r", "").replace("\v", "").replace("\u2028", "")  # nor a line of one


def ruling(text: str) -> list[str]:
    """Return the characters of *text* that rule a screen; a line break of ours does not."""
    return [f"U+{ord(ch):04X}" for ch in text if ch != "\n" and not has_ink(ch)]


@cache
def has_ink(ch: str) -> bool:
    """Tell by Unicode's own tables whether there is something to see, or a space."""
    category = unicodedata.category(ch)
    return category == "Zs" or not (category[0] in "CZ" or IGNORED(ch) or ch in INKLESS)


INKLESS = "\N{BRAILLE PATTERN BLANK}\N{KHITAN SMALL SCRIPT FILLER}\N{MUSICAL SYMBOL NULL NOTEHEAD}"
IGNORED = regex.compile(r"\p{Default_Ignorable_Code_Point}").fullmatch


def said(*arguments: str, given: str = "") -> str:
    """Return all that the program writes to the terminal, which is nothing that rules it."""
    out, err = io.StringIO(), io.StringIO()
    before, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO(given.encode()), encoding="utf-8")
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = main(arguments)
    finally:
        sys.stdin = before
    text = out.getvalue() + err.getvalue()
    assert status in {0, 1, 2}, text
    assert ruling(text) == [], text
    return text


@pytest.fixture(autouse=True)
def _faults_end_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THAIGAME_TRACEBACK", "1")


@pytest.fixture(params=["en", "th"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    from thaigame.texts import use_language

    yield request.param
    use_language("en")


def toml(text: str) -> str:
    """Return *text* as a TOML string, all that is not ASCII as escapes."""
    low = (f"\\U{ord(ch):08x}" if ord(ch) > 0xFFFF else json.dumps(ch)[1:-1] for ch in text)
    return f'"{"".join(low)}"'


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Return a game whose texts are all hostile."""
    words = tmp_path / f"words{LINE}.txt"
    words.write_text("CAT\nDOG\n", encoding="utf-8")
    file = tmp_path / f"game{LINE}.toml"
    file.write_text(
        f"""name = "hostile"
title = {{ en = {toml(f"Game{KEPT}")}, th = {toml(f"เกม{KEPT}")} }}
extends = "scrabble"
lexicon = {toml(words.name)}

[rules]
provenance = "public"
note = {toml(f"A note{KEPT}")}
""",
        encoding="utf-8",
    )
    return file


@pytest.fixture
def gcg(tmp_path: Path) -> Path:
    """Return a record whose names, notes and everything else are hostile."""
    file = tmp_path / f"game{LINE}.gcg"
    file.write_text(
        f"""#character-encoding UTF-8
#player1 a A{LINE}
#player2 b{LINE} B
#title {LINE}
#lexicon {LINE}
#unknown {LINE}
#note {LINE}
>a: AAAEELW 8H ALA +99 99
>b{LINE}: ABCDEFG - +0 0
>a: AEELW{LINE} 9H A{LINE} +1 {LINE}
{LINE}
""",
        encoding="utf-8",
    )
    return file


def test_what_is_visible_is_one_line_and_comes_back_as_it_is_where_it_was_visible() -> None:
    assert visible("น้ำ ใจ, don't 👩\u00a0x") == "น้ำ ใจ, don't 👩\u00a0x"
    assert visible("a\x1b[8mb\n") == "a<U+001B>[8mb<U+000A>"
    assert visible_lines("a\n\u202eb") == "a\n<U+202E>b"
    assert ruling(visible(RULES)) == []
    assert visible(visible(RULES)) == visible(RULES)


def test_whatever_has_no_ink_is_shown_by_its_code_point_and_nothing_else_is() -> None:
    everything = [ch for ch in map(chr, range(sys.maxunicode + 1)) if ch != "\n"]
    shown = {ch for ch in everything if visible(ch) != ch}
    assert shown == {ch for ch in everything if not has_ink(ch)}
    assert {visible(ch) for ch in shown} == {f"<U+{ord(ch):04X}>" for ch in shown}
    for text in ("".join(everything[:0xD800]), "".join(everything[0xE000:])):
        assert ruling(visible_lines(text)) == []
        assert json.loads(json_text(text)) == text
        assert ruling(json_text(text)) == []


def test_every_gap_of_a_message_is_shown_and_never_obeyed() -> None:
    told = message("play.won", name=RULES).text("th")
    assert ruling(told) == []
    assert "<U+202E>" in told
    inner = message("play.won", name=message("play.player", number=RULES))
    assert ruling(inner.text()) == []


def test_a_name_in_a_record_does_not_conceal_the_verdict(tmp_path: Path) -> None:
    file = tmp_path / "hide.gcg"
    file.write_text(
        "#character-encoding UTF-8\n#player1 a A\x1b[8m\n#player2 b B\n"
        ">a: AAAEELW 8H ALA +99 99\n>b: ABCDEFG - +0 0\n",
        encoding="utf-8",
    )
    told = said("replay", str(file))
    assert "A<U+001B>[8m" in told
    assert "the record is not right" in told


@pytest.mark.parametrize("command", ["replay", "show --record"])
@pytest.mark.parametrize("json_too", [False, True])
def test_records(command: str, gcg: Path, language: str, *, json_too: bool) -> None:
    more = ["--json"] if json_too and command == "replay" else []
    assert said("--lang", language, *command.split(), str(gcg), *more)


def test_json_records(gcg: Path, tmp_path: Path) -> None:
    from thaigame.notation import load_record, write_json

    text = write_json(load_record(gcg)).replace("ALA", f"ALA{LINE}")
    file = tmp_path / "record.json"
    for hostile in (text, text.replace('"a"', toml(f"a{KEPT}")), text.replace("AAAEELW", LINE)):
        file.write_text(hostile, encoding="utf-8")
        said("replay", str(file))
        said("show", "--record", str(file))


@pytest.mark.parametrize(
    "command",
    [
        "layouts check {game}",
        "layouts check {named}",
        "layouts show {game}",
        "layouts show {game} --json",
        "layouts show {typed}",
        "layouts check {typed}",
        "judge --game {game} CAT --explain",
        "judge --game {game} CAT --explain --json",
        "judge --game {game} {typed}",
        "judge --game scrabble CAT --lexicon {typed}",
        "judge --game scrabble CAT{typed} --explain",
        "judge --game kumkom กา{typed}",
        "judge --game {typed} CAT",
        "score --game {game} 8H CAT",
        "score --game {game} 8H CA{typed}",
        "score --game {game} {typed}",
        "score --position {typed} pass",
        "score --position 15/15{typed}/-",
        "score --game {game} --position {typed}",
        "show --game {game}",
        "show --game {typed}",
        "show --position {typed}",
        "show --game scrabble -o {typed}.xyz",
        "cells {typed} กา{typed}",
        "cells {typed} --json",
        "spell {typed} กา{typed}",
        "spell กา{typed} --json",
        "lexicon info {list}",
        "lexicon info {typed}",
        "lexicon check {list}",
        "lexicon check {list} --json",
        "lexicon check {typed}",
        "lexicon info enable --reason {typed}",
        "drill {typed}",
        "drill missing --set {typed}",
        "drill missing --set {typed}=1",
        "drill missing --words {list}",
        "drill missing --words {typed}",
        "drill missing -o {typed}",
        "drill missing --seed {typed}",
        "replay {typed}",
        "replay {list}",
        "play {typed}",
        "play scrabble --players {typed},b",
        "play scrabble --against {typed}",
        "selfplay {typed}",
        "selfplay scrabble --players {typed},greedy",
        "kit --game {typed} -o x.pdf",
        "{typed}",
        "--lang {typed}",
        "judge --{typed}",
    ],
)
def test_every_command(command: str, game: Path, tmp_path: Path, language: str) -> None:
    words = tmp_path / f"list{LINE}.csv"
    words.write_text(f"กา,{MILD}\nแม่{MILD},x\n{MILD}\n", encoding="utf-8")
    named = tmp_path / "named.toml"
    named.write_text(f"name = {toml(KEPT)}\n[{LINE}]\n{toml(KEPT)} = 1\n", encoding="utf-8")
    filled = [
        word.format(game=game, typed=TYPED, list=words, named=named) for word in command.split(" ")
    ]
    said("--lang", language, *filled)


@pytest.mark.skipif(not has("native"), reason="a search, slow in plain Python")
@pytest.mark.parametrize("command", ["best --game {game} --rack", "anagram --game {game}"])
def test_searches(command: str, game: Path) -> None:
    for rack in ("CAT", f"CAT{TYPED}", TYPED):
        said(*(word.format(game=game) for word in command.split()), rack)
    for study in ("build", "pattern", "hooks", "extend", "stems", "containing"):
        said(study, "--game", str(game), f"CAT{TYPED}")


def test_games_at_the_table(game: Path, tmp_path: Path) -> None:
    lines = f"{LINE}\n8H {LINE}\nsave {tmp_path}/x{LINE}.json\nsave {tmp_path}/no/{LINE}\nquit\n"
    told = said("play", str(game), "--players", "a,b", given=lines)
    assert "<U+202E>" in told


def test_requests_line_by_line() -> None:
    requests = json.dumps(["CAT", f"DOG{TYPED}"]) + f"\n{LINE}\n[{LINE}\n"
    for command in ("judge --game scrabble", "cells", "spell", "score --game scrabble"):
        said(*command.split(), "--jsonl", given=requests)


@pytest.mark.parametrize("suffix", ["svg", "html"])
def test_pictures_and_pages(suffix: str, gcg: Path, game: Path, tmp_path: Path) -> None:
    for name, call in {
        "sheet": ("--record", str(gcg)),
        "board": ("--game", str(game)),
    }.items():
        file = tmp_path / f"{name}.{suffix}"
        told = said("show", *call, "-o", str(file))
        assert file.exists(), told
        assert ruling(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("suffix", ["html", "tsv", "gift", "docx", "xlsx", "apkg", "pdf"])
def test_sheets_of_a_teachers_own_words(suffix: str, tmp_path: Path) -> None:
    words = tmp_path / "words.csv"
    with words.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows((word, f"=1+1{MILD}") for word in ("กา", "แม่", "ปลา", "หมา"))
    sheet = tmp_path / f"sheet.{suffix}"
    head = ("--school", f"=school{KEPT}", "--unit", f"@{KEPT}")
    call = ("drill", "crossword", "-n", "3", "--words", str(words), "--seed", "1", *head)
    told = said(*call, "-o", str(sheet))
    if sheet.exists() and suffix in {"html", "tsv", "gift"}:
        text = sheet.read_text(encoding="utf-8-sig").replace("\t", "").replace("\r\n", "\n")
        assert ruling(text.replace("\u200b", "")) == []
    assert sheet.exists() or suffix in {"gift", "xlsx", "apkg"}, told


def test_no_cell_of_a_table_is_a_formula() -> None:
    from thaigame.drills.export import Head
    from thaigame.drills.export.quiz import tsv
    from thaigame.drills.model import DrillItem, DrillPart, DrillSheet

    texts = ("=1+1", "+66", "-ะ", "@SUM(A1)", "\tx")
    items = tuple(
        DrillItem(question=text, answers=(text,), reason=text, skill="x") for text in texts
    )
    sheet = DrillSheet("x", "x", (DrillPart("", items),), 1, "th")
    rows = list(csv.reader(io.StringIO(tsv(sheet, Head()).decode("utf-8-sig")), delimiter="\t"))
    for row, text in zip(rows[1:], texts, strict=True):
        assert row[1] == row[3] == row[4] == f"'{text}"
    assert rows[1][0] == "1"
