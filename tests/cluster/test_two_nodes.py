"""Everything that people do at one table works while they are at different nodes."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any, Final

import httpx

from cluster.support.served_nodes import (
    ServedNode,
    Street,
    a_street,
    caught_up,
    people_at,
    served_node,
)
from schatulle.core import Seat
from schatulle.server.bots.workers import InProcess, Question
from schatulle.server.http.clients import COOKIE
from schatulle.server.live.pace import Pace
from schatulle.table.entries import Answered, Revealed, Started, decode
from schatulle.table.fairness import pledge
from server.support.quick_play import play_on
from server.support.real_server import Client, Talk, person

CAVE: Final = {"game": "diamant", "edition": "diamant", "chairs": ["person", "person", "random"]}
#: Two expeditions, so that a game is over soon.
SHORT: Final = CAVE | {"options": {"expeditions": 2}}
SHARES: Final = ("a0" * 32, "b0" * 32)
#: It is opened, two sit down, it is begun, and Ann and the bot have answered.
UNTIL_BOB_IS_WAITED_FOR: Final = 6


async def gathered(street: Street, setting: dict[str, Any]) -> str:
    """Ann opens a table at one node, Bob finds it by its code at the other; both sit down."""
    opened = await street.ann.post("/tables", setting)
    found = (await street.bob.http.get(f"/api/codes/{opened['code']}")).json()
    assert found == opened
    await street.ann.post(f"/tables/{opened['id']}/seats/0")
    await street.bob.post(f"/tables/{opened['id']}/seats/1")
    return str(opened["id"])


async def begun(street: Street, setting: dict[str, Any]) -> str:
    table = await gathered(street, setting)
    await street.ann.post(f"/tables/{table}/start")
    return table


async def played(street: Street, table: str) -> tuple[Talk, Talk]:
    """Both play to the end; all that they heard."""
    async with street.ann.at(table) as ann, street.bob.at(table) as bob:
        await ann.say(type="Watch", seat=0)
        await bob.say(type="Watch", seat=1)
        await asyncio.gather(play_on(ann, 0), play_on(bob, 1))
    return ann, bob


def told(talk: Talk) -> list[tuple[int, Any]]:
    """All chapters in the order in which they were told."""
    found = []
    for message in talk.heard:
        if message["type"] == "Missed":
            found += [(each["number"], each["events"]) for each in message["chapters"]]
        elif message["type"] == "Happened":
            found.append((message["number"], message["events"]))
    return found


async def told_again(client: Client, table: str, seat: int | None) -> list[tuple[int, Any]]:
    """The same to somebody who comes when it is over."""
    async with client.at(table) as talk:
        await talk.say(type="Watch", seat=seat)
        await talk.until("Missed")
    return told(talk)


async def test_two_people_at_two_nodes_play_one_game(postgres_url: str) -> None:
    async with a_street(postgres_url) as street:
        table = await begun(street, SHORT)
        ann, bob = await played(street, table)
        for talk, seat in ((ann, 0), (bob, 1)):
            again = [await told_again(client, table, None) for client in (street.ann, street.bob)]
            assert again[0] == again[1]
            own = await told_again((street.ann, street.bob)[seat], table, seat)
            assert told(talk) == own
            assert [number for number, _ in own] == list(range(1, len(own) + 1))
        scores = [talk.heard[-1]["outcome"]["scores"] for talk in (ann, bob)]
        assert scores[0] == scores[1]
        assert street.one.at(table).table == street.other.at(table).table


async def test_what_is_agreed_before_the_game_is_seen_at_the_other_node(postgres_url: str) -> None:
    async with a_street(postgres_url) as street:
        table = await gathered(street, CAVE)
        async with street.ann.at(table) as ann:
            await people_at(ann, lambda lobby: lobby["people"][1]["name"] == "Bob")
            answer = await street.bob.http.delete(f"/api/tables/{table}/seats/1")
            assert answer.status_code == 200
            await people_at(ann, lambda lobby: lobby["people"][1]["name"] is None)
            await street.bob.post(f"/tables/{table}/seats/1", {"name": "Bobby"})
            await people_at(ann, lambda lobby: lobby["people"][1]["name"] == "Bobby")


async def test_a_seat_is_lent_at_one_node_and_played_and_taken_back_at_the_other(
    postgres_url: str,
) -> None:
    async with (
        a_street(postgres_url) as street,
        httpx.AsyncClient(base_url=f"http://{street.bob.address}") as http,
    ):
        table, phone = await begun(street, SHORT), Client(street.bob.address, http, {})
        code = (await street.ann.post(f"/tables/{table}/seats/0/devices"))["code"]
        wish = {"code": code, "kind": "phone"}
        await phone.post(f"/tables/{table}/devices", wish)
        again = await street.ann.http.post(f"/api/tables/{table}/devices", json=wish)
        assert again.status_code == 409
        async with phone.at(table) as hand:
            await hand.say(type="Watch", seat=0)
            await play_on(hand, 0, 1)
            assert (await street.bob.http.get("/api/me/tables")).json()[0]["lobby"]["id"] == table
            path = f"/api/tables/{table}/seats/0/devices/1"
            assert (await street.ann.http.delete(path)).status_code == 200
            assert (await hand.until("Refused"))["says"] == "refused-seat-lost"


async def test_a_host_at_one_node_hands_on_to_somebody_at_the_other(postgres_url: str) -> None:
    async with a_street(postgres_url) as street:
        table = await begun(street, SHORT)
        path = f"/api/tables/{table}"
        async with street.bob.at(table) as bob:
            assert (await street.ann.http.put(f"{path}/host", json={"seat": 1})).status_code == 200
            await people_at(bob, lambda lobby: lobby["host"] == "Bob")
            for client in (street.ann, street.bob):
                assert (await client.http.put(f"{path}/end", json={"on": True})).status_code == 200
            await people_at(bob, lambda lobby: lobby["abandoned"])


async def test_a_public_table_is_listed_at_every_node_until_it_begins(postgres_url: str) -> None:
    async with a_street(postgres_url) as street:
        table = await gathered(street, CAVE | {"listed": True})
        listed = [(await each.http.get("/api/tables")).json() for each in (street.ann, street.bob)]
        assert [[row["id"] for row in rows] for rows in listed] == [[table], [table]]
        await street.ann.post(f"/tables/{table}/start")
        assert (await street.bob.http.get("/api/tables")).json() == []


async def test_whoever_asks_any_node_sees_all_that_was_acknowledged_before(
    postgres_url: str,
) -> None:
    """Not a moment later, when the bell has rung: nobody is told to be wrong who is not."""
    async with a_street(postgres_url) as street:
        for _ in range(10):
            table = await gathered(street, CAVE)
            lobby = (await street.ann.http.get(f"/api/tables/{table}")).json()
            assert lobby["people"][1]["name"] == "Bob"
            await street.ann.post(f"/tables/{table}/start")
            async with street.bob.at(table) as bob:
                await bob.say(type="Watch", seat=1)
                assert (await bob.until("Now"))["asked"]


async def called(street: Street) -> str:
    """Both have pledged shares at their nodes, and Ann has begun."""
    opened = await street.ann.post("/tables", SHORT)
    table = str(opened["id"])
    for seat, client in enumerate(street.people):
        made = {"pledge": pledge(SHARES[seat], table)}
        await client.post(f"/tables/{table}/seats/{seat}", made)
    lobby = await street.ann.post(f"/tables/{table}/start")
    assert lobby["called"]
    return table


async def test_shares_that_are_revealed_at_two_nodes_begin_one_game(postgres_url: str) -> None:
    async with a_street(postgres_url) as street:
        for _ in range(5):
            table = await called(street)
            async with street.ann.at(table) as ann, street.bob.at(table) as bob:
                await people_at(bob, lambda lobby: lobby["called"])
                shown = [
                    client.post(f"/tables/{table}/seats/{seat}/share", {"share": SHARES[seat]})
                    for seat, client in enumerate(street.people)
                ]
                await asyncio.gather(*shown)
                for talk in (ann, bob):
                    lobby = await people_at(talk, lambda lobby: lobby["status"] == "playing")
                    assert [each["share"] for each in lobby["people"]] == [*SHARES, None]
            log = await street.one.hub.store.read(table)
            kinds = Counter(type(decode(row.body, "diamant")) for row in log)
            assert (kinds[Revealed], kinds[Started]) == (2, 1)


async def test_a_game_begins_though_the_node_of_its_host_is_gone(postgres_url: str) -> None:
    """Nobody has a lease before the start: any node that serves the table goes on."""
    async with a_street(postgres_url, Pace(bots=0, second=0.2)) as street:
        table = await called(street)
        async with street.bob.at(table) as bob:
            await people_at(bob, lambda lobby: lobby["called"])
            street.one.hub.forget(table)
            made = {"share": SHARES[1]}
            await street.bob.post(f"/tables/{table}/seats/1/share", made)
            lobby = await people_at(bob, lambda lobby: lobby["status"] == "playing")
            assert [each["share"] for each in lobby["people"]] == [None, SHARES[1], None]


async def test_both_ask_for_a_rematch_at_two_nodes_and_there_is_one(postgres_url: str) -> None:
    async with a_street(postgres_url) as street:
        table = await begun(street, SHORT)
        await played(street, table)
        asked = [client.http.post(f"/api/tables/{table}/rematch") for client in street.people]
        answers = await asyncio.gather(*asked)
        opened = [answer.json()["id"] for answer in answers if answer.status_code == 201]
        assert opened
        assert {answer.status_code for answer in answers} <= {201, 409}
        for client in street.people:
            lobby = (await client.http.get(f"/api/tables/{table}")).json()
            assert {lobby["rematch"]} == set(opened)
            new = (await client.http.get(f"/api/tables/{opened[0]}")).json()
            assert [each["name"] for each in new["people"]] == ["Ann", "Bob", None]
        assert len(await street.one.hub.store.live()) == 1


async def test_signs_go_to_the_other_node(postgres_url: str) -> None:
    async with a_street(postgres_url) as street:
        table = await begun(street, CAVE)
        async with street.ann.at(table) as ann, street.bob.at(table) as bob:
            await bob.until("Table")
            await ann.say(type="Wave", seat=0, sign="hello")
            waved = [await talk.until("Waved") for talk in (ann, bob)]
        assert [(each["seat"], each["sign"]) for each in waved] == [(0, "hello")] * 2


async def test_whoever_is_at_another_node_is_not_missing(postgres_url: str) -> None:
    """Cid alone never came: a bot stands in for him, wherever the house is, till he comes back."""
    setting = CAVE | {"chairs": ["person"] * 3}
    async with a_street(postgres_url, Pace(bots=0, grace=2.0)) as street:
        table = await gathered(street, setting)
        async with (
            person(street.other.address, "Cid") as cid,
            street.ann.at(table) as ann,
            street.bob.at(table) as bob,
        ):
            await cid.post(f"/tables/{table}/seats/2")
            await ann.say(type="Watch", seat=0)
            await bob.say(type="Watch", seat=1)
            await street.ann.post(f"/tables/{table}/start")
            for talk in (ann, bob):
                lobby = await people_at(talk, lambda lobby: True in away(lobby))
                assert away(lobby) == [False, False, True]
            async with cid.at(table) as talk:
                await talk.say(type="Watch", seat=2)
                await people_at(ann, lambda lobby: True not in away(lobby))
            await bob.connection.close()
            await people_at(ann, lambda lobby: away(lobby) == [False, True, True])


def away(lobby: Any) -> list[bool]:
    return [person["away"] for person in lobby["people"]]


async def test_clocks_run_out_once_and_at_the_same_moment_everywhere(postgres_url: str) -> None:
    async with a_street(postgres_url, Pace(bots=0, second=0.02)) as street:
        table = await gathered(street, SHORT | {"clock": 15, "chairs": ["person", "person", "bot"]})
        async with street.ann.at(table) as ann, street.bob.at(table) as bob:
            await ann.say(type="Watch", seat=0)
            await bob.say(type="Watch", seat=1)
            await street.ann.post(f"/tables/{table}/start")
            for talk in (ann, bob):
                now = await talk.until("Now", lambda said: len(said["asked"]) > 0)
                assert now["asked"][0]["left"] is not None
            ends = [await talk.until("Now", lambda said: said["outcome"]) for talk in (ann, bob)]
        assert ends[0]["outcome"] == ends[1]["outcome"]
        answers = await answers_to(street.one, table)
        assert {each.by for each in answers if each.seat < 2} == {"clock"}
        assert once_each(answers)


async def answers_to(node: ServedNode, table: str) -> list[Answered[Any]]:
    rows = await node.hub.store.read(table)
    entries = [decode(row.body, "diamant") for row in rows]
    return [entry for entry in entries if isinstance(entry, Answered)]


def once_each(answers: list[Answered[Any]]) -> bool:
    return set(Counter(each.decision for each in answers).values()) == {1}


async def test_a_deadline_is_the_same_at_every_node(postgres_url: str) -> None:
    async with a_street(postgres_url) as street:
        table = await begun(street, CAVE | {"clock": 3600})
        async with street.bob.at(table), street.ann.at(table) as ann:
            await ann.say(type="Watch", seat=0)
            await play_on(ann, 0, answers=1)
            lives = [node.at(table) for node in (street.one, street.other)]
            for live in lives:
                await caught_up(live, UNTIL_BOB_IS_WAITED_FOR)
        assert lives[0].deadlines == lives[1].deadlines
        assert len(lives[0].deadlines) == 1


async def test_who_watches_late_hears_it_late_at_any_node(postgres_url: str) -> None:
    pace, delay = Pace(bots=0, second=0.01), 30
    async with a_street(postgres_url, pace) as street:
        table = await begun(street, SHORT | {"spectator_delay": delay})
        async with person(street.other.address, "Cid") as cid, cid.at(table) as talk:
            await talk.say(type="Watch", seat=None)
            playing = asyncio.create_task(played(street, table))
            live, number = street.other.at(table), 0
            while number < 4:
                number = (await talk.until("Happened"))["number"]
                late = sum(at + delay * pace.second <= live.now() for at in live.times)
                assert late >= number
            await talk.until("Now", lambda said: said["outcome"])
            await playing
        assert told(talk) == await told_again(street.ann, table, None)


async def test_statistics_replays_and_records_are_everywhere(postgres_url: str) -> None:
    async with a_street(postgres_url) as street:
        table = await begun(street, SHORT)
        await played(street, table)
        token = street.ann.http.cookies[COOKIE]
        async with person(street.other.address, "Ann", token) as ann:
            paths = ["/me", "/me/games", f"/tables/{table}/replay", f"/tables/{table}/record"]
            for path in paths:
                answers = [await each.http.get(f"/api{path}") for each in (street.ann, ann)]
                assert answers[0].status_code == 200
                assert answers[0].content == answers[1].content


class Thinker(InProcess):
    """Notes what its bots are asked."""

    def __init__(self, asked: list[tuple[Seat, int]]) -> None:
        super().__init__()
        self._asked = asked

    async def think(self, question: Question) -> Any | None:
        self._asked.append((question.seat, question.decision.id))
        return await super().think(question)


async def test_bots_think_at_one_node_and_play_once(postgres_url: str) -> None:
    asked: list[tuple[Seat, int]] = []
    async with (
        served_node(postgres_url, "one", runner=Thinker(asked)) as one,
        served_node(postgres_url, "other", runner=Thinker(asked)) as other,
        person(one.address, "Ann") as ann,
        person(other.address, "Bob") as bob,
    ):
        table = await begun(Street(one, other, ann, bob), SHORT)
        await played(Street(one, other, ann, bob), table)
        answers = await answers_to(one, table)
    assert set(Counter(asked).values()) == {1}
    assert once_each(answers)
    assert sum(each.by == "bot" for each in answers) == len(asked)


async def test_when_a_node_goes_everything_goes_on_at_the_other(postgres_url: str) -> None:
    """Bots and clocks too; whoever was there comes to the other node and resumes by number."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(served_node(postgres_url, "one"))
        ann = await stack.enter_async_context(person(one.address, "Ann"))
        bob = await stack.enter_async_context(person(one.address, "Bob"))
        table = await begun(Street(one, one, ann, bob), SHORT | {"clock": 3600})
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            await play_on(talk, 0, answers=1)
            await until_leased(one, table)
            other = await stack.enter_async_context(served_node(postgres_url, "other"))
            one.server.should_exit = True
            assert "come back" in (await talk.until("Goodbye"))["reason"]
        heard = told(talk)
        ann, bob = [
            await stack.enter_async_context(person(other.address, "Who", each.http.cookies[COOKIE]))
            for each in (ann, bob)
        ]
        async with ann.at(table) as resumed, bob.at(table) as talk:
            await resumed.say(type="Watch", seat=0, after=len(heard))
            await talk.say(type="Watch", seat=1)
            await asyncio.gather(play_on(resumed, 0), play_on(talk, 1))
        assert heard + told(resumed) == await told_again(ann, table, 0)
        assert once_each(await answers_to(other, table))


async def until_leased(node: ServedNode, table: str) -> None:
    async with asyncio.timeout(20):
        while node.at(table).lease is None:
            await asyncio.sleep(0.01)
