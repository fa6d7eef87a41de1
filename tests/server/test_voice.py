"""A friendly voice: for one person among bots, from what the seat sees; such games do not count."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from schatulle.core import SPECTATOR, Seat
from schatulle.core.advice import Advice
from schatulle.lang import LANGUAGES, has
from schatulle.server.live import live_table as live_module
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from schatulle.table.commands import Change, NotNow, NotYours, Repeated
from schatulle.table.entries import Guest, decode, encode
from schatulle.table.table import Table
from server.support.in_memory import NAME
from server.support.other_worlds import only_played, other_deal, setting, started
from server.support.quick_play import DIAMANT, THIEVES, play_on, seated
from server.support.real_server import person, served
from server.support.side_by_side import Pair
from server.support.twins import VIEWER
from support.worlds import Leak

ANN = Guest("ann", "Ann")


def table_for(*chairs: str) -> Table:
    """A game that has begun; every person's chair is Ann's."""
    agreed = Agreement("diamant", "diamant", chairs)
    table = commands.open_table(NAME, agreed, ANN, "5" * 64, ("bot",)).table
    for seat, chair in enumerate(chairs):
        if chair == "person":
            table = commands.sit_down(table, ANN, Seat(seat)).table
    return commands.start(table, ANN.id).table


def switched(table: Table, *, on: bool = True) -> Change:
    return commands.switch_voice(table, ANN.id, on=on)


# Who may have it.


def test_one_person_among_bots_may_switch_it_on_and_off_and_the_game_stays_marked() -> None:
    table = switched(table_for("person", "bot", "bot")).table
    assert (table.voice, table.voiced) == (True, True)
    with pytest.raises(Repeated):
        switched(table)
    table = switched(table, on=False).table
    assert (table.voice, table.voiced) == (False, True)


def test_nobody_has_it_at_a_table_with_other_people_or_at_somebody_elses() -> None:
    with pytest.raises(NotYours):
        switched(table_for("person", "person", "bot"))
    with pytest.raises(NotYours):
        commands.switch_voice(table_for("person", "bot", "bot"), "bob", on=True)


def test_nobody_has_it_before_the_game_has_begun() -> None:
    agreed = Agreement("diamant", "diamant", ("person", "bot", "bot"))
    table = commands.open_table(NAME, agreed, ANN, "5" * 64, ("bot",)).table
    with pytest.raises(NotNow):
        switched(table)


def test_a_log_that_was_written_down_has_it_again() -> None:
    entry = switched(table_for("person", "bot", "bot")).entry
    assert decode(encode(entry), "diamant") == entry


# What it says.


@pytest.mark.parametrize("agreed", [DIAMANT, THIEVES], ids=["cave", "box"])
async def test_it_speaks_at_once_and_at_every_question_until_it_is_switched_off(
    agreed: dict[str, Any], tmp_path: Path
) -> None:
    async with served(tmp_path) as address, person(address, "Ann") as ann:
        table = await seated(ann, agreed)
        path = f"/api/tables/{table}/voice"
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            silent = await talk.until("Now", lambda now: now["asked"])
            assert silent["advice"] is None
            lobby = (await ann.http.put(path, json={"on": True})).json()
            assert (lobby["voice"], lobby["voiced"]) == (True, True)
            now = await talk.until("Now", lambda now: now["advice"])
            assert now["asked"]
            assert all(has(now["advice"]["says"], code) for code in LANGUAGES)
            await ann.http.put(path, json={"on": True})
            lobby = (await ann.http.put(path, json={"on": False})).json()
            assert (lobby["voice"], lobby["voiced"]) == (False, True)
            await talk.until("Now", lambda now: now["asked"] and not now["advice"])


async def test_a_game_with_a_voice_is_marked_in_its_record_and_counts_nowhere(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as address, person(address, "Ann") as ann:
        short = DIAMANT | {"options": {"expeditions": 1}}
        counted, helped = await seated(ann, short), await seated(ann, short)
        await ann.http.put(f"/api/tables/{helped}/voice", json={"on": True})
        for table in (counted, helped):
            async with ann.at(table) as talk:
                await talk.say(type="Watch", seat=0)
                await play_on(talk, 0)
        games = (await ann.http.get("/api/me/games")).json()
        assert [game["table"] for game in games] == [counted]
        records = [
            (await ann.http.get(f"/api/tables/{table}/record")).json()
            for table in (counted, helped)
        ]
        assert ["voiced" in record for record in records] == [False, True]


# What it may not say.


def voiced(table: Table) -> Table:
    return replace(table, voice=True)


async def told_alike(viewer: Seat) -> list[str]:
    """What is said to a seat in two worlds that differ in cards that nobody has seen."""
    agreed = setting("meisterdiebe", "zoch", 4, max_rounds=3)
    one, other = started(agreed), started(agreed, other_deal)
    pair = Pair(voiced(one), voiced(other), viewer, keep=only_played)
    said: list[str] = []
    await pair.begin()
    while not pair.is_over:
        before = pair.answers
        await pair.follow(1)
        if pair.answers == before:
            break
        now = pair.one.live.seen_by(viewer)
        assert now is not None
        if now.advice is not None:
            said.append(now.advice.says)
    return said


async def test_it_says_the_same_in_worlds_that_differ_in_what_the_seat_cannot_know() -> None:
    said = await told_alike(VIEWER)
    assert len(set(said)) > 3


async def test_it_says_nothing_to_spectators() -> None:
    assert await told_alike(SPECTATOR) == []


async def test_a_voice_that_knew_more_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds: list[Table] = []
    honest = live_module.LiveTable.seen_by

    def seen_by(self: live_module.LiveTable, viewer: Seat) -> Any:
        worlds.append(self.table)
        return honest(self, viewer)

    def advice(*_: Any) -> Advice:
        numbers = [card.number for hand in worlds[-1].state.hands for card in hand]
        return Advice("meisterdiebe-voice-turn", {"gems": hash(tuple(numbers))})

    monkeypatch.setattr(live_module.LiveTable, "seen_by", seen_by)
    monkeypatch.setattr(live_module, "advice", advice)
    with pytest.raises(Leak):
        await told_alike(VIEWER)
