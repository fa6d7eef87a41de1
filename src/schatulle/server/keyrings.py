"""Where the keys of guests' tokens are kept: in a data folder, or where all nodes find them."""

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from schatulle.core import BadOptions
from schatulle.server.folder import put_keys, signing_keys
from schatulle.server.http.guests import Guests
from schatulle.server.keys import Damaged, Keys
from schatulle.server.logs import log
from schatulle.store.extra import needing_postgres
from schatulle.store.nodes_port import SharedGuard
from schatulle.store.port import StoreError

if TYPE_CHECKING:
    from schatulle.store.postgres import PostgresNodes, PostgresStore

#: So often the keys are read again, in seconds: much sooner than a new one signs anything.
READ_AGAIN: Final = 60.0


class Keyring(Protocol):
    """Keys that outlive the server."""

    async def keys(self) -> Keys:
        """All there are, the first one made where there was none; raises BadOptions, StoreError."""

    async def renew(self, alone: bool) -> Keys:
        """Puts a new key behind them, or in their place; raises BadOptions and StoreError."""


class KeysInFolder:
    """One server's."""

    def __init__(self, data: Path) -> None:
        self._data = data

    async def keys(self) -> Keys:
        """As the file has them."""
        return signing_keys(self._data)

    async def renew(self, alone: bool) -> Keys:
        """Written before it is believed."""
        new = _renewed(signing_keys(self._data), alone, time.time())
        put_keys(self._data, new)
        return new


class KeysOfNodes:
    """All nodes'."""

    def __init__(self, nodes: "PostgresNodes") -> None:
        self._nodes = nodes
        self._guard: SharedGuard = nodes

    async def keys(self) -> Keys:
        """As the database has them."""
        return _read(await self._text())

    async def renew(self, alone: bool) -> Keys:
        """Whoever is faster has not made the others' key undone."""
        while True:
            old = await self._text()
            new = _renewed(_read(old), alone, self._nodes.now())
            if await self._guard.put_keys(old, new.text()):
                return new

    async def _text(self) -> str:
        return await self._guard.keys(Keys.first(self._nodes.now()).text())


def _renewed(keys: Keys, alone: bool, now: float) -> Keys:
    return Keys.first(now) if alone else keys.renewed(now)


def _read(text: str) -> Keys:
    try:
        return Keys.read(text)
    except Damaged:
        raise BadOptions("the keys of guests' tokens in the database are damaged") from None


async def follow_keys(guests: Guests, keyring: Keyring) -> None:
    """Believes what operators change, until it is cancelled."""
    while True:
        await asyncio.sleep(READ_AGAIN)
        try:
            guests.use(await keyring.keys())
        except (StoreError, BadOptions) as error:
            log.error("keys not read", said=str(error))


async def opened_database(url: str, node: str) -> "tuple[PostgresStore, PostgresNodes]":
    """What a database keeps for all nodes; raises StoreError."""
    with needing_postgres():
        from schatulle.store.postgres import open_postgres  # noqa: PLC0415 - an extra

    return await open_postgres(url, node)
