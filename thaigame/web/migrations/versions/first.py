"""The first tables."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    """Make the tables; they stand here as they were, whatever became of them later."""
    op.create_table(
        "streams",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("made", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("beat", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_streams"),
    )
    op.create_table(
        "events",
        _stream("events"),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("stream", "seq", name="pk_events"),
    )
    op.create_table(
        "requests",
        _stream("requests"),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("rid", sa.Text, nullable=False),
        sa.Column("reply", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("stream", "device", "rid", name="pk_requests"),
    )
    _people()
    _desk()


def _people() -> None:
    op.create_table(
        "seats",
        _stream("seats"),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("admitted", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("stream", "place", name="pk_seats"),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, nullable=False),
        _stream("codes"),
        sa.PrimaryKeyConstraint("code", name="pk_codes"),
    )


def _desk() -> None:
    op.create_table(
        "rulings",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("lexicon", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("sha256", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("acceptable", sa.Boolean),
        sa.Column("authority", sa.Text, nullable=False),
        sa.Column("source", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_rulings"),
    )
    op.create_index("ix_rulings_at", "rulings", ["at"])
    op.create_table(
        "settings",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_settings"),
    )


def _stream(table: str) -> sa.Column[str]:
    name = f"fk_{table}_stream_streams"
    return sa.Column("stream", sa.Text, sa.ForeignKey("streams.id", name=name), nullable=False)
