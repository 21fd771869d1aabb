"""What Alembic runs: the steps on the connection that ``web.database`` hands it."""

from __future__ import annotations

from alembic import context

from thaigame.web.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
