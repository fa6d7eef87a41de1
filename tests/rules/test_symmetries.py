"""What must make no difference: the order of simultaneous answers, and who sits where."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import replace

from schatulle.core import NATURE, Seat
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.rules.state import State as DiamantState
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.actions import Begin, DealHands, Give
from schatulle.games.meisterdiebe.rules.box import Contents, Front
from schatulle.games.meisterdiebe.rules.state import State
from support.budget import examples
from support.games import (
    EVERY_TABLE,
    Step,
    Steps,
    Table,
    diamant_tables,
    meisterdiebe_tables,
    played,
    random_game,
    tables,
)

Answer = tuple[Seat, Any]
SIMULTANEOUS = ("choose", "decide")


def blocks(steps: Steps) -> Iterator[list[Step]]:
    """The answers of a game, those that were asked at once together."""
    block: list[Step] = []
    for step in steps:
        if block and step.asked.kind in SIMULTANEOUS and step.asked.id // 16 == moment(block[0]):
            block.append(step)
            continue
        if block:
            yield block
        block = [step]
    yield block


def moment(step: Step) -> int:
    return step.asked.id // 16


def assert_order_makes_no_difference(table: Table, steps: Steps) -> None:
    rng = Random(table.seed + 1)
    state = steps[0].before
    for block in blocks(steps):
        log: list[Any] = []
        for step in rng.sample(block, len(block)):
            events, state = table.game.play(state, step.asked.seat, step.action)
            log.extend(events)
        before = [event for step in block for event in step.events]
        assert state == block[-1].after
        assert sorted(map(repr, log)) == sorted(map(repr, before))
        assert log[len(block) :] == before[len(block) :]


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_simultaneous_answers_in_any_order_give_the_same_game(table: Table) -> None:
    """M-26, P-9, D-8: records hold them in the order they came in; any order will do."""
    steps = played(table)
    assert max(map(len, blocks(steps))) == table.seats
    assert_order_makes_no_difference(table, steps)


@given(table=tables())
@examples(40)
def test_so_they_do_with_any_options(table: Table) -> None:
    """M-26, D-8."""
    assert_order_makes_no_difference(table, tuple(random_game(table)))


def rotated_row(row: tuple[Any, ...], by: int) -> tuple[Any, ...]:
    """What seat s had, seat s + by has."""
    return row[-by:] + row[:-by]


def rotated_state(state: State, by: int) -> State:
    """The same moment of the game with everyone moved on by some seats."""
    turn = partial(turned_seat, by=by, seats=state.seats)

    def front(face: Front) -> Front:
        return face if face.alarm is None else replace(face, alarm=turn(face.alarm))

    def contents(drawer: Contents) -> Contents:
        return replace(drawer, head=front(drawer.head), tail=front(drawer.tail))

    rows = ("white", "black", "alarms", "hands", "played", "cards")
    seats = ("turn_queue", "excluded", "takers")
    return replace(
        state,
        box=replace(state.box, drawers=tuple(map(contents, state.box.drawers))),
        starter=turn(state.starter),
        **{name: rotated_row(getattr(state, name), by) for name in rows},
        **{name: tuple(map(turn, getattr(state, name))) for name in seats},
    )


def turned_seat(seat: Seat, by: int, seats: int) -> Seat:
    return seat if seat == NATURE else Seat((seat + by) % seats)


def rotated_action(action: Any, by: int, seats: int) -> Any:
    turn = partial(turned_seat, by=by, seats=seats)
    if isinstance(action, DealHands):
        return DealHands(rotated_row(action.hands, by))
    if isinstance(action, Begin):
        return Begin(turn(action.seat))
    if isinstance(action, Give):
        return Give(tuple((turn(seat), bag) for seat, bag in action.shares))
    return action


def has_begun(state: State) -> bool:
    """Before a starter is drawn the state names seat 0 for nothing."""
    return state.phase not in ("dealing", "beginning")


def assert_rotation_commutes(table: Table, by: int) -> None:
    state: State = meisterdiebe.setup(table.options, table.seats)
    for step in random_game(table):
        seat = turned_seat(step.asked.seat, by, table.seats)
        _, state = meisterdiebe.play(state, seat, rotated_action(step.action, by, table.seats))
        if has_begun(state):
            assert state == rotated_state(step.after, by)
            scores = meisterdiebe.position(state).scores
            assert scores == rotated_row(meisterdiebe.position(step.after).scores, by)


@given(table=meisterdiebe_tables())
@examples(30)
def test_moving_everyone_on_by_some_seats_commutes_with_the_game(table: Table) -> None:
    """M-22, M-35, P-13: only who is left of whom matters."""
    assert_rotation_commutes(table, 1 + table.seed % (table.seats - 1))


def assert_permutation_commutes(table: Table, to: list[int]) -> None:
    state: DiamantState = diamant.setup(table.options, table.seats)
    for step in random_game(table):
        seat = step.asked.seat
        _, state = diamant.play(state, seat if seat == NATURE else Seat(to[seat]), step.action)
        assert state == permuted_state(step.after, permuting(to))


def permuting(to: list[int]) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    places = sorted(range(len(to)), key=to.__getitem__)
    return lambda row: tuple(row[place] for place in places)


def permuted_state(state: DiamantState, row: Callable[[tuple[Any, ...]], Any]) -> DiamantState:
    return replace(
        state,
        inside=row(state.inside),
        unsafe=row(state.unsafe),
        chests=row(state.chests),
        chosen=row(state.chosen),
    )


@given(table=diamant_tables())
@examples(60)
def test_any_seating_of_diamant_gives_the_same_game(table: Table) -> None:
    """D-8, D-9, D-15: no seat is before another."""
    to = list(range(table.seats))
    Random(table.seed).shuffle(to)
    assert_permutation_commutes(table, to)
