"""What a socket refuses comes with the sentence that tells a person why, and what it is about."""

from typing import Any

import msgspec
import pytest

from schatulle.cli.terminal.wording.refusals import told
from schatulle.core import Refusal, Seat
from schatulle.lang import LANGUAGES
from schatulle.server.live import wire
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from server.support.in_memory import World, full_table

BOX = Agreement("meisterdiebe", "zoch", ("person",) * 3)
NAMES = ("Ann", "Ben", "Cleo")


async def started() -> World:
    world = World(full_table(BOX))
    await world.live.act(lambda table: commands.start(table, "guest-0"))
    await world.watch(list(world.ears))
    return world


async def refused(world: World, seat: Seat, message: str | bytes) -> dict[str, Any]:
    """The one refusal that the seat's client hears."""
    ear = world.ears[seat]
    await ear.listen()
    await ear.session.hear(message)
    frames = [msgspec.json.decode(frame) for frame in await ear.listen()]
    (heard,) = [frame for frame in frames if frame["type"] == "Refused"]
    about = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in heard["about"].items()
    }
    for language in LANGUAGES:
        assert told(Refusal(heard["reason"], heard["says"], **about), language, NAMES)
    assert heard["says"] != "refused"
    return dict(heard)


def answer(seat: Seat, decision: int, move: str) -> bytes:
    return msgspec.json.encode(
        {"type": "Answer", "seat": seat, "decision": decision, "key": "a", "move": move}
    )


async def test_a_refused_move_comes_with_its_sentence_and_the_clause() -> None:
    world = await started()
    (ask,) = world.table.asked()
    heard = await refused(world, ask.seat, answer(ask.seat, ask.id, "fill A1"))
    assert heard["clause"] == "M-22"
    assert (heard["says"], heard["about"]) == (
        "meisterdiebe-refused-fill",
        {"placed": 1, "due": 4},
    )


async def test_whoever_is_not_asked_is_told_whom_the_game_waits_for() -> None:
    world = await started()
    (ask,) = world.table.asked()
    other = Seat((ask.seat + 1) % 3)
    heard = await refused(world, other, answer(other, ask.id, "fill A1"))
    assert (heard["says"], heard["about"]) == ("refused-not-your-turn", {"seats": [ask.seat]})


@pytest.mark.parametrize(
    ("message", "says"),
    [
        ("{", "refused-message"),
        ("x" * (wire.LONGEST + 1), "refused-message"),
        ('{"type":"Watch","seat":0}', "refused-watched"),
        ('{"type":"Watch","seat":1}', "refused-not-yours"),
        ('{"type":"Wave","seat":1,"sign":"hello"}', "refused-not-yours"),
        ('{"type":"Answer","seat":0,"decision":0,"key":"","move":"stay"}', "refused-message"),
    ],
)
async def test_whatever_else_is_refused_has_a_sentence_too(message: str, says: str) -> None:
    world = await started()
    heard = await refused(world, Seat(0), message)
    assert heard["says"] == says
