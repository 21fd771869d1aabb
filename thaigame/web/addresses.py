"""Under which addresses this machine can be reached, and which names requests may call it by."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Final, NamedTuple

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104  only where the caller asks for the network

_FAR: Final = "192.0.2.1"
"""An address that belongs to nobody (RFC 5737): asked for a way there, nothing is sent."""


class Addresses(NamedTuple):
    """Where the page is: ``here`` on this machine, ``others`` for phones, best first."""

    here: str
    others: tuple[str, ...]
    names: frozenset[str]


def addresses(port: int, *, network: bool) -> Addresses:
    """Return the addresses of a server at *port*, for phones only where it is on the *network*.

    ``names`` are the values of ``Host`` that a request may carry: with any other name somebody
    else's page may be speaking through a browser here.
    """
    found = own_numbers() if network else ()
    named = [socket.gethostname().lower()] if network else []
    named += [f"{name}.local" for name in named if "." not in name]
    hosts = ["localhost", LOOPBACK, *found, *named]
    return Addresses(
        f"http://{LOOPBACK}:{port}",
        tuple(f"http://{each}:{port}" for each in found),
        frozenset(f"{host}:{port}" for host in hosts)
        | (frozenset(hosts) if port == 80 else frozenset()),  # noqa: PLR2004  http's own
    )


def own_numbers() -> tuple[str, ...]:
    """Return this machine's addresses in the local network, the one it speaks from first.

    Loopback, and addresses that a machine gives itself when no network answers, are no use to a
    phone and are left out.
    """
    found = [_way_out()]
    with suppress(OSError):  # a machine that does not know its own name has the way out
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return tuple(each for each in dict.fromkeys(found) if each and _reachable(each))


def answers(address: str) -> bool:
    """Return whether something listens at one of our own addresses, asked from this machine."""
    host, _, port = address.removeprefix("http://").partition(":")
    try:
        with socket.create_connection((host, int(port)), timeout=2):
            return True
    except OSError:
        return False


def _way_out() -> str:
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect((_FAR, 9))
            return str(way.getsockname()[0])
    except OSError:
        return ""


def _reachable(number: str) -> bool:
    address = ipaddress.ip_address(number)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)
