"""Games of one's own: by path, as text, and laid over a bundled game."""

from __future__ import annotations

import pickle
from hashlib import sha256
from pathlib import Path

import pytest

from thaigame.errors import LayoutError, UnknownGameError
from thaigame.layouts import find_layout, layout_names, load_layout
from thaigame.resources import folder

BEGINNERS = Path(__file__).parent.parent / "data" / "layouts" / "beginners.toml"


def test_five_games_two_variants_and_games_of_other_languages_come_with_the_toolkit() -> None:
    assert set(layout_names()) == {
        *("kumkom", "crossing", "primary", "crossword", "scrabble"),
        *("kumkom-as-printed", "kumkom-contest"),
        *("super-scrabble", "spanish", "polish", "lao"),
    }


@pytest.mark.parametrize("name", layout_names())
def test_a_file_is_called_as_its_game(name: str) -> None:
    layout = find_layout(name)
    assert layout.name == name
    assert layout.titles.keys() == {"en", "th"}
    raw = (folder("layouts") / f"{name}.toml").read_bytes()
    assert layout.sha256 == sha256(raw).hexdigest()


def test_a_sixth_game_needs_only_a_file() -> None:
    layout = find_layout(BEGINNERS)
    assert (layout.grid.rows, layout.grid.columns, layout.tiles.total) == (7, 7, 40)
    assert layout.grid.name(layout.grid.centre) == "D4"
    assert layout.rules.play.rack_size == 5
    assert find_layout(str(BEGINNERS)) == layout


def test_a_game_can_be_given_as_text() -> None:
    layout = load_layout(BEGINNERS.read_text(encoding="utf-8"))
    assert layout.tiles == find_layout(BEGINNERS).tiles
    assert layout.source == ""


def test_windows_line_ends_and_a_byte_order_mark_change_nothing(tmp_path: Path) -> None:
    text = BEGINNERS.read_text(encoding="utf-8").replace("\n", "\r\n")
    path = tmp_path / "windows.toml"
    path.write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert load_layout(path).tiles == find_layout(BEGINNERS).tiles


def test_a_game_is_a_value_that_can_be_pickled() -> None:
    layout = find_layout("crossing")
    assert pickle.loads(pickle.dumps(layout)) == layout  # noqa: S301  our own bytes


def test_a_file_may_lay_its_own_options_over_a_bundled_game() -> None:
    layout = load_layout(
        'name = "evening"\nextends = "kumkom"\n[rules.end]\nclock_seconds = 600\n'
        "[rules.play]\nbonus = { 9 = 100 }\n"
    )
    kumkom = find_layout("kumkom")
    assert (layout.name, layout.rules.end.clock_seconds) == ("evening", 600)
    assert layout.rules.play.bonus == {9: 100}
    assert (layout.grid, layout.tiles, layout.rules.turn) == (
        *(kumkom.grid, kumkom.tiles, kumkom.rules.turn),
    )


@pytest.mark.parametrize("base", ["kumkom-contest", "beginners", "../kumkom", ""])
def test_only_a_whole_bundled_game_can_be_laid_under(base: str) -> None:
    with pytest.raises(LayoutError) as caught:
        load_layout(f'name = "evening"\nextends = "{base}"\n')
    [fault] = caught.value.faults
    assert fault.text("en").startswith("line 2, extends:")


@pytest.mark.parametrize("name", ["", "chess", "KUMKOM", "../kumkom", "\0", "ก" * 5000])
def test_an_unknown_game_is_told_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGameError) as caught:
        find_layout(name)
    for language in ("en", "th"):
        assert "kumkom" in caught.value.message.text(language)


def test_both_slashes_name_the_same_tile() -> None:
    text = BEGINNERS.read_text(encoding="utf-8")
    for slash in ("/", "\\\\"):
        changed = text.replace('name = "ข", count', f'name = "ข{slash}ฃ", count')
        assert "ข/ฃ" in load_layout(changed).tiles.by_name


def test_an_upper_vowel_may_carry_several_tones() -> None:
    layout = load_layout(
        (folder("layouts") / "crossing.toml")
        .read_text(encoding="utf-8")
        .replace('name = "ี|ี่"', 'name = "ี|ี่|ี้"')
    )
    assert [face.text for face in layout.tiles.by_name["ี|ี่|ี้"].faces] == ["ี", "ี่", "ี้"]


def test_a_file_that_changes_a_game_does_not_print_its_notes_as_of_what_it_changed() -> None:
    """An option of one's own is not the rule sheet's, whatever the base says of its sources."""
    layout = load_layout(
        'name = "mine"\ntitle = { en = "Mine", th = "ของฉัน" }\nextends = "kumkom"\n'
        "[rules.play]\noverlay_limit = 2\nbonus = { 9 = 100 }\n[rules.end]\nclock_seconds = 600\n"
    )
    told = layout.origins["rules"]
    assert told.provenance == "own"
    assert told.note.text("en") == (
        "As kumkom, but for what this file sets itself: "
        "play.overlay_limit, play.bonus, end.clock_seconds."
    )
    assert "K18" not in told.note.text("th")
    assert layout.origins["tiles"] == find_layout("kumkom").origins["tiles"]


def test_a_file_that_says_where_its_changes_come_from_is_believed() -> None:
    contest = find_layout("kumkom-contest").origins["rules"]
    assert contest.provenance == "public"
    assert contest.note.text("en").startswith("As kumkom, except: ")
