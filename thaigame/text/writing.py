"""What says how words of a language are written: an alphabet, or the table of a script."""

from __future__ import annotations

from thaigame.text.alphabet import Alphabet
from thaigame.text.syllabary import Syllabary

Writing = Alphabet | Syllabary
"""Thai itself needs neither: its letters are built in, and any list may hold its words."""
