"""What happens in a game of Meisterdiebe.

A field that a seat may not know is None in what that seat observes. Some fields have another name
where they are written: that one stands in logs and does not change.
"""

from enum import StrEnum

from msgspec import field

from schatulle.core import Seat
from schatulle.core.events import Cited
from schatulle.games.meisterdiebe.rules.box import Drawer, Front, Move
from schatulle.games.meisterdiebe.rules.cards import Card, Hand
from schatulle.games.meisterdiebe.rules.gems import Gem, Gems


class Cushion(StrEnum):
    """M-2: where gems lie outside the box."""

    RED = "red"
    BLACK = "black"


class Found(StrEnum):
    """M-80..M-82: what the search of a secret compartment brought to light."""

    RUBY = "ruby"
    FELL = "fell"
    EMPTY = "empty"


class Dealt(Cited, frozen=True, tag=True):
    """M-15: a hand for every seat."""

    hands: tuple[Hand | None, ...]


class Began(Cited, frozen=True, tag=True):
    """OQ-M3: who fills the box first."""

    seat: Seat


class Pulled(Cited, frozen=True, tag=True):
    """OQ-M4c: drawers named to be opened, before it is known what falls out of them."""

    seat: Seat
    drawers: tuple[Drawer, ...]
    opener_only: bool = field(default=False, name="private")
    #: Quick set-up: chance fills the box and nobody watches.
    seen_by_nobody: bool = field(default=False, name="unseen")


class Filled(Cited, frozen=True, tag=True):
    """M-22, M-24, P-7: diamonds laid into one drawer, and what fell when it was opened."""

    seat: Seat
    drawer: Drawer
    diamonds: int | None
    fell: Gems
    put_back: bool = field(default=False, name="raised")
    opener_only: bool = field(default=False, name="private")
    seen_by_nobody: bool = field(default=False, name="unseen")


class Chose(Cited, frozen=True, tag=True):
    """M-26: a card face down."""

    seat: Seat
    card: Card | None


class TurnedUp(Cited, frozen=True, tag=True):
    """M-27, M-29, P-9: the cards now open, None for those still face down."""

    cards: tuple[Card | None, ...]


class Opened(Cited, frozen=True, tag=True):
    """M-39..M-42, M-69..M-71: a drawer is open; what fell, where it went, what lies above."""

    seat: Seat
    drawer: Drawer
    fell: Gems
    alarm: Seat | None
    #: The alarm's owner who gets what fell; None for the red cushion or the upper front.
    goes_to: Seat | None = field(name="owner")
    #: P-15: what fell lies in the upper front again.
    put_back: bool = field(name="raised")
    caught: bool
    upper: Front | None
    opener_only: bool = field(default=False, name="private")


class Passed(Cited, frozen=True, tag=True):
    """OQ-M5: no drawer was opened."""

    seat: Seat


class FrontTaken(Cited, frozen=True, tag=True):
    """M-49, M-78, M-79: all gems of the upper front to the red or the own black cushion."""

    seat: Seat
    gems: Gems
    cushion: Cushion


class Placed(Cited, frozen=True, tag=True):
    """M-50, M-63, M-64, M-74: imitations, and perhaps an alarm, in the open drawer."""

    seat: Seat
    gems: Gems
    alarm: bool


class Searched(Cited, frozen=True, tag=True):
    """M-80..M-82: the secret compartment, and the front gems that came with it."""

    seat: Seat
    found: Found | None
    gems: Gems
    opener_only: bool = field(default=False, name="private")


class Given(Cited, frozen=True, tag=True):
    """P-18: the front's gems onto others' white cushions; no shares: they were left there."""

    seat: Seat
    shares: tuple[tuple[Seat, Gems], ...]


class AlarmReturned(Cited, frozen=True, tag=True):
    """M-68: an alarm left without gems is on its owner's card again."""

    seat: Seat


class BoxTurned(Cited, frozen=True, tag=True):
    """M-43: how the box was moved."""

    seat: Seat
    moves: tuple[Move, ...]


class LootSettled(Cited, frozen=True, tag=True):
    """M-57..M-62: smugglers against detectives, and who shares."""

    smugglers: int
    detectives: int
    sharers: tuple[Seat, ...]


class GemTaken(Cited, frozen=True, tag=True):
    """M-61, M-86: one gem from the red cushion, by choice."""

    seat: Seat
    gem: Gem


class SharedOut(Cited, frozen=True, tag=True):
    """M-60, M-85, M-86: the red cushion dealt out to the end; a share for every seat."""

    shares: tuple[Gems, ...]


class CardsSwapped(Cited, frozen=True, tag=True):
    """P-13: the cards just played, as they lie before the seats after the swap."""

    cards: tuple[Card, ...]


class RoundEnded(Cited, frozen=True, tag=True):
    """M-33, M-34: played cards are face down."""

    round: int


class HandsPassed(Cited, frozen=True, tag=True):
    """M-35: every hand is with the left neighbour."""


class CardsTakenUp(Cited, frozen=True, tag=True):
    """P-12: everyone has the six cards again that lay before them."""


class GameEnded(Cited, frozen=True, tag=True):
    """M-89, M-90: the end, the scores and the winners."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


Event = (
    Dealt
    | Began
    | Pulled
    | Filled
    | Chose
    | TurnedUp
    | Opened
    | Passed
    | FrontTaken
    | Placed
    | Searched
    | Given
    | AlarmReturned
    | BoxTurned
    | LootSettled
    | GemTaken
    | SharedOut
    | CardsSwapped
    | RoundEnded
    | HandsPassed
    | CardsTakenUp
    | GameEnded
)
