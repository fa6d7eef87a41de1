"""What happens at a table, as its log keeps it; the log is the truth."""

from functools import cache
from typing import Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from schatulle.core import Seat
from schatulle.core.registry import game_named
from schatulle.table.agreement import Agreement
from schatulle.table.beginning import Beginning

E = TypeVar("E")

#: Who answers for a seat.
By = Literal["guest", "bot", "stand_in", "clock"]

#: What a device says it is, so that people can tell theirs apart.
DeviceKind = Literal["phone", "tablet", "computer"]


class Guest(Struct, frozen=True):
    """Someone with a name and no account."""

    id: str
    name: str


class TableOpened(Struct, frozen=True, tag=True):
    """The host has set it up. The secret is for the log alone; its commitment is for everyone."""

    setting: Agreement
    host: Guest
    secret: str
    commitment: str
    #: What people type to find the table.
    code: str = ""
    #: Where a lesson begins.
    beginning: Beginning | None = None


class SatDown(Struct, frozen=True, tag=True):
    """A guest has taken a chair, perhaps with a pledge to add a share to the game's chance."""

    seat: Seat
    guest: Guest
    pledge: str | None = None


class StoodUp(Struct, frozen=True, tag=True):
    """A chair is free again, by the guest's own will or the host's."""

    seat: Seat


class Swapped(Struct, frozen=True, tag=True):
    """Two chairs and whoever sits on them have changed places."""

    seats: tuple[Seat, Seat]


class ChairSet(Struct, frozen=True, tag=True):
    """A free chair is now for a person, or for a kind of bot."""

    seat: Seat
    chair: str


class Called(Struct, frozen=True, tag=True):
    """The host begins where shares are pledged: from here chairs and pledges stay as they are.

    The shares are waited for until then, by the log's time.
    """

    until: float


class Revealed(Struct, frozen=True, tag=True):
    """The share that was pledged at a chair."""

    seat: Seat
    share: str


class Started(Struct, Generic[E], frozen=True, tag=True):
    """The game has begun; chance has dealt."""

    events: tuple[E, ...]
    draws: int


class Answered(Struct, Generic[E], frozen=True, tag=True):
    """A decision was answered, and all that it brought about, chance included."""

    seat: Seat
    decision: int
    key: str
    by: By
    move: str
    events: tuple[E, ...]
    draws: int


class WentAway(Struct, frozen=True, tag=True):
    """A guest has left or fallen silent: a bot stands in, since then by the log's time."""

    seat: Seat
    at: float = 0.0


class CameBack(Struct, frozen=True, tag=True):
    """The guest has the seat again."""

    seat: Seat


class HostChanged(Struct, frozen=True, tag=True):
    """Somebody else at the table is the host from now on."""

    host: Guest


class Replaced(Struct, frozen=True, tag=True):
    """Whoever had the seat is gone for good: a bot plays on, or the chair is free for a person."""

    seat: Seat
    chair: str


class EndWished(Struct, frozen=True, tag=True):
    """Those on these seats want to end the game, or no longer; it may end with that."""

    seats: tuple[Seat, ...]
    on: bool = True
    ends: bool = False


class DeviceInvited(Struct, frozen=True, tag=True):
    """A second device may come to the seat until then, by the code that has this digest."""

    seat: Seat
    digest: str
    until: float


class DeviceAdmitted(Struct, frozen=True, tag=True):
    """It came: that guest plays the seat, too. The invitation is spent."""

    seat: Seat
    guest: Guest
    kind: DeviceKind
    at: float


class DeviceDismissed(Struct, frozen=True, tag=True):
    """The device of that number plays the seat no more; without one, the open invitation is
    taken back.
    """

    seat: Seat
    device: int | None = None


class VoiceSwitched(Struct, frozen=True, tag=True):
    """The one person at the table wants a friendly voice beside them, or no longer."""

    on: bool


class Rematched(Struct, frozen=True, tag=True):
    """The same people play again, at another table."""

    table: str


class StepRead(Struct, frozen=True, tag=True):
    """The learner has read a step of a lesson, counted from 1; with the last one it is over."""

    step: int
    last: bool = False


Entry = (
    TableOpened
    | SatDown
    | StoodUp
    | Swapped
    | ChairSet
    | Called
    | Revealed
    | Started[Any]
    | Answered[Any]
    | WentAway
    | CameBack
    | Rematched
    | StepRead
    | VoiceSwitched
    | HostChanged
    | Replaced
    | EndWished
    | DeviceInvited
    | DeviceAdmitted
    | DeviceDismissed
)


def encode(entry: Entry) -> bytes:
    """The entry as the store keeps it."""
    return msgspec.json.encode(entry)


def decode(body: bytes, game: str) -> Entry:
    """An entry of a table where that game is played."""
    return _decoder(game).decode(body)


@cache
def _decoder(game: str) -> "msgspec.json.Decoder[Entry]":
    event = game_named(game).Event
    kinds = (
        TableOpened
        | SatDown
        | StoodUp
        | Swapped
        | ChairSet
        | Called
        | Revealed
        | Started[event]  # type: ignore[valid-type]
        | Answered[event]  # type: ignore[valid-type]
        | WentAway
        | CameBack
        | Rematched
        | StepRead
        | VoiceSwitched
        | HostChanged
        | Replaced
        | EndWished
        | DeviceInvited
        | DeviceAdmitted
        | DeviceDismissed
    )
    return msgspec.json.Decoder(kinds)
