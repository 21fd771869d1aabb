"""Two people at one terminal: what is on the screen whenever somebody is asked something.

Scores are counted by hand from the printed points and the standard board; the racks are those that
the seed gives.
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import pytest

from thaigame.game.events import Clocked
from thaigame.game.game import new_game
from thaigame.notation import load_record, spaced_rack

if TYPE_CHECKING:
    from pathlib import Path

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals there", allow_module_level=True)

from tests.cli.terminal import Terminal

HANDED = "press Enter when nobody else looks"
DRAW = "start draw: Nok N · Lek W; Nok begins"
CLOCK = 22 * 60
"""Seconds that each has; how many have gone when the test looks depends on the machine."""
EMPTY_ROW = " 8  3W  ·   ·   2L  ·   ·   ·   2W  ·   ·   ·   2L  ·   ·   3W"


def used(screen: str, name: str) -> int:
    """Return the seconds that have gone by the clock beside *name*, who has no points yet."""
    found = re.search(rf"{name}: 0  (\d\d):(\d\d)", screen)
    assert found is not None, screen
    return CLOCK - 60 * int(found[1]) - int(found[2])


@pytest.fixture
def table(tmp_path: Path) -> list[str]:
    """Return the call of a game of two people with a clock, a record and five known words."""
    words = tmp_path / "words.txt"
    words.write_text("EMPTY\nEM\nMAD\nTEN\nNET\n", encoding="utf-8")
    record = tmp_path / "game.json"
    call = ["play", "crossword", "--seed", "9", "--players", "Nok,Lek", "--clock"]
    return [*call, "--lexicon", str(words), "--record", str(record)]


def test_a_whole_game_of_two_people_with_what_each_sees_at_every_step(table: list[str]) -> None:
    nok = "Rack: B B C E M Q R"
    with Terminal(*table) as terminal:
        terminal.until(HANDED)
        terminal.shows(DRAW, EMPTY_ROW, "The keyboard to Nok")
        assert used(terminal.text, "Nok") >= used(terminal.text, "Lek") == 0  # Nok's clock runs
        terminal.hides("Rack:")
        terminal.type("", then="Nok, your move:")
        terminal.shows(DRAW, EMPTY_ROW, nok)

        terminal.type("nonsense", then="Nok, your move:")  # what is refused is told, and no more
        terminal.shows("“nonsense” is no move", EMPTY_ROW, nok)
        terminal.type("challenge CEB", then="Nok, your move:")
        terminal.shows("no play to accept or challenge", nok)
        terminal.hides("nonsense")
        terminal.type("board", then="Nok, your move:")
        terminal.shows(EMPTY_ROW, nok)
        terminal.hides("no play to accept")

        # C 3, E 1 and B 3 with E on the centre's double word: 14. No list has CEB.
        terminal.type("8G CEB", then="Lek, do you accept CEB?")
        played = "Nok played CEB: 14 points, 14 in all."
        laid = " 8  3W  ·   ·   2L  ·   ·  [C] [E] [B]  ·   ·   2L  ·   ·   3W"
        always = (DRAW, laid, played, "Nok: 14  ", "in the bag: 86")
        terminal.shows(*always)
        terminal.hides("Rack:")
        terminal.type("bag", then="do you accept CEB?")  # everybody looks: both racks are counted
        terminal.shows(*always, "86 in the bag; not on the board: ?×2  A×9  B  C  D×4  E×11  F×2")
        terminal.type("help", then="do you accept CEB?")
        terminal.shows(laid, played, "challenge WORD...", "save FILE")
        terminal.type("challenge XYZ", then="do you accept CEB?")
        terminal.shows(*always, "The play did not make XYZ; it made: CEB.")
        terminal.type("8H MAD", then="do you accept CEB?")
        terminal.shows(*always, "must be accepted or challenged first")
        terminal.hides("XYZ")
        terminal.type("hold", then="do you accept CEB?")
        terminal.shows(*always, "Lek holds and thinks.")

        terminal.type("challenge", then=HANDED)  # won: the tiles come back
        verdict = ("Lek challenges 1: CEB", "✗ Not acceptable.")
        terminal.shows(DRAW, EMPTY_ROW, *verdict, "Nok: 0  ", "The keyboard to Lek")
        terminal.hides("Rack:", "CEB: 14")
        terminal.type("", then="Lek, your move:")
        terminal.shows(*verdict, "Rack: A D E M P T Y")

        # E 1, M 3, P 3, T 1 and Y 4 on a double letter, E on the double word: 32.
        terminal.type("8H EMPTY", then="Nok, do you accept EMPTY?")
        terminal.shows("Lek played EMPTY: 32 points, 32 in all.", "[E] [M] [P] [T] [Y]")
        terminal.hides("Rack:")
        terminal.type("challenge EMPTY", then=HANDED)  # lost: the next turn is Lek's again
        terminal.shows(
            "Nok challenges 1: EMPTY",
            "✓ Acceptable. The play stands.",
            "Nok loses a turn for a wrong challenge.",
            "Lek: 32",
            "in the bag: 81",
            "The keyboard to Lek",
        )
        terminal.type("", then="Lek, your move:")
        terminal.shows("Rack: A D D E E N T", "Nok loses a turn")
        terminal.type("exchange D D", then=HANDED)
        terminal.shows("Lek exchanged 2.", "[E] [M] [P] [T] [Y]", "The keyboard to Nok")
        terminal.type("", then="Nok, your move:")
        terminal.shows("Lek exchanged 2.", nok)

        terminal.type("undo", then="Lek, do you agree")
        terminal.hides("Rack:")
        terminal.type("n", then="Nok, your move:")
        terminal.shows("Lek does not agree.", "Lek exchanged 2.", nok)
        terminal.type("undo", then="Lek, do you agree")
        terminal.type("y", then=HANDED)
        terminal.shows("Taken back.", "[E] [M] [P] [T] [Y]", "The keyboard to Lek")
        terminal.hides("exchanged")
        terminal.type("", then="Lek, your move:")
        terminal.shows("Taken back.", "Rack: A D D E E N T")
        terminal.type("pass", then=HANDED)
        terminal.type("", then="Nok, your move:")
        assert terminal.type_to_the_end("quit") == 0
        terminal.shows("Lek passed.", f"The game is kept in {table[-1]}.", "Lek: 32")
        terminal.hides("Rack:")


def test_a_game_that_was_left_is_found_as_it_was_and_played_to_its_end(table: list[str]) -> None:
    with Terminal(*table) as terminal:
        terminal.until(HANDED)
        terminal.type("", then="Nok, your move:")
        terminal.type("8G CEB", then="Lek, do you accept")
        assert terminal.type_to_the_end("quit") == 0
    with Terminal(*table) as terminal:
        terminal.until("Lek, do you accept CEB?")
        terminal.shows(
            DRAW, "goes on where it was left", "Nok played CEB: 14 points", "[C] [E] [B]"
        )
        terminal.type("", then=HANDED)
        terminal.type("", then="Lek, your move:")
        terminal.shows("Nok played CEB: 14 points, 14 in all.", "Nok: 14", "Rack: A D E M P T Y")
        terminal.type("stop", then="Nok, do you agree to end the game here?")
        assert terminal.type_to_the_end("y") == 0
        # Each loses the own rack: B 3, D 2, E 1, M 3, N 1, Q 10, R 1 and A 1, D 2, E 1, M 3, P 3,
        # T 1, Y 4.
        terminal.shows("The game was ended here.", "Nok: -21 for B D E M N Q R", "Nok: -7 ")
        terminal.shows("Lek: -15 for A D E M P T Y", "Lek: -15 ")
        assert terminal.text.splitlines()[-1] == "Nok wins."


def test_the_record_holds_the_time_that_was_used_when_the_table_was_left(table: list[str]) -> None:
    with Terminal(*table) as terminal:
        terminal.until(HANDED)
        terminal.type("", then="Nok, your move:")
        while used(terminal.text, "Nok") == 0:
            terminal.type("board", then="Nok, your move:")
        assert terminal.type_to_the_end("\x04") == 0
    left = [e.seconds for e in load_record(table[-1]).events if isinstance(e, Clocked)]
    assert left[-1] < CLOCK
    with Terminal(*table) as terminal:
        terminal.until(HANDED)
        assert used(terminal.text, "Nok") >= CLOCK - left[-1]


def test_nobody_sees_the_rack_or_the_tries_of_another(table: list[str]) -> None:
    game = new_game("crossword", seed=9)
    nok, lek = (spaced_rack(rack, game.spec.layout) for rack in game.racks)
    with Terminal(*table) as terminal:
        terminal.until(HANDED)
        terminal.type("", then="Nok, your move:")
        terminal.type("8H QB", then="accept QB?")
        assert lek not in terminal.seen.decode()
        terminal.type("\x1b[A", then=HANDED)  # there is no line before to bring back: QB stands
        terminal.hides("8H QB")
        terminal.type("", then="Lek, your move:")
        terminal.shows(lek)
        terminal.hides(nok)
        terminal.type("zzzz", then="Lek, your move:")
        terminal.press("\x1b[A")
        terminal.read_until("zzzz")
        terminal.press("\x1b[A\x1b[A")
        terminal.type("", then="Lek, your move:")
        terminal.hides("8H QB")
    screens = terminal.seen.decode().split("\x1b[2J")
    assert screens[0].endswith("\x1b[?1049h")  # a screen of its own, which keeps no scroll
    assert [nok in screen and lek in screen for screen in screens].count(True) == 0
    shown = [1 if nok in screen else 2 for screen in screens if nok in screen or lek in screen]
    assert shown == sorted(shown)


def test_it_is_played_in_thai_with_what_the_rack_shows() -> None:
    call = ("--lang", "th", "play", "crossing", "--seed", "3", "--players", "นก,เล็ก")
    first, second = new_game("crossing", seed=3, names=("นก", "เล็ก")).names
    with Terminal(*call) as terminal:
        terminal.until("เมื่อไม่มีใครมองอยู่")
        terminal.type("", then=f"{first} ถึงตาคุณ")
        terminal.shows("จับหาผู้เริ่ม:", "แป้น: ก ช/ซ ย/ญ ร ล/ฦ ว อ")
        terminal.type("ช่วย", then="ถึงตาคุณ")
        terminal.shows("เปลี่ยน เบี้ย", "ขอตรวจ คำ...", "ผ่าน")
        terminal.type("เปลี่ยน ช/ซ ล/ฦ", then="เมื่อไม่มีใครมองอยู่")
        terminal.shows(f"{first} เปลี่ยนเบี้ย 2 ตัว", f"ส่งแป้นพิมพ์ให้ {second}")
        terminal.type("", then=f"{second} ถึงตาคุณ")
        terminal.type("8H เเม่", then="ถึงตาคุณ")
        terminal.shows("พิมพ์สระแอเป็น เ สองตัว")
        terminal.type("ผ่าน", then="เมื่อไม่มีใครมองอยู่")
        terminal.shows(f"{second} ขอผ่าน")
        terminal.type("", then=f"{first} ถึงตาคุณ")
        assert terminal.type_to_the_end("ออก") == 0
        terminal.shows("ไม่ได้เก็บเกมนี้ไว้")


def test_a_record_that_can_no_longer_be_written_is_told_and_the_game_goes_on(
    table: list[str],
) -> None:
    from pathlib import Path

    record = Path(table[-1])
    with Terminal(*table) as terminal:
        terminal.until(HANDED)
        assert record.exists()
        terminal.type("", then="Nok, your move:")
        moved = record.parent.with_name("moved")
        record.parent.rename(moved)  # the folder goes, as a stick that is pulled out
        terminal.type("pass", then=HANDED)
        terminal.shows("The game goes on, but could not be kept:", "no such file or folder")
        terminal.shows("Nok passed.")
        moved.rename(record.parent)
        terminal.type("", then="Lek, your move:")
        terminal.type("pass", then=HANDED)
        terminal.hides("could not be kept")
        record.parent.rename(moved)
        assert terminal.type_to_the_end("quit") == 0
        terminal.shows("is not there any more")
        terminal.hides("The game is kept")
