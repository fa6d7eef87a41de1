"""Every path of the HTTP interface: what it gives, what it refuses, and what it never tells."""

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from schatulle.bots import KINDS
from schatulle.server.app import create_app
from schatulle.server.http.clients import COOKIE
from schatulle.server.http.guests import Guests
from schatulle.server.http.limits import Limits
from schatulle.server.hub.hub import Hub
from schatulle.server.live.ledger import summary
from schatulle.store.port import Entry as Row
from schatulle.table.agreement import Agreement
from schatulle.table.entries import Guest, TableOpened, encode
from schatulle.table.fairness import commitment
from schatulle.table.table import opened_table
from server.support.in_memory import SECRET, Memory
from server.support.quick_play import DIAMANT, THIEVES, play_on, seated
from server.support.real_server import FAST, KEY, Client, person, unlimited
from server.support.refusals import is_clean, problem
from support.budget import long_mode

SHORT: Final = DIAMANT | {"options": {"expeditions": 1}}
TWO: Final = SHORT | {"chairs": ["person", "person", "bot"]}

SAFE: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def is_safe(answer: httpx.Response) -> bool:
    """The headers that every answer has."""
    policy = answer.headers.get("content-security-policy", "")
    strict = "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    return strict and all(answer.headers.get(name) == value for name, value in SAFE.items())


async def opened(client: Client, setting: dict[str, Any] = TWO) -> str:
    return str((await client.post("/tables", setting))["id"])


def names(answer: httpx.Response) -> list[str | None]:
    """Who is at the table that an answer tells of."""
    assert answer.status_code in (200, 201), answer.text
    return [who["name"] for who in answer.json()["people"]]


# Guests.


async def test_a_guest_says_a_name_and_is_known_by_a_cookie_no_script_can_read(
    tmp_path: Path,
) -> None:
    async with (
        unlimited(tmp_path) as address,
        httpx.AsyncClient(base_url=f"http://{address}") as http,
    ):
        answer = await http.post("/api/guests", json={"name": "Ann"})
        assert (answer.status_code, answer.json()) == (201, {"name": "Ann"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie or "samesite=lax" in cookie
        assert (await http.get("/api/me")).json() == {"name": "Ann"}
        assert (await http.get("/api/me/games")).json() == []


async def test_another_name_is_the_same_guest_with_the_same_seats(tmp_path: Path) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        table = await opened(ann)
        await ann.post(f"/tables/{table}/seats/0")
        await ann.http.post("/api/guests", json={"name": "Anna"})
        assert (await ann.http.get("/api/me")).json() == {"name": "Anna"}
        answer = await ann.http.delete(f"/api/tables/{table}/seats/0")
        assert answer.status_code == 200


async def test_a_stranger_is_told_so_without_an_error(tmp_path: Path) -> None:
    async with (
        unlimited(tmp_path) as address,
        httpx.AsyncClient(base_url=f"http://{address}") as nobody,
    ):
        answer = await nobody.get("/api/me")
        assert (answer.status_code, answer.json()) == (200, {"name": None})


async def test_who_has_said_no_name_may_look_and_not_touch(tmp_path: Path) -> None:
    async with (
        unlimited(tmp_path) as address,
        person(address, "Ann") as ann,
        httpx.AsyncClient(base_url=f"http://{address}") as nobody,
    ):
        table = await opened(ann, TWO | {"listed": True})
        for path in ("/healthz", "/api/tables", f"/api/tables/{table}"):
            assert (await nobody.get(path)).status_code == 200
        assert (await nobody.get("/api/me/games")).json() == []
        for path in ("start", "seats/0", "seats/0/return", "rematch"):
            assert problem(await nobody.post(f"/api/tables/{table}/{path}"), 401)
        swap, chair = {"one": 0, "other": 1}, {"chair": "bot"}
        assert problem(await nobody.post(f"/api/tables/{table}/swap", json=swap), 401)
        assert problem(await nobody.put(f"/api/tables/{table}/chairs/0", json=chair), 401)
        assert problem(await nobody.delete(f"/api/tables/{table}/seats/0"), 401)
        assert problem(await nobody.post("/api/tables", json=TWO), 401)


# Tables and chairs.


async def test_a_table_is_opened_listed_found_and_looked_at(tmp_path: Path) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        public = await ann.post("/tables", TWO | {"listed": True})
        private = await ann.post("/tables", TWO)
        listed = (await ann.http.get("/api/tables")).json()
        assert [row["id"] for row in listed] == [public["id"]]
        assert listed[0]["seats"] == 3
        assert listed[0]["taken"] == 1
        code = private["code"]
        assert len(code) == 6
        for typed in (code, code.lower()):
            assert (await ann.http.get(f"/api/codes/{typed}")).json()["id"] == private["id"]
        lobby = (await ann.http.get(f"/api/tables/{private['id']}")).json()
        assert lobby["status"] == "gathering"
        assert [who["chair"] for who in lobby["people"]] == ["person", "person", "bot"]
        assert lobby["secret"] is None


async def test_the_games_on_offer_are_told(tmp_path: Path) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        games = (await ann.http.get("/api/games")).json()
        assert {game["game"] for game in games} == {"diamant", "meisterdiebe"}


BOX: Final = {"game": "meisterdiebe", "edition": "zoch", "chairs": ["person", "person"]}


@pytest.mark.parametrize(
    ("wishes", "chair", "reason"),
    [
        (TWO, "dragon", ""),
        (TWO, "random", ""),
        (TWO, "fox@0.5", "the bots of diamant have none to choose"),
        (TWO, "greedy", "there is no chair for 'greedy'; allowed: person, mouse, magpie"),
        (BOX, "fox", ""),
        (BOX, "fox@0.5", ""),
        (BOX, "bot@goldfish", ""),
        (BOX, "fox@whale", "there is no memory 'whale'; allowed: elephant, adult"),
        (BOX, "ev", "there is no chair for 'ev'; allowed: person, mouse, magpie"),
        (BOX, "@", "there is no chair for '@'; allowed: person, mouse, magpie"),
    ],
)
async def test_a_chair_is_for_a_level_of_its_own_game(
    tmp_path: Path, wishes: dict[str, Any], chair: str, reason: str
) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        wanted = {**wishes, "chairs": ["person", chair, *wishes["chairs"][2:]]}
        opened = await ann.http.post("/api/tables", json=wanted)
        table = (await ann.post("/tables", wishes))["id"]
        path = f"/api/tables/{table}/chairs/1"
        given = await ann.http.put(path, json={"chair": chair})
        if reason:
            assert reason in problem(opened, 400)
            assert reason in problem(given, 400)
        else:
            assert opened.status_code == 201
            assert given.json()["people"][1]["chair"] == chair


async def test_chairs_are_taken_swapped_given_to_bots_and_given_up(tmp_path: Path) -> None:
    async with (
        unlimited(tmp_path) as address,
        person(address, "Ann") as ann,
        person(address, "Bob") as bob,
    ):
        path = f"/api/tables/{await opened(ann)}"

        def people(answer: httpx.Response) -> list[Any]:
            assert answer.status_code in (200, 201), answer.text
            return [who["name"] or who["chair"] for who in answer.json()["people"]]

        assert people(await ann.http.post(f"{path}/seats/0")) == ["Ann", "person", "bot"]
        assert people(await bob.http.post(f"{path}/seats/1")) == ["Ann", "Bob", "bot"]
        assert "taken" in problem(await bob.http.post(f"{path}/seats/0"), 409)
        assert "bot" in problem(await bob.http.post(f"{path}/seats/2"), 409)
        assert problem(await bob.http.post(f"{path}/seats/5"), 409)
        assert problem(await bob.http.delete(f"{path}/seats/0"), 403)
        wish = {"one": 0, "other": 1}
        assert problem(await bob.http.post(f"{path}/swap", json=wish), 403)
        assert people(await ann.http.post(f"{path}/swap", json=wish)) == ["Bob", "Ann", "bot"]
        assert problem(await ann.http.put(f"{path}/chairs/0", json={"chair": "bot"}), 409)
        assert people(await bob.http.delete(f"{path}/seats/0")) == ["person", "Ann", "bot"]
        assert problem(await bob.http.delete(f"{path}/seats/0"), 409)
        assert problem(await bob.http.put(f"{path}/chairs/0", json={"chair": "bot"}), 403)
        assert problem(await ann.http.put(f"{path}/chairs/0", json={"chair": "hal"}), 400)
        bot = await ann.http.put(f"{path}/chairs/0", json={"chair": "random"})
        assert people(bot) == ["random", "Ann", "bot"]
        assert (await bob.http.get(path)).json()["people"][1]["name"] == "Ann"


async def test_people_at_one_device_sit_under_names_of_their_own(tmp_path: Path) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        path = f"/api/tables/{await opened(ann)}"
        await ann.http.post(f"{path}/seats/0")
        seated = await ann.http.post(f"{path}/seats/1", json={"name": "  Ben\u200b "})
        assert seated.status_code == 201
        assert names(seated) == ["Ann", "Ben", None]
        assert (await ann.http.get("/api/me")).json() == {"name": "Ann"}
        assert seated.json()["host"] == "Ann"
        # They are one guest all the same, who gives up every chair that is theirs.
        assert names(await ann.http.delete(f"{path}/seats/1")) == ["Ann", None, None]
        for nothing in (b"", b"null", b"{}", b'{"name":null}'):
            assert names(await ann.http.post(f"{path}/seats/1", content=nothing))[1] == "Ann"
            await ann.http.delete(f"{path}/seats/1")


async def test_a_name_on_ones_own_chair_is_another_name_until_the_start(tmp_path: Path) -> None:
    async with (
        unlimited(tmp_path) as address,
        person(address, "Ann") as ann,
        person(address, "Bob") as bob,
    ):
        path = f"/api/tables/{await opened(ann)}"
        await ann.http.post(f"{path}/seats/0")
        await ann.http.post(f"{path}/seats/1", json={"name": "Ben"})
        renamed = await ann.http.post(f"{path}/seats/1", json={"name": "Benno"})
        assert names(renamed) == ["Ann", "Benno", None]
        assert "taken" in problem(await ann.http.post(f"{path}/seats/1"), 409)
        assert "taken" in problem(await bob.http.post(f"{path}/seats/1", json={"name": "X"}), 409)
        assert "bot" in problem(await ann.http.post(f"{path}/seats/2", json={"name": "X"}), 409)
        await ann.http.post(f"{path}/start")
        assert problem(await ann.http.post(f"{path}/seats/1", json={"name": "Ben"}), 409)
        assert names(await bob.http.get(path)) == ["Ann", "Benno", None]


async def test_a_name_for_a_chair_is_a_name_or_nobody_sits_down(tmp_path: Path) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        path = f"/api/tables/{await opened(ann)}"
        for name in ("", "   ", "\u200b", "x" * 25, "x" * 300, 3, True, ["Ben"]):
            assert problem(await ann.http.post(f"{path}/seats/1", json={"name": name}), 400)
        for wrong in (b"[]", b'"Ben"', b'{"name":"Ben","more":1}', b"{"):
            assert problem(await ann.http.post(f"{path}/seats/1", content=wrong), 400)
        assert names(await ann.http.get(path)) == [None, None, None]


async def test_a_rematch_keeps_the_names_at_one_device(tmp_path: Path) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        table = await opened(ann)
        path = f"/api/tables/{table}"
        await ann.http.post(f"{path}/seats/0")
        await ann.http.post(f"{path}/seats/1", json={"name": "Ben"})
        await ann.http.post(f"{path}/start")
        async with ann.at(table) as one, ann.at(table) as other:
            for seat, talk in enumerate((one, other)):
                await talk.say(type="Watch", seat=seat)
            await asyncio.gather(play_on(one, 0), play_on(other, 1))
        assert (await ann.http.get(f"{path}/record")).json()["players"] == ["Ann", "Ben", "bot"]
        games = (await ann.http.get("/api/me/games")).json()
        assert sorted(game["seat"] for game in games) == [0, 1]
        again = (await ann.http.post(f"{path}/rematch")).json()["id"]
        assert names(await ann.http.get(f"/api/tables/{again}")) == ["Ann", "Ben", None]


async def test_only_the_host_starts_and_only_a_full_table(tmp_path: Path) -> None:
    async with (
        unlimited(tmp_path) as address,
        person(address, "Ann") as ann,
        person(address, "Bob") as bob,
    ):
        path = f"/api/tables/{await opened(ann)}"
        await ann.http.post(f"{path}/seats/0")
        assert "free" in problem(await ann.http.post(f"{path}/start"), 409)
        await bob.http.post(f"{path}/seats/1")
        assert "host" in problem(await bob.http.post(f"{path}/start"), 403)
        assert (await ann.http.post(f"{path}/start")).json()["status"] == "playing"
        assert problem(await ann.http.post(f"{path}/start"), 409)
        assert problem(await bob.http.delete(f"{path}/seats/1"), 409)
        assert problem(await bob.http.post(f"{path}/seats/1/return"), 409)
        assert problem(await bob.http.post(f"{path}/seats/0/return"), 403)
        assert "over" in problem(await ann.http.get(f"{path}/record"), 409)
        assert problem(await ann.http.post(f"{path}/rematch"), 409)


async def test_after_the_end_there_are_a_record_a_secret_and_a_rematch(tmp_path: Path) -> None:
    async with (
        unlimited(tmp_path) as address,
        person(address, "Ann") as ann,
        person(address, "Bob") as bob,
    ):
        table = await seated(ann, SHORT)
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            now = await play_on(talk, 0)
        path = f"/api/tables/{table}"
        lobby = (await bob.http.get(path)).json()
        assert lobby["status"] == "over"
        assert len(lobby["secret"]) == 64
        record = await ann.http.get(f"{path}/record")
        assert record.headers["content-type"].startswith("application/json")
        assert record.json()["result"]["scores"] == now["outcome"]["scores"]
        (game,) = (await ann.http.get("/api/me/games")).json()
        assert (game["table"], game["seat"]) == (table, 0)
        assert game["level"] is None
        assert (await bob.http.get("/api/me/games")).json() == []
        assert problem(await bob.http.post(f"{path}/rematch"), 403)
        again = await ann.http.post(f"{path}/rematch")
        assert again.status_code == 201
        assert (await bob.http.get(path)).json()["rematch"] == again.json()["id"]
        assert problem(await ann.http.post(f"{path}/rematch"), 409)


# Headers and what is never told.


async def test_every_answer_has_the_headers_of_safety(tmp_path: Path) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        table = await opened(ann)
        paths = ("healthz", "api/me", "api/tables", f"api/tables/{table}", "api/nothing", "nothing")
        answers = [await ann.http.get(f"/{path}") for path in paths]
        answers += [
            await ann.http.get("/api/codes/ABCDEF"),
            await ann.http.get("/api/schema/openapi.json"),
            await ann.http.put("/api/guests"),
            await ann.http.post("/api/guests", content=b"{"),
            await ann.http.post("/api/guests", json={"name": "x" * 20_000}),
            await ann.http.post("/api/tables", json={}, headers={"Origin": "http://evil.example"}),
            await ann.http.post(f"/api/tables/{table}/start"),
            await ann.http.get(f"/api/tables/{table}/record"),
        ]
        assert [answer.url for answer in answers if not is_safe(answer)] == []


async def test_no_token_secret_or_guest_id_stands_in_an_answer_or_a_log_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    token = Guests(KEY).token(Guest("the-id-of-ann", "Ann"))
    async with unlimited(tmp_path) as address, person(address, "Ann", token) as ann:
        bodies: list[str] = []

        async def keep(answer: httpx.Response) -> None:
            bodies.append(f"{answer.url} {(await answer.aread()).decode()}")

        ann.http.event_hooks["response"].append(keep)
        table = await seated(ann, SHORT)
        before = len(bodies)
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            await play_on(talk, 0, answers=1)
            bodies += [json.dumps(heard) for heard in talk.heard]
            await ann.http.get(f"/api/tables/{table}")
            early = list(bodies)
            await play_on(talk, 0)
        secret = (await ann.http.get(f"/api/tables/{table}")).json()["secret"]
        await ann.http.get(f"/api/tables/{table}/record")
        bodies += [json.dumps(heard) for heard in talk.heard]
    assert len(secret) == 64
    assert before
    told = "\n".join(bodies)
    assert "the-id-of-ann" not in told
    assert token not in told
    assert KEY.line[0].secret not in told
    assert secret not in "\n".join(early)
    ours = [row for row in caplog.records if row.name.split(".")[0] not in ("websockets", "httpx")]
    logged = "\n".join(row.getMessage() for row in ours)
    for hidden in (token, secret, "the-id-of-ann", KEY.line[0].secret):
        assert hidden not in logged


# Bodies to the letter.


@pytest.mark.parametrize(
    "change",
    [
        {"clock": "30"},
        {"clock": True},
        {"clock": 1.5},
        {"listed": "true"},
        {"listed": 1},
        {"spectators": "false"},
        {"chairs": [1, 2, 3]},
        {"game": None},
        {"options": {"expeditions": "1"}},
        {"options": {"expeditions": True}},
        {"options": {"allow_two": "true"}},
        {"surprise": 1},
    ],
    ids=str,
)
async def test_a_setting_is_of_its_type_or_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        assert problem(await ann.http.post("/api/tables", json=SHORT | change), 400)


async def test_other_bodies_are_of_their_type_or_refused(tmp_path: Path) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        table = f"/api/tables/{await opened(ann)}"
        for body in ({"one": "0", "other": 1}, {"one": 0, "other": 1.5}, {"one": 0, "other": True}):
            reason = problem(await ann.http.post(f"{table}/swap", json=body), 400)
            assert "Expected `int`" in reason
        for chair in (3, True, None, ["bot"]):
            assert problem(await ann.http.put(f"{table}/chairs/1", json={"chair": chair}), 400)
        for wrong in (b'{"name":3}', b'{"name":"Ann","more":1}', b"{}", b"[]", b'"Ann"', b"null"):
            assert problem(await ann.http.post("/api/guests", content=wrong), 400)
        swapped = await ann.http.post(f"{table}/swap", json={"one": 0, "other": 1})
        assert swapped.status_code == 201


async def test_the_kinds_of_option_values_stay_what_they_were(tmp_path: Path) -> None:
    options = {"max_rounds": 3, "sticky_drawers": 0.25, "quick_setup": True, "smuggler": "loot"}
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        table = await opened(ann, THIEVES | {"options": options})
        told = (await ann.http.get(f"/api/tables/{table}")).json()["setting"]["options"]
    assert json.dumps(told) == json.dumps(options)


# The interface as it is written down.


def test_in_the_schema_every_value_of_an_option_has_one_type() -> None:
    schema = application().openapi_schema.to_schema()
    parts = schema["components"]["schemas"]
    kinds = [{"type": "boolean"}, {"type": "number"}, {"type": "string"}]
    options = parts["Agreement"]["properties"]["options"]
    editions = parts["Offered"]["properties"]["editions"]["additionalProperties"]
    assert options["additionalProperties"] == {"oneOf": kinds}
    assert editions["additionalProperties"] == {"oneOf": kinds}


#: A guest for generated requests.
COOKIE_OF_ANN: Final = f"{COOKIE}={Guests(KEY).token(Guest('generated', 'Ann'))}"


def application() -> Litestar:
    """The interface over a store with one table."""
    store, host = Memory(), Guest("generated", "Ann")
    setting = Agreement("diamant", "diamant", ("person", "person", "bot"))
    opening = TableOpened(setting, host, SECRET, commitment(SECRET, TABLE), "ABCDEF")
    store.rows[TABLE] = [Row(1, 0.0, encode(opening))]
    store.summaries[TABLE] = summary(opened_table(TABLE, opening), 0.0)
    return create_app(Hub(store, KINDS, pace=FAST), Guests(KEY), Limits.none())


TABLE: Final = "a-table-for-generated-requests"
SCHEMA: Final = schemathesis.openapi.from_asgi("/api/schema/openapi.json", application())
BUDGET: Final = settings(
    max_examples=long_mode(25, 300),
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def operations() -> list[Any]:
    found: list[Any] = list(SCHEMA.get_all_operations())
    return [operation.ok() for operation in found]


def try_all(operation: Any, check: Callable[[Any], None]) -> None:
    """Generated requests, lawful and not; every other one names the table that there is."""
    modes = (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE)
    cases = st.one_of(*[operation.as_strategy(generation_mode=mode) for mode in modes])

    def tried(case: Any, known: bool) -> None:
        if known and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = TABLE
        check(case)

    BUDGET(given(case=cases, known=st.booleans())(tried))()


every_operation = pytest.mark.parametrize(
    "operation", operations(), ids=lambda operation: operation.label
)


@every_operation
def test_no_generated_request_brings_an_error_of_ours(operation: Any) -> None:
    def is_answered(case: Any) -> None:
        answer = case.call(headers={"Cookie": COOKIE_OF_ANN})
        assert answer.status_code < 500
        if answer.status_code >= 400:
            assert answer.json()["reason"]
            assert is_clean(answer.text)

    try_all(operation, is_answered)


@every_operation
def test_answers_look_as_they_are_described(operation: Any) -> None:
    def conforms(case: Any) -> None:
        case.call_and_validate(
            headers={"Cookie": COOKIE_OF_ANN},
            checks=(not_a_server_error, response_schema_conformance, content_type_conformance),
        )

    try_all(operation, conforms)
