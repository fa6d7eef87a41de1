"""`schatulle swept`: an operator sees what was swept, and brings it back."""

import asyncio
from math import inf
from pathlib import Path

import pytest

from schatulle.cli.main import main
from schatulle.store.port import Entry, Patience, Store, Summary
from schatulle.store.postgres import open_postgres
from schatulle.store.sqlite import open_store
from schatulle.table.status import Status

IMPATIENT = Patience(gathering=1, playing=1, over=inf, swept=100, step=10)


async def fill(store: Store) -> None:
    """Two tables are swept."""
    for code in ("ABCDEF", "GHIJKL"):
        table = f"table {code}"
        summary = Summary(
            table,
            code,
            "diamant",
            "diamant",
            Status.PLAYING,
            False,
            3,
            3,
            "ann",
            1.0,
            ((0, "ann"),),
        )
        await store.append(table, Entry(1, 1.0, b"opened"), summary)
    for now in (0.0, 9.0):
        await store.sweep(now, IMPATIENT)
    await store.close()


async def fill_database(url: str) -> None:
    store, nodes = await open_postgres(url, "node")
    await nodes.close()
    await fill(store)


@pytest.fixture(params=["folder", "database"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    if request.param == "folder":
        asyncio.run(fill(open_store(tmp_path / "tables.sqlite3")))
        return "--data", str(tmp_path)
    url = request.getfixturevalue("postgres_url")
    asyncio.run(fill_database(url))
    return "--database", url


def test_what_was_swept_is_listed_and_brought_back(
    where: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["swept", *where]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in listed] == ["ABCDEF", "GHIJKL"]
    assert "diamant, 3 seats, playing, swept 1970-01-01 " in listed[0]
    assert main(["swept", *where, "--bring-back", "GHIJKL"]) == 0
    assert capsys.readouterr().out.startswith("Brought back: GHIJKL")
    assert main(["swept", *where, "--bring-back", "GHIJKL"]) == 2
    assert "'GHIJKL' is no table that was swept" in capsys.readouterr().err
    assert main(["swept", *where, "--bring-back", "table ABCDEF"]) == 0
    capsys.readouterr()
    assert main(["swept", *where]) == 0
    assert capsys.readouterr().out == "Nothing was swept that could come back.\n"


def test_a_folder_without_tables_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["swept", "--data", str(tmp_path)]) == 2
    assert "there are no tables in this folder" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
