"""Nodes in this process that serve one database, and people who sit at different ones."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

from schatulle.bots import KINDS
from schatulle.server.app import create_app
from schatulle.server.bots.workers import BotRunner
from schatulle.server.http.guests import Guests
from schatulle.server.http.limits import Limits
from schatulle.server.hub.hub import Hub
from schatulle.server.keyrings import KeysOfNodes
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.pace import Pace
from schatulle.server.serving import Server
from schatulle.store.postgres import PostgresNodes, open_postgres
from server.support.real_server import FAST, Client, Talk, person, running


class ServedNode(NamedTuple):
    """A node, and where it is reached."""

    hub: Hub
    server: Server
    address: str

    def at(self, table: str) -> LiveTable:
        """A table as it is served here."""
        return self.hub.live[table]


@asynccontextmanager
async def a_hub(
    url: str, name: str, pace: Pace = FAST, runner: BotRunner | None = None
) -> AsyncIterator[Hub]:
    """A node without a door: its hub alone."""
    hub, _ = await _opened(url, name, pace, runner)
    hub.resume()
    try:
        yield hub
    finally:
        await hub.close()


@asynccontextmanager
async def served_node(
    url: str,
    name: str,
    pace: Pace = FAST,
    runner: BotRunner | None = None,
    limits: Limits | None = None,
) -> AsyncIterator[ServedNode]:
    """A node as people find it."""
    hub, nodes = await _opened(url, name, pace, runner)
    guests = Guests(await KeysOfNodes(nodes).keys(), hub.now)
    app = create_app(hub, guests, limits or Limits.none(), counting=nodes)
    async with running(app) as (server, address):
        yield ServedNode(hub, server, address)


async def _opened(
    url: str, name: str, pace: Pace, runner: BotRunner | None
) -> tuple[Hub, PostgresNodes]:
    store, nodes = await open_postgres(url, name)
    return Hub(store, KINDS, pace=pace, runner=runner, nodes=nodes), nodes


class Street(NamedTuple):
    """Two nodes; Ann is at one of them, Bob at the other."""

    one: ServedNode
    other: ServedNode
    ann: Client
    bob: Client

    @property
    def people(self) -> tuple[Client, Client]:
        return self.ann, self.bob


@asynccontextmanager
async def a_street(url: str, pace: Pace = FAST) -> AsyncIterator[Street]:
    """Two nodes, and somebody at each."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(served_node(url, "one", pace))
        other = await stack.enter_async_context(served_node(url, "other", pace))
        ann = await stack.enter_async_context(person(one.address, "Ann"))
        bob = await stack.enter_async_context(person(other.address, "Bob"))
        yield Street(one, other, ann, bob)


async def people_at(talk: Talk, suits: Callable[[Any], bool]) -> Any:
    """The next word on who is at the table that suits."""
    return (await talk.until("Table", lambda said: suits(said["lobby"])))["lobby"]


async def caught_up(live: LiveTable, length: int) -> None:
    """Waits until a table has so many entries where it is served."""
    heard = asyncio.Event()
    subscription = live.subscribe(lambda _: heard.set())
    while live.table.length < length:
        await asyncio.wait_for(heard.wait(), 20)
        heard.clear()
    live.unsubscribe(subscription)
