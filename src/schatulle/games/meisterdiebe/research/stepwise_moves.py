"""Moves of Meisterdiebe told step by step: hands, fillings and gifts one thing at a time."""

from collections.abc import Mapping, Sequence
from typing import Final

from schatulle.core import NATURE, Decision, Seat
from schatulle.games.meisterdiebe.action_codes import FILL, GIVE, KEEP, TURN, TURNS, codes, move
from schatulle.games.meisterdiebe.rules.actions import Action, Begin, DealHands, Fill, Give
from schatulle.games.meisterdiebe.rules.box import Drawer
from schatulle.games.meisterdiebe.rules.box_moves import turns
from schatulle.games.meisterdiebe.rules.cards import NUMBERS, Card, Character
from schatulle.games.meisterdiebe.rules.filling import to_place
from schatulle.games.meisterdiebe.rules.gems import NOTHING, ONE, Gem, Gems, gem_count
from schatulle.games.meisterdiebe.rules.notation import format_move
from schatulle.games.meisterdiebe.rules.state import Phase, State, front_gems

Steps = tuple[int, ...]
Chances = list[tuple[int, float]]

#: In the quick set-up chance fills and turns; its outcomes count from where these codes begin.
NATURES_CODES: Final[Mapping[Phase, int]] = {Phase.FILL: FILL, Phase.TURN: TURN}
#: The most outcomes of a deal or a draw, and of the quick set-up.
MOST_DEALT: Final = len(NUMBERS)
MOST_TURNED: Final = len(TURNS)


def due(state: State, steps: Steps) -> int:
    """How many steps the move takes that has begun like this."""
    if state.phase is Phase.DEALING:
        return len(Character) * state.seats
    if state.phase is Phase.FILL:
        return to_place(state)
    if state.phase is Phase.GIVE and steps[:1] != (KEEP,):
        return gem_count(front_gems(state))
    return 1


def composed(state: State, seat: Seat, steps: Steps) -> Action:
    """The move of the rules that all its steps tell."""
    if state.phase is Phase.DEALING:
        return dealt(steps, state.seats)
    if state.phase is Phase.BEGINNING:
        return Begin(Seat(steps[0]))
    if state.phase is Phase.FILL:
        return Fill(tuple(tuple(Drawer)[step - FILL] for step in steps))
    if state.phase is Phase.GIVE and steps[0] != KEEP:
        return given(state, seat, steps)
    return move(steps[0], seat, state.seats)


def dealt(steps: Steps, seats: int) -> DealHands:
    """M-15: pile by pile and seat by seat, a number for each card."""
    hands = (
        tuple(
            Card(character, NUMBERS[steps[pile * seats + seat]])
            for pile, character in enumerate(Character)
        )
        for seat in range(seats)
    )
    return DealHands(tuple(hands))


def given(state: State, seat: Seat, steps: Steps) -> Give:
    """P-18: a receiver for each gem, sapphires first."""
    bags: dict[Seat, Gems] = {}
    for place, step in enumerate(steps):
        receiver = to_the_left(seat, step - GIVE + 1, state.seats)
        bags[receiver] = bags.get(receiver, NOTHING) + ONE[gem_at(state, place)]
    return Give(tuple(sorted(bags.items())))


def to_the_left(seat: Seat, places: int, seats: int) -> Seat:
    """Who sits so many places to the left."""
    return Seat((seat + places) % seats)


def gem_at(state: State, place: int) -> Gem:
    """P-18: which gem of the front is given away in that place."""
    return Gem.SAPPHIRE if place < front_gems(state).sapphires else Gem.DIAMOND


def legal_steps(state: State, asked: Decision[Action], steps: Steps) -> list[int]:
    """The codes that a seat may tell next, ascending."""
    if state.phase is Phase.FILL:
        return list(range(FILL, FILL + len(Drawer)))
    if state.phase is Phase.GIVE:
        others = list(range(GIVE, GIVE + state.seats - 1))
        return others if steps else [*others, KEEP]
    assert isinstance(asked.choices, Sequence)
    return sorted(codes(choice, asked.seat, state.seats)[0] for choice in asked.choices)


def step_text(state: State, player: int, place: int, step: int) -> str:
    """A step as the notation writes such a move; a dealt number with its card and seat."""
    seat = Seat(player)
    if state.phase is Phase.DEALING:
        pile, receiver = divmod(place, state.seats)
        return f"deal {Card(tuple(Character)[pile], NUMBERS[step])} to {receiver}"
    if state.phase is Phase.GIVE and step != KEEP:
        receiver = to_the_left(seat, step - GIVE + 1, state.seats)
        return format_move(Give(((receiver, ONE[gem_at(state, place)]),)))
    if state.phase is Phase.BEGINNING:
        return format_move(Begin(Seat(step)))
    return format_move(move(step, seat, state.seats))


def chances(state: State, steps: Steps) -> Chances:
    """What chance may do next, as steps with their odds."""
    if state.phase is Phase.FILL:
        return filling_odds(steps)
    outcomes = evenly_likely(state, steps)
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]


def evenly_likely(state: State, steps: Steps) -> list[int]:
    """M-15: a number left in the pile; OQ-M3: any starter; any way to turn the box."""
    if state.phase is Phase.DEALING:
        pile = steps[len(steps) - len(steps) % state.seats :]
        return [number for number in range(len(NUMBERS)) if number not in pile]
    if state.phase is Phase.BEGINNING:
        return list(range(state.seats))
    return sorted(codes(turn, NATURE, state.seats)[0] for turn in turns(state, NATURE))


def filling_odds(steps: Steps) -> Chances:
    """The quick set-up: every split of the diamonds is equally likely (Pólya's urn)."""
    total = len(Drawer) + len(steps)
    return [(FILL + place, (steps.count(FILL + place) + 1) / total) for place in range(len(Drawer))]
