"""Two matches that differ only in what a seat may not know send it the very same bytes.

Whole matches go through the sessions of the server; every frame to the watched seat, to a
spectator and to a stranger in the lobby is compared, in its order, refusals included. And the
comparison is no fool: every leak that is put in on purpose is found.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from schatulle.core import SPECTATOR, IllegalMove, Seat
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.events import Chose, Filled
from schatulle.server.live import wire as wire_module
from schatulle.table import projections
from schatulle.table.agreement import Agreement
from schatulle.table.table import Table
from server.support.other_worlds import (
    FILLED_UNSEEN,
    HIDING,
    advanced,
    only_played,
    other_deal,
    setting,
    started,
    two_fillings,
    with_state,
)
from server.support.side_by_side import Pair
from server.support.twins import VIEWER
from support.worlds import CHANGES, Leak, other_fists

# Whole matches.


@pytest.mark.parametrize("viewer", [VIEWER, SPECTATOR])
async def test_a_whole_match_with_other_cards_in_others_hands_sends_the_same_bytes(
    viewer: Seat,
) -> None:
    """M-15: the numbers of cards that are never turned up stay unknown to the end."""
    agreed = setting("meisterdiebe", "zoch", 4, max_rounds=3)
    pair = Pair(started(agreed), started(agreed, other_deal), viewer, keep=only_played)
    assert pair.one.table.state.hands != pair.other.table.state.hands
    await pair.begin()
    await pair.follow(400)
    await pair.come_back()
    assert pair.is_over
    assert pair.one.table.log != pair.other.table.log


@pytest.mark.parametrize("viewer", [VIEWER, SPECTATOR])
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"sticky_drawers": 0.4},
        {"open_visibility": "opener"},
        {"open_visibility": "opener", "sticky_drawers": 0.4},
    ],
    ids=str,
)
async def test_a_whole_match_over_another_filling_of_the_box_sends_the_same_bytes(
    viewer: Seat, more: dict[str, Any]
) -> None:
    """M-22, OQ-M20, OQ-M37: chance has filled the box; only drawers that look alike are opened."""
    agreed = setting(
        "meisterdiebe", "zoch", 3, **FILLED_UNSEEN, max_rounds=6, must_open=False, **more
    )
    pair = Pair(*two_fillings(agreed), viewer)
    assert pair.one.table.state.box != pair.other.table.state.box
    await pair.begin()
    await pair.follow(400)
    await pair.come_back()
    assert pair.is_over
    assert pair.one.table.state.box != pair.other.table.state.box
    assert any("open" in move for move in pair.one.table.moves), "some drawers look alike"


async def test_a_match_with_closed_chests_sends_the_same_bytes_until_they_are_counted() -> None:
    """D-20, D-22."""
    agreed = setting("diamant", "diamant", 4, chests="closed")
    table = started(agreed)
    pair = Pair(table, with_state(table, replace(table.state, chests=(9, 0, 4, 1))))
    await pair.begin()
    await pair.follow(400)
    await pair.come_back()
    assert pair.one.table.state.expedition == 5
    assert not pair.is_over


@pytest.mark.parametrize("seed", range(6))
async def test_another_face_down_card_sends_the_same_bytes_until_it_is_turned_up(
    seed: int,
) -> None:
    """M-26, M-27, M-29."""
    table = advanced(started(setting("meisterdiebe", "zoch", 5)), 12 * seed, Random(seed))
    pair = Pair(table, table, seed=seed, secretly=True)
    await pair.begin()
    await pair.follow(30)
    await pair.come_back()
    assert pair.answers


@pytest.mark.parametrize("seed", range(8))
async def test_another_closed_fist_sends_the_same_bytes_until_all_are_opened(seed: int) -> None:
    """D-8."""
    table = advanced(started(setting("diamant", "diamant", 5)), 9 * seed, Random(seed))
    pair = Pair(table, table, seed=seed, secretly=True)
    await pair.begin()
    await pair.follow(30)
    await pair.come_back()
    assert pair.answers


async def follow_other_worlds(agreed: Agreement, seeds: range) -> dict[str, int]:
    """At moments of random matches every other world that a seat cannot tell from this one."""
    followed: dict[str, int] = {}
    for seed in seeds:
        rng = Random(seed)
        table = advanced(started(agreed), 6 * seed + 2, rng)
        for change in CHANGES[agreed.game]:
            state = change(table.state, VIEWER, rng)
            pair = Pair(table, with_state(table, state), seed=seed, secretly=True)
            if state != table.state:
                await pair.begin()
                await pair.follow(40)
                await pair.come_back()
                followed[change.__name__] = followed.get(change.__name__, 0) + pair.answers + 1
    return followed


@pytest.mark.parametrize("agreed", HIDING.values(), ids=HIDING)
async def test_whatever_else_may_be_hidden_sends_the_same_bytes(agreed: Agreement) -> None:
    """Closed drawers, rubies, an open drawer, numbers, laid cards, fists and chests."""
    followed = await follow_other_worlds(agreed, range(12))
    assert sum(followed.values()) > 40


# Leaks put in on purpose.


async def finds_a_leak(agreed: Agreement, seeds: range = range(8)) -> bool:
    try:
        await follow_other_worlds(agreed, seeds)
    except Leak:
        return True
    return False


def numbers_of_a_hand(state: Any, honest: Any) -> Any:
    return replace(honest, hands=(tuple(map(str, state.hands[0])), *honest.hands[1:]))


def a_longer_text_for_a_full_box(state: Any, honest: Any) -> Any:
    """Not what lies in the drawers, only a frame that is longer where a ruby is above."""
    rubies = sum(drawer.ruby == "head" for drawer in state.box.drawers)
    return replace(honest, top=honest.top + " " * rubies)


@pytest.mark.parametrize("leak", [numbers_of_a_hand, a_longer_text_for_a_full_box])
async def test_a_leak_in_the_view_is_found_on_the_wire(
    monkeypatch: pytest.MonkeyPatch, leak: Callable[[Any, Any], Any]
) -> None:
    honest = meisterdiebe.view
    monkeypatch.setattr(meisterdiebe, "view", lambda state, seat: leak(state, honest(state, seat)))
    assert await finds_a_leak(HIDING["open box"])


async def test_a_card_told_too_soon_is_found_on_the_wire(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = meisterdiebe.observe
    monkeypatch.setattr(
        meisterdiebe,
        "observe",
        lambda event, seat: event if isinstance(event, Chose) else honest(event, seat),
    )
    table = started(setting("meisterdiebe", "zoch", 5, quick_setup=True))
    pair = Pair(table, table, secretly=True)
    await pair.begin()
    with pytest.raises(Leak):
        await pair.follow(30)


async def test_the_number_of_hidden_events_is_found_on_the_wire(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An empty notice for every drawer that chance fills would tell how many there are."""
    honest = meisterdiebe.observe
    monkeypatch.setattr(
        meisterdiebe,
        "observe",
        lambda event, seat: (
            replace(event, drawer="A1", diamonds=None)
            if isinstance(event, Filled)
            else honest(event, seat)
        ),
    )
    agreed = setting("meisterdiebe", "zoch", 3, **FILLED_UNSEEN)
    pair = Pair(*two_fillings(agreed))
    with pytest.raises(Leak):
        await pair.begin()


async def test_a_lobby_that_tells_of_fists_is_found_on_the_wire(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lobby(table: Table) -> projections.Lobby:
        chosen = "".join(map(str, getattr(table.state, "chosen", ())))
        return replace(projections.lobby(table), host=chosen)

    monkeypatch.setattr(wire_module, "lobby", lobby)
    table = advanced(started(HIDING["diamant"]), 2, Random(1))
    other = with_state(table, other_fists(table.state, VIEWER, Random(5)))
    assert other.state != table.state
    with pytest.raises(Leak):
        await Pair(table, other).begin()


async def test_a_refusal_that_tells_too_much_is_found_on_the_wire(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = meisterdiebe.play

    def play(state: Any, seat: Seat, action: Any) -> Any:
        try:
            return honest(state, seat, action)
        except IllegalMove as refusal:
            raise IllegalMove(refusal.clause, f"{refusal.reason} {state.hands[0]}") from None

    agreed = setting("meisterdiebe", "zoch", 4, quick_setup=True)
    pair = Pair(started(agreed), started(agreed, other_deal))
    await pair.begin()
    monkeypatch.setattr(meisterdiebe, "play", play)
    await pair.try_what_is_refused()
    with pytest.raises(Leak):
        await pair.compare()
