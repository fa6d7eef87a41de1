"""Copies row by row, reads back what has arrived, and compares."""

from collections.abc import AsyncIterator, Callable
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Table

from schatulle.store.moving.places import Row, Source, Target
from schatulle.store.port import StoreError
from schatulle.store.schema import ENTRIES, METADATA, TABLES

#: Told of the rows that were copied or compared.
Told = Callable[[int], None]
_TELL_EVERY: Final = 1000


class Moved(Struct, frozen=True):
    """How much it was."""

    tables: int
    entries: int


async def move(source: Source, target: Target, told: Told = lambda _rows: None) -> Moved:
    """Takes everything over; raises StoreError where something differs afterwards."""
    counts: dict[Table, int] = {}
    for table in METADATA.sorted_tables:
        sent, arrived = _Sum(told), _Sum(told)
        await target.put(table, sent.of(source.rows(table)))
        async for _row in arrived.of(target.rows(table)):
            pass
        if sent.value != arrived.value:
            raise StoreError(f"Not all of {table.name} has arrived as it was; nothing is changed.")
        counts[table] = sent.rows
    return Moved(counts[TABLES], counts[ENTRIES])


class _Sum:
    """The same for the same rows in whatever order, and for hardly any others."""

    def __init__(self, told: Told) -> None:
        self.rows = 0
        self.value = 0
        self._told = told

    async def of(self, rows: AsyncIterator[Row]) -> AsyncIterator[Row]:
        """Passes the rows on."""
        async for row in rows:
            self.rows += 1
            self.value += int.from_bytes(sha256(msgspec.msgpack.encode(row)).digest())
            if self.rows % _TELL_EVERY == 0:
                self._told(_TELL_EVERY)
            yield row
        self._told(self.rows % _TELL_EVERY)
