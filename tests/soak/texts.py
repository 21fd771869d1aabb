"""Texts of other people, damaged by chance: each is read, or refused with what is wrong."""

from __future__ import annotations

import time
from collections import Counter
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from tests.hard_words import HARD
from tests.random_positions import Chance, turns
from tests.random_records import record
from thaigame.errors import ThaigameError
from thaigame.game.game import Game
from thaigame.game.spec import GameSpec
from thaigame.layouts import find_layout, layout_names, load_layout
from thaigame.lexicon import read_word_list
from thaigame.notation import (
    read_game,
    read_json,
    read_position,
    read_record,
    replay_record,
    write_game,
    write_json,
    write_position,
)
from thaigame.resources import folder

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

SLOWEST: Final = 20.0
"""Seconds of a processor that no file of some kilobytes may take to be read and judged."""

DATA: Final = Path(__file__).parents[1] / "data"
_SCRAPS: Final = (
    *(b"\0", b"\r", b"\n", b"\t", b" ", b"\xff", b"\xe0\xb8", b"\xed\xa0\x80", b"\xef\xbb\xbf"),
    *(b"[", b"]", b"{", b"}", b'"', b"'", b"\\", b"#", b";", b":", b"=", b"/", b"+", b"-", b"."),
    *(b"0", b"-1", b"99999999999999999999", b"1e999", b"NaN", b"null", b"true", b"?", b"[/]"),
    *("\u0e33".encode(), "\u0e4d\u0e49".encode(), "\u200b\u202e".encode(), "\u2028".encode()),
)


def mutated_record(random: Random) -> Counter[str]:
    """Damage a record, read it, judge it, write it and read it again."""
    if random.random() < 0.3:
        path = random.choice(sorted(DATA.glob("*/*.gcg")) + sorted(DATA.glob("*/*.json")))
        raw = path.read_bytes()
    else:
        layout = find_layout(random.choice(layout_names()))
        made = record(layout, random.getrandbits(32), players=random.randint(2, 4), turns=6)
        raw = random.choice((write_game, write_json))(made).encode()
    raw = mutated(raw, random)

    def read() -> None:
        found = read_record(raw)
        replay_record(found)
        for fault in (*found.faults, *found.odd):
            assert fault.message.text("en")
            assert fault.message.text("th")
        assert read_json(write_json(found)) == found
        try:
            text = write_game(found)
        except ThaigameError:
            return
        again = read_game(text)  # racks come in the order of the game's list, whatever they were in
        assert list(map(type, again.events)) == list(map(type, found.events))
        assert read_game(write_game(again)).events == again.events

    return tried("records", read)


def mutated_line(random: Random) -> Counter[str]:
    """Damage a position line, read it, and ask what is wrong with it."""
    layout = Chance(random.choice(layout_names()), 0, 2).layout
    position, _ = random.choice(turns(layout, random.getrandbits(32), most=6))
    line = mutated(write_position(position).encode(), random).decode(errors="replace")

    def read() -> None:
        found = read_position(line, layout=layout)
        for fault in found.faults():
            assert fault.text("en")
            assert fault.text("th")
        if all(stack is None or stack.tiles for stack in found.board):
            assert read_position(write_position(found)) == found

    return tried("position lines", read)


def mutated_layout(random: Random) -> Counter[str]:
    """Damage a layout file; where it can still be read, begin a game of it."""
    path = random.choice([*folder("layouts").glob("*.toml"), *DATA.glob("layouts/*.toml")])
    text = mutated(path.read_bytes(), random).decode(errors="replace")

    def read() -> None:
        from thaigame.lexicon import Lexicon

        layout = load_layout(text if "\n" in text else f"{text}\n")
        game = Game(GameSpec(layout, Lexicon.from_words(["กา", "AB"])), players=2, seed=1)
        line = write_position(game.position)
        assert read_position(line, find_layout=lambda _: layout) == game.position

    return tried("layouts", read)


def mutated_list(random: Random) -> Counter[str]:
    """Damage a list of words and read it, as a lexicon and as words for exercises."""
    words = [*HARD, "กา", "น้ำ", "CAT", "noël", "# name: x", "ต่าง ๆ"]
    text = "\n".join(random.choices(words, k=random.randint(1, 60)))
    raw = mutated(text.encode(random.choice(("utf-8", "utf-16", "utf-8-sig"))), random)
    counts = tried("lists", lambda: read_word_list(raw))
    return counts + _word_file(raw, random.choice((".txt", ".csv", ".tsv")))


def mutated_workbook(random: Random) -> Counter[str]:
    """Damage a workbook of words and read it."""
    from openpyxl import Workbook

    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.append(["คำ", "ความหมาย"])
    for _ in range(random.randint(0, 20)):
        sheet.append([random.choice(("กา", "น้ำ", "=1+1", "", 3, None)), "x"])
    file = BytesIO()
    book.save(file)
    return _word_file(mutated(file.getvalue(), random), ".xlsx")


def mutated(raw: bytes, random: Random) -> bytes:
    """Return *raw* with one to six pieces cut, doubled, moved, changed or put in."""
    data = bytearray(raw)
    for _ in range(random.choice((1, 1, 2, 3, 6))):
        at = random.randrange(len(data) + 1)
        end = min(len(data), at + random.choice((1, 1, 2, 5, 20, 200)))
        choice = random.random()
        if choice < 0.25:
            del data[at:end]
        elif choice < 0.4:
            data[at:at] = data[at:end] * random.choice((1, 1, 3, 50))
        elif choice < 0.55 and data:
            other = random.randrange(len(data))
            data[at:at] = data[other : other + end - at]
        elif choice < 0.85:
            data[at : at + random.choice((0, 1))] = random.choice(_SCRAPS)
        elif at < len(data):
            data[at] ^= 1 << random.randrange(8)
    return bytes(data)


def _word_file(raw: bytes, suffix: str) -> Counter[str]:
    from thaigame.drills.wordfile import read_words

    with TemporaryDirectory() as there:
        path = Path(there) / f"words{suffix}"
        path.write_bytes(raw)
        return tried(f"word files{suffix}", lambda: read_words(path))


def tried(what: str, read: Callable[[], object]) -> Counter[str]:
    """Run *read*: an error of the program's own is an answer, any other is a fault of it."""
    began = time.thread_time()
    counts = Counter({what: 1})
    try:
        read()
    except ThaigameError as error:
        assert error.message.text("en")
        assert error.message.text("th")
        counts[f"{what} refused"] += 1
    assert time.thread_time() - began < SLOWEST, "this takes too long"
    return counts
