"""JSON forms of values that several commands tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.game.moves import Play

if TYPE_CHECKING:
    from thaigame.game.moves import Move
    from thaigame.game.position import Position
    from thaigame.game.rules import Violation
    from thaigame.game.spec import GameSpec
    from thaigame.lexicon import Lexicon, Part
    from thaigame.texts.keys import Key


_LEFT_OUT: Final[Key] = "lexicon.lines_left_out"


def lexicon_document(lexicon: Lexicon) -> dict[str, object]:
    """Return what tells a word list from another, with its parts and the lines not read."""
    left_out = (dict(notice.values) for notice in lexicon.notices if notice.key == _LEFT_OUT)
    return {
        "name": lexicon.name,
        "edition": lexicon.edition,
        "sha256": lexicon.sha256,
        "parts": [part_document(part) for part in lexicon.parts],
        "unread": sum(int(str(values["count"])) for values in left_out),
    }


def part_document(part: Part) -> dict[str, object]:
    """Return the provenance of one list and the lengths it speaks for."""
    return {
        "name": part.name,
        "edition": part.edition,
        "size": part.size,
        "sha256": part.sha256,
        "licence": part.licence,
        "source": part.source,
        "authority": part.authority,
        "min_length": part.min_length,
        "max_length": part.max_length,
        "without": list(part.less_by),
    }


def violation_document(violation: Violation) -> dict[str, object]:
    """Return one fault of a move."""
    return {
        "rule": violation.rule,
        "kind": violation.kind,
        "message": str(violation.message),
        "squares": list(violation.squares),
    }


def words_of(spec: GameSpec, position: Position, move: Move) -> list[str]:
    """Return the words that a move makes, none unless it is a play."""
    if not isinstance(move, Play):
        return []
    return [word.word for word in spec.score(position, move).words]
