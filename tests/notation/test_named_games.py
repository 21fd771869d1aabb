"""A record, a line or a layout chooses nothing outside itself: no path in it is ever opened."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

from tests.cli.process import ROOT, thaigame
from thaigame.errors import LexiconError, UnknownGameError
from thaigame.filing import beside
from thaigame.game import find_game, new_game
from thaigame.lexicon import find_lexicon
from thaigame.notation import (
    load_record,
    read_game,
    read_json,
    read_position,
    record_of,
    save_record,
    write_json,
)

BEGINNERS = ROOT / "tests" / "data" / "layouts" / "beginners.toml"
LINE = "7/7/7/7/7/7/7 -/- 0/0 0 game {};"
GCG = "#game {}\n#player1 a A\n#player2 b B\n"
HOSTILE = (
    "/etc/passwd",
    "/dev/zero",
    "../kumkom.toml",
    "kumkom.toml",
    "./kumkom",
    "layouts/kumkom.toml",
    "//attacker.example/share/game.toml",
    r"\\attacker.example\share\game.toml",
    r"C:\games\game.toml",
    "file:///etc/passwd",
    "https://attacker.example/game.toml",
    "KUMKOM",
    "",
)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return the paths that are opened or looked at from here on."""
    found: list[object] = []

    def watch(owner: object, name: str) -> None:
        real = getattr(owner, name)

        def watched(path: object, *rest: object, **more: object) -> object:
            found.append(path)
            return real(path, *rest, **more)

        monkeypatch.setattr(owner, name, watched)

    for name in ("open", "stat", "lstat"):
        watch(os, name)
    for name in ("open", "is_file", "exists", "stat", "resolve"):
        watch(Path, name)
    monkeypatch.setattr("builtins.open", lambda *_args, **_more: pytest.fail("opened"))
    return found


def json_of(name: str) -> str:
    document = json.loads(write_json(record_of(new_game("kumkom", seed=1))))
    document["game"]["name"] = name
    return json.dumps(document)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_path_where_a_game_is_named_is_refused_unopened(name: str, opened: list[object]) -> None:
    with pytest.raises(UnknownGameError, match="--game"):  # all texts are read
        read_position(LINE.format("go"))
    texts = {"line": LINE.format(name), "gcg": GCG.format(name), "json": json_of(name)}
    opened.clear()
    for read, text in ((read_position, "line"), (read_game, "gcg"), (read_json, "json")):
        if text == "gcg" and not name:  # names no game, so it is the usual one
            continue
        with pytest.raises(UnknownGameError, match="--game"):
            read(texts[text])
    assert opened == []


def test_a_pipe_that_a_record_names_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "game.toml"
    os.mkfifo(pipe)
    file = tmp_path / "record.gcg"
    file.write_text(GCG.format(pipe), encoding="utf-8")
    for call in (
        ("replay", str(file)),
        ("show", "--record", str(file)),
        ("score", "--position", LINE.format(pipe), "1A กา"),
        ("show", "--position", LINE.format(pipe)),
        ("play", "kumkom", "--record", str(file)),
    ):
        run = thaigame(*call)
        assert run.status == 2, call
        assert run.out == ""


def test_a_record_names_the_game_that_it_is_read_for(tmp_path: Path) -> None:
    spec = find_game(str(BEGINNERS))
    file = tmp_path / "own.json"
    save_record(record_of(new_game(spec, seed=1)), file)
    document = json.loads(file.read_text(encoding="utf-8"))
    assert document["game"].pop("layout") == spec.layout.text
    file.write_text(json.dumps(document), encoding="utf-8")  # as one that carries no game
    with pytest.raises(UnknownGameError):
        load_record(file)
    assert load_record(file, find_layout=lambda _: spec.layout).layout == spec.layout
    assert thaigame("replay", str(file)).status == 2
    assert thaigame("replay", str(file), "--game", str(BEGINNERS)).status == 0
    assert thaigame("show", "--record", str(file), "--game", str(BEGINNERS)).status == 0
    assert thaigame("replay", str(file), "--game", "kumkom").status == 2


@pytest.mark.parametrize("read", [LINE.format("beginners"), "7/7/7/7/7/7/7 -/- 0/0 0"])
def test_a_line_names_the_game_asked_for_or_none(read: str) -> None:
    assert thaigame("show", "--game", str(BEGINNERS), "--position", read).status == 0


def test_a_game_is_resumed_as_the_game_it_is(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    save_record(record_of(new_game("primary", seed=1)), file)
    run = thaigame("play", "kumkom", "--record", str(file))
    assert run.status == 2
    assert "primary" in run.err


def own_game(folder: Path, lexicon: str) -> str:
    """Return a layout file that names *lexicon*."""
    text = BEGINNERS.read_text(encoding="utf-8")
    file = folder / "own.toml"
    file.write_text(text.replace('"orst"', json.dumps(lexicon)), encoding="utf-8")
    return str(file)


def test_a_layout_names_a_list_that_lies_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lists").mkdir()
    (tmp_path / "lists" / "words.txt").write_text("กา\nมา\n", encoding="utf-8")
    game = own_game(tmp_path, "lists/words.txt")
    monkeypatch.chdir("/")
    assert len(find_game(game).lexicon) == 2
    assert len(find_game(own_game(tmp_path, r"lists\words.txt")).lexicon) == 2


OUTSIDE = (
    "/etc/passwd",
    "../words.txt",
    "lists/../../words.txt",
    r"..\words.txt",
    r"\\attacker.example\share\words.txt",
    "//attacker.example/share/words.txt",
    "C:words.txt",
    "none.txt",
    "pipe",
    ".",
)


@pytest.mark.parametrize("name", OUTSIDE)
def test_a_list_elsewhere_is_not_opened_because_a_file_says_so(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (tmp_path / "words.txt").write_text("กา\nมา\n", encoding="utf-8")
    os.mkfifo(folder / "pipe")
    assert beside(folder / "own.toml", name) is None
    with pytest.raises(LexiconError, match=r"own\.toml names the word list"):
        find_game(own_game(folder, name))
    lists = folder / "lists.toml"
    for listed in (name, f"{name}.toml"):
        lists.write_text(f"[[part]]\nlist = {json.dumps(listed)}", encoding="utf-8")
        with pytest.raises(LexiconError, match=r"lists\.toml names the word list"):
            find_lexicon(lists)
    overlay = f'[[part]]\nlist = "orst"\n[[overlay]]\nfile = {json.dumps(name)}'
    lists.write_text(overlay, encoding="utf-8")
    with pytest.raises(LexiconError, match=r"lists\.toml names the word list"):
        find_lexicon(lists)


def test_whoever_calls_may_name_any_file(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("กา\nมา\n", encoding="utf-8")
    game = own_game(tmp_path, "/etc/passwd")
    assert len(find_game(game, lexicon=str(words)).lexicon) == 2


@pytest.mark.skipif(os.name == "nt", reason="modes are a matter of POSIX")
def test_the_record_of_a_game_under_way_is_for_its_owner_alone(tmp_path: Path) -> None:
    file, saved = tmp_path / "game.json", tmp_path / "saved.json"
    run = thaigame("play", "kumkom", "--record", str(file), given=f"save {saved}\nquit\n")
    assert run.status == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    # 63 bits: no one tries them all to learn the bag from a rack of one's own.
    assert json.loads(file.read_text(encoding="utf-8"))["seed"].bit_length() > 40
