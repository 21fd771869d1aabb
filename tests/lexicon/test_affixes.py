"""What flags of a Hunspell list stand for: the manual's examples, and Hunspell itself as judge."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from thaigame.errors import LexiconError
from thaigame.layouts import find_layout
from thaigame.lexicon import foreign, read_word_list
from thaigame.lexicon.affixes import Affixes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from thaigame.lexicon.files import ReadReport

TRIES: Final = 400 if os.environ.get("THAIGAME_TESTS") == "nightly" else 20
LONGEST: Final = 5  # characters of the strings that Hunspell is asked about


def report(folder: Path, affixes: str, words: str, encoding: str = "utf-8") -> ReadReport:
    (folder / "t.aff").write_bytes(f"SET {encoding}\n{affixes}".encode(encoding))
    count = len(words.split())
    (folder / "t.dic").write_bytes("\n".join([str(count), *words.split()]).encode(encoding))
    return read_word_list(folder / "t.dic")


def made(folder: Path, affixes: str, words: str, encoding: str = "utf-8") -> str:
    return " ".join(sorted(report(folder, affixes, words, encoding).lexicon.words))


# The examples are those of the manual page hunspell(5).


def test_beginnings_and_endings_go_together_where_both_may_cross(tmp_path: Path) -> None:
    affixes = """PFX A Y 1
PFX A 0 re .
SFX B Y 2
SFX B 0 ed [^y]
SFX B y ied y
"""
    expected = "HELLO REWORK REWORKED TRIED TRY WORK WORKED"
    assert made(tmp_path, affixes, "hello try/B work/AB") == expected
    apart = affixes.replace("A Y", "A N")
    assert made(tmp_path, apart, "work/AB") == "REWORK WORK WORKED"


def test_an_ending_may_bring_another(tmp_path: Path) -> None:
    affixes = "SFX Y Y 1\nSFX Y 0 s .\nSFX X Y 1\nSFX X 0 able/Y .\n"
    assert made(tmp_path, affixes, "drink/X") == "DRINK DRINKABLE DRINKABLES"


def test_a_beginning_and_an_ending_that_need_each_other_come_together(tmp_path: Path) -> None:
    affixes = """CIRCUMFIX X
PFX A Y 1
PFX A 0 leg/X .
PFX B Y 1
PFX B 0 legesleg/X .
SFX C Y 3
SFX C 0 obb .
SFX C 0 obb/AX .
SFX C 0 obb/BX .
"""
    assert made(tmp_path, affixes, "nagy/C") == "LEGESLEGNAGYOBB LEGNAGYOBB NAGY NAGYOBB"


def test_what_cannot_stand_alone_is_no_word(tmp_path: Path) -> None:
    affixes = "NEEDAFFIX n\nONLYINCOMPOUND o\nFORBIDDENWORD f\nSFX S Y 1\nSFX S 0 s .\n"
    words = "foo/Sn bar/o cat/S cats/f dog/Sf"
    assert made(tmp_path, affixes, words) == "CAT FOOS"
    assert made(tmp_path, affixes, "foo/Sn") == "FOOS"


@pytest.mark.parametrize(
    ("affixes", "word"),
    [
        ("FLAG long\nSFX Aa Y 1\nSFX Aa 0 s .\nSFX aA Y 1\nSFX aA 0 x .\n", "cat/Aa"),
        ("FLAG num\nSFX 999 Y 1\nSFX 999 0 s .\nSFX 99 Y 1\nSFX 99 0 x .\n", "cat/999"),
        ("FLAG UTF-8\nSFX é Y 1\nSFX é 0 s .\n", "cat/é"),
        ("AF 2\nAF Z\nAF S\nSFX S Y 1\nSFX S 0 s .\n", "cat/2"),
        ("SFX # Y 1\nSFX # 0 s .\n", "cat/#"),
    ],
    ids=["two characters", "numbers", "any character", "numbered sets", "the sign of comments"],
)
def test_flags_are_read_as_the_table_says(tmp_path: Path, affixes: str, word: str) -> None:
    assert made(tmp_path, affixes, word) == "CAT CATS"


def test_a_condition_is_signs_and_sets_of_signs_and_nothing_else(tmp_path: Path) -> None:
    affixes = "SFX S Y 3\nSFX S 0 x [a-c]\nSFX S 0 y a.b\nSFX S 0 z (b|c)\n"
    assert made(tmp_path, affixes, "acb/S") == "ACB ACBY"  # the hyphen is no range: [a-c] has no b


def test_the_table_states_the_encoding_of_the_list(tmp_path: Path) -> None:
    affixes = "SFX S Y 1\nSFX S ek ki ek\n"
    assert made(tmp_path, affixes, "żołądek/S", "iso8859-2") == "ŻOŁĄDEK ŻOŁĄDKI"


def test_a_list_says_how_many_words_its_flags_stood_for(tmp_path: Path) -> None:
    affixes = "SFX S Y 1\nSFX S 0 s .\nSFX P Y 1\nSFX P 0 's .\n"
    found = report(tmp_path, affixes, "cat/SP dog/S bird d0g")
    assert (found.read, [fault.line for fault in found.faulty]) == (3, [5])
    lines, endings = found.lexicon.notices
    assert dict(lines.values)["count"] == 1
    told = dict(endings.values)
    assert (endings.key, told["count"], told["made"]) == ("lexicon.endings_made", 2, 2)


def test_what_reads_the_table_is_named_where_it_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "spylls.hunspell.readers.aff", None)
    found = report(tmp_path, "SFX S Y 1\nSFX S 0 s .\n", "cat/S dog")
    assert set(found.lexicon.words) == {"CAT", "DOG"}
    (notice,) = found.lexicon.notices
    for language in ("en", "th"):
        assert 'pip install "thaigame[lists]"' in notice.text(language)


@pytest.mark.parametrize(
    "affixes",
    ["SFX S Y\n", "SFX S Y many\n", "SET no-such-encoding\n", "FLAG odd\nNEEDAFFIX x\n", "AF x\n"],
)
def test_a_table_that_is_none_is_told_with_its_name(tmp_path: Path, affixes: str) -> None:
    with pytest.raises(LexiconError) as caught:
        report(tmp_path, affixes, "cat/S")
    assert caught.value.code == "lexicon.affixes_unreadable"
    for language in ("en", "th"):
        assert "t.aff" in caught.value.message.text(language)


def test_a_list_whose_flags_stand_for_too_many_words_is_refused_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foreign, "MOST_FORMS", 3)
    affixes = "SFX S Y 3\nSFX S 0 s .\nSFX S 0 t .\nSFX S 0 x .\n"
    with pytest.raises(LexiconError, match="line 3") as caught:
        report(tmp_path, affixes, "dog cat/S")
    assert caught.value.code == "lexicon.too_many_forms"


def test_the_forms_of_a_forbidden_word_are_no_words_whatever_else_makes_them(
    tmp_path: Path,
) -> None:
    # hunspell(5) of FORBIDDENWORD: "Because affixed forms are also forbidden, we can subtract a
    # subset from set of the accepted affixed and compound words." fedora is made of fed; not here.
    affixes = "FORBIDDENWORD !\nSFX A Y 1\nSFX A 0 ora .\nSFX B Y 1\nSFX B 0 a .\n"
    assert made(tmp_path, affixes, "fed/A fedor/B! ink") == "FED INK"
    assert made(tmp_path, affixes, "fed/A fedor/B ink") == "FED FEDOR FEDORA INK"
    assert made(tmp_path, affixes, "fed/A fedora/! ink") == "FED INK"


def test_a_list_with_far_too_many_words_is_refused_before_they_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # 300 endings upon 200 endings, and all of them spell the same few words: the Hungarian table in
    # small. What is counted is the work, not the words that come of it.
    monkeypatch.setattr(foreign, "MOST_FORMS", 10_000)
    endings = [f"SFX A 0 {'a' * (n % 3 + 1)}/B ." for n in range(200)]
    further = [f"SFX B 0 {'b' * (n % 3 + 1)} ." for n in range(300)]
    affixes = "\n".join(["SFX A Y 200", *endings, "SFX B Y 300", *further]) + "\n"
    stems = " ".join(f"{first}{second}/A" for first, second in product("abcdefghij", repeat=2))
    made: list[str] = []
    monkeypatch.setattr(Affixes, "forms", _counting(Affixes.forms, made))
    with pytest.raises(LexiconError, match="more than 10000 words"):
        report(tmp_path, affixes, stems)
    assert len(made) < 60_000


def _counting(forms: Callable[..., Iterator[str]], made: list[str]) -> Callable[..., Iterator[str]]:
    def counted(self: Affixes, stem: str, flags: frozenset[str]) -> Iterator[str]:
        for form in forms(self, stem, flags):
            made.append(form)
            yield form

    return counted


def test_the_words_of_a_list_are_made_once_and_again_when_either_file_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THAIGAME_CACHE", str(tmp_path / "cache"))
    made: list[str] = []
    monkeypatch.setattr(Affixes, "forms", _counting(Affixes.forms, made))
    asked = [
        ("SFX S Y 1\nSFX S 0 s .\n", "cat/S dog", {"CAT", "CATS", "DOG"}),
        ("SFX S Y 1\nSFX S 0 z .\n", "cat/S dog", {"CAT", "CATZ", "DOG"}),
        ("SFX S Y 1\nSFX S 0 s .\n", "cat/S cow", {"CAT", "CATS", "COW"}),
    ]
    for affixes, words, right in asked:
        assert set(report(tmp_path, affixes, words).lexicon.words) == right
    assert made
    made.clear()
    for affixes, words, right in asked:
        found = report(tmp_path, affixes, words).lexicon
        assert set(found.words) == right
        assert "stand for" in str(found.notices[-1])
    assert made == []


def test_a_spanish_list_is_read_in_the_letters_of_its_game(tmp_path: Path) -> None:
    (tmp_path / "es.aff").write_text("SET UTF-8\nSFX S Y 1\nSFX S 0 s [aeiouáéó]\n", "utf-8")
    (tmp_path / "es.dic").write_text("2\ncalle/S\ncafé/S\n", "utf-8")
    letters = find_layout("spanish").alphabet
    assert letters is not None
    words = set(read_word_list(tmp_path / "es.dic", alphabet=letters).lexicon.words)
    assert words == {"CALLE", "CALLES", "CAFE", "CAFES"}


# -- Hunspell itself ---------------------------------------------------------------------------


def drawn(random: Random) -> tuple[str, list[str]]:
    """Return a table of affixes and a list over the letters a, b and c, drawn by lot."""
    flags = "ABCDEF"
    lines = ["TRY abc", "BREAK 0", "NEEDAFFIX n"]
    if random.random() < 0.3:
        lines.append("FULLSTRIP")
    for flag in flags:
        kind = random.choice(["PFX", "SFX", "SFX"])
        rows = []
        for _ in range(random.randint(1, 2)):
            strip = random.choice(["0", "0", "a", "b", "ab"])
            add = random.choice(["0", "a", "b", "ba", "c"])
            # Hunspell goes through endings first, so that only they bring flags without a circle.
            brought = "".join(random.sample(flags, random.choice([0, 0, 1, 2])))
            brought = f"/{brought}" if brought and kind == "SFX" else ""
            # Past the end of a word Hunspell takes [^b] for met, before its beginning not.
            sets = [".", "a", "[ab]", "[^a]", *(["b[^b]"] if kind == "SFX" else [])]
            fits = random.choice(sets) if strip == "0" else strip
            rows.append(f"{kind} {flag} {strip} {add}{brought} {fits}")
        lines += [f"{kind} {flag} {random.choice('YYN')} {len(rows)}", *rows]
    stems = {"".join(random.choices("ab", k=random.randint(1, 3))) for _ in range(4)}
    words = []
    for stem in sorted(stems):
        has = "".join(random.sample(flags, random.randint(0, 3)))
        has += "n" if random.random() < 0.2 else ""
        words.append(f"{stem}/{has}" if has else stem)
    return "\n".join(lines) + "\n", words


def accepted(folder: Path, words: Iterable[str]) -> set[str]:
    asked = set(words)
    program = shutil.which("hunspell") or ""
    told = subprocess.run(
        [program, "-d", str(folder / "t"), "-l"],
        input="\n".join(sorted(asked)) + "\n",
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return asked - set(told.stdout.split("\n"))


@pytest.mark.skipif(shutil.which("hunspell") is None, reason="Hunspell itself is not here")
def test_the_words_are_those_that_hunspell_accepts(tmp_path: Path) -> None:
    strings = [
        "".join(signs) for size in range(1, LONGEST + 1) for signs in product("abc", repeat=size)
    ]
    for seed in range(TRIES):
        affixes, words = drawn(Random(seed))
        # Hunspell's own list has no word where none stands; ours says so, so there is one more.
        found = made(tmp_path, affixes, " ".join([*words, "cccccc"])).lower().split()
        assert {word for word in found if len(word) <= LONGEST} == accepted(tmp_path, strings), (
            seed,
            affixes,
            words,
        )
