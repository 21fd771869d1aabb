"""The rules of a game as named options, each with the rule ids it stands for.

Nothing here knows a game: a game is the values that its layout file gives these fields.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

SaraAm = Literal["whole", "split"]
TurnKind = Literal["pass", "exchange", "withdrawn"]


@dataclass(frozen=True)
class PlayRules:
    """What a play may do and what it scores."""

    rack_size: int
    """Tiles on a full rack (P5, C1, K7, T1, S1)."""
    first_play_squares: int = 2
    """Fewest squares of the first play of an empty board (A2; T2: 3)."""
    bonus: Mapping[int, int] = field(default_factory=dict)
    """Tiles played in one turn -> points added after all multiplications (A8, K10)."""
    premiums_apply_to: Literal["new_tiles", "all_tiles"] = "new_tiles"
    """Whether a premium square counts only for a tile newly placed on it (S2, P8, K19)."""
    word_premium_on: Literal["after_letter_premiums", "printed_points"] = "after_letter_premiums"
    """What a word premium multiplies (A4, T7)."""
    lift: bool = False
    """Whether words that stood before are lifted after a play (P7, K8)."""
    keep: Literal["words_made", "main_word"] = "words_made"
    """Which tiles the lifting spares: all words made this turn, or the main word only."""
    overlay_limit: int = 0
    """Tiles of one play that may be laid on standing tiles (K18)."""
    remark: bool = False
    """Whether a play may also change paper marks on standing tiles (K20)."""
    paper_marks: frozenset[str] = frozenset()
    """Marks that are free and not in the bag (K4)."""
    doubler: str = ""
    """A base that ends a word once and doubles it (T9: ๆ), or nothing."""
    yamok: Literal["any_word", "listed"] = "any_word"
    """What a word that ends with the doubler is judged by: the part before it, or the list."""


@dataclass(frozen=True)
class TurnRules:
    """Turns, racks and challenges."""

    exchange_minimum: int = 7
    """Tiles that must be in the bag for an exchange (P11, C9, K11, T13, S14)."""
    challenge: Literal["double", "single", "penalty", "void", "protest"] = "double"
    """What a challenge costs (S5, P12, C12, K13, T12)."""
    challenge_penalty: int = 10
    """Points a word under ``penalty`` (S5), or a failed protest's cost (T12: 0)."""
    hold_seconds: int = 60
    """How long a hold keeps the opponent from drawing (C10); 0: no hold."""
    overdraw: Literal["opponent_chooses", "surplus_out"] = "surplus_out"
    """How tiles drawn over the rack's size go back (P13, C5)."""
    start_draw: tuple[str, ...] = ()
    """Faces from first to last in the draw for the start; a blank goes before them (A9)."""
    players: tuple[int, int] = (2, 4)
    """Fewest and most players (P5, K7, T19)."""


@dataclass(frozen=True)
class EndRules:
    """How a game ends and what is counted then."""

    scoreless: frozenset[TurnKind] = frozenset({"pass", "exchange", "withdrawn"})
    """Turns that count towards the end of a game (A15)."""
    scoreless_turns: int = 3
    """How many of them in a row each player must have."""
    restart: bool = False
    """Whether they restart play at the centre while tiles are in the bag (K12)."""
    out_factor: int = 2
    """What the others' tiles are multiplied by for the one who goes out (P14 and its like)."""
    clock_seconds: int = 0
    """Each side's time; 0: none (C2, K14, T17)."""
    overtime_points: int = 0
    """Points for each minute over time."""
    overtime_minutes: Literal["started", "full"] = "started"
    """Whether a started minute counts whole."""
    no_show_points: int = 100
    """The winner's points when the opponent does not come (C3), the organiser's figure."""


@dataclass(frozen=True)
class RuleSet:
    """All options of a game."""

    play: PlayRules
    turn: TurnRules = field(default_factory=TurnRules)
    end: EndRules = field(default_factory=EndRules)
    sara_am: SaraAm = "whole"
    """How words fall into cells (``text.cells``)."""
    tiers: tuple[str, ...] = ("base",)
    """Tiers that hold tiles, from ``base``, ``upper``, ``lower``."""
