"""The tables of the database; ``migrations`` makes them, one step a version.

What happened is a stream of events, numbered by stream. Names of people stand apart from it, so
that they can go and the games stay.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""Every constraint has a name, so that a later step can change it in any database."""

STREAMS: Final = Table(
    "streams",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("made", Text, nullable=False),  # the day and time, as ISO 8601 with the zone
    Column("settings", Text, nullable=False),  # JSON; holds the seed, so never shown as it is
    Column("version", Integer, nullable=False, default=0),  # the number of its last event
    Column("beat", Integer, nullable=False, default=0),  # seconds it has been under way
    Column("state", Text, nullable=False),  # open, begun, over
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("stream", Text, ForeignKey("streams.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Integer, nullable=False),  # seconds the stream had been under way
    Column("body", Text, nullable=False),  # JSON
    PrimaryKeyConstraint("stream", "seq"),
)

REQUESTS: Final = Table(
    "requests",
    METADATA,
    Column("stream", Text, ForeignKey("streams.id"), nullable=False),
    Column("device", Text, nullable=False),
    Column("rid", Text, nullable=False),
    Column("reply", Text, nullable=False),  # JSON, given again to who asks again
    PrimaryKeyConstraint("stream", "device", "rid"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("stream", Text, ForeignKey("streams.id"), nullable=False),
    Column("place", Integer, nullable=False),  # in the order in which people came
    Column("seat", Integer),  # in the game, once it has begun
    Column("name", Text, nullable=False),
    Column("device", Text, nullable=False),  # empty for a player of the computer's
    Column("player", Text, nullable=False, default=""),  # which player of the computer's
    Column("admitted", Boolean, nullable=False),
    PrimaryKeyConstraint("stream", "place"),
)

CODES: Final = Table(
    "codes",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("stream", Text, ForeignKey("streams.id"), nullable=False),
)

RULINGS: Final = Table(
    "rulings",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("lexicon", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("sha256", Text, nullable=False),
    Column("words", Text, nullable=False),  # JSON
    Column("acceptable", Boolean),  # null: the list has no authority
    Column("authority", Text, nullable=False),
    Column("source", Text, nullable=False),  # desk, or the table's stream
    Index("ix_rulings_at", "at"),
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),  # JSON
)
