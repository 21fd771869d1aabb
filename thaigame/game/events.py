"""What happens in a game, as frozen values: the entries of an event log and of a record.

Every entry says what was done and what it gave, never what follows from it: replaying the entries
in order gives the board, racks, bag, clocks and scores again (A11).

Shared field names: ``player`` is the seat (0 is the player who began) whom the entry is about;
``points`` is the change of that player's score and ``total`` the score after it, None where a
record does not say; ``rack`` holds the tile names on that player's rack *before* the entry, None
where it is not known; ``tiles`` are tile names in the order of the game's list; times are whole
seconds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from thaigame.game.moves import Play

Names = tuple[str, ...]

LONGEST_GAME: Final = 9_000
"""Events after which a game can only be ended, so that every record of a game can be read again.

A long game has some hundreds; Kumkom alone can go on for ever (K12).
"""


@dataclass(frozen=True, slots=True)
class StartDrawn:
    """A player drew a tile for the start; it goes back to the bag (A9, P4, C4, K6, T19, S15).

    Ties draw again, so a player may have several.
    """

    player: int
    tile: str


@dataclass(frozen=True, slots=True)
class Drew:
    """Tiles went from the bag to a rack (A7), in the order drawn; fewer when the bag ran dry.

    With ``apart`` they were drawn after a hold had run out and are kept off the rack until the
    play before is settled (C10).
    """

    player: int
    tiles: Names
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Overdrew:
    """A player drew more tiles than the rack holds (P13, C5).

    ``tiles`` were drawn, ``taken`` went from that rack to the opponent, ``returned`` of them to
    the bag; what was taken and not returned went back on the rack.
    """

    player: int
    tiles: Names
    taken: Names
    returned: Names


@dataclass(frozen=True, slots=True)
class Played:
    """A play was laid and its score announced (C7); it is pending until the next entry but a hold.

    ``points`` is the score with the bonus.
    """

    player: int
    move: Play
    points: int
    total: int | None = None
    rack: Names | None = None


@dataclass(frozen=True, slots=True)
class Exchanged:
    """Tiles were given back for as many new ones; the turn is over (P11, C9, K11, T13, S14).

    Where a record tells only how many, ``tiles`` is empty and ``count`` says it.
    """

    player: int
    tiles: Names
    count: int = 0
    total: int | None = None
    rack: Names | None = None


@dataclass(frozen=True, slots=True)
class Passed:
    """A turn was given up."""

    player: int
    total: int | None = None
    rack: Names | None = None


@dataclass(frozen=True, slots=True)
class TurnLost:
    """A turn was lost by a wrong challenge; it is no pass and counts for no ending (A15, C12)."""

    player: int
    total: int | None = None
    rack: Names | None = None


@dataclass(frozen=True, slots=True)
class Held:
    """A player said "hold" and thinks about a challenge of the pending play (C10)."""

    player: int


@dataclass(frozen=True, slots=True)
class Accepted:
    """The pending play stands, its score confirmed by ``player`` (C7)."""

    player: int


@dataclass(frozen=True, slots=True)
class Challenged:
    """``player`` had these words of the pending play judged, together (C11, S5, T12)."""

    player: int
    words: Names


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """``player``'s play was challenged off: tiles back, ``points`` (not above 0) taken (A10)."""

    player: int
    points: int
    total: int | None = None
    rack: Names | None = None


@dataclass(frozen=True, slots=True)
class ChallengeLost:
    """A challenge failed and moved points (S5, T12); a turn that it costs is a ``TurnLost``.

    ``player`` is the one whose score changes: the challenged player for points won (as GCG writes
    it), the challenger for points lost.
    """

    player: int
    points: int
    total: int | None = None
    rack: Names | None = None


@dataclass(frozen=True, slots=True)
class Lifted:
    """Old words were lifted off these squares (P7, K8, K12); ``tiles`` of them are out of play."""

    squares: tuple[int, ...]
    tiles: Names


@dataclass(frozen=True, slots=True)
class Restarted:
    """Play restarts at the centre of an empty board, scores kept (K12)."""


@dataclass(frozen=True, slots=True)
class Clocked:
    """``player``'s clock shows ``seconds`` left; below 0 it is over time (C2, K14, T17)."""

    player: int
    seconds: int


@dataclass(frozen=True, slots=True)
class Adjusted:
    """The referee changed a clock by ``seconds`` or a score by ``points``, and why."""

    player: int
    seconds: int = 0
    points: int = 0
    total: int | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class TimePenalty:
    """``points`` (below 0) for ``minutes`` over time (C2, K14, T17)."""

    player: int
    points: int
    minutes: int = 0
    total: int | None = None
    rack: Names | None = None


@dataclass(frozen=True, slots=True)
class NoShow:
    """``player`` did not come (C3); without ``round_lost`` the player is out of the contest."""

    player: int
    round_lost: bool = True


@dataclass(frozen=True, slots=True)
class Stopped:
    """The judge ended the game (S12)."""

    reason: str = ""


@dataclass(frozen=True, slots=True)
class EndCount:
    """``player``'s score was changed for the ``tiles`` left on the rack of ``owner`` (A13 to S13).

    An entry for each rack counted: above 0 for another's rack, below 0 for one's own.
    """

    player: int
    owner: int
    tiles: Names
    points: int
    total: int | None = None


Event = (
    StartDrawn
    | Drew
    | Overdrew
    | Played
    | Exchanged
    | Passed
    | TurnLost
    | Held
    | Accepted
    | Challenged
    | Withdrawn
    | ChallengeLost
    | Lifted
    | Restarted
    | Clocked
    | Adjusted
    | TimePenalty
    | NoShow
    | Stopped
    | EndCount
)

EVENTS: Final[Mapping[str, type[Event]]] = {
    "start-drawn": StartDrawn,
    "drew": Drew,
    "overdrew": Overdrew,
    "played": Played,
    "exchanged": Exchanged,
    "passed": Passed,
    "turn-lost": TurnLost,
    "held": Held,
    "accepted": Accepted,
    "challenged": Challenged,
    "withdrawn": Withdrawn,
    "challenge-lost": ChallengeLost,
    "lifted": Lifted,
    "restarted": Restarted,
    "clocked": Clocked,
    "adjusted": Adjusted,
    "time-penalty": TimePenalty,
    "no-show": NoShow,
    "stopped": Stopped,
    "end-count": EndCount,
}
"""Every kind of entry by the name that records give it."""

EVENT_NAMES: Final[Mapping[type[Event], str]] = {kind: name for name, kind in EVENTS.items()}
"""The name that records give each kind of entry."""
