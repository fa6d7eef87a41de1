"""Whether a database can be served: everything that will be asked is asked once.

That reads the root of every tree, and costs the same however big the file is. Damage further down
is found by whoever reads it, and concerns that table alone.
"""

import sqlite3

from schatulle.store import queries

_PROBES = (
    "SELECT 1 FROM players WHERE table_id = '' AND seat = 0",
    "SELECT 1 FROM house",
    "SELECT 1 FROM idle WHERE table_id = ''",
    "SELECT 1 FROM swept_tables WHERE table_id = ''",
    "SELECT max(rowid) FROM reviews",
    "SELECT 1 FROM reviews WHERE table_id = '' AND seat = 0",
    "SELECT max(rowid) FROM swept_entries",
    "SELECT 1 FROM swept_entries WHERE table_id = '' AND seq = 0",
    "SELECT 1 FROM tables WHERE status <> 'over' LIMIT 1",
)


def probe(connection: sqlite3.Connection) -> None:
    """Raises what SQLite raises where a tree cannot be read."""
    for sql in _PROBES:
        connection.execute(sql).fetchall()
    queries.summary(connection, "")
    queries.by_code(connection, "")
    queries.listed(connection)
    queries.finished_of(connection, "", 1)
    queries.open_of(connection, "", 1)
    queries.read(connection, "", 0)
    queries.last_entry(connection)
