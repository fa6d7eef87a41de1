"""The tables of the database as they stand after all migrations.

Summaries and players are short rows that live in the tree of their key (WITHOUT ROWID). Entries
do not: their bodies go to the end of the file one after another, whichever tables they are of, and
only the short keys are sorted in. With 256 busy tables that makes half again as many appends a
second.
"""

from typing import Any

import sqlalchemy as sa

METADATA = sa.MetaData()


def _summary() -> list[sa.Column[Any]]:
    return [
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    ]


def _log(of: str) -> list[sa.Column[Any]]:
    return [
        sa.Column(
            "table_id", sa.ForeignKey(f"{of}.table_id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    ]


TABLES = sa.Table(
    "tables",
    METADATA,
    *_summary(),
    sa.CheckConstraint("status IN ('gathering', 'playing', 'over')", name="status_is_known"),
    sqlite_with_rowid=False,
)

PLAYERS = sa.Table(
    "players",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

ENTRIES = sa.Table(
    "entries",
    METADATA,
    *_log("tables"),
)

#: Reviews of finished tables, seat by seat: gone with the table, and made anew when asked for.
REVIEWS = sa.Table(
    "reviews",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("brief", sa.LargeBinary, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

#: How long tables have been served all in all, and when the house was last kept.
HOUSE = sa.Table(
    "house",
    METADATA,
    sa.Column("house", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("served", sa.Float, nullable=False),
    sa.Column("kept", sa.Float, nullable=False),
)

#: When a table was last touched, and how long had been served when that was seen first.
IDLE = sa.Table(
    "idle",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=True),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sqlite_with_rowid=False,
)

#: What was swept, with its players as JSON; when that was, and how long had been served then.
SWEPT_TABLES = sa.Table(
    "swept_tables",
    METADATA,
    *_summary(),
    sa.Column("players", sa.Text, nullable=False),
    sa.Column("swept", sa.Float, nullable=False),
    sa.Column("served", sa.Float, nullable=False),
    sqlite_with_rowid=False,
)

SWEPT_ENTRIES = sa.Table(
    "swept_entries",
    METADATA,
    *_log("swept_tables"),
)

sa.Index("tables_by_code", TABLES.c.code, unique=True)
# Partial, so that a move in a game that is under way touches neither of them.
sa.Index(
    "tables_gathering",
    TABLES.c.listed,
    TABLES.c.touched,
    sqlite_where=sa.text("status = 'gathering'"),
)
sa.Index(
    "tables_live",
    TABLES.c.status,
    sqlite_where=sa.text("status <> 'over'"),
)
sa.Index("players_by_guest", PLAYERS.c.guest)
