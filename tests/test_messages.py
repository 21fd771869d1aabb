"""Every text for people is there in both languages, with the same gaps, and is found by its key."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING

import pytest

from thaigame.texts import LANGUAGES, Message, catalogue, in_language, language, message, said

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PACKAGE = Path(__file__).parent.parent / "thaigame"
TOPICS = sorted(path.stem for path in (PACKAGE / "texts").glob("[a-z]*.*"))


def gaps(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def own_texts() -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield where a text stands that the code gives in both languages by ``said``, and the text."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "said":
                english, thai = map(ast.literal_eval, node.args)
                yield f"{path.relative_to(PACKAGE).as_posix()}:{node.lineno}", (english, thai)


def keys_in_code() -> Iterator[tuple[str, str]]:
    """Yield each key that a call of ``message`` names in full, with the file."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {"message", "Message"}:
                key = node.args[0] if node.args else None
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value, path.relative_to(PACKAGE).as_posix()


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
    thai = re.compile("[ก-๙]").search
    plain = re.compile("[A-Za-z]").search
    for name, (in_english, in_thai) in texts:
        words = re.sub(r"\{[^}]*\}", "", in_english)
        if plain(words) and in_english != in_thai:
            assert thai(in_thai), name


def test_every_key_in_the_code_has_its_texts() -> None:
    missing = []
    for key, path in keys_in_code():
        topic, _, name = key.partition(".")
        if topic not in TOPICS or name not in catalogue(topic):
            missing.append((key, path))
    assert missing == []


def test_every_message_can_be_shown_in_both_languages() -> None:
    for topic in TOPICS:
        for name, (english, _) in catalogue(topic).items():
            shown = message(f"{topic}.{name}", **dict.fromkeys(gaps(english), 1))
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
