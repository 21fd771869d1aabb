"""The analysis of a whole list, kept in a folder so that it is made once.

It is kept as every cache is: under its hash, so that a damaged file is seen and made again. The
first line holds each distinct syllable once (JSON); then comes one line a word, in the
order of the list, with numbers into that table. A line is decoded when its word is asked for. The
file's name holds a digest of the words, the options, the exception lists and this package's own
code, so a change of any of them is another file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import astuple
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from thaigame.arguments import a_list, door
from thaigame.cache import cached
from thaigame.resources import folder as data_folder
from thaigame.spelling.analysis import analyse, analyse_all
from thaigame.spelling.syllable import DEFAULT, Analysis, Options, Syllable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_FAULTY: Final = "!"  # such words are few, and quicker analysed again than kept


@door
def analyse_list(
    words: Iterable[str], *, folder: Path | None = None, options: Options = DEFAULT
) -> Mapping[str, Analysis]:
    """Return the analysis of every word, in order, read from *folder* if it was kept there.

    With a folder, what is not there yet is made and kept. A file that cannot be read or is damaged
    is made again, and a folder that cannot be written is done without. Raise ArgumentError for
    one text in place of a list.
    """
    a_list("words", words)
    distinct = tuple(dict.fromkeys(words))
    if folder is None:
        return _fresh(distinct, options)
    fresh: dict[str, Analysis] = {}

    def build() -> bytes:
        fresh.update(_fresh(distinct, options))
        return _written(fresh.values())

    content = cached("spelling", _digest(distinct, options), build, folder=folder).content
    return fresh or _kept(content, distinct, options)


class _Kept(Mapping[str, Analysis]):
    """The lines of a kept file; each is decoded when it is asked for."""

    def __init__(
        self,
        words: tuple[str, ...],
        lines: list[str],
        syllables: tuple[Syllable, ...],
        options: Options,
    ) -> None:
        self._lines = dict(zip(words, lines, strict=True))
        self._syllables = syllables
        self._options = options

    def __getitem__(self, word: str) -> Analysis:
        line = self._lines[word]
        if line == _FAULTY:
            return analyse(word, options=self._options)
        sure, readings, numbers, places = line.split("\t")
        return Analysis(
            word,
            sure=sure == "1",
            readings=tuple([tuple(each.split("-")) for each in readings.split("|") if each]),
            syllables=tuple([self._syllables[int(n)] for n in numbers.split()]),
            places=tuple([tuple(map(int, place.split())) for place in places.split(",") if place]),
        )

    def __iter__(self) -> Iterator[str]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)


def _fresh(words: tuple[str, ...], options: Options) -> dict[str, Analysis]:
    return {found.word: found for found in analyse_all(words, options=options)}


def _digest(words: tuple[str, ...], options: Options) -> str:
    digest = sha256(json.dumps([words, astuple(options)]).encode())
    code = sorted(Path(__file__).parent.glob("*.py"))
    for path in [*code, *sorted((data_folder("lexicon") / "spelling").iterdir())]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _written(analyses: Iterable[Analysis]) -> bytes:
    numbers: dict[Syllable, int] = {}
    lines = [_line(found, numbers) for found in analyses]
    table = json.dumps([astuple(syllable) for syllable in numbers], ensure_ascii=False)
    return "\n".join((table, *lines)).encode()


def _line(found: Analysis, numbers: dict[Syllable, int]) -> str:
    if found.fault is not None:
        return _FAULTY
    return "\t".join(
        (
            "1" if found.sure else "0",
            "|".join("-".join(reading) for reading in found.readings),
            " ".join(str(numbers.setdefault(each, len(numbers))) for each in found.syllables),
            ",".join(" ".join(map(str, place)) for place in found.places),
        )
    )


def _kept(content: bytes, words: tuple[str, ...], options: Options) -> _Kept:
    table, *lines = content.decode().split("\n")
    syllables = tuple([Syllable(*fields) for fields in json.loads(table)])
    return _Kept(words, lines, syllables, options)
