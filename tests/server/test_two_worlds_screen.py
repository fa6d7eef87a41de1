"""A shared screen on the device of somebody who plays: it hears only what everyone may know."""

from random import Random

import pytest
from msgspec.structs import replace

from schatulle.core import SPECTATOR, Seat
from schatulle.server.live.session import Session
from schatulle.table.table import Table
from server.support.in_memory import Ear, guest
from server.support.other_worlds import (
    HIDING,
    advanced,
    only_played,
    other_deal,
    setting,
    started,
    with_state,
)
from server.support.side_by_side import Pair
from server.support.twins import Keep, everything, same
from support.worlds import Leak, other_fists

OWNER = Seat(0)


class Screens(Pair):
    """Two worlds that differ in what seat 0 knows, each with a screen on its device."""

    def __init__(self, one: Table, other: Table, keep: Keep = everything) -> None:
        super().__init__(one, other, SPECTATOR, keep=keep)
        self.screens = [Ear(it.live, guest(OWNER), shared=True) for it in (self.one, self.other)]

    async def begin(self) -> None:
        for screen in self.screens:
            await screen.say(type="Watch", seat=None)
        await super().begin()

    async def try_what_is_refused(self) -> None:
        for screen, world in zip(self.screens, (self.one, self.other), strict=True):
            before = world.table.length
            await screen.say(type="Watch", seat=OWNER)
            await screen.say(type="Answer", seat=OWNER, decision=1, key="k", move="stay")
            await screen.say(type="Wave", seat=OWNER, sign="hello")
            assert world.table.length == before

    async def compare(self) -> None:
        await super().compare()
        one, other = self.screens
        same("the screen", await one.listen(), await other.listen())


def other_cards() -> Screens:
    agreed = setting("meisterdiebe", "zoch", 4, max_rounds=2)
    screens = Screens(started(agreed), started(agreed, other_deal), keep=only_played)
    assert screens.one.table.state.hands[OWNER] != screens.other.table.state.hands[OWNER]
    return screens


async def test_a_screen_hears_nothing_of_the_cards_of_those_whose_device_it_is() -> None:
    screens = other_cards()
    await screens.begin()
    await screens.follow(400)
    assert screens.is_over


async def test_a_screen_hears_nothing_of_a_closed_fist() -> None:
    table = advanced(started(HIDING["diamant"]), 2, Random(1))
    other = with_state(table, other_fists(table.state, Seat(1), Random(5)))
    assert other.state != table.state
    screens = Screens(table, other)
    await screens.begin()
    await screens.try_what_is_refused()
    await screens.compare()


async def test_a_screen_that_were_given_the_eyes_of_a_seat_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Session, "_own", lambda _self, seat: Seat(seat))
    screens = other_cards()
    await screens.begin()
    with pytest.raises(Leak):
        await screens.follow(2)


async def test_a_screen_on_a_device_that_plays_is_not_late_and_any_other_is() -> None:
    agreed = replace(setting("diamant", "diamant", 3), spectator_delay=30)
    screens = Screens(started(agreed), started(agreed))
    stranger = Ear(screens.one.live, None, shared=True)
    for ear in (screens.screens[0], stranger):
        await ear.say(type="Watch", seat=None)
    assert any(b'"Now"' in frame for frame in await screens.screens[0].listen())
    assert not any(b'"Now"' in frame for frame in await stranger.listen())
