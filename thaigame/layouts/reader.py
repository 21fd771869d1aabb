"""A layout file's table into a ``Layout``, with every fault on the way."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, cast, get_args

from thaigame.layouts.alphabet_reader import read_alphabet, read_script
from thaigame.layouts.grid import COLOURS, COLUMN_NAMES, LONGEST_SIDE, Grid, Premium
from thaigame.layouts.layout import TABLES, Layout, Origin, Provenance
from thaigame.layouts.ruleset import COMMON_RULES, OPTIONS, SECTIONS, TOPICS, RuleSet
from thaigame.layouts.sections import Section
from thaigame.layouts.tile_reader import TileReader
from thaigame.layouts.tiles import Face
from thaigame.layouts.values import WrongValueError, one_of, shown, text, whole
from thaigame.texts import Message, message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from thaigame.layouts.sections import Faults
    from thaigame.layouts.tiles import TileSet

PLAIN: Final = "."
"""The character of a plain square."""

_LONGEST_NOTE: Final = 10_000
_FEWEST: Final = 2
_MOST: Final = LONGEST_SIDE
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]*")


def read_layout(table: Mapping[str, Any], faults: Faults) -> Layout | None:
    """Return the layout of a whole file, or None where a fault leaves none."""
    top = Section(table, (), faults)
    name = top.needed("name", _name, "")
    titles = _titles(top)
    script, syllabary = read_script(top)
    lexicon = top.needed("lexicon", text(), "")
    sections = {part: top.section(part) for part in TABLES}
    origins = {part: _origin(section) for part, section in sections.items()}
    display = top.section("display", needed=False)
    thai_numerals = display.value("numerals", one_of("arabic", "thai"), "arabic") == "thai"
    display.finish()
    letters = top.section("letters", needed=False)
    top.finish(also=("extends",))

    rules, ids = _rules(sections["rules"])
    grid = _board(sections["board"])
    sections["board"].finish()
    reader = TileReader(
        sections["tiles"],
        script=script,
        syllabary=syllabary,
        sara_am="whole" if rules is None else rules.sara_am,
        tiers=("base",) if rules is None else rules.tiers,
    )
    tiles = reader.read()
    sections["tiles"].finish()
    if tiles is not None and reader.whole:
        _points(sections["points"], tiles)
    sections["points"].finish(also=("sum",))
    if rules is not None:
        _check_together(sections["rules"], rules, grid, reader)
        _check_tiles(sections["rules"], rules, tiles if reader.whole else None)
    alphabet = read_alphabet(letters, script, tiles)
    if grid is None or tiles is None or rules is None:
        return None
    return Layout(
        name, titles, script, grid, tiles, rules, lexicon, origins, ids,
        numerals="thai" if thai_numerals else "arabic", alphabet=alphabet,
        syllabary=syllabary,
    )  # fmt: skip


def _name(value: object) -> str:
    """Take a name that can stand in a command and a position line."""
    if not isinstance(value, str) or not _NAME.fullmatch(value):
        raise WrongValueError(message("layouts.name_form", value=shown(value)))
    return value


def _titles(top: Section) -> dict[str, str]:
    section = top.section("title")
    titles = {key: section.needed(key, text(), "") for key in ("en", "th")}
    section.finish()
    return titles


def _note(value: object) -> Message:
    """Take a note in both languages (``note.en``, ``note.th``), or one text for both."""
    one = text(most=_LONGEST_NOTE)
    if isinstance(value, dict) and value.keys() == {"en", "th"}:
        return Message(own=(one(value["en"]), one(value["th"])))
    return Message(own=(one(value), one(value)))


def _origin(section: Section) -> Origin:
    """Return where a table comes from; every one must say."""
    section.known.update(("provenance", "note"))
    origin = section.needed("provenance", one_of(*get_args(Provenance)), "seed")
    note = section.value("note", _note, Message(own=("", "")))
    if origin == "reconstructed" and "note" not in section:
        section.fault("layouts.no_note")
    return Origin(cast("Provenance", origin), note)


def _rules(section: Section) -> tuple[RuleSet | None, dict[str, str]]:
    """Return the rule set, or None where an obligatory option is missing, and the rule ids."""
    own = _options(section, "")
    if "base" not in own.get("tiers", ("base",)):
        section.fault("layouts.no_base_tier", "tiers")
    for name, kind in SECTIONS.items():
        must = bool(_obligatory(name))
        table = section.section(name, needed=must and bool(section.table))
        values = _options(table, name)
        table.finish()
        own[name] = kind(**values) if _obligatory(name) <= values.keys() else None
    ids = _ids(section.section("ids", needed=False))
    section.finish()
    return None if None in own.values() else RuleSet(**own), ids


def _options(table: Section, section: str) -> dict[str, Any]:
    """Return the rule options that a table sets."""
    kinds = {each.name: each.takes for each in OPTIONS.values() if each.section == section}
    return table.values(kinds, needed=_obligatory(section))


def _obligatory(section: str) -> set[str]:
    """Return the names of the options that every file must set."""
    return {
        each.name for each in OPTIONS.values() if each.section == section and each.default is None
    }


def _ids(section: Section) -> dict[str, str]:
    """Return the game's own rule ids, by common rule or topic."""
    ids = section.values(dict.fromkeys((*COMMON_RULES, *TOPICS), text()))
    section.finish()
    return ids


def _points(section: Section, tiles: TileSet) -> None:
    """Check the sum of points, each tile by its dearer face, where the file states one."""
    stated = section.value("sum", whole(), None)
    found = sum(kind.left * count for kind, count in zip(tiles.kinds, tiles.counts, strict=True))
    if stated is not None and stated != found:
        section.fault("layouts.sum", "sum", sum=stated, found=found)


def _check_together(
    section: Section, rules: RuleSet, grid: Grid | None, reader: TileReader
) -> None:
    """Note what is right by itself and wrong beside the rest of the file."""
    play = rules.play
    for count in sorted(play.bonus):
        if count > play.rack_size:
            section.fault(
                "layouts.bonus_over_rack", "play", "bonus", tiles=count, rack=play.rack_size
            )
    for mark in sorted(play.paper_marks):
        slots = reader.slots(mark)
        if slots is None or slots.base or len(mark) > 1:
            section.fault("layouts.not_a_mark", "play", "paper_marks", mark=mark)
        elif (tier := Face(slots, 0).tier) in rules.tiers:
            section.fault("layouts.mark_on_tiles", "play", "paper_marks", mark=mark, tier=tier)
    if grid is not None and play.first_play_squares > max(grid.rows, grid.columns):
        section.fault(
            "layouts.first_play",
            "play",
            "first_play_squares",
            squares=play.first_play_squares,
            longest=max(grid.rows, grid.columns),
        )


def _check_tiles(section: Section, rules: RuleSet, tiles: TileSet | None) -> None:
    """Note what is right by itself and wrong beside the tiles."""
    play, turn = rules.play, rules.turn
    if tiles is None:
        return
    if play.doubler and play.doubler not in tiles.faces:
        section.fault("layouts.no_doubler", "play", "doubler", face=play.doubler)
    if tiles.total < turn.players[0] * play.rack_size:
        section.fault(
            "layouts.few_tiles", "play", "rack_size",
            total=tiles.total, rack=play.rack_size, players=turn.players[0],
        )  # fmt: skip
    for face in turn.start_draw:
        if face not in tiles.faces:
            section.fault("layouts.no_such_face", "turn", "start_draw", face=face)


def _board(board: Section) -> Grid | None:
    """Return the board that the table describes, or None where its rows make none."""
    legend = _legend(board)
    centre = board.needed("centre", text(), "")
    rows = board.needed("rows", _rows, ())
    if not rows:
        return None
    columns = len(rows[0])
    for index, row in enumerate(rows[1:], 1):
        if len(row) != columns:
            board.fault("layouts.ragged", "rows", index, found=len(row), columns=columns)
    premiums: list[Premium | None] = []
    for index, row in enumerate(rows):
        for column, ch in enumerate(row):
            if ch != PLAIN and ch not in legend:
                place = f"{COLUMN_NAMES[column]}{index + 1}" if column < _MOST else column + 1
                board.fault("layouts.no_legend", "rows", index, ch=ch, square=place)
        premiums.extend(legend.get(ch) for ch in row[:columns])
    if any(len(row) != columns for row in rows) or columns > _MOST:
        return None
    grid = Grid(len(rows), columns, tuple(premiums), 0)
    if not centre:
        return grid
    square = grid.parse(centre)
    if square is None:
        last = grid.name(grid.size - 1)
        board.fault("layouts.centre", "centre", centre=centre, last=last)
        return grid
    return Grid(grid.rows, grid.columns, grid.premiums, square)


def _legend(board: Section) -> dict[str, Premium]:
    """Return the premium of each character; a wrong entry still counts as known."""
    section = board.section("legend", needed=False)
    legend: dict[str, Premium] = {}
    for ch in section.table:
        if len(ch) != 1 or ch == PLAIN or ch.isspace():
            section.fault("layouts.legend_key", ch, key=ch)
        entry = section.section(ch)
        target = entry.needed("target", one_of("letter", "word"), "letter")
        factor = entry.needed("factor", whole(2, 100), 2)
        colour = entry.needed("colour", one_of(*COLOURS), COLOURS[0])
        entry.finish()
        legend[ch] = Premium("word" if target == "word" else "letter", factor, colour)
    return legend


def _rows(value: object) -> tuple[str, ...]:
    """Take the rows of a board of at least 2x2 and at most 40x40 squares."""
    if (
        not isinstance(value, list)
        or not all(isinstance(row, str) for row in value)
        or not _FEWEST <= len(value) <= _MOST
        or not _FEWEST <= len(value[0]) <= _MOST
    ):
        raise WrongValueError(
            message("layouts.rows_form", value=shown(value), fewest=_FEWEST, most=_MOST)
        )
    return tuple(value)
