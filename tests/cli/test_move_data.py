"""`schatulle move-data` as an operator types it."""

import asyncio
from pathlib import Path

import pytest

from schatulle.cli.main import main
from schatulle.server.folder import TABLES, claimed, signing_keys
from schatulle.store.sqlite import open_store
from store.support.sample_rows import a_summary, an_entry

Printed = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder in which somebody plays."""
    data = tmp_path / "data"
    signing_keys(data)
    asyncio.run(_filled(data))
    return data


async def _filled(data: Path) -> None:
    store = open_store(data / TABLES)
    await store.append("played", an_entry(1), a_summary("played"))
    await store.append("played", an_entry(2), None)
    await store.close()


def refusal(printed: Printed, *arguments: str | Path) -> str:
    assert main(["move-data", *map(str, arguments)]) == 2
    return printed.readouterr().err


def test_tables_and_the_guests_key_go_to_a_database_and_come_back(
    folder: Path, tmp_path: Path, postgres_url: str, capsys: Printed
) -> None:
    back = tmp_path / "back"
    assert main(["move-data", str(folder), postgres_url]) == 0
    assert main(["move-data", postgres_url, str(back)]) == 0
    said = "Tables: 1, entries: 2. All have arrived, and nothing differs."
    assert capsys.readouterr().out.count(said) == 2
    assert signing_keys(back) == signing_keys(folder)
    assert (back / "key").stat().st_mode & 0o077 == 0


def test_one_of_the_two_is_a_folder_and_the_other_a_database(
    folder: Path, tmp_path: Path, capsys: Printed
) -> None:
    assert "one of the two is an address" in refusal(capsys, folder, tmp_path / "other")


def test_a_folder_without_tables_is_named_and_not_made(
    tmp_path: Path, postgres_url: str, capsys: Printed
) -> None:
    nowhere = tmp_path / "nowhere"
    assert f"{nowhere}: there are no tables" in refusal(capsys, nowhere, postgres_url)
    assert not nowhere.exists()


def test_a_folder_that_is_served_is_left_alone(
    folder: Path, postgres_url: str, capsys: Printed
) -> None:
    with claimed(folder):
        assert "another server is using" in refusal(capsys, folder, postgres_url)
