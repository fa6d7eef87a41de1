"""The last rounds of a game of Meisterdiebe of two who know everything: the exact solution."""

from collections.abc import Hashable, Iterable, Iterator
from functools import reduce
from typing import Final

from msgspec import Struct

from schatulle.core import Seat
from schatulle.games.meisterdiebe.research.solving.alike import matters, unlike
from schatulle.games.meisterdiebe.rules import awaiting, outcome, play
from schatulle.games.meisterdiebe.rules.actions import Action, Choose
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.state import Phase, Stage, State, is_turned_up
from schatulle.research.solving.known_values import KnownValues
from schatulle.research.solving.matrix import Payoffs, Solved, columns_of, solve
from schatulle.research.solving.positions import Unsolvable
from schatulle.research.solving.win_share import share

FIRST: Final = Seat(0)
SECOND: Final = Seat(1)
#: More rounds than these no machine sees to their end.
ROUNDS: Final = 2

#: M-27, M-28: what a smuggler will do while the other card is still face down.
Plan = tuple[Action, ...]


class Way(Struct, frozen=True):
    """M-26: a card to lay; a smuggler's with a plan."""

    character: Character
    plan: Plan = ()


class Cards(Struct, frozen=True):
    """M-26: all that both may have in mind when they lay their cards, and what the first gets."""

    ways: tuple[tuple[Way, ...], tuple[Way, ...]]
    payoffs: Payoffs

    def solved(self) -> Solved:
        """The value for the first seat, and the mixes of both."""
        return solve(self.payoffs)


class Rest(KnownValues):
    """All positions that may follow from one, each worked out once, as shares of seat 0."""

    def alike(self, state: State) -> Hashable:
        """Positions that differ in nothing that matters."""
        return matters(state)

    def worked_out(self, state: State) -> float:
        """What seat 0 has of the win if both play as well as can be."""
        if (result := outcome(state)) is not None:
            return share(result, FIRST)
        if state.phase is Phase.CHOOSE:
            return self.cards(state).solved().value
        return self._best(state)

    def _best(self, state: State) -> float:
        """All lies open and one answers after the other; nobody looks beyond a sure win."""
        decision = awaiting(state)[0]
        first = decision.seat == FIRST
        best = 1.0 - first
        for action in unlike(state, decision):
            value = self.value(play(state, decision.seat, action)[1])
            best = max(best, value) if first else min(best, value)
            if best == float(first):
                break
        return best

    def cards(self, state: State) -> Cards:
        """M-26: both lay a card at once; M-29: a smuggler acts before seeing the other's."""
        ways = (tuple(_ways(state, FIRST)), tuple(_ways(state, SECOND)))
        payoffs = [
            [self.value(laid(state, mine, theirs)) for theirs in ways[1]] for mine in ways[0]
        ]
        return Cards(ways, payoffs)


def laid(state: State, mine: Way, theirs: Way) -> State:
    """The state when both cards lie there and a smuggler with a plan has followed it."""
    _, state = play(state, FIRST, Choose(mine.character))
    _, state = play(state, SECOND, Choose(theirs.character))
    if mine.character is theirs.character:
        return state
    state = reduce(lambda before, action: play(before, FIRST, action)[1], mine.plan, state)
    return reduce(lambda before, action: play(before, SECOND, action)[1], theirs.plan, state)


def _ways(state: State, seat: Seat) -> Iterator[Way]:
    for card in state.hands[seat]:
        hidden = [
            theirs for theirs in state.hands[1 - seat] if theirs.character is not card.character
        ]
        if card.character is Character.SMUGGLER and is_blind(state) and hidden:
            yield from _smuggling(state, seat, hidden[0].character)
        else:
            yield Way(card.character)


def is_blind(state: State) -> bool:
    """M-27: whether smugglers act while other cards are face down."""
    return state.options.reveal == "smugglers_first"


def _smuggling(state: State, seat: Seat, other: Character) -> Iterator[Way]:
    """M-28: the same whatever the other card is, so any of them shows what a smuggler may do."""
    cards = {seat: Character.SMUGGLER, Seat(1 - seat): other}
    for asked, character in sorted(cards.items()):
        _, state = play(state, asked, Choose(character))
    for plan in _plans(state):
        yield Way(Character.SMUGGLER, plan)


def _plans(state: State) -> Iterator[Plan]:
    if state.stage is not Stage.SMUGGLING:
        yield ()
        return
    decision = awaiting(state)[0]
    for action in unlike(state, decision):
        _, then = play(state, decision.seat, action)
        for rest in _plans(then):
            yield (action, *rest)


def check_open(state: State) -> None:
    """Raises Unsolvable where more than the order of play is unknown, or the end too far away."""
    opts = state.options
    if state.seats != 2:
        raise Unsolvable(f"{state.seats} seats; only what two win from each other has one solution")
    if opts.sticky_drawers or state.stage is Stage.FILLING:
        raise Unsolvable("chance still has a say in this position")
    if not 0 <= opts.max_rounds - state.round < ROUNDS:
        raise Unsolvable(f"the last round must be at most {ROUNDS - 1} rounds away (max_rounds)")
    face_down = [
        card and not is_turned_up(state, Seat(seat)) for seat, card in enumerate(state.cards)
    ]
    if state.phase is not Phase.CHOOSE and any(face_down):
        raise Unsolvable("a card is face down: the value hangs on what the smuggler expects")


def card_payoffs(cards: Cards, seat: Seat) -> list[list[float]]:
    """The payoffs as the seat sees them: its own ways in rows."""
    if seat == FIRST:
        return [list(row) for row in cards.payoffs]
    return [[1.0 - value for value in column] for column in columns_of(cards.payoffs)]


def shares_by(rest: Rest, state: State, actions: Iterable[Action], seat: Seat) -> list[float]:
    """What the seat, who is asked alone, has of the win after each of the actions."""
    values = [rest.value(play(state, seat, action)[1]) for action in actions]
    return values if seat == FIRST else [1.0 - value for value in values]
