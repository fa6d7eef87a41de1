"""What nodes share beside the log. A file serves one process, which shares nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Only where many nodes can be: in PostgreSQL."""
    if op.get_context().dialect.name != "postgresql":
        return
    _nodes()
    _leases()
    _crowds()
    _budgets()
    _keys()


def _nodes() -> None:
    op.create_table(
        "nodes",
        sa.Column("node", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def _leases() -> None:
    op.create_table(
        "leases",
        _of_a_table(),
        sa.Column("node", sa.Text, sa.ForeignKey("nodes.node", ondelete="SET NULL")),
        sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("asleep", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("leases_by_node", "leases", ["node"], postgresql_where=sa.text("NOT asleep"))


def _crowds() -> None:
    of_a_node = sa.ForeignKey("nodes.node", ondelete="CASCADE")
    op.create_table(
        "crowds",
        _of_a_table(),
        sa.Column("node", sa.Text, of_a_node, primary_key=True),
        sa.Column("watchers", sa.Integer, nullable=False),
        sa.Column("guests", sa.ARRAY(sa.Text), nullable=False),
    )
    op.create_index("crowds_by_node", "crowds", ["node"])


def _budgets() -> None:
    # What it loses in a crash is no loss: somebody may try a few codes more.
    op.create_table(
        "budgets",
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("spent", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("wait", sa.Float, nullable=False),
        prefixes=["UNLOGGED"],
    )


def _keys() -> None:
    op.create_table(
        "keys",
        sa.Column("purpose", sa.Text, primary_key=True),
        sa.Column("keys", sa.Text, nullable=False),
    )


def _of_a_table() -> sa.Column[str]:
    whole = sa.ForeignKey("tables.table_id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Text, whole, primary_key=True)
