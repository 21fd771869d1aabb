"""Words with ๆ are one word in every game, however they are typed: all that the dictionary has."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest

from tests.cli.process import thaigame
from tests.games import begun, move
from tests.plays import faults, game
from thaigame.game.judging import explain, judge
from thaigame.game.playable import faces_needed
from thaigame.game.spec import GameSpec, find_game
from thaigame.layouts import find_layout
from thaigame.lexicon import Lexicon, find_lexicon
from thaigame.lexicon.listed import board_form
from thaigame.movegen.generator import Generator
from thaigame.study.study import Study
from thaigame.text import Cell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.layouts import Layout


@cache
def headwords() -> tuple[str, ...]:
    """The entries of the Royal Society's dictionary that end with one ๆ and are one word."""
    return tuple(sorted(filter(re.compile("[^ๆ ]+ ๆ").fullmatch, find_lexicon("orst"))))


@cache
def of_headwords() -> GameSpec:
    """The three-tier game with a list of these entries and of nothing else."""
    return GameSpec(find_layout("crossing"), Lexicon.from_words(headwords()))


def tiles_for(faces: Sequence[str], layout: Layout, used: tuple[str, ...] = ()) -> list[str] | None:
    """Return names of tiles of the set that show *faces* together, or None."""
    if not faces:
        return list(used)
    for name in layout.tiles.showing[faces[0]]:
        if used.count(name) < layout.tiles.full[name]:
            found = tiles_for(faces[1:], layout, (*used, name))
            if found is not None:
                return found
    return None


def test_there_are_373_and_a_fifth_have_no_word_before_the_sign() -> None:
    royal = find_lexicon("orst")
    assert len(headwords()) == 373
    assert sum(word.split()[0] not in royal for word in headwords()) == 72


@pytest.mark.rule("T9", "K17")
@pytest.mark.parametrize("name", ["crossing", "kumkom"])
def test_the_judge_accepts_every_one_of_them_with_the_space_and_without(name: str) -> None:
    spec = find_game(name)
    assert find_lexicon("orst").authority == "official"
    for word in headwords():
        plain = word.replace(" ", "")
        for typed in (word, plain):
            ruling = judge(spec, [typed], strict=True)
            assert ruling.words == (plain,)
            assert (ruling.acceptable, ruling.authority) == (True, "official")
            (told,) = explain(spec, [typed])
            assert (told.listed_in, told.stem) == (("orst",), "")


@pytest.mark.rule("T9")
def test_every_one_of_them_is_laid_found_best_and_scored() -> None:
    spec = of_headwords()
    generator = Generator(spec)
    found = 0
    for word in headwords():
        plain, cells = word.replace(" ", ""), spec.cells(word)
        faces = [face for cell in cells for face in faces_needed(Cell.of(*cell), spec.layout)[0]]
        faces.sort(key=lambda face: len(spec.tiles.showing[face]))
        names = tiles_for(faces, spec.layout)
        assert names is not None
        assert spec.unplayable(word) is None
        if len(names) > spec.rules.play.rack_size or len(cells) < 3:
            continue
        position = replace(spec.start(), racks=(spec.tiles.rack(names), None))
        made = {
            one.word: play
            for play in generator.plays(position)
            for one in spec.score(position, play.play).words
        }
        assert plain in made
        assert spec.violations(position, made[plain].play) == ()
        score = spec.score(position, made[plain].play)
        assert score.total == made[plain].score
        # ๆ doubles what the word has scored before it.
        lines = score.words[0].lines
        assert lines[-1].premium == "ๆ x2"
        assert lines[-1].value == sum(line.value for line in lines[:-1])
        found += 1
    assert found > 330


@pytest.mark.rule("T9", "S8", "S10")
def test_the_study_tools_show_every_one_of_them_as_a_board_does() -> None:
    spec = of_headwords()
    study = Study(spec)
    boards = {board_form(word) for word in headwords()}
    assert set(study.pattern("*ๆ")) == boards
    for word in ("คิก ๆ", "คิกๆ"):
        assert study.pattern(word) == ("คิกๆ",)
        assert "คิกๆ" in study.containing(word)
        assert study.entry(word).word == "คิกๆ"
        held = tiles_for(study.entry(word).faces, spec.layout)
        assert held is not None
        assert "คิกๆ" in {made.word for made in study.anagrams(spec.tiles.rack(held))}


@pytest.mark.rule("T9")
def test_a_move_may_be_typed_with_the_space_that_people_write() -> None:
    spec = game("crossing", "งาม")
    for typed in ("8G งาม ๆ", "8G งามๆ"):
        assert faults(spec, spec.start(), typed) == []


@pytest.mark.rule("T9")
def test_what_only_the_doubling_allows_is_never_said_to_be_listed() -> None:
    spec = find_game("crossing")
    cat, different = explain(spec, ["แมวๆ", "ต่างๆ"])
    assert (cat.acceptable, cat.listed_in) == (True, ())
    assert (cat.stem, cat.stem_listed_in) == ("แมว", ("orst",))
    assert (different.acceptable, different.listed_in, different.stem) == (True, ("orst",), "")
    run = thaigame("judge", "--game", "crossing", "แมวๆ", "--explain")
    assert "แมวๆ: listed" not in run.out
    assert "แมว" in run.out.replace("แมวๆ", "")


@pytest.mark.rule("T9")
def test_held_to_the_list_a_word_with_yamok_must_be_listed_with_or_without_the_space() -> None:
    for listed in ("งามๆ", "งาม ๆ"):
        spec = game("crossing", "มา", yamok="listed")
        spec = replace(spec, lexicon=Lexicon.from_words(["งาม", listed, "มา"]))
        assert faults(spec, spec.start(), "8G งามๆ") == []
        assert spec.accepts("งาม ๆ")
        assert not spec.accepts("มาๆ")
        assert spec.accepts("มา")


@pytest.mark.rule("T9")
def test_the_part_before_yamok_decides_who_has_authority_over_the_word() -> None:
    short = Lexicon.from_words(["มา"], name="short", authority="official")
    spec = replace(find_game("crossing"), lexicon=Lexicon.by_length({(1, 2): short}))
    # Two cells are judged, whatever the whole measures; of three no list speaks.
    assert judge(spec, ["มาๆ"]) == judge(spec, ["มา ๆ"])
    assert (judge(spec, ["มาๆ"]).acceptable, judge(spec, ["มาๆ"]).authority) == (True, "official")
    assert (judge(spec, ["ดาๆ"]).acceptable, judge(spec, ["ดาๆ"]).authority) == (False, "official")
    assert (judge(spec, ["กรา"]).acceptable, judge(spec, ["กรา"]).authority) == (None, "none")


@pytest.mark.rule("C11", "T12")
def test_a_challenge_may_write_the_word_either_way() -> None:
    for typed in ("งาม ๆ", "งามๆ"):
        play = begun("crossing", "ง า ม ๆ", "อ", words="งาม")
        play.push(move(play, "8G งามๆ"))
        play.challenge([typed])
        assert play.settle() is True


def test_taking_a_word_out_takes_it_out_however_it_is_written() -> None:
    for written in ("ต่าง ๆ", "ต่างๆ"):
        for removed in ("ต่าง ๆ", "ต่างๆ"):
            lexicon = Lexicon.from_words([written, "มา"]).minus([removed])
            assert "ต่างๆ" not in lexicon
            assert "ต่าง ๆ" not in lexicon
            assert lexicon.words == {"มา"}
