"""Thai texts use the words of docs/glossary.md, each for one thing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.test_messages import TOPICS, own_texts
from thaigame.texts import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

GLOSSARY = Path(__file__).parent.parent / "docs" / "glossary.md"


class Term(NamedTuple):
    english: str
    thai: tuple[str, ...]
    never: tuple[str, ...]


def terms() -> list[Term]:
    found = []
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and cells[0] not in {"English", "---"}:
            english, thai, never = cells
            words = (tuple(filter(None, re.split(r",\s*", text))) for text in (thai, never))
            found.append(Term(english, *words))
    return found


TERMS = terms()
HELD = [term for term in TERMS if term.english not in {"to play, a play", "turn", "cell"}]
"""Those whose English word has one meaning in the texts."""


def texts() -> Iterator[tuple[str, str, str]]:
    """Yield the name of each text, and the text in English and Thai without its gaps."""
    pairs = [
        (f"{topic}.{name}", pair) for topic in TOPICS for name, pair in catalogue(topic).items()
    ]
    for name, (english, thai) in [*pairs, *own_texts()]:
        if name.startswith("arguments."):
            continue  # for programmers, who are told the names of classes
        yield name, re.sub(r"\{[^}]*\}", "", english), thai


def test_the_glossary_is_read() -> None:
    assert len(TERMS) > 20
    assert Term("standard input", ("ข้อมูลเข้ามาตรฐาน",), ("อินพุต",)) in TERMS


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.english)
def test_no_text_uses_the_other_word(term: Term) -> None:
    assert [name for name, _, thai in texts() for word in term.never if word in thai] == []


@pytest.mark.parametrize("term", HELD, ids=lambda term: term.english)
def test_where_the_english_text_has_the_term_the_thai_one_has_its_word(term: Term) -> None:
    named = re.compile(rf"(?<![-\w.]){term.english}e?s?\b(?!\w)", re.IGNORECASE)
    missing = [
        name
        for name, english, thai in texts()
        if named.search(english) and not any(word in thai for word in term.thai)
    ]
    assert missing == []
