"""Two worlds in time: bots, clocks, stand-ins, late spectators and several seats of one client.

Time passes only when nobody has anything to do, and then at once; so every frame can be compared
together with the very moment at which it came, however fast the machine is.
"""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec
import pytest

from schatulle.core import SPECTATOR, Seat
from schatulle.server.live.pace import HUMAN
from schatulle.table.agreement import Agreement
from server.support.evening_tables import (
    agreed_on,
    boxes,
    caves,
    gathered,
    other_answers,
    other_boxes,
    other_chests,
    other_hands,
    thieves,
)
from server.support.evenings import A_MOMENT, STRANGER, Evening, evening_of, part_company
from server.support.in_memory import guest
from server.support.other_worlds import advanced, begun, only_played, with_state
from server.support.timeless_loop import timeless
from server.support.twins import VIEWER
from support.worlds import CHANGES, Leak

# Whole matches in time.


def clocked(evening: Evening) -> int:
    """How many questions the clock has answered."""
    return sum(given.key.startswith("clock-") for given in evening.one.table.given)


def unlike(evening: Evening) -> int:
    """How many answers were not the same in both worlds."""
    moves = zip(evening.one.table.moves, evening.other.table.moves, strict=True)
    return sum(one != other for one, other in moves)


def stood_in(evening: Evening) -> set[Seat]:
    """For whom a bot has answered while they were away."""
    return {given.seat for given in evening.one.table.given if "stand_in-" in given.key}


@timeless
@pytest.mark.parametrize("viewer", [VIEWER, SPECTATOR])
@pytest.mark.parametrize("seed", range(3))
async def test_bots_take_the_same_time_whatever_they_choose_and_however_long_they_think(
    viewer: Seat, seed: int
) -> None:
    """M-15: other cards in the hands of bots and people."""
    tables = other_hands(gathered(thieves("ppbb")))
    evening = await evening_of(tables, viewer, seed=seed, keep=only_played)
    await evening.go_on(900)
    assert evening.is_over
    assert evening.one.table.state.hands != evening.other.table.state.hands
    assert len(evening.one.people["spectator"].heard) > 40


@timeless
@pytest.mark.parametrize("viewer", [VIEWER, SPECTATOR])
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"sticky_drawers": 0.4},
        {"open_visibility": "opener"},
        {"open_visibility": "opener", "sticky_drawers": 0.4},
        {"sticky_drawers": 0.4, "spectator_delay": 20, "clock": 300},
        {"open_visibility": "opener", "spectator_delay": 20, "clock": 300},
    ],
    ids=str,
)
async def test_so_do_bots_over_another_filling_of_the_box(
    viewer: Seat, more: dict[str, Any]
) -> None:
    """M-22, OQ-M20, OQ-M37."""
    evening = await evening_of(other_boxes(gathered(boxes("ppb", **more))), viewer)
    await evening.go_on(900)
    assert evening.is_over
    assert evening.one.table.state.box != evening.other.table.state.box


SECRETIVE: Final = {"thieves": thieves, "caves": caves}


@timeless
@pytest.mark.parametrize("chairs", ["ppbbb", "ppppp"])
@pytest.mark.parametrize("agreed", SECRETIVE.values(), ids=SECRETIVE)
async def test_what_is_chosen_in_secret_is_told_by_no_bot_and_no_clock(
    agreed: Callable[..., Agreement], chairs: str
) -> None:
    """M-26, D-8: what lies face down, or is in a closed fist, until it is shown.

    A clock that stops says that somebody has chosen, and no more.
    """
    evenings = []
    for seed in range(6):
        tables = other_answers(gathered(agreed(chairs, clock=300)), 9 * seed, seed)
        evenings.append(await evening_of(tables, seed=seed, secretly=True))
        await evenings[-1].go_on(60)
        evenings[-1].end()
    assert sum(map(unlike, evenings)) > 5


@timeless
@pytest.mark.parametrize(
    "agreed",
    [
        agreed_on("meisterdiebe", "zoch", "ppbb", clock=300, log="open_notes"),
        agreed_on("meisterdiebe", "zoch", "ppbb", sticky_drawers=0.4),
        agreed_on("meisterdiebe", "zoch_fr", "ppb", open_visibility="opener", log="open_notes"),
        agreed_on("meisterdiebe", "prototype", "ppb", open_visibility="opener"),
        caves("ppbr", clock=300, spectator_delay=20),
    ],
    ids=lambda agreed: f"{agreed.edition} {agreed.options}",
)
async def test_whatever_else_may_be_hidden_is_told_by_nobody_in_time(agreed: Agreement) -> None:
    """Closed drawers, what sticks, rubies, numbers, laid cards, fists and chests.

    Late spectators see what the log makes, so they are only here where that is the same.
    """
    answers = 0
    for seed in range(5):
        rng = Random(seed)
        table = advanced(begun(gathered(agreed)), 8 * seed + 5, rng)
        for change in CHANGES[agreed.game]:
            tables = table, with_state(table, change(table.state, VIEWER, rng))
            evening = Evening(tables, seed=seed, secretly=True)
            # Until then all that is in the log is told to late spectators at once.
            await asyncio.sleep(agreed.spectator_delay + A_MOMENT)
            await evening.come_all()
            await evening.go_on(25)
            evening.end()
            answers += evening.answers
    assert answers > 40


@timeless
@pytest.mark.parametrize("seed", range(4))
async def test_closed_chests_stay_closed_among_bots_clocks_and_late_spectators(seed: int) -> None:
    """D-20: until they are counted."""
    agreed = caves("ppbr", clock=300, spectator_delay=20)
    evening = await evening_of(other_chests(gathered(agreed)), seed=seed)
    await evening.go_on(900)
    assert evening.one.table.state.expedition == 5
    assert evening.ended


@timeless
@pytest.mark.parametrize("seed", range(3))
async def test_a_bot_at_the_watched_seat_is_told_the_same(seed: int) -> None:
    """A bot knows what its seat knows: all that it is asked with is the same, byte for byte."""
    for evening in (
        await evening_of(other_hands(gathered(thieves("pbbp"))), seed=seed, keep=only_played),
        await evening_of(other_boxes(gathered(boxes("pbb", open_visibility="opener"))), seed=seed),
        await evening_of(other_chests(gathered(caves("pbb"))), seed=seed),
    ):
        await evening.go_on(900)
        assert len(evening.one.mind.asked) > 3
        assert evening.is_over or evening.ended


@timeless
@pytest.mark.parametrize("viewer", [VIEWER, SPECTATOR])
@pytest.mark.parametrize("seed", range(3))
async def test_a_clock_shows_the_same_seconds_and_plays_the_same_default(
    viewer: Seat, seed: int
) -> None:
    """OQ-M31."""
    tables = other_hands(gathered(thieves("pppb", clock=300)))
    evening = await evening_of(tables, viewer, seed=seed, keep=only_played)
    await evening.go_on(900)
    assert evening.is_over
    assert clocked(evening) > 2
    seen = evening.one.people["Guest 1"].heard
    assert any(b'"left":2' in frame for frame in seen), "seconds go by"


@timeless
@pytest.mark.parametrize("seed", range(3))
async def test_stand_ins_come_and_go_at_the_same_time(seed: int) -> None:
    """Someone is away, the watched seat too, and everyone comes back."""
    tables = other_hands(gathered(thieves("pppp", clock=300)))
    evening = await evening_of(tables, seed=seed, keep=only_played)
    await evening.go_on(8)
    evening.go("Guest 2")
    await asyncio.sleep(HUMAN.grace + 1)
    assert evening.one.table.away[2]
    await evening.go_on(8)
    evening.go("Guest 1")
    await asyncio.sleep(HUMAN.grace + 1)
    assert evening.one.table.away[1]
    await evening.come_back("Guest 1", guest(1), VIEWER)
    await evening.come_back("Guest 2", guest(2), Seat(2))
    await asyncio.sleep(A_MOMENT)
    assert not any(evening.one.table.away)
    await evening.go_on(900)
    assert evening.is_over
    assert stood_in(evening)


@timeless
@pytest.mark.parametrize("agreed", SECRETIVE.values(), ids=SECRETIVE)
async def test_what_a_stand_in_chooses_in_secret_is_not_told_by_its_time(
    agreed: Callable[..., Agreement],
) -> None:
    evenings = []
    for seed in range(9):
        tables = other_answers(gathered(agreed("pppp")), 9 * seed, seed)
        evening = await evening_of(tables, seed=seed, secretly=True)
        evening.go("Guest 2")
        evening.go("Guest 3")
        await asyncio.sleep(HUMAN.grace + 1)
        assert evening.one.table.away == (False, False, True, True)
        await evening.go_on(60)
        evening.end()
        evenings.append(evening)
    assert set.union(*map(stood_in, evenings)) == {2, 3}
    assert sum(map(unlike, evenings)) > 2


@timeless
@pytest.mark.parametrize("delay", [0, 20])
async def test_whoever_comes_back_is_told_the_same_at_every_moment(delay: int) -> None:
    """Watch with the last number seen, as the watched seat and as a spectator, late ones too."""
    tables = other_hands(gathered(thieves("ppbb", spectator_delay=delay)))
    evening = await evening_of(tables, keep=only_played)
    while not evening.is_over:
        await evening.go_on(5)
        await evening.come_back("Guest 1", guest(1), VIEWER)
        await evening.come_back("spectator", None, SPECTATOR)
        await evening.come(f"spectator at {evening.answers} anew", None, SPECTATOR)
    assert len(evening.one.people) > 15


@timeless
@pytest.mark.parametrize("seed", range(3))
async def test_one_client_with_several_seats_hears_the_same_of_each_in_the_same_order(
    seed: int,
) -> None:
    """Two seats and, on the same socket, a spectator: nothing that neither may know."""
    viewers = VIEWER, Seat(2)
    shared = {2: 1}
    evenings = (
        Evening(
            other_hands(gathered(thieves("pppbp"), shared), *viewers), *viewers, keep=only_played
        ),
        Evening(other_boxes(gathered(boxes("pppb", open_visibility="opener"), shared)), *viewers),
        Evening(other_chests(gathered(caves("pppb"), shared), *viewers), *viewers, seed=seed),
        Evening(other_answers(gathered(caves("pppbp"), shared), 9 * seed), *viewers, secretly=True),
    )
    for evening in evenings:
        await evening.come_all()
        await evening.come("Guest 1 at all three", guest(1), *viewers, SPECTATOR)
        await evening.go_on(900)
        assert evening.is_over or evening.ended
        seats = {told_seat(frame) for frame in evening.one.people["Guest 1"].heard}
        assert seats >= set(viewers)


def told_seat(frame: bytes) -> int | None:
    seat: int | None = msgspec.json.decode(frame).get("seat")
    return seat


# Delay: two worlds that differ in what everyone at the table sees, and spectators not yet.


@timeless
async def test_a_late_spectator_cannot_tell_what_is_not_yet_to_be_seen() -> None:
    """What everyone at the table has seen, spectators learn later, also those who come anew."""
    evening = await part_company(30)
    for second in range(29):
        await evening.come(f"spectator at {second}", None, SPECTATOR)
        await evening.come(f"spectator at {second} late", STRANGER, SPECTATOR, after={None: 1})
        await asyncio.sleep(1)
        evening.compare()
    await asyncio.sleep(2)
    with pytest.raises(Leak):
        evening.compare()
