"""Make the stand-in for the primary edition's special sheet of 2 and 3 letter words (P16).

It holds the words of ENABLE that SCOWL grades at level 35 or lower, which is to say commonly
known. Usage: ``build_primary_sheet.py SCOWL OUT``. SCOWL is a table of words and levels parted by
tabs, gzipped or not, or the folder of SCOWL's own word files (``english-words.35`` and so on, as
Debian's package ``scowl`` installs them in ``/usr/share/dict/scowl``).
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from thaigame.lexicon import find_lexicon

if TYPE_CHECKING:
    from collections.abc import Iterator

HIGHEST_LEVEL = 35
LENGTHS = (2, 3)


def graded(source: Path) -> Iterator[tuple[str, int]]:
    """Go through the words of SCOWL with their levels."""
    if source.is_dir():
        for path in sorted(source.glob("*-words.*")):
            level = int(path.suffix[1:])
            for line in path.read_text(encoding="latin-1").splitlines():
                yield line, level
        return
    raw = source.read_bytes()
    text = (gzip.decompress(raw) if source.suffix == ".gz" else raw).decode()
    for line in text.splitlines():
        word, level_text = line.split("\t")
        yield word, int(level_text)


def main() -> None:
    """Write the sheet."""
    source, out = map(Path, sys.argv[1:])
    enable = find_lexicon("enable")
    common = {word.upper() for word, level in graded(source) if level <= HIGHEST_LEVEL}
    sheet = sorted(word for word in common if len(word) in LENGTHS and word in enable)
    out.write_text("".join(f"{word.lower()}\n" for word in sheet), encoding="ascii", newline="\n")
    for length in LENGTHS:
        print(length, "letters:", sum(len(word) == length for word in sheet), "words")


if __name__ == "__main__":
    main()
