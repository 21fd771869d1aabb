"""What docs/extending.md says is enough to add something is enough."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import indent

from thaigame.game import find_game

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "extending.md").read_text(encoding="utf-8")


def in_a_copy(folder: Path, option: str, *call: str) -> str:
    """Return what the program answers when the package has *option* among its options of a play."""
    for name in ("thaigame", "layouts", "lexicon"):
        shutil.copytree(
            ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.so", "__pycache__")
        )
    file = folder / "thaigame" / "layouts" / "ruleset.py"
    text = file.read_text(encoding="utf-8")
    head, end, tail = text.partition("\n\n@dataclass(frozen=True)\nclass TurnRules")
    assert end
    file.write_text(f"{head.rstrip()}\n{option}\n{end}{tail}", encoding="utf-8")
    made = subprocess.run(
        [
            sys.executable,
            "-c",
            "from thaigame.cli import main; import sys; sys.exit(main(sys.argv[1:]))",
            *call,
        ],
        cwd=folder,
        env={"PYTHONPATH": str(folder), "PYTHONUTF8": "1", "THAIGAME_NATIVE": "no"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    return made.stdout


def test_a_rule_option_is_known_from_its_declaration_on(tmp_path: Path) -> None:
    found = re.search(r"```python\n(mirror: .*?)```", PAGE, re.DOTALL)
    assert found
    game = tmp_path / "own.toml"
    game.write_text(
        'extends = "scrabble"\nname = "own"\n[rules.play]\nmirror = true\n', encoding="utf-8"
    )
    answer = in_a_copy(
        tmp_path, indent(found[1], "    ").rstrip(), "layouts", "show", str(game), "--json"
    )
    options = {each["key"]: each for each in json.loads(answer)["options"]}
    assert options["play.mirror"]["value"] is True
    assert options["play.mirror"]["changes"] == ["legality"]
    assert set(options["play.mirror"]["meanings"]) == {"en", "th"}


def test_a_word_list_lies_beside_the_game_that_names_it(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("CAT\nCATS\n", encoding="utf-8")
    game = tmp_path / "own.toml"
    game.write_text('extends = "scrabble"\nname = "own"\nlexicon = "words.txt"\n', encoding="utf-8")
    assert find_game(str(game)).accepts("CATS")
    assert not find_game(str(game)).accepts("DOG")
