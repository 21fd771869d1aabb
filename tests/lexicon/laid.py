"""The words of a list that a game could lay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thaigame.lexicon.board_words import unplayable
from thaigame.lexicon.listed import board_form

if TYPE_CHECKING:
    from collections.abc import Iterable


def playable_words(entries: Iterable[str], *, yamok: bool = False, **options: Any) -> set[str]:
    """Return the *entries* that ``unplayable`` finds no fault with, as they are laid."""
    return {
        board_form(entry) if yamok else entry
        for entry in entries
        if unplayable(entry, yamok=yamok, **options) is None
    }
