"""Nothing is taken on faith: a value of another kind is refused, and told what is wanted."""

from __future__ import annotations

from inspect import Parameter, isfunction, isgenerator, isroutine, signature
from typing import TYPE_CHECKING, Any

import pytest

import thaigame
from tests.games import begun
from thaigame.arguments import door
from thaigame.drills import make
from thaigame.errors import ArgumentError, ThaigameError
from thaigame.spelling import analyse_all, homophones
from thaigame.strategy import Random
from thaigame.texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MODULES = (
    *("text", "spelling", "lexicon", "layouts", "game", "notation", "movegen", "render"),
    *("study", "strategy", "drills"),
)
# What these may be given: None is a spectator or no clock; no such pragma; events that say nothing.
TAKEN = {
    ("Game.clocks_at", object),
    ("Game.pass_time", int),
    ("thaigame.render.last_play", list),
    ("thaigame.spelling.live_name", object),
    ("Game.events_seen_by", type(None)),
    ("Game.events_seen_by", int),
    ("Record.pragma", object),
    ("GameSpec.scorer", object),
    ("Generator.rescored", object),
}
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


def _wrong_calls() -> Iterator[tuple[str, Callable[..., object]]]:
    """Yield each public function, and each method of a value of each of the main classes."""
    for module in (thaigame, *(getattr(thaigame, name) for name in MODULES)):
        for name in module.__all__:
            thing = getattr(module, name)
            if isfunction(thing) and _needs(thing):
                yield f"{module.__name__}.{name}", thing
    game = begun("scrabble", "C A T", "E", words="CAT")
    words = thaigame.Lexicon.from_words(["CAT", "TA"])
    values = [game, game.spec, game.position, words, game.spec.layout, thaigame.record_of(game)]
    for value in (*values, thaigame.Generator(game.spec), thaigame.Study(game.spec)):
        for name in dir(value):
            method = getattr(value, name)
            if not name.startswith("_") and isroutine(method) and _needs(method):
                yield f"{type(value).__name__}.{name}", method


def _needs(call: Callable[..., object]) -> list[Parameter]:
    """Return the arguments that must be given."""
    return [
        each
        for each in signature(call).parameters.values()
        if each.default is each.empty and each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD)
    ]


def _called(call: Callable[..., object], value: object) -> object:
    """Call with *value* for each argument that must be given, as far as something happens."""
    wanted = _needs(call)
    made = call(
        *(value for each in wanted if each.kind is not each.KEYWORD_ONLY),
        **{each.name: value for each in wanted if each.kind is each.KEYWORD_ONLY},
    )
    if isgenerator(made):
        return next(made)
    return made.__enter__() if hasattr(made, "__enter__") else made


def test_no_public_name_takes_another_kind_of_thing() -> None:
    taken: list[tuple[str, object, object]] = []
    calls = dict(_wrong_calls())
    assert len(calls) > 100
    for name, call in calls.items():
        for value in (None, 7, object(), [None]):
            if {(name, type(value)), (name, object)} & TAKEN:
                continue
            try:
                taken.append((name, value, _called(call, value)))
            except ThaigameError as error:
                if not all(error.message.text(each).isprintable() for each in LANGUAGES):
                    taken.append((name, value, error))
            except Exception as error:  # noqa: BLE001  told with the others
                taken.append((name, value, error))
    assert not taken, "\n".join(map(repr, taken))


def test_what_stands_in_the_way_is_named_and_what_would_be_right() -> None:
    with pytest.raises(ArgumentError, match=r"word is None; it must be: str\."):
        thaigame.cells(None)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match=r"record is 'a\.gcg'; it must be: Record"):
        thaigame.replay_record("a.gcg")  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="layout is 'kumkom'; it must be: Layout"):
        thaigame.GameSpec("kumkom", SCRABBLE.lexicon)  # type: ignore[arg-type]
    with pytest.raises(
        ArgumentError, match="class_ is 'middle'; it must be one of: high, mid, low"
    ):
        thaigame.spelling.tone_row("middle", live=True, length="short")  # type: ignore[arg-type]


def test_a_fault_that_is_not_the_callers_stays_pythons_own() -> None:
    @door
    def halved(number: int, name: str = "") -> float:
        return number / len(name)

    assert halved(4, "ab") == 2
    with pytest.raises(ZeroDivisionError):
        halved(4)
    with pytest.raises(TypeError, match="missing"):
        halved()  # type: ignore[call-arg]
    with pytest.raises(ArgumentError, match="name is 3; it must be: str"):
        halved(4, 3)  # type: ignore[arg-type]


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
