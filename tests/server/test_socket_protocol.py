"""The short way of a socket's messages leads where the long one does, however they are cut up."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from server.support.quick_play import DIAMANT
from server.support.real_server import person, served

CHOPPED = Random(7)


def message(at: int) -> bytes:
    """A ping of the protocol, some so long that two bytes have their size."""
    return json.dumps({"type": "Ping", "at": at}).encode() + b" " * (at % 3 * 100)


def sent_in_all_ways(count: int) -> Iterator[bytes]:
    """Messages whole and in parts, with pings among them."""
    for at in range(count):
        text = message(at)
        match at % 4:
            case 0:
                yield Frame(Opcode.PING, b"%d" % at).serialize(mask=True)
                yield Frame(Opcode.TEXT, text).serialize(mask=True)
            case 1:
                yield Frame(Opcode.TEXT, text[:9], fin=False).serialize(mask=True)
                yield Frame(Opcode.PING, b"%d" % at).serialize(mask=True)
                yield Frame(Opcode.CONT, text[9:]).serialize(mask=True)
            case _:
                yield Frame(Opcode.TEXT, text).serialize(mask=True)


def pieces(data: bytes) -> Iterator[bytes]:
    """The same bytes, cut anywhere."""
    while data:
        size = CHOPPED.choice((1, 2, 3, 7, 50, 1000))
        yield data[:size]
        data = data[size:]


class RawSocket:
    """A client that sends bytes as it likes, and reads frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.parser = ClientProtocol(parse_uri("ws://127.0.0.1/"), max_size=None)

    async def open(self, address: str, table: str) -> None:
        self.parser = ClientProtocol(parse_uri(f"ws://{address}/api/tables/{table}/socket"))
        self.parser.send_request(self.parser.connect())
        self.writer.write(b"".join(self.parser.data_to_send()))
        while not self.parser.events_received():
            self.parser.receive_data(await self.reader.read(65_536))

    async def frames(self, enough: Any) -> list[Frame]:
        heard: list[Frame] = []
        while not enough(heard):
            data = await asyncio.wait_for(self.reader.read(65_536), 20)
            assert data, [frame.data for frame in heard]
            self.parser.receive_data(data)
            heard += [each for each in self.parser.events_received() if isinstance(each, Frame)]
        return heard


async def raw_socket(address: str, table: str) -> RawSocket:
    host, port = address.split(":")
    raw = RawSocket(*await asyncio.open_connection(host, int(port)))
    await raw.open(address, table)
    return raw


def pongs_of_table(heard: list[Frame]) -> list[float]:
    texts = [json.loads(bytes(frame.data)) for frame in heard if frame.opcode is Opcode.TEXT]
    return [text["at"] for text in texts if text["type"] == "Pong"]


async def test_messages_are_heard_in_order_whole_in_parts_and_cut_anywhere(tmp_path: Path) -> None:
    count = 40
    async with served(tmp_path) as address, person(address, "Ann") as ann:
        table = (await ann.post("/tables", DIAMANT))["id"]
        raw = await raw_socket(address, table)
        for piece in pieces(b"".join(sent_in_all_ways(count))):
            raw.writer.write(piece)
            await asyncio.sleep(0)
        heard = await raw.frames(lambda heard: len(pongs_of_table(heard)) == count)
        raw.writer.close()
    assert pongs_of_table(heard) == list(range(count))
    echoed = [int(bytes(frame.data)) for frame in heard if frame.opcode is Opcode.PONG]
    assert echoed == [at for at in range(count) if at % 4 in (0, 1)]


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([Frame(Opcode.TEXT, b"{}").serialize(mask=False)], 1002),
        ([Frame(Opcode.TEXT, b"\xff").serialize(mask=True)], 1007),
        ([Frame(Opcode.TEXT, b"{", fin=False), Frame(Opcode.TEXT, b"}")], 1002),
        ([b"\xc1\x82mask{}"], 1002),
        ([Frame(Opcode.CONT, b"{}")], 1002),
        ([Frame(Opcode.TEXT, b"x" * 4097)], 1009),
        ([Frame(Opcode.TEXT, b"x" * 4000, fin=False), Frame(Opcode.CONT, b"x" * 97)], 1009),
        ([b"\x81\xff\x7f" + b"\xff" * 7 + b"mask"], 1009),
    ],
    ids=[
        "unmasked",
        "no text",
        "torn",
        "reserved",
        "no beginning",
        "long",
        "long in parts",
        "huge",
    ],
)
async def test_what_is_no_message_closes_the_socket_with_its_code(
    tmp_path: Path, frames: list[Frame | bytes], code: int
) -> None:
    async with served(tmp_path) as address, person(address, "Ann") as ann:
        table = (await ann.post("/tables", DIAMANT))["id"]
        raw = await raw_socket(address, table)
        for frame in frames:
            raw.writer.write(frame if isinstance(frame, bytes) else frame.serialize(mask=True))
        heard = await raw.frames(lambda heard: heard and heard[-1].opcode is Opcode.CLOSE)
        raw.writer.close()
    assert int.from_bytes(heard[-1].data[:2], "big") == code
