"""The lists that are known by name: what they are, and what is in them."""

from __future__ import annotations

import gzip
import re
from hashlib import sha256
from pathlib import Path

import pytest

from tests.lexicon.laid import playable_words
from thaigame.errors import LexiconError
from thaigame.lexicon import find_lexicon, lexicon_names
from thaigame.lexicon.installed import data_file, read_changes
from thaigame.text import cells, faults

FOLDER = Path(__file__).parents[2] / "lexicon"
SOURCES = (FOLDER / "SOURCES.md").read_text(encoding="utf-8")
CHANGES = read_changes((FOLDER / "orst-changes.tsv").read_text(encoding="utf-8"))

# Common misspellings, each with the dictionary's spelling.
MISSPELT = dict(
    pair.split()
    for pair in """
    สัปปะรด สับปะรด;กระทันหัน กะทันหัน;คลีนิก คลินิก;คุ๊กกี้ คุกกี้;กระเพรา กะเพรา;ผัดไท ผัดไทย
    สังเกตุ สังเกต;อนุญาติ อนุญาต;ปรากฎ ปรากฏ;กฏหมาย กฎหมาย;มงกุฏ มงกุฎ;เบญจเพศ เบญจเพส
    ลายเซ็นต์ ลายเซ็น;เปอร์เซนต์ เปอร์เซ็นต์;ศรีษะ ศีรษะ;บิณฑบาตร บิณฑบาต;กระเทย กะเทย
    จราจล จลาจล;ทะเลสาป ทะเลสาบ;ผาสุข ผาสุก;มัคคุเทศน์ มัคคุเทศก์;รสชาด รสชาติ
    โลกาภิวัฒน์ โลกาภิวัตน์;กาละเทศะ กาลเทศะ;ปราถนา ปรารถนา;พิศมัย พิสมัย;อาเพท อาเพศ
    กงศุล กงสุล;บังสกุล บังสุกุล;อานิสงฆ์ อานิสงส์
    """.strip()
    .replace("\n", ";")
    .split(";")
)


def raw_royal_list() -> list[str]:
    raw = data_file("orst_words_th.txt")
    assert raw is not None
    return raw.decode("utf-8-sig").split("\n")


def test_the_default_thai_list_the_other_one_and_the_english_ones_are_known_by_name() -> None:
    assert lexicon_names()[0] == "orst"
    assert set(lexicon_names()) == {
        *("orst", "thai-words", "enable", "scowl-35-2-3", "primary"),
        *("spanish-small", "polish-small", "lao-small"),
    }


@pytest.mark.parametrize("name", lexicon_names())
def test_every_list_states_edition_size_hash_licence_and_source(name: str) -> None:
    for part in find_lexicon(name).parts:
        assert all((part.name, part.edition, part.licence, part.source))
        row = next(line for line in SOURCES.splitlines() if line.startswith(f"| `{part.name}`"))
        assert f"| {part.size} |" in row
        assert part.sha256 in row


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(LexiconError, match="orst, thai-words, enable") as caught:
        find_lexicon("royal")
    assert caught.value.code == "lexicon.unknown"


def test_a_name_gives_the_same_lexicon_each_time() -> None:
    assert find_lexicon("enable") is find_lexicon("enable")


def test_enable_is_the_published_list() -> None:
    with gzip.open(FOLDER / "enable.txt.gz") as file:
        text = file.read()
    assert sha256(text).hexdigest().startswith("f32e6fbdc4cf9c8e")
    enable = find_lexicon("enable")
    assert enable.sha256 == "f32e6fbdc4cf9c8ec1d992193d7ac33e773fc850ba47ebe2c791ab9d61913d49"
    assert len(enable) == 172_820
    assert sum(len(word) == 2 for word in enable) == 96


@pytest.mark.rule("S16", "C15")
def test_enable_only_stands_in_for_the_books_and_is_older_than_their_newest_words() -> None:
    enable = find_lexicon("enable")
    assert enable.authority == "stand-in"
    assert not {"FE", "KI", "OI", "QI", "ZA"} & enable.words


@pytest.mark.rule("P17", "S4")
@pytest.mark.parametrize("name", ["enable", "primary"])
def test_names_that_are_words_are_in_the_english_lists_and_mere_names_are_not(name: str) -> None:
    lexicon = find_lexicon(name)
    words = ["JOHN", "PANAMA", "SIAMESE", "BANGKOK", "BAHT", "AD", "BRAVA", "BRAVI"]
    assert [word for word in words if word not in lexicon] == []
    no_words = ["THAI", "LAO", "JUNE", "MONDAY", "THAILAND", "PROTO", "VIP"]
    assert [word for word in no_words if word in lexicon] == []


@pytest.mark.rule("P17")
def test_inflected_forms_are_words_of_their_own() -> None:
    assert {"CRAB", "CRABS", "WALK", "WALKED", "WALKING"} <= find_lexicon("primary").words


@pytest.mark.parametrize("name", ["enable", "primary"])
def test_tattooed_has_three_ts(name: str) -> None:
    assert "TATTOOED" in find_lexicon(name)
    assert "TATOOED" not in find_lexicon(name)


@pytest.mark.rule("P16")
def test_the_sheet_of_short_words_is_part_of_enable_and_has_the_counted_sizes() -> None:
    sheet = find_lexicon("scowl-35-2-3").words
    assert sheet < find_lexicon("enable").words
    assert [sum(len(word) == length for word in sheet) for length in (2, 3)] == [40, 478]
    assert len(sheet) == 518


@pytest.mark.rule("P16")
def test_the_primary_edition_asks_the_sheet_for_short_words_and_enable_for_longer_ones() -> None:
    primary, enable = find_lexicon("primary"), find_lexicon("enable")
    # AA and XU are in the longer list only, so they are not acceptable.
    assert {"AA", "XU"} <= enable.words
    assert not {"AA", "XU"} & primary.words
    assert {"AT", "CAT"} <= primary.words
    assert {word for word in primary if len(word) > 3} == {w for w in enable if len(w) > 3}
    assert [primary.listed_in(word) for word in ("CAT", "CRAB", "CROCODILES")] == [
        ("scowl-35-2-3",),
        ("enable",),
        ("enable",),
    ]


@pytest.mark.rule("P16")
def test_the_primary_dictionary_is_three_parts_by_length_each_a_stand_in() -> None:
    parts = find_lexicon("primary").parts
    lengths = [(part.min_length, part.max_length) for part in parts]
    assert lengths == [(2, 3), (4, 8), (9, None)]
    assert {part.authority for part in parts} == {"stand-in"}


@pytest.mark.rule("K17")
def test_the_royal_society_list_has_the_right_spelling_and_not_the_common_wrong_one() -> None:
    royal = find_lexicon("orst")
    assert royal.authority == "official"
    assert len(MISSPELT) == 30
    assert [wrong for wrong in MISSPELT if wrong in royal] == []
    assert [right for right in MISSPELT.values() if right not in royal] == []


def test_thai_words_is_no_spelling_authority() -> None:
    lexicon = find_lexicon("thai-words")
    assert {"สัปปะรด", "กระทันหัน", "คลีนิก", "คุ๊กกี้"} <= lexicon.words
    assert lexicon.authority == "stand-in"
    assert len(lexicon) == 62_106


@pytest.mark.rule("K17")
def test_everyday_compounds_are_no_headwords() -> None:
    assert not {"วันนี้", "เสื้อผ้า", "ผลไม้"} & find_lexicon("orst").words
    assert {"วันนี้", "เสื้อผ้า", "ผลไม้"} <= find_lexicon("thai-words").words


def test_the_headwords_in_ru_and_lu_that_the_list_lacks_are_repaired() -> None:
    assert [word for word in raw_royal_list() if word[0] in "ฤฦ"] == []
    royal = find_lexicon("orst")
    assert {"ฤกษ์", "ฤดู", "ฤทธิ์", "ฤทัย", "ฤๅษี", "ฦๅชา"} <= royal.words
    assert royal.listed_in("ฤดู") == ("orst-repair",)
    assert "ฤาษี" not in royal
    repair = {change.becomes for change in CHANGES if change.action == "add"}
    assert repair <= find_lexicon("thai-words").words
    assert {word[0] for word in repair} == {"ฤ", "ฦ"}


def test_hyphens_of_line_breaks_are_joined() -> None:
    broken = sorted(word for word in raw_royal_list() if "-" in word)
    joined = {change.entry: change.becomes for change in CHANGES if change.action == "join"}
    assert len(broken) == 16
    assert joined == {word: word.replace("-", "") for word in broken}
    royal = find_lexicon("orst")
    assert not set(broken) & royal.words
    assert set(joined.values()) <= royal.words


def test_misspelt_entries_are_corrected_and_no_other_is_left() -> None:
    corrected = {change.entry: change.becomes for change in CHANGES if change.action == "correct"}
    assert set(corrected.values()) == {"กระแสน้ำ", "ย่ำอยู่กับที่", "หุ่นยนต์"}
    assert all(faults(entry) for entry in corrected)
    royal = find_lexicon("orst")
    assert not set(corrected) & royal.words
    assert set(corrected.values()) <= royal.words
    # Land papers of the third kind: an abbreviation with a figure, which no board can show.
    assert [word for word in royal if faults(word)] == ["น.ส. ๓"]


def test_every_change_to_the_royal_list_states_its_reason_in_both_languages() -> None:
    assert all(change.reason and re.search("[ก-๙]", change.reason_th) for change in CHANGES)
    unused = {c.entry for c in CHANGES if c.entry} - set(raw_royal_list())
    assert unused == set()


def test_nothing_else_of_the_royal_list_is_changed() -> None:
    raw = set(raw_royal_list())
    touched = {change.entry for change in CHANGES}
    new = {change.becomes for change in CHANGES if change.becomes}
    assert find_lexicon("orst").words == (raw - touched) | new


def test_the_default_list_has_as_many_words_of_2_to_15_cells_as_its_sources_say() -> None:
    # Counted without the text layer: a cell is a letter that is no mark.
    letters, marks = "ก-ฮะาำเ-ๅ", "ัิ-ฺ็-๎"
    word = re.compile(f"[{letters}][{marks}]*(?:[{letters}][{marks}]*){{1,14}}").fullmatch
    royal = find_lexicon("orst")
    pool = {each for each in royal if word(each)}
    assert sum(bool(word(each)) for each in raw_royal_list()) == 37_191
    assert len(pool) == 37_191 - 3 + 3 + 14 + 39
    assert playable_words(royal, longest=15) == pool
    assert "37,244 words of 2 to 15 cells" in SOURCES
    assert all(2 <= len(cells(each)) <= 15 for each in pool)
    assert sum("ๅ" in each for each in pool) == 22
