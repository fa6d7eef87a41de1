"""Two matches that differ only in what a seat may not know send it the very same bytes, also when
those who play sit at different nodes: what comes over the log and the bell tells nothing more."""

from contextlib import AsyncExitStack

import pytest

from cluster.support.apart_worlds import PairApart, worlds_apart
from schatulle.core import SPECTATOR, Seat
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.table.table import Table
from server.support.other_worlds import (
    FILLED_UNSEEN,
    only_played,
    other_deal,
    setting,
    started,
    two_fillings,
)
from server.support.twins import VIEWER, Keep, everything
from support.worlds import Leak


async def follow(
    urls: tuple[str, str],
    tables: tuple[Table, Table],
    viewer: Seat,
    *,
    answers: int,
    secretly: bool = False,
    keep: Keep = everything,
) -> PairApart:
    async with AsyncExitStack() as stack:
        one, other = [
            await stack.enter_async_context(worlds_apart(url, table))
            for url, table in zip(urls, tables, strict=True)
        ]
        pair = PairApart(one, other, viewer, secretly=secretly, keep=keep)
        await pair.begin()
        await pair.follow(answers)
        await pair.come_back()
        return pair


@pytest.fixture
def urls(postgres_url: str, other_postgres_url: str) -> tuple[str, str]:
    """A database for each world."""
    return postgres_url, other_postgres_url


@pytest.mark.parametrize("viewer", [VIEWER, SPECTATOR])
async def test_a_whole_match_with_other_hands_sends_the_same_bytes(
    urls: tuple[str, str], viewer: Seat
) -> None:
    """M-15: the numbers of cards that are never turned up stay unknown to the end."""
    agreed = setting("meisterdiebe", "zoch", 4, max_rounds=2)
    tables = started(agreed), started(agreed, other_deal)
    pair = await follow(urls, tables, viewer, answers=400, keep=only_played)
    assert pair.is_over
    assert pair.one.table.log != pair.other.table.log


async def test_another_filling_of_the_box_sends_the_same_bytes(urls: tuple[str, str]) -> None:
    """M-22."""
    agreed = setting("meisterdiebe", "zoch", 3, **FILLED_UNSEEN, max_rounds=2, must_open=False)
    pair = await follow(urls, two_fillings(agreed), VIEWER, answers=400)
    assert pair.is_over
    assert pair.one.table.state.box != pair.other.table.state.box


async def test_another_closed_fist_sends_the_same_bytes(urls: tuple[str, str]) -> None:
    """D-8."""
    table = started(setting("diamant", "diamant", 5))
    pair = await follow(urls, (table, table), VIEWER, answers=30, secretly=True)
    assert pair.answers


async def test_a_leak_to_another_node_is_found(
    urls: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody sees what seat 0 sees, who sits at the other node."""
    honest = meisterdiebe.view
    monkeypatch.setattr(meisterdiebe, "view", lambda state, _seat: honest(state, Seat(0)))
    agreed = setting("meisterdiebe", "zoch", 4)
    tables = started(agreed), started(agreed, other_deal)
    with pytest.raises(Leak):
        await follow(urls, tables, VIEWER, answers=0)
