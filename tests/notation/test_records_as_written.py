"""Records as people write them: what is clear is read, what is odd is told once at its line."""

from __future__ import annotations

import pytest

from thaigame.game import events as log
from thaigame.notation import Note, PlayerName, Replay, read_game, replay_record, write_game

HEAD = "#player1 ann Ann\n#player2 bob Bob\n"
PLAY = ">ann: AAENRSZ 8G ZA +22 22\n"
Keys = list[tuple[int, str]]


def replayed(text: str | bytes) -> Replay:
    return replay_record(read_game(text))


def differences(text: str | bytes) -> Keys:
    return [(fault.line, fault.message.key) for fault in replayed(text).differences]


def odd(text: str | bytes) -> Keys:
    return [(fault.line, fault.message.key) for fault in read_game(text).odd]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (">bob: DEIINRR 9G EN +17 17 EN, ZE, AN", "odd_remark"),
        (">bob: DEIINRR 9G EN +17 17 ; good", "odd_remark"),
        (">bob: DEIINRR 9G EN 17 17", "odd_points"),
        (">bob: DEIINRR 9G EN 17 ?", "odd_points"),
        (">BOB: DEIINRR 9G EN +17 17", "odd_nick"),
        (">Bob: DEIINRR 9G EN +17 17", "odd_nick"),
        (">bob: DEIINRR 9G EN +17", ""),
        (">bob: deiinrr 9g EN +17 +17", ""),
    ],
)
def test_a_play_is_read_however_its_line_goes_on(line: str, key: str) -> None:
    record = read_game(f"{HEAD}{PLAY}{line}\n")
    assert record.faults == ()
    play = record.events[1]
    assert isinstance(play, log.Played)
    assert (play.player, play.points, play.total) in {(1, 17, 17), (1, 17, None)}
    assert [tile.face for tile in play.move.tiles] == ["E", "N"]
    assert [(fault.line, fault.message.key) for fault in record.odd] == (
        [(4, f"notation.{key}")] if key else []
    )
    assert differences(f"{HEAD}{PLAY}{line}\n") == []
    assert read_game(write_game(record)) == record


def test_what_stands_behind_the_total_is_kept_as_a_note_of_its_event() -> None:
    text = f"{HEAD}{PLAY}>bob: DEIINRR 9G EN +17 17 EN, ZE ; good\n>ann: AENRS - +0 22\n"
    assert read_game(text).notes == (Note(2, "EN, ZE good"),)


@pytest.mark.parametrize("points", ["+-22", "-22", "\u221222", "\u201322", "+\u221222"])
def test_points_below_zero_are_read_in_every_way_of_writing_them(points: str) -> None:
    text = f"{HEAD}{PLAY}>ann: AAENRSZ -- {points} 0\n"
    assert read_game(text).events[1] == log.Withdrawn(0, -22, 0, tuple("AAENRSZ"))
    assert differences(text) == []
    assert odd(text) == ([] if points == "-22" else [(4, "notation.odd_points")])


def test_an_exchange_by_number_is_no_loss_of_points() -> None:
    for line in (">ann: AAENRSZ -3 +0 0", ">ann: AAENRSZ -3 +0"):
        event = read_game(f"{HEAD}{line}\n").events[0]
        assert isinstance(event, log.Exchanged)
        assert (event.count, event.tiles) == (3, ())


@pytest.mark.parametrize("word", ["(challenge)", "(CHALLENGE)", "(Challenge)"])
def test_a_challenge_in_vain_is_read_in_any_case(word: str) -> None:
    text = f"{HEAD}{PLAY}>ann: AENRSEE {word} +5 27\n>bob: DEIINRR - +0 0\n"
    assert read_game(text).events[1] == log.ChallengeLost(0, 5, 27, tuple("AEEENRS"))
    assert differences(text) == []
    assert odd(text) == ([] if word.islower() else [(4, "notation.odd_word")])


@pytest.mark.parametrize("word", ["(time)", "(TIME)", "(Time)"])
def test_time_may_be_told_in_the_middle_of_a_game(word: str) -> None:
    text = f"{HEAD}{PLAY}>ann: AENRS {word} -10 12\n>bob: DEIINRR 9G EN +17 17\n"
    assert read_game(text).events[1] == log.TimePenalty(0, -10, 0, 12, tuple("AENRS"))
    assert replayed(text).scores == (12, 17)
    assert differences(text) == []
    between = f"{HEAD}{PLAY}>bob: (time) -10 -10\n>ann: AAENRSZ -- -22 0\n>bob: DEIINRR - +0 -10\n"
    assert differences(between) == []


def test_four_tiles_left_on_a_rack_may_spell_time() -> None:
    for line in (">ann: EIMT (TIME) -6 16", ">ann: (TIME) +12 34", ">ann: (TIME) -6 16"):
        event = read_game(f"{HEAD}{PLAY}{line}\n").events[1]
        assert isinstance(event, log.EndCount)
        assert event.tiles == ("E", "I", "M", "T")
    event = read_game(f"{HEAD}{PLAY}>ann: (TIME) -10 12\n").events[1]
    assert isinstance(event, log.TimePenalty)


# What could not be read


def test_what_follows_a_line_that_cannot_be_read_is_judged_by_what_the_record_claims() -> None:
    text = HEAD + (
        ">ann: AAENRSZ 8G ZA9 +22 22\n"  # the one fault
        ">bob: DEIINRR 9G EN +17 17\n"
        ">ann: AENRS 10F RES +25 47\n"
        ">bob: DIIRR F10 .ID +8 25\n"
        ">ann: AN 7G .N +3 50\n"  # a dot on the square that was not read
    )
    assert differences(text) == [(3, "notation.no_face")]
    assert odd(text) == [(7, "notation.odd_since")]
    replay = replayed(text)
    assert replay.scores == (50, 25)
    told = [note.message.key for note in replay.notes]
    assert told.count("notation.replay_doubt") == 1
    assert "notation.replay_order" not in told


def test_a_play_that_could_not_be_read_may_be_withdrawn() -> None:
    text = f"{HEAD}{PLAY}>bob: DEIINRR 9G E9 +17 17\n>bob: DEIINRR -- -17 0\n>ann: AENRS - +0 22\n"
    assert differences(text) == [(4, "notation.no_face")]
    assert replayed(text).scores == (22, 0)


def test_a_total_that_a_line_without_points_leads_to_is_believed() -> None:
    text = HEAD + ">ann: AAENRSZ 8G ZA\n>bob: DEIINRR 9G EN +17 17\n>ann: AENRS - +0 22\n"
    assert differences(text) == [(3, "notation.no_score")]
    assert replayed(text).scores == (22, 17)


def test_a_rack_out_of_reach_is_still_told_after_a_play_that_could_not_be_read() -> None:
    text = f"{HEAD}>ann: AAENRSZ 8G Z9 +22 22\n>bob: DEIINRR 9G ENS +17 17\n"
    assert differences(text) == [(3, "notation.no_face"), (4, "rules.broken.rack")]


def test_two_players_under_one_name_are_told_once_and_told_apart_by_their_totals() -> None:
    text = (
        "#player1 nn Ann\n#player2 nn Bob\n"
        ">nn: AAENRSZ 8G ZA +22 22\n>nn: DEIINRR 9G EN +17 17\n>nn: DEIINRR -- -17 0\n"
        ">nn: AENRSTU - +0 22\n>nn: DEIINRR - +0 0\n"
    )
    record = read_game(text)
    assert record.players == (PlayerName("nn", "Ann"), PlayerName("nn.2", "Bob"))
    assert [event.player for event in record.events] == [0, 1, 1, 0, 1]  # type: ignore[union-attr]
    assert differences(text) == [(2, "notation.player_twice")]
    assert read_game(write_game(record)) == record


# What is told twice


@pytest.mark.parametrize(
    ("lines", "at", "key"),
    [
        (">ann: AAENRSQ -- -22 0", 4, "rack_twice"),
        (">ann: AAENRSZ -- -22 0", 0, ""),
        (">bob: DEIINRR - +0 0\n>ann: AENRS (AENRS) -5 17", 0, ""),
        (">bob: DEIINRR - +0 0\n>ann: AENRT (AENRS) -5 17", 5, "rack_twice"),
        (">bob: DEIINRR - +0 0\n>ann: AENR (AENR) -4 18", 5, "replay_rack_kept"),
        (">bob: (AENRS) +10 10\n>ann: AENRS (AENRS) -5 17", 0, ""),
        (">bob: (AENRS) +10 10\n>ann: AENRT (AENRT) -5 17", 5, "replay_rack_closing"),
        ("#rack1 AENRSTU", 0, ""),
        ("#rack1 ENRSTUV", 4, "replay_rack_kept"),
        ("#rack1 AENRS3", 4, "no_face"),
        ("#rack1 AENRSTUV", 4, "too_long"),
        ("#rack2 QQ", 4, "too_many"),
        (">bob: (AENRS) +10 10\n#rack1 AENRSS", 5, "replay_rack_closing"),
        (">bob: QQABCDE - +0 0", 4, "too_many"),
    ],
)
def test_what_a_record_states_twice_is_compared(lines: str, at: int, key: str) -> None:
    found = differences(f"{HEAD}{PLAY}{lines}\n")
    assert [line for line, _ in found] == ([at] if key else [])
    assert all(told.endswith(key) for _, told in found)


# Encodings


def test_a_guessed_encoding_is_a_note_and_a_false_claim_a_difference() -> None:
    text = "#player1 jose José\n>jose: DINNVWY 8D WINDY +32 32\n"
    plain = text.encode("latin-1")
    assert differences(plain) == []
    assert odd(plain) == [(1, "notation.encoding_guessed")]
    claimed = b"#character-encoding UTF-8\n" + plain
    assert differences(claimed) == [(1, "notation.encoding")]
    assert read_game(claimed).players == (PlayerName("jose", "José"),)


@pytest.mark.parametrize(
    ("name", "codec", "person"),
    [
        ("ISO-8859-1", "latin-1", "José"),
        ("iso-8859-2", "iso-8859-2", "Łódź"),
        ("windows-1250", "cp1250", "Łódź"),
        ("TIS-620", "tis-620", "กานดา"),
        ("windows-874", "cp874", "กานดา…"),
        ("ISO-8859-11", "cp874", "กานดา"),
        ("UTF-16", "utf-16", "กานดา"),
    ],
)
def test_an_encoding_that_the_file_names_is_taken(name: str, codec: str, person: str) -> None:
    text = f"#character-encoding {name}\n#player1 a {person}\n>a: ABC - +0 0\n"
    record = read_game(text.encode(codec))
    assert record.players == (PlayerName("a", person),)
    assert record.faults == record.odd == ()


def test_a_codec_that_is_no_encoding_of_text_is_no_claim_that_holds() -> None:
    raw = b"#character-encoding rot13\n#player1 a Ann\n>a: ABC - +0 0\n"
    record = read_game(raw)
    assert record.players == (PlayerName("a", "Ann"),)
    assert [fault.message.key for fault in record.faults] == ["notation.encoding"]
