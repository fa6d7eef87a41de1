"""A process that appends to several tables as fast as it can and tells what was acknowledged."""

import asyncio
import os
import sys
from pathlib import Path

import schatulle.store.alembic_run  # noqa: F401 - beforehand, so that a kill can hit the migration
from schatulle.store import Store
from schatulle.store.sqlite import open_store
from store.support.sample_rows import a_summary, an_entry


def body_of(table: str, seq: int) -> bytes:
    """What the entry must hold, of many sizes, some longer than a page."""
    return f"{table}/{seq}.".encode() * (1 + seq * 37 % 900)


async def append_forever(store: Store, table: str) -> None:
    seq = len(await store.read(table))
    while True:
        seq += 1
        summary = a_summary(table, touched=float(seq), players=((seq % 3, "anna"),))
        await store.append(table, an_entry(seq, body_of(table, seq)), summary)
        os.write(1, f"{table} {seq}\n".encode())  # whole lines, at once


async def main(path: Path, tables: int) -> None:
    os.write(1, b"started\n")
    store = open_store(path)
    await asyncio.gather(*(append_forever(store, f"t{n}") for n in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
