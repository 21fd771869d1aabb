"""The lists that drills go by: what is a word, what is fit for class, what is often misspelt."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.drills.marking import all_of, differences
from thaigame.lexicon import DEFAULT_THAI, find_lexicon
from thaigame.resources import folder
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from thaigame.texts import Message

_WHY: Final = {
    "visarjani": said(
        "whether a syllable of the sound อะ has ะ is learnt with the word",
        "ต้องจำว่าพยางค์เสียง อะ ประวิสรรชนีย์หรือไม่",
    ),
    "karan": said("look at the silent letter and its ◌์", "ดูที่ตัวการันต์"),
    "consonant": said(
        "a letter of the same sound was taken for another",
        "ใช้พยัญชนะที่มีเสียงเดียวกันผิดตัว",
    ),
    "vowel": said("the vowel is another", "ใช้สระผิด"),
    "tone": said("the tone mark is wrong", "ใช้รูปวรรณยุกต์ผิด"),
    "cluster": said("look at the ร or ล of the cluster", "ดูที่ ร หรือ ล ในคำควบกล้ำ"),
    "kra": said("กะ and กระ are learnt with the word", "ต้องจำว่าใช้ กะ หรือ กระ"),
    "ro lo": said("say ร and ล apart", "ต้องออกเสียงและเขียน ร กับ ล ให้ชัด"),
    "doubled": said(
        "a letter is written twice in one of them and once in the other",
        "ดูที่ตัวสะกดซ้อน",
    ),
    "missing": said("something is missing", "เขียนตกไป"),
    "added": said("something does not belong there", "เขียนเกินมา"),
    "ro han": said("รร and อัน sound alike and are learnt with the word", "ต้องจำว่าใช้ รร หรือ ◌ั"),
    "am": said("อำ and อัม sound alike and are learnt with the word", "ต้องจำว่าใช้ อำ หรือ อัม"),
    "ai": said(
        "ไอ ใอ อัย and ไอย sound alike and are learnt with the word",
        "ต้องจำว่าใช้ ไอ ใอ อัย หรือ ไอย",
    ),
    "length": said("the vowel is short in one and long in the other", "ใช้สระสั้นยาวผิด"),
}
_REASON: Final = said(
    "{right}, not {wrong}: {why}; in {wrong}: {what}",
    "{right} ไม่ใช่ {wrong} {why} คำว่า {wrong} {what}",
)
FAULTS: Final = tuple(_WHY)
"""The kinds of fault of a misspelt word; the head of its file says what each means."""


class MisspeltPair(NamedTuple):
    """A word as the Royal Society's list has it, and how it is often written instead.

    ``source`` says where the wrong form was seen.
    """

    right: str
    wrong: str
    fault: str
    source: str

    @property
    def reason(self) -> Message:
        """Return why the right form is right, and what the wrong one lacks or has too much."""
        what = all_of([each.message for each in differences(self.wrong, self.right)])
        return _REASON.of(right=self.right, wrong=self.wrong, why=_WHY[self.fault], what=what)


class Homograph(NamedTuple):
    """One reading of a word that is spelt like another: its sentence and its meaning there."""

    word: str
    reading: str
    sentence: str
    meaning: str


@lru_cache(maxsize=1)
def dictionary() -> frozenset[str]:
    """Return the words of the Royal Society's list, which decides what is spelt right."""
    return frozenset(find_lexicon(DEFAULT_THAI).words)


@lru_cache(maxsize=1)
def words_in_use() -> frozenset[str]:
    """Return a wider list of words as they are used; it is no authority on spelling."""
    return frozenset(find_lexicon("thai-words").words)


@lru_cache(maxsize=1)
def _fitness() -> Mapping[str, int]:
    """Return the words that are not fit for every class, with the grade that lets each in, or 0."""
    rows = (line.partition("\t") for line in _lines("unfit.txt") if line)
    return {word: int(grade or 0) for word, _, grade in rows}


@lru_cache(maxsize=1)
def unfit_words() -> frozenset[str]:
    """Return the words that are not fit for any class (``lexicon/spelling/unfit.txt``)."""
    return frozenset(word for word, grade in _fitness().items() if not grade)


@cache
def unfit_in(level: int) -> frozenset[str]:
    """Return the words that are not fit for pupils of a grade, 1 to 6."""
    return frozenset(word for word, grade in _fitness().items() if not grade or grade > level)


@lru_cache(maxsize=1)
def bound_forms() -> frozenset[str]:
    """Return headwords that are no words by themselves (``lexicon/spelling/bound.txt``)."""
    return frozenset(line for line in _lines("bound.txt") if line)


@lru_cache(maxsize=1)
def loan_words() -> frozenset[str]:
    """Return words whose spoken tone no rule gives (``lexicon/spelling/loans.txt``)."""
    return frozenset(line for line in _lines("loans.txt") if line)


@lru_cache(maxsize=1)
def variants() -> Mapping[str, frozenset[str]]:
    """Return the spellings of one word, for each of them (``lexicon/spelling/variants.txt``)."""
    groups = [frozenset(line.split()) for line in _lines("variants.txt") if line]
    return {word: group for group in groups for word in group}


@lru_cache(maxsize=1)
def homographs() -> tuple[Homograph, ...]:
    """Return the words of ``lexicon/spelling/homographs.tsv``, a row for each reading."""
    return tuple(Homograph(*line.split("\t")) for line in _lines("homographs.tsv") if line)


@lru_cache(maxsize=1)
def sentences() -> Mapping[str, str]:
    """Return for a word the sentence whose gap it fills (``lexicon/spelling/cloze.tsv``)."""
    rows = (line.partition("\t") for line in _lines("cloze.tsv") if line)
    return {word: sentence for word, _, sentence in rows}


@lru_cache(maxsize=1)
def corrections() -> Mapping[str, str]:
    """Return the right word for each form of the list of misspelt words."""
    return {pair.wrong: pair.right for pair in pairs()}


@lru_cache(maxsize=1)
def pairs() -> tuple[MisspeltPair, ...]:
    """Return all pairs of ``lexicon/spelling/misspelt.tsv``."""
    return tuple(MisspeltPair(*line.split("\t")) for line in _lines("misspelt.tsv") if line)


def _lines(name: str) -> Iterator[str]:
    text = (folder("lexicon") / "spelling" / name).read_text(encoding="utf-8")
    for line in text.splitlines():
        yield line.partition("#")[0].rstrip()
