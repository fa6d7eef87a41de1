"""The state of a game of Meisterdiebe, and small questions about it."""

from enum import StrEnum
from typing import Final, Literal, cast

from msgspec import Struct

from schatulle.core import SEATS, Seat
from schatulle.games.meisterdiebe.rules.box import Box, Drawer, upper
from schatulle.games.meisterdiebe.rules.cards import ORDER, Card, Character, Hand
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.options import Options


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


#: What seats are asked, as the notation calls it, and the end. The order is an encoding: arrays,
#: networks and observations number phases by it, so it never changes.
SHOWN_PHASES: Final[tuple[Phase, ...]] = (
    Phase.FILL,
    Phase.CHOOSE,
    Phase.OPEN,
    Phase.PLACE,
    Phase.ROB,
    Phase.GIVE,
    Phase.TAKE,
    Phase.TURN,
    Phase.OVER,
)


class Stage(StrEnum):
    """The parts of a round, after the part before the first one; arrays number them in order."""

    FILLING = "filling"
    CHOOSING = "choosing"
    SMUGGLING = "smuggling"
    ACTING = "acting"
    DETECTING = "detecting"


class TurnSoFar(Struct, frozen=True, gc=False):
    """What has happened in the turn that somebody is having; the next turn begins without it."""

    #: Drawers named but not yet opened.
    to_open: tuple[Drawer, ...] = ()
    #: The drawer that stands open.
    drawer: Drawer | None = None
    caught: bool = False
    searched: bool = False


NEW_TURN: Final = TurnSoFar()


class State(Struct, frozen=True, gc=False):
    """Everything about a game at one moment."""

    options: Options
    phase: Phase
    stage: Stage
    box: Box
    red: Gems
    white: tuple[Gems, ...]
    black: tuple[Gems, ...]
    #: M-16: whose alarm disc is on their card.
    alarms: tuple[bool, ...]
    hands: tuple[Hand, ...]
    #: M-34: the cards of earlier rounds of this cycle.
    played: tuple[Hand, ...]
    #: M-26: the card of this round.
    cards: tuple[Card | None, ...]
    round: int = 0
    starter: Seat = Seat(0)
    #: Who is still to act in this stage; the first one acts now.
    turn_queue: tuple[Seat, ...] = ()
    turn: TurnSoFar = NEW_TURN
    #: M-53: smugglers without a share in the loot.
    excluded: tuple[Seat, ...] = ()
    #: M-60, M-86: who shares the red cushion; the first one takes next.
    takers: tuple[Seat, ...] = ()
    #: P-25: a white cushion has been empty.
    white_was_empty: bool = False
    moment: int = 0

    @property
    def seats(self) -> int:
        return len(self.white)


#: The phases that have decisions of seats, and the end.
ShownPhase = Literal["fill", "choose", "open", "place", "rob", "give", "take", "turn", "over"]

_SHOWN: Final = {
    Phase.DEALING: Phase.FILL,
    Phase.BEGINNING: Phase.FILL,
}


def shown_phase(state: State) -> ShownPhase:
    """What the deciding seats are asked; chance is nobody's question."""
    if state.phase is Phase.STUCK:
        return "fill" if state.stage is Stage.FILLING else "open"
    # What follows at once is never looked at: between two moves only these phases are left.
    return cast(ShownPhase, _SHOWN.get(state.phase, state.phase))


def character_of(state: State, seat: Seat) -> Character | None:
    """The character that a seat plays in this round, face down or not."""
    card = state.cards[seat]
    return None if card is None else card.character


def open_drawer(state: State) -> Drawer:
    """The drawer that stands open."""
    assert state.turn.drawer is not None
    return state.turn.drawer


def front_gems(state: State) -> Gems:
    """The gems in the upper front of the drawer that stands open."""
    return upper(state.box, open_drawer(state)).gems


def players_of(state: State, character: Character) -> tuple[Seat, ...]:
    """M-32: who plays a character in this round, lower numbers first."""
    seats = [
        (card.number, seat)
        for seat, card in zip(SEATS, state.cards, strict=False)
        if card is not None and card.character is character
    ]
    return tuple([seat for _, seat in sorted(seats)])


def detectives(state: State) -> int:
    """M-57: how many detectives were played this round."""
    return len([card for card in state.cards if card and card.character is Character.DETECTIVE])


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
        (place[card.character], card.number, seat)
        for seat, card in zip(SEATS, state.cards, strict=False)
        if card is not None and card.character is not Character.DETECTIVE
    ]
    return tuple([seat for *_, seat in sorted(cards)])


def with_gems(row: tuple[Gems, ...], seat: Seat, gems: Gems) -> tuple[Gems, ...]:
    """A row of cushions with gems added to one of them."""
    return (*row[:seat], row[seat] + gems, *row[seat + 1 :])
