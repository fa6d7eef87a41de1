"""Where the answer to a commit is lost, nobody claims to know it, and asking again tells."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from schatulle.store import StoreError, UnknownError
from schatulle.store.postgres import open_postgres
from store.support.sample_rows import a_summary, an_entry
from store.support.swallowing import Swallowing
from support.postgres import on

WAITING = """
SELECT pid FROM pg_stat_activity
WHERE datname = current_database() AND wait_event = 'SyncRep'
"""

ALL_LINES = """
SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@asynccontextmanager
async def a_standby_that_never_answers(url: str) -> AsyncIterator[None]:
    """The server waits for it with every commit that is not told otherwise."""
    ask = on(f"{url}&synchronous_commit=local")
    await ask("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
    await ask("SELECT pg_reload_conf()")
    try:
        yield
    finally:
        await ask("ALTER SYSTEM RESET synchronous_standby_names")
        await ask("SELECT pg_reload_conf()")


async def test_a_line_that_breaks_in_the_commit_leaves_it_unknown(postgres_url: str) -> None:
    async with Swallowing(postgres_url) as between:
        store, nodes = await open_postgres(between.url, "node")
        # Nothing else is answered on this way from now on.
        await nodes.close()
        await store.append("t", an_entry(1), a_summary("t"))
        between.swallow()
        with pytest.raises(UnknownError):
            await store.append("t", an_entry(2), None)
        await store.append("t", an_entry(2), None)
        assert await store.read("t") == [an_entry(1), an_entry(2)]
        assert between.swallowed
        await store.close()


async def test_where_nobody_answers_the_call_nothing_was_sent(postgres_url: str) -> None:
    async with Swallowing(postgres_url) as between:
        store, nodes = await open_postgres(between.url, "node")
        await between.hang_up()
        with pytest.raises(StoreError, match="cannot be reached") as caught:
            await store.append("t", an_entry(1), a_summary("t"))
        assert not isinstance(caught.value, UnknownError)
        await store.close()
        await nodes.close()


async def test_a_server_that_only_follows_is_none_that_can_be_reached(postgres_url: str) -> None:
    """As when the leader has died and nobody is promoted yet: a node waits, and does not die."""
    ask = on(postgres_url)
    ((database,),) = await ask("SELECT current_database()")
    store, nodes = await open_postgres(postgres_url, "node")
    await ask(f"ALTER DATABASE {database} SET default_transaction_read_only = on")
    await ask(ALL_LINES)
    with pytest.raises(StoreError, match="cannot be reached"):
        await store.append("t", an_entry(1), a_summary("t"))
    with pytest.raises(StoreError, match="cannot be reached"):
        await open_postgres(postgres_url, "node")
    await store.close()
    await nodes.close()


async def test_a_wait_for_the_standby_that_is_broken_off_is_no_acknowledgement(
    postgres_url: str,
) -> None:
    """PostgreSQL reports the commit, with a warning: it is on this server alone."""
    ask = on(f"{postgres_url}&synchronous_commit=local")
    store, nodes = await open_postgres(postgres_url, "node")
    await store.append("t", an_entry(1), a_summary("t"))
    async with a_standby_that_never_answers(postgres_url):
        number = 1
        append = asyncio.ensure_future(asyncio.sleep(0))
        while not (waiting := await ask(WAITING)):
            # The server's processes hear one after the other that there is a standby.
            if append.done():
                number += 1
                append = asyncio.ensure_future(store.append("t", an_entry(number), None))
        await ask("SELECT pg_cancel_backend($1)", waiting[0]["pid"])
        with pytest.raises(UnknownError):
            await append
    await store.append("t", an_entry(number), None)
    assert len(await store.read("t")) == number
    await store.close()
    await nodes.close()
