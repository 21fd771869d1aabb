"""What the server knows besides its tables: addresses, keys, who has a role, what is closed."""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING, Final, Literal

from thaigame.web.tries import Allowance

if TYPE_CHECKING:
    from thaigame.web.addresses import Addresses
    from thaigame.web.database import Database
    from thaigame.web.shelf import Shelf

Role = Literal["", "referee", "host"]

_GUESSES: Final = 10
"""Wrong keys that an address may try before it has to wait."""

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Those that nobody takes for one another on a projector."""


class Hall:
    """One run of the server.

    The keys of the host and the referee are made anew at every start and printed there; a role
    that was got by one ends with the run.
    """

    def __init__(self, database: Database, shelf: Shelf, where: Addresses) -> None:
        """Begin with nobody in a role."""
        self.database = database
        self.shelf = shelf
        self.where = where
        self.keys: Final[dict[Role, str]] = {"host": _key(), "referee": _key()}
        self.guesses: Allowance = Allowance(_GUESSES, 0.1)
        self.closing: set[str] = set()  # tables of contests and classes that are open
        self.reached: set[str] = set()  # our addresses at which other machines have come
        self._roles: dict[str, Role] = {}

    def role(self, device: str) -> Role:
        """Return the role of *device* in this run."""
        return self._roles.get(device, "")

    def take_role(self, device: str, key: str, address: str) -> Role:
        """Return the role that *key* gives *device*, "" for a wrong one.

        Whoever tries too many wrong ones from *address* waits ten seconds for each further one.
        """
        if not self.guesses.has(address):
            return ""
        given = key.strip().lower().replace("-", "").encode()
        for role, right in self.keys.items():
            if hmac.compare_digest(given, right.encode()):
                self._roles[device] = role
                return role
        self.guesses.spend(address)
        return ""

    def may_know_words(self, device: str) -> bool:
        """Return whether *device* may use what knows words.

        While a contest or a class is open only officials may (C11).
        """
        return not self.closing or bool(self.role(device))


def _key() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(12))
