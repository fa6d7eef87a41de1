"""What people settle tells nothing of what is hidden: the host, a lost seat, an end, a device."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.server.live import wire
from schatulle.table import commands
from schatulle.table.commands import Change
from schatulle.table.devices import admit_device, digest_of, invite_device
from schatulle.table.entries import Guest
from schatulle.table.hosting import hand_on, replace_gone, take_over, wish_end
from schatulle.table.table import Table
from server.support.in_memory import Ear, guest
from server.support.other_worlds import only_played, other_deal, setting, started
from server.support.side_by_side import Pair
from server.support.twins import VIEWER, same
from support.worlds import Leak

PHONE = Guest("phone", "Phone")

#: All of it, one after the other, at a table of four; seat 1 is watched.
SETTLED: tuple[Callable[[Table], Change], ...] = (
    lambda table: hand_on(table, guest(0).id, Seat(2)),
    lambda table: wish_end(table, guest(0).id, on=True),
    lambda table: wish_end(table, guest(0).id, on=False),
    lambda table: invite_device(table, guest(1).id, VIEWER, digest_of("code"), 1e12),
    lambda table: admit_device(table, PHONE, "code", "phone", 5.0),
    lambda table: commands.go_away(table, Seat(2), 5.0),
    lambda table: take_over(table, guest(1).id),
    lambda table: replace_gone(table, guest(1).id, Seat(2), "person", ("bot",), 6.0),
    lambda table: commands.sit_down(table, guest(2), Seat(2)),
)


async def settled() -> None:
    """Raises Leak unless the watched seat, its second device and all others hear the same."""
    agreed = setting("meisterdiebe", "zoch", 4, max_rounds=3)
    pair = Pair(started(agreed), started(agreed, other_deal), VIEWER, keep=only_played)
    await pair.begin()
    for command in SETTLED:
        for world in (pair.one, pair.other):
            await world.live.act(command)
        await pair.compare()
    devices = [Ear(world.live, PHONE) for world in (pair.one, pair.other)]
    for device in devices:
        await device.say(type="Watch", seat=VIEWER, after=0)
    await pair.follow(12)
    assert pair.answers
    same("phone", *[await device.listen() for device in devices])


async def test_what_is_settled_sends_the_same_bytes_in_both_worlds() -> None:
    await settled()


def secret_of(table: Table) -> int:
    """Something that seat 1 may not know."""
    return hash(tuple(card.number for card in table.state.hands[0]))


async def test_a_table_that_told_of_cards_when_the_host_changes_would_be_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = wire.greeting

    def greeting(table: Table, name: str | None) -> wire.Table:
        told = honest(table, name)
        return replace(told, lost=(secret_of(table),)) if table.host == guest(2) else told

    monkeypatch.setattr(wire, "greeting", greeting)
    with pytest.raises(Leak):
        await settled()


async def test_a_device_that_got_another_seat_as_well_would_be_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Table.seats_of

    def seats_of(self: Table, name: str) -> list[Seat]:
        return [*honest(self, name), Seat(0)] if name == PHONE.id else honest(self, name)

    monkeypatch.setattr(Table, "seats_of", seats_of)
    honest_say = Ear.say

    async def say(self: Ear, **message: Any) -> None:
        greedy = message["type"] == "Watch" and self.session._guest == PHONE
        await honest_say(self, **(message | {"seat": 0} if greedy else message))

    monkeypatch.setattr(Ear, "say", say)
    with pytest.raises(Leak):
        await settled()
