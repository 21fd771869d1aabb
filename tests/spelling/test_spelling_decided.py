"""Words whose reading was decided by reading them are read so, and no headword is at fault."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from thaigame.lexicon import DEFAULT_THAI, find_lexicon
from thaigame.spelling import analyse, analyse_all

DECIDED: Final = Path(__file__).parent.parent / "data" / "spelling" / "decided.tsv"
# Forms that are no words: bare stems, abbreviations; and one word that no rule of writing reads.
UNSURE: Final = 25


def decided() -> dict[str, str]:
    """Return the decided readings of each word, joined as the file has them."""
    lines = DECIDED.read_text(encoding="utf-8").splitlines()
    return {word: readings for word, readings, _ in map(split, lines) if word[0] != "#"}


def split(line: str) -> tuple[str, str, str]:
    """Return the three columns of a row; a line that says what the file is has one."""
    word, readings, how = [*line.split("\t"), "", ""][:3]
    return word, readings, how


def joined(readings: tuple[tuple[str, ...], ...]) -> str:
    return "|".join("-".join(reading) for reading in readings)


def test_every_decided_word_is_read_as_it_was_decided() -> None:
    wanted = decided()
    found = analyse_all(wanted)
    wrong = [
        f"{each.word}: {joined(each.readings)}, not {wanted[each.word]}"
        for each in found
        if joined(each.readings) != wanted[each.word]
    ]
    assert len(wanted) > 15_000
    assert wrong == []


def test_what_was_decided_is_sure() -> None:
    unsure = [each.word for each in analyse_all(decided()) if not each.sure]
    assert len(unsure) <= UNSURE, unsure


def test_no_headword_of_the_dictionary_is_at_fault() -> None:
    faulty = [found.word for found in analyse_all(find_lexicon(DEFAULT_THAI).words) if found.fault]
    assert faulty == []


@pytest.mark.parametrize(
    ("word", "reading"),
    [
        ("แน่บ", "แน่บ"),
        ("ง่อกแง่ก", "ง่อก-แง่ก"),
        ("เลิ่กลั่ก", "เลิ่ก-ลั่ก"),
        ("ปี่ชวา", "ปี่-ชะ-วา"),
        ("หุ่นพยนต์", "หุ่น-พะ-ยน"),
        ("อะลุ้มอล่วย", "อะ-ลุ้ม-อะ-หฺล่วย"),
        ("อัฐิ", "อัด-ถิ"),
        ("ช้า ๆ", "ช้า-ช้า"),
        ("หงุง ๆ หงิง ๆ", "หฺงุง-หฺงุง-หฺงิง-หฺงิง"),
    ],
)
def test_words_once_called_impossible_are_read(word: str, reading: str) -> None:
    assert analyse(word).reading == reading
    assert analyse(word).fault is None


@pytest.mark.parametrize(
    ("word", "reading"),
    [
        ("การพนัน", "กาน-พะ-นัน"),
        ("จองกฐิน", "จอง-กะ-ถิน"),
        ("ผู้ชนะ", "ผู้-ชะ-นะ"),
        ("รุ่งอรุณ", "รุ่ง-อะ-รุน"),
        ("งานอดิเรก", "งาน-อะ-ดิ-เหฺรก"),
        ("ถุงยางอนามัย", "ถุง-ยาง-อะ-นา-ไม"),
        ("ศาลทหาร", "สาน-ทะ-หาน"),
        ("ชีวิตชีวา", "ชี-วิด-ชี-วา"),
    ],
)
def test_a_compound_is_cut_where_its_words_meet(word: str, reading: str) -> None:
    assert analyse(word).sure
    assert analyse(word).reading == reading


# School rule: only words of Pali and Sanskrit are read on into one another (คำสมาส).
@pytest.mark.parametrize(
    ("word", "reading"),
    [
        ("บทเกริ่น", "บด-เกฺริ่น"),
        ("สายการประปา", "สาย-กาน-ปฺระ-ปา"),
        ("รสฝาด", "รด-ฝาด"),
        ("แพทยสมาคม", "แพด-ทะ-ยะ-สะ-มา-คม"),
        ("สหบริการ", "สะ-หะ-บอ-ริ-กาน"),
        ("เภสัชเคมี", "เพ-สัด-ชะ-เค-มี"),
    ],
)
def test_only_words_of_pali_and_sanskrit_link(word: str, reading: str) -> None:
    assert analyse(word).sure
    assert analyse(word).reading == reading


@pytest.mark.parametrize("word", ["บัณฑิต", "มณฑป"])
def test_tho_read_do_has_the_tone_of_its_sound(word: str) -> None:
    assert analyse(word).syllables[-1].tone == "low"


@pytest.mark.parametrize(("letter", "name"), [("ก", "กอ"), ("ข", "ขอ"), ("ฮ", "ฮอ"), ("ณ", "นะ")])
def test_a_letter_alone_is_read_by_its_name(letter: str, name: str) -> None:
    assert analyse(letter).reading == name


@pytest.mark.parametrize(
    "word", ["เขื่อนสิริกิติ์", "พระนางเจ้าสิริกิติ์", "จิกะเฮิรตซ์", "ความถี่เฮิรตซ์", "การกอปร", "ความกอปร"]
)
def test_a_compound_of_what_the_grammar_cannot_write_is_never_sure(word: str) -> None:
    assert not analyse(word).sure


def test_a_word_of_two_readings_by_its_cut_has_both() -> None:
    assert analyse("ขอบอก").readings == (("ขอ", "บอก"), ("ขอบ", "อก"))


@pytest.mark.parametrize("word", ["เดริก", "เบลินดา", "มาเคลิน", "เฟริงกา", "วัดเกาะเปริด"])
def test_a_cluster_between_e_and_i_is_unsure_where_no_list_knows_it(word: str) -> None:
    # เดริก is เด-ริก and เพลิง is เพฺลิง: only who knows the word can say.
    assert not analyse(word).sure


@pytest.mark.parametrize(
    ("word", "reading"),
    [
        ("เพลิง", "เพฺลิง"),
        ("ลำเพลิน", "ลำ-เพฺลิน"),
        ("เฟลิกซ์", "เฟ-ลิก"),
        ("กวีโด", "กฺวี-โด"),
        ("หมาข้างถนน", "หฺมา-ข้าง-ถะ-หฺนน"),
        ("อากาศยานไอพ่น", "อา-กาด-สะ-ยาน-ไอ-พ่น"),
        ("วิทยาการหุ่นยนต์", "วิด-ทะ-ยา-กาน-หุ่น-ยน"),
        ("การแปลภาษาอัตโนมัติ", "กาน-แปฺล-พา-สา-อัด-ตะ-โน-มัด"),
    ],
)
def test_words_rest_on_their_parts_whose_letters_serve_two_syllables(
    word: str, reading: str
) -> None:
    found = analyse(word)
    assert found.sure
    assert found.reading == reading
