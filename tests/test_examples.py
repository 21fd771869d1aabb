"""The programs in ``examples`` do what they say, run as somebody would run them."""

from __future__ import annotations

import csv
import json
import re
import subprocess
import sys
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import urlopen

import pytest

from examples import find_words, guess_word, hangman, judge_endpoint
from thaigame import cells, find_lexicon

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parent.parent / "examples"
PROGRAMS = sorted(FOLDER.glob("*.py"))
API = "".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.glob("docs/api/*.md"))


def run(name: str, *arguments: str, typed: str = "") -> str:
    """Return what the program prints."""
    ran = subprocess.run(
        [sys.executable, "-X", "utf8", str(FOLDER / name), *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert not ran.stderr
    return ran.stdout


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_a_program_is_short_and_takes_only_public_names(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 60
    modules = re.findall(r"^(?:from|import) (thaigame[\w.]*)", text, re.MULTILINE)
    assert modules
    assert [name for name in modules if f"`{name}`" not in API] == []


def test_a_guess_is_answered_cell_by_cell() -> None:
    assert guess_word.answer("กติกา", "กติกา") == "●●●●"
    assert guess_word.answer("ที่นอน", "ทีนอน") == "◐●●●"  # the letter is right, its marks are not
    assert guess_word.answer("มกรา", "กมลา") == "○○·●"
    assert guess_word.answer("กบาล", "กกกก") == "●···"  # one ก, and it stands first


def test_a_word_is_guessed_at_the_terminal() -> None:
    lost = run("guess_word.py", "4", "3", typed="\n")
    secret = lost.split()[-1]
    assert run("guess_word.py", "4", "3", typed=f"กากบาทา\n{secret}\n").endswith("●●●●\n")
    assert "วรรณยุกต์" in run("guess_word.py", "4", "3", typed="ท่่าน\n")


def test_words_are_found_along_neighbours_only() -> None:
    grid = [*cells("มะม่ว"), *cells("งกาส"), *cells("รบดน"), *cells("ที่น้ยล")]
    assert len(grid) == find_words.SIDE**2
    found = find_words.search(grid, ["กา", "มะ", "กาบ", "มด", "ที่", "บาด", "บบ", "มะม่วง", "รกราก"])
    assert set(found) == {"กา", "มะ", "กาบ", "บาด"}
    assert found["กา"] == (5, 6)
    assert found["กาบ"] == (5, 6, 9)


def test_a_square_of_cells_is_printed_with_its_words() -> None:
    lines = run("find_words.py", "5").splitlines()
    assert all(len(line.split()) == find_words.SIDE for line in lines[: find_words.SIDE])
    listed = find_lexicon("orst")
    assert lines[find_words.SIDE :]
    assert all(word in listed for word in lines[find_words.SIDE :])


def test_what_is_known_of_a_square_is_shown_in_place() -> None:
    assert hangman.shown("น้ำใจ", set()) == "◌ ◌ ◌ ◌"
    assert hangman.shown("น้ำใจ", {"น", "จ"}) == "น ◌ ◌ จ"
    assert hangman.shown("น้ำใจ", {"้", "ำ"}) == "◌้ ำ ◌ ◌"


def test_a_word_is_hanged_after_eight_misses() -> None:
    lost = run("hangman.py", "2", typed="ฃ\nฅ\n" + "".join(f"{digit}\n" for digit in range(9)))
    assert "(0)" in lost
    secret = lost.split()[-1]
    letters = {part for cell in cells(secret) for part in hangman.slots(cell) if part}
    won = run("hangman.py", "2", typed="".join(f"{letter}\n" for letter in letters))
    assert won.splitlines()[-2].startswith(" ".join(cell.canonical for cell in cells(secret)))


@pytest.fixture
def referee() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), judge_endpoint.Referee)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_the_endpoint_rules_on_all_words_together(referee: str) -> None:
    def ask(*words: str, game: str = "kumkom") -> dict[str, object]:
        query = "".join(f"&word={quote(word)}" for word in words)
        with urlopen(  # noqa: S310 - the address is ours
            f"{referee}/judge?game={quote(game)}{query}"
        ) as answer:
            found: dict[str, object] = json.load(answer)
            return found

    assert ask("น้ำ", "ทะเล")["acceptable"] is True
    assert ask("น้ำ", "ทะเลล")["acceptable"] is False
    assert ask("CAT", game="scrabble")["acceptable"] is True
    for wrong in (("ท่่าน", "kumkom"), ("น้ำ", "/etc/passwd"), ("น้ำ", "chess")):
        with pytest.raises(HTTPError) as refused:
            ask(wrong[0], game=wrong[1])
        assert refused.value.code == 400
        assert set(json.load(refused.value)) == {"th", "en"}
        refused.value.close()


def test_a_bot_of_ones_own_plays_a_whole_game() -> None:
    [line] = run("my_bot.py", "scrabble", "1").splitlines()
    assert re.fullmatch(r"0 (careful|greedy) \d+ (careful|greedy) \d+", line)


def test_ten_thousand_words_make_a_table() -> None:
    table = list(csv.DictReader(run("words_table.py").splitlines(), dialect="excel-tab"))
    assert len(table) == 10_000
    rows = {row["word"]: row for row in table}
    row = rows["กฎหมาย"]
    assert (row["cells"], row["squares"], row["reading"]) == ("ก ฎ ห ม า ย", "6", "กด-หฺมาย")
    assert (row["tones"], row["syllables"]) == ("เอก จัตวา", "2")
    assert row["kumkom"] == "15"  # by the rule sheet: ก 1, ฎ 7, ห 4, ม 1, า 1, ย 1


def test_words_cross_where_they_share_a_cell() -> None:
    made = run("crossword.py", "โรงเรียน", "เรียนรู้", "รถไฟ", "ที่นี่")
    rows = [line.split() for line in made.splitlines()]
    assert rows[0] == ["โ", "ร", "ง", "เ", "รี", "ย", "น"]
    assert [row[3] for row in rows[:5]] == ["เ", "รี", "ย", "น", "รู้"] or "รู้" in made
    assert rows[-1] == ["หาที่วางไม่ได้:", "ที่นี่"]


def test_a_record_becomes_a_picture_a_turn_and_a_page(tmp_path: Path) -> None:
    record = FOLDER.parent / "tests/data/gcg/game1.gcg"
    assert not run("record_frames.py", str(record), str(tmp_path))
    plays = re.findall(r"^>\w+: \S+ \w+ \S+ (\+\d+)", record.read_text("utf-8"), re.MULTILINE)
    pictures = sorted(tmp_path.glob("*.svg"))
    assert len(pictures) == len(plays)
    counts = [path.read_text(encoding="utf-8").count("<use") for path in pictures]
    assert counts[0] < counts[-1]
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"'p\d: \S+ \S+ (\+\d+)'", page) == plays


def test_a_language_of_ones_own_is_played_to_the_end() -> None:
    printed = run("own_language.py", "1")
    assert re.search(r"[ĈĜĤĴŜŬ]", printed)
    assert re.search(r"^\d+ -?\d+$", printed, re.MULTILINE)
