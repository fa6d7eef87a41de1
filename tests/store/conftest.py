"""A store in a folder of its own, plain or with a gate before each commit."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from schatulle.store import Store, sqlite
from schatulle.store.postgres import PostgresStore, open_postgres
from schatulle.store.sqlite import SqliteStore, open_store
from store.support.sample_rows import Gate
from support.postgres import empty_postgres_url, postgres, postgres_url

__all__ = ["empty_postgres_url", "postgres", "postgres_url"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
async def sqlite_store(path: Path) -> AsyncIterator[SqliteStore]:
    store = open_store(path)
    yield store
    await store.close()


@pytest.fixture
async def postgres_store(postgres_url: str) -> AsyncIterator[PostgresStore]:
    store, nodes = await open_postgres(postgres_url, "node")
    yield store
    await store.close()
    await nodes.close()


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest) -> Store:
    """What holds of every store is held of each."""
    store: Store = request.getfixturevalue(f"{request.param}_store")
    return store


@pytest.fixture
def gates(monkeypatch: pytest.MonkeyPatch) -> list[Gate]:
    made: list[Gate] = []

    def connect(path: Path, busy_seconds: float) -> Gate:
        made.append(Gate(path, busy_seconds))
        return made[-1]

    monkeypatch.setattr(sqlite, "connect_writer", connect)
    return made


@pytest.fixture
async def gated(gates: list[Gate], path: Path) -> AsyncIterator[tuple[SqliteStore, Gate]]:
    store = open_store(path)
    yield store, gates[0]
    gates[0].opened.set()
    await store.close()
