"""Stand-ins, clocks, rematches, late spectators and bots that think elsewhere."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest

from schatulle.bots import levels
from schatulle.bots.company import Fared
from schatulle.core import SPECTATOR, Seat
from schatulle.server.bots.workers import BotCache, Question, Workers
from schatulle.server.hub.finished_games import FinishedGames, fared
from schatulle.server.hub.housekeeping import keep_house
from schatulle.server.hub.rematches import rematch
from schatulle.server.live.pace import Pace
from schatulle.server.live.session import Session
from schatulle.server.live.wire import Happened, Missed
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from schatulle.table.commands import NotNow, NotYours
from schatulle.table.default_moves import default_move
from schatulle.table.entries import Answered, Guest, decode
from schatulle.table.projections import chapters, observed
from schatulle.table.status import Status
from server.support.attended_tables import (
    ANN,
    BOB,
    hub_over,
    setting,
    started,
    until,
    who_answered,
)
from server.support.in_memory import heard, soon_told
from server.support.real_server import person, served


async def test_nobody_comes_and_bots_stand_in_to_the_end(tmp_path: Path) -> None:
    hub = await hub_over(tmp_path, Pace(bots=0, grace=0))
    live = await started(hub, setting("person", "person", "bot"))
    await until(live, lambda table: table.status is Status.OVER)
    assert live.table.away[:2] == (True, True)
    await hub.close()


async def test_whoever_comes_back_has_the_seat_again(tmp_path: Path) -> None:
    hub = await hub_over(tmp_path, Pace(bots=60, grace=0))
    live = await started(hub, setting("person", "person", "bot"))
    await until(live, lambda table: table.away[0] and table.away[1])
    session = Session(live, ANN)
    await session.hear('{"type":"Watch","seat":0}')
    assert live.table.away[:2] == (False, True)
    session.end()
    await until(live, lambda table: table.away[0])
    await hub.close()


async def test_a_short_break_within_the_grace_changes_nothing(tmp_path: Path) -> None:
    hub = await hub_over(tmp_path, Pace(bots=60, grace=60))
    live = await started(hub, setting("person", "person", "bot"))
    for _ in range(3):
        session = Session(live, ANN)
        await session.hear('{"type":"Watch","seat":0}')
        session.end()
    assert live.table.away == (False,) * 3
    assert not live.is_here(ANN.id)
    await hub.close()


async def test_a_clock_answers_with_the_announced_default(tmp_path: Path) -> None:
    hub = await hub_over(tmp_path, Pace(bots=0, grace=60, second=0.001))
    live = await started(hub, setting("person", "person", "bot", clock=1))
    await until(live, lambda table: table.status is Status.OVER)
    own = [move for move in live.table.moves if move.startswith(("0:", "1:"))]
    assert own
    assert all(move.endswith("leave") for move in own)
    await hub.close()


async def test_a_clock_announces_what_it_will_play_and_when(tmp_path: Path) -> None:
    hub = await hub_over(tmp_path, Pace(bots=60, grace=60))
    live = await started(hub, setting("person", "person", "bot", clock=30))
    session = Session(live, ANN)
    await session.hear('{"type":"Watch","seat":0}')
    (ask,) = (await heard(session))[2]["asked"]
    assert (ask["left"], ask["default"]) == (30, "careful")
    session.end()
    await hub.close()


async def test_a_clock_of_meisterdiebe_plays_a_whole_game_by_default(tmp_path: Path) -> None:
    hub = await hub_over(tmp_path, Pace(bots=0, grace=60, second=0))
    wishes = Agreement(game="meisterdiebe", edition="zoch", chairs=("person", "person"), clock=1)
    live = await started(hub, wishes)
    begun = live.table
    await until(live, lambda table: table.status is Status.OVER)
    rows = await hub.store.read(begun.id, begun.length)
    table = begun
    for entry in (decode(row.body, "meisterdiebe") for row in rows):
        assert isinstance(entry, Answered)
        assert entry.by == "clock"
        ask = next(ask for ask in table.asked() if ask.id == entry.decision)
        assert entry.move == table.game.format_move(default_move(table, ask))
        table = table.after(entry)
    assert table == live.table
    assert len(table.moves) > 20
    await hub.close()


async def test_without_a_clock_people_have_all_the_time_they_want(tmp_path: Path) -> None:
    hub = await hub_over(tmp_path, Pace(bots=0, grace=60, second=0))
    live = await started(hub, setting("person", "person", "bot"))
    await until(live, lambda table: len(table.asked()) == 2)
    assert [ask.seat for ask in live.table.asked()] == [0, 1]
    await hub.close()


async def test_a_rematch_seats_the_same_people_once(tmp_path: Path) -> None:
    hub = await hub_over(tmp_path, Pace(bots=0, grace=0))
    live = await started(hub, setting("person", "person", "bot"))
    with pytest.raises(NotNow, match="finished games"):
        await rematch(hub, live, ANN)
    await until(live, lambda table: table.status is Status.OVER)
    with pytest.raises(NotYours):
        await rematch(hub, live, Guest("eve", "Eve"))
    again = await rematch(hub, live, BOB)
    assert again.table.guests == (ANN, BOB, None)
    assert again.table.host == BOB
    assert again.table.secret != live.table.secret
    assert live.table.rematch == again.table.id
    with pytest.raises(NotNow, match="its table already"):
        await rematch(hub, live, ANN)
    await hub.close()


async def test_finished_games_are_counted_for_each_guest(tmp_path: Path) -> None:
    hub = await hub_over(tmp_path, Pace(bots=0, grace=0))
    live = await started(hub, setting("person", "person", "bot"))
    assert await FinishedGames(hub).of(ANN, lambda _cost: None) == []
    await until(live, lambda table: table.status is Status.OVER)
    (mine,) = await FinishedGames(hub).of(ANN, lambda _cost: None)
    outcome = live.table.outcome
    assert outcome is not None
    assert (mine.seat, mine.score, mine.won) == (0, outcome.scores[0], 0 in outcome.winners)
    # The sensible bot is of no level: how people fared among themselves says nothing here.
    assert mine.level is None
    assert fared([mine], "diamant") == []
    await hub.close()


async def test_of_a_finished_game_the_mean_level_of_its_bots_is_known(tmp_path: Path) -> None:
    hub = await hub_over(tmp_path, Pace(bots=0, grace=0))
    live = await started(hub, setting("person", "mouse.pip", "boar.bruno"))
    await until(live, lambda table: table.status is Status.OVER)
    (mine,) = await FinishedGames(hub).of(ANN, lambda _cost: None)
    assert mine.level == 2.0
    assert fared([mine], "diamant") == [Fared(2.0, mine.won, mine.place == 3)]
    assert fared([mine], "meisterdiebe") == []
    await hub.close()


async def test_tables_that_nobody_plays_or_watches_leave_the_memory_and_come_back(
    tmp_path: Path,
) -> None:
    hub = await hub_over(tmp_path, Pace(bots=0, grace=0))
    live = await started(hub, setting("person", "person", "bot"))
    await until(live, lambda table: table.status is Status.OVER)
    await keep_house(hub)
    again = await hub.table(live.table.id)
    assert again is not None
    assert again is not live
    assert again.table.moves == live.table.moves
    await hub.close()


async def test_a_spectator_sees_everything_later_and_in_order(tmp_path: Path) -> None:
    hub = await hub_over(tmp_path, Pace(bots=0, grace=0, second=0.001))
    live = await hub.open(setting("bot", "bot", "bot", spectator_delay=20), ANN)
    early = Session(live, None)
    await early.hear('{"type":"Watch"}')
    await live.act(lambda table: commands.start(table, ANN.id))
    await until(live, lambda table: table.status is Status.OVER)
    late = Session(live, None)
    await late.hear('{"type":"Watch"}')
    told = len(chapters(live.table, SPECTATOR))
    assert await numbers(early, told) == list(range(1, told + 1))
    assert await numbers(late, told) == list(range(1, told + 1))
    await hub.close()


async def numbers(session: Session, last: int) -> list[int]:
    """The numbers of all chapters that a session tells, until the last one."""
    told: list[int] = []
    while not told or told[-1] < last:
        for message in await asyncio.wait_for(soon_told(session), 20):
            if isinstance(message, Missed):
                told += [chapter.number for chapter in message.chapters]
            elif isinstance(message, Happened):
                told.append(message.number)
    return told


async def test_bots_think_in_processes_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can think in this process; a fresh one knows nothing of that."""

    def thoughtless(_self: BotCache, _question: Question) -> None:
        raise AssertionError("a bot thinks in the server's own process")

    monkeypatch.setattr(BotCache, "answer", thoughtless)
    hub = await hub_over(tmp_path, Pace(bots=0, grace=0), Workers(1))
    live = await hub.open(setting("bot", "random", "bot"), ANN)
    await live.act(lambda table: commands.start(table, ANN.id))
    await until(live, lambda table: table.status is Status.OVER)
    assert who_answered(live) == {0: {"bot"}, 1: {"bot"}, 2: {"bot"}}
    await hub.close()


async def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    workers = Workers(1)
    hub = await hub_over(tmp_path, Pace(bots=0, grace=0), workers)
    live = await hub.open(setting("bot", "bot", "bot"), ANN)
    pool = workers.quick[0].pool
    os.kill(await asyncio.get_running_loop().run_in_executor(pool, os.getpid), signal.SIGKILL)
    await live.act(lambda table: commands.start(table, ANN.id))
    await until(live, lambda table: table.status is Status.OVER)
    assert workers.quick[0].pool is not pool
    assert who_answered(live) == {0: {"bot"}, 1: {"bot"}, 2: {"bot"}}, "nobody had to stand in"
    await hub.close()


async def test_a_bot_that_forgot_is_told_everything_again(tmp_path: Path) -> None:
    hub = await hub_over(tmp_path, Pace(bots=60, grace=60))
    live = await started(hub, setting("person", "person", "bot"))
    table = live.table
    ask = next(ask for ask in table.asked() if ask.seat == 2)
    news = observed(table, Seat(2), 0)
    view = table.game.view(table.state, Seat(2))
    memory = BotCache()
    first = Question(
        table.id, Seat(2), "bot", "luck", "diamant", table.options(), 3, 0, news, view, ask
    )
    question = msgspec.structs.replace(first, known=len(news), news=[])
    assert memory.answer(question) is None
    answer = memory.answer(first)
    assert answer is not None
    assert memory.answer(question) == answer
    await hub.close()


async def test_the_routes_for_rematch_and_own_games_answer(tmp_path: Path) -> None:
    async with served(tmp_path, Pace(bots=0, grace=0)) as address, person(address, "Ann") as ann:
        opened = await ann.post(
            "/tables", {"game": "diamant", "edition": "diamant", "chairs": ["person", "bot", "bot"]}
        )
        table = opened["id"]
        await ann.post(f"/tables/{table}/seats/0")
        await ann.post(f"/tables/{table}/start")
        async with ann.at(table) as talk:
            await talk.say(type="Watch")
            await talk.until("Now", lambda now: bool(now["outcome"]))
        games = (await ann.http.get("/api/me/games")).json()
        assert [game["table"] for game in games] == [table]
        again = await ann.post(f"/tables/{table}/rematch")
        lobby = (await ann.http.get(f"/api/tables/{again['id']}")).json()
        assert lobby["people"][0]["name"] == "Ann"


async def test_who_was_removed_from_a_seat_no_longer_hears_what_it_sees(tmp_path: Path) -> None:
    hub = await hub_over(tmp_path, Pace(bots=60, grace=60))
    wishes = Agreement(game="meisterdiebe", edition="zoch", chairs=("person", "bot"))
    live = await hub.open(wishes, ANN)
    await live.act(lambda table: commands.sit_down(table, BOB, Seat(0)))
    session = Session(live, BOB)
    await session.hear('{"type":"Watch","seat":0}')
    await live.act(lambda table: commands.stand_up(table, ANN.id, Seat(0)))
    await live.act(lambda table: commands.sit_down(table, ANN, Seat(0)))
    await live.act(lambda table: commands.start(table, ANN.id))
    messages = await heard(session)
    assert {message["type"] for message in messages} == {"Table", "Missed", "Refused"}
    assert messages[-1]["yours"] == []
    session.end()
    await hub.close()


async def test_everyone_hears_of_the_start_and_at_the_end_the_secret(tmp_path: Path) -> None:
    hub = await hub_over(tmp_path, Pace(bots=0, grace=0))
    live = await hub.open(setting("person", "bot", "bot"), ANN)
    await live.act(lambda table: commands.sit_down(table, ANN, Seat(0)))
    session = Session(live, ANN)
    await live.act(lambda table: commands.start(table, ANN.id))
    await until(live, lambda table: table.status is Status.OVER)
    tables = [message["lobby"] for message in await heard(session)]
    assert [table["status"] for table in tables][:2] == ["gathering", "playing"]
    assert tables[0]["setting"]["game"] == "diamant"
    assert tables[0]["code"] == live.table.code
    assert [table["secret"] for table in tables[:-1]] == [None] * (len(tables) - 1)
    assert (tables[-1]["status"], tables[-1]["secret"]) == ("over", live.table.secret)
    session.end()
    await hub.close()


async def test_the_last_answer_of_a_game_can_be_repeated_too(tmp_path: Path) -> None:
    hub = await hub_over(tmp_path, Pace(bots=0, grace=60))
    live = await started(hub, setting("person", "bot", "bot", options={"expeditions": 1}))
    session = Session(live, ANN)
    said = ""
    while live.table.status is Status.PLAYING:
        await until(live, lambda table: table.status is Status.OVER or _asks(table, 0))
        if live.table.status is Status.PLAYING:
            ask = next(ask for ask in live.table.asked() if ask.seat == 0)
            said = f'{{"type":"Answer","seat":0,"decision":{ask.id},"key":"k","move":"leave"}}'
            await session.hear(said)
            await until(live, lambda table: table.status is Status.OVER)
    await heard(session)
    await session.hear(said)
    assert await heard(session) == [{"type": "Accepted", "key": "k"}]
    session.end()
    await hub.close()


def _asks(table: Any, seat: int) -> bool:
    return any(ask.seat == seat for ask in table.asked())


async def test_a_client_goes_away_in_the_middle_of_writing_and_the_table_stays_whole(
    tmp_path: Path,
) -> None:
    hub = await hub_over(tmp_path, Pace(bots=60, grace=60))
    live = await hub.open(setting("person", "person", "bot"), ANN)
    acting = asyncio.create_task(live.act(lambda t: commands.sit_down(t, ANN, Seat(0))))
    await asyncio.sleep(0)
    acting.cancel()
    await live.act(lambda table: commands.sit_down(table, BOB, Seat(1)))
    assert live.table.guests[:2] == (ANN, BOB)
    assert live.table.length == 3
    await hub.close()


async def test_the_games_on_offer_tell_their_editions_options_and_bots(tmp_path: Path) -> None:
    async with served(tmp_path) as address, person(address, "Ann") as ann:
        thieves, diamant = (await ann.http.get("/api/games")).json()
    assert thieves["seats"] == [2, 3, 4, 5, 6, 7, 8]
    assert thieves["editions"]["zoch_fr"]["alarm_alone"] == "return"
    assert diamant["options"]["path_split"] == "pooled, per_card"
    assert [bot["name"] for bot in diamant["bots"]] == [kind.name for kind in levels("diamant")]
    assert [bot["level"] for bot in diamant["bots"]] == list(range(1, len(diamant["bots"]) + 1))
    assert not any(bot["program"] for bot in (*diamant["bots"], *thieves["bots"]))
