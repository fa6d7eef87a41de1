"""`schatulle move-data`: all tables of a data folder into a PostgreSQL database, or back."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from schatulle.core import BadOptions
from schatulle.server.folder import TABLES, claimed, put_keys, signing_keys
from schatulle.server.keys import Keys
from schatulle.store.extra import needing_postgres
from schatulle.store.moving import Moved, Target, filled_file, move, read_file
from schatulle.store.port import StoreError


def run(source: str, target: str, out: Console, errors: Console) -> int:
    """Moves, looks whether all has arrived, and says how much; raises BadOptions."""
    if is_database(source) == is_database(target):
        raise BadOptions(
            "move-data takes a data folder to a database, or a database to a data folder: "
            "one of the two is an address like postgresql://host/name"
        )
    with _progress(errors) as told:
        try:
            moved = asyncio.run(_moved(source, target, told))
        except StoreError as error:
            raise BadOptions(str(error)) from None
    out.print(
        f"Tables: {moved.tables}, entries: {moved.entries}. All have arrived, and nothing differs. "
        f"What they were taken from is as it was.",
        highlight=False,
    )
    return 0


def is_database(place: str) -> bool:
    """Whether it is an address, and not a folder."""
    return "://" in place


class WithKeys(Protocol):
    """Where the keys are kept that sign guests' tokens: without them nobody has their seat."""

    async def keys(self) -> str | None: ...
    async def put_keys(self, keys: str) -> None: ...


async def _moved(source: str, target: str, told: Callable[[int], None]) -> Moved:
    async with _opened(source) as (tables, keys), _opened(target, fill=True) as (room, kept):
        moved = await move(tables, room, told)
        if (signing := await keys.keys()) is not None:
            await kept.put_keys(signing)
        return moved


@asynccontextmanager
async def _opened(place: str, *, fill: bool = False) -> AsyncIterator[tuple[Target, WithKeys]]:
    if is_database(place):
        with needing_postgres():
            from schatulle.store.postgres import (  # noqa: PLC0415 - an extra
                filled_database,
                read_database,
            )

        async with (filled_database if fill else read_database)(place) as database:
            yield database, database
        return
    folder = Path(place)
    if not fill and not (folder / TABLES).exists():
        raise BadOptions(f"{folder}: there are no tables in this folder")
    with claimed(folder), (filled_file if fill else read_file)(folder / TABLES) as file:
        yield file, FolderKeys(folder)


class FolderKeys:
    """The keys in a data folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def keys(self) -> str | None:
        return signing_keys(self._folder).text()

    async def put_keys(self, keys: str) -> None:
        put_keys(self._folder, Keys.read(keys))


@contextmanager
def _progress(errors: Console) -> Iterator[Callable[[int], None]]:
    """How many rows were copied or compared."""
    columns = (TextColumn("rows"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task("rows", total=None)
        yield lambda rows: progress.advance(task, rows)
