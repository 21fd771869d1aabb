"""Write the keys of all messages where a type checker finds them, thaigame/texts/keys.pyi.

python scripts/message_keys.py            write the file anew
python scripts/message_keys.py --check    say whether it is as the texts are; 1 if not
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from thaigame.texts import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable

TEXTS: Final = Path(__file__).parent.parent / "thaigame" / "texts"
FILE: Final = TEXTS / "keys.pyi"

HEAD: Final = """\
# The keys of all messages, for type checkers only; scripts/message_keys.py writes this file.
from typing import Literal, TypeAlias

"""


def topics() -> list[str]:
    """Return the topics that have texts."""
    names = {path.stem for path in TEXTS.iterdir() if path.suffix in {".json", ".py"}}
    return sorted(names - {"__init__"})


def stub() -> str:
    """Return the stub file for the texts as they are."""
    keys = [f"{topic}.{name}" for topic in topics() for name in catalogue(topic)]
    families = {key.rpartition(".")[0]: None for key in keys if key.count(".") > 1}
    return f"{HEAD}{_literal('Key', keys)}\n{_literal('Family', families)}"


def _literal(name: str, values: Iterable[str]) -> str:
    lines = "".join(f'    "{value}",\n' for value in values)
    return f"{name}: TypeAlias = Literal[\n{lines}]\n"


def main() -> int:
    """Write the stub, or compare it."""
    made = stub()
    if "--check" in sys.argv[1:]:
        return int(not FILE.exists() or FILE.read_text(encoding="utf-8") != made)
    FILE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
