"""The text layer: characters, cells, canonical form, faults, order and width of words."""

from thaigame.text.alphabet import Alphabet
from thaigame.text.cell import SLOTS, Cell, Slots
from thaigame.text.characters import (
    CONSONANTS,
    DIGITS,
    FOLLOW_VOWELS,
    LEAD_VOWELS,
    LOWER_MARKS,
    MARKS,
    THAI,
    TONE_MARKS,
    TONES,
    UPPER_MARKS,
    ZERO_WIDTH,
    Script,
    script,
)
from thaigame.text.collate import SortKey, sort_key
from thaigame.text.lint import FAULT_KINDS, TextFault, check, faults, show
from thaigame.text.normalize import VARIANT_KINDS, canonical
from thaigame.text.segment import SaraAm, cells, compose
from thaigame.text.syllabary import Syllabary
from thaigame.text.width import display_width, pad

__all__ = [
    "CONSONANTS",
    "DIGITS",
    "FAULT_KINDS",
    "FOLLOW_VOWELS",
    "LEAD_VOWELS",
    "LOWER_MARKS",
    "MARKS",
    "SLOTS",
    "THAI",
    "TONES",
    "TONE_MARKS",
    "UPPER_MARKS",
    "VARIANT_KINDS",
    "ZERO_WIDTH",
    "Alphabet",
    "Cell",
    "SaraAm",
    "Script",
    "Slots",
    "SortKey",
    "Syllabary",
    "TextFault",
    "canonical",
    "cells",
    "check",
    "compose",
    "display_width",
    "faults",
    "pad",
    "script",
    "show",
    "sort_key",
]
