"""Between the readable rules and arrays: the same game, word for word."""

from collections.abc import Iterable
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.games.meisterdiebe.arrays import layout
from schatulle.games.meisterdiebe.arrays.layout import DRAWERS, State, Unpacked, pack, unpack
from schatulle.games.meisterdiebe.rules.box import Box, Contents, Drawer, Face, Front
from schatulle.games.meisterdiebe.rules.cards import PLACE, Card, Character, Hand
from schatulle.games.meisterdiebe.rules.filling import fillers, setup
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.state import SHOWN_PHASES, TurnSoFar, turn_order
from schatulle.games.meisterdiebe.rules.state import Stage as ReadableStage
from schatulle.games.meisterdiebe.rules.state import State as Readable

_STAGES: Final = tuple(ReadableStage)
_FACES: Final = (None, Face.HEAD, Face.TAIL)
_CHARACTERS: Final = tuple(Character)


def encoded(state: Readable) -> State:
    """A state between two answers of seats on arrays, as if everyone had seen everything."""
    return pack(jax.tree.map(jnp.int32, scalars(state)))


def scalars(state: Readable) -> Unpacked:
    """The state's numbers; plain integers, so that many states can be put into arrays at once."""
    seats = state.seats
    filling = state.stage is ReadableStage.FILLING
    fronts = [_side(contents) for contents in state.box.drawers]
    everything = (1 << DRAWERS) - 1
    return Unpacked(
        front=_row(_bag(front.gems) for front, _ in fronts),
        alarm=_row(0 if front.alarm is None else front.alarm + 1 for front, _ in fronts),
        side=_row(side for _, side in fronts),
        secret=_row(_FACES.index(contents.ruby) for contents in state.box.drawers),
        named=_row([0] * DRAWERS),
        white=_row(map(_bag, state.white)),
        black=_row(map(_bag, state.black)),
        has_alarm=_row(state.alarms),
        numbers=_row(_numbers(state, seat) for seat in range(seats)),
        hand=_row(sum(1 << PLACE[card.character] for card in hand) for hand in state.hands),
        laid=_row(0 if card is None else PLACE[card.character] + 1 for card in state.cards),
        known=_row([everything] * seats),
        north=_row(number - 1 for number in state.box.north),
        phase=_one(SHOWN_PHASES.index(state.phase)),
        stage=_one(_STAGES.index(state.stage)),
        flipped=_one(state.box.flipped),
        drawer=_one(0 if state.turn.drawer is None else tuple(Drawer).index(state.turn.drawer) + 1),
        caught=_one(state.turn.caught),
        searched=_one(state.turn.searched),
        emptied=_one(state.white_was_empty),
        giving=_one(0),
        refused=_one(0),
        taker=_one(state.takers[0] if state.takers else 0),
        red=_one(_bag(state.red)),
        round=_one(state.round),
        starter=_one(state.starter),
        remaining=_one(0 if filling else _mask(state.turn_queue)),
        takers=_one(_mask(state.takers)),
        excluded=_one(_mask(state.excluded)),
        filled=_one(len(fillers(state)) - len(state.turn_queue) if filling else 0),
    )


def _one(number: int) -> Any:
    return int(number)


def _row(numbers: Iterable[int]) -> Any:
    return tuple(map(int, numbers))


def _mask(seats: tuple[Seat, ...]) -> int:
    return sum(1 << seat for seat in seats)


def _bag(gems: Gems) -> int:
    return gems.diamonds + gems.sapphires * layout.SAPPHIRE + gems.rubies * layout.RUBY


def _gems(bag: int) -> Gems:
    return Gems(bag & 255, bag >> 8 & 255, bag >> 16)


def _side(contents: Contents) -> tuple[Front, int]:
    """INV-4: at most one side of a front holds anything."""
    assert not (contents.head and contents.tail), "arrays have one side of a front at most"
    return (contents.tail, 1) if contents.tail else (contents.head, 0)


def _numbers(state: Readable, seat: int) -> int:
    """The numbers of all six cards of a seat, wherever they lie."""
    laid = state.cards[seat]
    cards = (*state.hands[seat], *state.played[seat], *(() if laid is None else (laid,)))
    return sum((card.number - 1) << 3 * PLACE[card.character] for card in cards)


def decoded(state: State, options: Options) -> Readable:
    """A game on arrays as the readable rules have it; in which order cards were played is lost."""
    table = unpack(jax.tree.map(np.asarray, state))
    seats = len(table.white)
    laid = tuple(_laid(table, seat) for seat in range(seats))
    readable = replace(
        setup(options, seats),
        phase=SHOWN_PHASES[int(table.phase)],
        stage=_STAGES[int(table.stage)],
        box=_box(table),
        red=_gems(int(table.red)),
        white=tuple(_gems(int(bag)) for bag in table.white),
        black=tuple(_gems(int(bag)) for bag in table.black),
        alarms=tuple(bool(alarm) for alarm in table.has_alarm),
        hands=tuple(_cards(table, seat, int(hand)) for seat, hand in enumerate(table.hand)),
        played=tuple(
            _cards(table, seat, ~(int(hand) | 1 << int(table.laid[seat]) >> 1))
            for seat, hand in enumerate(table.hand)
        ),
        cards=laid,
        round=int(table.round),
        starter=Seat(int(table.starter)),
        turn=TurnSoFar(
            drawer=tuple(Drawer)[int(table.drawer) - 1] if table.drawer else None,
            caught=bool(table.caught),
            searched=bool(table.searched),
        ),
        white_was_empty=bool(table.emptied),
        excluded=_in_order(table.excluded, laid),
    )
    return replace(readable, turn_queue=_acting(table, readable), takers=_takers(table, laid))


def _box(table: Unpacked) -> Box:
    a, b, c = (int(number) + 1 for number in table.north)
    return Box(
        bool(table.flipped), (a, b, c), tuple(_contents(table, place) for place in range(DRAWERS))
    )


def _contents(table: Unpacked, place: int) -> Contents:
    alarm = int(table.alarm[place])
    front = Front(_gems(int(table.front[place])), Seat(alarm - 1) if alarm else None)
    head, tail = (Front(), front) if table.side[place] else (front, Front())
    return Contents(head, tail, _FACES[int(table.secret[place])])


def _card(table: Unpacked, seat: int, character: int) -> Card:
    return Card(_CHARACTERS[character], (int(table.numbers[seat]) >> 3 * character & 7) + 1)


def _cards(table: Unpacked, seat: int, mask: int) -> Hand:
    places = range(len(_CHARACTERS))
    return tuple(_card(table, seat, place) for place in places if mask >> place & 1)


def _laid(table: Unpacked, seat: int) -> Card | None:
    laid = int(table.laid[seat])
    return _card(table, seat, laid - 1) if laid else None


def _in_order(mask: Array, laid: tuple[Card | None, ...]) -> tuple[Seat, ...]:
    """Seats with one character, lower numbers first."""
    seats = [Seat(seat) for seat in range(len(laid)) if int(mask) >> seat & 1]
    return tuple(sorted(seats, key=lambda seat: laid[seat] or Card(Character.SMUGGLER, 0)))


def _takers(table: Unpacked, laid: tuple[Card | None, ...]) -> tuple[Seat, ...]:
    takers = _in_order(table.takers, laid)
    first = takers.index(Seat(int(table.taker))) if takers else 0
    return takers[first:] + takers[:first]


def _acting(table: Unpacked, readable: Readable) -> tuple[Seat, ...]:
    if readable.stage is ReadableStage.FILLING:
        return fillers(readable)[int(table.filled) :]
    remaining = int(table.remaining)
    if readable.stage is ReadableStage.DETECTING:
        return _in_order(table.remaining, readable.cards)
    return tuple(seat for seat in turn_order(readable) if remaining >> seat & 1)
