"""Whose a database is and how far it is migrated, as the file itself says."""

import sqlite3
from typing import Any

from msgspec import Struct

APPLICATION_ID = 0x53636861
"""What SQLite keeps in the file's header for us: «Scha»."""


class Stamp(Struct, frozen=True):
    """What a file says of itself."""

    ours: bool
    empty: bool
    step: str | None = None

    @property
    def is_foreign(self) -> bool:
        """Whether someone else made it."""
        return not (self.empty or (self.ours and self.step))


def stamp_of(connection: sqlite3.Connection) -> Stamp:
    """Reads the stamp, without a trace."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    application = _only(connection, "PRAGMA application_id")
    ours = application == APPLICATION_ID
    if not ours or "alembic_version" not in names:
        return Stamp(ours=ours, empty=not names and application in (0, APPLICATION_ID))
    step = _only(connection, "SELECT max(version_num) FROM alembic_version")
    return Stamp(ours=True, empty=False, step=step)


def _only(connection: sqlite3.Connection, sql: str) -> Any:
    (value,) = connection.execute(sql).fetchone()
    return value
