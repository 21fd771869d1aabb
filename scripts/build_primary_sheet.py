"""Make the stand-in for the primary edition's special sheet of 2 and 3 letter words (P16).

It holds the words of ENABLE that SCOWL grades at level 35 or lower, which is to say commonly
known, in the English, American and British lists. Usage: ``build_primary_sheet.py SCOWL OUT``,
where SCOWL is the folder of SCOWL's word files (``english-words.35`` and so on, as the Debian
package ``scowl`` 2020.12.07 installs them in ``/usr/share/dict/scowl``).
"""

from __future__ import annotations

import sys
from pathlib import Path

from thaigame.lexicon import find_lexicon

SPELLINGS = ("english", "american", "british")
LEVELS = (10, 20, 35)
LENGTHS = (2, 3)


def common_words(folder: Path) -> set[str]:
    """Return the words that SCOWL grades at one of the levels, in capitals."""
    files = [folder / f"{spelling}-words.{level}" for spelling in SPELLINGS for level in LEVELS]
    return {
        line.upper() for file in files for line in file.read_text(encoding="latin-1").splitlines()
    }


def main() -> None:
    """Write the sheet and say how long it is."""
    folder, out = map(Path, sys.argv[1:])
    enable = find_lexicon("enable")
    sheet = sorted(word for word in common_words(folder) if len(word) in LENGTHS and word in enable)
    out.write_text("".join(f"{word.lower()}\n" for word in sheet), encoding="ascii", newline="\n")
    for length in LENGTHS:
        print(length, "letters:", sum(len(word) == length for word in sheet), "words")


if __name__ == "__main__":
    main()
