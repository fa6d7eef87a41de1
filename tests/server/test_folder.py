"""The key of a data folder: one, whole, and for its owner only."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from schatulle.server.folder import signing_key


def test_servers_that_start_together_have_the_same_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    together, link = Barrier(8), os.link

    def linked(draft: Path, file: Path) -> None:
        together.wait(10)
        link(draft, file)

    monkeypatch.setattr(os, "link", linked)
    with ThreadPoolExecutor(8) as servers:
        keys = set(servers.map(signing_key, [tmp_path] * 8))
    assert keys == {signing_key(tmp_path)}
    assert [file.name for file in tmp_path.iterdir()] == ["key"]
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("step", ["fsync", "link"])
def test_a_crash_in_the_middle_leaves_no_half_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def crash(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as crashing:
        crashing.setattr(os, step, crash)
        with pytest.raises(KeyboardInterrupt):
            signing_key(tmp_path)
    assert not (tmp_path / "key").exists()
    assert len(signing_key(tmp_path)) == 64


def test_where_there_are_no_links_there_is_a_key_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unsupported(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", unsupported)
    assert signing_key(tmp_path) == signing_key(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["key"]
