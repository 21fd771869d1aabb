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
from thaigame.strategy.evaluation import Replies

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.views import Observation
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

    def best(seen: Observation) -> tuple[float, set[Play | Exchange | Pass]]:
        """Return what the best move is worth, and every move that is worth it."""
        by = "equity" if seen.bag_count else "score"
        plays = generator.best(seen.position, 50, by=by, leaves=lambda rack: worth(parts, rack))  # type: ignore[arg-type]
        valued: list[tuple[float, Play | Exchange | Pass]] = [(p.equity, p.play) for p in plays]
        if seen.bag_count >= spec.rules.turn.exchange_minimum and seen.rack:
            for exchange in generator.exchanges(seen.position):
                kept = seen.rack.without(exchange.tiles)
                assert kept is not None
                valued.append((worth(parts, kept), exchange))
        if not valued:
            return 0, {Pass()}
        most = max(value for value, _ in valued)
        return most, {move for value, move in valued if value == most}

    other = exchanged = 0
    for seed in range(5 if twin == "native" else 1):
        game = Game(spec, seed=seed, draw_for_start=False)
        for turn in made.play(seed):
            move = games.move(made, turn)
            assert move in best(game.observation(game.turn))[1]
            exchanged += isinstance(move, Exchange) and len(move.tiles) < len(turn.rack)
            game.push(move)
            if game.phase == "pending":
                game.accept()
        assert game.scores == made.result().scores
        other += made.play(seed) != plain.play(seed)
    assert other
    assert exchanged or twin == "plain"


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize("name", ["scrabble", "kumkom"])
def test_each_seat_plays_by_its_own_leaves(name: str, twin: Twin) -> None:
    spec = drawn(name)
    dear = Leaves({kind.name: [40.0 + i] for i, kind in enumerate(spec.tiles.kinds)})
    games = WholeGames(spec)
    seated, by_points = table(games, twin, leaves=[None, dear]), table(games, twin)
    by_leaves = table(games, twin, leaves=dear)
    assert seated.play(5)[0] == by_points.play(5)[0]
    assert seated.play(5)[0] != by_leaves.play(5)[0]
    seated.value_leaves([0, 0])
    assert seated.play(5) == by_leaves.play(5)
    seated.value_leaves([-1, -1])
    assert seated.play(5) == by_points.play(5)


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize("name", ["scrabble", "kumkom", "crossing"])
def test_a_row_is_written_for_each_full_rack_with_tiles_in_the_bag(name: str, twin: Twin) -> None:
    spec = drawn(name)
    games = WholeGames(spec)
    made = table(games, twin, leaves=LEAVES.get(name))
    size = spec.rules.play.rack_size
    rows = [tuple(row) for row in batched(made.record_many(3, 5, 2), 3 + size)]
    seeds = Random(3)
    expected: list[tuple[int, ...]] = []
    scores: list[int] = []
    for number in range(7):
        made.begin(seeds.next())
        while number >= 5:
            bag = len(made.seen().bag)
            turn = made.step()
            if turn is None:
                break
            if bag and len(turn.rack) == size:
                expected.append((number, bag, *turn.rack))
                scores.append(1000 * turn.score)
    assert [(row[0], row[1], *row[3:]) for row in rows] == expected
    if name not in LEAVES:
        assert [row[2] for row in rows] == scores


def batched(numbers: Sequence[int], size: int) -> list[Sequence[int]]:
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


@pytest.mark.parametrize("twin", TWINS)
def test_seats_draw_from_opposite_ends_of_the_bag(twin: Twin) -> None:
    spec = drawn("scrabble")
    games = WholeGames(spec)
    front, both = table(games, twin), table(games, twin)
    both.draw_from_both_ends()
    front.begin(9)
    both.begin(9)
    bag = Game(spec, seed=9, draw_for_start=False)
    first = bag.racks[0]
    second = spec.tiles.rack((bag.state.bag or ())[-spec.rules.play.rack_size :])
    assert front.seen().racks[0] == both.seen().racks[0]
    names = [spec.tiles.kinds[kind].name for kind in both.seen().racks[1]]
    assert (first, second) == (front_rack(spec, both.seen().racks[0]), tuple(names))
    while True:
        seen, turn = both.seen(), both.step()
        if turn is None or turn.exchanged:
            break
        drawn_tiles = len(seen.bag) - len(both.seen().bag)
        rest = seen.bag[:-drawn_tiles] if turn.player and drawn_tiles else seen.bag[drawn_tiles:]
        assert both.seen().bag == (rest if drawn_tiles else seen.bag)
        whole_set = [*both.seen().bag, *both.seen().racks[0], *both.seen().racks[1]]
        assert len(whole_set) == len(seen.bag) + len(seen.racks[0]) + len(seen.racks[1]) - len(
            turn.laid
        )


def front_rack(spec: GameSpec, kinds: bytes) -> tuple[str, ...]:
    return tuple(spec.tiles.kinds[kind].name for kind in kinds)


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize("name", ["kumkom", "crossing", "scrabble"])
def test_who_weighs_replies_makes_the_move_that_is_worth_most_less_the_mean_reply(
    name: str, twin: Twin
) -> None:
    spec, plays, racks = drawn(name), 3, 4
    leaves = LEAVES.get(name) or Leaves({"?": [20], "ะ": [-2], "เ": [-1.5]})
    games, generator = WholeGames(spec), Generator(spec)
    made = table(games, twin, leaves=leaves)
    made.weigh_replies([plays, plays], racks)
    game = Game(spec, seed=2, draw_for_start=False)
    made.begin(2)
    other = 0
    for _ in range(12):
        seen, turn = made.seen(), made.step()
        if turn is None:
            break
        move, view = games.move(made, turn), game.observation(game.turn)
        by_equity = leaves if view.bag_count else None
        found = generator.best(view.position, 60, by="equity", leaves=by_equity)
        valued: list[tuple[float, Play | Exchange]] = [(p.equity, p.play) for p in found]
        if by_equity and view.bag_count >= spec.rules.turn.exchange_minimum:
            exchanges = [
                (leaves(view.rack.without(e.tiles) or ()), e)
                for e in generator.exchanges(view.position)
            ]
            most = max(value for value, _ in exchanges)
            if not found or most > found[0].equity:
                valued += [each for each in exchanges if each[0] == most]
        if found:
            replies = Replies(generator, view.position, racks, seen.chance)
            worth_of = {each: value - replies.mean(each) for value, each in valued}
            # Which of equal plays are among the best is open, so those just outside count, too.
            least = sorted((value for value, _ in valued), reverse=True)[:plays][-1]
            among = [worth_of[each] for value, each in valued if value > least]
            assert move in worth_of
            assert worth_of[move] >= max(among, default=-1e9) - 1e-9
            other += move != found[0].play
        game.push(move)
        if game.phase == "pending":
            game.accept()
        names = tuple(front_rack(spec, rack) for rack in made.seen().racks)
        assert names == game.racks
    assert other or twin == "plain"


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
