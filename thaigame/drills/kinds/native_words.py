"""Whether a word looks native (คำไทยแท้) or borrowed, by the marks of spelling that schools teach.

Asked are only words whose spelling tells: of one syllable with ไม้เอก or ไม้โท or with ใ, a final of
its มาตรา's own and none of the letters that borrowed words have; or words with ์, with such a
letter, with a final that is not its มาตรา's own. The native words that have such letters (ฆ่า เฆี่ยน
ระฆัง ใหญ่ หญ้า เฒ่า ศึก ศอก เศร้า ธง), and loan words, are not asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, balanced, grouped, joined, part
from thaigame.drills.lists import loan_words
from thaigame.spelling import is_direct_final
from thaigame.spelling.consonants import THANTHAKHAT
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillPart
    from thaigame.drills.pool import PoolWord
    from thaigame.texts import Message

_BORROWED: Final = frozenset("ฆฌญฎฏฐฑฒณธภศษฬ")
_EXCEPTIONS: Final = frozenset(
    {
        "ฆ่า",
        "ฆ้อง",
        "เฆี่ยน",
        "ใหญ่",
        "หญ้า",
        "หญิง",
        "เฒ่า",
        "ศึก",
        "ศอก",
        "เศร้า",
        "ธง",
        "ธ",
        "ณ",
        "เธอ",
        "ภาย",
    }
)
_ASK: Final = said(
    "Does the spelling show a native word or a borrowed one?",
    "จงสังเกตการสะกด คำต่อไปนี้เป็นคำไทยแท้หรือคำที่มาจากภาษาอื่น",
)
_NAMES: Final = {
    True: said("native (คำไทยแท้)", "คำไทยแท้"),
    False: said("borrowed", "คำยืม"),
}
_KARAN: Final = said("it has a letter silenced by ◌์", "มีตัวการันต์")
_LETTER: Final = said("it has {letters}, which native words lack", "มี {letters} ซึ่งไม่ใช้ในคำไทยแท้")
_FINAL: Final = said("its final {final} is not its มาตรา's own", "ตัวสะกด {final} ไม่ตรงมาตรา")
_PLAIN: Final = said(
    "one syllable, no letter of borrowed words, and a final of its own or none",
    "เป็นคำพยางค์เดียว สะกดตรงมาตราหรือไม่มีตัวสะกด ไม่มีตัวการันต์",
)
_MARKED: Final = said("a tone mark tells its tone", "ใช้วรรณยุกต์กำกับเสียง")
_MUAN: Final = said("it has ใ", "ใช้ไม้ม้วน")


def _signs(entry: PoolWord) -> Iterator[Message]:
    """Yield what in the spelling shows a borrowed word."""
    if THANTHAKHAT in entry.word:
        yield _KARAN
    letters = [letter for letter in dict.fromkeys(entry.word) if letter in _BORROWED]
    if letters:
        yield _LETTER.of(letters=" ".join(letters))
    for syllable in entry.syllables:
        if syllable.final and not is_direct_final(syllable.final):
            yield _FINAL.of(final=syllable.final)


def _is_native(entry: PoolWord) -> bool | None:
    if entry.word in _EXCEPTIONS or entry.word in loan_words():
        return None
    syllable = entry.syllables[0]
    told = "ใ" in entry.word or any(mark in entry.word for mark in "่้")
    if any(True for _ in _signs(entry)):
        return None if told else False  # เจ้าทุกข์ is of both
    return True if len(entry.syllables) == 1 and told and not syllable.silent else None


def _why(entry: PoolWord) -> str:
    signs = list(_signs(entry))
    if signs:
        return joined(signs)
    return joined([_PLAIN, _MUAN if "ใ" in entry.word else _MARKED])


def _make(request: Request) -> list[DrillPart]:
    groups = grouped(request.pool.entries, _is_native)
    return part(
        _ASK,
        [
            request.item(
                entry.word, _NAMES[native], _why(entry), word=entry.word, choices=_NAMES.values()
            )
            for native, entry in balanced(request.random, groups, request.count)
        ],
    )


KIND: Final = DrillKind(
    name="native-words",
    grade=4,
    title=said("Native or borrowed, by spelling", "คำไทยแท้และคำยืม"),
    summary=said("what spelling tells of where a word is from", "สังเกตคำไทยแท้จากการสะกด"),
    make=_make,
)
