"""Reviews of finished tables, which are kept beside them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nothing that was there is changed: programs of before go on with it."""
    op.create_table(
        "reviews",
        sa.Column(
            "table_id",
            sa.Text,
            sa.ForeignKey("tables.table_id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("brief", sa.LargeBinary, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
