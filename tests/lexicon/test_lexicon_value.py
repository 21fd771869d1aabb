"""A lexicon as a value: made in memory, put together, asked."""

from __future__ import annotations

import pickle
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thaigame.errors import LexiconError
from thaigame.lexicon import Lexicon, Words

FRUIT = Lexicon.from_words(["มะม่วง", "สับปะรด", "ส้ม"], name="fruit", authority="official")
DRINKS = Lexicon.from_words(["ชา", "กาแฟ", "น้ำ", "น้ำส้ม"], name="drinks")

THAI_LETTERS = "กขคนมอะาเแ" + "ิุ่้"
words = st.text(THAI_LETTERS + "ABZ", min_size=1, max_size=6)


def test_a_lexicon_holds_the_words_it_was_made_from_and_no_others() -> None:
    assert "สับปะรด" in FRUIT
    assert "สัปปะรด" not in FRUIT
    assert set(FRUIT) == {"มะม่วง", "สับปะรด", "ส้ม"}
    assert len(FRUIT) == 3


def test_words_are_taken_in_canonical_form_and_latin_capitals() -> None:
    lexicon = Lexicon.from_words(["น\u0e4d\u0e49า", "cat", "Dog"])
    assert lexicon.words == {"น้ำ", "CAT", "DOG"}


@pytest.mark.parametrize(
    "no_word", ["", "เมีัย", "กA", "๑๒", "ก๑", "ICE-CREAM", "PIG'S", "V.I.P", "🙂"]
)
def test_what_is_no_word_is_refused_and_named(no_word: str) -> None:
    with pytest.raises(LexiconError) as caught:
        Lexicon.from_words(["ปลา", no_word])
    assert caught.value.code == "lexicon.no_word"
    assert caught.value.at == no_word
    assert "ปลา" not in str(caught.value)


def test_what_is_no_text_is_in_no_lexicon() -> None:
    assert "\ud800" not in FRUIT
    assert "" not in FRUIT
    assert 7 not in FRUIT


@given(st.sets(words, max_size=40), st.lists(words, max_size=20))
def test_halving_the_text_finds_what_a_set_finds(held: set[str], asked: list[str]) -> None:
    found = Words.of(held)
    assert [word in found for word in asked] == [word in held for word in asked]
    assert all(word in found for word in held)
    assert list(found) == sorted(held)
    assert len(found) == len(held)


def test_a_few_questions_and_many_have_the_same_answers() -> None:
    lexicon = Lexicon.from_words(["ปู", "กุ้ง"])
    answers = {("กุ้ง" in lexicon, "หอย" in lexicon) for _ in range(200)}
    assert answers == {(True, False)}


def test_the_hash_is_that_of_the_sorted_text_with_small_latin_letters() -> None:
    text = "ant\nbee\nแมลง\n"
    assert Lexicon.from_words(["แมลง", "BEE", "ANT"]).sha256 == sha256(text.encode()).hexdigest()


def test_lexicons_of_other_words_have_other_hashes() -> None:
    assert FRUIT.sha256 != FRUIT.plus(["ลำไย"]).sha256
    assert FRUIT.minus(["ส้ม"]).sha256 != FRUIT.sha256


def test_a_union_holds_the_words_of_all_and_says_which_list_has_one() -> None:
    both = FRUIT.union(DRINKS)
    assert both.words == FRUIT.words | DRINKS.words
    assert both.listed_in("ชา") == ("drinks",)
    assert both.listed_in("ส้ม") == ("fruit",)
    assert both.listed_in("น้ำมัน") == ()


def test_words_are_added_and_taken_out_and_the_old_lexicon_stays_as_it_was() -> None:
    changed = FRUIT.plus(["ลำไย"], name="school").minus(["ส้ม", "เงาะ"], name="committee")
    assert changed.words == {"มะม่วง", "สับปะรด", "ลำไย"}
    assert [word in changed for word in ("ลำไย", "ส้ม")] == [True, False]
    assert changed.listed_in("ลำไย") == ("school",)
    assert changed.listed_in("ส้ม") == ()
    assert "committee" in changed.name
    assert "ส้ม" in FRUIT


def test_a_word_taken_out_of_one_list_stays_in_another_that_is_joined_to_it() -> None:
    assert "ชา" in FRUIT.union(DRINKS).minus(["ชา"]).union(DRINKS)
    assert "ชา" in DRINKS.union(DRINKS.minus(["ชา"]))
    assert "ชา" not in DRINKS.minus(["ชา"]).union(FRUIT)


def test_a_lexicon_chosen_by_length_counts_cells_and_not_characters() -> None:
    # น้ำ is 2 cells and 3 characters, สับปะรด 6 cells and 7 characters
    chosen = Lexicon.by_length({(2, 3): DRINKS, (6, None): FRUIT})
    assert chosen.words == {"ชา", "น้ำ", "สับปะรด"}
    assert ["น้ำส้ม" in chosen, "มะม่วง" in chosen] == [False, False]


def test_no_list_has_authority_over_a_length_that_none_speaks_for() -> None:
    chosen = Lexicon.by_length({(2, 3): DRINKS, (6, None): FRUIT})
    assert chosen.authority_for("ชา") == "stand-in"
    assert chosen.authority_for("ขา") == "stand-in"
    assert chosen.authority_for("น้ำส้ม") == "none"
    assert chosen.authority_for("สับปะรด") == "official"


def test_an_added_word_has_authority_for_itself_only() -> None:
    chosen = Lexicon.by_length({(2, 3): DRINKS}).plus(["มะพร้าว"], name="referee")
    assert chosen.authority_for("มะพร้าว") == "official"
    assert chosen.authority_for("มะละกอ") == "none"


def test_the_parts_keep_the_provenance_of_their_whole_lists() -> None:
    (part,) = Lexicon.by_length({(2, 2): DRINKS}).parts
    assert (part.name, part.size, part.sha256) == ("drinks", 4, DRINKS.sha256)
    assert (part.min_length, part.max_length) == (2, 2)


def test_a_choice_within_a_choice_keeps_the_narrower_lengths() -> None:
    inner = Lexicon.by_length({(2, 3): DRINKS})
    assert Lexicon.by_length({(3, None): inner}).parts[0].max_length == 3
    assert Lexicon.by_length({(4, 5): inner}).parts == ()


def test_a_lexicon_is_a_value_that_pickles() -> None:
    again = pickle.loads(pickle.dumps(FRUIT))  # noqa: S301  our own bytes
    assert again == FRUIT
    assert hash(again) == hash(FRUIT)
    assert again.words == FRUIT.words
    assert again != DRINKS


def test_sorted_words_come_in_dictionary_order() -> None:
    lexicon = Lexicon.from_words(["เกาะ", "กาง", "ขา", "เขา", "ไก่", "กัน"])
    # The consonant rules, not the vowel written before it.
    assert lexicon.sorted_words() == ["กัน", "กาง", "เกาะ", "ไก่", "ขา", "เขา"]


def test_a_lexicon_without_words_is_false() -> None:
    assert FRUIT
    assert not FRUIT.minus(FRUIT)
