"""Taking the front, searching the secret compartment, handing gems on (M-49, M-78..M-83, P-18)."""

from typing import Final

from msgspec.structs import replace

from schatulle.core import IllegalMove, Listed, Many, Seat, compositions
from schatulle.core.choices import composition
from schatulle.games.meisterdiebe.rules.actions import Give, Keep, Plunder, Search
from schatulle.games.meisterdiebe.rules.box import (
    Box,
    Front,
    ruby_in,
    upper,
    upper_face,
    with_ruby,
    with_upper,
)
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.events import Cushion, Found, FrontTaken, Given, Searched
from schatulle.games.meisterdiebe.rules.gems import NOTHING, ONE, Gem, Gems, holds, together
from schatulle.games.meisterdiebe.rules.state import (
    State,
    character_of,
    front_gems,
    open_drawer,
    with_gems,
)


def taking_front(state: State) -> FrontTaken:
    """M-49: the smuggler's gems go to red; M-78, M-79: the thieves' to their black cushion."""
    seat = state.turn_queue[0]
    if character_of(state, seat) is Character.SMUGGLER:
        return FrontTaken(("M-49",), seat, front_gems(state), Cushion.RED)
    clause = "M-78" if character_of(state, seat) is Character.THIEF else "M-79"
    return FrontTaken((clause,), seat, front_gems(state), Cushion.BLACK)


def front_taken(state: State, event: FrontTaken) -> State:
    """M-52, M-67: the gems are gone, an alarm stays where it lies."""
    box = with_front_gems(state, NOTHING)
    if event.cushion is Cushion.RED:
        return replace(state, box=box, red=state.red + event.gems)
    return replace(state, box=box, black=with_gems(state.black, event.seat, event.gems))


def with_front_gems(state: State, gems: Gems) -> Box:
    """The box with other gems in the upper front of the drawer that stands open."""
    front = upper(state.box, open_drawer(state))
    return with_upper(state.box, open_drawer(state), Front(gems, front.alarm))


#: M-79: asked only where both are possible.
ROB: Final[Listed[Plunder | Search]] = Listed((Plunder(), Search()))


def robberies(_state: State, _seat: Seat) -> Listed[Plunder | Search]:
    """M-79: the master thief who may search takes the front, or opens further."""
    return ROB


def plundering(state: State, _seat: Seat, _action: Plunder) -> FrontTaken:
    """M-79: he takes all gems of the upper front, as the thief does."""
    return taking_front(state)


def searching(state: State, seat: Seat, _action: Search) -> Searched:
    """M-80: a ruby above comes with the front gems; M-81: one that falls brings nothing at all.

    M-82: an empty compartment brings nothing (option `mt_empty_secret`); P-21: likewise.
    """
    private = state.options.open_visibility == "opener"
    face = ruby_in(state.box, open_drawer(state))
    if face is None:
        keeps = state.options.mt_empty_secret == "keep_front"
        gems = front_gems(state) if keeps else NOTHING
        return Searched(("M-79", "M-82"), seat, Found.EMPTY, gems, private)
    if face is upper_face(state.box):
        return Searched(("M-79", "M-80"), seat, Found.RUBY, front_gems(state), private)
    return Searched(("M-79", "M-81"), seat, Found.FELL, NOTHING, private)


def searched(state: State, event: Searched) -> State:
    """M-80: ruby and gems to black; M-81: a fallen ruby into the upper secret compartment."""
    drawer, gains = open_drawer(state), event.gems
    box = with_front_gems(state, front_gems(state) - gains)
    if event.found is Found.FELL:
        box = with_ruby(box, drawer, upper_face(box))
    if event.found is Found.RUBY:
        box = with_ruby(box, drawer, None)
        gains += ONE[Gem.RUBY]
    black = with_gems(state.black, event.seat, gains)
    return replace(state, box=box, black=black, turn=replace(state.turn, searched=True))


def rubies_taken(state: State) -> int:
    """M-90: how many rubies lie on black cushions."""
    return sum([bag.rubies for bag in state.black])


def is_last_ruby_at_once(state: State) -> bool:
    """M-90: the sixth ruby ends the game at once where `last_ruby_end` says so."""
    return state.options.last_ruby_end == "immediate" and rubies_taken(state) == 6


class Gifts(Many[Give | Keep]):
    """P-18: every way to hand all gems on to the others, and leaving them all."""

    form = (
        "give and SEAT:GEMS for each receiver, each other seat at most once, all gems of the "
        "examples together; or keep"
    )

    def __init__(self, gems: Gems, others: tuple[Seat, ...]) -> None:
        self.gems = gems
        self.others = others

    @property
    def count(self) -> int:
        """The splits of the diamonds, times those of the sapphires, and one for keeping."""
        return self._splits(self.gems.diamonds) * self._splits(self.gems.sapphires) + 1

    def __getitem__(self, number: int) -> Give | Keep:
        if number == self.count - 1:
            return Keep()
        first, second = divmod(number, self._splits(self.gems.sapphires))
        parts = len(self.others)
        bags = map(
            Gems,
            composition(first, self.gems.diamonds, parts),
            composition(second, self.gems.sapphires, parts),
        )
        shares = zip(self.others, bags, strict=True)
        return Give(tuple((seat, bag) for seat, bag in shares if bag))

    def __contains__(self, action: object) -> bool:
        if type(action) is not Give:
            return type(action) is Keep
        receivers = [receiver for receiver, _ in action.shares]
        return (
            set(receivers) <= set(self.others)
            and _are_told_apart(action)
            and _is_all_of(self.gems, action)
        )

    def _splits(self, count: int) -> int:
        return compositions(count, len(self.others))


def gifts(state: State, seat: Seat) -> Gifts:
    """P-18: what the prototype's smuggler may do with the gems he found."""
    others = tuple(Seat(other) for other in range(state.seats) if other != seat)
    return Gifts(front_gems(state), others)


def giving(_state: State, seat: Seat, action: Give) -> Given:
    """P-18: onto the white cushions of others."""
    return Given(("P-18",), seat, action.shares)


def keeping(_state: State, seat: Seat, _action: Keep) -> Given:
    """P-18: he leaves the gems where they are."""
    return Given(("P-18",), seat, ())


def why_not_give(state: State, seat: Seat, action: Give) -> IllegalMove:
    """P-18: all gems or none, to others, each of them named once."""
    if not {receiver for receiver, _ in action.shares} <= set(gifts(state, seat).others):
        return IllegalMove("P-18", "gems are given to the other players only")
    if not _are_told_apart(action):
        return IllegalMove("P-18", "every receiver is named once, with at least one gem")
    given = together(bag for _, bag in action.shares)
    return IllegalMove("P-18", f"{given} given; all of {front_gems(state)} or nothing")


def _are_told_apart(action: Give) -> bool:
    """P-18: whether everyone who is named is named once and gets something."""
    return len(dict(action.shares)) == len(action.shares) and all(bag for _, bag in action.shares)


def _is_all_of(front: Gems, action: Give) -> bool:
    """P-18: whether the gems found are given, all of them; no bag owes any."""
    bags = [bag for _, bag in action.shares]
    return together(bags) == front and all(holds(front, bag) for bag in bags)


def given_away(state: State, event: Given) -> State:
    """P-18: the gems lie on the white cushions of those who are named; else they stay."""
    if not event.shares:
        return state
    white = state.white
    for seat, bag in event.shares:
        white = with_gems(white, seat, bag)
    return replace(state, box=with_front_gems(state, NOTHING), white=white)
