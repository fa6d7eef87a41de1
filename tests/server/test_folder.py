"""The keys of a data folder: whole, for its owner only, and one after the other."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from schatulle.server.folder import keys_in, signing_keys
from schatulle.server.keys import LIFETIME, SPREADING, Key, Keys


def test_servers_that_start_together_have_the_same_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    together, link = Barrier(8), os.link

    def linked(draft: Path, file: Path) -> None:
        together.wait(10)
        link(draft, file)

    monkeypatch.setattr(os, "link", linked)
    with ThreadPoolExecutor(8) as servers:
        keys = set(servers.map(signing_keys, [tmp_path] * 8))
    assert keys == {signing_keys(tmp_path)}
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
            signing_keys(tmp_path)
    assert not (tmp_path / "key").exists()
    assert len(signing_keys(tmp_path).line[0].secret) == 64


def test_where_there_are_no_links_there_is_a_key_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unsupported(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", unsupported)
    assert signing_keys(tmp_path) == signing_keys(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["key"]


NOW = 1_800_000_000.0
OLD = Key("an undated key of more than thirty-two letters")


def test_a_key_from_before_keys_had_dates_gets_a_follower(tmp_path: Path) -> None:
    (tmp_path / "key").write_text(OLD.secret, encoding="ascii")
    first, second = signing_keys(tmp_path, NOW).line
    assert (first, second.made) == (OLD, NOW)
    assert signing_keys(tmp_path, NOW + 9).line == keys_in(tmp_path).line == (first, second)
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


def test_a_new_key_signs_when_all_nodes_know_it_and_not_before() -> None:
    first = Keys.first(NOW)
    assert first.signing(NOW) == first.signing(NOW - 1000) == first.line[0]
    both = first.renewed(NOW + 5000)
    assert both.signing(NOW + 5000 + SPREADING - 1) == first.line[0]
    assert both.signing(NOW + 5000 + SPREADING) == both.line[1]


def test_a_key_whose_last_token_has_ended_is_thrown_away() -> None:
    keys = Keys.first(NOW).renewed(NOW + 1000)
    assert len(keys.renewed(NOW + 900 + LIFETIME).line) == 3
    assert len(keys.renewed(NOW + 1000 + LIFETIME).line) == 1


def test_a_key_is_not_printed() -> None:
    assert OLD.secret not in repr(Keys((OLD,)))
