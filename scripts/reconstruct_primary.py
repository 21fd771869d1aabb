"""Derive what the primary edition's rule sheet leaves out: premium squares and tiles L to Z.

    python scripts/reconstruct_primary.py            write layouts/primary.toml anew
    python scripts/reconstruct_primary.py --check    only tell whether it would change

Printed: 11x11 squares, four colours, a pink centre (P1); 52 tiles, the counts from A to K, three
dual tiles (P2); an example whose sum fixes thirteen squares of the middle lines (P9). The rest
is the standard 15x15 game made smaller:

1. ``board``: every premium square of the 15x15 board drawn towards the centre by 5/7 and rounded,
   colour by colour from the outside, while that brings the colour nearer to its share of 121.
2. ``tiles``: the letters that the standard set has once (X, Z) share a tile, in the manner of the
   printed ones, with a letter of four points that it has twice (W, Y); two blanks; the other
   letters keep their share of the standard set.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from thaigame.layouts import find_layout

if TYPE_CHECKING:
    from collections.abc import Sequence

FILE: Final = Path(__file__).parent.parent / "layouts" / "primary.toml"
BEGIN: Final = (
    "# What follows, as far as the end mark, is written by scripts/reconstruct_primary.py."
)
END: Final = "# End of what the script writes."

SIZE: Final = 11
TOTAL: Final = 52
BLANKS: Final = 2
PRINTED: Final = dict(
    zip(
        ("A", "B", "C", "D", "E", "F/J", "G", "H/Q", "I", "K/V"),
        (5, 1, 1, 1, 6, 1, 1, 1, 5, 1),
        strict=True,
    )
)
"""The rule sheet's list, complete from A to K (P2)."""

STANDARD: Final = find_layout("crossword")

Premium = tuple[str, int]
"""What is multiplied, and by how much."""

SIGNS: Final[dict[Premium, str]] = {
    ("word", 3): "T",
    ("word", 2): "D",
    ("letter", 3): "t",
    ("letter", 2): "d",
}


BOARD_NOTE: Final = (
    "The rule sheet gives the size (121 squares), the four colours and the pink centre (P1); the "
    "sum of its example CRAB fixes the light blue squares C6 I6 F3 F9 and the plain ones between "
    "them and the centre (P9). The rest: each premium square of the 15x15 board drawn towards the "
    "centre by 5/7 and rounded, colour by colour from the outside, while that brings the colour "
    "nearer to its share of 121 squares."
)
BOARD_NOTE_THAI: Final = (
    "ใบกติกาให้ขนาด (121 ช่อง) สีทั้งสี่ และช่องกลางสีชมพู (P1) ผลรวมของตัวอย่าง CRAB กำหนดช่องสีฟ้า "
    "C6 I6 F3 F9 กับช่องธรรมดาระหว่างช่องเหล่านั้นกับช่องกลาง (P9) ที่เหลือได้จากการดึงช่องพิเศษของกระดาน "
    "15x15 เข้าหาช่องกลางด้วย 5/7 แล้วปัดเศษ ทีละสีจากด้านนอก ตราบเท่าที่ทำให้สีนั้นใกล้สัดส่วนของตนใน 121 ช่อง"
)
TILES_NOTE_THAI: Final = (
    "A ถึง K กับเบี้ยสองตัวอักษร F/J, H/Q และ K/V ตามที่ใบกติกาพิมพ์ (P2 รวม 23 ตัว) อีก 29 ตัว: X และ Z "
    "ซึ่งชุดมาตรฐานมีอย่างละหนึ่ง อยู่บนเบี้ยเดียวกับ W และ Y (สี่คะแนน อย่างละสองตัว) เหมือนคู่ที่พิมพ์ไว้ "
    "เบี้ยว่างสองตัว ตัวอักษรที่เหลือคงสัดส่วนของชุดมาตรฐาน 25 ตัวจาก 42 ตัว ปัดเศษตามปกติ"
)
TILES_NOTE: Final = (
    "A to K with the dual tiles F/J, H/Q and K/V as the rule sheet prints them (P2, 23 tiles). "
    "The other 29: X and Z, which the standard set has once, share a tile with W and Y (four "
    "points, twice), as the printed pairs do; two blanks; the other letters keep their share of "
    "the standard set, 25 tiles for its 42, by plain rounding."
)


def orbit(out: int, along: int) -> set[tuple[int, int]]:
    """Return the places, seen from the centre, that mirroring and turning make of one."""
    signs = (-1, 1)
    turned = {(out, along), (along, out)}
    return {(x * row, y * column) for x, y in turned for row in signs for column in signs}


def board() -> list[str]:
    """Return the rows of the board."""
    grid = STANDARD.grid
    middle, half = grid.rows // 2, SIZE // 2
    wanted: dict[Premium, list[tuple[int, int]]] = {premium: [] for premium in SIGNS}
    totals = dict.fromkeys(SIGNS, 0)
    for square, premium in enumerate(grid.premiums):
        if premium is not None:
            key = (premium.target, premium.factor)
            row, column = divmod(square, grid.columns)
            totals[key] += 1
            if row - middle >= column - middle >= 0:
                wanted[key].append((row - middle, column - middle))
    signs = {(0, 0): SIGNS["word", 2]}  # the centre is pink (P1)
    for kind, places in wanted.items():
        share = totals[kind] * SIZE * SIZE / grid.size
        sign = SIGNS[kind]
        for out, along in sorted(places, key=lambda place: -(place[0] ** 2 + place[1] ** 2)):
            squares = orbit(round(out * half / middle), round(along * half / middle))
            have = sum(1 for other in signs.values() if other == sign)
            nearer = abs(have + len(squares) - share) < abs(have - share)
            if nearer and not squares & signs.keys():
                signs.update(dict.fromkeys(squares, sign))
    places_of_line = range(-half, half + 1)
    return ["".join(signs.get((x, y), ".") for y in places_of_line) for x in places_of_line]


def tiles() -> dict[str, int]:
    """Return the tiles by name, with their counts, in the order of the alphabet."""
    full = {name: count for name, count in STANDARD.tiles.full.items() if name.isalpha()}
    printed = {letter for name in PRINTED for letter in name.split("/")}
    left = [letter for letter in full if letter not in printed]
    once = [letter for letter in left if full[letter] == 1]
    partners = [letter for letter in left if full[letter] == 2 and points(letter) == 4]
    duals = [f"{partner}/{rare}" for partner, rare in zip(partners, once, strict=True)]
    single = [letter for letter in left if letter not in once + partners]
    free = TOTAL - sum(PRINTED.values()) - len(duals) - BLANKS
    share = free / sum(full[letter] for letter in single)
    counts = {letter: round(full[letter] * share) for letter in single}
    if sum(counts.values()) != free:
        msg = "plain rounding does not fill the set"
        raise ValueError(msg)
    return {"?": BLANKS, **dict(sorted((PRINTED | counts | dict.fromkeys(duals, 1)).items()))}


def points(letter: str) -> int:
    """Return the standard points of a letter (A14)."""
    return STANDARD.tiles.faces[letter].points


def block() -> str:
    """Return the part of the layout file that this script writes."""
    rows = board()
    made = tiles()
    return "\n".join(
        [
            BEGIN,
            "[board]",
            'provenance = "reconstructed"',
            f'note.en = "{BOARD_NOTE}"',
            f'note.th = "{BOARD_NOTE_THAI}"',
            'centre = "F6"',
            "rows = [",
            *(f'  "{row}",' for row in rows),
            "]",
            "",
            "[board.legend]",
            '"T" = { target = "word", factor = 3, colour = "red" }',
            '"D" = { target = "word", factor = 2, colour = "pink" }',
            '"t" = { target = "letter", factor = 3, colour = "dark blue" }',
            '"d" = { target = "letter", factor = 2, colour = "light blue" }',
            "",
            "[tiles]",
            'provenance = "reconstructed"',
            f'note.en = "{TILES_NOTE}"',
            f'note.th = "{TILES_NOTE_THAI}"',
            f"total = {TOTAL}",
            'lasting = ["printed"]',
            "kinds = [",
            *(f"  {line(name, count)}," for name, count in made.items()),
            "]",
            END,
        ]
    )


def line(name: str, count: int) -> str:
    """Return the entry of one tile."""
    figures = [0 if letter == "?" else points(letter) for letter in name.split("/")]
    figure = str(figures[0]) if len(figures) == 1 else str(figures)
    return f'{{ name = "{name}", count = {count}, points = {figure} }}'


def with_block(text: str, made: str) -> str:
    """Return the file's *text* with the part between the marks replaced."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + made + after


def main(arguments: Sequence[str] | None = None) -> int:
    """Write or check; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="change nothing, exit 1 if it would")
    options = parser.parse_args(arguments)
    old = FILE.read_text(encoding="utf-8")
    new = with_block(old, block())
    if options.check:
        return int(new != old)
    FILE.write_text(new, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
