"""Boards as SVG: squares that say what they are, tiers and mark rows where they belong."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

import thaigame
from tests.render.drawn import DRAWN
from tests.render.pixels import Area, difference, picture
from thaigame.game.board import Board, Stack, laid
from thaigame.game.position import Position
from thaigame.layouts import find_layout
from thaigame.layouts.grid import COLOURS as NAMES
from thaigame.layouts.grid import COLUMN_NAMES
from thaigame.layouts.tiles import Tile
from thaigame.notation import parse_move, parse_rack
from thaigame.render import board_size, board_svg, position_svg, position_text
from thaigame.render.fonts import outline
from thaigame.render.geometry import Geometry
from thaigame.render.style import DARK, LIGHT, Style
from thaigame.text import Cell
from thaigame.texts import in_language

if TYPE_CHECKING:
    from thaigame.layouts import Layout

ALLOWED = {"svg", "g", "title", "desc", "defs", "path", "use", "rect"}
SVG = "{http://www.w3.org/2000/svg}"


def after(game: str, *plays: str) -> Position:
    """Return the position after *plays*, nothing lifted and nothing judged."""
    position = Position.start(find_layout(game))
    for text in plays:
        place = parse_move(text, position)
        board, _ = laid(position.board, place, position.layout.tiles)  # type: ignore[arg-type]
        position = replace(position, board=board)
    return position


def svg_of(position: Position) -> str:
    return board_svg(position.layout, position.board)


def labels(svg: str) -> list[str]:
    root = ET.fromstring(svg)  # noqa: S314  our own text
    return [group.attrib["aria-label"] for group in root.findall("{*}g[@role='img']")]


def full_board(layout: Layout) -> Board:
    """Return a board on which every tile of the set lies, tier by tier from the first square."""
    free = {"base": 0, "upper": 0, "lower": 0}
    stacks: dict[int, list[Tile]] = {}
    for kind, count in zip(layout.tiles.kinds, layout.tiles.counts, strict=True):
        for number in range(count):
            face = kind.faces[number % len(kind.faces)]
            stacks.setdefault(free[face.tier], []).append(Tile(kind.name, face.text))
            free[face.tier] += 1
    board: list[Stack | None] = [None] * layout.grid.size
    for square, tiles in stacks.items():
        shown = "".join(tile.face for tile in tiles)
        marks = "ี่" if layout.rules.play.paper_marks else ""
        board[square] = Stack(Cell.of(shown[0], "", marks[:1], marks[1:]), tuple(tiles))
    return Board(board)


@pytest.mark.parametrize("game", DRAWN)
def test_a_board_is_xml_of_shapes_alone(game: str) -> None:
    root = ET.fromstring(board_svg(find_layout(game)))  # noqa: S314
    tags = {element.tag.partition("}")[2] for element in root.iter()}
    assert tags <= ALLOWED  # no text that would need a font, no picture from elsewhere


@pytest.mark.parametrize("game", DRAWN)
def test_everything_used_is_defined_once(game: str) -> None:
    layout = find_layout(game)
    root = ET.fromstring(board_svg(layout, full_board(layout)))  # noqa: S314
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert max(Counter(ids).values()) == 1
    used = {element.attrib["href"][1:] for element in root.iter(f"{SVG}use")}
    assert used == set(ids)
    assert all(path.attrib["d"] for path in root.iter(f"{SVG}path"))


@pytest.mark.parametrize("game", DRAWN)
def test_every_square_has_its_name_in_words_and_tells_it_on_touch(game: str) -> None:
    layout = find_layout(game)
    svg = board_svg(layout)
    names = labels(svg)
    assert len(names) == layout.grid.size
    assert names[0].startswith("A1: ")
    assert names[-1].startswith(f"{COLUMN_NAMES[layout.grid.columns - 1]}{layout.grid.rows}: ")
    root = ET.fromstring(svg)  # noqa: S314
    titles = [group.findtext("{*}title") for group in root.findall("{*}g[@role='img']")]
    assert titles == names


def test_the_standard_board_has_its_premium_squares_in_words() -> None:
    whats = Counter(name.partition(": ")[2] for name in labels(board_svg(find_layout("crossword"))))
    assert whats == {
        "plain": 164,
        "word ×3": 8,
        "word ×2": 16,
        "word ×2, centre": 1,
        "letter ×3": 12,
        "letter ×2": 24,
    }


@pytest.mark.rule("K5")
def test_the_kumkom_board_has_its_premium_squares_in_words() -> None:
    with in_language("th"):
        names = labels(board_svg(find_layout("kumkom")))
    whats = Counter(name.partition(": ")[2] for name in names)
    assert whats == {
        "ช่องธรรมดา": 96,
        "คำ ×3": 4,
        "คำ ×2": 4,
        "คำ ×2, ช่องกลาง": 1,
        "อักษร ×2": 4,
        "อักษร ×3": 14,
        "อักษร ×4": 8,
        "อักษร ×5": 4,
    }


@pytest.mark.parametrize(("language", "letter"), [("en", "letter"), ("th", "อักษร")])
def test_what_a_premium_square_does_is_written_on_it(language: str, letter: str) -> None:
    with in_language(language):  # type: ignore[arg-type]  # one of the two
        svg = board_svg(find_layout("kumkom"))
    for text, weight in ((letter, "Regular"), ("×5", "SemiBold")):
        assert outline(text, weight).name in svg


def test_every_colour_that_a_layout_can_name_is_drawn_and_differs() -> None:
    assert set(LIGHT.premiums) == set(NAMES)
    assert len(set(LIGHT.premiums.values())) == len(LIGHT.premiums)


@pytest.mark.parametrize("style", [LIGHT, DARK], ids=["light", "dark"])
def test_writing_stands_out_from_every_colour(style: Style) -> None:
    # WCAG 2.2, 1.4.3: at least 4.5 to 1 for text.
    under = [style.ground, style.plain, style.mark_row, style.tile, style.new_tile, style.paper]
    for colour in (*under, *style.premiums.values()):
        darker, lighter = sorted([luminance(colour), luminance(style.ink)])
        assert (lighter + 0.05) / (darker + 0.05) >= 4.5, colour
    assert set(style.premiums) == set(NAMES)


@pytest.mark.parametrize("style", [LIGHT, DARK], ids=["light", "dark"])
def test_a_picture_brings_its_own_ground_and_only_the_colours_of_its_style(style: Style) -> None:
    position = after("kumkom", "5H มหาสมุทร")
    names = ("มานี", "ปิติ")
    svg = position_svg(position, new=[67, 68], names=names, style=style)
    own = {value for value in vars(style).values() if isinstance(value, str)}
    assert {*re.findall(r'(?:fill|stroke)="(#[0-9a-f]+)"', svg)} <= own | {*style.premiums.values()}
    without = position_svg(position, style=replace(style, ground=""))
    # The ground is as large as the picture, in figures: what prints pictures reads no shares.
    size = re.search(r'viewBox="0 0 (\S+) (\S+)"', svg)
    assert size is not None
    ground = f'<rect width="{size[1]}" height="{size[2]}" fill="{style.ground}"/>'
    assert ground in svg
    assert ground not in without


def test_players_are_called_by_their_names_where_these_are_given() -> None:
    game = thaigame.new_game("kumkom", seed=7, names=("มานี", "ปิติ"))
    first, second = game.names
    assert f"{first}, to move: 0 points" in str(game)
    assert f"{second}: 0 points" in str(game)
    told = position_text(game.position, names=["ก้อย"])
    assert "ก้อย, to move: 0 points" in told
    assert "Then: 0 points" in told


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def zone_pixels(layout: Layout, square: str, zone: str, width: int) -> Area:
    """Return where a zone of a square lies in the board's picture, *width* pixels wide."""
    geometry = Geometry.of(layout, 10)
    place = layout.grid.parse(square)
    assert place is not None
    row, column = divmod(place, layout.grid.columns)
    scale = width / board_size(layout, square=10)[0]
    margin = 6.2
    box = geometry.zone(zone)
    top = margin + row * geometry.height
    return Area(
        round((margin + column * 10 + box.left) * scale) - 1,
        round((top + box.top) * scale) - 1,
        round((margin + column * 10 + box.right) * scale) + 1,
        round((top + box.bottom) * scale) + 1,
    )


@pytest.mark.rule("K5")
@pytest.mark.parametrize(
    ("bare", "marked", "zone"), [("ท", "ที่", "upper"), ("ม", "มู", "lower"), ("ก", "ก็", "upper")]
)
def test_paper_marks_lie_in_the_mark_row_of_their_square(bare: str, marked: str, zone: str) -> None:
    without, with_marks = after("kumkom", f"5H {bare}ก"), after("kumkom", f"5H {marked}ก")
    changed = difference(svg_of(without), svg_of(with_marks), width=1000)
    assert changed is not None
    assert changed.inside(zone_pixels(without.layout, "H5", zone, 1000))


def test_a_square_s_two_marks_look_different_from_one() -> None:
    one, two = after("kumkom", "5H ทีก"), after("kumkom", "5H ที่ก")
    assert difference(svg_of(one), svg_of(two), width=1000) is not None


@pytest.mark.rule("T3")
@pytest.mark.parametrize(("more", "zone"), [("8H .+่..", "upper"), ("8H .+ุ..", "lower")])
def test_tiles_of_the_tiers_lie_in_their_zones(more: str, zone: str) -> None:
    first = after("crossing", "8H วาง")
    second = after("crossing", "8H วาง", more)
    changed = difference(svg_of(first), svg_of(second), width=1000)
    assert changed is not None
    assert changed.inside(zone_pixels(first.layout, "H8", zone, 1000))


@pytest.mark.parametrize(
    ("square", "colour", "painted"),
    [
        ("D1", LIGHT.premiums["green"], {"upper", "base", "lower"}),
        ("F2", LIGHT.premiums["blue"], {"upper", "base", "lower"}),
        ("A1", LIGHT.premiums["red"], {"base"}),
        ("B2", LIGHT.premiums["orange"], {"base"}),
    ],
)
@pytest.mark.rule("T7", "T8")
def test_letter_colours_are_on_all_tiers_and_word_colours_on_the_middle_one(
    square: str, colour: str, painted: set[str]
) -> None:
    layout = find_layout("crossing")
    image = picture(board_svg(layout), width=1000)
    wanted = tuple(int(colour[place : place + 2], 16) for place in (1, 3, 5))
    seen = set()
    for zone in ("upper", "base", "lower"):
        area = zone_pixels(layout, square, zone, 1000)
        if image.getpixel((area.left + 6, round(area.centre[1]))) == wanted:
            seen.add(zone)
    assert seen == painted


def test_a_stack_is_read_out_with_its_tiles_and_paper_marks() -> None:
    names = labels(svg_of(after("kumkom", "5H ที่ซ")))
    assert "H5: ที่, ท worth 2, paper mark ◌ี่" in names
    assert "I5: ซ, ซ worth 6, the tile ฆ/ซ" in names


def test_a_blank_on_the_board_is_read_out_as_a_blank() -> None:
    assert "I8: A, blank as A" in labels(svg_of(after("crossword", "8H Ca")))


def test_the_last_play_stands_out() -> None:
    position = after("crossword", "8H CAT")
    square = position.layout.grid.parse("I8")
    assert square is not None
    changed = difference(
        svg_of(position),
        board_svg(position.layout, position.board, new={square}),
        width=1000,
    )
    assert changed is not None
    assert changed.inside(zone_pixels(position.layout, "I8", "base", 1000))


@pytest.mark.parametrize("game", DRAWN)
def test_what_is_reconstructed_is_said_below_the_board_and_only_then(game: str) -> None:
    layout = find_layout(game)
    svg = board_svg(layout)
    said = "Reconstructed here, printed by no source: "
    tables = ", ".join(layout.reconstructed)
    assert (outline(said + tables, "Regular").name in svg) == bool(layout.reconstructed)
    described = [element.text for element in ET.fromstring(svg).iter(f"{SVG}desc")]  # noqa: S314
    assert described == [str(layout.origins[name].note) for name in layout.reconstructed]


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("language", ["en", "th"])
def test_a_board_with_every_tile_on_it_is_under_200_kilobytes(game: str, language: str) -> None:
    layout = find_layout(game)
    with in_language(language):  # type: ignore[arg-type]  # one of the two
        assert len(board_svg(layout, full_board(layout)).encode()) < 200_000


def test_lengths_are_millimetres() -> None:
    layout = find_layout("crossword")
    root = ET.fromstring(board_svg(layout, square=20, coordinates=False))  # noqa: S314
    assert root.attrib["width"] == "304mm"  # 15 squares and a border of 2 on each side
    assert root.attrib["viewBox"].split()[2] == "304"


def test_a_position_shows_known_racks_and_hides_the_others() -> None:
    layout = find_layout("kumkom")
    rack = parse_rack("กขค", layout)
    position = replace(Position.start(layout), racks=(rack, None), scores=(12, 34))
    names = labels(position_svg(position))
    assert names[-3:] == ["ก worth 1", "ข worth 3", "ค worth 2"]
    assert len(names) == layout.grid.size + 3


def test_the_package_s_positions_and_layouts_are_pictures_in_a_notebook() -> None:
    position = thaigame.read_position("15/15/15/15/7ทีก6/15/15/15/15 -/- 0/0 0 game kumkom;")
    assert position._repr_svg_() == position_svg(position)
    layout = thaigame.find_layout("kumkom")
    assert layout._repr_svg_() == board_svg(layout)
    assert str(position).splitlines()[5].split()[8:10] == ["ที", "ก"]
