"""What is asked of the database and what is written to it when old tables are swept, in SQL.

No clock is believed: a table is as old as what was served since it was first seen as it is.
"""

import sqlite3
from typing import Any

from msgspec import Struct

from schatulle.store.port import Patience, Swept
from schatulle.table.status import Status

_COLUMNS = "table_id, code, game, edition, status, listed, seats, taken, host, touched"

_SERVED = "SELECT served, kept FROM house WHERE house = 1"
_SERVE = """INSERT INTO house VALUES (1, ?1, ?2)
ON CONFLICT (house) DO UPDATE SET (served, kept) = (?1, ?2)"""

_LIVE = "status <> 'over'"
_CHANGED = """SELECT table_id, tables.touched FROM tables LEFT JOIN idle USING (table_id)
WHERE {which} AND idle.touched IS NOT tables.touched LIMIT 10000"""
_DUE = """SELECT table_id FROM tables JOIN idle USING (table_id)
WHERE {which} AND idle.touched = tables.touched
AND ?1 - since > CASE status WHEN 'gathering' THEN ?2 WHEN 'playing' THEN ?3 ELSE ?4 END
LIMIT 100"""
_NOTE = """INSERT INTO idle (table_id, touched, since)
SELECT table_id, ?2, ?3 FROM tables WHERE table_id = ?1
ON CONFLICT (table_id) DO UPDATE SET (touched, since) = (excluded.touched, excluded.since)"""

_PUT_ASIDE = f"""INSERT INTO swept_tables ({_COLUMNS}, players, swept, served)
SELECT table_id, code, game, edition, status, listed, seats, taken, host, tables.touched, (
  SELECT json_group_array(json_array(seat, guest))
  FROM players WHERE players.table_id = tables.table_id
), ?2, ?3 FROM tables JOIN idle USING (table_id)
WHERE table_id = ?1 AND idle.touched = tables.touched"""
_PUT_ENTRIES_ASIDE = """INSERT INTO swept_entries (table_id, seq, at, body)
SELECT table_id, seq, at, body FROM entries WHERE table_id = ? ORDER BY seq"""
_DROP_TABLE = "DELETE FROM tables WHERE table_id = ?"
_ERASE = """DELETE FROM swept_tables
WHERE table_id IN (SELECT table_id FROM swept_tables WHERE ? - served > ? LIMIT 100)"""

_ALL_SWEPT = """SELECT table_id, code, game, status, seats, swept FROM swept_tables
ORDER BY swept DESC, table_id"""
_BRING_BACK = f"""INSERT INTO tables ({_COLUMNS})
SELECT {_COLUMNS} FROM swept_tables WHERE table_id = ?"""
_BRING_PLAYERS_BACK = """INSERT INTO players (table_id, seat, guest)
SELECT table_id, json_extract(player.value, '$[0]'), json_extract(player.value, '$[1]')
FROM swept_tables, json_each(swept_tables.players) AS player WHERE table_id = ?"""
_BRING_ENTRIES_BACK = """INSERT INTO entries (table_id, seq, at, body)
SELECT table_id, seq, at, body FROM swept_entries WHERE table_id = ? ORDER BY seq"""
_NO_LONGER_SWEPT = "DELETE FROM swept_tables WHERE table_id = ?"


class Found(Struct, frozen=True):
    """What a sweep has to do."""

    #: Tables that are not as they were seen last, with when they were touched.
    changed: list[tuple[str, float]]
    due: list[str]


def look(connection: sqlite3.Connection, now: float, patience: Patience) -> Found:
    """All that may be swept is looked at; finished games only where they ever are."""
    which = _LIVE if patience.over == float("inf") else "TRUE"
    changed = connection.execute(_CHANGED.format(which=which)).fetchall()
    limits = (patience.gathering, patience.playing, patience.over)
    served = _served(connection, now, patience.step)
    due = connection.execute(_DUE.format(which=which), (served, *limits)).fetchall()
    return Found(changed, [table for (table,) in due])


def sweep(
    connection: sqlite3.Connection, now: float, patience: Patience, found: Found
) -> list[str]:
    """Does it; whatever was touched meanwhile is left alone."""
    served = _served(connection, now, patience.step)
    connection.execute(_SERVE, (served, now))
    connection.executemany(_NOTE, [(*changed, served) for changed in found.changed])
    connection.execute(_ERASE, (served, patience.swept))
    return [table for table in found.due if _put_aside(connection, table, now, served)]


def swept(connection: sqlite3.Connection) -> list[Swept]:
    """The latest first."""
    return [_swept(*row) for row in connection.execute(_ALL_SWEPT)]


def bring_back(connection: sqlite3.Connection, table: str) -> bool:
    """It is idle from the next look on."""
    if not connection.execute(_BRING_BACK, (table,)).rowcount:
        return False
    for sql in (_BRING_PLAYERS_BACK, _BRING_ENTRIES_BACK, _NO_LONGER_SWEPT):
        connection.execute(sql, (table,))
    return True


def _served(connection: sqlite3.Connection, now: float, step: float) -> float:
    row = connection.execute(_SERVED).fetchone()
    if row is None:
        return 0.0
    served, kept = row
    more: float = min(max(now - kept, 0.0), step)
    return float(served) + more


def _put_aside(connection: sqlite3.Connection, table: str, now: float, served: float) -> bool:
    if not connection.execute(_PUT_ASIDE, (table, now, served)).rowcount:
        return False
    for sql in (_PUT_ENTRIES_ASIDE, _DROP_TABLE):
        connection.execute(sql, (table,))
    return True


def _swept(table: str, code: str, game: str, status: str, seats: int, at: Any) -> Swept:
    return Swept(table, code, game, Status(status), seats, at)
