"""What is asked of the database and what is written to it about reviews, in SQL."""

import sqlite3

from schatulle.store.port import Review, ReviewBrief

_KEEP = """INSERT INTO reviews (table_id, seat, version, at, brief, body)
SELECT table_id, ?2, ?3, (SELECT max(at) FROM entries WHERE table_id = ?1), ?4, ?5
FROM tables WHERE table_id = ?1
ON CONFLICT (table_id, seat) DO UPDATE SET (version, at, brief, body) =
  (excluded.version, excluded.at, excluded.brief, excluded.body)"""
_ONE = "SELECT version, brief, body FROM reviews WHERE table_id = ? AND seat = ?"
_OF_GUEST = """SELECT table_id, game, seat, at, brief
FROM players JOIN reviews USING (table_id, seat) JOIN tables USING (table_id)
WHERE guest = ? AND length(brief) > 0 ORDER BY at DESC, table_id, seat LIMIT ?"""


def keep(connection: sqlite3.Connection, table: str, seat: int, review: Review) -> None:
    """Keeps it, if the table is there."""
    values = (table, seat, review.version, review.brief, review.body)
    connection.execute(_KEEP, values)


def one(connection: sqlite3.Connection, table: str, seat: int) -> Review | None:
    row = connection.execute(_ONE, (table, seat)).fetchone()
    return Review(*row) if row else None


def of_guest(connection: sqlite3.Connection, guest: str, limit: int) -> list[ReviewBrief]:
    """The latest games first."""
    return [ReviewBrief(*row) for row in connection.execute(_OF_GUEST, (guest, limit))]
