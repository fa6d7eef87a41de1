"""Time that was served, since when tables are idle, and what was swept and can be brought back."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables of before begin to be idle with the first look at them."""
    op.create_table(
        "house",
        sa.Column("house", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("served", sa.Float, nullable=False),
        sa.Column("kept", sa.Float, nullable=False),
    )
    op.create_table(
        "idle",
        _of_a_table("tables.table_id"),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    _swept()


def _swept() -> None:
    op.create_table(
        "swept_tables",
        sa.Column("table_id", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("code", "game", "edition")),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("swept", sa.Float, nullable=False),
        sa.Column("served", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "swept_entries",
        _of_a_table("swept_tables.table_id"),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def _of_a_table(column: str) -> sa.Column[str]:
    whole = sa.ForeignKey(column, ondelete="CASCADE")
    return sa.Column("table_id", sa.Text, whole, primary_key=True)
