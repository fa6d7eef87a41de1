"""Alembic's environment: whoever calls brings a connection inside a transaction of their own."""

from alembic import context

from schatulle.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
)
context.run_migrations()
