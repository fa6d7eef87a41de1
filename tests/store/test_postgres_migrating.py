"""A PostgreSQL database is brought up to date once, by whoever comes first, or is refused."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from schatulle.store import StoreError
from schatulle.store.migrations import HEAD
from schatulle.store.postgres.line import Address
from schatulle.store.postgres.migrating import migrate
from schatulle.store.schema import METADATA
from support.postgres import on

NOT_OURS = "This is not a database of Schatulle."
NEWER = "A newer Schatulle wrote this database; please update."


async def step(url: str) -> list[str]:
    return [row["version_num"] for row in await on(url)("SELECT version_num FROM alembic_version")]


async def test_nodes_that_start_together_do_not_race(empty_postgres_url: str) -> None:
    address = Address(empty_postgres_url)
    await asyncio.gather(*(migrate(address) for _ in range(5)))
    assert await step(empty_postgres_url) == [HEAD]


async def test_the_steps_make_what_the_schema_says(postgres_url: str) -> None:
    address = Address(postgres_url)
    engine = create_async_engine("postgresql+asyncpg://", async_creator=address.connected)
    async with engine.connect() as connection:
        found = await connection.run_sync(missing)
    await engine.dispose()
    assert found == []


def missing(connection: Connection) -> list[object]:
    """What the schema has and the database has not; the nodes' own tables are no part of it."""
    differences = compare_metadata(MigrationContext.configure(connection), METADATA)
    return [each for each in differences if not str(each[0]).startswith("remove_")]


async def test_a_newer_database_is_refused_and_left_alone(postgres_url: str) -> None:
    await on(postgres_url)("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match=NEWER):
        await migrate(Address(postgres_url))
    assert await step(postgres_url) == ["9999"]


@pytest.mark.parametrize("made", ["recipes (name text)", "alembic_version (version_num text)"])
async def test_the_database_of_another_program_is_refused(
    empty_postgres_url: str, made: str
) -> None:
    await on(empty_postgres_url)(f"CREATE TABLE {made}")
    with pytest.raises(StoreError, match=NOT_OURS):
        await migrate(Address(empty_postgres_url))


async def test_a_step_that_fails_leaves_nothing(
    empty_postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(connection: Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE half (n integer)")
        raise StoreError("The step failed.")

    with monkeypatch.context() as patch:
        patch.setattr("schatulle.store.alembic_run.run_steps", fail)
        with pytest.raises(StoreError, match="The step failed"):
            await migrate(Address(empty_postgres_url))
    assert await on(empty_postgres_url)("SELECT to_regclass('half') AS it") == [(None,)]
    await migrate(Address(empty_postgres_url))


@pytest.mark.parametrize(
    "url",
    [
        "mysql://localhost/x",
        "postgresql://localhost:port/x",
        "postgresql://127.0.0.1:1/nobody",
        "nonsense",
        "postgresql://anna:secret@127.0.0.1:1/nobody",
    ],
)
async def test_a_database_that_cannot_be_reached_is_said_in_one_sentence(url: str) -> None:
    with pytest.raises(StoreError) as caught:
        await migrate(Address(url))
    assert str(caught.value).endswith(".")
    assert "secret" not in str(caught.value)
