"""What data is moved from and to: rows of the tables of the schema, in no particular order."""

from collections.abc import AsyncIterator
from typing import Any, Protocol, TypeAlias

from sqlalchemy import Table

#: The values of a row, in the order of the schema's columns and of Python's own types.
Row: TypeAlias = tuple[Any, ...]


class Source(Protocol):
    """One moment of a database."""

    def rows(self, table: Table) -> AsyncIterator[Row]: ...


class Target(Source, Protocol):
    """A database in which nothing is; what is put there counts only if all of it arrives."""

    async def put(self, table: Table, rows: AsyncIterator[Row]) -> None: ...


def columns(table: Table) -> str:
    """For a statement."""
    return ", ".join(table.columns.keys())
