"""Hostile clients: whatever they send, the server stays up and other tables don't notice."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from schatulle.core import SPECTATOR, Seat
from schatulle.server.http.clients import COOKIE
from schatulle.server.http.guests import Guests
from schatulle.server.keys import Key, Keys
from schatulle.server.live.notices import Notice
from schatulle.server.live.wire import LONGEST
from schatulle.store.port import Entry as Row
from schatulle.store.port import Summary
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from schatulle.table.entries import Guest
from server.support.in_memory import Memory, full_table, guest, live_table
from server.support.quick_play import DIAMANT, THIEVES, play_on, seated, whole_game
from server.support.raw_connections import connected, upgrade_of
from server.support.real_server import KEY, Client, Talk, person, served, unlimited
from server.support.refusals import is_clean, problem
from support.budget import long_mode

#: In seconds: where something hangs, it is said.
LONGEST_ATTACK: Final = 300 if long_mode(0, 1) else 20

SHORT: Final = DIAMANT | {"options": {"expeditions": 1}}
TWO_PEOPLE: Final = SHORT | {"chairs": ["person", "person", "bot"]}
HOT_SEAT: Final = SHORT | {"chairs": ["person"] * 3}


async def still_serves(address: str) -> None:
    """Up, and a fresh game goes from its beginning to its end."""
    async with person(address, "Honest") as honest:
        assert (await honest.http.get("/healthz")).text == "ok"
        await whole_game(honest, SHORT)


@asynccontextmanager
async def attacked(data: Path) -> AsyncIterator[str]:
    """A server that must still serve when everything is over."""
    async with unlimited(data) as address, asyncio.timeout(LONGEST_ATTACK):
        yield address
        await still_serves(address)


@asynccontextmanager
async def ann_and_bob(data: Path) -> AsyncIterator[tuple[Client, Client, str]]:
    """Two people and a bot in the cave."""
    async with (
        attacked(data) as address,
        person(address, "Ann") as ann,
        person(address, "Bob") as bob,
    ):
        table = (await ann.post("/tables", TWO_PEOPLE))["id"]
        await ann.post(f"/tables/{table}/seats/0")
        await bob.post(f"/tables/{table}/seats/1")
        await ann.post(f"/tables/{table}/start")
        yield ann, bob, table


async def asked(talk: Talk, seat: int) -> Any:
    """The question to a seat."""
    await talk.say(type="Watch", seat=seat)
    return (await talk.until("Now", lambda now: now["asked"]))["asked"][0]


async def answered(talk: Talk, **message: Any) -> Any:
    """What comes back for an answer: accepted or refused."""
    key = message.setdefault("key", "k")
    await talk.say(**({"type": "Answer", "move": "stay"} | message))
    while True:
        heard = await talk.hear()
        if heard["type"] in ("Accepted", "Refused") and heard["key"] == key:
            assert is_clean(json.dumps(heard))
            return heard


async def happened(client: Client, table: str, seat: int) -> Any:
    """All that a seat has observed, as somebody hears it who comes anew."""
    async with client.at(table) as talk:
        await talk.say(type="Watch", seat=seat)
        return (await talk.until("Missed"))["chapters"]


# Acting for others.


async def test_nobody_acts_or_looks_for_another_seat(tmp_path: Path) -> None:
    async with ann_and_bob(tmp_path) as (ann, bob, table), ann.at(table) as one:
        question = await asked(one, 0)
        async with bob.at(table) as other:
            for seat in (0, 2, -1, -2, 99):
                refusal = await answered(other, seat=seat, decision=question["id"])
                assert refusal["reason"] == f"seat {seat} is not yours"
                await other.say(type="Watch", seat=seat)
                assert (await other.until("Refused"))["reason"] == f"seat {seat} is not yours"
            refusal = await answered(other, seat=1, decision=question["id"])
            assert refusal["type"] == "Refused"
        accepted = await answered(one, seat=0, decision=question["id"])
        assert accepted == {"type": "Accepted", "key": "k"}


async def test_without_a_true_token_nothing_is_answered(tmp_path: Path) -> None:
    async with ann_and_bob(tmp_path) as (ann, _, table), ann.at(table) as talk:
        question = await asked(talk, 0)
        for forged in forgeries(ann.http.cookies[COOKIE]):
            async with person(ann.address, "Mallory", forged) as mallory:
                assert (await mallory.http.get("/api/me")).json() == {"name": None}
                assert problem(await mallory.http.post(f"/api/tables/{table}/start"), 401)
                async with mallory.at(table) as other:
                    refusal = await answered(other, seat=0, decision=question["id"])
                    assert refusal["reason"] == "seat 0 is not yours"
        assert (await answered(talk, seat=0, decision=question["id"]))["type"] == "Accepted"


def forgeries(true: str) -> tuple[str, ...]:
    """No token, and tokens altered, cut, without a signature, of another key, long and odd."""
    flipped = "A" if true[5] != "A" else "B"
    return (
        "",
        f"{true[:5]}{flipped}{true[6:]}",
        f"{true[:-5]}{'A' if true[-5] != 'A' else 'B'}{true[-4:]}",
        true[:-3],
        true.split(".", maxsplit=1)[0],
        Guests(Keys((Key("another key"),))).token(Guest("x", "Ann")),
        "A" * 3000 + ".B",
        "%00.%ff",
    )


async def test_a_token_of_a_guest_works_wherever_it_was_made_with_the_key(tmp_path: Path) -> None:
    """The forgeries above fail for their signature, and for nothing else."""
    async with attacked(tmp_path) as address:
        token = Guests(KEY).token(Guest("some-id", "Ann"))
        async with person(address, "Ann", token) as ann:
            assert (await ann.http.get("/api/me")).json() == {"name": "Ann"}


# Replaying and reordering.


async def test_a_repeated_answer_is_accepted_again_and_changes_nothing(tmp_path: Path) -> None:
    async with ann_and_bob(tmp_path) as (ann, _, table), ann.at(table) as talk:
        question = await asked(talk, 0)
        assert (await answered(talk, seat=0, decision=question["id"]))["type"] == "Accepted"
        before = await happened(ann, table, 0)
        again = await answered(talk, seat=0, decision=question["id"], move="leave")
        assert again == {"type": "Accepted", "key": "k"}
        other = await answered(talk, seat=0, decision=question["id"], key="another", move="leave")
        assert other["type"] == "Refused"
        # The bot may have answered meanwhile, but nobody else has.
        after = [e for c in (await happened(ann, table, 0))[len(before) :] for e in c["events"]]
        assert not [event for event in after if event.get("seat") == 0]


async def test_the_last_answer_of_a_game_may_be_repeated_too(tmp_path: Path) -> None:
    async with attacked(tmp_path) as address, person(address, "Ann") as ann:
        table = (await ann.post("/tables", HOT_SEAT))["id"]
        for seat in range(3):
            await ann.post(f"/tables/{table}/seats/{seat}")
        await ann.post(f"/tables/{table}/start")
        async with ann.at(table) as talk:
            questions = [await asked(talk, seat) for seat in range(3)]
            for seat, question in enumerate(questions):
                message = {"seat": seat, "decision": question["id"], "move": "leave"}
                assert (await answered(talk, **message))["type"] == "Accepted"
            await talk.until("Now", lambda now: now["outcome"])
            assert (await answered(talk, **message))["type"] == "Accepted"


async def test_another_seats_key_is_not_ones_own(tmp_path: Path) -> None:
    async with ann_and_bob(tmp_path) as (ann, bob, table), ann.at(table) as one:
        question = await asked(one, 0)
        assert (await answered(one, seat=0, decision=question["id"]))["type"] == "Accepted"
        async with bob.at(table) as other:
            refusal = await answered(other, seat=1, decision=question["id"])
            assert refusal["type"] == "Refused"


async def test_answers_out_of_order_are_refused_and_the_right_one_still_counts(
    tmp_path: Path,
) -> None:
    async with ann_and_bob(tmp_path) as (ann, _, table), ann.at(table) as talk:
        question = await asked(talk, 0)
        for decision in (question["id"] + 16, question["id"] - 16, 0, -1, 2**63, 10**40):
            refusal = await answered(talk, seat=0, decision=decision, key=f"d{decision}"[:60])
            assert refusal["type"] == "Refused"
        assert (await answered(talk, seat=0, decision=question["id"]))["type"] == "Accepted"


async def test_watching_twice_is_refused_and_harmless(tmp_path: Path) -> None:
    async with ann_and_bob(tmp_path) as (ann, _, table), ann.at(table) as talk:
        question = await asked(talk, 0)
        for seat in (0, None, None):
            await talk.say(type="Watch", seat=seat, after=10**30)
        assert (await talk.until("Refused"))["reason"] == "that is watched already"
        assert (await talk.until("Refused"))["reason"] == "that is watched already"
        assert (await answered(talk, seat=0, decision=question["id"]))["type"] == "Accepted"


async def test_keys_of_silly_lengths_are_refused(tmp_path: Path) -> None:
    async with ann_and_bob(tmp_path) as (ann, _, table), ann.at(table) as talk:
        question = await asked(talk, 0)
        for key in ("", "x" * 65, "x" * 3000):
            refusal = await answered(talk, seat=0, decision=question["id"], key=key)
            assert refusal["reason"] == "a key has 1 to 64 characters"


async def test_a_key_of_the_longest_length_with_odd_letters_is_kept_as_it_is(
    tmp_path: Path,
) -> None:
    async with ann_and_bob(tmp_path) as (ann, _, table), ann.at(table) as talk:
        question = await asked(talk, 0)
        key = "\0\u202e💎" + "x" * 61
        assert (await answered(talk, seat=0, decision=question["id"], key=key))["key"] == key


NO_MOVES: Final = (
    "", "stay stay", "open A1", "\0", "stay\0", "💎" * 100, "fill " + "A1 " * 900,
)  # fmt: skip


async def test_moves_that_are_none_are_refused_with_a_reason(tmp_path: Path) -> None:
    async with ann_and_bob(tmp_path) as (ann, _, table), ann.at(table) as talk:
        question = await asked(talk, 0)
        for move in NO_MOVES:
            refusal = await answered(talk, seat=0, decision=question["id"], move=move)
            assert refusal["type"] == "Refused"
            assert refusal["reason"]
        assert (await answered(talk, seat=0, decision=question["id"]))["type"] == "Accepted"


# Origins.


def foreign_origins(address: str) -> list[str]:
    return [
        "http://evil.example",
        "null",
        f"http://{address}.evil.example",
        f"ftp://{address}",
        f"//{address}",
        f"http://evil.example/{address}",
        f"http://evil@{address}",
        "http://",
        "",
    ]


async def test_pages_from_elsewhere_can_change_nothing(tmp_path: Path) -> None:
    async with attacked(tmp_path) as address, person(address, "Ann") as ann:
        for origin in foreign_origins(address):
            answer = await ann.http.post("/api/tables", json=DIAMANT, headers={"Origin": origin})
            assert problem(answer, 403) == "wrong origin"
        own = {"Origin": f"http://{address}"}
        assert (await ann.http.post("/api/tables", json=DIAMANT, headers=own)).status_code == 201


async def test_pages_from_elsewhere_get_no_socket(tmp_path: Path) -> None:
    async with attacked(tmp_path) as address, person(address, "Ann") as ann:
        table = await seated(ann, DIAMANT)
        for origin in foreign_origins(address):
            with pytest.raises(InvalidStatus) as refusal:
                async with ann.at(table, Origin=origin):
                    pass
            assert refusal.value.response.status_code == 403, origin
        async with ann.at(table, Origin=f"http://{address}") as talk:
            assert (await talk.hear())["type"] == "Table"


# Messages that are none.


async def test_a_message_that_is_too_long_closes_the_socket(tmp_path: Path) -> None:
    async with ann_and_bob(tmp_path) as (ann, _, table):
        for size in (LONGEST + 1, 100_000, 1_000_000):
            async with ann.at(table) as talk:
                await talk.connection.send("x" * size)
                with pytest.raises(ConnectionClosed) as closed:
                    await talk.until("Refused")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009


async def test_a_body_that_is_too_long_is_refused(tmp_path: Path) -> None:
    async with attacked(tmp_path) as address, person(address, "Ann") as ann:
        for size in (17_000, 300_000):
            name = {"name": "x" * size}
            assert problem(await ann.http.post("/api/guests", json=name), 413)
        parts = (b"x" * 1000 for _ in range(40))
        answer = await ann.http.post("/api/guests", content=_chunks(list(parts)))
        assert problem(answer, 413)


async def _chunks(parts: list[bytes]) -> AsyncIterator[bytes]:
    for part in parts:
        yield part


async def test_binary_frames_and_broken_text_harm_nobody(tmp_path: Path) -> None:
    async with ann_and_bob(tmp_path) as (ann, _, table):
        for frame in (b"", b"\0\xff\xfe", b'{"type":"Ping"}', bytes(range(256))):
            async with ann.at(table) as talk:
                await talk.connection.send(frame)
                await talk.say(type="Ping", at=7)
                assert (await talk.until("Pong"))["at"] in (0, 7)
        async with ann.at(table) as talk:
            await talk.connection.send(b"\xff\xfe\xed\xa0\x80", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                await talk.until("Pong")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007


ALPHABET: Final = '{}[]":,\\u0d8nulltrefas0123456789.eE+- \t\n\0ÄÖ💎\u202e\u2028'
FIELDS: Final = ("type", "seat", "decision", "key", "move", "after", "at", "secret", "__class__")
KINDS: Final = ("Watch", "Answer", "Ping", "Pong", "Accepted", "Table", "", "watch", None, 3)
VALUES: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1, 3, 99, 2**31, -(2**63), 2**64, 10**60, 1e308, -0.0, 1.5,
    "", "\0", "stay", "\ud800", "\udfff\ud800", "x" * 500, [], [[]], {}, {"a": {}}, "Infinity",
)  # fmt: skip


def malformed(rng: Random) -> str:
    """Anything that is perhaps no message."""
    match rng.randrange(6):
        case 0:
            return "".join(rng.choices(ALPHABET, k=rng.randrange(60)))
        case 1:
            return rng.choice("[{") * rng.randrange(1, LONGEST)
        case 2:
            depth = rng.randrange(1, 400)
            return '{"type":' * depth + "1" + "}" * depth
        case 3:
            digits = "9" * rng.randrange(1, 4000)
            return f'{{"type":"Ping","at":{digits}e{rng.randrange(999)}}}'
        case 4:
            text = json.dumps(message(rng))
            cut = rng.randrange(len(text))
            return text[:cut] + rng.choice(ALPHABET) + text[cut + 1 :]
        case _:
            return json.dumps(message(rng))


def message(rng: Random) -> dict[str, Any]:
    """Fields and values of all sorts, never a true answer."""
    fields = rng.sample(FIELDS, rng.randrange(len(FIELDS)))
    return {"type": rng.choice(KINDS)} | {name: rng.choice(VALUES) for name in fields}


async def test_thousands_of_malformed_frames_are_each_refused_while_others_play(
    tmp_path: Path,
) -> None:
    async with attacked(tmp_path) as address, person(address, "Ann") as ann:
        table = await seated(ann, DIAMANT)
        attack = asyncio.create_task(flood(address, table, long_mode(5_000, 50_000)))
        async with person(address, "Eve") as eve:
            await whole_game(eve, THIEVES)
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            await play_on(talk, 0)
        await attack


async def flood(address: str, table: str, count: int) -> None:
    """Every frame gets its one answer."""
    rng = Random(11)
    async with connect(f"ws://{address}/api/tables/{table}/socket") as connection:
        for _ in range(count // 50):
            await batch(connection, [malformed(rng)[:2000] for _ in range(50)])


async def batch(connection: ClientConnection, frames: list[str]) -> None:
    for frame in frames:
        await connection.send(frame)
    await connection.send('{"type":"Ping","at":0.125}')
    answers = 0
    async for heard in connection:
        assert is_clean(str(heard))
        said = json.loads(heard)
        if said == {"type": "Pong", "at": 0.125}:
            break
        # A lawful Watch among the frames tells the news of a table that plays on.
        answers += said["type"] in ("Refused", "Pong", "Missed")
    assert answers == len(frames)


# Many, slow and gone.


async def test_a_reader_that_never_reads_is_dropped_and_others_do_not_notice(
    tmp_path: Path,
) -> None:
    async with attacked(tmp_path) as address, person(address, "Ann") as ann:
        table = await seated(ann, THIEVES)
        reader, writer = await upgraded(address, table)
        transport = writer.transport
        assert isinstance(transport, asyncio.Transport)
        transport.pause_reading()
        sent = await talk_without_listening(writer)
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            await play_on(talk, 0)
        assert sent < 20_000
        transport.resume_reading()
        with suppress(ConnectionResetError):
            # All else is ASCII: this byte begins the frame that closes the socket.
            while (heard := await reader.read(1 << 20)) and b"\x88" not in heard:
                pass
        transport.abort()


async def talk_without_listening(writer: asyncio.StreamWriter) -> int:
    """Questions with long answers until the server has had enough."""
    said = {"type": "Answer", "seat": 7, "decision": 0, "key": "x" * 3900, "move": ""}
    text = json.dumps(said).encode()
    frame = b"\x81\xfe" + len(text).to_bytes(2, "big") + bytes(4) + text
    for sent in range(20_000):
        writer.write(frame)
        try:
            await asyncio.wait_for(writer.drain(), 0.5)
        except (TimeoutError, ConnectionError):
            return sent
    return 20_000


async def upgraded(address: str, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket at a table, without anybody who minds it."""
    reader, writer = await connected(address, upgrade_of(address, table))
    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
    return reader, writer


async def test_half_open_sockets_without_number_harm_nobody(tmp_path: Path) -> None:
    async with attacked(tmp_path) as address, person(address, "Ann") as ann:
        table = await seated(ann, DIAMANT)
        kept: list[asyncio.StreamWriter] = []
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            for number in range(long_mode(300, 2_000)):
                kept.append(await half_open(address, table, number))
            await play_on(talk, 0)
        for writer in kept:
            writer.transport.abort()


async def half_open(address: str, table: str, number: int) -> asyncio.StreamWriter:
    """A connection that says nothing, half a request, or upgrades and falls silent or goes."""
    if number % 4 < 2:
        said = upgrade_of(address, table)[: 40 * (number % 4)]
        return (await connected(address, said))[1]
    _, writer = await upgraded(address, table)
    if number % 4 == 3:
        writer.transport.abort()
    return writer


# What is not there, and names and settings that cannot be.


async def test_tables_and_codes_that_do_not_exist_are_refused_alike(tmp_path: Path) -> None:
    async with attacked(tmp_path) as address, person(address, "Ann") as ann:
        for name in ("nothing", "x" * 64, "%00", "..%2f..%2fkey", "' OR 1=1 --", "💎"):
            assert problem(await ann.http.get(f"/api/tables/{name}"), 404)
        for code in ("ABCDEF", "AAAAAA", "%25%25%25", "______"):
            assert problem(await ann.http.get(f"/api/codes/{code}"), 404)
        for path in ("tables/" + "x" * 65, "codes/" + "x" * 17):
            answer = await ann.http.get(f"/api/{path}")
            assert problem(answer, answer.status_code)
            assert answer.status_code in (400, 404)
        for name in ("nothing", "x" * 64, "x" * 3000):
            with pytest.raises((ConnectionClosed, InvalidStatus)):
                async with ann.at(name) as talk:
                    await talk.hear()


NAMES: Final = (
    ("\u202eAnn", "Ann"),
    ("A\u200bn\u200dn", "Ann"),
    ("\0Ann\x1b[31m", "Ann[31m"),
    ("  Ann \t\n Lee ", "Ann Lee"),
    ("A\u2066nn\u2069", "Ann"),
    ("Ann\ue000\U000e0041", "Ann"),
    ("<b>Ann</b>", "<b>Ann</b>"),
    ("A\u0308nn", "Änn"),
    ("x" * 24, "x" * 24),
)


async def test_names_are_cleaned_of_what_cannot_be_seen(tmp_path: Path) -> None:
    async with (
        attacked(tmp_path) as address,
        httpx.AsyncClient(base_url=f"http://{address}") as http,
    ):
        for name, shown in NAMES:
            answer = await http.post("/api/guests", json={"name": name})
            assert answer.status_code == 201
            assert answer.json() == {"name": shown}


async def test_names_of_nothing_or_too_much_are_refused(tmp_path: Path) -> None:
    async with (
        attacked(tmp_path) as address,
        httpx.AsyncClient(base_url=f"http://{address}") as http,
    ):
        for name in ("", " ", "\u200b\u202e", "x" * 25, "x" * 201, "\0", None, 3, ["Ann"]):
            assert problem(await http.post("/api/guests", json={"name": name}), 400)
        for body in (b'{"name":"\\ud800"}', b"", b"[]", b"{"):
            assert problem(await http.post("/api/guests", content=body), 400)
        assert problem(await http.post("/api/guests", json={"name": "Ann", "id": "me"}), 400)


BAD_SETTINGS: Final[dict[str, dict[str, Any]]] = {
    "unknown field": {"cheat": True},
    "unknown game": {"game": "chess"},
    "unknown edition": {"edition": "zoch"},
    "unknown option": {"options": {"cheat": 1}},
    "wrong value": {"options": {"expeditions": 99}},
    "huge number": {"options": {"expeditions": 10**300}},
    "very huge number": {"options": {"expeditions": 10**4000}},
    "a float for a number": {"options": {"expeditions": 1.5}},
    "too many chairs": {"chairs": ["person"] * 9},
    "thousands of chairs": {"chairs": ["bot"] * 1000},
    "no chairs": {"chairs": []},
    "no such bot": {"chairs": ["person", "bot", "hal"]},
    "a path for a bot": {"chairs": ["person", "bot", "../../key"]},
    "chairs of a wrong kind": {"chairs": "person"},
    "a wrong log": {"log": "all"},
    "a clock that runs backwards": {"clock": -1},
    "an endless clock": {"clock": 10**9},
    "options of a wrong kind": {"options": [1]},
    "an option of a wrong kind": {"options": {"expeditions": {"a": 1}}},
    "half a letter": {"game": "\ud800"},
    "a long name": {"game": "x" * 9000},
}


async def test_settings_that_cannot_be_are_refused_with_a_reason(tmp_path: Path) -> None:
    async with attacked(tmp_path) as address, person(address, "Ann") as ann:
        for wrong, change in BAD_SETTINGS.items():
            body = json.dumps(DIAMANT | change)
            answer = await ann.http.post("/api/tables", content=body)
            assert problem(answer, 400), wrong
        for body in ("", "null", "[]", "{}", "{" * 5000, '{"game":', "\0"):
            assert problem(await ann.http.post("/api/tables", content=body), 400)


async def test_numbers_that_are_none_of_a_chair_are_refused(tmp_path: Path) -> None:
    async with attacked(tmp_path) as address, person(address, "Ann") as ann:
        table = (await ann.post("/tables", TWO_PEOPLE))["id"]
        for seat in ("-1", "8", "3", "x", "1.0", "9" * 30, "9" * 5000, "%F0%9F%92%8E", "٣"):
            answer = await ann.http.post(f"/api/tables/{table}/seats/{seat}")
            assert problem(answer, answer.status_code)
            assert answer.status_code in (400, 404, 409)
        for one in (-1, 3, 10**30, 10**4000, "zero", None, 0.5):
            answer = await ann.http.post(
                f"/api/tables/{table}/swap", content=json.dumps({"one": one, "other": 0})
            )
            assert problem(answer, answer.status_code)
            assert answer.status_code in (400, 409)


async def test_bodies_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    async with attacked(tmp_path) as address, person(address, "Ann") as ann:
        for body in (b'{"name":"\xff"}', b"[" * 9000, b'{"name":' * 2000):
            for path in ("guests", "tables"):
                assert problem(await ann.http.post(f"/api/{path}", content=body), 400)


async def test_an_origin_that_is_no_address_is_refused(tmp_path: Path) -> None:
    async with attacked(tmp_path) as address, person(address, "Ann") as ann:
        table = await seated(ann, DIAMANT)
        foreign = {"Origin": "http://["}
        answer = await ann.http.post("/api/tables", json=DIAMANT, headers=foreign)
        assert problem(answer, 403) == "wrong origin"
        with pytest.raises(InvalidStatus) as refusal:
            async with ann.at(table, **foreign):
                pass
        assert refusal.value.response.status_code == 403


# Too often, with the limits as they come.

PROXY: Final = "127.0.0.1"
MALLORYS, FRIENDS = "192.0.2.66", "192.0.2.1"


async def test_one_hammering_address_is_refused_while_another_table_plays_on(
    tmp_path: Path,
) -> None:
    async with (
        asyncio.timeout(LONGEST_ATTACK),
        served(tmp_path, behind_proxy=PROXY) as address,
        person(address, "Ann", home=FRIENDS) as ann,
    ):
        table = await seated(ann, THIEVES)
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            await asyncio.gather(guess_codes(address), make_guests(address), play_on(talk, 0))
        assert not [said for said in talk.heard if said["type"] in ("Refused", "Goodbye")]
        async with person(address, "Bob", home=FRIENDS) as bob:
            await whole_game(bob, SHORT)


async def test_one_hammering_guest_is_sent_away_while_others_at_the_address_play_on(
    tmp_path: Path,
) -> None:
    async with (
        asyncio.timeout(LONGEST_ATTACK),
        served(tmp_path) as address,
        person(address, "Mallory") as mallory,
        person(address, "Ann") as ann,
    ):
        table, own = await seated(ann, THIEVES), await seated(mallory, SHORT)
        async with ann.at(table) as talk, mallory.at(own) as other:
            await talk.say(type="Watch", seat=0)
            hammering = until_refused(lambda: mallory.http.get("/api/me"))
            await asyncio.gather(hammering, chatter(other), play_on(talk, 0))
        assert not [said for said in talk.heard if said["type"] in ("Refused", "Goodbye")]
        await whole_game(ann, SHORT)


async def guess_codes(address: str) -> None:
    async with httpx.AsyncClient(base_url=f"http://{address}", headers=AS_MALLORY) as http:
        assert await until_refused(lambda: http.get("/api/codes/AAAAAA")) <= {404, 429}


async def make_guests(address: str) -> None:
    async with httpx.AsyncClient(base_url=f"http://{address}", headers=AS_MALLORY) as http:
        name = {"name": "Mallory"}
        assert await until_refused(lambda: http.post("/api/guests", json=name)) <= {201, 429}


async def until_refused(ask: Callable[[], Awaitable[httpx.Response]]) -> set[int]:
    """Asks until it was too often twenty times; all that was answered."""
    answers = list[int]()
    while answers.count(429) < 20:
        answers.append((await ask()).status_code)
    return set(answers)


async def chatter(talk: Talk) -> None:
    """Talks without a break until the server has had enough."""
    with pytest.raises(ConnectionClosed) as closed:
        await ping_on(talk)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    assert talk.heard[-1]["type"] == "Goodbye"


async def ping_on(talk: Talk) -> None:
    while True:
        await talk.say(type="Ping", at=1)
        await talk.hear()


AS_MALLORY: Final = {"X-Forwarded-For": MALLORYS}


# Going away in the middle.


class SlowMemory(Memory):
    """A store whose disk takes its time."""

    def __init__(self) -> None:
        super().__init__()
        self.writing = asyncio.Event()
        self.done = asyncio.Event()

    async def append(
        self, table: str, entry: Row, summary: Summary | None, epoch: int | None = None
    ) -> None:
        self.writing.set()
        await self.done.wait()
        assert len(self.rows.get(table, ())) == entry.seq - 5, "two entries with one number"
        await super().append(table, entry, summary, epoch)


async def test_who_goes_away_while_it_is_written_leaves_nobody_without_the_news() -> None:
    store, told = SlowMemory(), list[Notice]()
    table = full_table(Agreement("diamant", "diamant", ("person",) * 3))
    live = live_table(table, store)
    live.watch_as(SPECTATOR, live.subscribe(told.append))
    gone = asyncio.create_task(live.act(lambda table: commands.start(table, guest(0).id)))
    await store.writing.wait()
    gone.cancel()
    await asyncio.wait([gone])
    ask = commands.answer_in_words
    answer = asyncio.create_task(live.act(lambda t: ask(t, Seat(0), t.asked()[0].id, "k", "stay")))
    await asyncio.sleep(0)
    store.done.set()
    await answer
    assert [news.now.number for it in told for news in it.news.values()] == [1, 2]
    assert live.table.length == 6
