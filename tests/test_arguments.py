"""Nothing is taken on faith: a value of another kind is refused, and told what is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import thaigame
from tests.games import begun
from thaigame.drills import make
from thaigame.errors import ArgumentError, ThaigameError
from thaigame.spelling import analyse_all, homophones
from thaigame.strategy import Random
from thaigame.texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

SCRABBLE = thaigame.find_game("scrabble")

WRONG: dict[str, tuple[Callable[[Any], object], list[Any]]] = {
    "a move": (
        lambda move: begun("scrabble", "C A T", "E", words="CAT").push(move),
        [None, "8G CAT", "pass", (), 7, thaigame.Lay(0, thaigame.Cell.of("C"), ())],
    ),
    "a move to rule on": (
        lambda move: SCRABBLE.violations(SCRABBLE.start(), move),
        [None, "8H CAT", 7],
    ),
    "a move to follow": (lambda move: SCRABBLE.after(SCRABBLE.start(), move), [None, "8H CAT"]),
    "a play to score": (
        lambda play: SCRABBLE.score(SCRABBLE.start(), play),
        [None, "8H CAT", thaigame.Pass()],
    ),
    "a position to search": (lambda line: thaigame.Generator(SCRABBLE).plays(line), [None, "", 7]),
    "a number of exercises": (
        lambda count: make("matra-sort", count=count),
        ["3", None, 0, 1.5, 10**9],
    ),
    "words to judge": (lambda words: thaigame.judge(SCRABBLE, words), [[1], [None, "CAT"]]),
    "a game": (thaigame.new_game, [None, 7, b"kumkom", object()]),
    "a game to judge by": (lambda game: thaigame.judge(game, ["CAT"]), [None, 7, []]),
    "a game to study": (thaigame.Study, [None, SCRABBLE.layout]),
    "a challenge system": (
        lambda system: thaigame.new_game("scrabble", challenge=system),
        ["nonsense", "", "Double", 1],
    ),
    "a number of players": (
        lambda players: SCRABBLE.start(players=players),
        [99, 0, -1, 1.5, "2", None],
    ),
    "players who sit down": (
        lambda players: thaigame.new_game("scrabble", players=players),
        [99, 0, -1, 1.5, "2", None, True],
    ),
    "names": (lambda names: thaigame.new_game("scrabble", names=names), ["ab", b"ab"]),
    "a position": (
        lambda position: thaigame.new_game("scrabble", position=position),
        [7, (), thaigame.find_game("kumkom").start(), "no position"],
    ),
    "a seed": (lambda seed: thaigame.new_game("scrabble", seed=seed), ["7", 1.5, -1]),
    "an order of plays": (
        lambda by: thaigame.Generator(SCRABBLE).best(SCRABBLE.start(), by=by),
        ["foo", "", None, "Score"],
    ),
    "a number of plays": (
        lambda count: thaigame.Generator(SCRABBLE).best(SCRABBLE.start(), count),
        [-1, "3", 2.0, None],
    ),
    "a bound of chance": (lambda bound: Random(1).below(bound), [0, -1, (1 << 64) + 1]),
    "things to choose from": (Random(1).choice, [(), [], ""]),
    "a language": (thaigame.use_language, ["fr", "", None, "EN"]),
    "a list of words to judge": (lambda words: thaigame.judge(SCRABBLE, words), ["CAT", "น้ำ"]),
    "a list of words to explain": (lambda words: thaigame.explain(SCRABBLE, words), ["CAT"]),
    "a list of words": (thaigame.Lexicon.from_words, ["CAT", b"CAT"]),
    "a list of words to analyse": (analyse_all, ["ตลาด"]),
    "a list of words to group": (homophones, ["กาล"]),
    "a list of words to drill": (lambda words: make("matra-sort", words=words), ["มดนก"]),
}


@pytest.mark.parametrize(
    ("what", "value"), [(what, value) for what, (_, values) in WRONG.items() for value in values]
)
def test_another_value_is_refused_in_both_languages(what: str, value: object) -> None:
    call, _ = WRONG[what]
    with pytest.raises(ThaigameError) as caught:
        call(value)
    for language in LANGUAGES:
        told = caught.value.message.text(language)
        assert told.isprintable()
        assert len(told) < 300
    assert not isinstance(caught.value, ArgumentError) or caught.value.at


def test_a_refused_move_changes_nothing() -> None:
    game = begun("scrabble", "C A T", "E", words="CAT")
    before = game.state
    with pytest.raises(ArgumentError, match="parse_move"):
        game.push("8G CAT")  # type: ignore[arg-type]
    assert (game.state, game.ply) == (before, 0)


def test_what_holds_a_play_is_pushed_for_the_play_in_it() -> None:
    game = thaigame.new_game("kumkom", seed=7)
    best = thaigame.Generator("kumkom").best(game.position, 1)[0]
    game.push(best)
    assert game.pending is not None
    assert game.pending.move == best.play
    taken = game.pop()
    assert [type(event).__name__ for event in taken] == ["Played"]
    assert game.push_text(str(best.play)) == best.play
    assert not game.is_over
    game.stop()
    assert game.is_over


def test_a_refusal_names_what_may_be_chosen() -> None:
    with pytest.raises(ArgumentError, match="double, single, penalty, void, protest"):
        thaigame.new_game("scrabble", challenge="nonsense")  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="score, equity"):
        thaigame.Generator(SCRABBLE).best(SCRABBLE.start(), by="foo")  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="en, th"), thaigame.in_language("fr"):  # type: ignore[arg-type]
        pass
    assert thaigame.texts.language() == "en"


def test_a_game_is_taken_by_name_by_file_as_a_value_and_under_way() -> None:
    game = thaigame.new_game("kumkom", seed=7)
    for same in ("kumkom", game.spec, game, game.position):
        assert thaigame.judge(same, ["น้ำ"]).acceptable
        assert thaigame.new_game(same, seed=7).state == game.state
        assert thaigame.Study(same).spec == game.spec
