"""The analysis of a whole list, kept in a folder so that it is made once.

The file holds each distinct syllable once and, for each word, numbers into that table. Its name
holds a digest of the words, the options, the exception lists and this package's own code, so a
change of any of them is another file.
"""

from __future__ import annotations

import json
from dataclasses import astuple
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from thaigame.drills.spelling.analysis import analyse, analyse_all
from thaigame.drills.spelling.syllable import Analysis, Options, Syllable
from thaigame.resources import folder as data_folder

if TYPE_CHECKING:
    from collections.abc import Iterable

_DEFAULT: Final = Options()


def analyse_list(
    words: Iterable[str], *, folder: Path | None = None, options: Options = _DEFAULT
) -> dict[str, Analysis]:
    """Return the analysis of every word, read from *folder* if it was kept there.

    With a folder, what is not there yet is made and kept. A file that cannot be read is made
    again, and a folder that cannot be written is done without.
    """
    distinct = tuple(dict.fromkeys(words))
    if folder is None:
        return _fresh(distinct, options)
    path = folder / f"spelling-{_digest(distinct, options)}.json"
    kept = _read(path, options)
    if kept is None:
        kept = _fresh(distinct, options)
        _write(path, kept)
    return kept


def _fresh(words: tuple[str, ...], options: Options) -> dict[str, Analysis]:
    return {found.word: found for found in analyse_all(words, options=options)}


def _digest(words: tuple[str, ...], options: Options) -> str:
    digest = sha256("\n".join((*words, options.am_ai_ao, str(options.vowels))).encode())
    code = sorted(Path(__file__).parent.glob("*.py"))
    for path in [*code, *sorted((data_folder("lexicon") / "spelling").iterdir())]:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:24]


def _write(path: Path, analyses: dict[str, Analysis]) -> None:
    numbers: dict[Syllable, int] = {}
    words = [
        (
            found.word,
            found.sure,
            found.readings,
            [numbers.setdefault(syllable, len(numbers)) for syllable in found.syllables],
            found.places,
        )
        if found.fault is None
        else (found.word, *[None] * 4)  # few, and quicker made again than kept
        for found in analyses.values()
    ]
    text = json.dumps(
        {"syllables": [astuple(syllable) for syllable in numbers], "words": words},
        ensure_ascii=False,
        separators=(",", ":"),
    )
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError:
        return


def _read(path: Path, options: Options) -> dict[str, Analysis] | None:
    try:
        kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        syllables = [Syllable(*fields) for fields in kept["syllables"]]
        return {
            word: analyse(word, options=options)
            if sure is None
            else Analysis(
                word,
                sure,
                tuple(tuple(reading) for reading in readings),
                tuple(syllables[number] for number in numbers),
                tuple(tuple(place) for place in places),
            )
            for word, sure, readings, numbers, places in kept["words"]
        }
    except (OSError, ValueError, KeyError, TypeError, IndexError):
        return None
