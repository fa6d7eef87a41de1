"""Where nobody knows whether a move was written, nobody says so, and the table waits."""

import asyncio

import msgspec
import pytest

from schatulle.server.live.retrying import RETRY_SECONDS
from schatulle.server.live.session import UNDECIDED, Session
from schatulle.store.port import Entry, Summary, UnknownError
from server.support.in_memory import Memory, guest, heard, live_table
from server.support.other_worlds import setting, started
from server.support.timeless_loop import timeless


class Doubtful(Memory):
    """A store whose commits fail, with the entry written or not, until it is mended."""

    def __init__(self, writes: bool) -> None:
        super().__init__()
        self.fails = True
        self._writes = writes

    async def append(
        self, table: str, entry: Entry, summary: Summary | None, epoch: int | None = None
    ) -> None:
        there = entry in self.rows.get(table, [])
        if not there and (self._writes or not self.fails):
            await super().append(table, entry, summary, epoch)
        if self.fails:
            raise UnknownError("The disk failed.")


def answer(key: str, move: str = "stay") -> bytes:
    said = {"type": "Answer", "seat": 0, "decision": 18, "key": key, "move": move}
    return msgspec.json.encode(said)


async def said_to(session: Session, message: bytes) -> list[str]:
    await session.hear(message)
    return [said["type"] for said in await heard(session)]


@pytest.mark.parametrize("writes", [True, False], ids=["it was written", "it was not"])
@timeless
async def test_a_move_of_which_nobody_knows_is_looked_up_before_anything_else(writes: bool) -> None:
    store = Doubtful(writes)
    live = live_table(started(setting("diamant", "diamant", 3)), store)
    ann, late = Session(live, guest(0)), Session(live, guest(0))
    for session in (ann, late):
        await heard(session)
    await ann.hear(answer("k"))
    assert ann.lost.is_set()
    assert (ann.why_lost, ann.waiting()) == (UNDECIDED, 0)
    # Another move of the same seat is not decided either.
    await late.hear(answer("another", "leave"))
    assert (late.why_lost, late.waiting()) == (UNDECIDED, 0)
    length = live.table.length
    store.fails = False
    await asyncio.sleep(2 * RETRY_SECONDS)
    ann.end()
    late.end()
    again = Session(live, guest(0))
    await heard(again)
    assert await said_to(again, answer("k")) == ["Accepted"]
    assert await said_to(again, answer("another", "leave")) == ["Refused"]
    again.end()
    assert [row.seq for row in store.rows[live.table.id]] == [length + 1]
