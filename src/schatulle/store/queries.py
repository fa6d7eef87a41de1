"""What is asked of the database and what is written to it, in SQL."""

import sqlite3
from collections.abc import Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from schatulle.store.port import Entry, GapError, Summary, TakenError
from schatulle.table.status import Status

_COLUMNS = "table_id, code, game, edition, status, listed, seats, taken, host, touched"
# One statement is one snapshot: the players must be those of the same moment.
_SUMMARIES = f"""
SELECT {_COLUMNS}, (
  SELECT json_group_array(json_array(seat, guest))
  FROM players WHERE players.table_id = tables.table_id
) FROM tables
"""
_NEWEST_FIRST = "ORDER BY touched DESC, table_id"
# The conditions stand as in the partial indexes, word for word, so that SQLite uses them.
_ONE = f"{_SUMMARIES} WHERE table_id = ?"
_BY_CODE = f"{_SUMMARIES} WHERE code = ?"
_LISTED = f"{_SUMMARIES} WHERE status = 'gathering' AND listed = 1 {_NEWEST_FIRST} LIMIT 100"
_LIVE = f"{_SUMMARIES} WHERE status <> 'over' {_NEWEST_FIRST}"
_FINISHED = f"""{_SUMMARIES} WHERE status = 'over'
AND table_id IN (SELECT table_id FROM players WHERE guest = ?) {_NEWEST_FIRST} LIMIT ?"""
_OPEN = f"""{_SUMMARIES} WHERE status <> 'over'
AND table_id IN (SELECT table_id FROM players WHERE guest = ?) {_NEWEST_FIRST} LIMIT ?"""
_READ = "SELECT seq, at, body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"

_LAST = "SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = ?"
_SAME = "SELECT 1 FROM entries WHERE (table_id, seq, at, body) = (?, ?, ?, ?)"
_LAST_ENTRY = "SELECT coalesce(max(rowid), 0) FROM entries"
# Most entries change no summary: to look first whether they are the next one cost as much again.
_ADD_NEXT = """INSERT INTO entries (table_id, seq, at, body) SELECT ?1, ?2, ?3, ?4
WHERE ?2 = 1 + (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = ?1)"""
_ADD_ENTRY = "INSERT INTO entries (table_id, seq, at, body) VALUES (?, ?, ?, ?)"
_ADD_TABLE = f"INSERT INTO tables ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_CHANGE_TABLE = """UPDATE tables SET (code, game, edition, status, listed, seats, taken, host,
touched) = (?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE table_id = ?"""
_TOUCH_TABLE = "UPDATE tables SET touched = ? WHERE table_id = ?"
_DROP_PLAYERS = "DELETE FROM players WHERE table_id = ?"
_ADD_PLAYER = "INSERT INTO players (table_id, seat, guest) VALUES (?, ?, ?)"

_PLAYERS = msgspec.json.Decoder(tuple[tuple[int, str], ...])


def read(connection: sqlite3.Connection, table: str, after: int) -> list[Entry]:
    """The entries after that number, in their order."""
    return [Entry(*row) for row in connection.execute(_READ, (table, after))]


def summary(connection: sqlite3.Connection, table: str) -> Summary | None:
    return _first(connection, _ONE, table)


def by_code(connection: sqlite3.Connection, code: str) -> Summary | None:
    return _first(connection, _BY_CODE, code)


def listed(connection: sqlite3.Connection) -> list[Summary]:
    """Public tables that gather."""
    return _all(connection, _LISTED)


def live(connection: sqlite3.Connection) -> list[Summary]:
    """Tables that are not over."""
    return _all(connection, _LIVE)


def finished_of(connection: sqlite3.Connection, guest: str, limit: int) -> list[Summary]:
    """Tables that are over and had the guest at one seat or several."""
    return _all(connection, _FINISHED, guest, limit)


def open_of(connection: sqlite3.Connection, guest: str, limit: int) -> list[Summary]:
    """Tables that are not over and have the guest at one seat or several."""
    return _all(connection, _OPEN, guest, limit)


def last_entry(connection: sqlite3.Connection) -> int:
    """The number of the newest entry in the whole database; 0 where there is none."""
    ((number,),) = connection.execute(_LAST_ENTRY)
    assert isinstance(number, int)
    return number


def _has(connection: sqlite3.Connection, table: str, entry: Entry) -> bool:
    values = (table, entry.seq, entry.at, entry.body)
    return connection.execute(_SAME, values).fetchone() is not None


def append(connection: sqlite3.Connection, table: str, entry: Entry, now: Summary | None) -> None:
    """Adds an entry and what the table looks like after it, where that has changed."""
    values = (table, entry.seq, entry.at, entry.body)
    if now is None and connection.execute(_ADD_NEXT, values).rowcount:
        connection.execute(_TOUCH_TABLE, (entry.at, table))
        return
    ((last,),) = connection.execute(_LAST, (table,))
    if entry.seq <= last:
        if _has(connection, table, entry):
            return
        raise TakenError(table, entry.seq)
    if now is None or entry.seq != last + 1:
        raise GapError(table, entry.seq)
    _put_summary(connection, replace(now, players=tuple(sorted(now.players))))
    connection.execute(_ADD_ENTRY, values)


def touch(connection: sqlite3.Connection, tables: Collection[str], at: float) -> None:
    """Notes that somebody was there."""
    connection.executemany(_TOUCH_TABLE, [(at, table) for table in tables])


def _put_summary(connection: sqlite3.Connection, now: Summary) -> None:
    """Writes only what differs: most moves change nothing but the time."""
    before = summary(connection, now.table)
    if before is None:
        connection.execute(_ADD_TABLE, _row(now))
    elif replace(before, touched=now.touched) == now:
        connection.execute(_TOUCH_TABLE, (now.touched, now.table))
    else:
        table, *rest = _row(now)
        connection.execute(_CHANGE_TABLE, (*rest, table))
    if now.players != (before.players if before else ()):
        _put_players(connection, now)


def _put_players(connection: sqlite3.Connection, now: Summary) -> None:
    connection.execute(_DROP_PLAYERS, (now.table,))
    rows = [(now.table, seat, guest) for seat, guest in now.players]
    connection.executemany(_ADD_PLAYER, rows)


def _row(now: Summary) -> tuple[Any, ...]:
    *columns, _players = msgspec.structs.astuple(now)
    return tuple(columns)


def _all(connection: sqlite3.Connection, sql: str, *values: object) -> list[Summary]:
    return [_summary(row) for row in connection.execute(sql, values)]


def _first(connection: sqlite3.Connection, sql: str, *values: object) -> Summary | None:
    row = connection.execute(sql, values).fetchone()
    return _summary(row) if row else None


def _summary(row: tuple[Any, ...]) -> Summary:
    table, code, game, edition, status, is_listed, seats, taken, host, touched, players = row
    return Summary(
        table=table,
        code=code,
        game=game,
        edition=edition,
        status=Status(status),
        listed=bool(is_listed),
        seats=seats,
        taken=taken,
        host=host,
        touched=touched,
        players=tuple(sorted(_PLAYERS.decode(players))),
    )
