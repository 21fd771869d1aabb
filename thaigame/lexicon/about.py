"""What a word list says of itself, in the language in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.texts import catalogue, variant

if TYPE_CHECKING:
    from thaigame.lexicon.lexicon import Lexicon, Part


def edition_told(lexicon: Lexicon) -> str:
    """Return a word list's edition for people: that of each part, in the language in force."""
    return "; ".join(dict.fromkeys(fact_told(part, "edition") for part in lexicon.parts))


def fact_told(part: Part, fact: str) -> str:
    """Return what a list says of itself, bundled lists in the language in force.

    A list of somebody's own that has the name of a bundled one keeps its own words.
    """
    said = str(getattr(part, fact))
    known = catalogue("lexicon").get(f"{fact}.{part.name}")
    if known is None or known[0] != said:
        return said
    if fact == "edition":
        return str(variant("lexicon.edition", part.name))
    if fact == "licence":
        return str(variant("lexicon.licence", part.name))
    return str(variant("lexicon.source", part.name))
