"""The one search and the tools behind it, each against words read one by one, in every game."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

import pytest

from thaigame.errors import ArgumentError, LexiconError, RackError, StudyError
from thaigame.game.spec import GameSpec, find_game
from thaigame.lexicon import Lexicon
from thaigame.study import Query, Study, entries, ways_to_draw
from thaigame.study.query import FEATURES
from thaigame.text import cells

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.layouts.tiles import Rack
    from thaigame.study import Entry

GAMES = ("kumkom", "crossing", "primary", "crossword", "scrabble")


@cache
def sample(game: str) -> Study:
    """Return the tools over some hundred words of the game's list, near ones among them."""
    spec = find_game(game)
    words = sorted(spec.lexicon.words)
    chosen = random.Random(game)
    some: list[str] = []
    for _ in range(25):
        at = chosen.randrange(len(words) - 12)
        some += words[at : at + 12]
    some += chosen.sample(words, 150)
    return Study(GameSpec(spec.layout, Lexicon.from_words(some)))


def covers(rack: Rack, faces: Sequence[str], study: Study) -> bool:
    """Return whether some tiles of *rack* show *faces*, face after face."""
    if not faces:
        return True
    kinds = study.spec.tiles.by_name
    return any(
        covers(rest, faces[1:], study)
        for name in dict.fromkeys(rack)
        if kinds[name].face(faces[0]) is not None and (rest := rack.without([name])) is not None
    )


def some_rack(study: Study, chance: random.Random) -> Rack:
    """Return tiles of the set that make some word, with others for some of them."""
    tiles = study.spec.tiles
    while True:
        faces = list(chance.choice([each for each in study.pool if len(each.faces) < 10]).faces)
        names = [chance.choice(tiles.showing[face]) for face in faces]
        if chance.random() < 0.5:
            names[chance.randrange(len(names))] = chance.choice(list(tiles.full))
        if min(tiles.unseen(names).values()) > 0:
            return tiles.rack(names)


def check_racks(game: str, many: int, seed: int) -> None:
    study, chance = sample(game), random.Random(f"{game} {seed}")
    for _ in range(many):
        rack = some_rack(study, chance)
        board = chance.choice([0, 0, 0, 1])
        size = len(rack) + board
        near = [each for each in study.pool if len(each.faces) <= size]
        wanted = {
            each.word
            for each in near
            if len(each.faces) == size
            and any(covers(rack, rest, study) for rest in without(each.faces, board))
        }
        assert {one.word for one in study.anagrams(rack, board_letters=board)} == wanted
        made = {each.word for each in near if covers(rack, each.faces, study)}
        assert {one.word for one in study.build(rack)} == made
        stem = rack.without(rack[:1])
        assert stem is not None
        for face, words in study.stems(stem).items():
            assert set(words) == {
                each.word
                for each in near
                if len(each.faces) == len(rack)
                and face in each.faces
                and covers(stem, less(each.faces, face), study)
            }


def without(faces: Sequence[str], board: int) -> list[list[str]]:
    """Return *faces* without one that stands on the board, each in turn, or as they are."""
    return [less(faces, face) for face in set(faces)] if board else [list(faces)]


def less(faces: Sequence[str], face: str) -> list[str]:
    rest = list(faces)
    rest.remove(face)
    return rest


def check_neighbours(game: str, many: int, seed: int) -> None:
    study, chance = sample(game), random.Random(f"{game} {seed}")
    for _ in range(many):
        word = chance.choice(study.index.entries)
        start = chance.randrange(len(word.cells))
        part = word.cells[start : start + chance.randint(1, 4)]
        found = study.index.hooks(part)
        size = len(part) + 1
        longer = [each for each in study.pool if len(each.cells) == size]
        assert set(found.front) == {each.cells[0] for each in longer if each.cells[1:] == part}
        assert set(found.back) == {each.cells[-1] for each in longer if each.cells[:-1] == part}
        holding = {
            (each.word, at)
            for each in study.pool
            for at in range(len(each.cells) - len(part) + 1)
            if each.cells[at : at + len(part)] == part
        }
        assert {(each.word, at) for each, at in study.index.holding(part)} == holding


def some_pattern(study: Study, chance: random.Random) -> tuple[str, list[object]]:
    """Return a pattern and what it asks: a run, or a test of one cell."""
    word = chance.choice(study.index.entries)
    text = ""
    asked: list[object] = []
    for cell in word.cells:
        way = chance.randrange(6)
        alphabet = study.spec.layout.alphabet
        other = chance.choice(chance.choice(study.index.entries).cells)
        if way == 0:
            text, asked = text + chance.choice("_?."), [*asked, lambda _: True]
        elif way == 1 and not text.endswith("*"):
            text, asked = text + "*", [*asked, "*"]
        elif (
            way in (2, 3)
            and alphabet is None
            and [one.canonical for one in cells(cell + other)] == [cell, other]
        ):
            sign = "^" if way == 3 else ""
            text += f"[{sign}{cell}{other}]"
            pair, outside = {cell, other}, way == 3
            asked = [*asked, lambda each, pair=pair, no=outside: (each in pair) != no]
        else:
            text, asked = text + cell, [*asked, lambda each, cell=cell: each == cell]
    return text, asked


def fits(asked: Sequence[object], word: Sequence[str]) -> bool:
    if not asked:
        return not word
    if asked[0] == "*":
        return any(fits(asked[1:], word[at:]) for at in range(len(word) + 1))
    return bool(word) and asked[0](word[0]) and fits(asked[1:], word[1:])  # type: ignore[operator]


def check_patterns(game: str, many: int, seed: int) -> None:
    study, chance = sample(game), random.Random(f"{game} {seed}")
    for _ in range(many):
        text, asked = some_pattern(study, chance)
        wanted = {each.word for each in study.index.entries if fits(asked, tuple(each.cells))}
        found = {one.word for one in study.search(Query(pattern=text, playable=None))}
        assert found == wanted, text


def check_searches(game: str, many: int, seed: int) -> None:
    study, chance = sample(game), random.Random(f"{game} {seed}")
    for _ in range(many):
        word = chance.choice(study.index.entries)
        letters = "".join(chance.sample("".join(word.cells), min(2, len("".join(word.cells)))))
        letters = re.sub("[^\\w\u0e31-\u0e4e]", "", letters)
        counts = {
            name: (low, low + chance.randint(0, 3))
            for name in chance.sample(list(FEATURES), 2)
            for low in [max(0, FEATURES[name](study, word) - chance.randint(0, 2))]
        }
        query = Query(
            includes=letters if chance.random() < 0.4 else "",
            counts=counts,
            playable=chance.choice([True, False, None]),
            order=chance.choice(["alphabet", "probability", "points", "length"]),
        )
        found = study.search(query)
        assert {one.word for one in found} == {
            each.word for each in study.index.entries if meets(each, query, study)
        }
        last = chance.randint(0, 9)
        ranked = study.search(Query(**{**vars(query), "ranks": (3, last)}))
        assert ranked == found[2:last]
        assert [one.rank for one in found] == list(range(1, len(found) + 1))


def meets(entry: Entry, query: Query, study: Study) -> bool:
    text = "".join(entry.cells)
    return (
        query.playable in {None, entry.playable}
        and all(text.count(ch) >= query.includes.count(ch) for ch in query.includes)
        and all(
            low <= FEATURES[name](study, entry) <= (high or 0)
            for name, (low, high) in query.counts.items()
        )
    )


CHECKS = (check_racks, check_neighbours, check_patterns, check_searches)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_tools_find_what_reading_every_word_finds(game: str, check: object) -> None:
    check(game, 10, 1)  # type: ignore[operator]


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_tools_find_it_on_thousands_of_questions(game: str, check: object) -> None:
    check(game, 3000, 2)  # type: ignore[operator]


def small(name: str, words: str) -> Study:
    return Study(GameSpec(find_game(name).layout, Lexicon.from_words(words.split())))


@pytest.mark.parametrize("game", ["kumkom", "crossing"])
def test_sara_am_is_found_however_the_game_takes_it_apart(game: str) -> None:
    study = small(game, "น้ำ นำ ทำ ทา น้า กำไร")
    assert study.pattern("น้ำ") == ("น้ำ",)
    assert study.pattern("*ำ") == ("ทำ", "นำ", "น้ำ")
    assert study.pattern("?ำ") == ("ทำ", "นำ", "น้ำ")
    assert study.containing("ำ") == ("กำไร", "ทำ", "นำ", "น้ำ")
    assert {(one.front, one.back) for one in study.extensions("กำ")} == {("", "ไร")}


@pytest.mark.rule("T9")
@pytest.mark.parametrize("game", ["kumkom", "crossing"])
def test_letters_asked_for_are_no_word_and_stay_as_they_are_typed(game: str) -> None:
    words = ["เกเร", "แก", "แมว", "เปลเด็ก"]
    study = Study(GameSpec(find_game(game).layout, Lexicon.from_words(words)))
    two = {one.word for one in study.search(Query(includes="เเ", playable=None))}
    assert two == {"เกเร", "เปลเด็ก"}
    assert {one.word for one in study.search(Query(excludes="เเ", playable=None))} == {"แก", "แมว"}


@pytest.mark.parametrize("game", ["kumkom", "crossing"])
@pytest.mark.parametrize("text", ["อุบๆ อิบๆ", "อุบๆอิบๆ", "__ๆ__ๆ", "__[^ก]_[^ ก]_"])
def test_the_space_of_a_word_is_no_cell_whether_typed_or_not(game: str, text: str) -> None:
    study = Study(GameSpec(find_game(game).layout, Lexicon.from_words(["อุบๆ อิบๆ", "อุบ"])))
    found = study.search(Query(pattern=text, playable=None))
    assert [one.word for one in found] == ["อุบๆ อิบๆ"]
    assert not study.search(Query(pattern=text, playable=True))


def test_the_repeating_sign_is_a_hook_of_every_word_where_the_game_says_so() -> None:
    words = "มาก ดี คิกๆ"
    assert small("crossing", words).hooks("ดี").back == ("ๆ",)
    assert small("crossing", words).hooks("คิก").back == ("ๆ",)
    assert small("kumkom", words).hooks("ดี").back == ()
    assert small("crossing", words).pattern("*ๆ") == ("คิกๆ",)


@pytest.mark.parametrize(
    ("game", "letters", "word"),
    [
        ("kumkom", "มาการต", "มาตรกา"),
        ("kumkom", "ซาก", "ซาก"),
        ("crossing", "มาการต", "มาตรกา"),
        ("crossing", "น้ำ", "น้ำ"),
        ("crossing", "ตีน", "ตีน"),
        ("scrabble", "TAC", "CAT"),
    ],
)
def test_a_rack_may_be_given_as_letters_in_any_order(game: str, letters: str, word: str) -> None:
    study = small(game, word)
    assert [one.word for one in study.anagrams(letters)] == [word]
    assert study.racks(letters)


def test_letters_mean_every_choice_of_tiles_that_show_them() -> None:
    study = Study(find_game("crossing"))
    shown = study.spec.tiles.showing
    names = [[n for n in shown[face] if n != "?"] for face in "ตน"]
    expected = {study.spec.tiles.rack(chosen) for chosen in product(*names)}
    assert set(study.racks("ตน")) == expected
    with pytest.raises(RackError):
        study.racks("ตX")
    with pytest.raises(StudyError, match="ways"):
        study.racks("ตนดบ" * 4)


def test_words_that_the_equipment_cannot_make_are_told_apart() -> None:
    study = small("scrabble", "PIZZAZZ CAT A ANTIDISESTABLISHMENTARIAN")
    assert [one.word for one in study.search(Query())] == ["CAT"]
    cannot = study.search(Query(playable=False))
    assert {one.word for one in cannot} == {"PIZZAZZ", "A", "ANTIDISESTABLISHMENTARIAN"}
    assert not any(one.playable for one in cannot)


def test_lists_that_have_a_word_or_have_not_are_asked() -> None:
    study = small("kumkom", "กา ขา ตา")
    assert [one.word for one in study.search(Query(listed=("orst",)))] == ["กา", "ขา", "ตา"]
    assert study.search(Query(unlisted=("orst",))) == ()
    with pytest.raises(LexiconError):
        study.search(Query(listed=("no such list",)))


@pytest.mark.parametrize("text", ["7*", "[", "[]", "[^]", "ก[ข", "CAT", "ก+ข", "!", "ก*%"])
def test_a_sign_that_means_nothing_is_refused_and_not_answered_with_no_words(text: str) -> None:
    study = small("kumkom", "กา ขา")
    with pytest.raises(StudyError):
        study.pattern(text)
    with pytest.raises(StudyError):
        study.search(Query(pattern=text))


@pytest.mark.parametrize("text", ["กา", "C4T", "[A-Z]", "C{2}"])
def test_so_it_is_where_words_have_letters(text: str) -> None:
    with pytest.raises(StudyError):
        small("scrabble", "CAT").pattern(text)


def test_what_cannot_be_counted_or_ordered_by_is_refused() -> None:
    with pytest.raises(StudyError, match="vowels"):
        Query(counts={"charm": (1, 2)})
    with pytest.raises(ArgumentError, match="probability"):
        Query(order="beauty")  # type: ignore[arg-type]
    for text in ("CA7", "กา"):
        with pytest.raises(StudyError):
            small("scrabble", "CAT").search(Query(includes=text))


def every_way(entry: Entry, study: Study) -> int:
    """Count sets of tiles by all counts of all kinds that show a face of the word."""
    tiles = study.spec.tiles
    kinds = [kind for kind in tiles.kinds if {f.text for f in kind.faces} & set(entry.faces)]
    total = 0
    for chosen in product(*(range(min(tiles.full[kind.name], 3) + 1) for kind in kinds)):
        hand = tiles.rack(
            kind.name for kind, many in zip(kinds, chosen, strict=True) for _ in range(many)
        )
        if len(hand) == len(entry.faces) and covers(hand, entry.faces, study):
            ways = 1
            for kind, many in zip(kinds, chosen, strict=True):
                for step in range(many):
                    ways = ways * (tiles.full[kind.name] - step) // (step + 1)
            total += ways
    return total


@pytest.mark.parametrize("game", GAMES)
def test_ways_to_draw_are_those_of_every_set_of_tiles(game: str) -> None:
    study = sample(game)
    short = sorted(entries(study.spec), key=lambda each: len(each.faces))
    for entry in short[:12]:
        assert ways_to_draw(entry.faces, study.spec.tiles) == every_way(entry, study), entry.word
