"""Two worlds at two nodes each: people who sit at different ones must not tell them apart."""

from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from cluster.support.served_nodes import a_hub, caught_up
from schatulle.core import SPECTATOR, Seat
from schatulle.server.hub.hub import Hub
from schatulle.server.live.ledger import Ledger
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.pace import HUMAN
from schatulle.table.commands import Change
from schatulle.table.entries import Entry, Guest, SatDown, Started, TableOpened
from schatulle.table.fairness import commitment
from schatulle.table.table import Table, folded
from server.support.in_memory import NAME, SECRET, Ear, guest, shown
from server.support.side_by_side import Pair
from server.support.twins import VIEWER, Keep, Twins, everything

STRANGER: Final = Guest("stranger", "Stranger")


class WorldApart:
    """One match at two nodes: seats that are even sit at one of them, all others at the other."""

    def __init__(self, one: LiveTable, other: LiveTable) -> None:
        self.lives = (one, other)
        seats = [Seat(seat) for seat in one.table.seats]
        self.ears = {seat: Ear(self.at(seat), guest(seat)) for seat in seats}
        self.ears[SPECTATOR] = Ear(other, None)
        self.stranger = Ear(one, STRANGER)

    def at(self, seat: Seat) -> LiveTable:
        """Where a seat is connected."""
        return self.lives[seat % 2]

    @property
    def live(self) -> LiveTable:
        """Where whoever comes back comes to."""
        return self.lives[0]

    @property
    def table(self) -> Table:
        return self.live.table

    async def watch(self, viewers: Iterable[Seat]) -> None:
        for viewer in viewers:
            await self.ears[viewer].say(type="Watch", seat=shown(viewer), after=0)

    async def answer(self, seat: Seat, move: str) -> None:
        """The seat answers what it is asked; everyone has heard of it then, at both nodes."""
        asked = next(ask for ask in self.table.asked() if ask.seat == seat)
        length = self.table.length + 1
        await self.ears[seat].say(
            type="Answer", seat=seat, decision=asked.id, key=f"key-{asked.id}", move=move
        )
        for live in self.lives:
            await caught_up(live, length)


class PairApart(Pair):
    """Both worlds are the same to the viewers, wherever the viewers sit."""

    one: WorldApart  # type: ignore[assignment]  # as far as a pair cares it is a world
    other: WorldApart  # type: ignore[assignment]

    def __init__(
        self,
        one: WorldApart,
        other: WorldApart,
        *viewers: Seat,
        secretly: bool = False,
        keep: Keep = everything,
    ) -> None:
        Twins.__init__(self, viewers or (VIEWER,), 1, secretly, keep)
        self.one, self.other = one, other
        self.answers = 0


@asynccontextmanager
async def worlds_apart(url: str, table: Table) -> AsyncIterator[WorldApart]:
    """The match at two nodes of a database that has its log."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(a_hub(url, "one", HUMAN))
        other = await stack.enter_async_context(a_hub(url, "other", HUMAN))
        await _written(one, table)
        yield WorldApart(await _served(one, table), await _served(other, table))


async def _written(hub: Hub, table: Table) -> None:
    """The log of a full table that has just begun."""
    opened = TableOpened(table.agreement, table.host, SECRET, commitment(SECRET, NAME))
    seated = [SatDown(Seat(seat), guest(seat)) for seat in table.seats]
    log: list[Entry] = [opened, *seated, Started(table.log, table.draws)]
    ledger = Ledger(hub.store, hub.now, hub.metrics)
    for length, entry in enumerate(log, 1):
        await ledger.append(Change(entry, folded(NAME, log[:length])), hub.now())


async def _served(hub: Hub, table: Table) -> LiveTable:
    live = await hub.table(table.id)
    assert live is not None
    assert live.table.state == table.state, "the log tells the same"
    return live
