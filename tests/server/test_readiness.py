"""What probes are told: alive, ready or why not, and that a server is about to stop."""

import asyncio
import signal
from pathlib import Path
from typing import Any

import pytest

from schatulle.server.http.readiness import Readiness
from schatulle.store.port import StoreError
from server.support.in_memory import Memory
from server.support.reachable_house import House, house
from server.support.real_server import Client, person


async def ready(client: Client) -> tuple[int, str]:
    answer = await client.http.get("/readyz", headers={"Host": "by.any.name"})
    return answer.status_code, answer.text.partition(":")[0]


async def caught_up(made: House) -> None:
    await asyncio.wait_for(made.hub.node.caught_up.wait(), 10)


async def test_who_is_ready_says_so_and_who_is_not_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as (made, address), person(address, "Ann") as ann:
        await caught_up(made)
        assert await ready(ann) == (200, "ok")
        with monkeypatch.context() as dead:
            dead.setattr(made.hub.node, "is_alive", lambda: False)
            assert await ready(ann) == (503, "no beat")
        made.hub.node.caught_up.clear()
        monkeypatch.setattr(made.hub.node, "_take_over", made.hub.node.caught_up.wait)
        assert await ready(ann) == (503, "catching up")
        made.app.state.readiness.draining = True
        assert await ready(ann) == (503, "draining")
        # It is alive all the while, and nobody has to ask anything for that.
        assert (await ann.http.get("/healthz")).text == "ok"
        made.hub.node.caught_up.set()


class Asked(Memory):
    """A store that counts how often it is asked, and may fail."""

    def __init__(self) -> None:
        super().__init__()
        self.questions = 0
        self.fails = False

    async def summary(self, table: str) -> Any:
        self.questions += 1
        if self.fails:
            raise StoreError("The line is cut.")
        return await super().summary(table)


class Hub:
    """As much of a hub as readiness looks at."""

    def __init__(self) -> None:
        self.store = Asked()
        self.node = self
        self.caught_up = asyncio.Event()
        self.caught_up.set()

    def is_alive(self) -> bool:
        return True


async def test_a_store_that_fails_is_told_and_however_many_ask_it_is_asked_seldom() -> None:
    hub: Any = Hub()
    readiness = Readiness(hub)
    told = await asyncio.gather(*(readiness.why_not() for _ in range(100)))
    assert set(told) == {None}
    assert hub.store.questions == 1
    failing: Any = Hub()
    failing.store.fails = True
    assert str(await Readiness(failing).why_not()).startswith("no database")


async def test_who_is_told_to_stop_drains_first_and_serves_meanwhile(tmp_path: Path) -> None:
    async with house(tmp_path) as (made, address), person(address, "Ann") as ann:
        await caught_up(made)
        made.server._drain = 600
        made.server.handle_exit(signal.SIGTERM, None)
        assert await ready(ann) == (503, "draining")
        table = {"game": "diamant", "edition": "diamant", "chairs": ["person"] * 3}
        name = (await ann.post("/tables", table))["id"]
        async with ann.at(name) as talk:
            await talk.until("Table")
            assert not made.server.should_exit
            # Its time has come.
            made.server._goes_at = 0
            assert (await talk.until("Goodbye"))["reason"] == "the server restarts; come back"


async def test_who_is_told_twice_or_need_not_drain_stops_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as (made, _):
        made.server._drain = 600
        made.server.handle_exit(signal.SIGTERM, None)
        assert not made.server.should_exit
        made.server.handle_exit(signal.SIGTERM, None)
        assert made.server.should_exit
        assert not made.server.force_exit


async def test_counters_say_whose_they_are(tmp_path: Path) -> None:
    async with house(tmp_path) as (made, address), person(address, "Ann") as ann:
        made.metrics.name("anna", "1.2.3")
        text = (await ann.http.get("/metrics")).text
    assert 'schatulle_node_info{node="anna",version="1.2.3"} 1.0' in text
