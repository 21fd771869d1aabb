"""Derive the tiles of the three-tier crossing game, which no source prints (T1).

    python scripts/reconstruct_crossing.py            write layouts/crossing.toml anew
    python scripts/reconstruct_crossing.py --check    only tell whether it would change
    python scripts/reconstruct_crossing.py --measure  draw racks and count their first words

What is printed: 70 tiles, three tiers, which characters lie on which (T3), tones that an upper
vowel may also show (T4), wild tiles (T5), two-sided letters of different points (T18), ๆ worth 0
(T9). The rest is derived in five steps, each a function below:

1. ``needs``: how often a tile of each character is wanted, from the word list and the counts of
   the textbook corpus.
2. ``apportion``: the tiles of a tier among its characters by Sainte-Lague, one each at least.
3. ``share``: a rare letter gets no tile of its own but the other side of a common letter's, one
   of its varga or its sound. (Rare beside rare leaves many racks without any first word.)
4. ``points``: from the need.
5. ``upper_tiles``: which tones an upper vowel shows.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass
from math import log2
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final

from thaigame.chance import Random
from thaigame.lexicon import find_lexicon
from thaigame.lexicon.installed import word_frequency
from thaigame.text import cells

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from thaigame.text import Cell

FILE: Final = Path(__file__).parent.parent / "layouts" / "crossing.toml"
BEGIN: Final = (
    "# What follows, as far as the end mark, is written by scripts/reconstruct_crossing.py."
)
END: Final = "# End of what the script writes."

TOTAL: Final = 70
WILD: Final = 2
DOUBLER: Final = "ๆ"
UPPER: Final = 10
LOWER: Final = 2
MIDDLE: Final = TOTAL - WILD - 1 - UPPER - LOWER
FACES: Final = TOTAL - WILD - 1
"""The tiles that needs are a share of: all but the wild ones and ๆ."""

RACK: Final = 7
FIRST_WORD: Final = 3
RARE: Final = 0.5
"""A letter that needs less than half a tile gets none of its own."""

CONSONANTS: Final = "กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮ"
FOLLOWERS: Final = "เแโะา"
AI: Final = "ไใ"  # one sound, so one tile
VOWELS_ABOVE: Final = "ัิีึืํ"
SIGNS_ABOVE: Final = "่้๊๋็์"
VOWELS_BELOW: Final = "ุู"
TONES: Final = "่้๊๋"
BY_WILD_ONLY: Final = "ๅ"

UPPER_SHARES: Final = ("ั", "ิ", "ี", "ืึ", "ํ", "่", "้", "์๋", "็๊")
"""Who shares an upper tile: the two vowels of อือ/อึ; the rarest tones behind rare signs."""

LIKE: Final = dict(zip("ฃฅฆฉซฌญฎฏฐฑฒณถธผฝฟภศษฤฦฬฮ", "ขคกจชยยดตตดนนตทปบบพสสรลลห", strict=True))
"""The common letter that a rare one is nearest to in sound or look: its first choice."""

KIN: Final = (
    *("กขฃคฅฆง", "จฉชซฌญ", "ฎฏฐฑฒณดตถทธน", "บปผฝพฟภม"),  # the four varga of the alphabet
    *("ญฌย", "ซศษส", "รฤ", "ลฬฦ", "หฮ"),  # outside them, letters of one sound
)
"""Where a rare letter looks next."""


@dataclass(frozen=True)
class Needs:
    """How many of the tiles each character wants: a real number, all together ``FACES``."""

    of: Mapping[str, float]
    tones: Mapping[tuple[str, str], float]
    """Upper vowel and tone -> weight of the words that have the two together."""

    def tier(self, characters: Iterable[str]) -> float:
        """Return what these characters want together."""
        return sum(self.of.get(ch, 0.0) for ch in characters)

    def common_tones(self, vowel: str) -> list[str]:
        """Return ่ and ้, the one that stands on *vowel* more often first."""
        return sorted("่้", key=lambda tone: -self.tones.get((vowel, tone), 0.0))


def faces(stack: Cell) -> list[str]:
    """Return the tiles of one cell by the character each needs; a vowel's tone comes with it."""
    upper = stack.upper or stack.tone
    return [part for part in (stack.base, upper, stack.lower) if part]


def layable(stacks: Sequence[Cell]) -> bool:
    """Return whether the tiers can hold a word: its characters are T3's, none twice on a tier."""
    known = CONSONANTS + FOLLOWERS + AI + DOUBLER + BY_WILD_ONLY
    return all(
        stack.base in known
        and len(stack.base) == 1
        and (not stack.tone or not stack.upper or stack.tone in TONES)
        and (not stack.upper or not stack.tone or stack.upper in VOWELS_ABOVE)
        and set(stack.upper + stack.tone) <= set(VOWELS_ABOVE + SIGNS_ABOVE)
        and set(stack.lower) <= set(VOWELS_BELOW)
        for stack in stacks
    )


def words() -> list[tuple[str, tuple[Cell, ...]]]:
    """Return the words of the default list that the tiers can hold, with their cells."""
    parted = ((word, cells(word, sara_am="split")) for word in sorted(find_lexicon("orst")))
    return [(word, stacks) for word, stacks in parted if len(stacks) > 1 and layable(stacks)]


def needs() -> Needs:
    """Return the needs: each word that can open a game counts log2(1 + its count) a tile."""
    weights: defaultdict[str, float] = defaultdict(float)
    tones: defaultdict[tuple[str, str], float] = defaultdict(float)
    for word, stacks in words():
        wanted = [face for stack in stacks for face in faces(stack)]
        count = word_frequency(word)
        if len(stacks) < FIRST_WORD or len(wanted) > RACK or not count:
            continue
        weight = log2(1 + count) / len(wanted)
        for face in wanted:
            weights[face] += weight
        for stack in stacks:
            if stack.upper and stack.tone:
                tones[stack.upper, stack.tone] += weight
    total = sum(weights.values())
    return Needs({face: weight / total * FACES for face, weight in weights.items()}, dict(tones))


def points(need: float) -> int:
    """Return the points of a character: 1 for what every other rack wants, 10 for the rarest."""
    return min(max(1 + round(1.25 * log2(1.3 / max(need, 1e-6))), 1), 10)


def apportion(needed: Mapping[str, float], tiles: int) -> dict[str, int]:
    """Return *tiles* shared out by Sainte-Lague's method, at least one each."""
    counts = dict.fromkeys(needed, 1)
    for _ in range(tiles - len(counts)):
        counts[max(counts, key=lambda key: needed[key] / (2 * counts[key] + 1))] += 1
    return counts


def carriers(letter: str, common: Iterable[str]) -> list[str]:
    """Return the common letters whose tile *letter* may share, the likeliest first."""
    kin = [ch for group in KIN if letter in group for ch in common if ch in group]
    return sorted(dict.fromkeys(kin), key=lambda ch: ch != LIKE[letter])


def match(rare: Sequence[str], counts: Mapping[str, int]) -> dict[str, str]:
    """Return rare letter -> common letter, no common letter more often than it has tiles.

    Augmenting paths: a letter that finds its partner's tiles taken sends one of their holders
    to look elsewhere. Raise ValueError where a letter finds none.
    """
    holders: dict[str, list[str]] = {ch: [] for ch in counts}

    def place(letter: str, tried: set[str]) -> bool:
        options = [ch for ch in carriers(letter, counts) if ch not in tried]
        for carrier in options:
            if len(holders[carrier]) < counts[carrier]:
                holders[carrier].append(letter)
                return True
        for carrier in options:
            tried.add(carrier)
            for other in list(holders[carrier]):
                if place(other, tried):
                    holders[carrier].remove(other)
                    holders[carrier].append(letter)
                    return True
        return False

    for letter in rare:
        if not place(letter, set()):
            msg = f"no tile that {letter} could share"
            raise ValueError(msg)
    return {letter: carrier for carrier, held in holders.items() for letter in held}


def share(needed: Needs) -> tuple[dict[str, int], dict[str, str]]:
    """Return the tiles of each common middle character, and rare letter -> its partner."""
    own = {ch: needed.of.get(ch, 0.0) for ch in CONSONANTS + FOLLOWERS}
    rare = sorted((ch for ch in CONSONANTS if own[ch] < RARE), key=lambda ch: (-own[ch], ch))
    common = {ch: need for ch, need in own.items() if ch not in rare}
    counts = apportion({**common, AI: needed.tier(AI)}, MIDDLE)
    return counts, match(rare, {ch: counts[ch] for ch in CONSONANTS if ch in counts})


@dataclass(frozen=True)
class Tile:
    """One line of the list: the faces with their points, and how many such tiles."""

    name: str
    points: tuple[int, ...]
    count: int

    @property
    def line(self) -> str:
        """Return the line of the layout file."""
        one = len(set(self.points)) == 1
        figure = str(self.points[0]) if one else str(list(self.points))
        return f'  {{ name = "{self.name}", count = {self.count}, points = {figure} }},'


def middle_tiles(needed: Needs) -> list[Tile]:
    """Return the tiles of the middle tier, in the order of the alphabet."""
    counts, partners = share(needed)
    value = {ch: points(needed.of.get(ch, 0.0)) for ch in CONSONANTS + FOLLOWERS + AI}
    tiles = []
    for ch in (*CONSONANTS, *FOLLOWERS, AI):
        if ch not in counts:
            continue
        rare = sorted(letter for letter, carrier in partners.items() if carrier == ch)
        if counts[ch] > len(rare):
            tiles.append(Tile("/".join(ch), tuple(value[x] for x in ch), counts[ch] - len(rare)))
        tiles.extend(Tile(f"{ch}/{letter}", (value[ch], value[letter]), 1) for letter in rare)
    return tiles


def upper_tiles(needed: Needs) -> list[Tile]:
    """Return the tiles of the upper tier: a vowel's first tile has its commoner tone."""
    wanted = {group: needed.tier(group) for group in UPPER_SHARES}
    tiles = []
    for group, count in apportion(wanted, UPPER).items():
        if group[0] not in VOWELS_ABOVE:
            tiles.append(Tile("/".join(group), tuple(points(needed.of[ch]) for ch in group), count))
            continue
        for turn, copies in Counter(copy % 2 for copy in range(count)).items():
            sides = [f"{vowel}|{vowel}{needed.common_tones(vowel)[turn]}" for vowel in group]
            figures = tuple(points(needed.of[vowel]) for vowel in group for _ in range(2))
            tiles.append(Tile("/".join(sides), figures, copies))
    return tiles


def all_tiles(needed: Needs) -> list[Tile]:
    """Return the whole list, 70 tiles."""
    below = apportion({ch: needed.of[ch] for ch in VOWELS_BELOW}, LOWER)
    tiles = [
        Tile("?", (0,), WILD),
        *middle_tiles(needed),
        *upper_tiles(needed),
        *(Tile(ch, (points(needed.of[ch]),), count) for ch, count in below.items()),
        Tile(DOUBLER, (0,), 1),
    ]
    if sum(tile.count for tile in tiles) != TOTAL:
        msg = "the parts do not make the whole"
        raise ValueError(msg)
    return tiles


def block(needed: Needs) -> str:
    """Return the part of the layout file that this script writes."""
    tiles = all_tiles(needed)
    dearer = sum(max(tile.points) * tile.count for tile in tiles)
    tiers = [needed.tier(x) for x in (CONSONANTS + FOLLOWERS + AI, VOWELS_ABOVE + SIGNS_ABOVE)]
    pairs = [", ".join(f'"{vowel}{tone}"' for tone in TONES) for vowel in VOWELS_ABOVE]
    note = (
        "Derived from the need of each character in the words of the default list that can open "
        "a game (at least 3 squares, at most 7 tiles), a word counting log2(1 + its textbook "
        f"count) for its tiles together. The tiers need {tiers[0]:.1f}, {tiers[1]:.1f} and "
        f"{needed.tier(VOWELS_BELOW):.1f} of {FACES} tiles and get {MIDDLE}, {UPPER} and {LOWER}, "
        "shared out by Sainte-Lague with at least one each; ๆ one, wild two. A letter that needs "
        "less than half a tile is the other side of a common letter's tile, one of its varga or "
        "its sound. An upper vowel shows its commonest tone, its second tile the next."
    )
    thai = (
        "มาจากความต้องการอักขระแต่ละตัวในคำของคลังคำเริ่มต้นที่ใช้เปิดเกมได้ (อย่างน้อย 3 ช่อง ไม่เกิน 7 เบี้ย) "
        "คำหนึ่งนับ log2(1 + จำนวนครั้งในแบบเรียน) รวมทุกเบี้ยของคำ "
        f"ชั้นต่าง ๆ ต้องการ {tiers[0]:.1f}, {tiers[1]:.1f} และ {needed.tier(VOWELS_BELOW):.1f} "
        f"จาก {FACES} ตัว และได้ {MIDDLE}, {UPPER} และ {LOWER} แบ่งด้วยวิธี Sainte-Lague อย่างน้อยตัวละหนึ่ง "
        "ๆ หนึ่งตัว เบี้ยแทนสองตัว อักษรที่ต้องการไม่ถึงครึ่งเบี้ยอยู่อีกด้านของเบี้ยอักษรที่ใช้บ่อยในวรรคเดียวกันหรือเสียงเดียวกัน "
        "สระบนแสดงวรรณยุกต์ที่พบบ่อยที่สุด เบี้ยที่สองแสดงวรรณยุกต์ถัดไป"
    )
    value = (
        "clamp(1 + round(1.25 log2(1.3 / need)), 1, 10), need in tiles of 67; "
        "ๆ is worth 0 by the rule sheet (T9), the wild tile 0 (T5)."
    )
    thai_value = (
        "clamp(1 + round(1.25 log2(1.3 / need)), 1, 10) โดย need คือจำนวนจากเบี้ย 67 ตัว "
        "ๆ มีค่า 0 ตามใบกติกา (T9) เบี้ยแทนมีค่า 0 (T5)"
    )
    lines = [
        BEGIN,
        "[tiles]",
        'provenance = "reconstructed"',
        f'note.en = "{note}"',
        f'note.th = "{thai}"',
        f"total = {TOTAL}",
        'lasting = ["printed", "wild"]',
        "wild_also = [",
        f'  "{BY_WILD_ONLY}",',
        *(f"  {row}," for row in pairs),
        "]",
        "kinds = [",
        *(tile.line for tile in tiles),
        "]",
        "",
        "[points]",
        'provenance = "reconstructed"',
        f'note.en = "{value}"',
        f'note.th = "{thai_value}"',
        f"sum = {dearer}",
        END,
    ]
    return "\n".join(lines)


def with_block(text: str, made: str) -> str:
    """Return the file's *text* with the part between the marks replaced."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + made + after


def tile_faces(name: str) -> tuple[str, ...]:
    """Return the faces of a tile by its name."""
    return tuple(name.replace("|", "/").split("/"))


class Opener:
    """Counts the words of at least three squares that a rack can open a game with."""

    def __init__(self, known: Iterable[tuple[str, tuple[Cell, ...]]]) -> None:
        """Take the words and number the faces they need."""
        self.bit: dict[str, int] = {}
        self.words: list[tuple[int, tuple[str, ...]]] = []
        for _, stacks in known:
            parts = [
                part
                for stack in stacks
                for part in (stack.base, stack.upper + stack.tone, stack.lower)
                if part
            ]
            if len(stacks) >= FIRST_WORD and len(parts) <= RACK:
                mask = 0
                for part in parts:
                    mask |= 1 << self.bit.setdefault(part, len(self.bit))
                self.words.append((mask, tuple(parts)))

    def count(self, rack: Sequence[str]) -> int:
        """Return how many words the tiles of *rack* make."""
        sides = [tile_faces(name) for name in rack if name != "?"]
        wild = len(rack) - len(sides)
        shown = 0
        for side in sides:
            for face in side:
                shown |= 1 << self.bit[face] if face in self.bit else 0
        return sum(
            1
            for mask, parts in self.words
            if (mask & ~shown).bit_count() <= wild and covers(parts, sides, wild)
        )


def covers(parts: Sequence[str], sides: Sequence[Sequence[str]], wild: int) -> bool:
    """Return whether the tiles, each used once, show the parts, all but *wild* of them."""
    holder: dict[int, str] = {}

    def place(part: str, tried: set[int]) -> bool:
        for index, side in enumerate(sides):
            if part in side and index not in tried:
                tried.add(index)
                if index not in holder or place(holder[index], tried):
                    holder[index] = part
                    return True
        return False

    unplaced = 0
    for part in parts:
        unplaced += not place(part, set())
        if unplaced > wild:
            return False
    return True


def measure(tiles: Sequence[Tile], *, racks: int, seed: int) -> tuple[float, float]:
    """Return the share of random racks that have a first word, and the median of their words."""
    opener = Opener(words())
    random = Random(seed)
    bag = [tile.name for tile in tiles for _ in range(tile.count)]
    found = []
    for _ in range(racks):
        random.shuffle(bag)
        found.append(opener.count(bag[:RACK]))
    return sum(1 for count in found if count) / racks, median(found)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write, check or measure; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="change nothing, exit 1 if it would")
    parser.add_argument("--measure", action="store_true", help="draw racks and count first words")
    parser.add_argument("--racks", type=int, default=2000, help="racks to draw (default 2000)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the draw (default 1)")
    options = parser.parse_args(arguments)
    needed = needs()
    if options.measure:
        share_found, middle = measure(all_tiles(needed), racks=options.racks, seed=options.seed)
        print(f"{share_found:.1%} of {options.racks} racks have a first word; median {middle:g}")
        return 0
    old = FILE.read_text(encoding="utf-8")
    new = with_block(old, block(needed))
    if options.check:
        return int(new != old)
    FILE.write_text(new, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
