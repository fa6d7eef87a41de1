"""A server whose parts a test can reach, and a clock that a test sets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from schatulle.bots import KINDS
from schatulle.server.app import create_app
from schatulle.server.http.guests import Guests
from schatulle.server.http.limits import Limits
from schatulle.server.hub.hub import Hub
from schatulle.server.live.pace import Pace
from schatulle.server.serving import Server
from schatulle.store.sqlite import open_store
from server.support.real_server import KEY, running


class House:
    """A server whose parts a test can reach."""

    server: Server

    def __init__(self, data: Path, limits: Limits, open_metrics: bool = False) -> None:
        self.disk = open_store(data / "tables.sqlite3")
        self.hub = Hub(self.disk, KINDS, pace=Pace(bots=0))
        self.metrics = self.hub.metrics
        self.app: Any = create_app(self.hub, Guests(KEY), limits, open_metrics=open_metrics)

    def counted(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(name, labels) or 0.0


@asynccontextmanager
async def house(data: Path, limits: Limits | None = None) -> AsyncIterator[tuple[House, str]]:
    made = House(data, limits or Limits())
    async with running(made.app) as (made.server, address):
        yield made, address


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now
