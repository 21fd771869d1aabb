"""What docs/extending.md says is enough to add something is enough."""

from __future__ import annotations

import doctest
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


def blocks(heading: str) -> list[str]:
    """Return the pieces of Python under *heading*, in their order."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"```python\n(.*?)```", section, re.DOTALL)


class Copy:
    """The package in a folder of its own, to be changed as the page says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("thaigame", "layouts", "lexicon"):
            shutil.copytree(
                ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.so", "__pycache__")
            )

    def new(self, file: str, text: str) -> None:
        """Write a file that is not there yet."""
        path = self.folder / "thaigame" / file
        assert not path.exists()
        path.write_text(text, encoding="utf-8")

    def before(self, file: str, place: str, added: str) -> None:
        """Put *added* before *place*, which stands once in the file."""
        path = self.folder / "thaigame" / file
        text = path.read_text(encoding="utf-8")
        assert text.count(place) == 1
        path.write_text(text.replace(place, f"{added}{place}"), encoding="utf-8")

    def runs(self, program: str, *arguments: str) -> str:
        """Return what a program prints that finds this package and no other."""
        made = subprocess.run(
            [sys.executable, "-c", program, *arguments],
            cwd=self.folder,
            env={"PYTHONPATH": str(self.folder), "PYTHONUTF8": "1", "THAIGAME_NATIVE": "no"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert made.returncode == 0, made.stderr
        return made.stdout

    def answers(self, *call: str) -> str:
        """Return what the command answers."""
        return self.runs(
            "from thaigame.cli import main; import sys; sys.exit(main(sys.argv[1:]))", *call
        )


def test_a_rule_option_is_known_from_its_declaration_on(tmp_path: Path) -> None:
    (option,) = blocks("A rule option")
    game = tmp_path / "own.toml"
    game.write_text(
        'extends = "scrabble"\nname = "own"\n[rules.play]\nmirror = true\n', encoding="utf-8"
    )
    copy = Copy(tmp_path)
    copy.before(
        "layouts/ruleset.py",
        "\n\n@dataclass(frozen=True)\nclass TurnRules",
        indent(option, "    "),
    )
    answer = copy.answers("layouts", "show", str(game), "--json")
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


def test_a_player_has_a_name_from_its_line_in_the_table_on(tmp_path: Path) -> None:
    examples = doctest.DocTestParser().get_examples(blocks("A player")[0])
    copy = Copy(tmp_path)
    copy.new("strategy/longest.py", "".join(each.source for each in examples[:3]))
    copy.before(
        "strategy/players.py",
        "from thaigame.texts import message, variant\n",
        "from thaigame.strategy.longest import longest\n",
    )
    copy.before("strategy/players.py", '    "random": by_chance,\n', '    "longest": longest,\n')
    call = ("selfplay", "scrabble", "--players", "longest,random", "--games", "1", "--json")
    assert json.loads(copy.answers(*call, "--workers", "1"))["players"] == ["longest", "random"]


def test_a_drill_kind_is_a_file(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.new("drills/kinds/cell_count.py", blocks("A drill kind")[0])
    words = tmp_path / "words.txt"
    words.write_text("กา\nรัก\nบ้าน\n", encoding="utf-8")
    sheet = json.loads(
        copy.answers("drill", "cell-count", "--words", str(words), "--count", "3", "--json")
    )
    answers = {item["question"]: item["answer"] for item in sheet["items"]}
    assert answers == {"กา": "2", "รัก": "2", "บ้าน": "3"}
    assert "cell-count" in copy.answers("drill", "--list")


def test_a_kind_of_list_source_is_read_wherever_a_list_can_be_named(tmp_path: Path) -> None:
    module, choice = blocks("A kind of list source")
    copy = Copy(tmp_path)
    copy.new("lexicon/entries.py", module)
    copy.before(
        "lexicon/catalogue.py",
        "    return read_word_list(path, alphabet=alphabet).lexicon\n",
        indent(choice, "    "),
    )
    own, faulty = {"cat": {"of": "animals"}, "dog": None}, {"cat": 1, "d0g": 2}
    (tmp_path / "own.json").write_text(json.dumps(own, indent=1), encoding="utf-8")
    (tmp_path / "own.toml").write_text(
        'extends = "scrabble"\nname = "own"\nlexicon = "own.json"\n', encoding="utf-8"
    )
    (tmp_path / "faulty.json").write_text(json.dumps(faulty), encoding="utf-8")
    (tmp_path / "none.json").write_text("7", encoding="utf-8")
    (tmp_path / "more.txt").write_text("OX\n", encoding="utf-8")
    (tmp_path / "both.toml").write_text(
        '[[part]]\nlist = "own.json"\n[[part]]\nlist = "more.txt"\n', encoding="utf-8"
    )
    made = copy.runs(
        "from thaigame.game import find_game; from thaigame.lexicon import find_lexicon\n"
        "game = find_game('own.toml')\n"
        "print(*map(game.accepts, ['CAT', 'DOG', 'CATS', 'S']))\n"
        "print(len(find_lexicon('faulty.json').notices))\n"
        "print(sorted(find_lexicon('both.toml').words))"
    )
    assert made.splitlines() == ["True True False False", "1", "['CAT', 'DOG', 'OX']"]
    copy.answers("judge", "--game", "scrabble", "--lexicon", "own.json", "CAT", "DOG")
    told = copy.runs(
        "from thaigame.errors import LexiconError; from thaigame.lexicon import find_lexicon\n"
        "try: find_lexicon('none.json')\n"
        "except LexiconError as error: print(error)"
    )
    assert "none.json" in told


def test_a_renderer_is_offered_beside_the_others(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.new("render/tsv.py", blocks("A renderer")[0])
    copy.before("render/__init__.py", '    "cell_svg",\n    "last_play",\n', '    "board_tsv",\n')
    copy.before(
        "render/__init__.py", '            "labels": ("last_play",),\n', '"tsv": ("board_tsv",),\n'
    )
    made = copy.runs(
        "from thaigame.game import find_game; from thaigame.notation import parse_move\n"
        "from thaigame.render import *\n"
        "game = find_game('scrabble'); start = game.start()\n"
        "board = game.after(start, parse_move('8H CAT', start)).board\n"
        "print(board_tsv(game.layout, board))"
    )
    rows = [line.split("\t") for line in made.removesuffix("\n").split("\n")]
    assert {len(row) for row in rows} == {15}
    assert len(rows) == 15
    assert rows[7] == [*[""] * 7, "C", "A", "T", *[""] * 5]
    assert not any(map(any, rows[:7] + rows[8:]))


def test_an_event_is_kept_and_replayed_by_both_kinds_of_record(tmp_path: Path) -> None:
    kind, effect, request = blocks("An event")
    copy = Copy(tmp_path)
    copy.before("game/events.py", "Event = (\n", f"{kind}\n\n")
    copy.before("game/events.py", "    | EndCount\n", "    | Missing\n")
    copy.before("game/events.py", '    "end-count": EndCount,\n', '    "missing": Missing,\n')
    copy.before("game/apply.py", "_EFFECTS: Final[", f"{effect}\n\n")
    copy.before("game/apply.py", "    ev.EndCount: _end_count,\n", "    ev.Missing: _missing,\n")
    copy.before(
        "game/game.py",
        "from thaigame.game.moves import Challenge",
        "from thaigame.game.events import Missing\n",
    )
    copy.before("game/game.py", "    # -- history -", indent(f"{request}\n", "    "))
    made = copy.runs(
        "from thaigame.game import Game, find_game\n"
        "from thaigame.notation import *\n"
        "game = Game(find_game('scrabble'), seed=1)\n"
        "before = game.observation(0).bag_count\n"
        "game.missing('E')\n"
        "print(before - game.observation(0).bag_count, game.state.out)\n"
        "record = record_of(game)\n"
        "print(write_game(record).splitlines()[-1])\n"
        "print(read_game(write_game(record)) == record == read_json(write_json(record)))\n"
        "print(replay_record(record).differences)\n"
        "print(str(record_schema()).count(\"'missing'\"))\n"
        "game.pop()\n"
        "print(before - game.observation(0).bag_count, game.state.out)\n"
    )
    assert made.splitlines() == ["1 ('E',)", "#thaigame missing tiles=E", "True", "()", "1", "0 ()"]
