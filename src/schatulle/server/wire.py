"""What goes over the socket, each message a Struct; unknown fields are refused."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, cast

import msgspec
from msgspec import Struct

from schatulle.rules.core import SPECTATOR, Decision, Game, Outcome, Seat, how_many
from schatulle.table.defaults import announced
from schatulle.table.news import Chapter, Lobby, Sign, Snapshot

#: Changes when a client written for an earlier one would go wrong.
PROTOCOL: Final = 1
#: More choices than this are described and not listed.
LISTED: Final = 64
#: No message from a client is longer than this.
LONGEST: Final = 4096


#: What a seat can be asked: in Meisterdiebe a phase of the notation, in Diamant to decide.
Kind = Literal["fill", "choose", "open", "place", "rob", "give", "take", "turn", "decide"]


class Watch(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Watch as a seat of one's own, or as a spectator without a seat, since a number."""

    seat: int | None = None
    after: int = 0


class Answer(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The answer to a decision, in notation; the key makes a repeated one harmless."""

    seat: int
    decision: int
    key: str
    move: str


class Ping(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Are you there?"""

    at: float = 0


class Wave(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A sign to everyone at the table; there is no other talk."""

    seat: int
    sign: Sign


FromClient = Watch | Answer | Wave | Ping


class Asked(Struct, frozen=True):
    """A question to a seat; `moves` is None where there are too many to list."""

    id: int
    kind: Kind
    count: int
    moves: tuple[str, ...] | None
    #: One of the moves, to show how they are written.
    example: str
    #: With a clock: the seconds left, and what is played when they are over.
    left: int | None = None
    default: Literal["chance", "careful", "first"] | None = None


class Table(Struct, frozen=True, tag=True):
    """Who is at the table, which seats are the client's own, and whether it is the host."""

    lobby: Lobby
    yours: tuple[int, ...] = ()
    hosting: bool = False
    protocol: int = PROTOCOL


class Happened(Struct, frozen=True, tag=True):
    """What the viewer observed, with the viewer's own number."""

    seat: int | None
    number: int
    events: tuple[Any, ...]


class Missed(Struct, frozen=True, tag=True):
    """All that the viewer observed since the number it saw last."""

    seat: int | None
    chapters: tuple[Chapter, ...]


class Now(Struct, frozen=True, tag=True):
    """The game as the viewer sees it now, and what the seat is asked."""

    seat: int | None
    number: int
    view: Any
    asked: tuple[Asked, ...]
    outcome: Outcome | None
    #: At tables with open notes: what the viewer has seen of every drawer.
    notes: dict[str, str] | None = None


class Accepted(Struct, frozen=True, tag=True):
    """The answer is on the disk."""

    key: str


class Refused(Struct, frozen=True, tag=True):
    """The answer, or the message, was refused; nothing has changed."""

    reason: str
    clause: str | None = None
    key: str | None = None


class Waved(Struct, frozen=True, tag=True):
    """Somebody at the table made a sign."""

    seat: int
    sign: Sign


class Pong(Struct, frozen=True, tag=True):
    """Here I am."""

    at: float


class Goodbye(Struct, frozen=True, tag=True):
    """The connection ends; come back and resume."""

    reason: str


ToClient = Table | Missed | Happened | Now | Accepted | Refused | Waved | Pong | Goodbye

_NO_CLOCK: Final[Mapping[int, int]] = MappingProxyType({})
_decoder: "msgspec.json.Decoder[FromClient]" = msgspec.json.Decoder(FromClient)


def decode(message: str | bytes) -> FromClient:
    """A client's message; raises msgspec.DecodeError or ValidationError."""
    return _decoder.decode(message)


def now(
    game: Game,
    viewer: Seat,
    seen: Snapshot,
    left: Mapping[int, int] = _NO_CLOCK,
    notes: dict[str, str] | None = None,
) -> Now:
    """A snapshot as it goes over the wire; `left` has the seconds of decisions with a clock."""
    asked = tuple(_asked(game, ask, left.get(ask.id)) for ask in seen.asked)
    return Now(shown_seat(viewer), seen.number, seen.view, asked, seen.outcome, notes)


def shown_seat(viewer: Seat) -> int | None:
    """A viewer on the wire: a seat's number, or None for a spectator."""
    return None if viewer == SPECTATOR else viewer


def _asked(game: Game, ask: Decision[Any], left: int | None) -> Asked:
    count = how_many(ask.choices)
    listed = count <= LISTED
    moves = tuple(map(game.format_move, ask.choices)) if listed else None
    default = None if left is None else announced(ask)
    example = game.format_move(ask.choices[0])
    return Asked(ask.id, cast(Kind, ask.kind), count, moves, example, left, default)
