"""What an analysis says: the values, as JSON and in Python."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from thaigame.spelling.consonants import Class
    from thaigame.spelling.tone import Length, Tone
    from thaigame.texts import Message

InitialKind = Literal["single", "cluster", "false cluster", "leading"]


@dataclass(frozen=True, slots=True)
class Options:
    """Where school books disagree.

    ``am_ai_ao``: อำ ไอ ใอ เอา are แม่ ก กา by "form" (the default) or แม่กม แม่เกย แม่เกอว by
    "sound". ``vowels``: 32 names every vowel of the 32-sound table; 21 names the sounds of the
    newer count, where อำ ไอ ใอ เอา are อะ with a final, ฤ ฤๅ are อึ อือ (or อิ, เออ), and เอียะ
    เอือะ อัวะ are เอีย เอือ อัว.
    """

    am_ai_ao: Literal["form", "sound"] = "form"
    vowels: Literal[21, 32] = 32


DEFAULT: Final = Options()


@dataclass(frozen=True, slots=True)
class Syllable:
    """One spoken syllable and the letters that write it.

    ``text`` are the letters in their written order; a letter that ends one syllable and begins
    the next (รัด-ถะ of รัฐ) stands in both. ``reading`` is the คำอ่าน of the syllable alone.
    ``initial`` are the letters of the initial; of a word like ตลาด the first syllable has ต and
    the second ตล, ``leading``, with the class of ต. ``vowel`` is named with อ, the written form
    with - for a letter ("" where nothing is written). ``final`` are the letters of the final that
    are heard, ``silent`` those of the syllable that are not. ``mark`` is the tone mark or "".
    ``tone`` is None only in a syllable whose mark the tone table does not allow.
    """

    text: str
    reading: str
    initial: str
    initial_kind: InitialKind
    class_: Class
    vowel: str
    vowel_form: str
    length: Length
    final: str
    matra: str
    live: bool
    mark: str
    tone: Tone | None
    silent: str

    def as_json(self) -> dict[str, object]:
        """Return the fields as JSON values; ``class_`` is called ``class``."""
        return {
            "text": self.text,
            "reading": self.reading,
            "initial": self.initial,
            "initial_kind": self.initial_kind,
            "class": self.class_,
            "vowel": self.vowel,
            "vowel_form": self.vowel_form,
            "length": self.length,
            "final": self.final,
            "matra": self.matra,
            "live": self.live,
            "mark": self.mark,
            "tone": self.tone,
            "silent": self.silent,
        }


@dataclass(frozen=True, slots=True)
class SpellingFault:
    """Why a word cannot be spelt out.

    ``kind`` is ``impossible tone`` (``syllable`` is the one with the mark), ``unreadable`` (no
    syllables can be made of it) or ``not canonical`` (the text layer finds a fault).
    """

    kind: Literal["impossible tone", "unreadable", "not canonical"]
    message: Message
    syllable: Syllable | None = None


@dataclass(frozen=True, slots=True)
class Analysis:
    """A word analysed.

    ``readings`` are the คำอ่าน, syllable by syllable, the usual one first; two where the word has
    two. ``syllables`` belong to the first. Where ``sure`` is False, ``readings`` hold the best
    guess (or nothing) and ``syllables`` are empty. ``places`` are, for each syllable, the
    code-point indices of its letters in the canonical form of ``word``. ``fault`` says why a
    word cannot be right.
    """

    word: str
    sure: bool
    readings: tuple[tuple[str, ...], ...]
    syllables: tuple[Syllable, ...]
    places: tuple[tuple[int, ...], ...] = ()
    fault: SpellingFault | None = None

    @property
    def reading(self) -> str:
        """Return the first reading joined by hyphens, or ""."""
        return "-".join(self.readings[0]) if self.readings else ""

    def as_json(self) -> dict[str, object]:
        """Return what ``thaigame spell --json`` prints for the word."""
        answer: dict[str, object] = {
            "word": self.word,
            "sure": self.sure,
            "syllables": [syllable.as_json() for syllable in self.syllables],
            "readings": [list(reading) for reading in self.readings],
        }
        if self.fault is not None:
            found: dict[str, object] = {
                "kind": self.fault.kind,
                "message": str(self.fault.message),
            }
            if self.fault.syllable is not None:
                found["syllable"] = self.fault.syllable.as_json()
            answer["fault"] = found
        return answer

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<Analysis {self.word}: {self.reading or 'unsure'}>"
