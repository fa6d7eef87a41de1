"""What a disk has lost nobody brings back, but nobody goes on as if nothing were missing."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from schatulle.store import StoreError
from schatulle.store.mark import LossError
from schatulle.store.sqlite import SqliteStore, open_store
from store.support.sample_rows import IMPATIENT, Gate, a_summary, an_entry


async def fill(store: SqliteStore, entries: int, after: int = 0) -> None:
    for seq in range(after + 1, after + entries + 1):
        await store.append("t", an_entry(seq, b"x" * 5000), a_summary("t"))


async def killed(path: Path, entries: int = 9) -> Path:
    """The files of a store as a kill leaves them."""
    aside = path.parent / "aside"
    store = open_store(path)
    await fill(store, entries)
    shutil.copytree(path.parent, aside, ignore=lambda *_: ["aside"])
    await store.close()
    return aside / path.name


def wal(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def cut(path: Path) -> None:
    content = wal(path).read_bytes()
    wal(path).write_bytes(content[: len(content) // 2])


def changed(path: Path) -> None:
    content = bytearray(wal(path).read_bytes())
    content[len(content) // 2] ^= 1
    wal(path).write_bytes(content)


def gone(path: Path) -> None:
    wal(path).unlink()


def emptied(path: Path) -> None:
    wal(path).unlink()
    path.write_bytes(b"")


def deleted(path: Path) -> None:
    wal(path).unlink()
    path.unlink()


@pytest.mark.parametrize("harm", [cut, changed, gone, emptied, deleted])
async def test_a_loss_is_said_and_gone_on_with_only_when_told(
    path: Path, harm: Callable[[Path], None]
) -> None:
    left = await killed(path)
    harm(left)
    for _ in range(2):
        with pytest.raises(LossError, match="number 9 was written: some are lost"):
            open_store(left)
    store = open_store(left, accept_loss=True)
    there = len(await store.read("t"))
    assert there < 9
    await fill(store, 1, there)
    await store.close()
    await open_store(left).close()


async def test_an_older_copy_is_noticed(path: Path, tmp_path: Path) -> None:
    store = open_store(path)
    await fill(store, 3)
    await store.close()
    shutil.copy(path, tmp_path / "copy")
    store = open_store(path)
    await fill(store, 1, 3)
    await store.close()
    shutil.copy(tmp_path / "copy", path)
    with pytest.raises(LossError):
        open_store(path)


async def test_a_kill_is_no_loss(path: Path) -> None:
    store = open_store(await killed(path))
    assert len(await store.read("t")) == 9
    await store.close()


async def test_what_was_swept_is_no_loss(path: Path) -> None:
    aside = path.parent / "aside"
    store = open_store(path)
    await fill(store, 3)
    await store.sweep(0.0, IMPATIENT)
    assert await store.sweep(30.0, IMPATIENT) == ["t"]
    shutil.copytree(path.parent, aside, ignore=lambda *_: ["aside"])
    await store.close()
    for file in (path, aside / path.name):
        await open_store(file).close()


async def test_the_mark_is_never_ahead_of_what_is_committed(
    gated: tuple[SqliteStore, Gate], path: Path
) -> None:
    store, gate = gated
    mark = path.with_name(f"{path.name}-mark")
    gate.opened.set()
    await fill(store, 2)
    assert int(mark.read_bytes()) == 2
    gate.failure = sqlite3.OperationalError("disk I/O error")
    with pytest.raises(StoreError):
        await fill(store, 1, 2)
    assert int(mark.read_bytes()) == 2


@pytest.mark.parametrize("content", [b"", b"\0" * 20, b"-1", b"no number"])
async def test_a_mark_that_says_nothing_stops_nobody(path: Path, content: bytes) -> None:
    store = open_store(path)
    await fill(store, 1)
    await store.close()
    mark = path.with_name(f"{path.name}-mark")
    mark.write_bytes(content)
    await open_store(path).close()
    assert int(mark.read_bytes()) == 1


def roots(path: Path) -> list[int]:
    """The first page of each tree that the server needs."""
    with closing(sqlite3.connect(path)) as connection:
        sql = "SELECT rootpage FROM sqlite_master WHERE tbl_name <> 'alembic_version'"
        return [page for (page,) in connection.execute(sql)]


async def test_a_root_that_is_damaged_is_said_at_the_start(path: Path) -> None:
    store = open_store(path)
    await fill(store, 3)
    await store.close()
    sound = path.read_bytes()
    for page in roots(path):
        content = bytearray(sound)
        content[(page - 1) * 4096 : page * 4096] = b"\xff" * 4096
        path.write_bytes(content)
        with pytest.raises(StoreError, match=r"The database is damaged; restore a backup\.$"):
            open_store(path)
    path.write_bytes(sound)
    await open_store(path).close()
