"""Descriptors run short for those who hold many, and for nobody else."""

import asyncio
import resource
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from schatulle.server.http import descriptors
from schatulle.server.http.descriptors import ENOUGH, KEPT, MODEST, Crowding, kept, raised
from schatulle.server.http.limits import Gate, Limits
from server.support.quick_play import DIAMANT, whole_game
from server.support.raw_connections import upgrade_of
from server.support.reachable_house import House, house
from server.support.real_server import Client, person

SHORT = DIAMANT | {"options": {"expeditions": 1}}


class System:
    """What a system says of its limits."""

    RLIMIT_NOFILE = resource.RLIMIT_NOFILE
    RLIM_INFINITY = resource.RLIM_INFINITY

    def __init__(self, soft: int, hard: int, refuses: bool = False) -> None:
        self.soft, self.hard, self.refuses = soft, hard, refuses

    def getrlimit(self, _what: int) -> tuple[int, int]:
        return self.soft, self.hard

    def setrlimit(self, _what: int, limits: tuple[int, int]) -> None:
        if self.refuses:
            raise ValueError
        self.soft, self.hard = limits


@pytest.mark.parametrize(
    ("system", "limit"),
    [
        (System(1024, 524_288), 524_288),
        (System(1024, 1024), 1024),
        (System(256, resource.RLIM_INFINITY), ENOUGH),
        (System(resource.RLIM_INFINITY, resource.RLIM_INFINITY), ENOUGH),
        (System(256, 4096, refuses=True), 256),
    ],
)
def test_the_limit_is_raised_as_far_as_may_be(
    monkeypatch: pytest.MonkeyPatch, system: System, limit: int
) -> None:
    monkeypatch.setattr(descriptors, "resource", system)
    assert raised() == limit - min(KEPT, limit // 4)
    hard = system.hard
    assert system.soft == (limit if limit != ENOUGH or hard > 0 else system.soft)


def held(crowding: Crowding, address: str, total: int, most: int = 10_000) -> int:
    """How many connections an address gets where there are so many of others."""
    number = 0
    while number < most and crowding.has_room(address, total + number):
        crowding.enter(address)
        number += 1
    return number


def test_whoever_takes_all_there_is_takes_half_and_others_get_theirs() -> None:
    crowding = Crowding(Gate(Limits(connections=800)))
    taken = [held(crowding, f"192.0.2.{n}", 0) for n in range(1)]
    assert taken == [400]
    for number in range(1, 40):
        taken.append(held(crowding, f"192.0.2.{number}", sum(taken)))
    assert taken[1:4] == [200, 100, 50]
    assert all(got >= 1 for got in taken[:20])
    assert sum(taken) < 800 + kept(800) // 2 + MODEST


def test_who_leaves_makes_room() -> None:
    crowding = Crowding(Gate(Limits(connections=8)))
    assert held(crowding, "here", 0) == MODEST
    crowding.leave("here")
    assert crowding.has_room("here", MODEST - 1)


async def at(address: str, home: str, said: bytes) -> asyncio.StreamWriter:
    host, port = address.split(":")
    _, writer = await asyncio.open_connection(host, int(port), local_addr=(home, 0))
    writer.write(said)
    return writer


def connections(made: House) -> int:
    return len(made.server.server_state.connections)


async def test_idle_connections_and_sockets_of_three_addresses_shut_nobody_out(
    tmp_path: Path,
) -> None:
    limits = Limits(connections=60, silence=600)
    async with house(tmp_path, limits) as (made, address), AsyncExitStack() as stack:
        ann = await stack.enter_async_context(person(address, "Ann"))
        table = (await ann.post("/tables", SHORT))["id"]
        writers = []
        for number in range(300):
            said = (b"", upgrade_of(address, table))[number % 2]
            writers.append(await at(address, f"127.0.0.{2 + number % 3}", said))
        while made.counted("schatulle_floods_total", what="connections") < 200:
            await asyncio.sleep(0)
        assert connections(made) <= 60 + kept(60)
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.9")
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{address}") as http:
            assert (await http.get("/healthz")).text == "ok"
            bob = Client(address, http, {})
            await bob.post("/guests", {"name": "Bob"})
            await whole_game(bob, SHORT)
        for writer in writers:
            writer.transport.abort()
