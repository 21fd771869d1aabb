"""Without the extra, pictures say what to install, and text works as ever."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import thaigame
from thaigame.errors import RenderError
from thaigame.game.position import Position
from thaigame.layouts import find_layout
from thaigame.render import board_svg, cell_svg, fonts, glyphs
from thaigame.texts import in_language

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(params=["uharfbuzz", "fontTools.ttLib", "fontpkg_sarabun"])
def missing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Let one library of the extra be missing."""
    caches = (fonts.open_font, glyphs.outline, glyphs.line)
    for cache in caches:
        cache.cache_clear()
    monkeypatch.setitem(sys.modules, request.param, None)
    yield request.param
    monkeypatch.undo()
    for cache in caches:
        cache.cache_clear()


def test_a_picture_tells_what_to_install(missing: str) -> None:
    with pytest.raises(RenderError, match=r'pip install "thaigame\[render\]"') as caught:
        cell_svg("ที่")
    assert missing in str(caught.value)
    with in_language("th"):
        assert 'pip install "thaigame[render]"' in str(caught.value)


@pytest.mark.usefixtures("missing")
def test_a_board_tells_it_too() -> None:
    with pytest.raises(RenderError):
        board_svg(find_layout("kumkom"), square=7.125)


@pytest.mark.usefixtures("missing")
def test_a_notebook_shows_the_text_instead() -> None:
    position = Position.start(thaigame.find_layout("crossword"))
    assert position._repr_svg_() is None  # type: ignore[attr-defined]
    assert "3W" in str(position)


def test_drawing_nothing_loads_nothing() -> None:
    code = "import sys, thaigame.api; print('fontTools' in sys.modules, 'uharfbuzz' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["False", "False"]
