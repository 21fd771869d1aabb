"""The referee's desk: one answer to the words of a play, and the log of all that was answered."""

from __future__ import annotations

import asyncio
import csv
import hashlib
import hmac
import io
import json
import re
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert, select

from thaigame.errors import ThaigameError
from thaigame.game.judging import judge
from thaigame.lexicon.about import edition_told
from thaigame.texts import message
from thaigame.web.database import keep_setting, setting
from thaigame.web.pages import BUDDHIST, now
from thaigame.web.schema import RULINGS
from thaigame.web.tries import Allowance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Row

    from thaigame.game.judging import Ruling
    from thaigame.game.spec import GameSpec
    from thaigame.web.database import Database
    from thaigame.web.shelf import Shelf

MOST_WORDS: Final = 8
LONGEST_TYPED: Final = 60
_KEY: Final = "desk"
_day = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{4})").fullmatch
_ARABIC: Final = str.maketrans("๐๑๒๓๔๕๖๗๘๙", "0123456789")
_LAST_OF_OURS: Final = 2400
"""Years after this one are Buddhist ones: 2569 is 2026."""
_SHOWN: Final = 500  # rulings on one page of the log


class DeskError(ThaigameError):
    """The desk was asked for what it does not do: too many words, a wrong PIN."""


@dataclass(frozen=True)
class Chosen:
    """The game and list by which the desk judges; ``pin`` locks it, "" while it is not locked."""

    game: str = ""
    lexicon: str = ""
    pin: str = ""

    @property
    def locked(self) -> bool:
        """Return whether the choice is locked."""
        return bool(self.pin)


class Desk:
    """Judges by the chosen list and keeps every ruling."""

    def __init__(self, database: Database, shelf: Shelf) -> None:
        """Take up what was chosen, as it was before a restart."""
        self.database = database
        self.shelf = shelf
        kept = database.do_now(lambda found: setting(found, _KEY))
        self.chosen: Chosen = Chosen(**kept) if kept else Chosen()
        self._guesses = Allowance(5, 0.1)

    async def choose(self, game: str, lexicon: str, pin: str) -> None:
        """Judge by *lexicon* for *game* from now on; a *pin* locks that until it is told again.

        Raise DeskError while another choice is locked, and for a PIN that is no four to twelve
        digits, and what ``Shelf.spec`` raises.
        """
        if self.chosen.locked:
            raise DeskError(message("web.desk_locked"))
        if pin and not re.fullmatch("[0-9]{4,12}", pin):
            raise DeskError(message("web.pin_form"))
        await asyncio.to_thread(self.shelf.spec, game, lexicon)  # the first time takes a while
        await self._keep(Chosen(game, lexicon, _kept_pin(pin) if pin else ""))

    async def unlock(self, pin: str, *, host: bool) -> None:
        """Open the choice again: with the PIN, or by the host, who may have forgotten it.

        Raise DeskError for a wrong one, and after five of them for ten seconds each.
        """
        if not host and not (self._guesses.has("") and _is_pin(pin, self.chosen.pin)):
            self._guesses.spend("")
            raise DeskError(message("web.wrong_pin"))
        await self._keep(Chosen(self.chosen.game, self.chosen.lexicon))

    async def _keep(self, chosen: Chosen) -> None:
        kept = {"game": chosen.game, "lexicon": chosen.lexicon, "pin": chosen.pin}
        await self.database.do(lambda found: keep_setting(found, _KEY, kept))
        self.chosen = chosen

    async def rule(self, words: Sequence[str]) -> dict[str, object]:
        """Return the one answer to *words*, after it is kept in the log.

        Raise DeskError for no word or too many, TextError, ``at`` the number of the word, for one
        that cannot be read.
        """
        if not self.chosen.game:
            raise DeskError(message("web.choose_first"))
        spec = await asyncio.to_thread(self.shelf.spec, self.chosen.game, self.chosen.lexicon)
        given = [word.strip() for word in words if word.strip()]
        if not 1 <= len(given) <= MOST_WORDS:
            raise DeskError(message("web.how_many_words", most=MOST_WORDS))
        for place, word in enumerate(given):
            if len(word) > LONGEST_TYPED:
                raise DeskError(message("web.word_too_long", most=LONGEST_TYPED), at=place)
            _readable(spec, word, place)
        ruling = judge(spec, given)
        row = ruling_row(spec, ruling, source=_KEY)
        number = await self.database.do(lambda found: keep_ruling(found, row))
        return {"id": number, **answer(row)}


def _readable(spec: GameSpec, word: str, place: int) -> None:
    try:
        judge(spec, [word])
    except ThaigameError as error:
        raise DeskError(error.message, at=place) from error


def ruling_row(spec: GameSpec, ruling: Ruling, *, source: str) -> dict[str, Any]:
    """Return how a ruling is kept."""
    lexicon = spec.lexicon
    return {
        "at": now(),
        "game": spec.name,
        "lexicon": lexicon.name,
        "edition": edition_told(lexicon),
        "sha256": lexicon.sha256,
        "words": json.dumps(ruling.words, ensure_ascii=False),
        "acceptable": ruling.acceptable,
        "authority": ruling.authority,
        "source": source,
    }


def keep_ruling(connection: Connection, row: dict[str, Any]) -> int:
    """Keep a ruling in the log and return its number."""
    kept = connection.execute(insert(RULINGS).values(row)).inserted_primary_key
    return 0 if kept is None else int(kept[0])


def answer(row: dict[str, Any]) -> dict[str, object]:
    """Return what people see of a ruling: all words together, one answer, by which list."""
    return {
        "at": row["at"],
        "words": json.loads(row["words"]),
        "acceptable": row["acceptable"],
        "game": row["game"],
        "lexicon": row["lexicon"],
        "edition": row["edition"],
        "sha256": row["sha256"][:12],
        "stand_in": row["authority"] == "stand-in",
    }


def find_rulings(connection: Connection, sought: str, most: int = _SHOWN) -> list[dict[str, Any]]:
    """Return the rulings whose words, game, list or day hold *sought*, the newest first."""
    query = select(RULINGS).order_by(RULINGS.c.id.desc())
    if sought:
        sought = _as_kept(sought)
        columns = (RULINGS.c.words, RULINGS.c.game, RULINGS.c.lexicon, RULINGS.c.at)
        match = [column.contains(sought, autoescape=True) for column in columns]
        query = query.where(match[0] | match[1] | match[2] | match[3])
    return [_row(each) for each in connection.execute(query.limit(most))]


def _as_kept(sought: str) -> str:
    """Return what was sought as the log keeps it: a day as people write it, Buddhist or not."""
    if (found := _day(sought.translate(_ARABIC))) is None:
        return sought
    day, month, year = (int(part) for part in found.groups())
    year -= BUDDHIST if year > _LAST_OF_OURS else 0
    return f"{year:04}-{month:02}-{day:02}"


def one_ruling(connection: Connection, number: int) -> dict[str, Any] | None:
    """Return the ruling with that number."""
    found = connection.execute(select(RULINGS).where(RULINGS.c.id == number)).first()
    return None if found is None else _row(found)


def _row(found: Row[Any]) -> dict[str, Any]:
    return dict(found._mapping)  # noqa: SLF001  SQLAlchemy's public way to a row's columns


def as_csv(rows: Sequence[dict[str, Any]]) -> str:
    """Return rulings as CSV, which a spreadsheet opens and never obeys."""
    out = io.StringIO()
    out.write("\ufeff")  # so that Excel reads it as UTF-8
    told = csv.writer(out)
    names = ("id", "at", "game", "lexicon", "edition", "sha256", "words", "acceptable", "source")
    told.writerow(names)
    for row in rows:
        shown = {**row, "words": " ".join(json.loads(row["words"]))}
        told.writerow([_harmless(shown[name]) for name in names])
    return out.getvalue()


def _harmless(value: object) -> object:
    """Return *value* so that no spreadsheet takes it for a formula."""
    if isinstance(value, str) and value[:1] in set("=+-@\t\r"):
        return f"'{value}"
    return value


def _kept_pin(pin: str) -> str:
    salt = secrets.token_hex(8)
    return f"{salt}${_digest(salt, pin)}"


def _is_pin(pin: str, kept: str) -> bool:
    salt, _, digest = kept.partition("$")
    return hmac.compare_digest(_digest(salt, pin), digest)


def _digest(salt: str, pin: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), salt.encode(), 200_000).hex()
