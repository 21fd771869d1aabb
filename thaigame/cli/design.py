"""``thaigame layouts design``: a first proposal for a game of one's own, from a list of words."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING

from thaigame.cli import output
from thaigame.cli.failure import CallError
from thaigame.cli.help import command as make_command
from thaigame.cli.options import json_option, option, whole
from thaigame.errors import LexiconError
from thaigame.filing import keep_file
from thaigame.layouts import bundled_layout, layout_names
from thaigame.layouts.alphabet_reader import THAI
from thaigame.lexicon import find_lexicon, lexicon_names
from thaigame.notation.record import DEFAULT_GAME
from thaigame.text.alphabet import Alphabet, script_of
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.layouts import Layout
    from thaigame.lexicon import Lexicon
    from thaigame.study.design import Proposal
    from thaigame.texts.keys import Key

_squares = re.compile(r"([0-9]{1,2})[x×]([0-9]{1,2})").fullmatch
_name = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*").fullmatch


@make_command("design", under="layouts")
@option("--lexicon", required=True, metavar="NAME|FILE", about="cli.design_lexicon")
@option("--tiles", type=whole(least=10, most=1000), default=100, about="cli.design_tiles")
@option("--squares", metavar="NxN", default="15x15", about="cli.design_squares")
@option("--like", metavar="GAME", about="cli.design_like")
@option("--name", metavar="NAME", about="cli.design_name")
@option("--blanks", type=whole(most=500), about="cli.design_blanks")
@option("--racks", type=whole(least=1, most=100_000), default=1000, about="cli.design_racks")
@option("--seed", type=whole(), metavar="S", default=1, about="cli.design_seed")
@option("--output", "-o", "file", metavar="FILE", about="cli.design_output")
@json_option()
def design(
    *,
    lexicon: str,
    tiles: int,
    squares: str,
    like: str | None,
    name: str | None,
    blanks: int | None,
    racks: int,
    seed: int,
    file: str | None,
    as_json: bool,
) -> int:
    """Write the proposal to a file and tell what it is made of; without a file, print it."""
    from thaigame.study.design import design as propose

    size = _squares(squares)
    if size is None:
        raise CallError(message("cli.design_squares_form", value=squares), at="--squares")
    own = name or (Path(file).stem.lower() if file else "own")
    if not _name(own):
        raise CallError(message("cli.design_name_form", value=own), at="--name")
    words, base = _words_and_rules(lexicon, like)
    known = lexicon in lexicon_names()
    made = propose(
        words,
        base,
        name=own,
        lexicon=lexicon if known else Path(lexicon).name,
        tiles=tiles,
        squares=(int(size[1]), int(size[2])),
        blanks=blanks,
        racks=racks,
        seed=seed,
    )
    if file is not None:
        keep_file(file, made.text.encode())
    if as_json:
        output.print_json(_document(made, file))
    elif file is None:
        output.show(made.text)
    else:
        _print(made)
        output.say(message("cli.design_written", file=file))
        if not known and Path(lexicon).resolve().parent != Path(file).resolve().parent:
            output.say(message("cli.design_beside", list=Path(lexicon).name, file=Path(file).name))
    return 0


def _words_and_rules(lexicon: str, like: str | None) -> tuple[Lexicon, Layout]:
    """Return the list and the game that gives the rules: the one asked for, or by the script."""
    if like is not None:
        return _read(lexicon, bundled_layout(like))
    every = [bundled_layout(name) for name in layout_names()]
    # A table of a script reads nothing else; an alphabet is any, and so it comes last.
    tables = [rules for rules in every if rules.syllabary is not None]
    thai = [rules for rules in every if rules.script == THAI]
    simplest = min(thai, key=lambda rules: len(rules.rules.tiers))
    for rules in (*tables, simplest):
        with suppress(CallError, LexiconError):
            return _read(lexicon, rules)
    return _read(lexicon, bundled_layout(DEFAULT_GAME))


def _read(lexicon: str, rules: Layout) -> tuple[Lexicon, Layout]:
    """Return the list as the game reads it, and the game in the alphabet of the list.

    Raise CallError for a list in another kind of script, LexiconError for one without a word.
    """
    words = find_lexicon(lexicon, alphabet=rules.writing)
    first = next(iter(words))[0]
    letters = script_of(first)
    if rules.syllabary is not None:
        fits = first in rules.syllabary.bases
    else:
        fits = bool(letters) == (rules.alphabet is not None)
    if not fits:
        raise CallError(message("cli.design_script", like=rules.name, letter=first), at="--like")
    if rules.alphabet is None or letters == rules.script:
        return words, rules
    rules = replace(rules, script=letters, alphabet=Alphabet(letters))
    return find_lexicon(lexicon, alphabet=rules.writing), rules


def _document(made: Proposal, file: str | None) -> dict[str, object]:
    return {
        "file": file,
        "name": made.layout.name,
        "words": made.words,
        "kinds": [asdict(kind) for kind in made.kinds],
        "without_tile": list(made.left_out),
        "vowels": made.vowels,
        "first_word": {"share": made.first, "error": made.error, "racks": made.racks},
        "layout": made.text,
    }


def _print(made: Proposal) -> None:
    rows = [
        (kind.name, f"{kind.share:.2%}", kind.count, kind.points)
        for kind in sorted(made.kinds, key=lambda kind: -kind.share)
    ]
    columns: tuple[Key, ...] = (
        *("render.column_tile", "cli.column_share", "cli.column_tiles", "cli.column_points"),
    )
    output.show(output.table(rows, head=[message(each) for each in columns]))
    output.say(message("cli.design_words", words=made.words))
    if made.left_out:
        faces = " ".join(made.left_out)
        output.say(message("cli.design_left_out", faces=faces))
    if made.vowels is not None:
        output.say(message("cli.design_vowels", share=f"{made.vowels:.0%}"))
    told = {"share": f"{made.first:.1%}", "error": f"{made.error:.1%}", "racks": made.racks}
    output.say(message("cli.design_first", **told))
