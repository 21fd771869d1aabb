"""Game records in GCG, tidy and in the wild."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thaigame.errors import RecordError, UnknownGameError
from thaigame.game import events as log
from thaigame.layouts import find_layout
from thaigame.notation import Note, PlayerName, read_game, write_game

DATA = Path(__file__).parents[1] / "data" / "gcg"
NAMES = ("game1.gcg", "game2.gcg", "game3.gcg")
HEAD = "#character-encoding UTF-8\n#player1 a Ann\n#player2 b Bob\n"


def text_of(name: str) -> str:
    return (DATA / name).read_text(encoding="utf-8")


def faults(text: str) -> list[tuple[int, str]]:
    return [(fault.line, fault.message.key) for fault in read_game(text).faults]


@pytest.mark.parametrize(("name", "plays"), [(NAMES[0], 20), (NAMES[1], 26), (NAMES[2], 22)])
def test_the_recorded_games_are_read_without_a_fault(name: str, plays: int) -> None:
    game = read_game(text_of(name))
    assert game.faults == ()
    assert game.layout is find_layout("scrabble")
    assert game.players == (PlayerName("p1", "First Player"), PlayerName("p2", "Second Player"))
    played = [event for event in game.events if isinstance(event, log.Played)]
    assert len(played) == plays
    totals = [0, 0]
    for event in game.events:
        assert isinstance(event, log.Played | log.Withdrawn)
        totals[event.player] += event.points
        assert totals[event.player] == event.total


@pytest.mark.parametrize("name", NAMES)
def test_the_recorded_games_are_written_as_they_were(name: str) -> None:
    text = text_of(name)
    assert write_game(read_game(text)).split() == text.split()


@pytest.mark.rule("A10")
def test_a_play_challenged_off_leaves_the_board_as_it_was() -> None:
    game = read_game(text_of("game2.gcg"))
    assert isinstance(game.events[6], log.Withdrawn)
    assert game.events[6].points == -24
    again = game.events[8]  # Z.. through the same square, which is free again
    assert isinstance(again, log.Played)
    assert [tile.face for tile in again.move.tiles] == ["Z"]


def test_all_line_shapes_of_gcg() -> None:
    game = read_game(
        HEAD + ">a: ABC -AB +0 0\n>b: DEF - +0 0\n>a: -3 +0 0\n>b: DEF (challenge) +5 5\n"
        ">a: ABC (time) -10 -10\n>a: (DEF) +14 4\n>b: DEF (DEF) -7 -2\n>b: - +0 -2\n"
    )
    assert game.faults == ()
    rack, other = ("A", "B", "C"), ("D", "E", "F")
    assert game.events == (
        log.Exchanged(0, ("A", "B"), 0, 0, rack),
        log.Passed(1, 0, other),
        log.Exchanged(0, (), 3, 0, None),
        log.ChallengeLost(1, 5, 5, other),
        log.TimePenalty(0, -10, 0, -10, rack),
        log.EndCount(0, 1, other, 14, 4),
        log.EndCount(1, 1, other, -7, -2),
        log.Passed(1, -2, None),
    )


def test_a_lower_case_word_in_a_record_is_one_of_blanks() -> None:
    game = read_game(HEAD + ">a: ??AEINR 8G ae +0 0\n")
    play = game.events[0]
    assert isinstance(play, log.Played)
    assert [tile.kind for tile in play.move.tiles] == ["?", "?"]
    assert ">a: ??AEINR 8G ae +0 0" in write_game(game)


def test_standing_letters_in_parentheses_are_read_as_standing() -> None:
    game = read_game(HEAD + ">a: CAT 8G CAT +10 10\n>b: AS 8G (CAT)S +6 6\n")
    assert game.faults == ()
    assert ">b: AS 8G ...S +6 6" in write_game(game)


def test_notes_belong_to_the_event_before() -> None:
    game = read_game(HEAD + "#note hello\n>a: CAT 8G CAT +10 10\n#note fine\ngoing on\n#title T\n")
    assert game.notes == (Note(0, "hello"), Note(1, "fine\ngoing on"))
    assert game.pragmas == (("title", "T"),)
    assert read_game(write_game(game)) == game


def test_players_need_not_be_named_before_they_move() -> None:
    game = read_game(">x: CAT 8G CAT +10 10\n>y: AS 8G ...S +6 6\n")
    assert [player.nick for player in game.players] == ["x", "y"]
    assert game.faults == ()


def test_a_file_with_other_line_ends_and_a_byte_order_mark() -> None:
    text = text_of("game1.gcg")
    game = read_game(text)
    for raw in (
        text.replace("\n", "\r\n").encode(),
        text.replace("\n", "\r").encode(),
        text.encode("utf-8-sig"),
        text.encode("utf-16"),
    ):
        assert read_game(raw) == game


def test_old_encodings_are_read_as_the_file_names_them() -> None:
    thai = "#character-encoding TIS-620\n#player1 a สมชาย\n>a: ABC - +0 0\n".encode("cp874")
    assert read_game(thai).players == (PlayerName("a", "สมชาย"),)
    unnamed = "#player1 a José\n>a: ABC - +0 0\n".encode("cp1252")
    game = read_game(unnamed)
    assert game.players == (PlayerName("a", "José"),)
    assert game.faults == ()
    assert [note.message.key for note in game.odd] == ["notation.encoding_guessed"]


# The Thai extension


@pytest.mark.rule("K8")
def test_old_words_are_gone_where_the_game_lifts_them() -> None:
    text = (
        "#game kumkom\n#player1 a\n#player2 b\n"
        ">a: กามดนรบเแ 5H กา +4 4\n"
        ">b: นมดรบเแาะ H5 .น +2 2\n"
        ">a: กมดนรบเแา 5H .ม +2 6\n"
    )
    game = read_game(text)
    assert game.faults == ()  # after กา was lifted, I5 is free again and takes ม
    assert read_game(write_game(game)) == game


def test_marks_tiers_wilds_and_brackets_are_kept() -> None:
    text = (
        "#character-encoding UTF-8\n#game crossing\n#player1 a\n#player2 b\n"
        ">a: ? 8G ท?ี่[น/ณ=น]า +9 9\n>b: ? 8G ..+ู. +3 3\n#note ดีมาก\n"
    )
    game = read_game(text)
    assert game.faults == ()
    assert write_game(game) == text


def test_what_plain_gcg_cannot_say_stands_in_pragmas() -> None:
    text = (
        "#character-encoding UTF-8\n#game kumkom\n#player1 a\n#player2 b\n#thaigame seed 7\n"
        "#thaigame start-drawn player=a tile=ก\n"
        "#thaigame drew player=a tiles=กา[ฆ/ซ]?\n"
        ">a: ?ก[ฆ/ซ]า 5H กา +4 4\n"
        "#thaigame held player=b\n"
        '#thaigame challenged player=b words="กา"\n'
        ">b: - +0 0\n"
        "#thaigame turn-lost\n"
        "#thaigame clocked player=a seconds=-61\n"
        ">a: [] (time) -20 -16\n"
        "#thaigame with minutes=2\n"
    )
    game = read_game(text)
    assert game.faults == ()
    assert game.seed == 7
    assert game.events[1] == log.Drew(0, ("ก", "า", "ฆ/ซ", "?"))
    assert game.events[4] == log.Challenged(1, ("กา",))
    assert game.events[5] == log.TurnLost(1, 0, None)
    assert game.events[7] == log.TimePenalty(0, -20, 2, -16, ())
    assert write_game(game) == text


# Faults


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("hello", "line_unknown"),
        (">a no colon", "event_form"),
        (">c: CAT 8G CAT +10 10", "player_unknown"),
        (">a: CAT 8G CAT", "no_score"),
        (">a: CAT CAT +10 10", "no_move"),
        (">a: CAT 8G C.T +10 10", "dot_on_empty"),
        (">a: CAT 8N CAT +10 10", "runs_off"),
        (">a: CA9 8G CAT +10 10", "no_face"),
        (">a: ABC - +5 5", "pass_scores"),
        (">a: +5 5", "event_form"),
        ("#player3", "player_nick"),
        ("#player3 a", "player_twice"),
        ("#player5 e", "player_order"),
        ("#thaigame flew player=a", "event_unknown"),
        ("#thaigame held", "field_missing"),
        ("#thaigame held player=z", "player_unknown"),
        ("#thaigame held player=a colour=red", "field_form"),
        ("#thaigame held player=a tile=A", "field_unknown"),
        ("#thaigame clocked player=a seconds=soon", "number"),
        ("#thaigame drew player=a tiles=A apart=perhaps", "field_value"),
        ("#thaigame lifted squares=Z99 tiles=A", "field_value"),
        ("#thaigame with minutes=2", "nothing_before"),
        ("#thaigame turn-lost", "nothing_before"),
        ("#thaigame seed seven", "number"),
        ("#thaigame start nowhere", "fields"),
        ("#" + "x" * 20_000, "line_long"),
    ],
)
def test_a_faulty_line_is_told_by_its_number_and_the_rest_is_read(line: str, key: str) -> None:
    game = read_game(f"{HEAD}{line}\n>b: DOG 8G DOG +10 10\n")
    assert [(fault.line, fault.message.key) for fault in game.faults] == [(4, f"notation.{key}")]
    fault = game.faults[0].message
    assert fault.text("en") != fault.text("th")
    last = game.events[-1]
    assert isinstance(last, log.Played)
    assert last.player == 1
    assert game.lines[-1] == 5


def test_a_play_without_points_still_lies_on_the_board() -> None:
    text = HEAD + ">a: CAT 8G CAT\n>b: AS 8G ...S +6 6\n"
    assert faults(text) == [(4, "notation.no_score")]


def test_withdrawing_a_play_that_could_not_be_read_leaves_the_one_before() -> None:
    text = (
        HEAD + ">a: CAT 8G CAT +10 10\n>b: A9 8G ...9 +6 6\n>b: A9 -- -6 0\n>a: S 8G ...S +6 16\n"
    )
    assert [line for line, _ in faults(text)] == [5, 5, 6]


def test_a_file_made_to_be_slow_is_read_in_no_time() -> None:
    crowd = "".join(f">p{seat}: A - +0 0\n" for seat in range(9000))
    assert len(read_game(crowd).players) == 99
    brackets = f">a: {'[' * 16_000} 8G CAT +1 1\n" * 60
    assert {fault.line for fault in read_game(brackets).faults} == set(range(1, 61))
    pairs = f"#thaigame held {'x=1 ' * 4000}\n" * 60
    assert len(read_game(f">a: A - +0 0\n{pairs}").faults) == 60


def test_what_is_no_record_at_all_is_refused() -> None:
    for text in ("", "\n\n", "hello\nworld\n"):
        with pytest.raises(RecordError):
            read_game(text)
    with pytest.raises(RecordError):
        read_game(b"\x00\x01\x02")
    with pytest.raises(RecordError):
        read_game("#note x\n" * 200_000)
    with pytest.raises(UnknownGameError):
        read_game("#game go\n>a: A - +0 0\n")


pieces = st.sampled_from(
    [
        *(line for name in NAMES for line in text_of(name).splitlines()),
        *("#game kumkom", "#game crossing", ">p1: กา 5H กา +4 4", ">p2: ท 8H ท?ี่ +1 1"),
        *("#thaigame drew player=p1 tiles=[ฆ/ซ]", "#note", "#thaigame with total=3", ">p1: - -5"),
        *("#thaigame turn-lost", "#thaigame restarted", ">p1: X -- -5 1", ">p2: (AB) +4"),
        '#thaigame challenged player=p1 words="A,B"',
        "#thaigame lifted squares=H8,H9 tiles=A",
    ]
)


@given(st.lists(pieces, max_size=12), st.integers(0, 300), st.text(max_size=8))
def test_no_file_however_broken_brings_the_program_down(
    lines: list[str], at: int, noise: str
) -> None:
    text = "\n".join(lines)
    try:
        game = read_game(text[:at] + noise + text[at:])
    except (RecordError, UnknownGameError):
        return
    for fault in game.faults:
        assert fault.message.text("en")
        assert fault.message.text("th")
    try:
        again = write_game(game)
    except RecordError:
        return
    assert read_game(again).events == game.events


@given(st.binary(max_size=60))
def test_no_bytes_bring_the_program_down(raw: bytes) -> None:
    with suppress(RecordError, UnknownGameError):
        read_game(raw)
