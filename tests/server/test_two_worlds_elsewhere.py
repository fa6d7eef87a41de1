"""Two worlds beside the game's own frames: paths, refusals of every move, and log lines."""

import json
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from io import StringIO
from random import Random
from typing import Any, Final, NamedTuple
from zlib import crc32

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from schatulle.bots import KINDS
from schatulle.core import IllegalMove, Seat
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.server import logs
from schatulle.server.app import create_app
from schatulle.server.http import routes
from schatulle.server.http.clients import COOKIE
from schatulle.server.http.guests import Guests
from schatulle.server.http.limits import Limits
from schatulle.server.hub.hub import Hub
from schatulle.server.live.ledger import summary
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.session import Session
from schatulle.store.port import Entry as Row
from schatulle.table import commands, projections
from schatulle.table.agreement import Agreement
from schatulle.table.entries import Entry, Guest, SatDown, Started, TableOpened, encode
from schatulle.table.fairness import commitment
from schatulle.table.status import Status
from schatulle.table.table import Table, opened_table
from server.support.in_memory import NAME, SECRET, Memory, guest
from server.support.other_worlds import (
    FILLED_UNSEEN,
    HIDING,
    Begin,
    advanced,
    filling,
    only_played,
    other_deal,
    setting,
    started,
    with_state,
)
from server.support.real_server import KEY
from server.support.side_by_side import Pair
from server.support.twins import VIEWER, Keep, everything, same
from support.universe import universe
from support.worlds import CHANGES, Leak, other_rubies

CODE: Final = "ABCDEF"
GUESTS: Final = Guests(KEY)


# Two houses with the same guests: in each of them the same table, but for what is hidden.


class House:
    """One world as a whole server, without a network."""

    def __init__(self) -> None:
        self.store = Memory()
        self.hub = Hub(self.store, KINDS)
        self.metrics = self.hub.metrics
        self.app: Any = create_app(self.hub, GUESTS, Limits.none())

    async def open(self, agreed: Agreement, change: Begin | None) -> LiveTable:
        """The log as it would be after the start; the hub reads it back."""
        opened = TableOpened(agreed, guest(0), SECRET, commitment(SECRET, NAME), CODE)
        table = opened_table(NAME, opened)
        await self.append(table, opened)
        for seat in table.seats:
            table = await self.add(table, SatDown(Seat(seat), guest(seat)))
        entry = commands.start(table, guest(0).id).entry
        assert isinstance(entry, Started)
        await self.add(table, change(entry) if change else entry)
        live = await self.hub.table(NAME)
        assert live is not None
        return live

    async def add(self, table: Table, entry: Entry) -> Table:
        after = table.after(entry)
        await self.append(after, entry)
        return after

    async def append(self, table: Table, entry: Entry) -> None:
        await self.store.append(NAME, Row(table.length, 0.0, encode(entry)), summary(table, 0.0))
        self.hub.census.attend(table)

    async def ask(self, who: Guest | None, request: "Request") -> tuple[Any, ...]:
        """An answer with its status and all its headers."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        cookies = {} if who is None else {COOKIE: GUESTS.token(who)}
        async with httpx.AsyncClient(
            transport=transport, base_url="http://localhost", cookies=cookies
        ) as http:
            heard = await http.request(request.method, f"/api{request.path}", json=request.body)
        return heard.status_code, sorted(heard.headers.items()), heard.content


@asynccontextmanager
async def house(agreed: Agreement, change: Begin | None) -> AsyncIterator[tuple[House, LiveTable]]:
    made = House()
    try:
        yield made, await made.open(agreed, change)
    finally:
        await made.hub.close()


class Request(NamedTuple):
    method: str
    path: str
    body: Any = None


AT: Final = f"/tables/{NAME}"
#: All that can be asked over HTTP about a table that plays; what changes something is refused.
REQUESTS: Final = (
    Request("GET", AT),
    Request("GET", "/tables"),
    Request("GET", f"/codes/{CODE}"),
    Request("GET", "/me/games"),
    Request("GET", "/me/company/meisterdiebe"),
    Request("GET", f"{AT}/record"),
    Request("POST", f"{AT}/start"),
    Request("POST", f"{AT}/seats/0"),
    Request("POST", f"{AT}/seats/1/return"),
    Request("POST", f"{AT}/seats/0/return"),
    Request("DELETE", f"{AT}/seats/1"),
    Request("POST", f"{AT}/swap", {"one": 0, "other": 1}),
    Request("PUT", f"{AT}/chairs/2", {"chair": "bot"}),
    Request("POST", f"{AT}/rematch"),
    Request("POST", f"{AT}/seats/1/share", {"share": "a0" * 32}),
)
#: What may be asked when all is over; the record tells everything by right.
AFTERWARDS: Final = REQUESTS[:5]
ASKING: Final = (None, guest(VIEWER), Guest("stranger", "Stranger"))


class Course(NamedTuple):
    """A whole match in two worlds, found beforehand."""

    agreed: Agreement
    starts: tuple[Begin | None, Begin | None]
    moves: tuple[tuple[str, ...], tuple[str, ...]]


async def course(
    agreed: Agreement, one: Begin | None, other: Begin | None, keep: Keep = everything
) -> Course:
    pair = Pair(started(agreed, one), started(agreed, other), keep=keep)
    await pair.begin()
    await pair.follow(400)
    assert pair.is_over
    return Course(agreed, (one, other), (pair.one.table.moves, pair.other.table.moves))


async def with_other_hands() -> Course:
    agreed = setting("meisterdiebe", "zoch", 4, max_rounds=3)
    return await course(agreed, None, other_deal, only_played)


async def with_other_boxes() -> Course:
    agreed = setting("meisterdiebe", "zoch", 3, **FILLED_UNSEEN, max_rounds=5, must_open=False)
    return await course(agreed, filling(agreed, "one"), filling(agreed, "another"))


async def answer(live: LiveTable, line: str) -> None:
    """One move of the match, as its seat's own client sends it."""
    seat, move = line.split(": ", maxsplit=1)
    ask = next(ask for ask in live.table.asked() if ask.seat == int(seat))
    session = Session(live, guest(int(seat)))
    said = {"type": "Answer", "seat": ask.seat, "decision": ask.id, "key": "k", "move": move}
    before = live.table.length
    await session.hear(msgspec.json.encode(said))
    session.end()
    assert live.table.length == before + 1


async def asked_everything(
    agreed: Agreement, start: Begin | None, moves: Sequence[str]
) -> list[tuple[Any, ...]]:
    """What everyone may ask, now and then in a whole match."""
    heard: list[tuple[Any, ...]] = []
    async with house(agreed, start) as (made, live):
        for number, line in enumerate(moves):
            if number % 8 == 0:
                heard += [await made.ask(who, request) for who in ASKING for request in REQUESTS]
            assert live.table.status is Status.PLAYING
            await answer(live, line)
        assert live.table.status is Status.OVER
        heard += [await made.ask(who, request) for who in ASKING for request in AFTERWARDS]
    return heard


async def compare_paths(match: Course) -> None:
    one, other = [
        await asked_everything(match.agreed, start, moves)
        for start, moves in zip(match.starts, match.moves, strict=True)
    ]
    same("HTTP", one, other)
    assert {status for status, _, _ in one} == {200, 401, 403, 404, 409}


@pytest.mark.parametrize("found", [with_other_hands, with_other_boxes])
async def test_all_paths_answer_the_same_to_everyone(found: Callable[[], Any]) -> None:
    """Lobby, lists, codes, and whatever is refused: status, headers and bodies."""
    await compare_paths(await found())


def digest(table: Table) -> int:
    """A number that depends on everything hidden."""
    return crc32(str(table.state).encode())


async def test_a_lobby_that_tells_of_cards_is_found_over_http(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lobby(table: Table) -> projections.Lobby:
        return replace(projections.lobby(table), host="Guest 0" + " " * (digest(table) % 7))

    match = await with_other_hands()
    monkeypatch.setattr(routes, "lobby", lobby)
    with pytest.raises(Leak):
        await compare_paths(match)


# Refusals.


async def try_every_move(agreed: Agreement, seeds: range) -> int:
    """Somebody who is asked tries everything that can be written; how much of it was refused."""
    refused = 0
    for seed in seeds:
        rng = Random(seed)
        table = advanced(started(agreed), 7 * seed + 3, rng)
        asked = rng.choice(table.asked())
        for change in CHANGES[agreed.game]:
            other = change(table.state, asked.seat, rng)
            if other != table.state:
                pair = Pair(table, with_state(table, other), asked.seat)
                await pair.begin()
                refused += await refusals(pair, asked.id)
    return refused


async def refusals(pair: Pair, decision: int) -> int:
    """The answers to every move of both worlds; those that are accepted stay unsaid."""
    game, (one, other, seat, _) = pair.one.table.game, pair.worlds
    tried = [*universe(game, one), *universe(game, other)]
    moves = list(dict.fromkeys(pair.illegal_moves(tried)))
    for number, move in enumerate(moves):
        for world in (pair.one, pair.other):
            await world.ears[seat].say(
                type="Answer", seat=seat, decision=decision, key=f"t{number}", move=move
            )
        if number % 100 == 99:
            await pair.compare()
    await pair.compare()
    heard = sum(frame.startswith(b'{"type":"Refused"') for frame in pair.one.ears[seat].frames)
    assert heard == len(moves)
    return heard


@pytest.mark.parametrize("agreed", HIDING.values(), ids=HIDING)
async def test_every_move_that_is_refused_is_refused_alike(agreed: Agreement) -> None:
    """The same reason and clause in both worlds, and what is allowed is allowed in both."""
    assert await try_every_move(agreed, range(6)) > (10 if agreed.game == "diamant" else 1000)


async def test_a_refusal_that_counts_what_is_hidden_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = meisterdiebe.play

    def play(state: Any, seat: Seat, action: Any) -> Any:
        try:
            return honest(state, seat, action)
        except IllegalMove as refusal:
            rubies = sum(drawer.ruby == "head" for drawer in state.box.drawers)
            raise IllegalMove(refusal.clause, refusal.reason + "." * rubies) from None

    monkeypatch.setattr(meisterdiebe, "play", play)
    with pytest.raises(Leak):
        await try_every_move(HIDING["open box"], range(2))


async def test_a_move_refused_in_one_world_only_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refusing(honest: Callable[[Any, Seat, Any], Any]) -> Callable[[Any, Seat, Any], Any]:
        def refuse(state: Any, seat: Seat, action: Any) -> Any:
            done = honest(state, seat, action)
            if state.box.drawers == other.box.drawers:
                raise IllegalMove("M-1", "not today")
            return done

        return refuse

    table = advanced(started(HIDING["open box"]), 30, Random(1))
    asked = table.asked()[0]
    other = other_rubies(table.state, asked.seat, Random(3))
    assert other != table.state
    for name in ("decide", "play"):
        monkeypatch.setattr(meisterdiebe, name, refusing(getattr(meisterdiebe, name)))
    pair = Pair(table, with_state(table, other), asked.seat)
    await pair.begin()
    with pytest.raises(Leak, match="in one world only"):
        await refusals(pair, asked.id)


# Log lines and counters.


@contextmanager
def written() -> Iterator[StringIO]:
    """What is logged meanwhile."""
    stream = StringIO()
    handler = logs.begin(stream, readable=False)
    try:
        yield stream
    finally:
        logs.end(handler)


async def lines_of(agreed: Agreement, start: Begin | None, moves: Sequence[str]) -> list[Any]:
    """All log lines of a whole match without their time, and the counters at its end."""
    with written() as stream:
        async with house(agreed, start) as (made, live):
            await go_wrong(made, live)
            for line in moves:
                await try_nonsense(live)
                await answer(live, line)
            await go_wrong(made, live)
        counted = made.metrics.text().decode().splitlines()
    check_words(stream.getvalue())
    return [*map(bare, stream.getvalue().splitlines()), *filter(is_ours, counted)]


def bare(line: str) -> dict[str, Any]:
    """A log line without what is never the same."""
    return {
        name: value for name, value in json.loads(line).items() if name not in ("timestamp", "id")
    }


def is_ours(counted: str) -> bool:
    """A counter of ours; how long the disk takes and when a counter was made are not compared."""
    return (
        counted.startswith("schatulle_") and "_seconds" not in counted and "_created" not in counted
    )


async def try_nonsense(live: LiveTable) -> None:
    session = Session(live, guest(VIEWER))
    for move in ("choose king", "open A1", "fill A1"):
        said = {"type": "Answer", "seat": 0, "decision": 1, "key": "n", "move": move}
        await session.hear(msgspec.json.encode(said))
    session.end()


async def go_wrong(made: House, live: LiveTable) -> None:
    """A mistake of ours, with all that is hidden in its message."""

    def wrong(_table: Table) -> projections.Lobby:
        raise ValueError(str(live.table.state))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(routes, "lobby", wrong)
        status, _, body = await made.ask(guest(VIEWER), Request("GET", AT))
    assert status == 500
    assert len(body) < 200


def check_words(text: str) -> None:
    """No secret, no name of a table or guest, nothing of the game."""
    words = (SECRET, NAME, CODE, "guest-", "Guest", "smuggler", "detective", "choose", "open ")
    found = [word for word in words if word in text]
    if found:
        raise Leak(f"log lines have {found}")


async def compare_lines(match: Course) -> list[Any]:
    one, other = [
        await lines_of(match.agreed, start, moves)
        for start, moves in zip(match.starts, match.moves, strict=True)
    ]
    same("log", one, other)
    return one


@pytest.mark.parametrize("found", [with_other_hands, with_other_boxes])
async def test_log_lines_and_counters_are_the_same(found: Callable[[], Any]) -> None:
    """Opened, started, over, and two mistakes of ours that quote everything."""
    lines = await compare_lines(await found())
    told = [line["event"] for line in lines if isinstance(line, dict)]
    assert told == ["table opened", "table started", "error", "table over", "error"]


@pytest.mark.parametrize("tell", [lambda table: table.moves[-1], digest])
async def test_a_log_line_with_a_move_or_a_digest_is_found(
    monkeypatch: pytest.MonkeyPatch, tell: Callable[[Table], Any]
) -> None:
    honest = LiveTable._publish

    def publish(self: LiveTable, entry: Entry) -> None:
        honest(self, entry)
        logs.log.info("answered", told=tell(self.table))

    match = await with_other_boxes()
    monkeypatch.setattr(LiveTable, "_publish", publish)
    with pytest.raises(Leak):
        await compare_lines(match)
