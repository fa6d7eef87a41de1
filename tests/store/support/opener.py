"""A process that opens the store when told to, appends to its own table, and leaves."""

import asyncio
import sys
from pathlib import Path

import schatulle.store.alembic_run  # noqa: F401 - beforehand, so that all migrate at the same moment
from schatulle.store.sqlite import open_store
from store.support.sample_rows import a_summary, an_entry


async def main(path: Path, table: str) -> None:
    print("ready", flush=True)
    sys.stdin.readline()
    store = open_store(path)
    await store.append(table, an_entry(1), a_summary(table))
    await store.close()
    print("done", flush=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
