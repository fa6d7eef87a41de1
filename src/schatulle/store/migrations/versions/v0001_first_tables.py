"""The first tables: the log, the summaries, and who sat where."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    """From an empty database."""
    _tables()
    _players()
    _entries()
    _indexes()


def _tables() -> None:
    op.create_table(
        "tables",
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
        sa.CheckConstraint("status IN ('gathering', 'playing', 'over')", name="status_is_known"),
        sqlite_with_rowid=False,
    )


def _players() -> None:
    op.create_table(
        "players",
        _of_a_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _entries() -> None:
    op.create_table(
        "entries",
        _of_a_table(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def _of_a_table() -> sa.Column[str]:
    whole = sa.ForeignKey("tables.table_id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Text, whole, primary_key=True)


def _indexes() -> None:
    op.create_index("tables_by_code", "tables", ["code"], unique=True)
    gathering, live = sa.text("status = 'gathering'"), sa.text("status <> 'over'")
    op.create_index(
        "tables_gathering",
        "tables",
        ["listed", "touched"],
        sqlite_where=gathering,
        postgresql_where=gathering,
    )
    op.create_index("tables_live", "tables", ["status"], sqlite_where=live, postgresql_where=live)
    op.create_index("players_by_guest", "players", ["guest"])
