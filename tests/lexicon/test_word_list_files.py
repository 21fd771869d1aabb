"""Users' own word lists: encodings, line ends, what is taken and what is reported."""

from __future__ import annotations

import codecs
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thaigame.errors import LexiconError
from thaigame.lexicon import find_lexicon, read_overlay, read_word_list

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FRUIT = ["มะม่วง", "สับปะรด", "น้ำเต้า", "ไอศกรีม"]
LINES = "\n".join(FRUIT) + "\n"


def failure(call: Callable[[], object]) -> LexiconError:
    with pytest.raises(LexiconError) as caught:
        call()
    assert caught.value.message.text("en") != caught.value.message.text("th")
    return caught.value


@pytest.mark.parametrize(
    ("raw", "encoding"),
    [
        (LINES.encode(), "UTF-8"),
        (codecs.BOM_UTF8 + LINES.encode(), "UTF-8 (BOM)"),
        (LINES.encode("utf-16"), "UTF-16"),
        (codecs.BOM_UTF16_BE + LINES.encode("utf-16-be"), "UTF-16"),
        (LINES.encode("utf-16-le"), "UTF-16"),
        (LINES.encode("utf-16-be"), "UTF-16"),
        (LINES.encode("cp874"), "Windows-874 (TIS-620)"),
        (LINES.encode("tis-620"), "Windows-874 (TIS-620)"),
    ],
)
def test_the_usual_encodings_of_thai_text_are_told_apart(raw: bytes, encoding: str) -> None:
    report = read_word_list(raw)
    assert report.lexicon.words == set(FRUIT)
    assert report.encoding == encoding
    assert report.faulty == ()


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\u2028"])
@pytest.mark.parametrize("last", ["", "end"])
def test_any_line_ends_will_do_and_the_last_may_be_missing(end: str, last: str) -> None:
    report = read_word_list((end.join(FRUIT) + (end if last else "")).encode())
    assert report.lexicon.words == set(FRUIT)
    assert report.lines == len(FRUIT)


def test_comments_blank_lines_and_repetitions_are_no_faults() -> None:
    report = read_word_list("# ผลไม้\n\n  มะม่วง  # หวาน\nส้ม\nมะม่วง\n".encode())
    assert report.lexicon.words == {"มะม่วง", "ส้ม"}
    assert (report.lines, report.read, report.repeated) == (5, 3, 1)
    assert report.faulty == ()


def test_words_typed_in_other_ways_are_taken_in_canonical_form_and_told() -> None:
    report = read_word_list("น\u0e4d\u0e49า\nที\u200bวี\nปลา\ncat\n".encode())
    assert report.lexicon.words == {"น้ำ", "ทีวี", "ปลา", "CAT"}
    assert [(change.line, change.taken) for change in report.changed] == [(1, "น้ำ"), (2, "ทีวี")]


def test_each_line_that_is_no_word_is_reported_with_its_number_and_the_others_are_taken() -> None:
    lines = ["ปลา", "เมีัย", "ICE-CREAM", "two words", "กA", "12", "🙂", "ก" * 300, "กุ้ง"]
    report = read_word_list("\n".join(lines).encode())
    assert report.lexicon.words == {"ปลา", "กุ้ง"}
    assert [fault.line for fault in report.faulty] == [2, 3, 4, 5, 6, 7, 8]
    assert report.faulty[0].text == "เมีัย"
    assert len(report.faulty[-1].text) <= 40
    for fault in report.faulty:
        assert fault.message.text("en") != fault.message.text("th")


def test_faulty_lines_are_told_with_the_lexicon_too() -> None:
    (notice,) = read_word_list("ปลา\nเมีัย\n".encode(), name="mine").lexicon.notices
    assert "1" in notice.text("en")
    assert "mine" in notice.text("en")


@pytest.mark.rule("C15", "S16", "K17")
def test_a_players_own_file_is_a_lexicon_on_its_own_authority(tmp_path: Path) -> None:
    file = tmp_path / "third-edition.txt"
    file.write_text("qi\nza\noi\n", encoding="utf-8")
    own = find_lexicon(str(file))
    assert own.words == {"QI", "ZA", "OI"}
    assert own.authority == "official"
    assert own.name == "third-edition.txt"
    assert find_lexicon(file) == own


def test_comments_above_the_words_state_what_the_list_is(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    text = "# name: Standard Dictionary\n# Edition: third, 2548\n\nqi\n# edition: fourth\nza\n"
    file.write_text(text, encoding="utf-8")
    own = find_lexicon(file)
    assert (own.name, own.edition) == ("Standard Dictionary", "third, 2548")
    assert own.words == {"QI", "ZA"}
    assert read_word_list(file, edition="2569").lexicon.edition == "2569"


def test_thai_entries_of_several_words_may_stand_in_a_list() -> None:
    assert read_word_list("ต่าง ๆ\nก กา\n".encode()).lexicon.words == {"ต่าง ๆ", "ก กา"}


@pytest.mark.parametrize("raw", [b"", b"\n\n", b"# nothing\n", codecs.BOM_UTF8])
def test_a_list_without_a_word_is_refused(raw: bytes) -> None:
    assert failure(lambda: read_word_list(raw)).code == "lexicon.no_words"


def test_a_list_of_nothing_but_faults_is_refused_with_the_first_of_them() -> None:
    error = failure(lambda: read_word_list(b"# x\n12\n34\n"))
    assert error.code == "lexicon.all_faulty"
    assert error.at == 2


@pytest.mark.parametrize(
    "raw",
    [
        b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00",
        b"PK\x03\x04\x14\x00\x06\x00",
        bytes(range(256)) * 40,
    ],
)
def test_binary_files_are_refused(raw: bytes) -> None:
    assert failure(lambda: read_word_list(raw)).code in {"files.binary", "files.undecodable"}


def test_bytes_that_are_in_no_known_encoding_are_refused_with_their_place() -> None:
    error = failure(lambda: read_word_list(b"abc\n\x81\x8d\x8f\n"))
    assert error.code == "files.undecodable"
    assert error.at == 4


def test_a_file_with_a_line_of_ten_megabytes_is_no_word_list() -> None:
    error = failure(lambda: read_word_list(b"cat\n" + b"a" * 10_000_000))
    assert error.code == "files.long_line"
    assert error.at == 2
    assert len(str(error)) < 300


def test_a_file_is_no_list_once_too_many_of_its_lines_are_no_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("thaigame.lexicon.files.MOST_FAULTY", 3)
    for sign, read in (("", read_word_list), ("+", read_overlay)):
        bad = f"{sign}x1!y\n"
        good = f"{sign}กา\n"
        assert len(read((good + 3 * bad).encode()).faulty) == 3
        for raw in (good + 4 * bad, 4 * bad, 4 * bad + good, 2 * (bad + good + bad)):
            with pytest.raises(LexiconError) as caught:
                read(raw.encode())
            assert caught.value.code == "lexicon.too_faulty"
            assert caught.value.at == (2 if raw.startswith(good) else 1)
    with pytest.raises(LexiconError) as caught:
        read_overlay(b"+CAT\n" + 4 * b"CAT\n")
    assert caught.value.code == "lexicon.too_faulty"


def test_a_file_that_is_not_there_or_is_a_folder_cannot_be_read(tmp_path: Path) -> None:
    assert failure(lambda: find_lexicon(tmp_path / "none.txt")).code == "files.unreadable"
    assert failure(lambda: find_lexicon(tmp_path)).code == "files.unreadable"


@pytest.mark.parametrize(
    "name", ["", "x" * 5000, "x" * 5000 + ".txt", "a\0", "a\0.txt", "\ud800", "\ud800.txt", "a\nb"]
)
def test_a_name_that_no_file_can_have_is_answered_in_one_line(name: str) -> None:
    error = failure(lambda: find_lexicon(name))
    assert error.code in {"lexicon.unknown", "files.unreadable"}
    assert len(str(error).splitlines()) == 1
    assert len(str(error)) < 300
    str(error).encode()


@given(st.binary(max_size=60) | st.text(max_size=30).map(lambda text: text.encode("utf-8")))
def test_any_bytes_are_a_list_or_a_lexicon_error(raw: bytes) -> None:
    with suppress(LexiconError):
        report = read_word_list(raw)
        assert report.read > 0
        assert all(word in report.lexicon for word in report.lexicon)


@pytest.mark.file_modes
def test_a_file_that_may_not_be_read_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "secret.txt"
    file.write_text("cat\n", encoding="utf-8")
    file.chmod(0)
    assert failure(lambda: find_lexicon(file)).code == "files.unreadable"


def test_an_overlay_adds_words_and_takes_words_out() -> None:
    overlay = read_overlay("# 2569\n+za\n+qi # new\n-crwth\n\u2212AA\n".encode(), name="2569")
    changed = overlay.over(find_lexicon("enable"))
    assert {"ZA", "QI"} <= changed.words
    assert not {"CRWTH", "AA"} & changed.words
    assert len(changed) == 172_820
    assert changed.listed_in("ZA") == ("2569",)
    assert "AA" in find_lexicon("enable")


def test_an_overlay_reports_lines_without_a_sign_and_words_with_both() -> None:
    overlay = read_overlay("+ปลา\nกุ้ง\n-ปลา\n+เมีัย\n".encode())
    assert overlay.add == {"ปลา"}
    assert overlay.remove == set()
    found = [(fault.line, fault.message.key) for fault in overlay.faulty]
    assert found[:2] == [(2, "lexicon.no_sign"), (3, "lexicon.both_signs")]
    assert found[2][0] == 4


def test_an_overlay_that_changes_nothing_is_refused() -> None:
    assert failure(lambda: read_overlay(b"cat\n")).code == "lexicon.no_changes"
