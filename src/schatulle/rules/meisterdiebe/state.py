"""The state of a game of Meisterdiebe, and small questions about it."""

from enum import StrEnum

from msgspec import Struct

from schatulle.rules.core import Seat, replaced
from schatulle.rules.meisterdiebe.box import Box, Drawer
from schatulle.rules.meisterdiebe.cards import ORDER, Card, Character, Hand
from schatulle.rules.meisterdiebe.gems import Gems
from schatulle.rules.meisterdiebe.options import Options


class Phase(StrEnum):
    """What the game waits for (those of the notation, and Nature's), or what follows at once."""

    FILL = "fill"
    CHOOSE = "choose"
    OPEN = "open"
    PLACE = "place"
    ROB = "rob"
    GIVE = "give"
    TAKE = "take"
    TURN = "turn"
    OVER = "over"

    DEALING = "dealing"
    BEGINNING = "beginning"
    STUCK = "stuck"

    PULLED = "pulled"
    TURN_UP = "turn_up"
    EMPTY_FRONT = "empty_front"
    RETURN_ALARM = "return_alarm"
    SETTLE = "settle"
    SHARE_OUT = "share_out"
    END_ROUND = "end_round"
    PUT_AWAY = "put_away"
    NEW_CYCLE = "new_cycle"
    END = "end"


class Stage(StrEnum):
    """The parts of a round, after the part before the first one."""

    FILLING = "filling"
    CHOOSING = "choosing"
    SMUGGLING = "smuggling"
    ACTING = "acting"
    DETECTING = "detecting"


class State(Struct, frozen=True, gc=False):
    """Everything about a game at one moment."""

    options: Options
    phase: Phase
    stage: Stage
    box: Box
    red: Gems
    white: tuple[Gems, ...]
    black: tuple[Gems, ...]
    #: M-16: whose alarm disc is on his card.
    alarms: tuple[bool, ...]
    hands: tuple[Hand, ...]
    #: M-34: the cards of earlier rounds of this cycle.
    played: tuple[Hand, ...]
    #: M-26: the card of this round.
    laid: tuple[Card | None, ...]
    round: int = 0
    starter: Seat = Seat(0)
    #: Who is still to act in this stage; the first one acts now.
    acting: tuple[Seat, ...] = ()
    #: Drawers named but not yet opened.
    pending: tuple[Drawer, ...] = ()
    #: The drawer that stands open.
    drawer: Drawer | None = None
    caught: bool = False
    searched: bool = False
    #: M-53: smugglers without a share in the loot.
    excluded: tuple[Seat, ...] = ()
    #: M-60, M-86: who shares the red cushion; the first one takes next.
    takers: tuple[Seat, ...] = ()
    #: P-25: a white cushion has been empty.
    emptied: bool = False
    moment: int = 0

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.white)


def character_of(state: State, seat: Seat) -> Character | None:
    """The character that a seat plays in this round, face down or not."""
    card = state.laid[seat]
    return None if card is None else card.character


def open_drawer(state: State) -> Drawer:
    """The drawer that stands open."""
    assert state.drawer is not None
    return state.drawer


def players_of(state: State, character: Character) -> tuple[Seat, ...]:
    """M-32: who plays a character in this round, lower numbers first."""
    seats = [
        (card.number, Seat(seat))
        for seat, card in enumerate(state.laid)
        if card is not None and card.character is character
    ]
    return tuple([seat for _, seat in sorted(seats)])


def detectives(state: State) -> int:
    """M-57: how many detectives were played this round."""
    return len(players_of(state, Character.DETECTIVE))


def is_turned_up(state: State, seat: Seat) -> bool:
    """M-27, M-29: smugglers are open from the start of their turns, the others after them."""
    if state.stage is Stage.SMUGGLING:
        return state.phase in _ALL_OPEN or character_of(state, seat) is Character.SMUGGLER
    return state.stage in (Stage.ACTING, Stage.DETECTING)


#: The loot is shared when all cards are open but before the others act (M-30).
_ALL_OPEN = (Phase.SETTLE, Phase.SHARE_OUT, Phase.TAKE)


def turn_order(state: State) -> tuple[Seat, ...]:
    """M-31, M-32, P-10: by character, then by number; all but the detectives."""
    place = ORDER[state.options.order]
    cards = [
        (place[card.character], card.number, Seat(seat))
        for seat, card in enumerate(state.laid)
        if card is not None and card.character is not Character.DETECTIVE
    ]
    return tuple([seat for *_, seat in sorted(cards)])


def with_gems(row: tuple[Gems, ...], seat: Seat, gems: Gems) -> tuple[Gems, ...]:
    """A row of cushions with gems added to one of them."""
    return replaced(row, [(seat, row[seat] + gems)])
