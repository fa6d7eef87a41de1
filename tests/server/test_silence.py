"""Connections that say nothing, or half of what they should, hold nobody up."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, cast

import pytest

from schatulle.server.http.limits import Limits
from schatulle.server.http.slow_requests import Silence
from server.support.quick_play import DIAMANT, play_on, seated, whole_game
from server.support.raw_connections import connected, upgrade_of
from server.support.reachable_house import House, house
from server.support.real_server import person
from server.support.timeless_loop import timeless

SHORT: Final = DIAMANT | {"options": {"expeditions": 1}}
HEAD: Final = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\n"
#: Requests that never end: nothing, part of a head, and a head without all of its body.
HALVES: Final = (
    b"",
    b"GET /hea",
    HEAD,
    HEAD + b"Content-Length: 9\r\n\r\n{",
    HEAD + b"Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" + HEAD + b"Content-Length: 9\r\n\r\n",
)
BRIEF: Final = Limits(silence=0.05)


async def closed(reader: asyncio.StreamReader) -> None:
    """Waits until the other side has gone."""
    with suppress(ConnectionError):
        while await asyncio.wait_for(reader.read(4096), 10):
            pass


def silent(made: House) -> int:
    return len(made.app.state.silence)


@pytest.mark.parametrize("said", HALVES)
async def test_who_does_not_finish_a_request_is_cut_off(tmp_path: Path, said: bytes) -> None:
    clock = asyncio.get_running_loop().time
    async with house(tmp_path, BRIEF) as (made, address):
        began = clock()
        reader, writer = await connected(address, said)
        await closed(reader)
        assert clock() - began >= BRIEF.silence, "not before its time"
        writer.close()
        assert silent(made) == 0
        assert made.counted("schatulle_errors_total") == 0


class Wire:
    """A connection's end that notes when it was cut off."""

    def __init__(self) -> None:
        self.cut_off: list[float] = []

    def abort(self) -> None:
        self.cut_off.append(asyncio.get_running_loop().time())


class Trickler:
    """A protocol of a client that says something now and then, and never all."""

    client = ("192.0.2.7", 4711)

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.transport = Wire()


@timeless
async def test_who_trickles_a_request_has_no_more_time_than_who_says_nothing() -> None:
    silence, trickler = Silence(Limits(silence=10)), cast(Any, Trickler())
    began = trickler.loop.time()
    for _ in range(20):
        silence.begin(trickler)
        await asyncio.sleep(0.9)
    (cut_off,) = trickler.transport.cut_off
    assert cut_off - began == pytest.approx(10, abs=0.01)


async def test_who_trickles_a_request_is_cut_off_too(tmp_path: Path) -> None:
    async with house(tmp_path, BRIEF) as (made, address):
        reader, writer = await connected(address, HEAD)
        end = asyncio.create_task(closed(reader))
        async with asyncio.timeout(10):
            while not end.done():
                writer.write(b"X-More: more\r\n")
                await asyncio.sleep(0.005)
        await end
        assert silent(made) == 0
        writer.close()


async def test_who_finishes_requests_is_not_waited_for(tmp_path: Path) -> None:
    async with house(tmp_path, BRIEF) as (made, address), person(address, "Ann") as ann:
        for _ in range(3):
            assert (await ann.http.get("/healthz")).text == "ok"
        assert silent(made) == 0


async def test_a_socket_may_be_silent_for_as_long_as_it_likes(tmp_path: Path) -> None:
    async with house(tmp_path, BRIEF) as (made, address), person(address, "Ann") as ann:
        table = await seated(ann, SHORT)
        async with ann.at(table) as talk:
            assert silent(made) == 0
            # A connection that comes later and says nothing has had its time by now.
            reader, writer = await connected(address, b"")
            await closed(reader)
            writer.close()
            await talk.say(type="Watch", seat=0)
            assert (await play_on(talk, 0))["outcome"]


async def test_an_address_keeps_only_so_many_waiting_and_loses_the_oldest(tmp_path: Path) -> None:
    async with house(tmp_path, Limits(silent=3, silence=60)) as (made, address):
        came = [await connected(address, HEAD) for _ in range(3)]
        while silent(made) < 3:
            await asyncio.sleep(0)
        came += [await connected(address, HEAD) for _ in range(2)]
        for reader, _ in came[:2]:
            await closed(reader)
        assert silent(made) == 3
        for _, writer in came[2:]:
            writer.write(b"Content-Length: 2\r\n\r\n{}")
        for reader, _ in came[2:]:
            assert (await reader.readline()).startswith(b"HTTP/1.1 400")
        assert silent(made) == 0
        for _, writer in came:
            writer.close()


async def test_hundreds_of_silent_connections_stop_nobody_from_playing(tmp_path: Path) -> None:
    async with (
        house(tmp_path, Limits(silent=50, silence=60)) as (made, address),
        person(address, "Ann") as ann,
    ):
        table = await seated(ann, SHORT)
        async with ann.at(table) as talk:
            came = [
                await connected(address, (b"", HEAD, upgrade_of(address, table)[:60])[n % 3])
                for n in range(400)
            ]
            await talk.say(type="Watch", seat=0)
            assert (await play_on(talk, 0))["outcome"]
            async with person(address, "Bob") as bob:
                await whole_game(bob, SHORT)
            assert silent(made) <= 50
        for _, writer in came:
            writer.transport.abort()
