"""The moves of Meisterdiebe as numbers: 104 for every edition and number of seats.

Diamonds are named one by one when the box is filled, and gems are given away one by one, sapphires
first; all other moves are one number each.
"""

from typing import Final

from schatulle.core import Seat
from schatulle.games.meisterdiebe.rules import actions
from schatulle.games.meisterdiebe.rules.box import INDEX, Drawer
from schatulle.games.meisterdiebe.rules.box_moves import turns_by
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.gems import Gem, Gems

#: M-74..M-76: a jewelress among seven detectives places at most eight.
MOST_PLACED: Final = 8
#: Every bag that can be placed, by diamonds and then by sapphires.
BAGS: Final = tuple(
    Gems(diamonds, sapphires)
    for diamonds in range(MOST_PLACED + 1)
    for sapphires in range(MOST_PLACED + 1 - diamonds)
)
#: M-64: what an alarm can be placed with.
ALARMED: Final = (Gems(1), Gems(0, 1))
GEMS: Final = (Gem.DIAMOND, Gem.SAPPHIRE)
#: G-5: all fourteen sequences.
TURNS: Final = turns_by(2, "any")
#: P-18: a receiver is named by how far to the left they sit.
MOST_OTHERS: Final = 7

#: Where each kind of move begins.
CHOOSE: Final = 0
FILL: Final = CHOOSE + len(Character)
OPEN: Final = FILL + len(Drawer)
PASS: Final = OPEN + len(Drawer)
PLUNDER: Final = PASS + 1
SEARCH: Final = PLUNDER + 1
PLACING: Final = SEARCH + 1
PLACING_ALARM: Final = PLACING + len(BAGS)
GIVE: Final = PLACING_ALARM + len(ALARMED)
KEEP: Final = GIVE + MOST_OTHERS
TAKE: Final = KEEP + 1
TURN: Final = TAKE + len(GEMS)
COUNT: Final = TURN + len(TURNS)

#: Every move at its number; gifts depend on who gives.
_MOVES: Final[tuple[actions.Action | None, ...]] = (
    *map(actions.Choose, Character),
    *(actions.Fill((drawer,)) for drawer in Drawer),
    *map(actions.Open, Drawer),
    actions.Pass(),
    actions.Plunder(),
    actions.Search(),
    *map(actions.Place, BAGS),
    *(actions.Place(bag, alarm=True) for bag in ALARMED),
    *[None] * MOST_OTHERS,
    actions.Keep(),
    *map(actions.Take, GEMS),
    *TURNS,
)
_NUMBERS: Final = {action: number for number, action in enumerate(_MOVES)}


def codes(action: actions.Action, seat: Seat, seats: int) -> tuple[int, ...]:
    """The numbers of a seat's move: one, but for filling and giving."""
    match action:
        case actions.Fill(drawers):
            return tuple(FILL + INDEX[drawer] for drawer in drawers)
        case actions.Give(shares):
            return _gifts(shares, seat, seats)
        case _:
            return (_NUMBERS[action],)


def _gifts(shares: tuple[tuple[Seat, Gems], ...], seat: Seat, seats: int) -> tuple[int, ...]:
    """P-18: the receivers of the sapphires, then those of the diamonds."""
    sapphires = [receiver for receiver, bag in shares for _ in range(bag.sapphires)]
    diamonds = [receiver for receiver, bag in shares for _ in range(bag.diamonds)]
    return tuple(GIVE + (receiver - seat) % seats - 1 for receiver in sapphires + diamonds)


def move(code: int, seat: Seat, seats: int) -> actions.Action:
    """The move of a seat with that number; of filling and giving, the step for one gem.

    A given gem counts as a diamond: which gem it is the position says.
    """
    if code not in range(COUNT):
        raise ValueError(f"there is no move {code}; allowed: 0 to {COUNT - 1}")
    found = _MOVES[code]
    if found is not None:
        return found
    return actions.Give(((Seat((seat + code - GIVE + 1) % seats), Gems(1)),))
