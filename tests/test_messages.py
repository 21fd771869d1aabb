"""Every text for people is there in both languages, with the same gaps, and is found by its key."""

from __future__ import annotations

import ast
import errno
import inspect
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING, get_args

import pytest

from scripts import message_keys
from thaigame.cli.program import COMMANDS
from thaigame.cli.sitting.spoken import _HELP
from thaigame.game.rules import REASONS
from thaigame.layouts import OPTIONS, Provenance
from thaigame.layouts.layout import TABLES
from thaigame.lexicon import Authority, find_lexicon, lexicon_names
from thaigame.strategy import level_names, player_names
from thaigame.text import FAULT_KINDS
from thaigame.texts import (
    LANGUAGES,
    Message,
    catalogue,
    in_language,
    language,
    message,
    said,
    variant,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

PACKAGE = Path(__file__).parent.parent / "thaigame"
TOPICS = message_keys.topics()
KEYS = {f"{topic}.{name}" for topic in TOPICS for name in catalogue(topic)}

# Latin words that stand in Thai texts because they are typed so, or have no other name.
FORMATS = """
    CSV GCG GIFT HTML JSON KLV KWG PDF SVG TIS TOML UTF Windows XLSX apkg docx gift html pdf svg tsv
    xlsx Dask csv json klv AB aff dic
"""
TYPED = """
    D Enter Hold N THAIGAME_CACHE base casual equity exchange false form game greedy help hold
    drills lengths list n note pass pip install player record position random reconstructed score
    sha sound split thaigame true whole y part rack hints character encoding surrogate
    tiles different points vowels consonants tones marked anagrams front back yes no any
    spelling word hooks English network port data Anki reply simulation endgame scheduler tcp
    values FILE GAME level tgi isready setoption newgame go stop quit milliseconds clock
    rounds nodes name value seed engine NAME
Play Exchange Pass Challenge Game GameSpec parse_move read_position pip install drills
"""


def gaps(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


@cache
def trees() -> dict[str, ast.Module]:
    """Return every module of the package, parsed."""
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """Yield each call of a function of these names, and where it stands."""
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in names:
                yield f"{path}:{node.lineno}", node


def own_texts() -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield where a text stands that the code gives in both languages by ``said``, and the text."""
    for where, call in calls("said"):
        english, thai = map(ast.literal_eval, call.args)
        yield where, (english, thai)


def in_templates() -> Iterator[tuple[str, str, set[str]]]:
    """Yield each text that a page names: the template, the key, and the gaps that it fills."""
    for path in sorted((PACKAGE / "web" / "templates").iterdir()):
        for key, values in re.findall(
            r"""\bt\("([\w.]+)"((?:, \w+=[^,()]+)*)\)""", path.read_text(encoding="utf-8")
        ):
            yield path.name, key, set(re.findall(r", (\w+)=", values))


def named_in_scripts() -> set[str]:
    """Return the texts that the scripts of a table show."""
    found = [
        path.read_text(encoding="utf-8")
        for path in (PACKAGE / "web" / "static").iterdir()
        if path.name in {"lobby.js", "table.js"}
    ]
    return set(re.findall(r"\btexts\.(?!js\b)(\w+)", " ".join(found)))


def constants() -> set[str]:
    """Return every text constant of the package, those in the templates of pages among them."""
    return {key for _, key, _ in in_templates()} | {
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("topic", TOPICS)
def test_both_languages_have_the_same_gaps(topic: str) -> None:
    texts = catalogue(topic)
    assert [name for name, (english, thai) in texts.items() if gaps(english) != gaps(thai)] == []


def test_texts_in_the_code_have_the_same_gaps_in_both_languages() -> None:
    assert [where for where, (one, other) in own_texts() if gaps(one) != gaps(other)] == []


@pytest.mark.parametrize("topic", TOPICS)
def test_thai_texts_are_thai_and_english_ones_are_not(topic: str) -> None:
    check_languages(catalogue(topic).items())


def test_thai_texts_in_the_code_are_thai_and_english_ones_are_not() -> None:
    check_languages(own_texts())


def check_languages(texts: Iterable[tuple[str, tuple[str, str]]]) -> None:
    """Check that a text has letters of its own language, and of the other only what it names."""
    for name, (in_english, in_thai) in texts:
        english, thai = (re.sub(r"\{[^{}]*\}", "", each) for each in (in_english, in_thai))
        assert thai == english or re.search("[ก-๙]", thai) or not re.search("[A-Za-z]", english), (
            name
        )
        # What stands in Latin letters in Thai is something to type, and is so in English too.
        latin = set(re.findall(r"[A-Za-z_]+", thai))
        assert latin <= set(re.findall(r"[A-Za-z_]+", english)) | known_words(), name
        # A Thai word in an English text is a term or an example that the Thai text has as well.
        assert all(word in thai for word in re.findall("[ก-ฮ]{2,}", english)), name


@pytest.mark.parametrize("topic", [topic for topic in TOPICS if topic != "drills"])
def test_no_english_word_is_left_in_a_thai_text(topic: str) -> None:
    for name, (_, in_thai) in catalogue(topic).items():
        if f"{topic}.{name}".startswith(("lexicon.edition", "lexicon.licence", "lexicon.source")):
            continue  # what word lists are called, who made them, and where
        thai = re.sub(r"\{[^{}]*\}", "", in_thai)
        assert set(re.findall(r"[A-Za-z_]{2,}", thai)) <= known_words(), name


@cache
def known_words() -> set[str]:
    """Return the Latin words that may stand in a Thai text."""
    values = {value for option in OPTIONS.values() for value in option.takes.every}
    names = {part for key in OPTIONS for part in key.split(".")}
    games = {"kumkom", "crossing", "primary", "crossword", "scrabble", "pythainlp"}
    words = {*FORMATS.split(), *TYPED.split(), *COMMANDS, *names, *games}
    return words | {value for value in values if isinstance(value, str)}


def test_the_type_checker_knows_the_keys_as_they_are() -> None:
    written = message_keys.FILE.read_text(encoding="utf-8")
    assert written == message_keys.stub(), "run python scripts/message_keys.py"


def test_the_type_checker_refuses_a_key_that_has_no_text(tmp_path: Path) -> None:
    # mypy reads the stub alone: the whole package would take it half a minute.
    stub = tmp_path / "keys.pyi"
    stub.write_bytes(message_keys.FILE.read_bytes())
    made = tmp_path / "made.py"
    made.write_text(
        "from keys import Family, Key\n"
        "def message(key: Key) -> None: ...\n"
        "def variant(family: Family, name: str) -> None: ...\n"
        'message("judging.acceptable"); message("cli.fact.size"); variant("cli.fact", "size")\n'
        'message("judging.exceptable")\n'
        'variant("cli.facts", "size")\n',
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path), made.name]
    found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert re.findall(r"made.py:(\d+): error", found.stdout) == ["5", "6"]


def test_messages_take_keys_and_families_and_no_other_texts() -> None:
    assert first_kind(message) == "Key"
    assert first_kind(variant) == "Family"


def first_kind(function: Callable[..., Message]) -> str:
    """Return the annotation of a function's first parameter, as it is written."""
    return str(next(iter(inspect.signature(function).parameters.values())).annotation)


def test_every_key_in_the_code_has_its_texts() -> None:
    named = {
        call.args[0].value
        for _, call in calls("message", "Message")
        if call.args and isinstance(call.args[0], ast.Constant)
    }
    assert named <= KEYS


def test_every_key_stands_in_full_where_it_is_used() -> None:
    families = {
        call.args[0].value for _, call in calls("variant") if isinstance(call.args[0], ast.Constant)
    }
    loose = {key for key in KEYS if key.rpartition(".")[0] not in families} - constants()
    assert loose == set()


def test_every_text_that_a_page_names_is_there_and_has_its_gaps_filled() -> None:
    wrong = []
    for template, key, filled in in_templates():
        topic, _, name = key.partition(".")
        if key not in KEYS or gaps(catalogue(topic)[name][0]) != filled:
            wrong.append((template, key))
    assert wrong == []
    said = [
        path.name
        for path in (PACKAGE / "web" / "templates").iterdir()
        if len(re.findall(r"\bt\(", path.read_text(encoding="utf-8")))
        != sum(template == path.name for template, _, _ in in_templates())
    ]
    assert said == []  # every call was read above


def values_named_in_help() -> set[str]:
    """Return the words that help has for what is to be typed: GAME, FILE ...

    A command takes its words from the language in force when it is made, which is once a program,
    so a program of its own is asked.
    """
    code = """if True:
        import re, click
        from thaigame.cli.program import _program
        program = _program()
        with click.Context(program) as context:
            names = program.list_commands(context)
            commands = [program, *(program.get_command(context, name) for name in names)]
        groups = [each for each in commands if isinstance(each, click.Group)]
        commands += [below for group in groups for below in group.commands.values()]
        for command in commands:
            below = command.subcommand_metavar if isinstance(command, click.Group) else ""
            shown = [command.options_metavar, below, *(param.metavar for param in command.params)]
            print(*re.findall("[A-Z]+", " ".join(filter(None, shown))))
    """
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=PACKAGE.parent
    )
    return set(ended.stdout.split())


def told_of_lists(fact: str) -> set[str]:
    """Return the bundled lists whose words about themselves are more than a name or a sign."""
    parts = {part for name in lexicon_names() for part in find_lexicon(name).parts}
    plain = re.compile(r"[\w.]+\(\)|CC0-1\.0").fullmatch
    return {part.name for part in parts if not plain(getattr(part, fact))}


def test_what_bundled_lists_say_of_themselves_is_told_in_both_languages() -> None:
    for part in {part for name in lexicon_names() for part in find_lexicon(name).parts}:
        for fact in ("edition", "licence", "source"):
            english, _ = catalogue("lexicon").get(f"{fact}.{part.name}", ("", ""))
            assert english in {"", getattr(part, fact)}


def test_a_family_has_a_text_for_each_thing_it_is_about_and_no_other() -> None:
    lists = ("list", "info", "check", "export", "import")
    under = {"lexicon": lists, "layouts": ("list", "check", "design", "show")}
    below = {f"{group} {name}" for group, names in under.items() for name in names}
    marks = {"1", "2", "3", "4"}
    parts = {"edition", "size", "sha256", "licence", "source", "min_length", "max_length"}
    wanted: dict[str, set[str]] = {
        "cli.about": {"thaigame", *COMMANDS, *below},
        "cli.authority": set(get_args(Authority)),
        "cli.provenance": set(get_args(Provenance)),
        "cli.search_of": {"cells", "letters", "none", "steps", "whole"},
        "cli.table": set(TABLES),
        "cli.kernel": {"native", "python"},
        "cli.fact": {*parts, "authority"},
        "cli.what": values_named_in_help(),
        **{f"lexicon.{fact}": told_of_lists(fact) for fact in ("edition", "licence", "source")},
        "render.table": set(TABLES),
        "play.type": set(_HELP),
        "play.does": set(_HELP),
        "rules.broken": {*REASONS, "mark_without_tile", "word_two_e"},
        "render.short": {"letter", "word"},
        "render.target": {"letter", "word"},
        "spelling.length": {"short", "long"},
        "spelling.mark": marks,
        "text.fault": set(FAULT_KINDS) - {"empty"},
        "web.table": named_in_scripts(),
        "strategy.player": set(player_names()) - set(level_names()),
        "values.part": {"tiles", "pair", "combination"},
    }
    found: dict[str, set[str]] = {}
    for key in KEYS:
        family, _, name = key.rpartition(".")
        if "." in family:
            found.setdefault(family, set()).add(name)
    assert found.pop("files.errno") <= set(errno.errorcode.values())  # the system's own names
    assert found == wanted


def test_a_call_that_names_its_key_fills_the_gaps_of_the_text_and_no_others() -> None:
    wrong = []
    for where, call in calls("message"):
        first, names = call.args[0], {each.arg for each in call.keywords}
        either = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
        for key in either:
            if isinstance(key, ast.Constant) and key.value in KEYS and None not in names:
                topic, _, name = key.value.partition(".")
                if gaps(catalogue(topic)[name][0]) != names:
                    wrong.append((where, key.value))
    assert wrong == []


def test_every_message_can_be_shown_in_both_languages() -> None:
    for topic in TOPICS:
        for name, (english, _) in catalogue(topic).items():
            shown = Message(f"{topic}.{name}", tuple(dict.fromkeys(gaps(english), 1).items()))
            assert all(shown.text(each) for each in LANGUAGES)


def test_a_message_within_a_message_speaks_the_same_language() -> None:
    inner = message("judging.stand_in")
    outer = message("judging.near", words=inner)
    assert inner.text("th") in outer.text("th")
    assert inner.text("en") in outer.text("en")


def test_the_language_chosen_in_a_block_ends_with_it() -> None:
    shown: Message = message("judging.acceptable")
    with in_language("th"):
        assert language() == "th"
        assert str(shown) == shown.text("th")
    assert str(shown) == shown.text("en")


def test_a_text_that_stands_where_it_is_used_is_shown_like_any_other() -> None:
    asked = said("How is {word} read?", "{word} อ่านว่าอย่างไร")
    assert asked.of(word="มด").text("en") == "How is มด read?"
    with in_language("th"):
        assert str(asked.of(word="มด")) == "มด อ่านว่าอย่างไร"
    inner = said("a word", "คำ")
    assert asked.of(word=inner).text("th") == "คำ อ่านว่าอย่างไร"


def test_the_gaps_of_a_text_are_filled_by_their_names_and_no_others() -> None:
    asked = said("How is {word} read?", "{word} อ่านว่าอย่างไร")
    for values in ({}, {"text": "มด"}, {"word": "มด", "text": "มด"}):
        with pytest.raises(TypeError, match="word"):
            asked.of(**values)
