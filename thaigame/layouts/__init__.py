"""Games as data: boards, tiles and rule options out of layout files.

``layouts/README.md`` explains the format of the files.
"""

from thaigame.layouts.grid import Direction, Grid, Premium
from thaigame.layouts.layout import (
    Layout,
    Origin,
    Provenance,
    bundled_layout,
    find_layout,
    layout_names,
    load_layout,
)
from thaigame.layouts.ruleset import (
    OPTIONS,
    EndRules,
    PlayRules,
    RuleOption,
    RuleSet,
    TurnRules,
)
from thaigame.layouts.tiles import Face, Rack, Tile, TileKind, TileSet

__all__ = [
    "OPTIONS",
    "Direction",
    "EndRules",
    "Face",
    "Grid",
    "Layout",
    "Origin",
    "PlayRules",
    "Premium",
    "Provenance",
    "Rack",
    "RuleOption",
    "RuleSet",
    "Tile",
    "TileKind",
    "TileSet",
    "TurnRules",
    "bundled_layout",
    "find_layout",
    "layout_names",
    "load_layout",
]
