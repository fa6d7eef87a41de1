"""Nodes at one PostgreSQL: one of them plays for the house, all hear, and count together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import get_args

import pytest

from schatulle.store import Entry, FencedError, StoreError
from schatulle.store.nodes_port import Crowd, CrowdChanged, Lease, LogGrew, SignMade
from schatulle.store.postgres import open_postgres
from schatulle.table import projections
from schatulle.table.status import Status
from store.support.sample_rows import a_summary, an_entry
from store.support.two_nodes import LIFE, OneNode, a_node
from support.postgres import on


@pytest.fixture
async def one(postgres_url: str) -> AsyncIterator[OneNode]:
    async with a_node(postgres_url, "one") as node:
        yield node


@pytest.fixture
async def other(postgres_url: str) -> AsyncIterator[OneNode]:
    async with a_node(postgres_url, "other") as node:
        yield node


async def begin(node: OneNode, *tables: str) -> None:
    """Games go on at these tables."""
    for table in tables:
        await node.store.append(table, an_entry(1), a_summary(table))


async def die(node: OneNode) -> None:
    """No beat came for too long."""
    await node.nodes.beat(-1)


async def test_a_lease_is_had_by_one_node_alone(one: OneNode, other: OneNode) -> None:
    await begin(one, "t", "u")
    assert await one.nodes.claim(["t"]) == [Lease("t", 1)]
    assert await other.nodes.claim(["t", "u"]) == [Lease("u", 1)]
    assert await one.nodes.claim(["t", "u", "unheard of"]) == [Lease("t", 1)]


async def test_of_many_claims_at_once_one_succeeds(one: OneNode, other: OneNode) -> None:
    names = [f"t{n}" for n in range(20)]
    await begin(one, *names)
    claims = [node.nodes.claim(order) for node, order in ((one, names), (other, names[::-1]))]
    leases = [lease.table for found in await asyncio.gather(*claims) for lease in found]
    assert sorted(leases) == sorted(names)


async def test_only_where_people_play_there_is_a_lease(one: OneNode) -> None:
    await one.store.append("t", an_entry(1), a_summary("t", status=Status.GATHERING))
    assert await one.nodes.claim(["t"]) == []
    await one.store.append("t", an_entry(2), a_summary("t"))
    assert await one.nodes.claim(["t"]) == [Lease("t", 1)]
    await one.store.append("t", an_entry(3), a_summary("t", status=Status.OVER))
    assert await one.nodes.claim(["t"]) == []


async def test_the_epoch_rises_whenever_the_lease_passes_on(one: OneNode, other: OneNode) -> None:
    await begin(one, "t")
    epochs = []
    for node, dead in ((one, other), (other, one), (one, other)):
        await node.nodes.beat(LIFE)
        await die(dead)
        epochs += [lease.epoch for lease in await node.nodes.claim(["t"])]
    assert epochs == [1, 2, 3]


async def test_what_a_dead_node_had_is_taken_over_in_portions(one: OneNode, other: OneNode) -> None:
    names = [f"t{n}" for n in range(5)]
    await begin(one, *names)
    await one.nodes.claim(names)
    assert await other.nodes.claim_orphans(10) == []
    await die(one)
    portions = [await other.nodes.claim_orphans(3) for _ in range(3)]
    assert [len(portion) for portion in portions] == [3, 2, 0]
    assert {lease for portion in portions for lease in portion} == {Lease(n, 2) for n in names}


async def test_a_node_that_leaves_need_not_be_waited_for(one: OneNode, other: OneNode) -> None:
    await begin(one, "t")
    await one.nodes.claim(["t"])
    await one.nodes.put_crowd("t", Crowd(1, frozenset({"anna"})))
    await one.nodes.leave()
    assert await other.nodes.claim_orphans(10) == [Lease("t", 2)]
    assert await other.nodes.crowds(["t"]) == {}


async def test_a_lease_whose_answer_was_lost_is_found_again(one: OneNode, other: OneNode) -> None:
    await begin(one, "t", "u", "v")
    await one.nodes.claim(["t", "u"])
    await other.nodes.claim(["v"])
    assert await one.nodes.forgotten(["t"]) == [Lease("u", 1)]
    assert await one.nodes.forgotten(["t", "u"]) == []


async def test_a_table_asleep_is_nobodys_until_it_is_claimed_by_name(
    one: OneNode, other: OneNode
) -> None:
    await begin(one, "t")
    (lease,) = await one.nodes.claim(["t"])
    assert await one.nodes.put_to_sleep(lease)
    assert not await one.nodes.put_to_sleep(lease)
    assert await other.nodes.claim_orphans(10) == []
    assert await other.nodes.claim(["t"]) == [Lease("t", 2)]
    await die(other)
    assert await one.nodes.claim_orphans(10) == [Lease("t", 3)]


async def test_whoever_woke_too_late_writes_nothing_for_the_house(
    one: OneNode, other: OneNode
) -> None:
    await begin(one, "t")
    (old,) = await one.nodes.claim(["t"])
    await one.store.append("t", an_entry(2), None, old.epoch)
    await die(one)
    (new,) = await other.nodes.claim(["t"])
    with pytest.raises(FencedError):
        await one.store.append("t", an_entry(3), None, old.epoch)
    with pytest.raises(FencedError):
        await one.store.append("t", an_entry(3), a_summary("t"), old.epoch)
    await other.store.append("t", an_entry(3), None, new.epoch)
    assert [entry.seq for entry in await one.store.read("t")] == [1, 2, 3]


async def test_what_people_do_needs_no_lease(one: OneNode, other: OneNode) -> None:
    await begin(one, "t")
    await other.nodes.claim(["t"])
    await one.store.append("t", an_entry(2), None)
    assert len(await other.store.read("t")) == 2


async def test_a_lease_does_not_pass_on_while_something_is_written_under_it(
    one: OneNode, other: OneNode, postgres_url: str
) -> None:
    await begin(one, "t")
    (lease,) = await one.nodes.claim(["t"])
    await die(one)
    await other.nodes.beat(LIFE)
    tries: list[object] = [one.store.append("t", an_entry(2), None, lease.epoch)]
    tries += [other.nodes.claim(["t"])]
    written, claimed = await asyncio.gather(*tries, return_exceptions=True)  # type: ignore[call-overload]
    assert claimed == [Lease("t", 2)]
    assert isinstance(written, FencedError) == (len(await one.store.read("t")) == 1)


async def test_every_entry_rings_at_the_others_and_not_at_home(
    one: OneNode, other: OneNode
) -> None:
    await one.listen()
    await other.listen()
    await begin(one, "t")
    await one.store.append("t", an_entry(2), None)
    assert await other.rung(2) == [LogGrew("t", 1), LogGrew("t", 2)]
    other.nodes.ring(CrowdChanged("t"))
    assert await one.rung(1) == [CrowdChanged("t")]


async def test_a_sign_comes_as_it_went(one: OneNode, other: OneNode) -> None:
    await other.listen()
    signs = [SignMade("t", seat, sign) for seat, sign in enumerate(get_args(projections.Sign))]
    for sign in signs:
        one.nodes.ring(sign)
    assert await other.rung(len(signs)) == signs


async def test_more_chimes_than_fit_into_one_come_one_after_the_other(
    one: OneNode, other: OneNode
) -> None:
    await other.listen()
    chimes = [CrowdChanged(f"a table with a long name, number {n}") for n in range(1000)]
    for chime in chimes:
        one.nodes.ring(chime)
    assert await other.rung(1000) == chimes


async def test_who_was_not_connected_is_told_that_something_may_be_missed(
    one: OneNode, postgres_url: str
) -> None:
    await one.listen()
    assert one.missed == 1
    await on(postgres_url)(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%nodes%' "
        "AND datname = current_database() AND pid <> pg_backend_pid()"
    )
    while one.missed < 2:
        with suppress(StoreError):
            await one.nodes.beat(LIFE)


async def test_a_chime_of_another_version_says_only_that_there_is_something(
    one: OneNode, postgres_url: str
) -> None:
    await one.listen()
    await on(postgres_url)("SELECT pg_notify('schatulle', '[\"x\",[[\"Unheard\",1]]]')")
    while one.missed < 2:
        await one.nodes.beat(LIFE)
    assert one.heard == []


async def test_logs_of_other_lengths_are_found(one: OneNode, other: OneNode) -> None:
    await begin(one, "t", "u")
    await one.store.append("t", an_entry(2), None)
    assert await other.nodes.changed({}) == {}
    assert await other.nodes.changed({"t": 1, "u": 1, "swept": 3}) == {"t": 2, "swept": 0}


async def test_people_at_other_living_nodes_are_known_together(
    one: OneNode, other: OneNode, postgres_url: str
) -> None:
    await begin(one, "t", "u")
    async with a_node(postgres_url, "third") as third:
        await one.nodes.put_crowd("t", Crowd(2, frozenset({"anna"})))
        await third.nodes.put_crowd("t", Crowd(3, frozenset({"anna", "bert"})))
        await other.nodes.put_crowd("t", Crowd(9))
        together = Crowd(5, frozenset({"anna", "bert"}))
        assert await other.nodes.crowds(["t", "u"]) == {"t": together}
        await die(third)
        assert await other.nodes.crowds(["t"]) == {"t": Crowd(2, frozenset({"anna"}))}
        await one.nodes.put_crowd("t", Crowd())
        assert await other.nodes.crowds(["t"]) == {}


async def test_a_node_can_be_at_work_before_it_beats(postgres_url: str, other: OneNode) -> None:
    await begin(other, "t")
    store, nodes = await open_postgres(postgres_url, "new")
    await nodes.put_crowd("t", Crowd(1, frozenset({"ann"})))
    assert await other.nodes.crowds(["t"]) == {"t": Crowd(1, frozenset({"ann"}))}
    assert await nodes.claim(["t"]) == [Lease("t", 1)]
    await store.close()
    await nodes.close()


async def test_nobody_is_at_a_node_that_has_left(one: OneNode, other: OneNode) -> None:
    await begin(one, "t")
    await one.nodes.leave()
    await one.nodes.put_crowd("t", Crowd(1, frozenset({"ann"})))
    assert await other.nodes.crowds(["t"]) == {}


async def test_nobody_is_at_a_table_that_was_swept(one: OneNode) -> None:
    await one.nodes.put_crowd("swept", Crowd(1))
    assert await one.nodes.crowds(["swept"]) == {}


async def test_all_nodes_have_the_time_of_the_database(one: OneNode, other: OneNode) -> None:
    assert abs(one.nodes.now() - other.nodes.now()) < 5


async def test_the_first_keys_are_everybodys(one: OneNode, other: OneNode) -> None:
    here, there = await asyncio.gather(one.nodes.keys("a"), other.nodes.keys("b"))
    assert here == there
    assert here in "ab"
    assert await other.nodes.keys("c") == here


async def test_of_two_who_replace_the_same_keys_one_succeeds(one: OneNode, other: OneNode) -> None:
    first = await one.nodes.keys("first")
    done = await asyncio.gather(
        one.nodes.put_keys(first, "second"), other.nodes.put_keys(first, "third")
    )
    assert sorted(done) == [False, True]
    assert await one.nodes.keys("fresh") == ("second" if done[0] else "third")


async def test_a_budget_is_spent_at_all_nodes_together(one: OneNode, other: OneNode) -> None:
    nodes = (one.nodes, other.nodes)
    waits = [await nodes[n % 2].spend("codes", "anna", 4, 0.001) for n in range(6)]
    assert waits[:4] == [0, 0, 0, 0]
    assert all(900 < wait <= 1000 for wait in waits[4:])
    assert await one.nodes.spend("codes", "bert", 4, 0.001) == 0
    assert await one.nodes.spend("replays", "anna", 4, 0.001) == 0


async def test_what_was_no_guess_is_given_back(one: OneNode) -> None:
    for _ in range(10):
        assert await one.nodes.spend("codes", "anna", 1, 0.001) == 0
        await one.nodes.give_back("codes", "anna", 1)
    assert await one.nodes.spend("codes", "anna", 1, 0.001) == 0
    assert await one.nodes.spend("codes", "anna", 1, 0.001) > 0


async def test_a_budget_fills_again(one: OneNode, postgres_url: str) -> None:
    for _ in range(3):
        await one.nodes.spend("codes", "anna", 3, 1.0)
    await on(postgres_url)("UPDATE budgets SET at = at - 2")
    waits = [await one.nodes.spend("codes", "anna", 3, 1.0) for _ in range(3)]
    assert [wait > 0 for wait in waits] == [False, False, True]


async def test_two_who_write_the_same_number_are_told_apart(one: OneNode, other: OneNode) -> None:
    await begin(one, *(f"t{n}" for n in range(30)))
    tries = [
        node.store.append(f"t{n}", Entry(2, 1.0, body), None)
        for n in range(30)
        for node, body in ((one, b"one"), (other, b"other"))
    ]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    for n in range(30):
        first, second = outcomes[2 * n : 2 * n + 2]
        assert (first is None) != (second is None)
        assert [entry.body for entry in await one.store.read(f"t{n}", 1)] == [
            b"one" if first is None else b"other"
        ]
