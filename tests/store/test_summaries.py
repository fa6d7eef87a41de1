"""Tables are found by id, code, guest and state, as their last entry left them."""

from typing import Any

import pytest
from msgspec.structs import replace

from schatulle.store import Store, StoreError, Summary
from schatulle.table.status import Status
from store.support.sample_rows import a_summary, an_entry


async def put(store: Store, table: str, **changes: Any) -> Summary:
    """Appends an entry to a table, and the summary that came with it."""
    seq = len(await store.read(table)) + 1
    summary = a_summary(table, **changes)
    await store.append(table, an_entry(seq), summary)
    return summary


def names(summaries: list[Summary]) -> list[str]:
    return [summary.table for summary in summaries]


async def test_a_summary_comes_back_as_it_went(store: Store) -> None:
    summary = await put(store, "t", touched=1_700_000_000.123456)
    assert await store.summary("t") == summary


async def test_the_last_summary_counts(store: Store) -> None:
    await put(store, "t", status="gathering", players=((0, "anna"),), taken=1)
    changed = await put(
        store, "t", code="other", players=((1, "cleo"), (2, "anna")), listed=True, seats=5
    )
    assert await store.summary("t") == changed
    assert await store.by_code("other") == changed
    assert await store.by_code("code of t") is None


async def test_without_a_new_one_a_summary_stays_but_for_the_time(store: Store) -> None:
    summary = await put(store, "t", players=((0, "anna"),), touched=1.0)
    await store.append("t", an_entry(2), None)
    assert await store.summary("t") == replace(summary, touched=an_entry(2).at)
    assert summary.touched != an_entry(2).at


async def test_players_come_by_seat(store: Store) -> None:
    await put(store, "t", players=((2, "cleo"), (0, "anna")))
    found = await store.summary("t")
    assert found
    assert found.players == ((0, "anna"), (2, "cleo"))


async def test_a_table_may_have_no_players(store: Store) -> None:
    await put(store, "t")
    summary = await put(store, "t", players=())
    assert await store.summary("t") == summary


async def test_a_code_finds_its_table_and_no_other(store: Store) -> None:
    await put(store, "other")
    summary = await put(store, "t", code="ABCDEF")
    assert await store.by_code("ABCDEF") == summary
    assert await store.by_code("abcdef") is None


async def test_a_code_that_is_no_text_is_refused(store: Store) -> None:
    with pytest.raises(StoreError, match="does not fit"):
        await store.by_code("\ud800")


async def test_only_public_gathering_tables_are_listed_newest_first(store: Store) -> None:
    await put(store, "older", status="gathering", listed=True, touched=1.0)
    await put(store, "newer", status="gathering", listed=True, touched=2.0)
    await put(store, "by link", status="gathering", listed=False)
    await put(store, "playing", status="playing", listed=True)
    await put(store, "over", status="over", listed=True)
    assert names(await store.listed()) == ["newer", "older"]


async def test_a_table_leaves_the_list_when_it_starts(store: Store) -> None:
    await put(store, "t", status="gathering", listed=True)
    await put(store, "t", status="playing", listed=True)
    assert await store.listed() == []


async def test_the_list_ends_after_a_hundred(store: Store) -> None:
    for n in range(105):
        await put(store, f"t{n}", status="gathering", listed=True, touched=float(n))
    assert names(await store.listed()) == [f"t{n}" for n in range(104, 4, -1)]


async def test_all_that_is_not_over_is_live(store: Store) -> None:
    for touched, status in enumerate(Status):
        await put(store, status, status=status, touched=float(touched))
    assert names(await store.live()) == ["playing", "gathering"]


async def test_a_guest_finds_the_finished_games(store: Store) -> None:
    at = {"status": "over", "players": ((0, "anna"), (1, "cleo"))}
    await put(store, "first", **at, touched=1.0)
    await put(store, "second", **at, touched=2.0)
    await put(store, "hot seat", status="over", players=((0, "anna"), (1, "anna")), touched=3.0)
    await put(store, "without her", status="over", players=((0, "bert"),))
    await put(store, "going on", status="playing", players=((0, "anna"),))
    assert names(await store.finished_of("anna")) == ["hot seat", "second", "first"]
    assert names(await store.finished_of("cleo")) == ["second", "first"]
    assert names(await store.finished_of("anna", limit=1)) == ["hot seat"]
    assert await store.finished_of("nobody") == []


async def test_a_guest_finds_the_tables_that_are_not_over(store: Store) -> None:
    for touched, status in enumerate(Status):
        await put(store, status, status=status, players=((0, "anna"),), touched=float(touched))
    await put(store, "without her", status="playing", players=((0, "bert"),))
    assert names(await store.open_of("anna")) == ["playing", "gathering"]
    assert names(await store.open_of("anna", limit=1)) == ["playing"]
    assert await store.open_of("nobody") == []


async def test_who_left_the_table_no_longer_counts(store: Store) -> None:
    await put(store, "t", players=((0, "anna"), (1, "bert")))
    await put(store, "t", players=((0, "anna"),), status="over")
    assert await store.finished_of("bert") == []
