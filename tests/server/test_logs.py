"""Log lines: no flood of clients makes many of them, and no nonsense of clients is an error."""

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Any, Final

import pytest

from schatulle.server import logs
from schatulle.server.budgets import Budget
from schatulle.server.http.limits import Limits
from server.support.raw_connections import connected, upgrade_of
from server.support.reachable_house import Time, house
from server.support.real_server import person

OTHERS: Final = logging.getLogger("a library")


class Lines:
    """What is logged while a test's clock stands still."""

    def __init__(self) -> None:
        self.stream = StringIO()
        self.time = Time()

    @property
    def written(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.stream.getvalue().splitlines()]

    def events(self) -> list[tuple[str, int]]:
        """What happened, and how often it had been left out."""
        return [(line["event"], line.get("left_out", 0)) for line in self.written]


@contextmanager
def logged(budget: Budget) -> Iterator[Lines]:
    lines = Lines()
    handler = logs.begin(lines.stream, readable=False, limited=logs.Limited(budget, lines.time))
    try:
        yield lines
    finally:
        logs.end(handler)


def test_lines_of_a_kind_are_few_and_say_how_many_were_left_out() -> None:
    with logged(Budget(2, 1)) as lines:
        for number in range(1000):
            logs.log.warning("flood refused", what="requests", address=f"192.0.2.{number}")
        logs.log.info("started")
        lines.time.now += 1
        logs.log.warning("flood refused", what="requests", address="192.0.2.7")
        lines.time.now += 1
        logs.log.warning("flood refused", what="requests", address="192.0.2.7")
    assert lines.events() == [
        ("flood refused", 0),
        ("flood refused", 0),
        ("started", 0),
        ("flood refused", 998),
        ("flood refused", 0),
    ]


def test_lines_are_limited_where_nobody_says_otherwise() -> None:
    stream = StringIO()
    handler = logs.begin(stream, readable=False)
    for _ in range(1000):
        logs.log.info("table opened")
    logs.end(handler)
    assert len(stream.getvalue().splitlines()) < 300


def test_an_error_is_not_left_out_for_the_sake_of_another_one() -> None:
    with logged(Budget(1, 1)) as lines:
        for error in ("KeyError", "KeyError", "OSError"):
            logs.log.error("error", where="/api/tables", error=error)
    assert [line["error"] for line in lines.written] == ["KeyError", "OSError"]


def test_a_library_s_lines_are_told_apart_by_their_place_and_not_by_what_clients_sent() -> None:
    with logged(Budget(1, 1)) as lines:
        for number in range(100):
            OTHERS.warning("refused %s", number)
            OTHERS.warning(f"no such thing: {number}")
        lines.time.now += 1
        for number in range(100):
            OTHERS.warning("refused %s", number)
    assert lines.events() == [("refused 0", 0), ("no such thing: 0", 0), ("refused 0", 0)]


def test_where_the_kinds_are_too_many_the_memory_does_not_grow() -> None:
    limited = logs.Limited(Budget(1, 0.001), Time())
    for number in range(3000):
        line = {"event": f"event {number}"}
        record = logging.LogRecord("ours", logging.INFO, "here", 1, line, None, None)
        limited.filter(record)
        limited.filter(record)
    assert len(limited._left_out) <= 1000


HEAD: Final = b"Host: localhost\r\n"
END: Final = HEAD + b"\r\n"
CHUNKED: Final = HEAD + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n"
#: Requests that break off into nonsense while an answer is made, or before there is any.
NONSENSE: Final = {
    "no HTTP at all": b"\x16\x03\x01\x02\x00" + bytes(range(256)) + b"\r\n\r\n",
    "a letter that is none": b"GET /\xff HTTP/1.1\r\n" + HEAD + b"\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "a body that is none, for a path that wants none": b"GET /api/me HTTP/1.1\r\n" + CHUNKED,
    "a body that is none, for a probe": b"GET /healthz HTTP/1.1\r\n" + CHUNKED,
    "a body that is none, for a path that leads nowhere": b"DELETE /nowhere HTTP/1.1\r\n" + CHUNKED,
    "a body that is none": b"POST /api/guests HTTP/1.1\r\n" + CHUNKED,
    "no length": b"POST /api/guests HTTP/1.1\r\nContent-Length: -2\r\n" + HEAD + b"\r\n",
    "another protocol": b"GET / HTTP/1.1\r\nConnection: upgrade\r\nUpgrade: h2c\r\n" + END,
    "a request, and then none": b"GET /api/me HTTP/1.1\r\n" + HEAD + b"\r\nnothing\r\n\r\n",
}


@pytest.mark.parametrize("said", NONSENSE.values(), ids=NONSENSE)
async def test_what_is_no_http_is_answered_and_makes_no_error_of_ours(
    tmp_path: Path, said: bytes
) -> None:
    with logged(logs.LINES) as lines:
        async with house(tmp_path, Limits(silence=0.2)) as (made, address):
            reader, writer = await connected(address, said)
            answer = await asyncio.wait_for(reader.readline(), 10)
            writer.transport.abort()
            async with person(address, "Ann") as ann:
                assert (await ann.http.get("/healthz")).text == "ok"
            assert made.counted("schatulle_errors_total") == 0
    assert answer.startswith(b"HTTP/1.1 ")
    assert [line for line in lines.written if line["level"] not in ("info", "warning")] == []


FRAMES: Final = {
    "a head and no more": b"\x81\x7f\xff\xff\xff\xff\xff\xff\xff\xff",
    "not masked": b"\x81\x02hi",
    "bits that mean nothing": b"\xf1\x82\x00\x00\x00\x00hi",
    "a close without a code": b"\x88\x81\x00\x00\x00\x00a",
    "a code that is none": b"\x88\x82\x00\x00\x00\x00\x00\x01",
    "binary": b"\x82\x82\x00\x00\x00\x00hi",
    "no UTF-8": b"\x81\x82\x00\x00\x00\x00\xff\xff",
    "a continuation of nothing": b"\x80\x82\x00\x00\x00\x00hi",
    "a ping that is too long": b"\x89\xfe\x01\x00\x00\x00\x00\x00" + b"a" * 256,
}


async def test_frames_that_are_none_make_no_error_of_ours(tmp_path: Path) -> None:
    with logged(logs.LINES) as lines:
        async with house(tmp_path) as (made, address), person(address, "Ann") as ann:
            table = {"game": "diamant", "edition": "diamant", "chairs": ["person"] * 3}
            name = (await ann.post("/tables", table))["id"]
            for frame in FRAMES.values():
                _, writer = await connected(address, upgrade_of(address, name) + frame)
                await writer.drain()
                writer.transport.abort()
            assert (await ann.http.get("/healthz")).text == "ok"
        assert made.counted("schatulle_errors_total") == 0
    assert [line for line in lines.written if line["level"] not in ("info", "warning")] == []


async def test_hundreds_of_malformed_requests_are_a_few_lines(tmp_path: Path) -> None:
    with logged(Budget(5, 0.001)) as lines:
        async with house(tmp_path) as (_, address):
            for _ in range(200):
                reader, writer = await connected(address, b"\x16\x03\x01\r\n\r\n")
                assert await reader.readline()
                writer.transport.abort()
    assert len(lines.written) < 10
