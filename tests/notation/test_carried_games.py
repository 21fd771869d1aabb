"""A record of a game that does not come with the toolkit carries that game and opens anywhere."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from tests.own_games import layout_text
from thaigame import Generator, new_game
from thaigame.errors import LayoutError, RecordError
from thaigame.game import find_game
from thaigame.layouts import load_layout
from thaigame.notation import (
    load_record,
    read_record,
    record_of,
    replay_record,
    save_record,
    write_game,
    write_json,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from thaigame import Game
    from thaigame.notation import Record

WORDS = "BABA\nABBA\nABAB\nBAA\nABA\nAB\nBA\n"
FORMS: dict[str, Callable[[Record], str]] = {"gcg": write_game, "json": write_json}


def own_file(folder: Path, *, more: str = "") -> Path:
    """Write a small game, its list beside it; return the layout's file."""
    folder.mkdir(exist_ok=True)
    (folder / "words.txt").write_text(WORDS, encoding="utf-8")
    file = folder / "own.toml"
    text = layout_text("A B C D", more=more).replace(
        'name = "own"', 'name = "own"\nlexicon = "words.txt"'
    )
    file.write_text(f"# four letters  \n\n{text}", encoding="utf-8")
    return file


def some_turns(game: Game, turns: int = 2) -> Record:
    generator = Generator(game.spec)
    for _ in range(turns):
        game.push(generator.best(game.position, 1)[0].play)
        if game.pending is not None:
            game.accept()
    return record_of(game)


@pytest.fixture
def record(tmp_path: Path) -> Record:
    return some_turns(new_game(own_file(tmp_path / "here"), seed=3))


@pytest.mark.parametrize("form", FORMS)
def test_a_record_of_ones_own_game_opens_where_its_file_is_not(record: Record, form: str) -> None:
    again = read_record(FORMS[form](record).encode())
    assert again == record
    assert again.layout.text == record.layout.text
    assert not again.odd
    assert not replay_record(again).differences


@pytest.mark.parametrize("form", FORMS)
def test_a_game_that_comes_with_the_toolkit_is_only_named(form: str) -> None:
    text = FORMS[form](record_of(new_game("primary", seed=1)))
    assert "kinds" not in text
    assert read_record(text.encode()).layout.name == "primary"


@pytest.mark.parametrize("form", FORMS)
def test_rules_chosen_for_one_game_are_told_beside_the_game_that_is_carried(
    tmp_path: Path, form: str
) -> None:
    game = new_game(own_file(tmp_path / "here"), seed=3, challenge="void")
    again = read_record(FORMS[form](some_turns(game)).encode())
    assert again.layout.rules.turn.challenge == "void"
    assert load_layout(again.layout.text).rules.turn.challenge != "void"


@pytest.mark.parametrize("suffix", [".gcg", ".json"])
def test_the_list_of_a_carried_game_is_found_beside_the_record(
    record: Record, tmp_path: Path, suffix: str
) -> None:
    folder = tmp_path / "there"
    folder.mkdir()
    (folder / "words.txt").write_text(WORDS, encoding="utf-8")
    file = folder / f"game{suffix}"
    save_record(record, file)
    spec = find_game(str(tmp_path / "here" / "own.toml"))
    assert load_record(file).layout == spec.layout
    assert record.layout.lexicon == "words.txt"


def test_equal_files_are_one_game_wherever_they_lie(tmp_path: Path) -> None:
    one, other = own_file(tmp_path / "one"), own_file(tmp_path / "other")
    other.write_bytes(other.read_bytes().replace(b"\n", b"\r\n"))
    assert load_layout(one) == load_layout(other)
    game = new_game(one, seed=3)
    play = Generator(find_game(str(other))).best(game.position, 1)[0].play
    game.push(play)
    assert game.position.board


def test_a_file_that_says_something_else_is_another_game(tmp_path: Path) -> None:
    one = own_file(tmp_path / "one")
    other = own_file(tmp_path / "other", more="[rules.end]\nscoreless_turns = 5")
    assert load_layout(one) != load_layout(other)


@pytest.mark.parametrize("form", FORMS)
def test_a_record_is_read_by_what_it_carries_and_tells_where_another_game_is_known(
    record: Record, form: str
) -> None:
    text = FORMS[form](record).replace("points = 2", "points = 3").replace("sum = 32", "sum = 48")
    again = read_record(text.encode(), find_layout=lambda _: record.layout)
    assert [fault.message.key for fault in again.odd] == ["notation.carried_differs"]
    assert again.layout.tiles.by_name["A"].faces[0].points == 3
    assert replay_record(again).differences  # its plays were counted at two points a tile
    assert again.odd[0] in replay_record(again).notes


@pytest.mark.parametrize("form", FORMS)
def test_a_carried_game_under_a_bundled_name_is_told(record: Record, form: str) -> None:
    text = re.sub(r"\bown\b", "scrabble", FORMS[form](record))
    again = read_record(text.encode())
    assert [fault.message.key for fault in again.odd] == ["notation.carried_differs"]


def test_a_record_that_names_one_game_and_carries_another_is_refused(record: Record) -> None:
    with pytest.raises(RecordError, match="kumkom"):
        read_record(write_game(record).replace("#game own", "#game kumkom").encode())
    document = json.loads(write_json(record))
    document["game"]["name"] = "kumkom"
    with pytest.raises(RecordError, match="kumkom"):
        read_record(json.dumps(document).encode())


@pytest.mark.parametrize("text", ["/etc/hostname", "own.toml", "x" * 2_000_000])
def test_what_a_record_carries_opens_no_file(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    own_file(tmp_path)
    monkeypatch.chdir(tmp_path)
    document = json.loads(write_json(record))
    document["game"]["layout"] = text
    with pytest.raises(LayoutError):
        read_record(json.dumps(document).encode())


def test_another_edition_of_a_games_file_is_told() -> None:
    document = json.loads(write_json(record_of(new_game("primary", seed=1))))
    document["game"]["sha256"] = "0" * 64
    again = read_record(json.dumps(document).encode())
    assert [fault.message.key for fault in again.odd] == ["notation.other_edition"]


def test_a_file_too_large_for_its_record_is_named_and_the_record_can_be_read(
    tmp_path: Path,
) -> None:
    file = own_file(tmp_path)
    file.write_text(file.read_text(encoding="utf-8") + "# more\n" * 30_000, encoding="utf-8")
    large = some_turns(new_game(file, seed=3))
    for write in FORMS.values():
        text = write(large)
        assert "# more" not in text
        assert read_record(text.encode(), find_layout=lambda _: large.layout) == large
