"""The prototype's smuggler hands on the gems that were found, or leaves them (P-18)."""

from msgspec.structs import replace

from schatulle.core import IllegalMove, Many, Seat, compositions
from schatulle.core.choices import composition
from schatulle.games.meisterdiebe.rules.actions import Give, Keep
from schatulle.games.meisterdiebe.rules.events import Given
from schatulle.games.meisterdiebe.rules.gems import NOTHING, Gems, holds, together
from schatulle.games.meisterdiebe.rules.robbing import with_front_gems
from schatulle.games.meisterdiebe.rules.state import State, front_gems, with_gems


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
    """P-18: what the prototype's smuggler may do with the gems that were found."""
    others = tuple(Seat(other) for other in range(state.seats) if other != seat)
    return Gifts(front_gems(state), others)


def giving(_state: State, seat: Seat, action: Give) -> Given:
    """P-18: onto the white cushions of others."""
    return Given(("P-18",), seat, action.shares)


def keeping(_state: State, seat: Seat, _action: Keep) -> Given:
    """P-18: the gems are left where they are."""
    return Given(("P-18",), seat, ())


def why_not_give(state: State, seat: Seat, action: Give) -> IllegalMove:
    """P-18: all gems or none, to others, each of them named once."""
    if not {receiver for receiver, _ in action.shares} <= set(gifts(state, seat).others):
        return IllegalMove(
            "P-18", "gems are given to the other players only", "meisterdiebe-refused-give-others"
        )
    if not _are_told_apart(action):
        reason = "every receiver is named once, with at least one gem"
        return IllegalMove("P-18", reason, "meisterdiebe-refused-give-once")
    given = together(bag for _, bag in action.shares)
    reason = f"{given} given; all of {front_gems(state)} or nothing"
    return IllegalMove("P-18", reason, "meisterdiebe-refused-give-all")


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
