"""Games as data: boards, tiles and rule options out of layout files.

``layouts/README.md`` explains the format of the files.
"""

from thaigame.layouts.loader import find_layout, layout_names, load_layout
from thaigame.layouts.model import Layout, Provenance, Table
from thaigame.layouts.ruleset import EndRules, PlayRules, RuleSet, TurnRules

__all__ = [
    "EndRules",
    "Layout",
    "PlayRules",
    "Provenance",
    "RuleSet",
    "Table",
    "TurnRules",
    "find_layout",
    "layout_names",
    "load_layout",
]
