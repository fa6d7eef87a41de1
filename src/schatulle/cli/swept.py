"""`schatulle swept`: what was swept and is not erased yet, and how it comes back."""

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import TextIO

from schatulle.cli.serve import data_folder
from schatulle.cli.wishes import SweptTables
from schatulle.core import BadOptions
from schatulle.server.folder import TABLES, has_tables
from schatulle.server.keyrings import opened_database
from schatulle.store.port import CodeTakenError, Store, StoreError, Swept
from schatulle.store.sqlite import open_store


def run(wishes: SweptTables, out: TextIO | None = None) -> int:
    """Brings back what is wished, or says what there is; raises BadOptions."""
    try:
        lines = asyncio.run(_lines(wishes))
    except StoreError as error:
        raise BadOptions(str(error)) from None
    print("\n".join(lines), file=out or sys.stdout)
    return 0


async def _lines(wishes: SweptTables) -> list[str]:
    async with _opened(wishes) as store:
        found = await store.swept()
        if wishes.bring_back:
            return [await _brought_back(store, each) for each in _named(found, wishes.bring_back)]
        return [_line(each) for each in found] or ["Nothing was swept that could come back."]


@asynccontextmanager
async def _opened(wishes: SweptTables) -> AsyncIterator[Store]:
    """Also while servers run: they find a table that comes back as any other."""
    if wishes.database is not None:
        database, nodes = await opened_database(wishes.database, "swept")
        try:
            yield database
        finally:
            await nodes.close()
            await database.close()
        return
    folder = data_folder(wishes.data)
    if not has_tables(folder):
        raise BadOptions(f"{folder}: there are no tables in this folder")
    store = open_store(folder / TABLES)
    try:
        yield store
    finally:
        await store.close()


def _named(found: Sequence[Swept], names: Sequence[str]) -> list[Swept]:
    """By their codes, as people know them, or by their ids."""
    by_name = {each.code: each for each in found} | {each.table: each for each in found}
    for name in names:
        if name not in by_name:
            raise BadOptions(f"--bring-back: {name!r} is no table that was swept and not erased")
    return [by_name[name] for name in dict.fromkeys(names)]


async def _brought_back(store: Store, each: Swept) -> str:
    try:
        await store.bring_back(each.table)
    except CodeTakenError:
        raise BadOptions(f"--bring-back: another table has the code {each.code} now") from None
    return f"Brought back: {_line(each)}"


def _line(each: Swept) -> str:
    at = datetime.fromtimestamp(each.at).astimezone().isoformat(" ", "minutes")
    return f"{each.code}  {each.game}, {each.seats} seats, {each.status}, swept {at}  {each.table}"
