"""Game records as JSON: the complete form, read back exactly as it was written."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Any, Final

from thaigame.arguments import door
from thaigame.errors import RecordError, ThaigameError
from thaigame.game.events import EVENT_NAMES, EVENTS
from thaigame.game.moves import Lay, Play
from thaigame.layouts import bundled_layout
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile
from thaigame.notation.carried import game_of_record, to_carry
from thaigame.notation.fields import FIELD_KINDS, LARGEST
from thaigame.notation.position_line import read_position, write_position
from thaigame.notation.record import MOST_EVENTS, MOST_PLAYERS, Fault, Note, PlayerName, Record
from thaigame.notation.rule_options import changed_rules, with_rules
from thaigame.text import SLOTS, Cell
from thaigame.text.lint import show
from thaigame.texts import message
from thaigame.visible import all_visible

if TYPE_CHECKING:
    from collections.abc import Callable, Container
    from typing import NoReturn

    from thaigame.game.events import Event
    from thaigame.layouts import Layout

FORMAT: Final = "thaigame-record"
VERSION: Final = 1
LONGEST_FILE: Final = 16_000_000

_TOP: Final = (
    *("format", "version", "game", "players", "events"),
    *("lexicon", "seed", "start", "pragmas", "notes"),
)
_GAME: Final = ("name", "sha256", "rules", "layout")
_SLOTS: Final = 4
_PAIR: Final = 2
_NEEDED: Final = object()
"""Stands for the value of a part that every document has."""


@door
def write_json(record: Record) -> str:
    """Return *record* as a JSON document; ``read_json`` reads the same record back.

    Squares are named (``H8``); a play is its lays, each with the four slots of the cell after it
    and the tiles laid. The layout is named, with the hash of its file and the rule options that
    were chosen otherwise; a game that does not come with the toolkit is carried within as text.
    """
    layout = record.layout
    document = {
        "format": FORMAT,
        "version": VERSION,
        "game": {
            "name": layout.name,
            "sha256": layout.sha256,
            "rules": changed_rules(layout),
            "layout": to_carry(layout),
        },
        "players": [{"nick": player.nick, "name": player.name} for player in record.players],
        "lexicon": record.lexicon,
        "seed": record.seed,
        "start": None if record.start is None else write_position(record.start),
        "pragmas": [list(pair) for pair in record.pragmas],
        "notes": [{"after": note.after, "text": note.text} for note in record.notes],
        "events": [event_document(event, layout) for event in record.events],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


@door
def read_json(text: str, *, find_layout: Callable[[str], Layout] = bundled_layout) -> Record:
    """Return the record that a JSON document holds; its game is looked up with *find_layout*.

    What a document of this version need not have, because it came later or because it is empty,
    is what a ``Record`` has without it; what nothing here knows is refused and never dropped.
    Raise RecordError, ``at`` the path of the wrong value (``events[3].player``), for text that is
    no such document, and what *find_layout* raises.
    """
    if len(text) > LONGEST_FILE:
        raise RecordError(message("notation.too_long", length=len(text), most=LONGEST_FILE))
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        told = message("notation.json_syntax", line=error.lineno, column=error.colno)
        raise RecordError(told, at=error.pos) from None
    except RecursionError:
        raise RecordError(message("notation.json_deep")) from None
    except ValueError:  # what is left is a number of thousands of digits
        raise RecordError(message("notation.json_digits")) from None
    top = _Value(document, "")
    if top.part("format").text() != FORMAT:
        top.part("format").wrong(FORMAT)
    version = top.part("version").number()
    if not 1 <= version <= VERSION:
        raise RecordError(message("notation.json_version", found=version, known=VERSION))
    top.only(_TOP)
    game = top.part("game")
    game.only(_GAME)
    found = game_of_record(game.part("name").text(), game.part("layout", "").text(), find_layout)
    layout = _with_rules(found.layout, game.part("rules", {}))
    odd = found.odd
    if odd is None and game.part("sha256", "").text() not in {"", layout.sha256}:
        odd = message("notation.other_edition", name=layout.name)
    seed, start = top.part("seed", None), top.part("start", None)
    players = tuple(_player(each) for each in top.part("players").each(most=MOST_PLAYERS))
    return Record(
        layout,
        players,
        tuple(_event(each, layout, len(players)) for each in top.part("events").each()),
        top.part("lexicon", "").text(),
        None if seed.value is None else seed.number(limit=10**38),
        None if start.value is None else _start(start, layout),
        tuple(_pragma(each) for each in top.part("pragmas", []).each()),
        tuple(_note(each) for each in top.part("notes", []).each()),
        odd=() if odd is None else (Fault(0, odd),),
    )


def event_document(event: Event, layout: Layout) -> dict[str, Any]:
    """Return one event as records write it; ``event_of`` reads it back."""
    told: dict[str, Any] = {"event": EVENT_NAMES[type(event)]}
    for each in fields(event):
        value = getattr(event, each.name)
        kind = FIELD_KINDS[each.name]
        if kind == "move":
            told[each.name] = _written_play(value, layout)
        elif kind == "squares":
            told[each.name] = [layout.grid.name(square) for square in value]
        else:
            told[each.name] = list(value) if isinstance(value, tuple) else value
    return told


def _written_play(play: Play, layout: Layout) -> dict[str, Any]:
    return {
        "direction": play.direction.value,
        "lays": [
            {
                "square": layout.grid.name(lay.square),
                "cell": list(lay.cell),
                "tiles": [list(tile) for tile in lay.tiles],
            }
            for lay in play.lays
        ],
    }


def event_of(document: object, layout: Layout, *, players: int) -> Event:
    """Return the event that ``event_document`` wrote; raise RecordError for what is none."""
    return _event(_Value(document, ""), layout, players)


class _Value:
    """A value of the document and its path in it."""

    def __init__(self, value: Any, path: str) -> None:  # noqa: ANN401  JSON holds anything
        self.value = value
        self.path = path

    def wrong(self, wanted: str) -> NoReturn:
        where = self.path or "$"
        raise RecordError(message("notation.json_value", where=where, wanted=wanted), at=where)

    def part(self, name: str, without: Any = _NEEDED) -> _Value:  # noqa: ANN401  as above
        """Return the part *name*, or *without* where a document may lack it."""
        if not isinstance(self.value, dict):
            self.wrong("{…}")
        path = f"{self.path}.{name}" if self.path else name
        if name not in self.value and without is _NEEDED:
            raise RecordError(message("notation.json_missing", where=path), at=path)
        return _Value(self.value.get(name, without), path)

    def only(self, known: Container[str]) -> None:
        """Refuse parts that are not *known*: what they say would be lost."""
        if not isinstance(self.value, dict):
            self.wrong("{…}")
        for name in self.value:
            if name not in known:
                path = f"{self.path}.{show(name)}" if self.path else show(name)
                raise RecordError(message("notation.json_unknown", where=path), at=path)

    def each(self, count: int | None = None, *, most: int = MOST_EVENTS) -> list[_Value]:
        """Return the entries of a list: *count*, or at most *most*."""
        if not isinstance(self.value, list) or (count is not None and len(self.value) != count):
            self.wrong("[…]" if count is None else f"[…] x {count}")
        if len(self.value) > most:
            told = message("notation.too_many", count=len(self.value), most=most)
            raise RecordError(told, at=self.path)
        return [_Value(value, f"{self.path}[{index}]") for index, value in enumerate(self.value)]

    def text(self) -> str:
        if not isinstance(self.value, str):
            self.wrong("“…”")
        return self.value

    def number(self, *, limit: int = LARGEST) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            self.wrong("0, 1, -1 …")
        if abs(self.value) > limit:
            self.wrong(f"-{limit}…{limit}")
        return self.value

    def one_of(self, known: Any, wanted: str) -> str:  # noqa: ANN401  anything with ``in``
        text = self.text()
        if text not in known:
            self.wrong(wanted)
        return text


def _with_rules(layout: Layout, value: _Value) -> Layout:
    try:
        return with_rules(layout, value.value)
    except RecordError as error:
        raise RecordError(error.message, at=value.path) from error


def _start(value: _Value, layout: Layout) -> Any:  # noqa: ANN401  a position
    try:
        return read_position(value.text(), find_layout=lambda _: layout)
    except ThaigameError as error:
        raise RecordError(error.message, at=value.path) from error


def _player(value: _Value) -> PlayerName:
    value.only(("nick", "name"))
    return PlayerName(value.part("nick").text(), value.part("name", "").text())


def _note(value: _Value) -> Note:
    value.only(("after", "text"))
    return Note(value.part("after").number(), value.part("text").text())


def _pragma(value: _Value) -> tuple[str, str]:
    name, text = value.each(_PAIR)
    return name.text(), text.text()


def _event(value: _Value, layout: Layout, players: int) -> Event:
    name = value.part("event").one_of(EVENTS, " | ".join(EVENTS))
    kind = EVENTS[name]
    known = {each.name: each for each in fields(kind)}
    value.only({"event", *known})
    values = {
        field: _field(field, value.part(field), layout, players)
        for field, each in known.items()
        if field in value.value or each.default is MISSING
    }
    return kind(**values)


def _field(name: str, value: _Value, layout: Layout, players: int) -> Any:  # noqa: ANN401
    kind = FIELD_KINDS[name]
    if kind.endswith("?") and value.value is None:
        return None
    if kind == "seat":
        if not 0 <= value.number() < players:
            value.wrong(f"0…{players - 1}")
        return value.number()
    if kind in ("number", "number?"):
        return value.number()
    if kind == "yes":
        if not isinstance(value.value, bool):
            value.wrong("true | false")
        return value.value
    if kind == "text":
        return value.text()
    if kind == "words":
        return tuple(each.text() for each in value.each())
    if kind == "squares":
        return tuple(_square(each, layout) for each in value.each())
    if kind == "move":
        return _play(value, layout)
    if kind == "tile":
        return value.one_of(layout.tiles.by_name, layout.name)
    return tuple(each.one_of(layout.tiles.by_name, layout.name) for each in value.each())


def _square(value: _Value, layout: Layout) -> int:
    square = layout.grid.parse(value.text())
    if square is None:
        value.wrong(f"A1…{layout.grid.name(layout.grid.size - 1)}")
    return square


def _play(value: _Value, layout: Layout) -> Play:
    direction = value.part("direction").one_of(
        [each.value for each in Direction], " | ".join(each.value for each in Direction)
    )
    lays = tuple(_lay(each, layout) for each in value.part("lays").each())
    squares = [lay.square for lay in lays]
    if not lays or squares != sorted(set(squares)):
        value.part("lays").wrong("A1 < B1 < …")
    return Play(lays, Direction(direction), layout)


def _lay(value: _Value, layout: Layout) -> Lay:
    slots = [each.text() for each in value.part("cell").each(_SLOTS)]
    base, *marks = slots
    known = all(
        layout.marks.get(ch) == slot
        for slot, row in zip(SLOTS[1:], marks, strict=True)
        for ch in row
    ) and all(len(row) <= 1 or layout.syllabary is not None for row in marks)
    if (
        not known
        or not base
        or not all_visible(base)
        or any(ch in layout.marks or ch == " " for ch in base)
    ):
        value.part("cell").wrong("[ก, ◌ุ, ◌ี, ◌้]")
    tiles = []
    for each in value.part("tiles").each():
        kind, face = each.each(_PAIR)
        tile = Tile(kind.one_of(layout.tiles.by_name, layout.name), face.text())
        if layout.tiles.face(tile) is None:
            face.wrong(" ".join(known.text for known in layout.tiles.by_name[tile.kind].faces))
        tiles.append(tile)
    return Lay(_square(value.part("square"), layout), Cell.of(*slots), tuple(tiles))
