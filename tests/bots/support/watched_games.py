"""Games that memories watch from one seat, and the truth to compare their beliefs with."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from schatulle.bots.contract import Memory
from schatulle.core import Decision, Seat, count_of
from schatulle.games.meisterdiebe import rules
from schatulle.games.meisterdiebe.bots.belief import Belief, Side
from schatulle.games.meisterdiebe.bots.memories import Elephant
from schatulle.games.meisterdiebe.rules.box import Drawer, Face, Front
from schatulle.games.meisterdiebe.rules.cards import PLACE, Card
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.state import Phase, State
from schatulle.games.meisterdiebe.rules.view import View

EDITIONS: Final = tuple(rules.EDITIONS)
Box = Mapping[Drawer, tuple[Side, Side, Face | None]]


class Moment(Struct, frozen=True):
    """A state between two answers, and what led to it."""

    before: State
    events: tuple[Any, ...]
    state: State


def moments(options: Options, seats: int, seed: int) -> Iterator[Moment]:
    """A random game, answer by answer; chance keeps to its odds."""
    state, rng = rules.setup(options, seats), Random(seed)
    while asked := rules.awaiting(state):
        before, decision = state, rng.choice(asked)
        events, state = rules.play(state, decision.seat, _answer(decision, rng))
        yield Moment(before, events, state)


def _answer(decision: Decision[Any], rng: Random) -> Any:
    if decision.weights:
        number = rng.choices(range(len(decision.weights)), decision.weights)[0]
        return decision.choices[number]
    return decision.choices[rng.randrange(count_of(decision.choices))]


def show(memory: Memory, events: Sequence[Any], seat: Seat) -> None:
    """The memory observes what its seat may."""
    for event in events:
        seen = rules.observe(event, seat)
        if seen is not None:
            memory.observe(seen)


def is_asked(state: State) -> bool:
    """Whether a seat is asked now, or the game is over: else nobody looks at the table."""
    by_chance = (Phase.DEALING, Phase.BEGINNING, Phase.STUCK)
    unseen = state.options.quick_setup and state.round == 0
    return state.phase not in by_chance and not unseen


def beliefs(
    options: Options, seats: int, seed: int, memory: Memory, seat: Seat
) -> Iterator[tuple[State, Belief]]:
    """What a memory at one seat believes whenever somebody is asked."""
    for moment in moments(options, seats, seed):
        show(memory, moment.events, seat)
        if is_asked(moment.state):
            yield moment.state, memory.recall(rules.view(moment.state, seat))


def elephant_beliefs(
    edition: str, changes: Mapping[str, object], seats: int, seed: int
) -> Iterator[tuple[State, Belief]]:
    """What an elephant who knows the options believes; it sits at a seat by the seed."""
    options, seat = rules.options(edition, changes), Seat(seed % seats)
    return beliefs(options, seats, seed, Elephant(seat, options), seat)


def as_side(front: Front) -> Side:
    return Side(front.gems.diamonds, front.gems.sapphires, front.alarm)


def true_sides(state: State) -> Box:
    held = zip(Drawer, state.box.drawers, strict=True)
    return {
        drawer: (as_side(contents.head), as_side(contents.tail), contents.ruby)
        for drawer, contents in held
    }


def believed(belief: Belief) -> Box:
    held = zip(Drawer, belief.drawers, strict=True)
    return {drawer: (contents.head, contents.tail, contents.ruby) for drawer, contents in held}


def side_pairs(state: State, belief: Belief) -> Iterator[tuple[Side, Front]]:
    """Every side as it is believed and as it is."""
    for inside, held in zip(belief.drawers, state.box.drawers, strict=True):
        yield inside.head, held.head
        yield inside.tail, held.tail


def diamonds_in_box(state: State) -> int:
    return sum(
        drawer.head.gems.diamonds + drawer.tail.gems.diamonds for drawer in state.box.drawers
    )


def sapphires_in_box(state: State) -> int:
    return sum(
        drawer.head.gems.sapphires + drawer.tail.gems.sapphires for drawer in state.box.drawers
    )


def cards_of(state: State, seat: int) -> tuple[Card, ...]:
    """All six cards of a seat, wherever they lie."""
    laid = state.cards[seat]
    return (*state.hands[seat], *state.played[seat], *(() if laid is None else (laid,)))


def card_odds(belief: Belief, seat: int, card: Card) -> float:
    return belief.cards[seat][PLACE[card.character]][card.number - 1]


def seen_by(state: State, seat: Seat) -> View:
    return rules.view(state, seat)
