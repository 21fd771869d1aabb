"""A game as its layout file gives it, and the files: by name, by path or as text."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from thaigame.arguments import door
from thaigame.errors import LayoutError, UnknownGameError
from thaigame.filing import why
from thaigame.layouts.sections import Faults
from thaigame.resources import folder
from thaigame.text.alphabet import LATIN
from thaigame.text.characters import LOWER_MARKS, TONE_MARKS, UPPER_MARKS
from thaigame.texts import LANGUAGES, message
from thaigame.toml import TomlError, read_toml

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from thaigame.layouts.grid import Grid
    from thaigame.layouts.ruleset import RuleSet
    from thaigame.layouts.tiles import TileSet
    from thaigame.text.alphabet import Alphabet
    from thaigame.text.syllabary import MarkSlot, Syllabary
    from thaigame.text.writing import Writing
    from thaigame.texts import Message
    from thaigame.texts.keys import Key

Provenance = Literal["seed", "public", "reconstructed", "own"]
"""Printed by a rule sheet, shown by public sources, derived here, or set by the file's author."""

TABLES: Final = ("board", "tiles", "points", "rules")
"""The tables that state where they come from."""

SUFFIX: Final = ".toml"

THAI_MARKS: Final[Mapping[str, MarkSlot]] = {
    **dict.fromkeys(LOWER_MARKS, "lower"),
    **dict.fromkeys(UPPER_MARKS, "upper"),
    **dict.fromkeys(TONE_MARKS, "tone"),
}
"""The slot of each Thai mark."""

_LARGEST: Final = 1_000_000
"""Bytes; the largest layout file here has 10,000."""


@dataclass(frozen=True)
class Origin:
    """Where one table of a layout file comes from."""

    provenance: Provenance
    note: Message


@dataclass(frozen=True)
class Layout:
    """One game as its file gives it.

    ``titles`` holds the game's name by language (``en``, ``th``); ``origins`` the provenance of
    ``board``, ``tiles``, ``points`` and ``rules``; ``rule_ids`` maps the common rules (A ids) to
    the game's own ids where it names one; ``lexicon`` names the default word list. ``numerals``
    are the digits that the points are printed in (K1). ``script`` is ``thai``, or one of
    ``text.alphabet.SCRIPTS`` and then ``alphabet`` says how words fall into letters, or the name of
    a script that the file gives as a table, ``syllabary``. ``text`` is the file's text and
    ``source`` the path it came from, both empty for a layout made in memory; games are equal by
    what their files say, wherever those lie.
    """

    name: str
    titles: Mapping[str, str]
    script: str
    grid: Grid
    tiles: TileSet
    rules: RuleSet
    lexicon: str
    origins: Mapping[str, Origin]
    rule_ids: Mapping[str, str] = field(default_factory=dict)
    source: str = field(default="", compare=False)
    sha256: str = ""
    numerals: Literal["arabic", "thai"] = "arabic"
    alphabet: Alphabet | None = None
    syllabary: Syllabary | None = None
    text: str = field(default="", compare=False)

    @property
    def writing(self) -> Writing:
        """Return what the words of a list for this game are read by."""
        return self.syllabary or self.alphabet or LATIN

    @cached_property
    def marks(self) -> Mapping[str, MarkSlot]:
        """Return the slot of each mark of the game's script."""
        return THAI_MARKS if self.syllabary is None else self.syllabary.slot_of

    @property
    def reconstructed(self) -> tuple[str, ...]:
        """Return the tables that no source prints and that were derived here."""
        return tuple(
            name for name, origin in self.origins.items() if origin.provenance == "reconstructed"
        )

    def __hash__(self) -> int:
        """Hash what tells games apart and is no mapping: equal layouts have equal hashes."""
        return hash((self.name, self.sha256, self.grid, self.tiles))

    def _repr_svg_(self) -> str:
        """Return a picture of the empty board, for notebooks."""
        from thaigame.render.svg import board_svg

        return board_svg(self)

    def __repr__(self) -> str:
        """Show it in a line."""
        grid = self.grid
        return f"<Layout {self.name}: {grid.rows} x {grid.columns}, {self.tiles.total} tiles>"


@lru_cache(maxsize=1)
def layout_names() -> tuple[str, ...]:
    """Return the names of the games that come with the toolkit, in order."""
    return tuple(sorted(path.stem for path in folder("layouts").glob(f"*{SUFFIX}")))


@door
def find_layout(name_or_path: str | Path) -> Layout:
    """Return a bundled game by its name, or any game by the path of its file.

    Raise UnknownGameError where it is neither, LayoutError where the file has faults.
    """
    given = str(name_or_path)
    if given in layout_names():
        return _bundled(given)
    if Path(given).suffix == SUFFIX or _is_file(given):
        return load_layout(Path(given))
    raise UnknownGameError(
        message("layouts.unknown_game", name=_short(given), names=", ".join(layout_names()))
    )


@door
def bundled_layout(name: str) -> Layout:
    """Return a bundled game by its name: all that a record or a position line may choose.

    Whoever reads text of others passes the game that it may name beside these. Raise
    UnknownGameError, without looking at any file, for another name.
    """
    if name not in layout_names():
        names = ", ".join(layout_names())
        raise UnknownGameError(message("layouts.not_bundled", name=_short(name), names=names))
    return _bundled(name)


@lru_cache(maxsize=16)
def _bundled(name: str) -> Layout:
    return load_layout(folder("layouts") / f"{name}{SUFFIX}")


@door
def load_layout(source: str | Path) -> Layout:
    """Return the game that a layout file describes.

    *source* is a path, or the text of a file: a string of more than one line. Raise LayoutError
    with every fault of the file, each with its line where it has one.
    """
    if isinstance(source, str) and "\n" in source:
        return layout_in(source)
    path = Path(source)
    return layout_in(_read(path), where=path.name, origin=str(path))


def layout_in(text: str, *, where: str = "", origin: str = "") -> Layout:
    """Return the game that *text* describes as a layout file would; no file is opened for it.

    *where* names the text in messages, *origin* is the file that it stands in. How its lines end
    makes no difference. Raise LayoutError as ``load_layout``.
    """
    from dataclasses import replace
    from hashlib import sha256

    from thaigame.layouts.reader import read_layout

    text = text.replace("\r\n", "\n")
    faults = Faults(text)
    table = _with_base(_parse(text, where), faults)
    # Over a base that cannot be had, everything else would only seem to be missing.
    layout = None if faults.count else read_layout(table, faults)
    if layout is None or faults.count:
        raise _error("layouts.faults", where, faults=faults.found, count=faults.count)
    digest = sha256(text.encode("utf-8")).hexdigest()
    return replace(layout, source=origin, sha256=digest, text=text)


def _with_base(table: dict[str, Any], faults: Faults) -> dict[str, Any]:
    """Return the table laid over the bundled game that it extends, if any."""
    name = table.get("extends")
    if name is None:
        return table
    if not isinstance(name, str) or name not in layout_names():
        names = ", ".join(layout_names())
        faults.add(("extends",), message("layouts.extends", name=_short(str(name)), names=names))
        return table
    path = folder("layouts") / f"{name}{SUFFIX}"
    base: dict[str, Any] = _parse(_read(path), path.name)
    if "extends" in base:  # one step only, so that a reader finds everything in two files
        own = message("layouts.extends_twice", name=name, base=str(base["extends"]))
        faults.add(("extends",), own)
    return _laid_over(base, _owned(name, table))


def _owned(base: str, table: dict[str, Any]) -> dict[str, Any]:
    """Return *table* with a note at each part that it changes and says nothing of.

    What the base's note says of its source is no longer true there.
    """
    made = dict(table)
    for part in TABLES:
        own = made.get(part)
        if isinstance(own, dict) and own and "provenance" not in own:
            names = ", ".join(_names(own))
            note = message("layouts.own", base=base, names=names)
            texts = {each: note.text(each) for each in LANGUAGES}
            made[part] = {"provenance": "own", "note": texts, **own}
    return made


def _names(table: Mapping[str, Any], before: str = "") -> Iterator[str]:
    """Yield the names of the values in a table and in those below it."""
    for key, value in table.items():
        if isinstance(value, dict) and key != "bonus":
            yield from _names(value, f"{before}{key}.")
        else:
            yield f"{before}{key}"


def _laid_over(base: dict[str, Any], top: dict[str, Any]) -> dict[str, Any]:
    """Return *base* with the values of *top*; tables are laid over tables, key by key."""
    merged = dict(base)
    for key, value in top.items():
        under = merged.get(key)
        if isinstance(under, dict) and isinstance(value, dict) and key != "bonus":
            merged[key] = _laid_over(under, value)
        else:  # a bonus table is one value
            merged[key] = value
    return merged


def _read(path: Path) -> str:
    """Return the text of a file, or say why there is none."""
    try:
        with path.open("rb") as file:
            raw = file.read(_LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = why(error)
        raise _error("layouts.unreadable", path.name or str(path), reason=reason) from error
    if len(raw) > _LARGEST:
        raise _error("layouts.too_large", path.name, most=_LARGEST)
    if b"\0" in raw:
        raise _error("layouts.binary", path.name, at=raw.index(b"\0"))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise _error("layouts.not_utf8", path.name, line=line) from error


def _parse(text: str, where: str) -> dict[str, Any]:
    """Return the tables of a text, or say on which line it stops being TOML."""
    try:
        return read_toml(text)
    except TomlError as error:
        raise _error("layouts.not_toml", where, faults=(error.what,)) from error


def _error(key: Key, where: str, *, faults: tuple[Any, ...] = (), **values: object) -> LayoutError:
    shown = _short(where) or message("layouts.this_text")
    return LayoutError(message(key, file=shown, **values), faults=faults)


def _short(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:59]}…"  # noqa: PLR2004  a line's worth


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):
        return False
