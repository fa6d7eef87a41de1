"""A commit whose sync fails may come true after a crash: nobody is told that it did not happen."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from schatulle.store.connections import connect_writer
from schatulle.store.sqlite import open_store
from store.support.children import child
from store.support.failing_syncs import shim
from store.support.sample_rows import an_entry

pytestmark = pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")

Process = subprocess.Popen[bytes]


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """While this file is there, syncs fail."""
    return tmp_path / "broken"


@pytest.fixture
def appending(path: Path, tmp_path: Path, broken: Path) -> Iterator[Process]:
    more = shim(tmp_path, broken)
    with child("failing_syncs", str(path), stdin=subprocess.PIPE, **more) as process:
        yield process
        process.kill()


def said(process: Process, seq: int) -> str:
    """What a process says of an entry that it is to append."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(b"%d\n" % seq)
    process.stdin.flush()
    return process.stdout.readline().decode().strip()


async def test_what_was_called_unknown_may_be_there_after_a_crash(
    path: Path, appending: Process, broken: Path
) -> None:
    assert said(appending, 1) == "written"
    broken.touch()
    assert said(appending, 2) == "UnknownError"
    appending.kill()
    appending.wait()
    with closing(connect_writer(path, busy_seconds=1)):
        # Perhaps it is in the cache alone: it goes into the file, and nothing builds on it before.
        assert Path(f"{path}-wal").stat().st_size == 0
    store = open_store(path)
    assert await store.read("t") == [an_entry(1), an_entry(2)]
    await store.close()


async def test_asking_again_tells_what_became_of_it(
    path: Path, appending: Process, broken: Path
) -> None:
    assert said(appending, 1) == "written"
    broken.touch()
    assert [said(appending, 2) for _ in range(2)] == ["UnknownError"] * 2
    broken.unlink()
    assert [said(appending, seq) for seq in (2, 2, 3)] == ["written"] * 3
    appending.kill()
    appending.wait()
    store = open_store(path)
    assert await store.read("t") == [an_entry(1), an_entry(2), an_entry(3)]
    await store.close()
