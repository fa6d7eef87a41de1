"""The tables of the database as they stand after all migrations.

Summaries and players are short rows that live in the tree of their key (WITHOUT ROWID). Entries
do not: their bodies go to the end of the file one after another, whichever tables they are of, and
only the short keys are sorted in. With 256 busy tables that makes half again as many appends a
second.
"""

from typing import Any

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

METADATA = MetaData()


def _summary() -> list[Column[Any]]:
    return [
        Column("table_id", Text, primary_key=True),
        Column("code", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("edition", Text, nullable=False),
        Column("status", Text, nullable=False),
        Column("listed", Boolean, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("taken", Integer, nullable=False),
        Column("host", Text, nullable=False),
        Column("touched", Float, nullable=False),
    ]


def _log(of: str) -> list[Column[Any]]:
    return [
        Column("table_id", ForeignKey(f"{of}.table_id", ondelete="CASCADE"), primary_key=True),
        Column("seq", Integer, primary_key=True),
        Column("at", Float, nullable=False),
        Column("body", LargeBinary, nullable=False),
    ]


TABLES = Table(
    "tables",
    METADATA,
    *_summary(),
    CheckConstraint("status IN ('gathering', 'playing', 'over')", name="status_is_known"),
    sqlite_with_rowid=False,
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("table_id", ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Text, nullable=False),
    sqlite_with_rowid=False,
)

ENTRIES = Table(
    "entries",
    METADATA,
    *_log("tables"),
)

#: How long tables have been served all in all, and when the house was last kept.
HOUSE = Table(
    "house",
    METADATA,
    Column("house", Integer, primary_key=True, autoincrement=False),
    Column("served", Float, nullable=False),
    Column("kept", Float, nullable=False),
)

#: When a table was last touched, and how long had been served when that was seen first.
IDLE = Table(
    "idle",
    METADATA,
    Column("table_id", ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=True),
    Column("touched", Float, nullable=False),
    Column("since", Float, nullable=False),
    sqlite_with_rowid=False,
)

#: What was swept, with its players as JSON; when that was, and how long had been served then.
SWEPT_TABLES = Table(
    "swept_tables",
    METADATA,
    *_summary(),
    Column("players", Text, nullable=False),
    Column("swept", Float, nullable=False),
    Column("served", Float, nullable=False),
    sqlite_with_rowid=False,
)

SWEPT_ENTRIES = Table(
    "swept_entries",
    METADATA,
    *_log("swept_tables"),
)

Index("tables_by_code", TABLES.c.code, unique=True)
# Partial, so that a move in a game that is under way touches neither of them.
Index(
    "tables_gathering",
    TABLES.c.listed,
    TABLES.c.touched,
    sqlite_where=text("status = 'gathering'"),
)
Index(
    "tables_live",
    TABLES.c.status,
    sqlite_where=text("status <> 'over'"),
)
Index("players_by_guest", PLAYERS.c.guest)
