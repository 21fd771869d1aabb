"""What goes over the line: a whole view for each who looks, and what a draft comes to.

A view is made of the core's own views (``game.views``), which hold nothing hidden, so nothing
hidden can be sent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thaigame.errors import ThaigameError
from thaigame.game.board import laid
from thaigame.game.events import Played
from thaigame.game.rules import violations
from thaigame.render.geometry import Geometry
from thaigame.render.labels import kind_name, last_play, square_name
from thaigame.texts import language, message
from thaigame.web.acts import may
from thaigame.web.drafts import place, read_draft
from thaigame.web.sprites import SQUARE, sprite_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.board import Board
    from thaigame.game.game import Game
    from thaigame.layouts.layout import Layout
    from thaigame.web.sprites import Sprite
    from thaigame.web.underway import GameTable


def equipment(layout: Layout) -> dict[str, Any]:
    """Return what a page must know of a game to draw it and to take what is typed."""
    sprite, geometry = sprite_of(layout), Geometry.of(layout, SQUARE)
    grid = layout.grid
    return {
        "game": layout.name,
        "rows": grid.rows,
        "columns": grid.columns,
        "centre": grid.centre,
        "width": geometry.width,
        "height": geometry.height,
        "grounds": sprite.grounds(),
        "squares": [square_name(layout, square) for square in range(grid.size)],
        "kinds": {
            name: {
                "label": kind_name(layout, name),
                "symbol": sprite.kinds[name],
                "faces": [face.text for face in kind.faces],
                "tiers": [face.tier for face in kind.faces],
            }
            for name, kind in layout.tiles.by_name.items()
        },
        "keys": _keys(layout),
        "tiers": len(layout.rules.tiers),
        "latin": layout.alphabet is not None,
        "exchange_minimum": layout.rules.turn.exchange_minimum,
    }


def _keys(layout: Layout) -> list[str]:
    """Return every character that can be placed: on a tile, as a paper mark, ำ where it is two."""
    found = {ch for face in layout.tiles.faces for ch in face}
    found |= layout.rules.play.paper_marks
    if layout.rules.sara_am == "split":
        found.add("ำ")
    return sorted(found)


def view(
    table: GameTable, seat: int | None, *, seats: Sequence[int], is_host: bool, present: set[str]
) -> dict[str, Any]:
    """Return all that *seat* may see, None for who looks on; in the language in force."""
    told: dict[str, Any] = {
        "type": "view",
        "seq": table.seq,
        "you": seat,
        "seats": list(seats),
        "host": is_host,
        "people": _people(table, present, is_host=is_host),
        "wanted": table.setup.seats,
    }
    game = table.game
    if game is None:
        return {**told, "phase": "lobby", "may": []}
    seen = game.public_view() if seat is None else game.observation(seat)
    layout, sprite = game.spec.layout, table.sprite
    now = table.now() if table.setup.clock else None
    kinds = sprite.kinds
    told |= {
        "phase": game.phase,
        "names": list(game.names),
        "turn": game.turn,
        "board": board_drawn(sprite, seen.board),
        "new": list(last_play(game.events)),
        "rack": list(getattr(seen, "rack", ())),
        "racks": list(seen.rack_counts),
        "scores": list(seen.scores),
        "clocks": list(game.clocks_at(now)) if now is not None else [],
        "running": game.running if now is not None else None,
        "bag": seen.bag_count,
        "unseen": [[kind_name(layout, name), kinds[name], n] for name, n in seen.unseen.items()],
        "pending": _pending(game),
        "may": may(game, seat, is_host=is_host, timed=table.setup.clock),
        "lines": table.lines[language()],
        "plays": _plays(game),
        "outcome": _outcome(game),
    }
    return told


def _people(table: GameTable, present: set[str], *, is_host: bool) -> list[dict[str, Any]]:
    return [
        {
            "place": each.place,
            "name": each.name,
            "seat": each.seat,
            "admitted": each.admitted,
            "here": bool(each.player) or each.device in present,
        }
        for each in table.sitters
        if each.admitted or is_host or table.game is None
    ]


def board_drawn(sprite: Sprite, board: Board) -> list[tuple[int, list[str], str]]:
    """Return, per square with something on it, what is drawn there and what it is called."""
    return [sprite.drawn(square, stack) for square, stack in enumerate(board) if stack is not None]


def _pending(game: Game) -> dict[str, Any] | None:
    pending = game.pending
    if pending is None:
        return None
    challenged = game.state.challenged
    return {
        "player": pending.player,
        "points": pending.points,
        "words": list(game.pending_words),
        "held": pending.held,
        "apart": bool(pending.apart),
        "challenged": None if challenged is None else list(challenged.words),
        "by": None if challenged is None else challenged.player,
    }


def _plays(game: Game) -> list[int]:
    """Return the numbers of the events after which the board can be looked at again."""
    return [at for at, each in enumerate(game.events, start=1) if isinstance(each, Played)]


def _outcome(game: Game) -> dict[str, Any] | None:
    told = outcome_told(game)
    return {"told": told, "scores": list(game.scores)} if told else None


def outcome_told(game: Game) -> str:
    """Return who has won, as the game counts it; "" while it goes on."""
    outcome = game.outcome()
    if outcome is None:
        return ""
    if outcome.winner is None:
        return str(message("web.tie"))
    return str(message("web.won", name=game.names[outcome.winner]))


def preview(
    table: GameTable,
    seat: int,
    draft: Any,  # noqa: ANN401  JSON
    *,
    know_words: bool,
) -> dict[str, Any]:
    """Return what *draft* comes to on the board as *seat* sees it.

    Placement and tile faults and the score are told as it is placed; faults of words only in
    practice and where nobody's contest is open (*know_words*), since its players have no list at
    hand (C11).
    """
    game = table.game
    if game is None:
        return {"lays": [], "faults": [], "score": None, "cursor": None, "used": [], "choice": None}
    layout = game.spec.layout
    position = game.observation(seat).position
    placed = place(read_draft(draft, layout), position)
    sprite = table.sprite
    faults: list[str] = [str(each) for each in placed.faults]
    score, words, lays = None, list[list[Any]](), list[tuple[int, list[str], str]]()
    if placed.lays:
        play = placed.lying(layout)
        lexicon = game.spec.lexicon if know_words and table.setup.mode == "practice" else None
        faults += [str(each.message) for each in violations(position, play, lexicon)]
        board, _ = laid(position.board, play, layout.tiles)
        for lay in placed.lays:
            stack = board[lay.square]
            if stack is not None:
                lays.append(sprite.drawn(lay.square, stack))
        try:
            made = game.spec.score(position, play)
            score, words = made.total, [[word.word, word.score] for word in made.words]
        except ThaigameError:
            score = None
    choice = placed.choice
    return {
        "lays": lays,
        "faults": list(dict.fromkeys(faults)),
        "score": score,
        "words": words,
        "cursor": placed.cursor,
        "used": [tile.kind for lay in placed.lays for tile in lay.tiles],
        "choice": None
        if choice is None
        else {
            "square": choice.square,
            "kind": choice.kind,
            "face": choice.face,
            "kinds": [[name, kind_name(layout, name), sprite.kinds[name]] for name in choice.kinds],
        },
    }
