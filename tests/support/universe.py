"""Answers of every kind, lawful or not, to try on any state of either game."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from schatulle.core import Choices, Game, Many, Seat, count_of
from schatulle.games.diamant.rules.actions import Choice, Decide, TurnUp
from schatulle.games.diamant.rules.cards import Card as CaveCard
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules import actions
from schatulle.games.meisterdiebe.rules.box import Drawer, Move, upper
from schatulle.games.meisterdiebe.rules.cards import Card, Character
from schatulle.games.meisterdiebe.rules.filling import Deals, Fillings
from schatulle.games.meisterdiebe.rules.gems import Gem, Gems
from schatulle.games.meisterdiebe.rules.notation import default_hands

#: As many choices as a test will list.
LISTED: Final = 3000

_BAGS: Final = tuple(
    Gems(diamonds, sapphires, rubies)
    for diamonds, sapphires, rubies in product(range(4), range(4), range(2))
)
#: Bags that nobody can hold; they come only over a wire.
_NEGATIVE: Final = (Gems(-1, 2), Gems(2, -1), Gems(1, 1, -1), Gems(-1))

_ALWAYS: Final[tuple[Any, ...]] = (
    *map(actions.Open, Drawer),
    *map(actions.Choose, Character),
    *(actions.Turn(moves) for length in range(3) for moves in product(Move, repeat=length)),
    actions.Turn((Move.TOP_PLUS, Move.FLIP, Move.TOP_PLUS)),
    actions.Turn((Move.FLIP, Move.TOP_PLUS, Move.FLIP)),
    *(actions.Place(bag, alarm) for bag in _BAGS + _NEGATIVE for alarm in (False, True)),
    *map(actions.Take, Gem),
    actions.Pass(),
    actions.Plunder(),
    actions.Search(),
    actions.Keep(),
    *(actions.Fill((Drawer.B2,) * count) for count in range(14)),
    actions.Fill((Drawer.C4, Drawer.A1)),
    *(actions.Fall(bag, alarm) for bag in _BAGS + _NEGATIVE for alarm in (False, True)),
    actions.Give(()),
)
_DIAMANT: Final = (*map(Decide, Choice), *map(TurnUp, CaveCard))


def universe(game: Game, state: Any) -> Iterator[Any]:
    """Every answer that somebody might think of."""
    if game.NAME == meisterdiebe.NAME:
        yield from _ALWAYS
        yield from _for_the_table(state)
    else:
        yield from _DIAMANT


def _for_the_table(state: Any) -> Iterator[Any]:
    seats = state.seats
    yield from (actions.Begin(Seat(seat)) for seat in range(-2, seats + 1))
    hands = default_hands(seats)
    yield from map(actions.DealHands, (hands, hands[1:], hands + hands[:1], hands[:1] * seats))
    yield actions.DealHands((tuple(reversed(hands[0])), *hands[1:]))
    yield actions.DealHands((tuple(Card(character, 9) for character in Character), *hands[1:]))
    found = _found(state)
    for seat in map(Seat, range(-1, seats + 1)):
        yield actions.Give(((seat, found),))
        yield actions.Give(((seat, Gems(1)),))
        yield actions.Give(((seat, found + Gems(1)),))
        yield actions.Give(((Seat(0), found + Gems(1)), (seat, Gems(-1))))
        yield actions.Give(((seat, found), (seat, found)))
        yield actions.Give(((seat, Gems(found.diamonds)), (Seat(0), Gems(0, found.sapphires))))


def _found(state: Any) -> Gems:
    """The gems in the open drawer, or some."""
    if state.turn.drawer is None:
        return Gems(1, 1)
    return upper(state.box, state.turn.drawer).gems


def sorted_answer(action: Any) -> Any:
    """The answer as it is offered: drawers sorted, receivers ascending."""
    if isinstance(action, actions.Fill):
        return actions.Fill(tuple(sorted(action.drawers)))
    if isinstance(action, actions.Give):
        return actions.Give(tuple(sorted(action.shares, key=lambda share: share[0])))
    return action


def is_offered(choices: Choices[Any], action: Any) -> bool:
    """Whether an answer, in whatever order it names things, is among the choices."""
    if isinstance(choices, Fillings):
        return isinstance(action, actions.Fill) and len(action.drawers) == choices.diamonds
    if isinstance(choices, Deals):
        return isinstance(action, actions.DealHands) and _is_deal(action, choices.seats)
    assert not isinstance(choices, Many) or count_of(choices) <= LISTED
    return sorted_answer(action) in tuple(choices)


def _is_deal(action: actions.DealHands, seats: int) -> bool:
    """M-4, M-15: a hand for every seat, one card of each character, no card twice."""
    cards = [card for hand in action.hands for card in hand]
    return (
        len(action.hands) == seats
        and all([card.character for card in hand] == list(Character) for hand in action.hands)
        and all(card.number in range(1, 9) for card in cards)
        and len(set(cards)) == len(cards)
    )
