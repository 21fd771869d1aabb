"""``thaigame layouts design``: a game file from a list of words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.process import thaigame
from thaigame.layouts import find_layout, load_layout
from thaigame.lexicon import find_lexicon
from thaigame.study.design import design

if TYPE_CHECKING:
    from pathlib import Path

WORDS = {
    "latin": "ÅTTA ÖVER ÅRA ÄGG RÖTA TRÄ GATA RATA GRÅ ÅR TAR RAR GÅR GE",
    "greek": "ΚΑΛΟ ΛΟΓΟΣ ΟΔΟΣ ΓΑΛΑ ΣΟΛΟ ΛΑΔΙ ΚΑΛΑ ΑΛΑΣ ΟΛΑ ΣΑΛΑ",
    "thai": "กา มา ตา ที่ นี่ ปู ปลา น้ำ ทำ ไป ใน เสือ เรือ มาก กาน้ำ",
    "lao": "ກາ ມາ ຕາ ນ້ຳ ປາ ໄປ ເຮືອ ບ້ານ ງານ ການ ນາ ຢາ",
}


def own_list(folder: Path, script: str) -> Path:
    file = folder / "words.txt"
    file.write_text("\n".join(WORDS[script].split()) + "\n", encoding="utf-8")
    return file


def test_english_words_ask_for_nearly_the_tiles_that_the_printed_set_has() -> None:
    printed = find_layout("scrabble").tiles
    made = design(find_lexicon("enable"), find_layout("scrabble"), name="own", lexicon="enable")
    assert {kind.name for kind in made.kinds} == set(printed.full) - {"?"}
    for kind in made.kinds:
        # The set has few S on purpose: too many words take one at their end.
        assert kind.name == "S" or abs(kind.count - printed.full[kind.name]) <= 1, kind
        assert abs(kind.points - printed.by_name[kind.name].faces[0].points) <= 3, kind
    assert made.layout.tiles.total == 100
    assert made.vowels == pytest.approx(0.42, abs=0.03)  # 42 of the 98 letters printed
    assert made.layout.grid == find_layout("scrabble").grid


@pytest.mark.parametrize("script", WORDS)
def test_a_list_in_any_script_becomes_a_file_that_is_whole_and_plays(
    script: str, tmp_path: Path
) -> None:
    words, file = own_list(tmp_path, script), tmp_path / "own-game.toml"
    call = ("layouts", "design", "--lexicon", str(words), "--tiles", "60", "--squares", "9x11")
    run = thaigame(*call, "--racks", "50", "-o", str(file), "--json")
    assert run.status == 0
    assert thaigame("layouts", "check", str(file)).status == 0
    layout = load_layout(file)
    assert (layout.name, layout.tiles.total) == ("own-game", 60)
    assert (layout.grid.rows, layout.grid.columns) == (9, 11)
    assert all(
        origin.provenance == "own" for name, origin in layout.origins.items() if name != "rules"
    )
    faces = {face.text for kind in layout.tiles.kinds for face in kind.faces}
    shown = set(run.json["without_tile"]) | faces
    letters = {ch for word in WORDS[script].split() for ch in word} - set(
        layout.rules.play.paper_marks
    )
    assert letters <= {ch for face in shown for ch in face}
    assert thaigame("selfplay", str(file), "--games", "1", "--seed", "1").status == 0


def test_the_share_of_first_words_is_told_with_its_error(tmp_path: Path) -> None:
    words, file = own_list(tmp_path, "thai"), tmp_path / "own.toml"
    call = ("layouts", "design", "--lexicon", str(words), "--tiles", "60", "--racks", "100")
    told = thaigame(*call, "--json").json
    share, error = told["first_word"]["share"], told["first_word"]["error"]
    assert error == pytest.approx((share * (1 - share) / 100) ** 0.5)
    assert thaigame(*call, "--json").json == told
    text = thaigame(*call, "-o", str(file)).out
    assert f"{share:.1%}" in text
    assert file.read_text(encoding="utf-8").strip() == thaigame(*call, "--name", "own").out.strip()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--squares", "15"), "15x15"),
        (("--squares", "41x41"), "40"),
        (("--tiles", "9"), "10"),
        (("--tiles", "12"), "12"),
        (("--like", "scrabble"), "scrabble"),
        (("--like", "nothing"), "nothing"),
        (("--name", "My Game"), "My Game"),
    ],
)
def test_what_makes_no_game_is_refused_and_no_file_is_written(
    options: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    words, file = own_list(tmp_path, "thai"), tmp_path / "own.toml"
    run = thaigame("layouts", "design", "--lexicon", str(words), *options, "-o", str(file))
    assert run.status == 2
    assert told in run.err
    assert not file.exists()
