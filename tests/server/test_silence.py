"""Connections that say nothing, or half of what they should, hold nobody up."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from schatulle.server.limits import Limits
from server.serving import person
from server.test_hostile import connected, upgrade_of, whole_game
from server.test_operations import House, house
from server.test_whole_games import DIAMANT, play_on, seated

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
    async with house(tmp_path, BRIEF) as (made, address):
        reader, writer = await connected(address, said)
        await closed(reader)
        writer.close()
        while silent(made):
            await asyncio.sleep(0)
        assert made.counted("schatulle_errors_total") == 0


async def test_who_trickles_a_request_is_cut_off_too(tmp_path: Path) -> None:
    async with house(tmp_path, BRIEF) as (_, address):
        reader, writer = await connected(address, HEAD)
        end = asyncio.create_task(closed(reader))
        while not end.done():
            writer.write(b"X-More: more\r\n")
            await asyncio.sleep(0.005)
        await end
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
