"""Write the tables of rule options in layouts/README.md from their declaration.

python scripts/option_table.py            write the tables anew
python scripts/option_table.py --check    say whether the file has them as they are; 1 if not
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from thaigame.layouts.ruleset import OPTIONS, SECTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.layouts.ruleset import RuleOption

FILE: Final = Path(__file__).parent.parent / "layouts" / "README.md"
BEGIN: Final = "<!-- From here to the end mark, scripts/option_table.py writes. -->\n"
END: Final = "<!-- End of what the script writes. -->\n"


def with_tables(text: str) -> str:
    """Return the file's text with the tables as the declarations are now."""
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    return f"{before}{BEGIN}\n{tables()}\n{END}{after}"


def tables() -> str:
    """Return one table a section, each with its options in their order."""
    return "\n".join("\n".join([*_table(section), ""]) for section in ("", *SECTIONS))


def _table(section: str) -> Iterator[str]:
    name = f"[rules.{section}]" if section else "[rules]"
    yield f"| `{name}` | takes (default) | changes | meaning | ความหมาย |"
    yield "|---|---|---|---|---|"
    for option in OPTIONS.values():
        if option.section == section:
            yield _row(option)


def _row(option: RuleOption) -> str:
    takes, default = option.takes.form.text("en"), _default(option)
    rules = f" ({', '.join(option.rules)})" if option.rules else ""
    changes = ", ".join(sorted(option.changes))
    meaning = f"{option.meaning.text('en')}{rules} | {option.meaning.text('th')}"
    return f"| `{option.name}` | {takes} ({default}) | {changes} | {meaning} |"


def _default(option: RuleOption) -> str:
    if option.default is None:
        return "obligatory"
    plain = option.takes.plain(option.default)
    return f"`{json.dumps(plain)}`" if plain or plain in (0, False) else "none"


def main() -> int:
    """Write the file, or compare it."""
    text = FILE.read_text(encoding="utf-8")
    made = with_tables(text)
    if "--check" in sys.argv[1:]:
        return int(made != text)
    FILE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
