"""Levels: which words a school year can be asked, and what is left out."""

from __future__ import annotations

import pytest

from thaigame.drills import make
from thaigame.drills.levels import LEVELS, features
from thaigame.drills.lists import unfit_words
from thaigame.drills.pool import find_pool, pool_of
from thaigame.errors import DrillError
from thaigame.lexicon.installed import word_frequency
from thaigame.spelling import analyse


@pytest.mark.parametrize(
    ("word", "feature"),
    [
        ("สุข", "indirect final"),
        ("กลอง", "cluster"),
        ("ทราย", "false cluster"),
        ("ตลาด", "leading"),
        ("จันทร์", "karan"),
        ("บัตร", "silent"),
        ("ธรรม", "ro han"),
        ("ขนม", "unwritten a"),
        ("ฤดู", "ru"),
        ("ผลไม้", "shared letter"),
        ("สระ", "two readings"),
    ],
)
def test_features_are_seen(word: str, feature: str) -> None:
    assert feature in features(analyse(word))


def test_a_plain_word_has_no_feature() -> None:
    for word in ("กา", "มด", "บ้าน", "นาง"):
        assert features(analyse(word)) == frozenset()


@pytest.mark.parametrize(
    ("word", "grade"),
    [("กา", 1), ("บ้าน", 1), ("กลอง", 2), ("ตลาด", 3), ("จันทร์", 2), ("ธรรม", 2), ("ฤดู", 3)],
)
def test_the_year_is_that_in_which_the_feature_is_taught(word: str, grade: int) -> None:
    (entry,) = pool_of([word]).entries
    assert entry.grade == grade


def test_a_higher_level_has_all_words_of_a_lower_one() -> None:
    words = [find_pool(level).words for level in (1, 2, 3)]
    assert words[0] < words[1] < words[2]
    assert len(words[0]) > 300


def test_the_words_of_the_first_year_are_short_common_and_plain() -> None:
    for entry in find_pool(1).entries:
        assert len(entry.cells) <= 5
        assert len(entry.syllables) <= 2
        assert word_frequency(entry.word) >= 50
        assert not entry.features - {"indirect final"}


def test_words_unfit_for_class_stay_out_by_default() -> None:
    assert not find_pool(3).words & unfit_words()
    word = min(unfit_words())
    pool = pool_of(["มด", word])
    assert pool.words == {"มด"}
    assert word in pool.notes[0].text("en")
    assert word in pool_of(["มด", word], allow_unfit=True).words


def test_a_level_thins_a_teachers_list_and_says_so() -> None:
    pool = pool_of(["กา", "จันทร์"], level=1)
    assert pool.words == {"กา"}
    assert "จันทร์" in pool.notes[0].text("th")


def test_words_that_are_read_unsurely_are_not_asked_about() -> None:
    unsure = next(
        word for word in ("กบทู", "กลัมพก", "กัศยป", "กิรินท", "กันทร") if not analyse(word).sure
    )
    pool = pool_of(["มด", unsure])
    assert [entry.word for entry in pool.entries] == ["มด"]
    assert unsure in pool.notes[0].text("en")
    assert {item.word for item in make("live-dead", words=["มด", "กา", unsure]).items} == {
        "มด",
        "กา",
    }


def test_a_teachers_list_is_canonical_and_each_word_counts_once() -> None:
    assert [entry.word for entry in pool_of(["นํ้า", "น้ำ", " มด "]).entries] == ["น้ำ", "มด"]
    with pytest.raises(DrillError, match="เมีัย"):
        pool_of(["เมีัย"])
    with pytest.raises(DrillError, match="not a Thai word"):
        pool_of(["cat"])
    with pytest.raises(DrillError):
        pool_of([])


def test_levels_run_from_one_to_six() -> None:
    assert LEVELS == (1, 2, 3, 4, 5, 6)
    for level in (0, 7):
        with pytest.raises(DrillError, match=r"1 .* 6"):
            find_pool(level)
