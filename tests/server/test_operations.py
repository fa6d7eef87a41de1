"""Running a server: limits, counters, log lines, headers, and errors that tell nothing."""

import asyncio
import json
from io import StringIO
from math import inf
from pathlib import Path
from time import time
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from schatulle.server import logs
from schatulle.server.budgets import UNLIMITED, Buckets, Budget
from schatulle.server.http.limits import Gate, Limits, neighbourhood
from schatulle.server.hub.housekeeping import keep_house
from schatulle.server.hub.patience import PATIENCE
from schatulle.server.live.session import Session
from schatulle.server.serving import Server, settings
from schatulle.store.port import StoreError
from server.support.reachable_house import House, Time, house
from server.support.real_server import Client, person

HOT_SEAT = {"game": "diamant", "edition": "diamant", "chairs": ["person"] * 3}
TOO_MANY = 4429


@pytest.fixture
def lines() -> Any:
    """What is logged, as JSON lines."""
    stream = StringIO()
    handler = logs.begin(stream, readable=False)
    yield stream
    logs.end(handler)


def test_a_budget_is_spent_and_fills_again() -> None:
    time = Time()
    gate = Gate(Limits(guests=Budget(2, 0.5)), time)
    assert [gate.spend("guests", "ann") for _ in range(3)] == [0, 0, 2]
    assert gate.spend("guests", "bob") == 0
    time.now = 2
    assert gate.spend("guests", "ann") == 0
    assert gate.spend("guests", "ann") == 2
    time.now = 1000
    assert [gate.spend("guests", "ann") for _ in range(3)] == [0, 0, 2]


def test_what_is_given_back_can_be_spent_again_but_is_never_more_than_the_burst() -> None:
    buckets, once = Buckets(Time()), Budget(1, 1)
    buckets.give_back("codes", "ann")
    assert buckets.spend("codes", "ann", once) == 0
    assert buckets.spend("codes", "ann", once) == 1
    buckets.give_back("codes", "ann")
    buckets.give_back("codes", "ann")
    assert buckets.spend("codes", "ann", once) == 0
    assert buckets.spend("codes", "ann", once) == 1


def test_only_so_many_buckets_are_kept_and_the_latest_stay() -> None:
    gate = Gate(Limits(guests=Budget(1, 1)), Time(), most=2)
    for who in ("ann", "bob", "ann", "cid"):
        gate.spend("guests", who)
    assert gate.spend("guests", "ann") > 0
    assert gate.spend("guests", "bob") == 0


def test_without_limits_nobody_waits_and_nothing_is_kept() -> None:
    gate = Gate(Limits.none(), Time())
    assert not any(gate.spend("guests", "ann") for _ in range(1000))
    assert all(gate.enter("address", "ann") for _ in range(1000))
    assert Limits.none().messages == UNLIMITED


def test_sockets_are_counted_for_the_address_and_for_the_guest() -> None:
    gate = Gate(Limits(sockets=3, own_sockets=1), Time())
    assert gate.enter("here", "ann")
    assert not gate.enter("there", "ann")
    assert gate.enter("here", None)
    assert gate.enter("here", "bob")
    assert not gate.enter("here", None)
    gate.leave("here", "ann")
    assert gate.enter("here", "ann")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::2:3", "2001:db8::/64"),
        ("a socket file", "a socket file"),
    ],
)
def test_a_household_is_one_address(host: str, counted: str) -> None:
    assert neighbourhood(host) == counted


async def test_wrong_codes_run_out_and_right_ones_cost_nothing(tmp_path: Path) -> None:
    limits = Limits(wrong_codes=Budget(3, 0.001))
    async with house(tmp_path, limits) as (_, address), person(address, "Ann") as ann:
        code = (await ann.post("/tables", HOT_SEAT))["code"]
        right = [(await ann.http.get(f"/api/codes/{code}")).status_code for _ in range(9)]
        wrong = [(await ann.http.get("/api/codes/AAAAAA")).status_code for _ in range(5)]
        assert right == [200] * 9
        assert wrong == [404, 404, 404, 429, 429]
        assert (await ann.http.get("/api//codes/AAAAAA/")).status_code in (404, 429)
        refused = await ann.http.get(f"/api/codes/{code}")
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) >= 1
    assert refused.json()["reason"].startswith("too many requests; try again in ")


async def test_many_codes_at_the_same_moment_are_no_way_around(tmp_path: Path) -> None:
    limits = Limits(wrong_codes=Budget(3, 0.001))
    async with house(tmp_path, limits) as (_, address), person(address, "Ann") as ann:
        asked = [ann.http.get(f"/api/codes/AAAA{n:02}") for n in range(20)]
        answers = await asyncio.gather(*asked)
    assert sorted(answer.status_code for answer in answers) == [404] * 3 + [429] * 17


async def test_guests_and_tables_have_budgets_of_their_own(tmp_path: Path) -> None:
    limits = Limits(guests=Budget(1, 0.001), own_tables=Budget(1, 0.001))
    async with house(tmp_path, limits) as (made, address), person(address, "Ann") as ann:
        await ann.post("/guests", {"name": "Bob"}, status=429)
        await ann.post("/tables", HOT_SEAT)
        await ann.post("/tables", HOT_SEAT, status=429)
        assert (await ann.http.get("/api/me")).status_code == 200
        assert made.counted("schatulle_floods_total", what="own_tables") == 1


async def test_what_leads_nowhere_is_counted_too(tmp_path: Path) -> None:
    limits = Limits(requests=Budget(6, 0.001), own_requests=UNLIMITED)
    async with house(tmp_path, limits) as (made, address), person(address, "Ann") as ann:
        stray = [await ann.http.get(f"/nowhere/{n}") for n in range(3)]
        stray.append(await ann.http.delete("/api/me"))
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://{address}/nowhere"):
                pass
        stray.append(refused := await ann.http.get("/nowhere"))
        assert [answer.status_code for answer in stray] == [404, 404, 404, 405, 429]
        assert int(refused.headers["retry-after"]) >= 1
        assert refused.json()["reason"].startswith("too many requests; try again in ")
        assert (await ann.http.get("/api/tables")).status_code == 429
        assert (await ann.http.get("/healthz")).status_code == 200
        assert made.counted("schatulle_floods_total", what="requests") == 2


async def test_nobody_can_pretend_to_be_elsewhere(tmp_path: Path) -> None:
    limits = Limits(guests=Budget(1, 0.001))
    async with house(tmp_path, limits) as (_, address), person(address, "Ann") as ann:
        for n in range(3):
            answer = await ann.http.post(
                "/api/guests", json={"name": "Bob"}, headers={"X-Forwarded-For": f"192.0.2.{n}"}
            )
            assert answer.status_code == 429


async def test_a_client_that_says_too_much_is_refused_and_then_sent_away(tmp_path: Path) -> None:
    limits = Limits(messages=Budget(2, 0.001), patience=Budget(2, 0.001))
    async with house(tmp_path, limits) as (_, address), person(address, "Ann") as ann:
        table = (await ann.post("/tables", HOT_SEAT))["id"]
        async with ann.at(table) as talk:
            for n in range(5):
                await talk.say(type="Answer", seat=0, decision=1, key=f"k{n}", move="stay")
            with pytest.raises(ConnectionClosed) as closed:
                await talk.until("Never")
        flood = "too many messages; wait a moment"
        refused = [said["key"] for said in talk.heard if said.get("reason") == flood]
        assert refused == ["k2", "k3"]
        assert talk.heard[-1] == {"type": "Goodbye", "reason": "too many messages; come back later"}
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_MANY


async def test_one_guest_has_only_so_many_sockets_and_gets_them_back(tmp_path: Path) -> None:
    limits = Limits(own_sockets=1)
    async with house(tmp_path, limits) as (made, address), person(address, "Ann") as ann:
        table = (await ann.post("/tables", HOT_SEAT))["id"]
        async with ann.at(table) as talk:
            await talk.until("Table")
            assert made.counted("schatulle_sockets") == 1
            async with ann.at(table) as second:
                with pytest.raises(ConnectionClosed) as closed:
                    await second.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == TOO_MANY
        while made.counted("schatulle_sockets"):
            await asyncio.sleep(0)
        async with ann.at(table) as third:
            await third.until("Table")


async def started(ann: Client) -> str:
    table = str((await ann.post("/tables", HOT_SEAT))["id"])
    for seat in range(3):
        await ann.post(f"/tables/{table}/seats/{seat}")
    await ann.post(f"/tables/{table}/start")
    return table


async def played(ann: Client) -> str:
    """A table at which Ann has said one thing that is accepted and one that is not."""
    table = await started(ann)
    async with ann.at(table) as talk:
        await talk.say(type="Watch", seat=0)
        ask = (await talk.until("Now"))["asked"][0]
        for move in ("nonsense", ask["moves"][0]):
            await talk.say(type="Answer", seat=0, decision=ask["id"], key=move, move=move)
        await talk.until("Accepted")
    return table


async def test_counters_tell_what_happens_and_nobody_s_name(tmp_path: Path) -> None:
    async with house(tmp_path) as (_, address), person(address, "Ann") as ann:
        table = await played(ann)
        text = (await ann.http.get("/metrics")).text
    for line in (
        'schatulle_tables{status="playing"} 1.0',
        'schatulle_tables{status="gathering"} 0.0',
        "schatulle_accepted_total 1.0",
        'schatulle_refused_total{clause="none"} 1.0',
        'schatulle_frames_total{kind="Accepted"} 1.0',
        "schatulle_bot_moves_total ",
        "schatulle_append_seconds_count ",
        "schatulle_sockets ",
        "process_resident_memory_bytes ",
    ):
        assert line in text
    assert table not in text
    assert "Ann" not in text


async def test_tables_are_counted_again_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as (_, address), person(address, "Ann") as ann:
        await ann.post("/tables", HOT_SEAT)
        await started(ann)
    async with house(tmp_path) as (made, _):
        await asyncio.wait_for(made.hub.node.caught_up.wait(), 10)
        assert made.counted("schatulle_tables", status="gathering") == 1
        assert made.counted("schatulle_tables", status="playing") == 1


async def test_swept_tables_are_no_longer_counted(tmp_path: Path, lines: StringIO) -> None:
    async with house(tmp_path) as (made, address), person(address, "Ann") as ann:
        await ann.post("/tables", HOT_SEAT)
        await started(ann)
        made.hub.patience = replace(PATIENCE, step=inf)
        await keep_house(made.hub)
        made.hub.now = lambda: time() + PATIENCE.gathering + 1
        await keep_house(made.hub)
        assert made.counted("schatulle_tables", status="gathering") == 0
        assert made.counted("schatulle_tables", status="playing") == 1
    swept = [json.loads(line) for line in lines.getvalue().splitlines() if "swept" in line]
    assert [line["count"] for line in swept] == [1]


async def test_counters_are_for_this_machine_only(tmp_path: Path) -> None:
    made = House(tmp_path, Limits())
    for client, headers, status in [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("192.0.2.1", {}, 403),
        ("127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}, 403),
    ]:
        transport = httpx.ASGITransport(made.app, client=(client, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            answer = await http.get("/metrics", headers=headers)
        assert answer.status_code == status
    await made.hub.close()


async def test_counters_can_be_opened_to_others(tmp_path: Path) -> None:
    made = House(tmp_path, Limits(), open_metrics=True)
    transport = httpx.ASGITransport(made.app, client=("192.0.2.1", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
        assert (await http.get("/metrics")).status_code == 200
    await made.hub.close()


async def test_an_error_of_ours_tells_an_id_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: StringIO
) -> None:
    async def broken() -> None:
        raise KeyError("the secret")

    async with house(tmp_path) as (made, address), person(address, "Ann") as ann:
        monkeypatch.setattr(made.hub, "listed", broken)
        answer = await ann.http.get("/api/tables")
    assert answer.status_code == 500
    problem = answer.json()
    assert problem["reason"] == "something went wrong here; nothing was lost"
    assert answer.headers["x-content-type-options"] == "nosniff"
    line = next(line for line in map(json.loads, lines.getvalue().splitlines()) if "id" in line)
    assert (line["id"], line["error"], line["level"]) == (problem["id"], "KeyError", "error")
    assert line["frames"][-1].endswith(" broken")
    assert "the secret" not in lines.getvalue()


async def test_a_disk_that_fails_is_told_to_the_operator_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: StringIO
) -> None:
    async def full(*_: Any) -> None:
        raise StoreError("The disk is full.")

    async with house(tmp_path) as (made, address), person(address, "Ann") as ann:
        with monkeypatch.context() as patch:
            patch.setattr(made.disk, "append", full)
            problem = await ann.post("/tables", HOT_SEAT, status=503)
        assert (await ann.http.get("/api/tables")).json() == []
        await ann.post("/tables", HOT_SEAT)
    assert problem["reason"] == "this cannot be saved now; nothing was changed"
    assert "The disk is full." in lines.getvalue()


async def test_an_error_at_a_socket_closes_it_and_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: StringIO
) -> None:
    async def broken(*_: Any) -> None:
        raise KeyError("the secret")

    async with house(tmp_path) as (made, address), person(address, "Ann") as ann:
        table = (await ann.post("/tables", HOT_SEAT))["id"]
        monkeypatch.setattr(Session, "hear", broken)
        async with ann.at(table) as talk:
            await talk.say(type="Ping")
            said = await talk.until("Goodbye")
        assert made.counted("schatulle_errors_total") == 1
    assert said["reason"] == "something went wrong here; nothing was lost"
    assert '"error": "KeyError"' in lines.getvalue()
    assert "the secret" not in lines.getvalue()


async def test_a_move_that_cannot_be_written_is_refused_and_the_operator_hears_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: StringIO
) -> None:
    async def full(*_: Any) -> None:
        raise StoreError("The disk is full.")

    async with house(tmp_path) as (made, address), person(address, "Ann") as ann:
        table = await started(ann)
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            ask = (await talk.until("Now"))["asked"][0]
            answer = {"seat": 0, "decision": ask["id"], "key": "k", "move": ask["moves"][0]}
            with monkeypatch.context() as patch:
                patch.setattr(made.disk, "append", full)
                await talk.say(type="Answer", **answer)
                assert (await talk.until("Refused"))["key"] == "k"
            await talk.say(type="Answer", **answer)
            assert (await talk.until("Accepted"))["key"] == "k"
    assert "The disk is full." in lines.getvalue()


async def test_log_lines_tell_the_life_of_a_table_and_nothing_private(
    tmp_path: Path, lines: StringIO
) -> None:
    async with house(tmp_path) as (_, address), person(address, "Annabelle") as ann:
        table = await played(ann)
        token = dict(ann.http.cookies)
    logged = [json.loads(line) for line in lines.getvalue().splitlines()]
    events = [line["event"] for line in logged if line["event"] != "table over"]
    assert events == ["started", "table opened", "table started", "stopped"]
    assert len({line["table"] for line in logged if "table" in line}) == 1
    assert all(line["level"] == "info" and line["timestamp"] for line in logged)
    for private in (table, "Annabelle", "nonsense", *token.values()):
        assert private not in lines.getvalue()


async def test_one_flood_is_one_log_line(tmp_path: Path, lines: StringIO) -> None:
    limits = Limits(guests=Budget(1, 0.001))
    async with house(tmp_path, limits) as (_, address), person(address, "Ann") as ann:
        for _attempt in range(5):
            await ann.post("/guests", {"name": "Bob"}, status=429)
    assert lines.getvalue().count("flood refused") == 1


def test_log_lines_at_a_terminal_are_words() -> None:
    stream = StringIO()
    handler = logs.begin(stream, readable=True)
    logs.log.info("started", port=1)
    logs.end(handler)
    assert "started" in stream.getvalue()
    assert not stream.getvalue().startswith("{")


async def test_every_answer_has_the_headers_also_a_refusal(tmp_path: Path) -> None:
    async with house(tmp_path) as (_, address), person(address, "Ann") as ann:
        for path in ("/healthz", "/api/me", "/api/tables/none", "/nowhere"):
            headers = (await ann.http.get(path)).headers
            assert headers["content-security-policy"].startswith("default-src 'self'")
            assert "camera=()" in headers["permissions-policy"]
            assert "strict-transport-security" not in headers
            assert headers.get("cache-control") == ("no-store" if "/api" in path else None)


async def test_everyone_is_told_to_come_back_when_the_server_stops(tmp_path: Path) -> None:
    async with house(tmp_path) as (made, address), person(address, "Ann") as ann:
        table = (await ann.post("/tables", HOT_SEAT))["id"]
        async with ann.at(table) as one, ann.at(table) as other:
            for talk in (one, other):
                await talk.until("Table")
            made.server.should_exit = True
            for talk in (one, other):
                said = await talk.until("Goodbye")
                assert said["reason"] == "the server restarts; come back"
                with pytest.raises(ConnectionClosed) as closed:
                    await talk.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012


async def test_a_body_that_is_no_text_and_an_origin_that_is_none_are_refused(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as (made, address), person(address, "Ann") as ann:
        for body in (b'{"name": "\xff"}', b"[" * 16_000):
            assert (await ann.http.post("/api/guests", content=body)).status_code == 400
        nowhere = {"Origin": "http://["}
        answer = await ann.http.post("/api/guests", json={"name": "Bob"}, headers=nowhere)
        assert answer.status_code == 403
        assert made.counted("schatulle_errors_total") == 0


class Lingering:
    """A connection that was closed and still has something to send."""

    def __init__(self) -> None:
        self.transport = self
        self.aborted = False

    def is_closing(self) -> bool:
        return True

    def abort(self) -> None:
        self.aborted = True


async def test_a_closed_connection_that_nobody_reads_is_cut_off(tmp_path: Path) -> None:
    made, slow = House(tmp_path, Limits()), Lingering()
    server = Server(settings(made.app), lambda _port: None)
    connections: Any = server.server_state.connections
    connections.add(slow)
    await server.on_tick(0)
    assert not slow.aborted
    await server.on_tick(1)
    assert not slow.aborted
    await server.on_tick(50)
    assert slow.aborted
    await made.hub.close()
