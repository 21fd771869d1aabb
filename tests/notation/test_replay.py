"""A record that is right has no difference; one that is wrong is told where."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.random_positions import GAMES, random_play
from thaigame.errors import StateError
from thaigame.game.events import (
    ChallengeLost,
    EndCount,
    Exchanged,
    Passed,
    Played,
    Restarted,
    Stopped,
    TimePenalty,
    TurnLost,
    Withdrawn,
)
from thaigame.game.game import Game
from thaigame.game.moves import Pass
from thaigame.game.spec import GameSpec
from thaigame.layouts import find_layout
from thaigame.lexicon import Lexicon
from thaigame.notation import (
    Record,
    load_record,
    read_game,
    read_json,
    record_of,
    replay_record,
    write_game,
    write_json,
)

DATA = Path(__file__).parents[1] / "data" / "gcg"
HEAD = "#character-encoding UTF-8\n#player1 a Ann\n#player2 b Bob\n"


def differences(text: str, **options: Lexicon) -> list[tuple[int, str]]:
    found = replay_record(read_game(text), **options).differences
    return [(fault.line, fault.message.key) for fault in found]


def notes(text: str) -> list[tuple[int, str]]:
    return [(fault.line, fault.message.key) for fault in replay_record(read_game(text)).notes]


def played(name: str, seed: int, *, players: int = 2, most: int = 50) -> Game:
    """Play a game of random tiles: some plays are challenged, some of those come off."""
    random = Random(seed)
    names = ("มานี", "A B", "ปิติ")[:players]
    spec = GameSpec(find_layout(name), Lexicon.from_words(["x"], name="none"))
    game = Game(spec, players=players, seed=seed, names=names)
    for _ in range(most):
        if game.phase == "over":
            break
        if game.phase == "pending":
            if random.random() < 0.3:
                try:
                    game.challenge(game.pending_words[:1])
                except StateError:  # a word with marks that no list could hold
                    game.accept()
                else:
                    game.settle(ruling=random.random() < 0.5)
            else:
                game.accept()
            continue
        place = random_play(game.position, random) if random.random() < 0.9 else None
        game.push(Pass() if place is None else place)
    return game


@pytest.mark.parametrize("name", ["game1.gcg", "game2.gcg", "game3.gcg"])
def test_the_recorded_games_have_no_difference(name: str) -> None:
    replay = replay_record(load_record(DATA / name))
    assert replay.differences == ()
    assert not replay.complete
    assert "notation.replay_no_end" in {note.message.key for note in replay.notes}


def test_the_totals_of_the_recorded_games_are_those_of_their_last_lines() -> None:
    totals = [replay_record(load_record(path)).scores for path in sorted(DATA.glob("*.gcg"))]
    assert totals == [(470, 419), (451, 331), (364, 394)]


def test_short_racks_are_notes() -> None:
    replay = replay_record(load_record(DATA / "game3.gcg"))
    short = {note.line for note in replay.notes if note.message.key == "notation.replay_rack_short"}
    assert short == {5, 9, 19, 21}


@pytest.mark.rule("A11")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_that_was_played_replays_from_its_record(name: str, seed: int) -> None:
    players = 3 if find_layout(name).rules.turn.players[1] > 2 else 2
    game = played(name, seed, players=players)
    record = record_of(game)
    for again in (read_game(write_game(record)), read_json(write_json(record))):
        assert again == record
        replay = replay_record(again)
        assert replay.differences == ()
        assert replay.scores == game.scores
        assert replay.complete == (game.outcome() is not None)


def test_the_random_games_withdraw_plays_and_reach_their_ends() -> None:
    games = [played(name, seed) for name in GAMES for seed in (1, 2, 3)]
    assert any(isinstance(event, Withdrawn) for game in games for event in game.events)
    assert any(game.outcome() is not None for game in games)


def test_names_of_one_word_serve_as_short_names() -> None:
    game = played("kumkom", 1, players=3, most=0)
    nicks = {player.nick for player in record_of(game).players}
    assert {"มานี", "ปิติ"} < nicks
    assert {player.name for player in record_of(game).players} == {"A B", ""}


@pytest.mark.parametrize(
    ("was", "now", "key"),
    [
        ("8D MIGHT +28 28", "8D MIGHT +26 28", "notation.replay_score"),
        ("8D MIGHT +28 28", "8D MIGHT +28 26", "notation.replay_total"),
        ("8D MIGHT +28 28", "8A MIGHT +16 28", "rules.broken.centre"),
        ("GHIIMST 8D", "GHIIMSS 8D", "rules.broken.rack"),
        ("GHIIMST 8D", "GHIIMSTT 8D", "position.rack_too_long"),
    ],
)
def test_a_changed_line_is_told_by_its_number(was: str, now: str, key: str) -> None:
    text = (DATA / "game1.gcg").read_text(encoding="utf-8")
    assert was in text
    assert (4, key) in differences(text.replace(was, now))


def test_a_wrong_total_is_told_once_and_not_on_every_line_after_it() -> None:
    text = (DATA / "game1.gcg").read_text(encoding="utf-8")
    found = differences(text.replace("STIBINE +81 109", "STIBINE +81 108"))
    assert found == [(6, "notation.replay_total")]


def test_more_tiles_than_the_set_has_are_told() -> None:
    text = HEAD + ">a: ZZAEIOU 8G ZZA +64 64\n"
    assert (4, "position.too_many") in differences(text)


def test_tiles_that_were_kept_must_be_there_again() -> None:
    text = HEAD + ">a: CATQVUU 8G CAT +10 10\n>b: EEEEEEE - +0 0\n>a: ABCDEFG - +0 10\n"
    assert differences(text) == [(6, "notation.replay_rack_kept")]


def test_a_turn_out_of_order_is_a_difference_and_whoever_moves_first_began() -> None:
    text = HEAD + ">a: CATQVUU 8G CAT +10 10\n>a: QVUUABC - +0 10\n"
    assert differences(text) == [(5, "notation.replay_order")]
    text = HEAD + ">b: CATQVUU 8G CAT +10 10\n>a: EEEEEII - +0 0\n"
    assert differences(text) == []


def test_words_are_judged_where_a_list_is_named_but_not_those_withdrawn() -> None:
    text = HEAD + (
        ">a: CATQVUU 8G CAT +10 10\n>b: QEEEEEE 7G QE +34 34\n>b: QEEEEEE -- -34 0\n"
        ">a: QVUUABC - +0 10\n>b: QEEEEEE 9G EE +6 6\n"
    )
    lexicon = Lexicon.from_words(["CAT", "CE", "AE"])
    keys = differences(text, lexicon=lexicon)
    assert {line for line, key in keys if key == "rules.broken.word"} == {8}
    assert "notation.replay_words" not in {
        note.message.key for note in replay_record(read_game(text), lexicon=lexicon).notes
    }


def test_end_counts_are_counted_anew() -> None:
    text = HEAD + ">a: (QZ) +40 40\n>b: QZ (QZ) -20 -20\n>b: (?B) +3 -17\n"
    assert differences(text) == [(6, "notation.replay_score")]


def test_lines_that_could_not_be_read_are_differences() -> None:
    assert differences(HEAD + "what\n>a: ABC - +0 0\n") == [(4, "notation.line_unknown")]


def test_a_full_log_must_fit_the_bag() -> None:
    game = played("primary", 5, most=6)
    text = write_game(record_of(game))
    drew = next(line for line in text.splitlines() if line.startswith("#thaigame drew"))
    many = drew.partition("tiles=")[0] + "tiles=BBBBBB"
    line = text.splitlines().index(drew) + 1
    assert line in {number for number, _ in differences(text.replace(drew, many, 1))}


@pytest.mark.rule("P13", "C5")
@pytest.mark.parametrize("name", ["primary", "crossword"])
def test_tiles_that_an_overdraw_put_back_are_not_missed_later(name: str) -> None:
    found = 0
    for seed in range(40):
        game = played(name, seed, most=6)
        drawn = game.state.drawn
        if not drawn or game.phase != "turn" or game.bag_count < 3:
            continue
        game.overdraw(drawn[-1].player, 2, choose=lambda taken: taken[:2])
        found += 1
        for _ in range(4):
            game.push(Pass())
        replay = replay_record(record_of(game))
        assert replay.differences == ()
        assert replay.scores == game.scores
    assert found >= 5


@pytest.mark.rule("C3")
def test_a_player_who_did_not_come_leaves_the_points_that_the_game_gives() -> None:
    for first_round in (False, True):
        game = played("crossword", 1, most=0)
        game.no_show(1, first_round=first_round)
        replay = replay_record(record_of(game))
        assert replay.differences == ()
        assert replay.scores == game.scores == ((0, 0) if first_round else (100, 0))


@pytest.mark.parametrize(
    "names", [("p2", "A B"), ("x:y", "p1"), ("p1", "p1", "pp1"), ("", "", "p2"), ("a", "A")]
)
def test_no_two_players_share_a_short_name_whatever_they_are_called(names: tuple[str, ...]) -> None:
    spec = GameSpec(find_layout("kumkom"), Lexicon.from_words(["x"]))
    game = Game(spec, players=len(names), names=names, draw_for_start=False)
    record = record_of(game)
    nicks = [player.nick for player in record.players]
    assert len(set(nicks)) == len(nicks)
    assert [player.name or player.nick for player in record.players] == [
        name or nick for name, nick in zip(names, nicks, strict=True)
    ]
    again = read_game(write_game(record))
    assert again.faults == ()
    assert Game.resumed(spec, again.events, players=len(names)).state == game.state


def plain(record: Record) -> Record:
    """Return what other programs' records tell of a game: no draws, no seed, nothing accepted."""
    lined = (Played, Exchanged, Passed, TurnLost, Withdrawn, ChallengeLost, TimePenalty, EndCount)
    told = (*lined, Restarted, Stopped)
    events = tuple(event for event in record.events if isinstance(event, told))
    return replace(record, events=events, seed=None)


def ended(name: str, how: str) -> Record:
    """Return the record of a game that ended so."""
    game = played(name, 1, most=300 if how == "out" else 4)
    if game.phase == "pending":
        game.accept()
    while how == "scoreless" and game.outcome() is None:
        game.push(Pass())
    if how == "stopped":
        game.stop()
    assert game.state.ended == how
    return record_of(game)


def keys(record: Record) -> set[str]:
    return {fault.message.key for fault in replay_record(record).differences}


@pytest.mark.rule("P14", "C13", "K15", "T15", "S13")
@pytest.mark.parametrize("name", GAMES)
def test_the_end_line_of_who_did_not_go_out_is_the_others(name: str) -> None:
    whole = ended(name, "out")
    for record in (whole, plain(whole)):
        assert keys(record) == set()
        at = next(at for at, event in enumerate(record.events) if isinstance(event, EndCount))
        line = record.events[at]
        assert isinstance(line, EndCount)
        left = line.points // record.layout.rules.end.out_factor
        own = EndCount(line.owner, line.owner, line.tiles, -left)
        changed = (*record.events[:at], own, *record.events[at + 1 :])
        found = keys(replace(record, events=changed, lines=()))
        assert "notation.replay_end_out" in found
        # Another tile than the one that is left, of the same points.
        names = record.layout.tiles
        others = [kind.name for kind in names.kinds if kind.name not in line.tiles]
        swapped = replace(line, tiles=tuple(names.rack((others[-1], *line.tiles[1:]))), total=None)
        changed = (*record.events[:at], swapped, *record.events[at + 1 :])
        assert "notation.replay_end_tiles" in keys(replace(record, events=changed, lines=()))


@pytest.mark.rule("S13")
def test_tiles_left_may_be_shared_out_where_the_lead_is_the_same() -> None:
    record = ended("scrabble", "out")
    at, line = next(
        (at, event) for at, event in enumerate(record.events) if isinstance(event, EndCount)
    )
    half = line.points // 2
    gains = replace(line, points=half, total=None)
    loses = EndCount(line.owner, line.owner, line.tiles, -half)
    shared = replace(record, events=(*record.events[:at], gains, loses), lines=())
    told = replay_record(shared)
    assert [fault.message.key for fault in told.differences] == []
    assert [fault.message.key for fault in told.notes].count("notation.replay_end_shared") == 1
    whole = replay_record(record).scores
    assert told.scores[0] - told.scores[1] == whole[0] - whole[1]
    # One of the two alone, or not the same points, is no such way to count.
    for events in ((gains,), (gains, replace(loses, points=-half - 1))):
        changed = replace(record, events=(*record.events[:at], *events), lines=())
        assert replay_record(changed).differences


@pytest.mark.rule("P15", "C14", "K16", "T16", "S12", "S13")
@pytest.mark.parametrize(("name", "how"), [("scrabble", "scoreless"), ("kumkom", "stopped")])
def test_where_nobody_went_out_each_loses_the_own_rack(name: str, how: str) -> None:
    whole = ended(name, how)
    for record in (whole, plain(whole)):
        assert keys(record) == set()
        at = next(at for at, event in enumerate(record.events) if isinstance(event, EndCount))
        line = record.events[at]
        assert isinstance(line, EndCount)
        factor = record.layout.rules.end.out_factor
        gained = EndCount(1 - line.owner, line.owner, line.tiles, -factor * line.points)
        changed = (*record.events[:at], gained, *record.events[at + 1 :])
        assert "notation.replay_end_own" in keys(replace(record, events=changed, lines=()))


def test_an_own_line_where_the_other_went_out_is_told_by_its_number() -> None:
    whole = plain(ended("scrabble", "out"))
    text = write_game(whole)
    line = next(line for line in text.splitlines() if line.startswith(">") and "(" in line)
    nick, told, points, total = line.split()
    other = next(player.nick for player in whole.players if f">{player.nick}:" != nick)
    wrong = f">{other}: {told.strip('()')} {told} -{int(points) // 2} 0"
    assert [fault.line for fault in replay_record(read_game(text)).differences] == []
    assert total != "0"
    found = replay_record(read_game(text.replace(line, wrong))).differences
    at = text.splitlines().index(line) + 1
    assert (at, "notation.replay_end_out") in [(fault.line, fault.message.key) for fault in found]


def test_a_count_before_the_end_is_told_as_a_note() -> None:
    text = HEAD + ">a: CATQVUU 8G CAT +10 10\n>b: EEEEEEE - +0 0\n>a: (EEEEEEE) +14 24\n"
    assert (6, "notation.replay_end_early") in notes(text)
