"""Starting and stopping the server, and the addresses it is reached at."""

import asyncio
import gc
import os
import signal
import socket
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from math import inf
from pathlib import Path
from types import FrameType, MappingProxyType
from typing import Any, Final

import uvicorn
from litestar import Litestar
from msgspec import Struct
from msgspec.structs import replace
from uvicorn.loops.auto import auto_loop_factory

from schatulle import __version__
from schatulle.bots import KINDS
from schatulle.core import BadOptions
from schatulle.server.app import create_app
from schatulle.server.bots.programs import Commands, Programs
from schatulle.server.bots.workers import Workers
from schatulle.server.folder import TABLES, has_keys, has_tables
from schatulle.server.http.codes import Counting
from schatulle.server.http.counted_frames import CountingProtocol
from schatulle.server.http.descriptors import raised
from schatulle.server.http.guests import Guests
from schatulle.server.http.hosts import EVERYWHERE, LOOPBACK
from schatulle.server.http.limits import Gate, Limits
from schatulle.server.http.readiness import Readiness
from schatulle.server.http.slow_requests import TimedProtocol
from schatulle.server.http.sockets import Sockets
from schatulle.server.hub.hub import Hub
from schatulle.server.hub.patience import PATIENCE
from schatulle.server.keyrings import (
    Keyring,
    KeysInFolder,
    KeysOfNodes,
    follow_keys,
    opened_database,
)
from schatulle.server.live.wire import LONGEST
from schatulle.server.logs import log
from schatulle.store.mark import LossError
from schatulle.store.nodes_port import Nodes
from schatulle.store.port import Store, StoreError
from schatulle.store.sqlite import open_store

#: So many more objects than before are looked through for cycles, and every how many times the
#: older ones are, too.
COLLECT_AFTER: Final = (20_000, 20, 50)
_ALL_GONE: Final = "all tables are gone, and the key of their guests is there."
_GO_ON: Final = " Restore a backup, or go on with what is there: --accept-loss"
#: Tenths of a second that a closed connection has, at least, to send what is left.
LINGERING_TICKS: Final = 50


class House(Struct, frozen=True):
    """How one server is run."""

    data: Path
    open_metrics: bool = False
    behind_proxy: str | None = None
    limits: Limits = Limits()
    hosts: Collection[str] = LOOPBACK
    #: The programs that chairs are offered for, by their names.
    programs: Commands = MappingProxyType({})
    #: Where many nodes keep the tables that they serve together, in place of the data folder.
    database: str | None = None
    #: How this node is called among them.
    node: str = "node"
    #: So many seconds it goes on serving after it was told to stop, so that balancers notice.
    drain: float = 0.0
    #: So long finished games are kept, in seconds.
    keep_finished: float = inf
    #: Goes on with what the data folder has, though some of it is lost.
    accept_loss: bool = False


def run(
    house: House,
    sockets: list[socket.socket],
    listening: Callable[[int], None] = lambda _port: None,
) -> None:
    """Serves until it is told to stop; raises BadOptions where it cannot begin."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(_serve(house, sockets, listening))


async def _serve(
    house: House, sockets: list[socket.socket], listening: Callable[[int], None]
) -> None:
    _collect_seldom()
    try:
        hub, keyring, counting = await (
            _of_folder(house) if house.database is None else _of_database(house)
        )
        guests = Guests(await keyring.keys(), hub.now)
    except StoreError as error:
        raise BadOptions(str(error)) from None
    limits = replace(house.limits, connections=raised())
    if house.behind_proxy is not None:
        limits = _of_proxy(limits)
    app = create_app(hub, guests, limits, house.open_metrics, house.hosts, counting)
    hub.metrics.name(house.node, __version__)
    following = asyncio.create_task(follow_keys(guests, keyring))
    try:
        await Server(settings(app, house.behind_proxy), listening, house.drain).serve(sockets)
    finally:
        following.cancel()


async def _of_folder(house: House) -> tuple[Hub, Keyring, Counting | None]:
    """All tables of a data folder, for one server alone, and the keys of its guests."""
    keyring, file = KeysInFolder(house.data), house.data / TABLES
    if has_keys(house.data):
        await keyring.keys()
        if not (has_tables(house.data) or house.accept_loss):
            raise BadOptions(f"{file}: {_ALL_GONE}{_GO_ON}")
    try:
        # Before the first key is made: where there is one there have been tables, too.
        store = open_store(file, accept_loss=house.accept_loss)
    except LossError as error:
        raise BadOptions(f"{error}{_GO_ON}") from None
    return _hub(house, store), keyring, None


async def _of_database(house: House) -> tuple[Hub, Keyring, Counting]:
    """The tables of a database that any number of nodes serve, and the keys of their guests."""
    assert house.database is not None
    store, nodes = await opened_database(house.database, house.node)
    return _hub(house, store, nodes), KeysOfNodes(nodes), nodes


def _hub(house: House, store: Store, nodes: Nodes | None = None) -> Hub:
    programs = Programs(house.programs)
    hub = Hub(store, KINDS, runner=Workers(), programs=programs, nodes=nodes)
    hub.patience = replace(PATIENCE, over=house.keep_finished)
    return hub


def _collect_seldom() -> None:
    """Almost nothing here is in a cycle: to look for some all the time cost a tenth of each move.

    What there is already, modules above all, stays, and is looked at no more.
    """
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _of_proxy(limits: Limits) -> Limits:
    """All connections are the proxy's own: whose they are, and how many, is for it to limit."""
    return replace(limits, silent=inf, connections=inf)


def settings(app: Litestar, behind_proxy: str | None = None) -> uvicorn.Config:
    """How an application is served."""
    return uvicorn.Config(
        app,
        port=0,
        http=TimedProtocol,
        ws=CountingProtocol,
        ws_max_size=LONGEST,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        proxy_headers=behind_proxy is not None,
        forwarded_allow_ips=behind_proxy or "",
        server_header=False,
        # Frames are small: compressing them costs more time and memory than it saves.
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        log_level="warning",
    )


class Server(uvicorn.Server):
    """Says when it listens, and says goodbye before it goes."""

    def __init__(
        self, config: uvicorn.Config, listening: Callable[[int], None], drain: float = 0.0
    ) -> None:
        super().__init__(config)
        self._listening = listening
        self._drain = drain
        #: When it goes, by its steady clock; so far nobody has told it to.
        self._goes_at = inf
        self._lingering: set[object] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listens, and only then says so."""
        await super().startup(sockets)
        port: int = self.servers[0].sockets[0].getsockname()[1]
        gate: Gate = self.config.app.state.gate  # type: ignore[union-attr]  # our own app
        most = gate.limits.connections
        room = {} if most == inf else {"connections": int(most)}
        log.info("started", version=__version__, port=port, **room)
        self._listening(port)

    async def on_tick(self, counter: int) -> bool:
        """Now and then looks after connections; whether it is time to go."""
        if counter % LINGERING_TICKS == 0:
            self._cut_off()
        self.should_exit = self.should_exit or time.monotonic() >= self._goes_at
        return await super().on_tick(counter)

    def _cut_off(self) -> None:
        """A client that does not read would never let its closed connection end."""
        closing = {each for each in self.server_state.connections if each.transport.is_closing()}
        for each in closing & self._lingering:
            each.transport.abort()
        self._lingering = set(closing)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Lets nobody in, tells everyone to come back, then closes the sockets and the store."""
        self._readiness.draining = True
        for server in self.servers:
            server.close()
        # Those who come back at another node find somebody who plays for the house.
        with suppress(StoreError):
            await self.config.app.state.hub.leave()  # type: ignore[union-attr]  # our own app
        everyone: Sockets = self.config.app.state.sockets  # type: ignore[union-attr]  # our own app
        await everyone.goodbye()
        await super().shutdown(sockets)
        log.info("stopped")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Being told to stop is no failure: the signal is not raised again afterwards.

        `/readyz` says so at once; whoever says it twice does not want to wait.
        """
        told = self._goes_at < inf or self.should_exit
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self._readiness.draining = True
        self._goes_at = time.monotonic() + self._drain
        self.should_exit = told or self._drain == 0

    @property
    def _readiness(self) -> Readiness:
        found: Readiness = self.config.app.state.readiness  # type: ignore[union-attr]  # our own app
        return found


def bound(host: str, port: int) -> socket.socket:
    """The address, taken; raises BadOptions where that cannot be."""
    if not 0 <= port <= 65_535:
        raise BadOptions(f"a port is 0 to 65535; this is {port}")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        return _listening(*found[0])
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "this is no address"
        raise BadOptions(f"{host}, port {port}: cannot be listened at: {reason}") from None


def _listening(family: int, kind: int, number: int, _name: str, address: Any) -> socket.socket:
    taken = socket.socket(family, kind, number)
    try:
        if os.name == "posix":
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(address)
        # Two servers may take one address until one of them listens.
        taken.listen()
    except OSError:
        taken.close()
        raise
    return taken


def addresses(host: str, port: int) -> list[str]:
    """Where people find the server."""
    if host in LOOPBACK:
        return [f"http://localhost:{port}"]
    if host not in EVERYWHERE:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]
    return [f"http://localhost:{port}", f"http://{lan_address()}:{port}"]


def lan_address() -> str:
    """This machine's address in its own network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
