"""Games played inside the kernels are games of the one turn machine, event by event."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from tests.generators import TWINS, Twin
from tests.random_games import drawn
from tests.whole_games import replayed
from thaigame.chance import Random
from thaigame.errors import KernelError, StateError
from thaigame.game.events import Lifted, Restarted
from thaigame.game.game import Game
from thaigame.game.moves import Exchange, Pass, Play
from thaigame.game.spec import GameSpec, find_game
from thaigame.layouts import find_layout
from thaigame.layouts.ruleset import OPTIONS
from thaigame.lexicon import Lexicon
from thaigame.movegen import _native
from thaigame.movegen.games import WholeGames
from thaigame.movegen.generator import Generator
from thaigame.movegen.leaves import Leaves
from thaigame.movegen.limits import CELLS, MOST_LEAVE, TABLE

if TYPE_CHECKING:
    from thaigame.game.state import Observation
    from thaigame.layouts.tiles import Rack
    from thaigame.movegen._turns import Table

LAYOUTS = (
    "kumkom",
    "kumkom-as-printed",
    "kumkom-contest",
    "crossing",
    "primary",
    "crossword",
    "scrabble",
)
LATIN = "AT TEA EAT NO ON SO IS IN TO TOE ONE NOTE TONE STONE CRAB CRABS BASE OBOE"
THAI = "กา มา นา ตา การ มาก นาน ตาม กาม รา ราก นาม มานา ก้าน น่า งาม ง่าม อา ไอ เอา ทำ จำ"


@cache
def whole(name: str) -> WholeGames:
    return WholeGames(find_game(name))


def table(games: WholeGames, twin: Twin = "native", players: int = 2, **more: Any) -> Table:
    if twin == "native" and not _native.is_current("_games"):
        pytest.skip("no native kernel of this source here")
    return games.table(players, twin=twin, **more)


def changed(name: str, **options: object) -> GameSpec:
    """Return the game *name* with a few words and these options (``end_restart=True``)."""
    layout = find_layout(name)
    rules = layout.rules
    for key, value in options.items():
        rules = OPTIONS[key.replace("_", ".", 1)].put(rules, value)
    words = THAI if layout.script == "thai" else LATIN
    return GameSpec(replace(layout, rules=rules), Lexicon.from_words(words.split()))


@pytest.mark.rule("A7", "A11", "A12", "A15", "K8", "K12", "P7", "P14", "S13", "S14")
@pytest.mark.parametrize("name", LAYOUTS)
def test_games_of_every_rule_set_are_those_of_the_turn_machine(name: str) -> None:
    games = whole(name)
    native, random = table(games), Random(11)
    for _ in range(4 if name == "kumkom-contest" else 20):
        replayed(games, native, random.next())


@pytest.mark.nightly
@pytest.mark.parametrize("name", LAYOUTS)
def test_hundreds_of_games_of_every_rule_set_are_those_of_the_turn_machine(name: str) -> None:
    games = whole(name)
    native, random = table(games), Random(12)
    for _ in range(300):
        replayed(games, native, random.next())


VARIANTS: dict[str, tuple[str, dict[str, object]]] = {
    "the main word alone stays": ("kumkom", {"play_keep": "main_word"}),
    "nothing is lifted": ("kumkom", {"play_lift": False}),
    "two tiles may cover": ("kumkom", {"play_overlay_limit": 2}),
    "marks may change": ("kumkom", {"play_remark": True}),
    "covering and lifting of tiers": ("crossing", {"play_overlay_limit": 1, "play_lift": True}),
    "premiums for all tiles": ("crossing", {"play_premiums_apply_to": "all_tiles"}),
    "printed points": ("crossing", {"play_word_premium_on": "printed_points"}),
    "listed words only": ("crossing", {"turn_challenge": "void"}),
    "an exchange needs one tile": ("primary", {"turn_exchange_minimum": 1}),
    "only exchanges count": ("primary", {"end_scoreless": frozenset({"exchange"})}),
    "one turn each ends it": ("scrabble", {"end_scoreless_turns": 1}),
    "nothing counts": ("scrabble", {"end_scoreless": frozenset(), "end_out_factor": 5}),
    "restarts": ("scrabble", {"end_restart": True, "play_lift": True}),
    "the others lose their tiles": ("primary", {"end_others_lose": True}),
    "a small rack": ("kumkom", {"play_rack_size": 3}),
    "first play of four": ("crossword", {"play_first_play_squares": 4}),
}


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_games_of_other_rules_are_those_of_the_turn_machine(variant: str, twin: Twin) -> None:
    name, options = VARIANTS[variant]
    games = WholeGames(changed(name, **options))
    made = table(games, twin)
    for seed in range(12 if twin == "native" else 1):
        replayed(games, made, seed)


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize(("name", "players"), [("kumkom", 3), ("primary", 4), ("crossing", 10)])
def test_more_than_two_may_play(name: str, players: int, twin: Twin) -> None:
    games = WholeGames(changed(name))
    made = table(games, twin, players)
    for seed in range(6 if twin == "native" else 1):
        assert len(replayed(games, made, seed, players).scores) == players


def test_the_games_tried_lift_begin_anew_and_end_in_every_way() -> None:
    seen: Counter[str] = Counter()
    for name in ("kumkom", "crossing", "primary"):
        games = WholeGames(changed(name) if name == "kumkom" else drawn(name))
        made = table(games)
        for seed in range(10):
            game = replayed(games, made, seed)
            seen[game.state.ended or ""] += 1
            seen.update(type(e).__name__ for e in game.events if isinstance(e, Lifted | Restarted))
    assert {"out", "scoreless", "stopped", "Lifted", "Restarted"} <= set(seen)


# -- runs --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["scrabble", "primary", "crossing"])
def test_a_run_is_the_same_however_it_is_shared_out(name: str) -> None:
    games = WholeGames(drawn(name))
    once = table(games).play_many(3, 0, 12)
    parts = [table(games).play_many(3, 4 * part, 4) for part in range(3)]
    assert list(once) == [number for part in parts for number in part]


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize("name", ["scrabble", "kumkom"])
def test_game_i_of_a_run_has_the_ith_number_of_the_seed(name: str, twin: Twin) -> None:
    made, seeds = table(WholeGames(changed(name)), twin), Random(3)
    numbers = made.play_many(3, 0, 2)
    for i in range(2):
        made.play(seeds.next())
        result = made.result()
        assert tuple(numbers[4 * i : 4 * i + 4]) == (*result.scores, result.turns, result.ended)


@pytest.mark.parametrize("name", ["scrabble", "primary", "kumkom", "crossing"])
def test_plain_and_native_play_the_same_games(name: str) -> None:
    games = WholeGames(drawn(name))
    native, plain = (table(games, twin) for twin in TWINS)
    assert plain.play(11) == native.play(11)


# -- by score and leave ------------------------------------------------------------------------

LEAVES = {
    "scrabble": Leaves({"?": [20, 30], "S": [8, 9], "V": [-6], "E": [2, 1, -3]}, {("Q", "U"): 9}),
    "crossing": Leaves({"?": [30, 40], "ๆ": [27.5], "์/๋": [-4]}, {("?", "ๆ"): -20.4}),
}


def worth(parts: Leaves, rack: Rack) -> float:
    held = Counter(rack)
    total = 0.0
    for name, count in held.items():
        values = parts.single.get(name, [0])
        total += values[min(count, len(values)) - 1]
    return total + sum(v for (a, b), v in parts.pair.items() if held[a] and held[b])


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize("name", LEAVES)
def test_by_leaves_all_play_as_a_generator_that_is_told_the_same_leaves(
    name: str, twin: Twin
) -> None:
    spec, parts = drawn(name), LEAVES[name]
    games, generator = WholeGames(spec), Generator(spec)
    made, plain = table(games, twin, leaves=parts), table(games, twin)

    def choose(seen: Observation) -> Play | Exchange | Pass:
        by = "equity" if seen.bag_count else "score"
        best = generator.best(seen.position, 1, by=by, leaves=lambda rack: worth(parts, rack))  # type: ignore[arg-type]
        if best:
            return best[0].play
        enough = seen.bag_count >= spec.rules.turn.exchange_minimum
        return Exchange(tuple(seen.rack)) if enough and seen.rack else Pass()

    other = 0
    for seed in range(5 if twin == "native" else 1):
        game = Game(spec, seed=seed, draw_for_start=False)
        for turn in made.play(seed):
            assert games.move(made, turn) == choose(game.observation(game.turn))
            game.push(games.move(made, turn))
            if game.phase == "pending":
                game.accept()
        assert game.scores == made.result().scores
        other += made.play(seed) != plain.play(seed)
    assert other


def test_leaves_that_no_kernel_counts_are_refused() -> None:
    games = WholeGames(changed("scrabble"))
    with pytest.raises(StateError) as caught:
        games.table(leaves=Leaves({"A": [MOST_LEAVE + 1.0]}, {}))
    assert caught.value.code == "kernel.leave"


# -- what is not played here -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "value"),
    [("play.main_word_factor", 2), ("play.premiums_apply_to", "letters_stay")],
)
def test_a_game_whose_points_no_kernel_counts_is_played_through_the_game(
    key: str, value: object
) -> None:
    spec = changed("crossing", **{key.replace(".", "_", 1): value})
    Generator(spec)
    with pytest.raises(KernelError, match=key):
        WholeGames(spec)


def test_every_option_that_changes_no_play_is_stated() -> None:
    others = {key for key, option in OPTIONS.items() if not option.changes_plays}
    assert others <= set(TABLE.options)
    assert {key for key in OPTIONS if key in CELLS.options} <= set(TABLE.options)


@pytest.mark.parametrize("key", ["end.restart", "end.out_factor", "play.lift", "turn.protest_cost"])
def test_a_game_with_an_option_that_is_not_stated_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    stated = {name: known for name, known in TABLE.options.items() if name != key}
    monkeypatch.setattr("thaigame.movegen.games.TABLE", replace(TABLE, options=stated))
    default = OPTIONS[key].default
    other = next(value for value in OPTIONS[key].takes.every if value != default)
    spec = changed("kumkom", **{key.replace(".", "_", 1): default})
    WholeGames(spec)
    spec = changed("kumkom", **{key.replace(".", "_", 1): other})
    with pytest.raises(KernelError, match=key) as caught:
        WholeGames(spec)
    assert caught.value.code == "kernel.option"
