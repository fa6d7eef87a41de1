"""What Nature did in a game of Meisterdiebe, as records write it."""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Final

from msgspec import Struct

from schatulle.core import Difference, Seat
from schatulle.core.notation import format_line, parse_line
from schatulle.games.meisterdiebe.rules.actions import Action, Begin, DealHands, Fall, Fill, Turn
from schatulle.games.meisterdiebe.rules.cards import Hand
from schatulle.games.meisterdiebe.rules.events import (
    Began,
    BoxTurned,
    Chose,
    Dealt,
    Event,
    Filled,
    Opened,
    Pulled,
)
from schatulle.games.meisterdiebe.rules.gems import Gems, parse_gems
from schatulle.games.meisterdiebe.rules.notation import (
    default_hands,
    format_move,
    parse_hand,
    parse_move,
)
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.state import Phase, State


class Deal(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Starter and hands; with the quick set-up how chance filled the box; with sticky drawers
    what fell at each opening, an alarm as `!`.
    """

    starter: int = 0
    hands: tuple[tuple[str, ...], ...] = ()
    setup: tuple[str, ...] = ()
    falls: tuple[str, ...] = ()


#: A case gives nothing of a deal beside its position.
DEALT: Final = ()


class Dealer:
    """Answers for Nature from a deal; None where the deal says no more."""

    def __init__(self, deal: Deal, state: State) -> None:
        hands = tuple(map(parse_hand, deal.hands)) or default_hands(state.seats)
        self._first: dict[Phase, Action] = {
            Phase.DEALING: DealHands(hands),
            Phase.BEGINNING: Begin(Seat(deal.starter)),
        }
        self._setup = iter([parse_move(parse_line(line)[1]) for line in deal.setup])
        self._falls: Iterator[Action] = iter([_parse_fall(text) for text in deal.falls])

    def answer(self, state: State, _kind: str) -> Action | None:
        """M-15, OQ-M3, M-48: hands and starter, then the quick set-up and what falls."""
        if state.phase in self._first:
            return self._first[state.phase]
        return next(self._falls if state.phase is Phase.STUCK else self._setup, None)


def deal_of(events: Iterable[Event], options: Options) -> Deal:
    """What Nature did, from the log of a game."""
    starter = 0
    hands: tuple[tuple[str, ...], ...] = ()
    setup: list[str] = []
    falls: list[str] = []
    filling = options.quick_setup
    for event in events:
        match event:
            case Dealt():
                hands = tuple(tuple(map(str, hand or ())) for hand in event.hands)
            case Began():
                starter = event.seat
            case Pulled(seen_by_nobody=True):
                setup.append(format_line(event.seat, format_move(Fill(event.drawers))))
            case BoxTurned() if filling:
                setup.append(format_line(event.seat, format_move(Turn(event.moves))))
            case Chose():
                filling = False
            case Opened() | Filled() if options.sticky_drawers:
                falls.append(_format_fall(event))
            case _:
                pass
    return Deal(starter, hands, tuple(setup), tuple(falls))


def _format_fall(event: Opened | Filled) -> str:
    alarm = isinstance(event, Opened) and event.alarm is not None
    return f"{event.fell}!" if alarm else str(event.fell)


def _parse_fall(text: str) -> Fall:
    alarm = text.endswith("!")
    gems = parse_gems(text.removesuffix("!") or ".")
    return Fall(Gems(gems.diamonds, gems.sapphires), alarm)


def difference(drawn: Action, recorded: Action) -> Difference:
    """Two answers of Nature; of dealt cards the first hand that is not the same."""
    if not (isinstance(drawn, DealHands) and isinstance(recorded, DealHands)):
        return Difference(format_move(drawn), format_move(recorded))
    hands = enumerate(zip_longest(drawn.hands, recorded.hands))
    seat, (one, other) = next((seat, pair) for seat, pair in hands if pair[0] != pair[1])
    return Difference(_cards(one), _cards(other), f"hand of seat {seat}")


def _cards(hand: Hand | None) -> str | None:
    return None if hand is None else ", ".join(map(str, hand))


def draw_number(_state: State) -> None:
    """Chance acts first (M-15, M-21), or in the order of the openings (M-48)."""
