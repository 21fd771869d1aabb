"""How common words are, by the Thai Textbook Corpus."""

from __future__ import annotations

from thaigame.lexicon import find_lexicon
from thaigame.lexicon.installed import data_file, word_frequencies, word_frequency
from thaigame.text import canonical


def text_of(name: str) -> str:
    raw = data_file(name)
    assert raw is not None
    return raw.decode("utf-8-sig")


def test_a_word_has_the_count_of_the_corpus_and_an_unknown_one_none() -> None:
    lines = dict(line.split("\t") for line in text_of("ttc_freq.txt").splitlines())
    assert len(lines) == 19_493
    for word in ("ที่", "โรงเรียน", "ฤดู"):
        assert word_frequency(word) == int(lines[word])
    assert word_frequency("กขคง") == 0


def test_all_words_are_in_canonical_form() -> None:
    assert [word for word in word_frequencies() if canonical(word) != word] == []


def test_the_corpus_counts_15815_words_of_the_royal_list_and_the_corrected_ones_besides() -> None:
    royal = find_lexicon("orst")
    corrected = royal.words - set(text_of("orst_words_th.txt").split("\n"))
    counted = {word for word in word_frequencies() if word in royal.words}
    assert len(counted - corrected) == 15_815
    assert {"กระแสน้ำ", "หุ่นยนต์", "อดีตชาติ", "ฤดู"} <= counted & corrected
