"""Games as data: boards, tiles and rule options out of layout files.

``layouts/README.md`` explains the format of the files.
"""

from thaigame.layouts.layout import (
    Layout,
    Origin,
    Provenance,
    find_layout,
    layout_names,
    load_layout,
)
from thaigame.layouts.rules import EndRules, PlayRules, RuleSet, TurnRules

__all__ = [
    "EndRules",
    "Layout",
    "Origin",
    "PlayRules",
    "Provenance",
    "RuleSet",
    "TurnRules",
    "find_layout",
    "layout_names",
    "load_layout",
]
