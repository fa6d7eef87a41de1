"""A socket's frames are counted before anything is made of them; too many close it."""

import asyncio
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from schatulle.server.budgets import UNLIMITED, Budget
from schatulle.server.http.frame_budget import FrameBudget
from schatulle.server.http.limits import Limits
from schatulle.server.live.wire import LONGEST
from server.support.quick_play import DIAMANT, seated
from server.support.raw_connections import connected, upgrade_of
from server.support.real_server import person, served

TEXT: Final = b"\x81\x80" + bytes(4)
PING, PONG = b"\x89\x80" + bytes(4), b"\x8a\x80" + bytes(4)
BEGUN, GOES_ON = b"\x01\x80" + bytes(4), b"\x00\x80" + bytes(4)


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def budget(
    frames: Budget = UNLIMITED, asides: Budget = UNLIMITED, time: Time | None = None
) -> FrameBudget:
    return FrameBudget(Limits(frames=frames, asides=asides), time or Time())


@pytest.mark.parametrize("aside", [PING, PONG, BEGUN, GOES_ON])
def test_frames_that_are_no_message_have_a_budget_of_their_own(aside: bytes) -> None:
    time = Time()
    mine = budget(asides=Budget(3, 0.5), time=time)
    assert mine.allows(aside * 3)
    assert mine.allows(TEXT * 100)
    assert not mine.allows(aside)
    time.now = 2.0
    assert mine.allows(aside)
    assert not mine.allows(aside)


def test_all_frames_together_have_a_budget() -> None:
    time = Time()
    mine = budget(frames=Budget(5, 1), time=time)
    assert mine.allows(TEXT * 3 + PING * 2)
    assert not mine.allows(TEXT)
    time.now = 60.0
    assert mine.allows(TEXT * 5)
    assert not mine.allows(TEXT)


def test_a_piece_in_which_no_frame_begins_costs_as_much_as_one() -> None:
    mine = budget(frames=Budget(10, 1))
    long = Frame(Opcode.TEXT, bytes(100)).serialize(mask=True)
    assert all(mine.allows(long[at : at + 1]) for at in range(10))
    assert not mine.allows(long[10:11])


def test_frames_are_counted_alike_however_they_are_cut_in_pieces() -> None:
    rng = Random(3)
    sizes = (0, 1, 125, 126, 4000, 65_535, 65_536, 200_000)
    frames = [Frame(Opcode.TEXT, rng.randbytes(rng.choice(sizes))) for _ in range(20)]
    stream = b"".join(frame.serialize(mask=True) for frame in [*frames, *[Frame(Opcode.PING, b"")]])
    for _ in range(20):
        mine = budget(asides=Budget(1, 0))
        cuts = sorted(rng.choices(range(len(stream)), k=rng.choice((1, 5, 300))))
        pieces = [stream[a:b] for a, b in pairwise([0, *cuts, len(stream)])]
        assert all(mine.allows(piece) for piece in pieces)
        # The ping at the end was seen for what it is, and nothing within a payload was.
        assert mine.allows(TEXT)
        assert not mine.allows(PING)


TOO_LONG: Final = Frame(Opcode.TEXT, bytes(LONGEST + 1)).serialize(mask=True)
FLOODS: Final = {
    "pings": PING,
    "long pings": b"\x89\xfd" + bytes(4 + 125),
    "pongs": PONG,
    "empty fragments": BEGUN + GOES_ON * 1000,
    "empty texts": TEXT,
    "nonsense": b"\x81\x85" + bytes(4) + b"hello",
}


async def test_whoever_floods_with_any_kind_of_frame_is_closed(tmp_path: Path) -> None:
    async with served(tmp_path) as address, person(address, "Ann") as ann:
        table = await seated(ann, DIAMANT)
        for flood in FLOODS.values():
            await cut_off(address, table, flood)
        metrics = (await ann.http.get("/metrics")).text
        assert f'schatulle_floods_total{{what="frames"}} {len(FLOODS)}.0' in metrics
        assert "schatulle_errors_total 0.0" in metrics


async def test_who_floods_again_and_again_has_to_wait_and_others_at_the_address_have_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = Limits(floods=Budget(2, 0.001), refusal=0.1)
    async with served(tmp_path, limits=limits) as address, person(address, "Ann") as ann:
        table = await seated(ann, DIAMANT)
        for _ in range(2):
            await cut_off(address, table, PING)
        # Whatever it sends meanwhile.
        await cut_off(address, table, PING, let_in=False)
        assert "Fatal error" not in caplog.text
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://{address}/api/tables/{table}/socket")
        assert refused.value.response.status_code == 429
        async with ann.at(table) as talk:
            assert (await talk.hear())["type"] == "Table"


async def test_a_frame_that_is_too_long_counts_as_a_flood(tmp_path: Path) -> None:
    limits = Limits(floods=Budget(1, 0.001), refusal=0.0)
    async with served(tmp_path, limits=limits) as address, person(address, "Ann") as ann:
        table = await seated(ann, DIAMANT)
        await cut_off(address, table, TOO_LONG)
        with pytest.raises(InvalidStatus):
            await connect(f"ws://{address}/api/tables/{table}/socket")


async def cut_off(address: str, table: str, flood: bytes, let_in: bool = True) -> None:
    """Sends without ever reading an answer, until nobody takes it any more."""
    reader, writer = await connected(address, upgrade_of(address, table))
    with suppress(ConnectionError):
        async with asyncio.timeout(5):
            if let_in:
                await reader.readuntil(b"\r\n\r\n")
            while True:
                writer.write(flood * (200_000 // len(flood)))
                await writer.drain()
                await asyncio.sleep(0)
    writer.transport.abort()
