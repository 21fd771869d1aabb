"""Records of random games, with every kind of event somewhere in them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tests.random_positions import random_play
from thaigame.game import events as log
from thaigame.game.apply import after_play
from thaigame.game.position import Position
from thaigame.notation import Note, PlayerName, Record

if TYPE_CHECKING:
    from thaigame.layouts import Layout


def record(layout: Layout, seed: int, *, players: int, turns: int) -> Record:
    """Return the record of a random game; nothing in it is judged, and nobody wins."""
    random = Random(seed)
    names = layout.tiles.rack(n for n, many in layout.tiles.full.items() for _ in range(many))
    position = Position.start(layout, players=players)
    events: list[log.Event] = [
        log.StartDrawn(seat, random.choice(names)) for seat in range(players)
    ]
    total = 0
    for turn in range(turns):
        seat = turn % players
        rack = layout.tiles.rack(random.sample(names, layout.rules.play.rack_size))
        position = Position(layout, position.board, (rack, *position.racks[1:]), position.scores)
        known = tuple(rack) if random.random() < 0.8 else None
        total += (points := random.randrange(90))
        told = total if random.random() < 0.9 else None
        place = random_play(position, random) if random.random() < 0.8 else None
        if place is None or known is None:
            kind = random.choice((log.Passed, log.TurnLost))
            events.append(kind(seat, told, known))
            if known:
                some = tuple(layout.tiles.rack(random.sample(known, 2)))
                events += [log.Exchanged(seat, some, 0, told, known), log.Drew(seat, some)]
            events.append(log.Exchanged(seat, (), random.randint(1, 5), told, known))
            continue
        events.append(log.Played(seat, place, points, told, known))
        if random.random() < 0.3:
            events += [log.Held((seat + 1) % players), log.Clocked(seat, random.randint(-90, 900))]
        if random.random() < 0.3:
            events.append(log.Challenged((seat + 1) % players, ("น้ำ", "CAT")))
            if random.random() < 0.5:
                events.append(log.Withdrawn(seat, -points, told, known))
                continue
            events.append(log.ChallengeLost(seat, 5, told, known))
            events.append(log.TurnLost((seat + 1) % players))
        events.append(log.Accepted((seat + 1) % players))
        board, _ = after_play(layout, position.board, place)
        position = Position(layout, board, position.racks, position.scores)
        drawn = tuple(random.sample(names, len(place.tiles)))
        events.append(log.Drew(seat, drawn, random.random() < 0.2))
        if random.random() < 0.1:
            filled = tuple(square for square, stack in enumerate(board) if stack is not None)
            events += [log.Lifted(filled, ()), log.Restarted()]
            position = Position.start(layout, players=players)
        if random.random() < 0.1:
            events.append(log.Overdrew(seat, drawn, drawn[:1], ()))
        if random.random() < 0.1:
            events.append(log.Adjusted(seat, -5, 10, told, 'นาฬิกา "เสีย" = 5'))
    events += [
        log.TimePenalty(0, -20, 2, total, None),
        log.NoShow(players - 1),
        log.Stopped("หมดเวลา"),
        log.EndCount(0, players - 1, tuple(names[:3]), 8, total),
        log.EndCount(0, 0, tuple(names[:2]), -4),
        log.EndCount(1, 1, (), 0, None),
    ]
    notes = tuple(
        Note(after, "ดี\n\n# มาก " if after % 2 else "> well: played")
        for after in sorted(random.sample(range(len(events) + 1), 3))
    )
    return Record(
        layout,
        tuple(PlayerName(f"p{seat + 1}", f"ผู้เล่น {seat + 1}") for seat in range(players)),
        tuple(events),
        lexicon=random.choice(("", "orst")),
        seed=random.choice((None, seed)),
        pragmas=(("title", "รอบชิง"), ("incomplete", "")),
        notes=notes,
    )
