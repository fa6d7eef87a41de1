"""Runs alembic's steps over a database, all of them or none."""

from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from schatulle.store.connections import connect
from schatulle.store.port import StoreError
from schatulle.store.stamp import APPLICATION_ID, Stamp, stamp_of


def upgrade(path: Path, busy_seconds: float) -> None:
    """Takes the write lock, looks what is there, and runs what is missing."""
    with closing(connect(path, "rw", busy_seconds)) as opened:
        engine = create_engine("sqlite://", creator=lambda: opened, poolclass=NullPool)
        try:
            # Leaving the block commits what BEGIN IMMEDIATE begins, or rolls it back.
            with engine.begin() as connection:
                # Not before: SQLAlchemy rolls back once when it gets to know a connection.
                opened.execute("BEGIN IMMEDIATE")
                _refuse_what_is_not_older(path, stamp := stamp_of(opened))
                if stamp.empty:
                    opened.execute(f"PRAGMA application_id = {APPLICATION_ID}")
                run_steps(connection)
        except DBAPIError as error:
            raise (error.orig or error) from None


def alembic_config() -> Config:
    """Where the steps are; there is no file to configure."""
    config = Config()
    config.set_main_option("script_location", "schatulle.store:migrations")
    return config


def _refuse_what_is_not_older(path: Path, stamp: Stamp) -> None:
    if stamp.is_foreign:
        raise StoreError(f"{path}: This is not a database of Schatulle.")
    if not stamp.empty and stamp.step not in known_steps():
        raise StoreError(f"{path}: A newer Schatulle wrote this database; please update.")


def known_steps() -> set[str]:
    """All that this program can bring a database to, or from."""
    steps = ScriptDirectory.from_config(alembic_config()).walk_revisions()
    return {step.revision for step in steps}


def run_steps(connection: Connection) -> None:
    """What is missing, in the transaction that the connection is in."""
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
