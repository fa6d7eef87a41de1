"""Sealed bids: three short rounds for two to four seats, with chance, secrets and a bluff.

T-1: Everybody is dealt a lucky number in secret and has 99 coins.
T-2: In each round chance turns up a prize, and everybody bids in secret and at once.
T-3: Whoever bids the most, alone, pays and may take the prize or leave it; the others keep theirs.
T-4: After three rounds prizes count; one that is the own lucky number counts twice.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from itertools import product
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from schatulle.core import (
    HIDDEN,
    NATURE,
    BadNotation,
    Decision,
    Default,
    Difference,
    Hidden,
    IllegalMove,
    Many,
    Outcome,
    Seat,
    best_seats,
    decision_id,
    replaced,
)
from schatulle.core.event_flow import EventFlow, evolved, followed, steps
from schatulle.core.events import Cited
from schatulle.core.notation import check_parts, row
from schatulle.core.options import changed, check_seats, edition_of

NAME: Final = "toy"
SEATS: Final = range(2, 5)
COINS: Final = 99
NUMBERS: Final = range(1, 7)
QUESTIONS: Final[Mapping[str, Default]] = {"bid": "chance", "take": "careful"}
DEALT: Final = ("prizes",)


class Options(Struct, frozen=True):
    edition: str = "toy"
    rounds: Annotated[int, Meta(ge=1, le=3, description="a whole number from 1 to 3")] = 3


EDITIONS: Final = {"toy": Options()}


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """What Nature did."""

    lucky: tuple[int, ...] = ()
    prizes: tuple[int, ...] = ()


# Actions.


class DealNumbers(Struct, frozen=True):
    numbers: tuple[int, ...]


class TurnUp(Struct, frozen=True):
    prize: int


class Bid(Struct, frozen=True):
    coins: int


class Take(Struct, frozen=True):
    pass


class Leave(Struct, frozen=True):
    pass


Action = DealNumbers | TurnUp | Bid | Take | Leave


class Bids(Many[Bid]):
    """From all coins down to none."""

    form = "bid and a number of coins, none up to those of the first example"

    def __init__(self, coins: int) -> None:
        self.coins = coins

    @property
    def count(self) -> int:
        return self.coins + 1

    def __getitem__(self, number: int) -> Bid:
        return Bid(self.coins - number)


# Events: what is hidden from somebody is None for them.


class Dealt(Cited, frozen=True, tag=True):
    numbers: tuple[int | None, ...]


class TurnedUp(Cited, frozen=True, tag=True):
    prize: int


class HasBid(Cited, frozen=True, tag=True):
    seat: Seat
    coins: int | None


class Opened(Cited, frozen=True, tag=True):
    bids: tuple[int, ...]
    winner: Seat | None


class Chose(Cited, frozen=True, tag=True):
    seat: Seat
    takes: bool


class RoundEnded(Cited, frozen=True, tag=True):
    round: int


class GameEnded(Cited, frozen=True, tag=True):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


Event = Dealt | TurnedUp | HasBid | Opened | Chose | RoundEnded | GameEnded


class Phase(StrEnum):
    DEALING = "dealing"
    DRAWING = "drawing"
    BID = "bid"
    OPEN = "open"
    TAKE = "take"
    END_ROUND = "end_round"
    END = "end"
    OVER = "over"


class State(Struct, frozen=True):
    options: Options
    phase: Phase
    lucky: tuple[int, ...]
    purses: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    bids: tuple[int | None, ...]
    round: int = 1
    prize: int = 0
    winner: Seat | None = None
    moment: int = 0

    @property
    def seats(self) -> int:
        return len(self.purses)


class Position(Struct, frozen=True):
    round: int
    phase: str
    lucky: tuple[int, ...]
    purses: tuple[int, ...]
    prize: int
    bids: tuple[int | None, ...]
    won: tuple[tuple[int, ...], ...]


class View(Struct, frozen=True):
    round: int
    phase: str
    #: The own number alone.
    lucky: tuple[int | None, ...]
    purses: tuple[int, ...]
    prize: int
    #: None before a bid; others' are hidden until all are opened.
    bids: tuple[int | Hidden | None, ...]
    won: tuple[tuple[int, ...], ...]


ViewText = View
#: What is noted down, by its place.
Notes = dict[str, str]


def options(edition: str, changes: Mapping[str, object]) -> Options:
    return changed(edition_of(EDITIONS, edition), changes)


def check_table(_options: Options) -> None:
    pass


def setup(opts: Options, seats: int) -> State:
    check_seats(seats, SEATS)
    return State(
        opts, Phase.DEALING, (0,) * seats, (COINS,) * seats, ((),) * seats, (None,) * seats
    )


def awaiting(state: State) -> tuple[Decision[Any], ...]:
    match state.phase:
        case Phase.DEALING:
            deals = tuple(map(DealNumbers, product(NUMBERS, repeat=state.seats)))
            return (_ask(state, NATURE, "deal", deals),)
        case Phase.DRAWING:
            return (_ask(state, NATURE, "turn_up", tuple(map(TurnUp, NUMBERS))),)
        case Phase.BID:
            silent = [Seat(seat) for seat, bid in enumerate(state.bids) if bid is None]
            return tuple(_ask(state, seat, "bid", Bids(state.purses[seat])) for seat in silent)
        case Phase.TAKE:
            assert state.winner is not None
            return (_ask(state, state.winner, "take", (Take(), Leave())),)
        case _:
            return ()


def _ask(state: State, seat: Seat, kind: str, choices: Any) -> Decision[Any]:
    return Decision(seat, decision_id(state.moment, seat), kind, choices)


def _dealing(state: State, _seat: Seat, action: DealNumbers) -> Event:
    return Dealt(("T-1",), action.numbers)


def _turning_up(state: State, _seat: Seat, action: TurnUp) -> Event:
    return TurnedUp(("T-2",), action.prize)


def _bidding(state: State, seat: Seat, action: Bid) -> Event:
    if state.phase is not Phase.BID or state.bids[seat] is not None:
        raise IllegalMove("T-2", f"seat {seat} has nothing to bid for now")
    if not 0 <= action.coins <= state.purses[seat]:
        raise IllegalMove("T-2", f"{action.coins} coins; allowed: 0 to {state.purses[seat]}")
    return HasBid(("T-2",), seat, action.coins)


def _choosing(state: State, seat: Seat, action: Take | Leave) -> Event:
    if state.phase is not Phase.TAKE or seat != state.winner:
        raise IllegalMove("T-3", f"seat {seat} has won no prize")
    return Chose(("T-3",), seat, isinstance(action, Take))


_ANSWER: Final[Mapping[type[Action], Callable[[State, Seat, Any], Event]]] = {
    DealNumbers: _dealing,
    TurnUp: _turning_up,
    Bid: _bidding,
    Take: _choosing,
    Leave: _choosing,
}


def _opening(state: State) -> Event:
    bids = tuple(bid or 0 for bid in state.bids)
    best = best_seats(bids)
    return Opened(("T-3",), bids, best[0] if len(best) == 1 else None)


def _ending_round(state: State) -> Event:
    return RoundEnded(("T-2",), state.round)


def _ending(state: State) -> Event:
    return GameEnded(("T-4",), scores(state), best_seats(scores(state)))


_FOLLOWS: Final[Mapping[Phase, Callable[[State], Event]]] = {
    Phase.OPEN: _opening,
    Phase.END_ROUND: _ending_round,
    Phase.END: _ending,
}


def _dealt(state: State, event: Dealt) -> State:
    return replace(state, lucky=event.numbers, phase=Phase.DRAWING)


def _turned_up(state: State, event: TurnedUp) -> State:
    return replace(state, prize=event.prize, phase=Phase.BID)


def _has_bid(state: State, event: HasBid) -> State:
    bids = replaced(state.bids, [(event.seat, event.coins)])
    return replace(state, bids=bids, phase=Phase.BID if None in bids else Phase.OPEN)


def _opened(state: State, event: Opened) -> State:
    if event.winner is None:
        return replace(state, phase=Phase.END_ROUND)
    left = state.purses[event.winner] - event.bids[event.winner]
    purses = replaced(state.purses, [(event.winner, left)])
    return replace(state, purses=purses, winner=event.winner, phase=Phase.TAKE)


def _chose(state: State, event: Chose) -> State:
    taken = (*state.won[event.seat], state.prize) if event.takes else state.won[event.seat]
    won = replaced(state.won, [(event.seat, taken)])
    return replace(state, won=won, phase=Phase.END_ROUND)


def _round_ended(state: State, event: RoundEnded) -> State:
    last = event.round == state.options.rounds
    return replace(
        state,
        phase=Phase.END if last else Phase.DRAWING,
        round=event.round + (not last),
        bids=(None,) * state.seats,
        prize=0,
        winner=None,
    )


def _game_ended(state: State, _event: GameEnded) -> State:
    return replace(state, phase=Phase.OVER)


_EVOLVE: Final[Mapping[type[Event], Callable[[State, Any], State]]] = {
    Dealt: _dealt,
    TurnedUp: _turned_up,
    HasBid: _has_bid,
    Opened: _opened,
    Chose: _chose,
    RoundEnded: _round_ended,
    GameEnded: _game_ended,
}


_FLOW: Final[EventFlow[State, Event]] = EventFlow(
    steps=steps(
        _EVOLVE,
        dict.fromkeys(_EVOLVE, lambda state: (state, state.phase)),
        uncounted=frozenset[type[Event]]((HasBid,)),
    ),
    follows=_FOLLOWS,
)


def play(state: State, seat: Seat, action: Action) -> tuple[tuple[Event, ...], State]:
    return followed(_FLOW, state, _ANSWER[type(action)](state, seat, action))


def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    return play(state, seat, action)[0]


def evolve(state: State, event: Event) -> State:
    return evolved(_FLOW, state, event)


def scores(state: State) -> tuple[int, ...]:
    rows = zip(state.won, state.lucky, strict=True)
    return tuple(sum(won) + lucky * won.count(lucky) for won, lucky in rows)


def outcome(state: State) -> Outcome | None:
    if state.phase is not Phase.OVER:
        return None
    return Outcome(scores(state), best_seats(scores(state)))


# The two doors out.


def view(state: State, seat: Seat) -> View:
    bids = tuple(_bid(state, Seat(owner), seat) for owner in range(state.seats))
    return replace(laid_open(state), lucky=_own(state.lucky, seat), bids=bids)


def laid_open(state: State) -> View:
    """The truth as a view."""
    return View(
        state.round, state.phase, state.lucky, state.purses, state.prize, state.bids, state.won
    )


def ajar(_state: State) -> None:
    """Nothing in the toy stands open."""


def written(view: View) -> View:
    """A view of the toy is text already."""
    return view


def read(text: View) -> View:
    """And text a view."""
    return text


def _bid(state: State, owner: Seat, seat: Seat) -> int | Hidden | None:
    bid = state.bids[owner]
    return bid if bid is None or owner == seat or state.phase is not Phase.BID else HIDDEN


def _own(numbers: Sequence[int | None], seat: Seat) -> tuple[int | None, ...]:
    return tuple(number if owner == seat else None for owner, number in enumerate(numbers))


def observe(event: Event, seat: Seat) -> Event | None:
    match event:
        case Dealt():
            return replace(event, numbers=_own(event.numbers, seat))
        case HasBid() if event.seat != seat:
            return replace(event, coins=None)
        case _:
            return event


# The notation.


def position(state: State) -> Position:
    return Position(
        state.round, state.phase, state.lucky, state.purses, state.prize, state.bids, state.won
    )


def from_position(parts: Mapping[str, Any], opts: Options, seats: int) -> State:
    """A position before a prize is turned up."""
    check_parts(parts, ("lucky", "purses"))
    state = setup(opts, seats)
    return replace(
        state,
        phase=Phase.DRAWING,
        lucky=row(parts, "lucky", int, seats) or (1,) * seats,
        purses=row(parts, "purses", int, seats) or state.purses,
    )


def parse_move(text: str) -> Action:
    match text.split():
        case ["bid", coins] if coins.isdecimal():
            return Bid(int(coins))
        case ["take"]:
            return Take()
        case ["leave"]:
            return Leave()
        case _:
            raise BadNotation(f"{text!r} is no move of the toy; allowed: bid, take, leave")


def format_move(action: Action) -> str:
    match action:
        case DealNumbers(numbers):
            return " ".join(["deal", *map(str, numbers)])
        case TurnUp(prize):
            return f"turn_up {prize}"
        case Bid(coins):
            return f"bid {coins}"
        case Take():
            return "take"
        case Leave():
            return "leave"


# Nature.


class Dealer:
    def __init__(self, deal: Deal, state: State) -> None:
        self._deal = deal
        self._prizes = iter(deal.prizes)

    def answer(self, _state: State, kind: str) -> Action | None:
        if kind == "deal":
            return DealNumbers(self._deal.lucky) if self._deal.lucky else None
        prize = next(self._prizes, None)
        return None if prize is None else TurnUp(prize)


def deal_of(events: Iterable[Event], _options: Options) -> Deal:
    log = list(events)
    lucky = next((event.numbers for event in log if isinstance(event, Dealt)), ())
    prizes = [event.prize for event in log if isinstance(event, TurnedUp)]
    return Deal(tuple(number or 0 for number in lucky), tuple(prizes))


def difference(drawn: Action, recorded: Action) -> Difference:
    return Difference(format_move(drawn), format_move(recorded))


def draw_number(_state: State) -> None:
    pass


def numbered(told: Sequence[Action], _seat: Seat, _seats: int) -> Bids | None:
    return Bids(told[0].coins) if isinstance(told[0], Bid) else None
