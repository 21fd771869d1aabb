"""The characters of words, by class. The counts are those of the Unicode block U+0E00..0E7F."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final, Literal

from thaigame.arguments import door

CONSONANTS: Final = frozenset(  # 46: the 44 of the alphabet and the vocalic ฤ ฦ
    "กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮ"
)
VOCALIC: Final = frozenset("ฤฦ")  # 2
LEAD_VOWELS: Final = frozenset("เแโใไ")  # 5, typed before the consonant they are read after
FOLLOW_VOWELS: Final = frozenset("ะาำๅ")  # 4
LOWER_MARKS: Final = frozenset("ฺุู")  # 3: two vowels and phinthu
UPPER_MARKS: Final = frozenset("ัิีึื็ํ")  # 7: five vowels, maitaikhu and nikhahit
TONES: Final = frozenset("่้๊๋")  # 4
TONE_MARKS: Final = TONES | frozenset("์๎")  # 6: what stands in the tone's place
MARKS: Final = LOWER_MARKS | UPPER_MARKS | TONE_MARKS  # 16
WORD_SIGNS: Final = frozenset("ๆฯ")  # 2 that are spelt as part of a word
OTHER_SIGNS: Final = frozenset("฿๏๚๛")  # 4 that never are
DIGITS: Final = frozenset("๐๑๒๓๔๕๖๗๘๙")  # 10
THAI: Final = (  # 87, every assigned character of the block
    CONSONANTS | LEAD_VOWELS | FOLLOW_VOWELS | MARKS | WORD_SIGNS | OTHER_SIGNS | DIGITS
)
BASES: Final = CONSONANTS | LEAD_VOWELS | FOLLOW_VOWELS | WORD_SIGNS  # 57 that fill a square

SARA_AM: Final = "ำ"
SARA_AA: Final = "า"
NIKHAHIT: Final = "ํ"
PHINTHU: Final = "ฺ"
MAITAIKHU: Final = "็"
MAI_HAN_AKAT: Final = "ั"
LAKKHANGYAO: Final = "ๅ"
YAMAKKAN: Final = "๎"

# Characters that show nothing and come along when text is copied: soft hyphen, the Arabic and
# Mongolian invisibles, zero-width space and joiners, direction marks, word joiner, BOM.
ZERO_WIDTH: Final = frozenset(
    chr(code)
    for first, last in (
        (0x00AD, 0x00AD),
        (0x061C, 0x061C),
        (0x180E, 0x180E),
        (0x200B, 0x200F),
        (0x202A, 0x202E),
        (0x2060, 0x206F),
        (0xFEFF, 0xFEFF),
    )
    for code in range(first, last + 1)
)

Script = Literal["thai", "latin", "other", "none"]


@door
@lru_cache(maxsize=4096)
def script(ch: str) -> Script:
    """Tell whose letter *ch*, one character, is.

    Thai marks are "thai"; "other" is a letter neither Thai nor Latin; "none" is what belongs to
    no script: digits (Thai ones too), signs, spaces, controls, marks of other scripts.
    """
    if ch in THAI:
        return "none" if ch in DIGITS or ch in OTHER_SIGNS else "thai"
    if ch.isascii():
        return "latin" if ch.isalpha() else "none"
    if not ch.isalpha():
        return "none"
    name = unicodedata.name(ch, "")
    return "latin" if name.startswith(("LATIN ", "FULLWIDTH LATIN ")) else "other"


@lru_cache(maxsize=4096)
def is_mark(ch: str) -> bool:
    """Tell whether *ch*, one character or none, combines with the one before it, in any script."""
    return ch in MARKS or (bool(ch) and unicodedata.category(ch)[0] == "M")


@lru_cache(maxsize=4096)
def is_foreign_mark(ch: str) -> bool:
    """Tell whether *ch*, one character, combines with the one before it and is not Thai."""
    return ch not in MARKS and unicodedata.category(ch)[0] == "M"
