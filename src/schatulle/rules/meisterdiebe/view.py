"""The two doors out: what a seat sees of a state, and what it learns from an event."""

from typing import Final

from msgspec import Struct

from schatulle.rules.core import Seat
from schatulle.rules.meisterdiebe.box import LONG, Drawer, upper
from schatulle.rules.meisterdiebe.boxtext import format_front, format_secret, north_of, top_of
from schatulle.rules.meisterdiebe.cards import PLACE
from schatulle.rules.meisterdiebe.ending import scores
from schatulle.rules.meisterdiebe.events import (
    AlarmReturned,
    Began,
    BoxTurned,
    CardsSwapped,
    CardsTakenUp,
    Chose,
    Dealt,
    Event,
    Filled,
    Found,
    FrontTaken,
    GameEnded,
    GemTaken,
    Given,
    HandsPassed,
    LootSettled,
    Opened,
    Passed,
    Placed,
    Pulled,
    RoundEnded,
    Searched,
    SharedOut,
    TurnedUp,
)
from schatulle.rules.meisterdiebe.notation import ShownPhase, deciding, shown_phase
from schatulle.rules.meisterdiebe.state import State, is_turned_up

HIDDEN: Final = "?"


class View(Struct, frozen=True):
    """What a seat may see now; the fields are those of the notation."""

    round: int
    phase: ShownPhase
    deciding: tuple[Seat, ...]
    flipped: bool
    top: str
    north: dict[str, int]
    drawers: dict[str, str]
    red: str
    white: tuple[str, ...]
    black: tuple[str, ...]
    alarms: tuple[bool, ...]
    hands: tuple[tuple[str, ...], ...]
    scores: tuple[int, ...]
    chosen: tuple[str | None, ...]


def view(state: State, seat: Seat) -> View:
    """OQ-M22: cushions are public; M-12, OQ-M20: of the drawers only the open one shows itself."""
    return View(
        round=state.round,
        phase=shown_phase(state),
        deciding=deciding(state),
        flipped=state.box.flipped,
        top=top_of(state.box),
        north=north_of(state.box),
        drawers={drawer: _drawer(state, drawer, seat) for drawer in Drawer},
        red=str(state.red),
        white=tuple(map(str, state.white)),
        black=tuple(map(str, state.black)),
        alarms=state.alarms,
        hands=tuple(_hand(state, Seat(owner), seat) for owner in range(state.seats)),
        scores=scores(state),
        chosen=tuple(_chosen(state, Seat(owner), seat) for owner in range(state.seats)),
    )


def _drawer(state: State, drawer: Drawer, seat: Seat) -> str:
    """OQ-M20: the open drawer shows its upper front to all, or to the opener alone.

    What is stuck below an open drawer nobody sees, so with sticky drawers that side stays hidden.
    """
    private = state.options.open_visibility == "opener"
    if drawer is not state.drawer or (private and state.acting[0] != seat):
        return HIDDEN
    below = HIDDEN if state.options.sticky_drawers else "."
    front = f"{format_front(upper(state.box, drawer))}/{below}"
    if drawer not in LONG:
        return front
    return f"{front} {format_secret(state.box, drawer) if state.searched else HIDDEN}"


def _hand(state: State, owner: Seat, seat: Seat) -> tuple[str, ...]:
    """M-26, M-34: the own cards; of others the characters not yet turned up in this cycle."""
    if owner == seat:
        return tuple(map(str, state.hands[owner]))
    laid = state.laid[owner]
    characters = [card.character for card in state.hands[owner]]
    if laid is not None and not is_turned_up(state, owner):
        characters.append(laid.character)
    return tuple(f"{character} {HIDDEN}" for character in sorted(characters, key=PLACE.__getitem__))


def _chosen(state: State, owner: Seat, seat: Seat) -> str | None:
    """M-26, M-27, M-29: face down until it is turned up; everyone knows his own card."""
    card = state.laid[owner]
    if card is None:
        return None
    return str(card) if owner == seat or is_turned_up(state, owner) else HIDDEN


#: Events without a secret: everyone at the table sees all of them.
_PUBLIC: Final = (
    Began,
    TurnedUp,
    Passed,
    FrontTaken,
    Placed,
    Given,
    AlarmReturned,
    BoxTurned,
    LootSettled,
    GemTaken,
    SharedOut,
    CardsSwapped,
    RoundEnded,
    HandsPassed,
    CardsTakenUp,
    GameEnded,
)


def observe(event: Event, seat: Seat) -> Event | None:
    """What a seat learns from an event, field by field; None for nothing at all."""
    match event:
        case Dealt():
            return _see_dealt(event, seat)
        case Pulled():
            return _see_pulled(event, seat)
        case Filled():
            return _see_filled(event, seat)
        case Chose():
            return event if event.seat == seat else Chose(event.clauses, event.seat, None)
        case Opened():
            return _see_opened(event, seat)
        case Searched():
            return _see_searched(event, seat)
        case _:
            assert isinstance(event, _PUBLIC)
            return event


def _see_dealt(event: Dealt, seat: Seat) -> Dealt:
    """M-15: the own hand."""
    hands = [hand if owner == seat else None for owner, hand in enumerate(event.hands)]
    return Dealt(event.clauses, tuple(hands))


def _see_pulled(event: Pulled, seat: Seat) -> Pulled | None:
    """M-22: which drawers are opened everyone sees, how many diamonds go into each perhaps not."""
    if event.unseen:
        return None
    if not event.private or event.seat == seat:
        return event
    return Pulled(event.clauses, event.seat, tuple(dict.fromkeys(event.drawers)), private=True)


def _see_filled(event: Filled, seat: Seat) -> Filled | None:
    """M-22: everyone watches (OQ-M20), but for the quick set-up."""
    if event.unseen:
        return None
    if not event.private or event.seat == seat:
        return event
    return Filled(
        clauses=event.clauses,
        seat=event.seat,
        drawer=event.drawer,
        diamonds=None,
        fell=event.fell,
        raised=event.raised,
        private=True,
    )


def _see_opened(event: Opened, seat: Seat) -> Opened:
    """OQ-M20: what lies above is seen by all or by the opener; a fall is heard by everyone."""
    if not event.private or event.seat == seat:
        return event
    return Opened(
        clauses=event.clauses,
        seat=event.seat,
        drawer=event.drawer,
        fell=event.fell,
        alarm=event.alarm,
        owner=event.owner,
        raised=event.raised,
        caught=event.caught,
        upper=None,
        private=True,
    )


def _see_searched(event: Searched, seat: Seat) -> Searched:
    """OQ-M20: a ruby is seen on the black cushion; why there is none the others don't learn."""
    if not event.private or event.seat == seat:
        return event
    return Searched(
        clauses=event.clauses if event.found is Found.RUBY else ("M-79",),
        seat=event.seat,
        found=Found.RUBY if event.found is Found.RUBY else None,
        gems=event.gems,
        private=True,
    )
