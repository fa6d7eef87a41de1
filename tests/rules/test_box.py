"""How the box turns (G-1..G-5), against a second model that keeps every drawer's place."""

from collections.abc import Iterable
from functools import reduce
from itertools import pairwise, product
from typing import Final

import pytest
from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.games.meisterdiebe.rules import from_position, options
from schatulle.games.meisterdiebe.rules.box import (
    Box,
    Drawer,
    Level,
    Move,
    box_with_rubies,
    lower_face,
    moved,
    sides,
    stack,
    upper_face,
)
from schatulle.games.meisterdiebe.rules.box_moves import turns
from schatulle.games.meisterdiebe.rules.state import Stage

START: Final = box_with_rubies()
ROTATIONS: Final = tuple(move for move in Move if move is not Move.FLIP)
BOTH_ACTIONS: Final = tuple(
    turn.moves for turn in turns(from_position({}, options("zoch", {}), 2), Seat(0))
)

#: For every drawer its height (0 is the top), its side (0 is north, clockwise), and upside down.
Places = tuple[tuple[int, int, bool], ...]
FIRST: Final[Places] = tuple((height, side, False) for height in range(3) for side in range(4))


def turned(places: Places, move: Move) -> Places:
    """G-3, G-4 for single drawers: nothing of `north` and `flipped` is used here."""
    if move is Move.FLIP:
        beyond = {0: 2, 1: 1, 2: 0, 3: 3}
        return tuple((2 - height, beyond[side], not over) for height, side, over in places)
    levels = 1 if move.startswith("top") else 2
    step = 1 if move.endswith("+") else -1
    return tuple(
        (height, (side + step) % 4 if height < levels else side, over)
        for height, side, over in places
    )


def places_of(box: Box) -> Places:
    """The same facts as the rules tell them."""
    over = upper_face(box) != upper_face(START)
    return tuple(
        (stack(box).index(level), sides(box, level).index(drawer), over)
        for drawer in Drawer
        for level in (Level(drawer[0]),)
    )


def up_to_yaw(box: Box) -> Places:
    """One for all that differ only by turning the whole box on the table (OQ-M27)."""
    return YAW[configuration(box)]


def least_yaw(places: Places) -> Places:
    return min(
        tuple((height, (side + yaw) % 4, over) for height, side, over in places) for yaw in range(4)
    )


def configuration(box: Box) -> tuple[bool, tuple[int, int, int]]:
    return box.flipped, box.north


def all_boxes() -> list[Box]:
    """Every way the box can stand that single moves lead to."""
    found = {configuration(START): START}
    waiting = [START]
    while waiting:
        box = waiting.pop()
        for move in Move:
            then = moved(box, move)
            if configuration(then) not in found:
                found[configuration(then)] = then
                waiting.append(then)
    return list(found.values())


BOXES: Final = all_boxes()
YAW: Final = {configuration(box): least_yaw(places_of(box)) for box in BOXES}


def after(box: Box, moves: Iterable[Move]) -> Box:
    return reduce(moved, moves, box)


def test_128_configurations_can_be_reached_and_32_up_to_yaw() -> None:
    """G-5: one bit and three rotations, 2 × 64; turning the whole box leaves a quarter."""
    assert len(BOXES) == 2 * 4**3 == 128
    assert len({places_of(box) for box in BOXES}) == 128
    assert len({up_to_yaw(box) for box in BOXES}) == 32


def test_every_move_moves_every_drawer_as_the_second_model_does() -> None:
    """G-3, G-4, M-8, M-44: in all 128 configurations."""
    assert places_of(START) == FIRST
    for box, move in product(BOXES, Move):
        assert places_of(moved(box, move)) == turned(places_of(box), move)


def test_the_middle_level_stays_in_the_middle() -> None:
    """G-5: the stack is A-B-C or C-B-A."""
    assert {stack(box) for box in BOXES} == {("A", "B", "C"), ("C", "B", "A")}
    for box in BOXES:
        assert (stack(box)[0] == "A") == (not box.flipped)


def test_numbers_run_clockwise_upward_and_downward_when_flipped() -> None:
    """How the box stands, as docs/notation.md writes it."""
    for box, level in product(BOXES, Level):
        numbers = [int(drawer[1]) for drawer in sides(box, level)]
        steps = {(after - before) % 4 for before, after in pairwise(numbers)}
        assert steps == ({3} if box.flipped else {1})
        assert numbers[0] == box.north[list(Level).index(level)]


def test_no_move_changes_what_a_drawer_holds() -> None:
    """INV-9, G-3: no content moves."""
    assert all(box.drawers == START.drawers for box in BOXES)


def test_moves_can_be_undone() -> None:
    for box in BOXES:
        assert after(box, (Move.FLIP, Move.FLIP)) == box
        for there, back in ((Move.TOP_PLUS, Move.TOP_MINUS), (Move.TWO_PLUS, Move.TWO_MINUS)):
            assert after(box, (there, back)) == box == after(box, (back, there))
            assert after(box, (Move.TOP_PLUS,) * 4) == box == after(box, (Move.TWO_MINUS,) * 4)


def test_faces_are_opposite() -> None:
    """M-10: what is up is not down."""
    assert all(upper_face(box) != lower_face(box) for box in BOXES)


def test_fourteen_sequences_lead_to_fourteen_configurations_and_ten_up_to_yaw() -> None:
    """G-5: nothing 1, rotate 4, flip 1, both in either order 4 + 4."""
    assert len(set(BOTH_ACTIONS)) == len(BOTH_ACTIONS) == 1 + 4 + 1 + 4 + 4
    for box in BOXES:
        reached = [after(box, moves) for moves in BOTH_ACTIONS]
        assert len({configuration(then) for then in reached}) == 14
        assert len({up_to_yaw(then) for then in reached}) == 10


def test_either_order_reaches_the_same_up_to_yaw() -> None:
    """G-5, M-45, OQ-M2: flip then top ≡ two then flip, flip then two ≡ top then flip."""
    pairs = {
        (Move.FLIP, Move.TOP_PLUS): (Move.TWO_PLUS, Move.FLIP),
        (Move.FLIP, Move.TOP_MINUS): (Move.TWO_MINUS, Move.FLIP),
        (Move.FLIP, Move.TWO_PLUS): (Move.TOP_PLUS, Move.FLIP),
        (Move.FLIP, Move.TWO_MINUS): (Move.TOP_MINUS, Move.FLIP),
    }
    for box in BOXES:
        for flip_first, rotate_first in pairs.items():
            assert up_to_yaw(after(box, flip_first)) == up_to_yaw(after(box, rotate_first))
        first = {up_to_yaw(after(box, (move, Move.FLIP))) for move in ROTATIONS}
        last = {up_to_yaw(after(box, (Move.FLIP, move))) for move in ROTATIONS}
        assert first == last
        assert len(first) == 4


@pytest.mark.parametrize(
    ("changes", "in_play", "in_setup"),
    [
        ({}, 14, 14),
        ({"box_actions": 1}, 6, 14),
        ({"setup_box_actions": 1}, 14, 6),
        ({"box_order": "rotate_first"}, 10, 10),
        ({"box_order": "rotate_first", "box_actions": 1}, 6, 10),
    ],
)
def test_so_many_ways_to_move_the_box_are_offered(
    changes: dict[str, object], in_play: int, in_setup: int
) -> None:
    """G-5, M-43, M-45, M-94, OQ-M25: fourteen, six with one action, ten with rotation first."""
    state = from_position({}, options("zoch", changes), 2)
    assert state.stage is not Stage.FILLING
    assert len(set(turns(state, Seat(0)))) == in_play
    assert len(set(turns(replace(state, stage=Stage.FILLING), Seat(0)))) == in_setup


def test_one_action_leads_to_six_configurations_also_up_to_yaw() -> None:
    """G-5, M-94: nothing, four rotations, the flip."""
    single = [moves for moves in BOTH_ACTIONS if len(moves) < 2]
    assert len(single) == 6
    for box in BOXES:
        assert len({up_to_yaw(after(box, moves)) for moves in single}) == 6
