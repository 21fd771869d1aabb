"""What holds for every sheet of every kind."""

from __future__ import annotations

import pickle
import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.drills.sheets import COUNT, cases, fresh, sheet
from thaigame.drills import all_kinds, find_kind, make
from thaigame.drills.lists import unfit_words
from thaigame.drills.model import BoardFigure, CellRow, FillTable, LetterGrid, RackFigure
from thaigame.errors import DrillError
from thaigame.layouts import find_layout
from thaigame.notation import parse_move, parse_rack, read_position
from thaigame.text import canonical, cells, faults
from thaigame.texts import LANGUAGES

if TYPE_CHECKING:
    from thaigame.drills.model import Figure

CASES = cases()
IDS = ["-".join([kind, *(f"{name}={value}" for name, value in options)]) for kind, options in CASES]
each_case = pytest.mark.parametrize(("kind", "options"), CASES, ids=IDS)
thai = re.compile("[ก-๙]").search

Options = tuple[tuple[str, str], ...]


@each_case
def test_a_sheet_has_the_items_asked_for(kind: str, options: Options) -> None:
    made = sheet(kind, options)
    assert all(len(part.items) == COUNT for part in made.parts), made.notes
    assert made.notes == ()
    assert all(part.instruction for part in made.parts)


@each_case
def test_an_item_has_one_right_answer_or_asks_for_all(kind: str, options: Options) -> None:
    for item in sheet(kind, options).items:
        assert item.answers
        assert all(item.answers)
        if item.wants == "one":
            assert len(item.answers) == 1
        if item.choices:
            assert len(item.choices) > 1
            assert len(set(item.choices)) == len(item.choices)
            assert set(item.answers) <= set(item.choices)
            assert len(item.right) == len(item.answers) < len(item.choices)


@each_case
def test_every_answer_is_explained(kind: str, options: Options) -> None:
    for item in sheet(kind, options).items:
        assert len(item.reason) > 3
        assert "{" not in item.reason + item.question + item.spoken


@each_case
def test_no_item_comes_twice(kind: str, options: Options) -> None:
    asked = [
        (item.question, frozenset(item.choices), item.spoken, item.figure)
        for item in sheet(kind, options).items
    ]
    assert len(set(asked)) == len(asked)
    no_words = {"consonant-classes", "dictionary-order", "score-play", "syllable-grid"}
    if kind not in no_words | {"homographs"}:  # a word comes again, with another sentence
        words = [item.word for item in sheet(kind, options).items]
        assert len(set(words)) == len(words)


@each_case
def test_the_same_seed_makes_the_same_sheet_and_another_seed_another(
    kind: str, options: Options
) -> None:
    made = sheet(kind, options)
    assert fresh(kind, options) == made
    assert sheet(kind, options, seed=2) != made
    assert pickle.loads(pickle.dumps(made)) == made  # noqa: S301  we wrote it


@each_case
def test_both_languages_ask_the_same(kind: str, options: Options) -> None:
    in_thai, in_english = sheet(kind, options), sheet(kind, options, lang="en")
    assert [item.word for item in in_thai.items] == [item.word for item in in_english.items]
    assert [item.right for item in in_thai.items] == [item.right for item in in_english.items]
    assert [item.figure for item in in_thai.items] == [item.figure for item in in_english.items]
    for part, other in zip(in_thai.parts, in_english.parts, strict=True):
        assert thai(part.instruction)
        assert re.search("[A-Za-z]", other.instruction)
        assert part.instruction != other.instruction


@each_case
def test_thai_in_a_sheet_is_canonical_and_fit_for_class(kind: str, options: Options) -> None:
    unfit = unfit_words()
    for item in sheet(kind, options).items:
        texts = (item.question, item.reason, item.spoken, *item.choices, *item.answers)
        assert [text for text in texts if canonical(text) != text] == []
        assert item.word not in unfit
        assert not unfit & {item.question, *item.choices, *item.answers}
        if item.word:
            assert not [fault for fault in faults(item.word) if fault.kind != "space"]


@each_case
def test_figures_can_be_drawn_without_knowing_the_kind(kind: str, options: Options) -> None:
    for part in sheet(kind, options).parts:
        for figure in (part.figure, part.solution):
            check_figure(figure)
        for item in part.items:
            check_figure(item.figure)
            check_figure(item.solution)
            if isinstance(item.solution, CellRow):
                assert "".join(item.solution.texts) == item.word


def check_figure(figure: Figure | None) -> None:
    if isinstance(figure, CellRow):
        assert all(0 <= opening.cell < len(figure.texts) for opening in figure.openings)
        open_cells = {each.cell for each in figure.openings}
        assert all(text or at in open_cells for at, text in enumerate(figure.texts))
    elif isinstance(figure, LetterGrid):
        assert len({len(row) for row in figure.rows}) == 1
        for row in figure.rows:
            assert all(
                square is None or square.text == "" or len(cells(square.text)) == 1
                for square in row
            )
    elif isinstance(figure, FillTable):
        assert {len(row) for row in figure.rows} == {len(figure.header)}
    elif isinstance(figure, BoardFigure):
        position = read_position(figure.position)
        assert position.faults() == ()
        if figure.move:
            parse_move(figure.move, position)
    elif isinstance(figure, RackFigure):
        assert parse_rack(figure.tiles, find_layout(figure.game))


@pytest.mark.parametrize("kind", [kind.name for kind in all_kinds()])
def test_json_says_question_answer_and_reason(kind: str) -> None:
    made = sheet(kind)
    document = made.as_json()
    items = document["items"]
    assert document["kind"] == kind
    assert isinstance(items, list)
    assert [each["answer"] for each in items] == [item.answer for item in made.items]
    assert all({"question", "answer", "reason"} <= set(each) for each in items)


def test_kinds_and_options_say_what_they_are_in_both_languages() -> None:
    assert len(all_kinds()) == len({kind.name for kind in all_kinds()}) >= 25
    for kind in all_kinds():
        for language in LANGUAGES:
            assert kind.title.text(language)
            assert kind.summary.text(language)
            assert all(option.help.text(language) for option in kind.settings)
        assert 1 <= kind.grade <= 6
        assert find_kind(kind.name) is kind


def test_a_wrong_request_says_what_would_be_right() -> None:
    with pytest.raises(DrillError, match="spell-out"):
        make("spellout")
    with pytest.raises(DrillError, match="finals"):
        make("matra-sort", final="direct")
    with pytest.raises(DrillError, match="any, direct"):
        make("matra-sort", finals="all")
    with pytest.raises(DrillError, match="1 to 200"):
        make("matra-sort", count=0)
    with pytest.raises(DrillError, match=r"1 .*to 6"):
        make("matra-sort", level=7)
    with pytest.raises(DrillError, match="not one item"):
        make("ro-han", words=["กา"])
    with pytest.raises(DrillError, match="level 2"):
        make("karan", level=1)


def test_a_sheet_with_too_few_words_says_so() -> None:
    made = make("live-dead", words=["กา", "มด"], count=5, lang="en")
    assert len(made.items) == 2
    assert "2 of 5" in made.notes[0]


@pytest.mark.nightly
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6, None])
def test_many_seeds_at_every_level_keep_the_promises(level: int | None) -> None:
    for kind, options in CASES:
        chosen: dict[str, Any] = dict(options)
        for seed in range(4):
            try:
                made = make(kind, count=25, level=level, seed=seed, **chosen)
            except DrillError as error:
                assert error.code in {"drills.nothing", "drills.nothing_yet"}  # noqa: PT017
                break
            asked = [(i.question, frozenset(i.choices), i.spoken, i.figure) for i in made.items]
            assert len(set(asked)) == len(asked)
            for item in made.items:
                assert item.wants == "all" or len(item.answers) == 1
                assert item.reason
                assert not item.choices or set(item.answers) < set(item.choices)
