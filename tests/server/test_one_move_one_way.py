"""What a move costs is paid once: by text, by state, by viewer and by write."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from schatulle.core import SPECTATOR
from schatulle.games.diamant import rules as diamant
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.pace import Pace
from schatulle.server.live.session import Session
from schatulle.table import commands
from schatulle.table.status import Status
from server.support.attended_tables import ANN, hub_over, setting, started, until
from server.support.in_memory import full_table, guest, live_table
from server.support.other_worlds import begun
from server.support.other_worlds import setting as agreed
from server.support.timeless_loop import timeless


async def watching(live: LiveTable, seat: int | None) -> Session:
    session = Session(live, None if seat is None else guest(seat))
    await session.hear(msgspec.json.encode({"type": "Watch", "seat": seat}))
    session.take()
    return session


async def stay(live: LiveTable) -> None:
    ask = live.table.asked()[0]
    await live.act(
        lambda table: commands.answer_in_words(table, ask.seat, ask.id, f"k{ask.id}", "stay")
    )


@timeless
async def test_whoever_watches_as_the_same_viewer_is_told_the_very_same_messages() -> None:
    live = live_table(full_table(agreed("diamant", "diamant", 3)))
    sessions = [await watching(live, None) for _ in range(3)]
    await live.act(lambda table: commands.start(table, guest(0).id))
    await stay(live)
    one, *others = [session.take() for session in sessions]
    assert [type(message).__name__ for message in one] == ["Table", *["Happened", "Now"] * 2]
    for other in others:
        assert all(mine is theirs for mine, theirs in zip(one, other, strict=True))
    for session in sessions:
        session.end()


@timeless
async def test_a_view_is_taken_once_for_each_viewer_whom_somebody_watches_as(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = live_table(begun(full_table(agreed("diamant", "diamant", 3))))
    sessions = [await watching(live, seat) for seat in (0, 0, None, None, None)]
    seen: list[int] = []
    honest = diamant.view

    def view(state: Any, seat: Any) -> Any:
        seen.append(seat)
        return honest(state, seat)

    monkeypatch.setattr(diamant, "view", view)
    await stay(live)
    assert sorted(seen) == [SPECTATOR, 0]
    for session in sessions:
        session.end()


async def test_what_is_asked_is_worked_out_once_for_each_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By commands, clocks, bots and everybody who watches."""
    asked: list[Any] = []
    honest = diamant.awaiting

    def awaiting(state: Any) -> Any:
        asked.append(state)
        return honest(state)

    monkeypatch.setattr(diamant, "awaiting", awaiting)
    hub = await hub_over(tmp_path, Pace(bots=0, second=0.001))
    live = await started(hub, setting("person", "bot", "random", clock=1))
    session = Session(live, ANN)
    await session.hear('{"type":"Watch","seat":0}')
    await until(live, lambda table: table.status is Status.OVER)
    assert len(asked) > 10
    assert len({id(state) for state in asked}) == len(asked)
    session.end()
    await hub.close()


async def test_a_bots_move_is_never_read_from_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parse_move(text: str) -> Any:
        raise AssertionError(f"{text} was written and is read again")

    hub = await hub_over(tmp_path, Pace(bots=0))
    live = await hub.open(setting("bot", "random", "bot"), ANN)
    monkeypatch.setattr(diamant, "parse_move", parse_move)
    await live.act(lambda table: commands.start(table, ANN.id))
    await until(live, lambda table: table.status is Status.OVER)
    assert {given.key.rpartition("-")[0] for given in live.table.given} == {"bot"}
    await hub.close()
