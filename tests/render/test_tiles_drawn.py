"""Tiles: every face of every game can be drawn, and is drawn on its tile."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from tests.render.drawn import DRAWN
from tests.render.pixels import Area, difference, ink
from thaigame.errors import ArgumentError
from thaigame.layouts import find_layout
from thaigame.layouts.tiles import Tile
from thaigame.render import paper_mark_size, paper_mark_svg, rack_svg, tile_size, tile_svg
from thaigame.render.drawing import Drawing
from thaigame.render.equipment import draw_tile
from thaigame.render.fonts import outline
from thaigame.render.geometry import Geometry
from thaigame.texts import in_language

WIDTH = 160


def name_of(svg: str) -> str:
    return ET.fromstring(svg).attrib["aria-label"]  # noqa: S314  our own text


def used(svg: str, text: str) -> bool:
    """Return whether the picture has the outline of *text*."""
    return f'href="#{outline(text, "SemiBold").name}"' in svg or (
        f'href="#{outline(text, "Regular").name}"' in svg
    )


@pytest.mark.parametrize("game", DRAWN)
def test_every_tile_of_a_game_is_drawn_within_its_edge(game: str) -> None:
    layout = find_layout(game)
    for name in layout.tiles.by_name:
        width, height = tile_size(layout, name)
        room = Area(3, 3, WIDTH - 3, round(WIDTH * height / width) - 3)
        assert ink(tile_svg(layout, name), width=WIDTH).inside(room), name


@pytest.mark.parametrize("game", DRAWN)
def test_every_face_that_a_tile_can_show_is_drawn_on_it(game: str) -> None:
    layout = find_layout(game)
    geometry = Geometry.of(layout, 10)
    for kind in layout.tiles.kinds:
        for face in kind.faces:
            box = geometry.tile(face.tier)
            drawing = Drawing()
            draw_tile(drawing, layout, Tile(kind.name, face.text), box)
            svg = drawing.svg(geometry.width, geometry.height, "", language="en")
            scale = 100 / geometry.width
            room = Area(
                *(round(edge * scale) for edge in (box.left, box.top, box.right, box.bottom))
            )
            assert used(svg, face.text)
            assert ink(svg, width=100).inside(room), (kind.name, face.text)


@pytest.mark.rule("K1")
def test_kumkom_tiles_have_thai_numerals_at_the_lower_right() -> None:
    layout = find_layout("kumkom")
    thai = tile_svg(layout, "ธ")
    assert used(thai, "๕")
    arabic = tile_svg(replace(layout, numerals="arabic"), "ธ")
    changed = difference(thai, arabic, width=WIDTH)
    assert changed is not None
    assert changed.left > WIDTH / 2
    assert changed.top > WIDTH / 2


@pytest.mark.parametrize("game", ["crossword", "primary", "crossing"])
def test_other_games_have_the_usual_digits(game: str) -> None:
    assert find_layout(game).numerals == "arabic"


def test_a_blank_shows_its_letter_hollow_and_no_points() -> None:
    layout = find_layout("crossword")
    box = Geometry.of(layout, 10).tile("base")
    pictures = []
    for kind in ("Q", "?"):
        drawing = Drawing()
        draw_tile(drawing, layout, Tile(kind, "Q"), box)
        pictures.append(drawing.svg(10, 10, "", language="en"))
    plain, blank = pictures
    assert used(plain, "10")
    assert not any(used(blank, points) for points in ("10", "0"))
    assert 'fill="none" stroke=' in blank
    assert 'fill="none"' not in plain


def test_a_dual_tile_on_the_rack_shows_both_letters_and_both_points() -> None:
    svg = tile_svg(find_layout("primary"), "H/Q")
    assert all(used(svg, text) for text in ("H", "Q", "4", "10"))
    assert name_of(svg) == "H worth 4 or Q worth 10"


def test_a_dual_tile_with_one_value_shows_it_once() -> None:
    svg = tile_svg(find_layout("kumkom"), "ฆ/ซ")
    assert svg.count(f'href="#{outline("๖").name}"') == 1
    assert name_of(svg) == "ฆ worth 6 or ซ worth 6"


def test_a_vowel_tile_shows_itself_with_and_without_its_tone() -> None:
    svg = tile_svg(find_layout("crossing"), "ี|ี่")
    assert used(svg, "ี")
    assert used(svg, "ี่")
    assert name_of(svg) == "◌ี worth 1 or ◌ี่ worth 1"


def test_a_tile_with_a_fixed_face_shows_only_that() -> None:
    svg = tile_svg(find_layout("kumkom"), "ฆ/ซ=ซ")
    assert used(svg, "ซ")
    assert not used(svg, "ฆ")


def test_tiles_are_named_in_the_language_in_force() -> None:
    layout = find_layout("kumkom")
    with in_language("th"):
        assert name_of(tile_svg(layout, "ก")) == "ก 1 แต้ม"
        assert name_of(tile_svg(layout, "?")) == "เบี้ยว่าง"
    assert name_of(tile_svg(layout, "?")) == "blank"


@pytest.mark.rule("K4")
def test_every_paper_mark_is_drawn_on_its_slip() -> None:
    layout = find_layout("kumkom")
    for mark in [*sorted(layout.rules.play.paper_marks), "ี่", "ื้", "ิ์"]:
        width, height = paper_mark_size(layout, mark)
        room = Area(2, 2, WIDTH - 2, round(WIDTH * height / width) - 2)
        assert ink(paper_mark_svg(layout, mark), width=WIDTH).inside(room), mark


def test_a_tile_is_as_large_as_it_says() -> None:
    layout = find_layout("crossing")
    for square in (12.0, 18.0):
        for name in ("ก", "่", "ุ", "?"):
            root = ET.fromstring(tile_svg(layout, name, square=square))  # noqa: S314
            size = [float(root.attrib[key].removesuffix("mm")) for key in ("width", "height")]
            assert size == pytest.approx(tile_size(layout, name, square=square), abs=0.001)
            assert size[0] < square


def test_a_rack_names_all_its_tiles() -> None:
    layout = find_layout("kumkom")
    names = ("ก", "ฆ/ซ", "?")
    svg = rack_svg(layout, names)
    assert name_of(svg) == "rack: ก worth 1, ฆ worth 6 or ซ worth 6, blank"
    groups = ET.fromstring(svg).findall("{*}g[@role='img']")  # noqa: S314
    assert [group.attrib["aria-label"] for group in groups] == [
        "ก worth 1",
        "ฆ worth 6 or ซ worth 6",
        "blank",
    ]


def test_an_empty_rack_is_a_picture_too() -> None:
    assert name_of(rack_svg(find_layout("kumkom"), ())) == "empty rack"


def test_an_unknown_tile_is_refused() -> None:
    with pytest.raises(ArgumentError, match="kind is"):
        tile_svg(find_layout("kumkom"), "Q")


def test_marks_on_tiles_are_centred_by_their_own_ink_within_a_pixel() -> None:
    # A wild tile has no points on it, so that all its ink is the mark.
    layout = find_layout("crossing")
    wild = next(kind for kind in layout.tiles.kinds if kind.wild)
    marks = [face.text for face in wild.faces if face.tier != "base"]
    assert len(marks) > 30
    for mark in marks:
        name = f"{wild.name}={mark}"
        width, height = tile_size(layout, name)
        x, y = ink(tile_svg(layout, name), width=WIDTH).centre
        assert abs(x - WIDTH / 2) <= 1, mark
        assert abs(y - WIDTH * height / width / 2) <= 1, mark


@pytest.mark.parametrize("game", DRAWN)
def test_the_only_face_of_a_tile_is_in_the_middle_of_it(game: str) -> None:
    layout = find_layout(game)
    for kind in layout.tiles.kinds:
        if len(kind.faces) == 1:
            width, height = tile_size(layout, kind.name)
            x, y = middle_of(tile_svg(layout, kind.name), kind.faces[0].text)
            assert x == pytest.approx(width / 2, abs=0.05), kind.name
            assert y == pytest.approx(height / 2, abs=0.05), kind.name


def middle_of(svg: str, text: str) -> tuple[float, float]:
    """Return the middle of the ink of *text* in the picture, in millimetres."""
    drawn = outline(text)
    uses = ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}use")  # noqa: S314
    place = next(use for use in uses if use.attrib["href"] == f"#{drawn.name}")
    found = re.fullmatch(r"translate\((\S+) (\S+)\) scale\((\S+)\)", place.attrib["transform"])
    assert found is not None
    x, y, scale = map(float, found.groups())
    return x + drawn.ink.centre[0] * scale, y + drawn.ink.centre[1] * scale
