"""What a layout file says, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from thaigame.layouts.grid import Grid
    from thaigame.layouts.ruleset import RuleSet
    from thaigame.layouts.tileset import TileSet

Provenance = Literal["seed", "public", "reconstructed"]


@dataclass(frozen=True)
class Table:
    """Where one table of a layout file comes from."""

    provenance: Provenance
    note: str = ""


@dataclass(frozen=True)
class Layout:
    """One game as its file gives it.

    ``titles`` holds the game's name by language (``en``, ``th``); ``tables`` the provenance of
    ``board``, ``tiles``, ``points`` and ``rules``; ``rule_ids`` maps the common rules (A ids) to
    the game's own ids where it names one; ``lexicon`` names the default word list. ``numerals``
    are the digits that the points are printed in (K1).
    """

    name: str
    titles: Mapping[str, str]
    script: Literal["thai", "latin"]
    grid: Grid
    tiles: TileSet
    rules: RuleSet
    lexicon: str
    tables: Mapping[str, Table]
    rule_ids: Mapping[str, str] = field(default_factory=dict)
    source: str = ""
    sha256: str = ""
    numerals: Literal["arabic", "thai"] = "arabic"

    @property
    def reconstructed(self) -> tuple[str, ...]:
        """Return the tables that no source prints and that were derived here."""
        return tuple(
            name for name, table in self.tables.items() if table.provenance == "reconstructed"
        )
