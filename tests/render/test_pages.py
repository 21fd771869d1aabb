"""Boards as web pages: a grid of named squares in the language in force."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from tests.render.drawn import DRAWN
from thaigame.game.position import Position
from thaigame.layouts import find_layout
from thaigame.notation import parse_rack
from thaigame.render import board_html, page_html, position_html, rack_html
from thaigame.texts import in_language

VOID = {"meta", "link", "br"}


class Balance(HTMLParser):
    """Checks that every element that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.html_lang: str | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "html":
            self.html_lang = dict(attrs)["lang"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def table(game: str) -> ET.Element:
    found = ET.fromstring(f"<div>{board_html(find_layout(game))}</div>").find("table")  # noqa: S314
    assert found is not None
    return found


@pytest.mark.parametrize("game", DRAWN)
def test_a_board_is_a_grid_of_named_squares(game: str) -> None:
    layout = find_layout(game)
    grid = table(game)
    assert grid.attrib["role"] == "grid"
    assert {row.attrib["role"] for row in grid.findall("tr")} == {"row"}
    squares = grid.findall("tr/td[@role='gridcell']")
    names = [layout.grid.name(square) for square in range(layout.grid.size)]
    assert [square.attrib["data-square"] for square in squares] == names
    for square, name in zip(squares, names, strict=True):
        assert square.attrib["aria-label"].startswith(f"{name}: ")


def test_one_square_can_be_reached_with_the_keyboard_first() -> None:
    focus = [square.attrib["tabindex"] for square in table("kumkom").iter("td")]
    assert focus.count("0") == 1
    assert focus.count("-1") == len(focus) - 1


@pytest.mark.parametrize("language", ["en", "th"])
def test_a_page_says_its_language_and_is_well_formed(language: str) -> None:
    layout = find_layout("crossing")
    racks = (parse_rack("ก?", layout), None)
    with in_language(language):  # type: ignore[arg-type]  # one of the two
        page = position_html(replace(Position.start(layout), racks=racks))
        caption = table("crossing").findtext("caption")
    check = Balance()
    check.feed(page)
    assert check.open == []
    assert check.html_lang == language
    assert caption is not None
    assert caption.startswith({"en": "Reconstructed", "th": "ทำขึ้นใหม่"}[language])


def test_a_page_needs_nothing_from_elsewhere() -> None:
    page = position_html(Position.start(find_layout("kumkom")))
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "src=" not in page
    assert "url(" not in page


def test_what_a_page_uses_it_defines_once() -> None:
    layout = find_layout("kumkom")
    racks = (parse_rack("ก[ฆ/ซ]?", layout), None)
    page = position_html(replace(Position.start(layout), racks=racks))
    body = page.partition("<body>")[2].partition("<script>")[0]
    root = ET.fromstring(f"<div>{body}</div>")  # noqa: S314
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert {element.attrib["href"][1:] for element in root.iter("use")} == set(ids)


def test_a_rack_is_a_list_of_named_tiles() -> None:
    layout = find_layout("kumkom")
    root = ET.fromstring(f"<div>{rack_html(layout, ('ก', '?'))}</div>")  # noqa: S314
    assert [item.attrib["aria-label"] for item in root.iter("li")] == ["ก worth 1", "blank"]


def test_a_title_is_text_and_no_markup() -> None:
    page = page_html("<b>&", "<p>x</p>")
    assert "<title>&lt;b&gt;&amp;</title>" in page
    assert "<h1>&lt;b&gt;&amp;</h1>" in page
