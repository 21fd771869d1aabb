"""The lists that drills go by: what is a word, what is fit for class, what is often misspelt."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.lexicon import DEFAULT_THAI, find_lexicon
from thaigame.resources import folder
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.texts import Message

_WHY: Final = {
    "visarjani": said(
        "{right}, not {wrong}: whether a syllable of the sound อะ has ะ is learnt with the word",
        "{right} ไม่ใช่ {wrong} ต้องจำว่าพยางค์เสียง อะ ประวิสรรชนีย์หรือไม่",
    ),
    "karan": said(
        "{right}, not {wrong}: look at the silent letter and its ◌์",
        "{right} ไม่ใช่ {wrong} ผิดที่ตัวการันต์",
    ),
    "consonant": said(
        "{right}, not {wrong}: a letter of the same sound was taken for another",
        "{right} ไม่ใช่ {wrong} ใช้พยัญชนะที่มีเสียงเดียวกันผิดตัว",
    ),
    "vowel": said("{right}, not {wrong}: the vowel is another", "{right} ไม่ใช่ {wrong} ใช้สระผิด"),
    "tone": said(
        "{right}, not {wrong}: the tone mark is wrong",
        "{right} ไม่ใช่ {wrong} ใช้รูปวรรณยุกต์ผิด",
    ),
    "cluster": said(
        "{right}, not {wrong}: look at the ร or ล of the cluster",
        "{right} ไม่ใช่ {wrong} ผิดที่ ร หรือ ล ในคำควบกล้ำ",
    ),
    "doubled": said(
        "{right}, not {wrong}: a letter is written twice in one of them and once in the other",
        "{right} ไม่ใช่ {wrong} ผิดที่ตัวสะกดซ้อน",
    ),
    "missing": said(
        "{right}, not {wrong}: a letter is missing",
        "{right} ไม่ใช่ {wrong} เขียนตกไป",
    ),
    "added": said(
        "{right}, not {wrong}: something was added that does not belong there",
        "{right} ไม่ใช่ {wrong} เขียนเกินมา",
    ),
    "ro han": said(
        "{right}, not {wrong}: รร and อัน sound alike and are learnt with the word",
        "{right} ไม่ใช่ {wrong} ต้องจำว่าใช้ รร หรือ ◌ัน",
    ),
    "am": said(
        "{right}, not {wrong}: ำ and อัม sound alike and are learnt with the word",
        "{right} ไม่ใช่ {wrong} ต้องจำว่าใช้ อำ หรือ อัม",
    ),
    "ai": said(
        "{right}, not {wrong}: ไอ ใอ อัย and ไอย sound alike and are learnt with the word",
        "{right} ไม่ใช่ {wrong} ต้องจำว่าใช้ ไอ ใอ อัย หรือ ไอย",
    ),
    "length": said(
        "{right}, not {wrong}: the vowel is short in one and long in the other",
        "{right} ไม่ใช่ {wrong} ใช้สระสั้นยาวผิด",
    ),
}
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
        """Return why the right form is right."""
        return _WHY[self.fault].of(right=self.right, wrong=self.wrong)


@lru_cache(maxsize=1)
def dictionary() -> frozenset[str]:
    """Return the words of the Royal Society's list, which decides what is spelt right."""
    return frozenset(find_lexicon(DEFAULT_THAI).words)


@lru_cache(maxsize=1)
def words_in_use() -> frozenset[str]:
    """Return a wider list of words as they are used; it is no authority on spelling."""
    return frozenset(find_lexicon("thai-words").words)


@lru_cache(maxsize=1)
def unfit_words() -> frozenset[str]:
    """Return the words that are not fit for class (``lexicon/spelling/unfit.txt``)."""
    return frozenset(line.strip() for line in _lines("unfit.txt") if line.strip())


@lru_cache(maxsize=1)
def pairs() -> tuple[MisspeltPair, ...]:
    """Return all pairs of ``lexicon/spelling/misspelt.tsv``."""
    return tuple(MisspeltPair(*line.split("\t")) for line in _lines("misspelt.tsv") if line)


def _lines(name: str) -> Iterator[str]:
    text = (folder("lexicon") / "spelling" / name).read_text(encoding="utf-8")
    for line in text.splitlines():
        yield line.partition("#")[0].rstrip()
