"""What goes over the socket, each message a Struct; unknown fields are refused."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from msgspec import Struct

from schatulle.core import (
    SPECTATOR,
    Decision,
    Default,
    Detail,
    Game,
    IllegalMove,
    Outcome,
    Refusal,
    Seat,
    count_of,
)
from schatulle.core.advice import Advice
from schatulle.core.registry import all_games
from schatulle.lessons.standing import Stage, Standing
from schatulle.table.entries import DeviceKind
from schatulle.table.lending import Device
from schatulle.table.projections import Chapter, Lobby, Sign, Snapshot, lobby
from schatulle.table.table import Table as TableAtNode

#: Changes when a client written for an earlier one would go wrong.
PROTOCOL: Final = 1
#: More choices than this are described and not listed.
LISTED: Final = 64
#: No message from a client is longer than this.
LONGEST: Final = 4096


if TYPE_CHECKING:
    Kind = str
else:
    #: What a seat can be asked in any of the games.
    Kind = Literal[tuple(dict.fromkeys(kind for game in all_games() for kind in game.QUESTIONS))]


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


class Read(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The learner has read a step of a lesson, counted from 1; to say so again does no harm."""

    seat: int
    number: int


FromClient = Watch | Answer | Read | Wave | Ping


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
    default: Default | None = None


class Said(Struct, frozen=True, dict=True):
    """What a client is told. Equal viewers are told one and the same message."""

    @property
    def text(self) -> bytes:
        """The message as text, written once for all sockets."""
        # Not `cached_property`: before Python 3.12 that takes a lock, and most are asked once.
        kept = self.__dict__
        if "text" not in kept:
            kept["text"] = msgspec.json.encode(self)
        text: bytes = kept["text"]
        return text


class OwnDevice(Struct, frozen=True):
    """A second device that plays one of the client's seats, since then."""

    seat: int
    number: int
    kind: DeviceKind
    at: float


class Table(Said, frozen=True, tag=True, dict=True):
    """Who is at the table, which seats are the client's own, and whether it is the host."""

    lobby: Lobby
    yours: tuple[int, ...] = ()
    hosting: bool = False
    protocol: int = PROTOCOL
    #: Which of these seats were lent to this device, and by which number it is known.
    lent: tuple[OwnDevice, ...] = ()
    #: Which seats the client had and lost, as somebody who was gone for good.
    lost: tuple[int, ...] = ()
    #: For whoever sits there: the other devices, and the seats with an open invitation for one.
    devices: tuple[OwnDevice, ...] = ()
    inviting: tuple[int, ...] = ()


class Happened(Said, frozen=True, tag=True, dict=True):
    """What the viewer observed, with the viewer's own number."""

    seat: int | None
    number: int
    events: tuple[Any, ...]


class Missed(Said, frozen=True, tag=True, dict=True):
    """All that the viewer observed since the number it saw last."""

    seat: int | None
    chapters: tuple[Chapter, ...]


class LessonNow(Struct, frozen=True):
    """Where the learner stands: the step that is shown, counted from 1, and what is awaited.

    Texts are the page's: a step's message is `lesson-<game>-<lesson>-<step>`.
    """

    id: str
    step: str
    number: int
    steps: int
    #: Whether it goes on with moves; otherwise the step is to be read, and that is to be said.
    moves: bool
    #: What the page points at.
    point: tuple[str, ...]
    #: Which attribute of the step's message is told, too.
    hint: str | None
    over: bool


class Now(Said, frozen=True, tag=True, dict=True):
    """The game as the viewer sees it now, and what the seat is asked."""

    seat: int | None
    number: int
    view: Any
    asked: tuple[Asked, ...]
    outcome: Outcome | None
    #: At tables with open notes: what the viewer could have noted down.
    notes: Any = None
    #: For whoever learns; nothing is asked unless an answer would be taken.
    lesson: LessonNow | None = None
    #: What a friendly voice says, where it is heard.
    advice: Advice | None = None


class Accepted(Said, frozen=True, tag=True, dict=True):
    """The answer is on the disk."""

    key: str


class Refused(Said, frozen=True, tag=True, dict=True):
    """The answer, or the message, was refused; nothing has changed."""

    reason: str
    clause: str | None = None
    key: str | None = None
    #: The message that tells a person why, and what it is to be filled in with.
    says: str = "refused"
    about: dict[str, Detail] = {}


class Waved(Said, frozen=True, tag=True, dict=True):
    """Somebody at the table made a sign."""

    seat: int
    sign: Sign


class Pong(Said, frozen=True, tag=True, dict=True):
    """Here I am."""

    at: float


class Goodbye(Said, frozen=True, tag=True, dict=True):
    """The connection ends; come back and resume."""

    reason: str


ToClient = Table | Missed | Happened | Now | Accepted | Refused | Waved | Pong | Goodbye

_NO_CLOCK: Final[Mapping[int, int]] = MappingProxyType({})
_decoder: "msgspec.json.Decoder[FromClient]" = msgspec.json.Decoder(FromClient)


def decode(message: str | bytes) -> FromClient:
    """A client's message; raises msgspec.DecodeError or ValidationError."""
    return _decoder.decode(message)


def refused(refusal: Refusal, key: str | None = None) -> Refused:
    """A refusal as it goes over the wire."""
    clause = refusal.clause if isinstance(refusal, IllegalMove) else None
    return Refused(refusal.reason, clause, key, refusal.says, refusal.about)


def now(
    game: Game,
    viewer: Seat,
    seen: Snapshot,
    left: Mapping[int, int] = _NO_CLOCK,
    notes: Any = None,
    standing: Standing | None = None,
) -> Now:
    """A snapshot as it goes over the wire; `left` has the seconds of decisions with a clock."""
    asked = tuple(_asked(game, ask, left.get(ask.id)) for ask in seen.asked)
    if standing is None:
        return Now(shown_seat(viewer), seen.number, seen.view, asked, seen.outcome, notes)
    asked = asked if standing.stage is Stage.MOVE else ()
    learnt = lesson_now(standing)
    return Now(shown_seat(viewer), seen.number, seen.view, asked, seen.outcome, notes, learnt)


def greeting(table: TableAtNode, guest: str | None) -> Table:
    """Who is at the table, as a guest hears it."""
    if guest is None:
        return Table(lobby(table))
    own, lending = table.owned_by(guest), table.lending
    return Table(
        lobby(table),
        yours=tuple(table.seats_of(guest)),
        hosting=guest == table.host.id,
        lent=_shown(it for it in lending.devices if it.guest.id == guest),
        lost=tuple(seat for seat, who in table.replaced if who.id == guest and seat not in own),
        devices=_shown(it for it in lending.devices if it.seat in own),
        inviting=tuple(it.seat for it in lending.invitations if it.seat in own),
    )


def _shown(devices: Iterable[Device]) -> tuple[OwnDevice, ...]:
    return tuple(OwnDevice(it.seat, it.number, it.kind, it.at) for it in devices)


def lesson_now(standing: Standing) -> LessonNow:
    """Where the learner stands, as it goes over the wire."""
    return LessonNow(
        id=standing.lesson.id,
        step=standing.step.name,
        number=standing.shown + 1,
        steps=len(standing.lesson.steps),
        moves=standing.stage in (Stage.MOVE, Stage.OTHERS),
        point=standing.step.point,
        hint=standing.hint,
        over=standing.stage is Stage.OVER,
    )


def happened(viewer: Seat, chapter: Chapter) -> Happened:
    """A chapter as it goes over the wire."""
    return Happened(shown_seat(viewer), chapter.number, chapter.events)


def shown_seat(viewer: Seat) -> int | None:
    """A viewer on the wire: a seat's number, or None for a spectator."""
    return None if viewer == SPECTATOR else viewer


def _asked(game: Game, ask: Decision[Any], left: int | None) -> Asked:
    count = count_of(ask.choices)
    listed = count <= LISTED
    moves = tuple(map(game.format_move, ask.choices)) if listed else None
    default = None if left is None else game.QUESTIONS[ask.kind]
    example = game.format_move(ask.choices[0])
    return Asked(ask.id, ask.kind, count, moves, example, left, default)
