"""Every fault of a layout file is told, all at once, by line, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thaigame.errors import LayoutError
from thaigame.layouts import load_layout
from thaigame.resources import folder
from thaigame.texts import LANGUAGES, Message, catalogue

BEGINNERS = (Path(__file__).parent.parent / "data" / "layouts" / "beginners.toml").read_text(
    encoding="utf-8"
)
CROSSING = (folder("layouts") / "crossing.toml").read_text(encoding="utf-8")

# What is put in place of what, the line and place it must be found at, and the fault's key.
# The line is that of the first of the new words.
FIRST = "first_play_squares"
LEGEND_T = '"t" = { target = "letter", factor = 3, colour = "green" }'
FIRST_8 = f"{FIRST} = 8"
FAULTS = [
    ('name = "beginners"', 'name = "My Game"', "name", "name_form"),
    ('name = "beginners"', "name = 7", "name", "name_form"),
    ('script = "thai"', 'script = "khmer"', "script", "not_a_choice"),
    ('lexicon = "orst"', 'lexicon = ""', "lexicon", "not_text"),
    ('lexicon = "orst"', 'lexikon = "orst"', "lexikon", "unknown_key_near"),
    ('lexicon = "orst"', 'lexicon = "orst"\nqqqqq = 1', "qqqqq", "unknown_key"),
    (', th = "เกมต่อคำสำหรับผู้เริ่มเรียน"', "", "title", "missing_key"),
    ('centre = "D4"', 'centre = "H8"', "board.centre", "centre"),
    ('centre = "D4"', 'centre = "44"', "board.centre", "centre"),
    ('  "..t.t..",\n  "...D...",', '  "..t.t..",\n  "...D..",', "board.rows[4]", "ragged"),
    ('  "...D...",', '  "...X...",', "board.rows[4]", "no_legend"),
    ("factor = 3", "factor = 1", "board.legend.t.factor", "not_whole"),
    ("factor = 3", "factor = 2.5", "board.legend.t.factor", "not_whole"),
    ('target = "letter"', 'target = "tile"', "board.legend.t.target", "not_a_choice"),
    ('colour = "green"', 'colour = "beige"', "board.legend.t.colour", "not_a_choice"),
    ('"t" = { target', '"tt" = { target', "board.legend.tt", "legend_key"),
    (LEGEND_T, '"t" = 3', "board.legend.t", "not_a_table"),
    ("total = 40", "total = 41", "tiles.total", "total"),
    ("total = 40", 'total = "forty"', "tiles.total", "not_whole"),
    ("sum = 51", "sum = 52", "points.sum", "sum"),
    ('name = "ก", count = 2', 'name = "ก", count = "2"', "tiles.kinds[2].count", "not_whole"),
    ('name = "ก", count = 2', 'name = "ก", count = true', "tiles.kinds[2].count", "not_whole"),
    ('name = "ก", count = 2', 'name = "ก", count = 0', "tiles.kinds[2].count", "not_whole"),
    ('name = "ก", count = 2', 'name = "กข", count = 2', "tiles.kinds[2].name", "not_a_face"),
    ('name = "ก", count = 2', 'name = "ก/", count = 2', "tiles.kinds[2].name", "not_a_face"),
    ('name = "ก", count = 2', 'name = "ก่", count = 2', "tiles.kinds[2].name", "not_a_face"),
    ('name = "ก", count = 2', 'name = "ก/ก", count = 2', "tiles.kinds[2].name", "face_twice"),
    ('name = "ก", count = 2', 'name = "ข", count = 2', "tiles.kinds[3].name", "kind_twice"),
    ('name = "ก", count = 2', 'name = "ี", count = 2', "tiles.kinds[2].name", "no_tier"),
    ('name = "ก", count = 2', 'name = "K", count = 2', "tiles.kinds[2].name", "not_thai"),
    ('name = "ก", count = 2', 'name = "๒", count = 2', "tiles.kinds[2].name", "not_thai"),
    ('script = "thai"', 'script = "latin"', "tiles.kinds[2].name", "not_a_letter"),
    ('count = 2, points = 1 },\n  { name = "ข"', 'count = 2, points = [1, 2] },\n  { name = "ข"',
     "tiles.kinds[2].points", "points_count"),
    ('count = 2, points = 1 },\n  { name = "ข"', 'count = 2, points = -1 },\n  { name = "ข"',
     "tiles.kinds[2].points", "not_whole"),
    ('count = 2, points = 1 },\n  { name = "ข"', 'count = 2 },\n  { name = "ข"',
     "tiles.kinds[2]", "missing_key"),
    ("rack_size = 5", "rack_size = 0", "rules.play.rack_size", "not_whole"),
    ("rack_size = 5", "remark = false", "rules.play", "missing_key"),
    ("rack_size = 5", "rack_size = 50", "rules.play.rack_size", "few_tiles"),
    ("rack_size = 5", "rack_size = 5\n" + FIRST_8, f"rules.play.{FIRST}", "first_play"),
    ("bonus = { 5 = 10 }", "bonus = 50", "rules.play.bonus", "bonus_form"),
    ("bonus = { 5 = 10 }", "bonus = { five = 10 }", "rules.play.bonus", "bonus_form"),
    ("bonus = { 5 = 10 }", 'bonus = { 5 = "10" }', "rules.play.bonus", "bonus_form"),
    ("bonus = { 5 = 10 }", "bonus = { 6 = 10 }", "rules.play.bonus", "bonus_over_rack"),
    ("bonus = { 5 = 10 }", "lift = 1", "rules.play.lift", "not_a_flag"),
    ("bonus = { 5 = 10 }", 'keep = "all"', "rules.play.keep", "not_a_choice"),
    ("bonus = { 5 = 10 }", 'doubler = "ๆ"', "rules.play.doubler", "no_doubler"),
    ('paper_marks = ["ั"', 'paper_marks = ["ก"', "rules.play.paper_marks", "not_a_mark"),
    ('paper_marks = ["ั"', 'paper_marks = ["ิ"', "rules.play.paper_marks", "twice"),
    ('paper_marks = ["ั"', "paper_marks = [1", "rules.play.paper_marks", "not_texts"),
    ("players = [2, 4]", "players = [4, 2]", "rules.turn.players", "span_form"),
    ("players = [2, 4]", "players = 2", "rules.turn.players", "span_form"),
    ('start_draw = "กข', 'start_draw = "กก', "rules.turn.start_draw", "twice"),
    ('start_draw = "กข', 'start_draw = "กซ', "rules.turn.start_draw", "no_such_face"),
    ('"pass", "exchange"', '"skip"', "rules.end.scoreless", "not_a_choice"),
    ('tiers = ["base"]', 'tiers = ["upper"]', "rules.tiers", "no_base_tier"),
    ('tiers = ["base"]', 'tiers = ["base", "upper"]', "rules.play.paper_marks", "mark_on_tiles"),
    ('tiers = ["base"]', 'ids = { A99 = "Z1" }', "rules.ids.A99", "unknown_key_near"),
    ('sara_am = "whole"', 'sara_am = "both"', "rules.sara_am", "not_a_choice"),
]  # fmt: skip


def faults_of(text: str) -> tuple[Message, ...]:
    """Return the faults that loading *text* reports."""
    with pytest.raises(LayoutError) as caught:
        load_layout(text)
    return caught.value.faults


def values(fault: Message) -> dict[str, object]:
    return dict(fault.values)


def inner(fault: Message) -> Message:
    """Return what is wrong, without where."""
    what = values(fault).get("what", fault)
    assert isinstance(what, Message)
    return what


@pytest.mark.parametrize(("old", "new", "place", "key"), FAULTS)
def test_a_fault_is_found_where_it_stands(old: str, new: str, place: str, key: str) -> None:
    assert old in BEGINNERS
    text = BEGINNERS.replace(old, new, 1)
    faults = faults_of(text)
    found = {(values(fault).get("place"), inner(fault).key) for fault in faults}
    assert (place, f"layouts.{key}") in found


def test_the_line_is_that_of_the_value() -> None:
    text = BEGINNERS.replace('name = "ข", count = 1', 'name = "ข", count = 1.5')
    line = next(n for n, each in enumerate(text.splitlines(), 1) if "1.5" in each)
    [fault] = [each for each in faults_of(text) if inner(each).key == "layouts.not_whole"]
    assert values(fault)["line"] == line
    assert fault.text("en").startswith(f"line {line}, tiles.kinds[3].count: ")
    assert fault.text("th").startswith(f"บรรทัด {line}, ")


def test_all_faults_are_told_at_once_in_the_order_of_the_lines() -> None:
    changed = [
        ('centre = "D4"', 'centre = "Z9"'),
        ('"D" = { target', '"D" = { tarket'),
        ('name = "ง", count = 2', 'name = "งง", count = 2'),
        ("rack_size = 5", "rack_size = 5.0"),
        ("exchange_minimum = 5", "exchange_minimun = 5"),
    ]
    text = BEGINNERS
    for old, new in changed:
        assert old in text
        text = text.replace(old, new, 1)
    faults = faults_of(text)
    lines = [int(str(values(fault)["line"])) for fault in faults]
    assert lines == sorted(lines)
    assert {inner(fault).key for fault in faults} >= {
        *("layouts.centre", "layouts.not_a_face", "layouts.not_whole", "layouts.missing_key"),
    }
    with pytest.raises(LayoutError, match=r"(?s)Faults: 6.*line \d+, .*line \d+, ") as caught:
        load_layout(text)
    assert len(str(caught.value).splitlines()) == 1 + len(faults)


@pytest.mark.parametrize("table", ["board", "tiles", "points", "rules", "rules.play", "title"])
def test_a_missing_table_is_named(table: str) -> None:
    if table == "title":
        text = re.sub(r"title = .*\n", "", BEGINNERS)
    else:
        text = re.sub(
            rf"(?ms)^\[{re.escape(table)}[\].].*?(?=^\[(?!{re.escape(table)})|\Z)", "", BEGINNERS
        )
    assert text != BEGINNERS
    [fault] = faults_of(text)
    assert inner(fault).key == "layouts.missing_table"
    assert values(inner(fault))["table"] == table


def test_what_is_reconstructed_must_say_how() -> None:
    text = re.sub(r'note = "Made up for lessons: common letters only."\n', "", BEGINNERS)
    assert [inner(fault).key for fault in faults_of(text)] == ["layouts.no_note"]


def test_every_table_must_say_where_it_comes_from() -> None:
    text = BEGINNERS.replace('provenance = "reconstructed"\n', "")
    missing = [each for each in faults_of(text) if inner(each).key == "layouts.missing_key"]
    assert [values(each)["place"] for each in missing] == ["board", "tiles", "points", "rules"]


def test_what_a_wild_tile_may_also_be_needs_a_wild_tile() -> None:
    text = BEGINNERS.replace('{ name = "?", count = 1, points = 0 },', "")
    text = text.replace("total = 40", 'total = 39\nwild_also = ["ๅ"]')
    assert [inner(fault).key for fault in faults_of(text)] == ["layouts.no_wild"]


@pytest.mark.rule("T3")
@pytest.mark.parametrize("face", ["กา", "ิ์ุ", "", "กิ", "abc", "ำ"])
def test_what_a_wild_tile_may_also_be_is_a_face(face: str) -> None:
    faults = faults_of(CROSSING.replace('  "ๅ",', f'  "{face}",'))
    assert "tiles.wild_also" in str(values(faults[0])["place"])


def test_two_marks_of_one_tier_are_no_face() -> None:
    faults = faults_of(CROSSING.replace('name = "ี|ี่"', 'name = "ี|ี่้"'))
    assert [inner(fault).key for fault in faults] == ["layouts.not_a_face"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('name = "a"\nscript thai\n', 2),
        ('name = "a"\nname = "b"\n', 2),
        ('name = "a\n', 1),
        ("[board\nrows = []\n", 1),
        ('name = "a"\n\nrows = [\n  "..",\n', 4),
    ],
)
def test_a_slip_of_syntax_is_told_with_its_line(text: str, line: int) -> None:
    [fault] = faults_of(text)
    assert values(fault)["line"] == line
    assert fault.text("en").startswith(f"line {line}: cannot be read: ")


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "binary"),
        ('name = "คำคม"\n'.encode("utf-16"), "binary"),
        ('name = "a"\ntitle = "คำคม"\n'.encode("tis-620"), "not_utf8"),
        (b"#" * 1_000_001, "too_large"),
        (b"a = " + b"[" * 100_000, "too_deep"),
    ],
)
def test_what_is_no_layout_file_at_all(tmp_path: Path, raw: bytes, key: str) -> None:
    path = tmp_path / "game.toml"
    path.write_bytes(raw)
    with pytest.raises(LayoutError) as caught:
        load_layout(path)
    assert caught.value.code in {f"layouts.{key}", "layouts.not_toml"}
    for language in LANGUAGES:
        assert "game.toml" in caught.value.message.text(language)


def test_a_file_in_another_encoding_is_told_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_bytes('name = "a"\ntitle = "คำคม"\n'.encode("tis-620"))
    with pytest.raises(LayoutError, match="line 2"):
        load_layout(path)


@pytest.mark.parametrize("name", ["nowhere.toml", ".", "a\0b.toml"])
def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, name: str) -> None:
    with pytest.raises(LayoutError) as caught:
        load_layout(tmp_path / name)
    assert caught.value.code == "layouts.unreadable"


def test_an_empty_file_lacks_everything() -> None:
    assert {inner(fault).key for fault in faults_of("\n")} == {
        *("layouts.missing_key", "layouts.missing_table"),
    }


SCRAPS = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=3)),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=3), inside),
    max_leaves=4,
)


def toml(value: object) -> str:
    """Write a value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml(str(k))} = {toml(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str) or value is None:
        text = "".join(f"\\U{ord(ch):08x}" if ch.isprintable() else "" for ch in value or "")
        return f'"{text}"'
    return str(value)


def shown_faults(text: str) -> list[str]:
    """Return what loading *text* tells, in both languages; nothing where it is right."""
    try:
        load_layout(text)
    except LayoutError as error:
        told = (error.message, *error.faults)
        return [each.text(language) for each in told for language in LANGUAGES]
    return []


@given(st.data())
def test_no_value_in_any_place_is_more_than_a_fault(data: st.DataObject) -> None:
    lines = BEGINNERS.splitlines()
    keyed = [n for n, line in enumerate(lines) if re.match(r'"?\w+"? = (?!\[$)', line)]
    at = data.draw(st.sampled_from(keyed))
    lines[at] = f"{lines[at].partition(' = ')[0]} = {toml(data.draw(SCRAPS))}"
    assert all(shown_faults("\n".join(lines) + "\n"))


@pytest.mark.parametrize("key", sorted(catalogue("layouts")))
def test_each_message_is_there_in_both_languages(key: str) -> None:
    english, thai = catalogue("layouts")[key]
    gaps = re.compile(r"(?<!\{)\{(\w+)\}")
    assert set(gaps.findall(english)) == set(gaps.findall(thai))
    assert re.search("[ก-๛]", thai) or key == "at_place"
    assert not re.search("[ก-๛]", english)


LAO = (folder("layouts") / "lao.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("sign", ["1", "/", "?", ".", "[", " ", "\\u001b", "\\u202e", "\\ue000"])
@pytest.mark.parametrize("key", ['base = "', 'lower = ["', 'tone = ["', 'joined = ["'])
def test_a_script_is_made_of_letters_and_marks_alone(key: str, sign: str) -> None:
    with pytest.raises(LayoutError) as caught:
        load_layout(LAO.replace(key, key + sign, 1))
    assert "is no letter or mark of a script" in str(caught.value)


@pytest.mark.parametrize("name", ["thai", "latin"])
def test_a_script_as_a_table_has_a_name_of_its_own(name: str) -> None:
    with pytest.raises(LayoutError, match="built in"):
        load_layout(LAO.replace('[script]\nname = "lao"', f'[script]\nname = "{name}"', 1))
