"""A store in a folder of its own, plain or with a gate before each commit."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from schatulle.store import sqlite
from schatulle.store.sqlite import SqliteStore, open_store
from store.support.sample_rows import Gate


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = open_store(path)
    yield store
    await store.close()


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
