"""The 44 consonants: class, sound at the head and at the foot of a syllable, pairs, clusters.

Classes and pairs are those of ไตรยางศ์, finals those of the nine มาตรา.
"""

from __future__ import annotations

from typing import Final, Literal

from thaigame.arguments import door, of_kind, one_of

Class = Literal["high", "mid", "low"]

MID: Final = "กจฎฏดตบปอ"
HIGH: Final = "ขฃฉฐถผฝศษสห"
LOW_PAIRED: Final = "คฅฆชซฌฑฒทธพฟภฮ"
LOW_SINGLE: Final = "งญณนมยรลวฬ"
LOW: Final = LOW_PAIRED + LOW_SINGLE
CONSONANTS: Final = frozenset(MID + HIGH + LOW)

CLASS: Final[dict[str, Class]] = {
    **dict.fromkeys(MID, "mid"),
    **dict.fromkeys(HIGH, "high"),
    **dict.fromkeys(LOW + "ฤฦ", "low"),
}

# The low letters of a pair and the high letters of the same sound: five tones need both.
PAIRS: Final[tuple[tuple[str, str], ...]] = (
    ("คฅฆ", "ขฃ"),
    ("ชฌ", "ฉ"),
    ("ซ", "ศษส"),
    ("ฑฒทธ", "ฐถ"),
    ("พภ", "ผ"),
    ("ฟ", "ฝ"),
    ("ฮ", "ห"),
)

# A letter that sounds like a plainer one, in the plainer one's own class.
PLAIN: Final[dict[str, str]] = {
    "ฃ": "ข", "ฅ": "ค", "ฆ": "ค", "ฌ": "ช", "ญ": "ย", "ฎ": "ด", "ฏ": "ต", "ฐ": "ถ", "ฑ": "ท",
    "ฒ": "ท", "ธ": "ท", "ณ": "น", "ภ": "พ", "ศ": "ส", "ษ": "ส", "ฬ": "ล", "ฤ": "ร", "ฦ": "ล",
}  # fmt: skip

OPEN: Final = "ก กา"

# มาตรา -> (ตรงมาตรา, ไม่ตรงมาตรา)
MATRAS: Final[dict[str, tuple[str, str]]] = {
    OPEN: ("", ""),
    "กก": ("ก", "ขคฆ"),
    "กด": ("ด", "จชซฎฏฐฑฒตถทธศษส"),
    "กบ": ("บ", "ปพฟภ"),
    "กน": ("น", "ญณรลฬ"),
    "กง": ("ง", ""),
    "กม": ("ม", ""),
    "เกย": ("ย", ""),
    "เกอว": ("ว", ""),
}

MATRA: Final[dict[str, str]] = {
    letter: name for name, pair in MATRAS.items() for letter in "".join(pair)
}

# The letter that a final sounds like: the one that is ตรงมาตรา.
FINAL_SOUND: Final[dict[str, str]] = {
    letter: pair[0] for pair in MATRAS.values() for letter in "".join(pair)
}

LIVE_MATRAS: Final = frozenset({"กน", "กง", "กม", "เกย", "เกอว"})

TRUE_CLUSTERS: Final = frozenset(
    [
        "กร",
        "กล",
        "กว",
        "ขร",
        "ขล",
        "ขว",
        "คร",
        "คล",
        "คว",
        "ตร",
        "ปร",
        "ปล",
        "ผล",
        "พร",
        "พล",
        "บร",
        "บล",
        "ดร",
        "ฟร",
        "ฟล",
        "ทร",
    ]
)

# The sound of a false cluster that is not simply its first letter.
FALSE_SOUND: Final[dict[str, str]] = {"ทร": "ซ"}

TONE_MARKS: Final = "่้๊๋"
THANTHAKHAT: Final = "์"
PHINTHU: Final = "ฺ"


@door
def consonant_class(letter: str) -> Class:
    """Return the class of a consonant (ฤ ฦ count as low).

    Raise ArgumentError for another letter.
    """
    one_of("letter", letter, CLASS)
    return CLASS[letter]


def plain(letter: str) -> str:
    """Return the plainest letter of the same sound and class: ธ -> ท, ศ -> ส."""
    return PLAIN.get(letter, letter)


@door
def pair_of(letter: str) -> str:
    """Return the letters that fill the tones *letter* lacks: high for low and low for high.

    A middle letter and a single low one have none: the latter takes a leading ห.
    """
    for low, high in PAIRS:
        if letter in low:
            return high
        if letter in high:
            return low
    return ""


def is_direct_final(letter: str) -> bool:
    """Tell whether a final is ตรงมาตรา; what is no final is not."""
    of_kind("letter", letter, str)
    return FINAL_SOUND.get(letter) == letter
