"""The learned player of Meisterdiebe: its network hears the view and what the memory believes."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from schatulle.bots.core import Player
from schatulle.bots.learned import box
from schatulle.bots.learned.box import CHARACTERS, MOST_SEATS, Seen
from schatulle.bots.learned.network import Layer, Vector, loaded, odds, said, shipped
from schatulle.bots.meisterdiebe.belief import Belief, Side, Within, above, below
from schatulle.codes.meisterdiebe import FILL, GIVE, KEEP, codes
from schatulle.rules.core import Decision, Seat
from schatulle.rules.meisterdiebe.actions import Action, Fill, Give, Keep
from schatulle.rules.meisterdiebe.box import INDEX, Drawer
from schatulle.rules.meisterdiebe.cards import NUMBERS, PLACE, Character, parse_card
from schatulle.rules.meisterdiebe.gems import Gems, parse_gems
from schatulle.rules.meisterdiebe.view import HIDDEN, View

#: What is asked, in the order of the arrays.
PHASES: Final = ("fill", "choose", "open", "place", "rob", "give", "take", "turn", "over")
DRAWERS: Final = tuple(Drawer)
_NUMBERS: Final = np.asarray(NUMBERS, np.float32)

Network = tuple[Layer, ...]


class Learned:
    """Plays as it found best against itself; at tables it has not learned for, like another."""

    def __init__(self, elsewhere: Player) -> None:
        self._elsewhere = elsewhere

    def choose(self, memory: Belief, view: View, decision: Decision[Any], rng: Random) -> Action:
        """By the network's odds: nobody can count on it."""
        if network_for(memory) is None:
            other: Action = self._elsewhere.choose(memory, view, decision, rng)
            return other
        return self._learned(memory, view, decision, rng)

    def _learned(self, memory: Belief, view: View, decision: Decision[Any], rng: Random) -> Action:
        seen = seen_by(view, memory, decision.seat)
        network = loaded(str(network_for(memory)))
        if decision.kind == "fill":
            return filled(network, seen, len(decision.choices[0].drawers), rng)
        if decision.kind == "give":
            return given(network, seen, decision, rng)
        listed: tuple[Action, ...] = tuple(decision.choices)
        chances = odds_of(network, seen, listed, decision.seat)
        return rng.choices(listed, chances.tolist())[0]


player: Final = Learned


def network_for(belief: Belief) -> str | None:
    """P-10: the prototype is another game; all other editions differ little."""
    name = f"meisterdiebe-{'prototype' if belief.prototype else 'zoch'}"
    return name if name in shipped() else None


def odds_of(network: Network, seen: Seen, choices: Sequence[Action], seat: Seat) -> Vector:
    """How likely each of these choices is, one number each."""
    seats = int(seen.seats.sum())
    numbers = [codes(choice, seat, seats)[0] for choice in choices]
    return odds(said(network, features(seen))[0][numbers])


def filled(network: Network, seen: Seen, due: int, rng: Random) -> Fill:
    """M-22: one diamond after the other."""
    drawers = []
    for left in range(due, 0, -1):
        seen.to_name[0] = left
        steps = said(network, features(seen))[0][FILL : FILL + len(DRAWERS)]
        drawers.append(rng.choices(DRAWERS, odds(steps).tolist())[0])
        seen.named[INDEX[drawers[-1]]] += 1
    return Fill(tuple(drawers))


def given(network: Network, seen: Seen, decision: Decision[Any], rng: Random) -> Give | Keep:
    """P-18: the sapphires, then the diamonds, one after the other; or none at all."""
    gems = _gift(decision)
    seats = int(seen.seats.sum())
    shares: dict[int, Gems] = {}
    for gem in [Gems(0, 1)] * gems.sapphires + [Gems(1)] * gems.diamonds:
        logits = said(network, features(seen))[0]
        steps = [*range(GIVE, GIVE + seats - 1), *([] if shares else [KEEP])]
        chances = odds(logits[steps]).tolist()
        to = rng.choices(range(1, len(chances) + 1), chances)[0]
        if to == seats:
            return Keep()
        shares[to] = shares.get(to, Gems()) + gem
        _hand_on(seen, to, gem)
    giver = decision.seat
    return Give(tuple(sorted((Seat((giver + to) % seats), bag) for to, bag in shares.items())))


def _gift(decision: Decision[Any]) -> Gems:
    some = decision.choices[0]
    bags = [bag for _, bag in some.shares] if isinstance(some, Give) else []
    return sum(bags, Gems())


def _hand_on(seen: Seen, to: int, gem: Gems) -> None:
    """A gem leaves the open drawer for somebody's white cushion."""
    bag = (gem.diamonds, gem.sapphires)
    seen.drawers[int(seen.open.argmax()), :2] -= bag
    seen.row[:2] -= bag
    seen.white[to] += bag


def features(seen: Seen) -> Vector:
    """The fields as one row."""
    return np.asarray(box.flat(seen, np), np.float32)


def seen_by(view: View, belief: Belief, seat: Seat) -> Seen:
    """A view and a belief in the fields that a network is told."""
    seats = len(view.white)
    drawers = np.asarray(
        [_row(it, belief, at, seat) for at, it in enumerate(belief.drawers)], np.float32
    )
    opened = _one_of([text != HIDDEN for text in view.drawers.values()])
    turn = [(seat + away) % seats for away in range(seats)]
    hands = [view.hands[it] for it in turn]
    laid = [view.chosen[it] for it in turn]
    return Seen(
        drawers=drawers,
        open=opened,
        row=opened @ drawers,
        phase=_one_of([view.phase == phase for phase in PHASES]),
        round=_row_of([view.round]),
        red=_row_of(_pair(view.red)),
        seats=_row_of([away < seats for away in range(MOST_SEATS)]),
        asked=_eight([[it in view.deciding] for it in turn], 1)[:, 0],
        white=_eight([_pair(view.white[it]) for it in turn], 2),
        black=_eight([_triple(view.black[it]) for it in turn], 3),
        has_alarm=_eight([[view.alarms[it]] for it in turn], 1)[:, 0],
        hand=_eight([_characters(hand) for hand in hands], CHARACTERS),
        numbers=_eight(_expected(belief, turn), CHARACTERS),
        laid=_eight([_laid(card) for card in laid], CHARACTERS + 1),
        laid_number=_eight([[_number(card)] for card in laid], 1)[:, 0],
        named=np.zeros(len(DRAWERS), np.float32),
        to_name=np.zeros(1, np.float32),
    )


def _row(drawer: Within, belief: Belief, at: int, seat: Seat) -> list[float]:
    """What is believed to be above and below in a drawer."""
    up, down = above(drawer, belief.flipped), below(drawer, belief.flipped)
    sides = (2 * at + belief.flipped, 2 * at + (not belief.flipped))
    others = [row for owner, row in enumerate(belief.alarms) if owner != seat]
    own = [belief.alarms[seat][side] for side in sides]
    theirs = [min(1.0, sum(row[side] for row in others)) for side in sides]
    rubies = drawer.rubies[::-1] if belief.flipped else drawer.rubies
    return [*_gems(up), *_gems(down), *own, *theirs, *rubies]


def _gems(side: Side) -> tuple[float, float]:
    return side.diamonds, side.sapphires


def _expected(belief: Belief, turn: Sequence[int]) -> Any:
    """The number that a card has on average, as far as it is remembered."""
    return np.asarray([belief.cards[it] for it in turn], np.float32) @ _NUMBERS


def _row_of(numbers: Iterable[float]) -> Vector:
    return np.fromiter(numbers, np.float32)


def _one_of(flags: Sequence[bool]) -> Vector:
    return np.asarray(flags, np.float32)


def _eight(rows: Any, width: int) -> NDArray[np.float32]:
    """Empty rows for the seats that nobody has."""
    filled_up = np.zeros((MOST_SEATS, width), np.float32)
    filled_up[: len(rows)] = rows
    return filled_up


@lru_cache(maxsize=4096)
def _pair(text: str) -> tuple[int, int]:
    bag = parse_gems(text)
    return bag.diamonds, bag.sapphires


@lru_cache(maxsize=4096)
def _triple(text: str) -> tuple[int, int, int]:
    bag = parse_gems(text)
    return bag.diamonds, bag.sapphires, bag.rubies


@lru_cache(maxsize=4096)
def _characters(hand: tuple[str, ...]) -> list[bool]:
    held = {card.partition(" ")[0] for card in hand}
    return [character in held for character in Character]


@lru_cache(maxsize=64)
def _laid(card: str | None) -> list[bool]:
    """One of the characters, or face down."""
    shown = None if card in (None, HIDDEN) else PLACE[Character(str(card).partition(" ")[0])]
    return [*(place == shown for place in range(CHARACTERS)), card == HIDDEN]


@lru_cache(maxsize=64)
def _number(card: str | None) -> int:
    return 0 if card is None or card == HIDDEN else parse_card(card).number
