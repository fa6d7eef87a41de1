"""The two doors out: what a seat sees of a state, and what it learns from an event."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from schatulle.core import HIDDEN, Hidden, Seat
from schatulle.games.meisterdiebe.rules import box, events
from schatulle.games.meisterdiebe.rules.box import Drawer, Front, Level
from schatulle.games.meisterdiebe.rules.cards import PLACE, Card, Character
from schatulle.games.meisterdiebe.rules.ending import scores
from schatulle.games.meisterdiebe.rules.engine import deciding
from schatulle.games.meisterdiebe.rules.events import Event
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.state import ShownPhase, State, is_turned_up, shown_phase


class Secret(StrEnum):
    """M-11: where the ruby of a secret compartment lies, as the box stands now."""

    UPPER = "upper"
    LOWER = "lower"
    EMPTY = "empty"


class SeenDrawer(Struct, frozen=True, gc=False):
    """M-10, M-11: what is seen of a drawer, as the box stands now."""

    upper: Front
    lower: Front | Hidden
    #: None for a short drawer, which has no secret compartment.
    secret: Secret | Hidden | None


class Noted(Struct, frozen=True, gc=False):
    """What has been seen of a drawer so far, as the box stands now."""

    upper: Front | Hidden
    lower: Front | Hidden
    #: None for a short drawer, which has no secret compartment.
    secret: Secret | None


#: What an attentive player would write down.
Notes = dict[Drawer, Noted]


class SeenCard(Struct, frozen=True, gc=False):
    """M-34: a card in another's hand; of which character it is everyone knows."""

    character: Character
    number: Hidden = HIDDEN


SeenHand = tuple[Card | SeenCard, ...]


class View(Struct, frozen=True):
    """What a seat may see now."""

    round: int
    phase: ShownPhase
    deciding: tuple[Seat, ...]
    flipped: bool
    #: G-5: the level that is on top.
    top: Level
    #: G-3: by level, the number of the drawer that faces north.
    north: dict[Level, int]
    #: M-12, OQ-M20: only the drawer that stands open shows itself.
    drawers: dict[Drawer, SeenDrawer | Hidden]
    #: OQ-M22: cushions are public.
    red: Gems
    white: tuple[Gems, ...]
    black: tuple[Gems, ...]
    #: M-16: whose alarm disc is on the seat's own card.
    alarms: tuple[bool, ...]
    hands: tuple[SeenHand, ...]
    scores: tuple[int, ...]
    #: M-26, M-29: the card of this round.
    chosen: tuple[Card | Hidden | None, ...]


def view(state: State, seat: Seat) -> View:
    """OQ-M22: cushions are public; M-12, OQ-M20: of the drawers only the open one shows itself."""
    owners = range(state.seats)
    return _table(
        state,
        ajar(state) if _looks_in(state, seat) else dict(_CLOSED),
        tuple([_hand(state, Seat(owner), seat) for owner in owners]),
        tuple([_chosen(state, Seat(owner), seat) for owner in owners]),
    )


def laid_open(state: State) -> View:
    """The whole truth as a view: nothing is hidden."""
    return _table(
        state, {drawer: _within(state, drawer) for drawer in Drawer}, state.hands, state.cards
    )


def ajar(state: State) -> dict[Drawer, SeenDrawer | Hidden]:
    """M-12, OQ-M20: the drawers as whoever opened one sees them; all others are closed."""
    drawers: dict[Drawer, SeenDrawer | Hidden] = dict(_CLOSED)
    if state.turn.drawer is not None:
        drawers[state.turn.drawer] = _opened(state, state.turn.drawer)
    return drawers


def open_drawer(seen: View) -> Drawer | None:
    """M-12: the drawer that shows itself; none where all do, because everything is laid open."""
    shown = [drawer for drawer, inside in seen.drawers.items() if inside is not HIDDEN]
    return shown[0] if len(shown) == 1 else None


def _table(
    state: State,
    drawers: dict[Drawer, SeenDrawer | Hidden],
    hands: tuple[SeenHand, ...],
    chosen: tuple[Card | Hidden | None, ...],
) -> View:
    """What is public, and the rest as it is given."""
    return View(
        round=state.round,
        phase=shown_phase(state),
        deciding=deciding(state),
        flipped=state.box.flipped,
        top=box.stack(state.box)[0],
        north=dict(zip(Level, state.box.north, strict=True)),
        drawers=drawers,
        red=state.red,
        white=state.white,
        black=state.black,
        alarms=state.alarms,
        hands=hands,
        scores=scores(state),
        chosen=chosen,
    )


_CLOSED: Final[Mapping[Drawer, Hidden]] = MappingProxyType(dict.fromkeys(Drawer, HIDDEN))


def _looks_in(state: State, seat: Seat) -> bool:
    """OQ-M20: an open drawer shows its upper front to all, or to the opener alone."""
    if state.turn.drawer is None or state.options.open_visibility == "all":
        return True
    return seat == state.turn_queue[0]


def _opened(state: State, drawer: Drawer) -> SeenDrawer:
    """M-48, M-79: what is stuck below nobody sees, and the secret compartment must be searched."""
    below = HIDDEN if state.options.sticky_drawers else box.EMPTY_FRONT
    secret = _secret(state, drawer) if state.turn.searched else HIDDEN
    return SeenDrawer(box.upper(state.box, drawer), below, secret if drawer in box.LONG else None)


def _within(state: State, drawer: Drawer) -> SeenDrawer:
    secret = _secret(state, drawer) if drawer in box.LONG else None
    return SeenDrawer(box.upper(state.box, drawer), box.lower(state.box, drawer), secret)


def _secret(state: State, drawer: Drawer) -> Secret:
    face = box.ruby_in(state.box, drawer)
    if face is None:
        return Secret.EMPTY
    return Secret.UPPER if face is box.upper_face(state.box) else Secret.LOWER


_UNNUMBERED: Final = {character: SeenCard(character) for character in Character}


def _hand(state: State, owner: Seat, seat: Seat) -> SeenHand:
    """M-26, M-34: the own cards; of others the characters not yet turned up in this cycle."""
    if owner == seat:
        return state.hands[owner]
    laid = state.cards[owner]
    characters = [card.character for card in state.hands[owner]]
    if laid is not None and not is_turned_up(state, owner):
        characters.append(laid.character)
    return tuple(
        [_UNNUMBERED[character] for character in sorted(characters, key=PLACE.__getitem__)]
    )


def _chosen(state: State, owner: Seat, seat: Seat) -> Card | Hidden | None:
    """M-26, M-27, M-29: face down until it is turned up; all know their own card."""
    card = state.cards[owner]
    if card is None or owner == seat or is_turned_up(state, owner):
        return card
    return HIDDEN


#: Events without a secret: everyone at the table sees all of them.
_PUBLIC: Final = (
    events.Began,
    events.TurnedUp,
    events.Passed,
    events.FrontTaken,
    events.Placed,
    events.Given,
    events.AlarmReturned,
    events.BoxTurned,
    events.LootSettled,
    events.GemTaken,
    events.SharedOut,
    events.CardsSwapped,
    events.RoundEnded,
    events.HandsPassed,
    events.CardsTakenUp,
    events.GameEnded,
)


def observe(event: Event, seat: Seat) -> Event | None:
    """What a seat learns from an event, field by field; None for nothing at all."""
    match event:
        case events.Dealt():
            return _see_dealt(event, seat)
        case events.Pulled():
            return _see_pulled(event, seat)
        case events.Filled():
            return _see_filled(event, seat)
        case events.Chose():
            return event if event.seat == seat else events.Chose(event.clauses, event.seat, None)
        case events.Opened():
            return _see_opened(event, seat)
        case events.Searched():
            return _see_searched(event, seat)
        case _:
            assert isinstance(event, _PUBLIC)
            return event


def _see_dealt(event: events.Dealt, seat: Seat) -> events.Dealt:
    """M-15: the own hand."""
    hands = [hand if owner == seat else None for owner, hand in enumerate(event.hands)]
    return events.Dealt(event.clauses, tuple(hands))


def _see_pulled(event: events.Pulled, seat: Seat) -> events.Pulled | None:
    """M-22: which drawers are opened everyone sees, how many diamonds go into each perhaps not."""
    if event.seen_by_nobody:
        return None
    if not event.opener_only or event.seat == seat:
        return event
    return events.Pulled(
        event.clauses, event.seat, tuple(dict.fromkeys(event.drawers)), opener_only=True
    )


def _see_filled(event: events.Filled, seat: Seat) -> events.Filled | None:
    """M-22: everyone watches (OQ-M20), but for the quick set-up."""
    if event.seen_by_nobody:
        return None
    if not event.opener_only or event.seat == seat:
        return event
    return events.Filled(
        clauses=event.clauses,
        seat=event.seat,
        drawer=event.drawer,
        diamonds=None,
        fell=event.fell,
        put_back=event.put_back,
        opener_only=True,
    )


def _see_opened(event: events.Opened, seat: Seat) -> events.Opened:
    """OQ-M20: what lies above is seen by all or by the opener; a fall is heard by everyone."""
    if not event.opener_only or event.seat == seat:
        return event
    return events.Opened(
        clauses=event.clauses,
        seat=event.seat,
        drawer=event.drawer,
        fell=event.fell,
        alarm=event.alarm,
        goes_to=event.goes_to,
        put_back=event.put_back,
        caught=event.caught,
        upper=None,
        opener_only=True,
    )


def _see_searched(event: events.Searched, seat: Seat) -> events.Searched:
    """OQ-M20: a ruby is seen on the black cushion; why there is none the others don't learn."""
    if not event.opener_only or event.seat == seat:
        return event
    return events.Searched(
        clauses=event.clauses if event.found is events.Found.RUBY else ("M-79",),
        seat=event.seat,
        found=events.Found.RUBY if event.found is events.Found.RUBY else None,
        gems=event.gems,
        opener_only=True,
    )
