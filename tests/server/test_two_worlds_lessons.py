"""Two beginnings of a lesson that differ only in what the learner may not know look the same.

The same script is played at both; every frame to the learner is compared, byte for byte.
"""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.lessons.commands import open_lesson
from schatulle.lessons.lesson import LEARNER, Lesson
from schatulle.lessons.library import lesson_named
from schatulle.lessons.others import bots_turns
from schatulle.lessons.standing import Stage, Standing, standing_of
from schatulle.server.live import live_table as live_module
from schatulle.server.live.live_table import LiveTable
from schatulle.table import commands
from schatulle.table.entries import Guest
from schatulle.table.table import Table
from server.support.in_memory import Ear, live_table
from server.support.lesson_play import right_move

ANN = Guest("ann", "Ann")
LESSON = "meisterdiebe/thief"


def begun(lesson: Lesson) -> Table:
    opened = open_lesson("oak", lesson, ANN).table
    return commands.start(commands.sit_down(opened, ANN, LEARNER).table, ANN.id).table


def otherwise(lesson: Lesson) -> Lesson:
    """Other gems in drawers that nobody opens, other numbers on cards that nobody plays."""
    position: dict[str, Any] = dict(lesson.beginning.position or {})
    position["drawers"] = position["drawers"] | {"A1": "./1d 1r/.", "A2": "1d/1d", "B4": "./1s"}
    hands = [list(hand) for hand in position["hands"]]
    hands[1][-1], hands[2][-1] = "detective 2", "detective 8"
    position["hands"] = hands
    return replace(lesson, beginning=replace(lesson.beginning, position=position))


async def heard(lesson: Lesson) -> tuple[LiveTable, list[bytes]]:
    """All that the learner hears who tries what is wrong, plays what is right, and comes back."""
    live = live_table(begun(lesson))
    ear = Ear(live, ANN)
    await ear.say(type="Watch", seat=0)
    while (standing := standing_of(live.table)) and standing.stage is not Stage.OVER:
        await go_on(live, ear, standing)
    again = Ear(live, ANN)
    await again.say(type="Watch", seat=0)
    return live, [*await ear.listen(), *await again.listen()]


async def go_on(live: LiveTable, ear: Ear, standing: Standing) -> None:
    if standing.stage is Stage.READ:
        await ear.say(type="Read", seat=0, number=standing.index + 1)
    elif standing.stage is Stage.MOVE:
        ask = next(ask for ask in live.table.asked() if ask.seat == LEARNER)
        moves = [live.table.game.format_move(action) for action in ask.choices]
        right = right_move(standing.next_step, {"moves": moves})
        for move in (*moves, right):
            if move == right or not standing.next_step.wants(move):
                answer = {"type": "Answer", "seat": 0, "decision": ask.id, "key": move}
                await ear.say(**answer, move=move)
    else:
        turn = bots_turns(live.table)[0]
        assert turn.move is not None, "all that happens is in the script"
        action = live.table.game.parse_move(turn.move)
        seat, number = turn.ask.seat, turn.ask.id
        await live.act(lambda table: commands.answer(table, seat, number, "k", action, "bot"))
    await ear.listen()


async def test_what_lies_hidden_changes_no_byte_that_the_learner_hears() -> None:
    lesson = lesson_named(LESSON)
    one, heard_of_one = await heard(lesson)
    other, heard_of_other = await heard(otherwise(lesson))
    assert one.table.state.box != other.table.state.box
    assert one.table.state.hands != other.table.state.hands
    assert any(b'"lesson":{"id":"meisterdiebe/thief"' in frame for frame in heard_of_one)
    assert any(b'"Refused"' in frame for frame in heard_of_one)
    assert heard_of_one == heard_of_other


async def test_a_learner_is_told_where_the_lesson_stands_when_nothing_was_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An answer that nobody else observes is no chapter, but others may have finished with it."""
    live = live_table(begun(lesson_named(LESSON)))
    ear = Ear(live, ANN)
    await ear.say(type="Watch", seat=0)
    for _ in range(2):
        standing = standing_of(live.table)
        assert standing is not None
        await go_on(live, ear, standing)
    monkeypatch.setattr(meisterdiebe, "observe", lambda _event, _seat: None)
    heard_before = len(await ear.listen())
    standing = standing_of(live.table)
    assert standing is not None
    assert standing.stage is Stage.OTHERS
    await go_on(live, ear, standing)
    news = [msgspec.json.decode(frame)["type"] for frame in (await ear.listen())[heard_before:]]
    assert [kind for kind in news if kind != "Pong"] == ["Now"]


def of_the_box(table: Table, standing: Standing) -> Standing:
    return replace(standing, hint=str(table.game.position(table.state)))


def of_the_log(table: Table, standing: Standing) -> Standing:
    return replace(standing, hint=str(hash(str(table.log) + str(table.state.hands))))


@pytest.mark.parametrize("leak", [of_the_box, of_the_log])
async def test_a_lesson_that_tells_of_more_is_found(
    leak: Callable[[Table, Standing], Standing], monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaking(table: Table) -> Standing | None:
        standing = standing_of(table)
        return None if standing is None else leak(table, standing)

    monkeypatch.setattr(live_module, "standing_of", leaking)
    _, one = await heard(lesson_named(LESSON))
    _, other = await heard(otherwise(lesson_named(LESSON)))
    assert one != other
