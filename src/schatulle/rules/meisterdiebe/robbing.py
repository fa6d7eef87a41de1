"""Taking the front, searching the secret compartment, handing gems on (M-49, M-78..M-83, P-18)."""

from msgspec.structs import replace

from schatulle.rules.core import IllegalMove, Many, Seat, compositions
from schatulle.rules.core.choices import composition
from schatulle.rules.meisterdiebe.actions import Give, Keep
from schatulle.rules.meisterdiebe.box import ruby_in, upper_face, with_ruby
from schatulle.rules.meisterdiebe.cards import Character
from schatulle.rules.meisterdiebe.events import Cushion, Found, FrontTaken, Given, Searched
from schatulle.rules.meisterdiebe.gems import NOTHING, ONE, Gem, Gems, holds, together
from schatulle.rules.meisterdiebe.opening import acted, front_gems, to_placing, with_front_gems
from schatulle.rules.meisterdiebe.state import Phase, State, character_of, open_drawer, with_gems


def taking_front(state: State) -> FrontTaken:
    """M-49: the smuggler's gems go to red; M-78, M-79: the thieves' to their black cushion."""
    seat = state.acting[0]
    if character_of(state, seat) is Character.SMUGGLER:
        return FrontTaken(("M-49",), seat, front_gems(state), Cushion.RED)
    clause = "M-78" if character_of(state, seat) is Character.THIEF else "M-79"
    return FrontTaken((clause,), seat, front_gems(state), Cushion.BLACK)


def front_taken(state: State, event: FrontTaken) -> State:
    """M-52, M-67: the gems are gone, an alarm stays where it lies."""
    emptied = with_front_gems(replace(state, moment=state.moment + 1), NOTHING)
    if event.cushion is Cushion.RED:
        return to_placing(replace(emptied, red=state.red + event.gems))
    return acted(replace(emptied, black=with_gems(state.black, event.seat, event.gems)))


def searching(state: State, seat: Seat) -> Searched:
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
    state = replace(state, searched=True, moment=state.moment + 1)
    if event.found is Found.FELL:
        box = with_ruby(state.box, open_drawer(state), upper_face(state.box))
        return acted(replace(state, box=box))
    gains = event.gems
    if event.found is Found.RUBY:
        gains += ONE[Gem.RUBY]
        state = replace(state, box=with_ruby(state.box, open_drawer(state), None))
    state = with_front_gems(state, front_gems(state) - event.gems)
    state = replace(state, black=with_gems(state.black, event.seat, gains))
    if event.found is Found.RUBY and is_last_ruby_at_once(state):
        return replace(state, phase=Phase.END)
    return acted(state)


def rubies_taken(state: State) -> int:
    """M-90: how many rubies lie on black cushions."""
    return sum([bag.rubies for bag in state.black])


def is_last_ruby_at_once(state: State) -> bool:
    """M-90: the sixth ruby ends the game at once where `last_ruby_end` says so."""
    return state.options.last_ruby_end == "immediate" and rubies_taken(state) == 6


class Gifts(Many[Give | Keep]):
    """P-18: every way to hand all gems on to the others, and leaving them all."""

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

    def _splits(self, count: int) -> int:
        return compositions(count, len(self.others))


def gifts(state: State, seat: Seat) -> Gifts:
    """P-18: what the prototype's smuggler may do with the gems he found."""
    others = tuple(Seat(other) for other in range(state.seats) if other != seat)
    return Gifts(front_gems(state), others)


def giving(state: State, seat: Seat, action: Give | Keep) -> Given:
    """P-18: all gems or none, onto the white cushions of others."""
    if isinstance(action, Keep):
        return Given(("P-18",), seat, ())
    receivers = [receiver for receiver, _ in action.shares]
    if seat in receivers or any(not 0 <= receiver < state.seats for receiver in receivers):
        raise IllegalMove("P-18", "gems are given to the other players only")
    if len(set(receivers)) != len(receivers) or not all(bag for _, bag in action.shares):
        raise IllegalMove("P-18", "every receiver is named once, with at least one gem")
    front = front_gems(state)
    gems = together(bag for _, bag in action.shares)
    if gems != front or not all(holds(front, bag) for _, bag in action.shares):
        raise IllegalMove("P-18", f"{gems} given; all of {front} or nothing")
    return Given(("P-18",), seat, action.shares)


def given_away(state: State, event: Given) -> State:
    """P-18: then he places one of his imitations."""
    state = replace(state, moment=state.moment + 1)
    if not event.shares:
        return to_placing(state)
    white = state.white
    for seat, bag in event.shares:
        white = with_gems(white, seat, bag)
    return to_placing(replace(with_front_gems(state, NOTHING), white=white))
