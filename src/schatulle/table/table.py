"""A table's life, folded from its log: who sits where, and how the game stands."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from schatulle.core import Decision, Game, Outcome, Seat, replaced
from schatulle.core.registry import game_named
from schatulle.table import entries
from schatulle.table.agreement import PERSON, Agreement
from schatulle.table.beginning import Beginning
from schatulle.table.chance import Chance, Nature
from schatulle.table.entries import Entry, Guest
from schatulle.table.fairness import seed
from schatulle.table.lending import NOTHING_LENT, Lending
from schatulle.table.progress import Progress, set_up
from schatulle.table.status import Status

T = TypeVar("T")

#: The bot that stands in for someone who is away.
STAND_IN = "bot"


class GivenAnswer(Struct, frozen=True):
    """The answer to a decision that was given with this key: a repeated one does no harm."""

    seat: Seat
    decision: int
    key: str


class Reading(Struct, frozen=True):
    """A step of a lesson, counted from 1, was read after so many chapters of the game."""

    step: int
    chapters: int


class Table(Struct, frozen=True, kw_only=True):
    """One table after some entries of its log. Commands (in `commands`) make the next entry."""

    id: str
    agreement: Agreement
    host: Guest
    secret: str
    commitment: str
    code: str
    chairs: tuple[str, ...]
    guests: tuple[Guest | None, ...]
    away: tuple[bool, ...]
    #: What was pledged at each chair, and the shares that were revealed since.
    pledges: tuple[str | None, ...]
    shares: tuple[str | None, ...]
    #: Since when somebody is away, by the log's time, seat by seat.
    away_since: tuple[float, ...]
    #: The seats of those who want to end the game, and whether all have ended it together.
    enders: tuple[Seat, ...] = ()
    abandoned: bool = False
    #: Who had a seat and was replaced as gone for good.
    replaced: tuple[tuple[Seat, Guest], ...] = ()
    #: Second devices of those who sit here.
    lending: Lending = NOTHING_LENT
    #: How long shares are waited for, by the log's time; None before the host has called for them.
    waits_until: float | None = None
    #: None before the game has begun.
    progress: Progress | None = None
    #: How long the log of the game was after each entry that added to it.
    ends: tuple[int, ...] = ()
    given: tuple[GivenAnswer, ...] = ()
    #: Which moves, counted from 1, were played because a clock had run out.
    by_clock: tuple[int, ...] = ()
    #: Which ones a bot played for somebody who was away.
    by_stand_in: tuple[int, ...] = ()
    rematch: str | None = None
    #: Whether a friendly voice is heard now, and whether it ever was: then the game does not count.
    voice: bool = False
    voiced: bool = False
    #: Where a lesson begins; None where a game is played.
    beginning: Beginning | None = None
    readings: tuple[Reading, ...] = ()
    #: Whether the lesson is over, wherever its game stands.
    learnt: bool = False
    #: How many entries there are.
    length: int = 1

    def __hash__(self) -> int:
        return hash((self.id, self.length))

    @property
    def game(self) -> Game:
        return self.progress.game if self.progress else game_named(self.agreement.game)

    @property
    def state(self) -> Any:
        """How the game stands; None before it has begun."""
        return None if self.progress is None else self.progress.state

    @property
    def log(self) -> tuple[Any, ...]:
        return self.progress.log if self.progress else ()

    @property
    def moves(self) -> tuple[str, ...]:
        return self.progress.moves if self.progress else ()

    @property
    def draws(self) -> int:
        """How often chance was asked."""
        return self.progress.draws if self.progress else 0

    @property
    def seed(self) -> str:
        """What all chance is drawn from, once the game has begun."""
        return seed(self.secret, self.id, self.shares)

    @property
    def is_called(self) -> bool:
        """Whether the game is about to begin, and waits for shares."""
        return self.waits_until is not None and self.progress is None

    @property
    def has_all_shares(self) -> bool:
        """Whether all that was pledged is revealed."""
        pairs = zip(self.pledges, self.shares, strict=True)
        return all(share is not None for pledge, share in pairs if pledge is not None)

    @property
    def seats(self) -> range:
        return range(len(self.chairs))

    @property
    def status(self) -> Status:
        """Gathering, playing or over."""
        if self.progress is None:
            return Status.GATHERING
        ended = self.outcome is not None or self.learnt or self.abandoned
        return Status.OVER if ended else Status.PLAYING

    @property
    def outcome(self) -> Outcome | None:
        """The result of a finished game."""
        return None if self.progress is None else self.progress.outcome

    def options(self) -> Any:
        return self.game.options(self.agreement.edition, self.agreement.options)

    def first_state(self) -> Any:
        """The game before anything has happened."""
        if self.beginning is not None:
            return self.beginning.first_state(self.game, self.options(), len(self.chairs))
        return self.game.setup(self.options(), len(self.chairs))

    def nature(self) -> Nature:
        """Whoever answers for chance from here."""
        if self.beginning is None:
            return Chance(self.seed, self.draws)
        first = self.first_state()
        return self.beginning.nature(self.game, first, self.seed, self.moves, self.draws)

    def set_up(self) -> Progress:
        """The game before anything has happened, as a log goes on from there."""
        return set_up(self.game, self.first_state())

    @property
    def chapters(self) -> tuple[tuple[Any, ...], ...]:
        """What every entry of the game brought about."""
        return tuple(self.log[one:end] for one, end in pairwise((0, *self.ends)))

    def chapter(self, number: int) -> tuple[Any, ...]:
        """What one of the entries brought about, the first one having number 0."""
        return self.log[self.ends[number - 1] if number else 0 : self.ends[number]]

    def events_since(self, chapters: int) -> tuple[Any, ...]:
        """All events of the game after so many chapters."""
        return self.log[self.ends[chapters - 1] if chapters else 0 :]

    def progress_after(self, chapters: int) -> Progress | None:
        """The game as it stood after so many chapters; None before it began."""
        if chapters == len(self.ends):
            return self.progress
        if not chapters:
            return None
        return self.set_up().followed(self.log[: self.ends[chapters - 1]], 0)

    def owned_by(self, guest: str) -> list[Seat]:
        """Where a guest sits; several seats of one guest share a device."""
        return [Seat(seat) for seat, who in enumerate(self.guests) if who and who.id == guest]

    def seats_of(self, guest: str) -> list[Seat]:
        """The seats that a guest plays: one's own, and those that were lent to this device."""
        own = self.owned_by(guest)
        # This is asked at every move, and few tables lend any.
        return sorted({*own, *self.lending.seats_of(guest)}) if self.lending.devices else own

    def devices_of(self, guest: str) -> list[str]:
        """The other devices on which a guest's seats are played."""
        if not self.lending.devices:
            return []
        return [each for seat in self.owned_by(guest) for each in self.lending.devices_of(seat)]

    def knows(self, guest: str) -> bool:
        """Whether a guest is, or was, more here than somebody who looks on."""
        was_here = any(who.id == guest for _, who in self.replaced)
        return was_here or guest == self.host.id or bool(self.seats_of(guest))

    def owner_for(self, guest: Guest) -> Guest:
        """Whom a guest acts for here: a second device acts for the owner of its seat."""
        lent = self.lending.seats_of(guest.id)
        owner = self.guests[lent[0]] if lent and not self.owned_by(guest.id) else None
        return owner or guest

    def asked(self) -> tuple[Decision[Any], ...]:
        """The open decisions while the game goes on."""
        return self.progress.asked if self.progress and not self.learnt else ()

    def bot_at(self, seat: Seat) -> str | None:
        """The kind of bot that plays the seat now; None for a person."""
        if self.chairs[seat] != PERSON:
            return self.chairs[seat]
        return STAND_IN if self.away[seat] else None

    def after(self, entry: Entry) -> "Table":
        """The table with the next entry of its log. Total: what is in the log has happened."""
        match entry:
            case entries.Started():
                return self.after_start(self.set_up().followed(entry.events, entry.draws))
            case entries.Answered():
                assert self.progress is not None
                move = f"{entry.seat}: {entry.move}"
                went_on = self.progress.followed(entry.events, entry.draws, move)
                return self.after_answer(entry, went_on)
            case entries.StepRead():
                return self._after_reading(entry)
            case entries.EndWished():
                return self._after_end_wish(entry)
            case entries.VoiceSwitched():
                voiced = self.voiced or entry.on
                return replace(self, voice=entry.on, voiced=voiced, length=self.length + 1)
        return replace(self, length=self.length + 1, **self._changes(entry))

    def after_start(self, begun: Progress) -> "Table":
        """The table with the start in its log that begins the game so."""
        ends = (len(begun.log),)
        return replace(self, progress=begun, ends=ends, length=self.length + 1)

    def after_answer(self, entry: entries.Answered[Any], went_on: Progress) -> "Table":
        """The table with the answer in its log that makes the game go on so."""
        number = (len(went_on.moves),)
        return replace(
            self,
            progress=went_on,
            ends=(*self.ends, len(went_on.log)),
            given=(*self.given, GivenAnswer(entry.seat, entry.decision, entry.key)),
            by_clock=self.by_clock + (number if entry.by == "clock" else ()),
            by_stand_in=self.by_stand_in + (number if entry.by == "stand_in" else ()),
            length=self.length + 1,
        )

    def _after_reading(self, entry: entries.StepRead) -> "Table":
        return replace(
            self,
            readings=(*self.readings, Reading(entry.step, len(self.ends))),
            learnt=self.learnt or entry.last,
            length=self.length + 1,
        )

    def _after_end_wish(self, entry: entries.EndWished) -> "Table":
        others = [seat for seat in self.enders if seat not in entry.seats]
        enders = tuple(sorted([*others, *(entry.seats if entry.on else ())]))
        progress = self.progress
        if entry.ends and progress is not None:
            # Nobody is asked any more.
            progress = replace(progress, asked=())
        return replace(
            self,
            enders=enders,
            abandoned=entry.ends,
            progress=progress,
            length=self.length + 1,
        )

    def _changes(self, entry: Entry) -> dict[str, Any]:
        match entry:
            case entries.SatDown():
                return {
                    "guests": replaced(self.guests, [(entry.seat, entry.guest)]),
                    "pledges": replaced(self.pledges, [(entry.seat, entry.pledge)]),
                    "away": replaced(self.away, [(entry.seat, False)]),
                }
            case entries.StoodUp():
                return {
                    "guests": replaced(self.guests, [(entry.seat, None)]),
                    "pledges": replaced(self.pledges, [(entry.seat, None)]),
                    "lending": self.lending.without(entry.seat),
                }
            case entries.Swapped():
                return {
                    "chairs": _swapped(self.chairs, *entry.seats),
                    "guests": _swapped(self.guests, *entry.seats),
                    "pledges": _swapped(self.pledges, *entry.seats),
                    "lending": self.lending.swapped(*entry.seats),
                }
            case entries.Replaced():
                return self._replaced(entry)
            case entries.ChairSet():
                return {"chairs": replaced(self.chairs, [(entry.seat, entry.chair)])}
            case entries.Revealed():
                return {"shares": replaced(self.shares, [(entry.seat, entry.share)])}
        return self._other_changes(entry)

    def _other_changes(self, entry: Entry) -> dict[str, Any]:
        match entry:
            case entries.HostChanged():
                return {"host": entry.host}
            case entries.DeviceInvited() | entries.DeviceAdmitted() | entries.DeviceDismissed():
                return {"lending": self.lending.after(entry)}
            case entries.Called():
                return {"waits_until": entry.until}
            case entries.WentAway():
                return {
                    "away": replaced(self.away, [(entry.seat, True)]),
                    "away_since": replaced(self.away_since, [(entry.seat, entry.at)]),
                }
            case entries.CameBack():
                return {"away": replaced(self.away, [(entry.seat, False)])}
            case entries.Rematched():
                return {"rematch": entry.table}
        raise AssertionError("a table is opened once")

    def _replaced(self, entry: entries.Replaced) -> dict[str, Any]:
        """A free chair is stood in for until somebody sits down there."""
        seat, gone = entry.seat, self.guests[entry.seat]
        return {
            "chairs": replaced(self.chairs, [(seat, entry.chair)]),
            "guests": replaced(self.guests, [(seat, None)]),
            "away": replaced(self.away, [(seat, entry.chair == PERSON)]),
            "enders": tuple(each for each in self.enders if each != seat),
            "replaced": (*self.replaced, (seat, gone)) if gone else self.replaced,
            "lending": self.lending.without(seat),
        }


def opened_table(name: str, opened: entries.TableOpened) -> Table:
    """The table that its first entry makes."""
    chairs = opened.setting.chairs
    return Table(
        id=name,
        agreement=opened.setting,
        host=opened.host,
        secret=opened.secret,
        commitment=opened.commitment,
        code=opened.code,
        chairs=chairs,
        guests=(None,) * len(chairs),
        away=(False,) * len(chairs),
        away_since=(0.0,) * len(chairs),
        pledges=(None,) * len(chairs),
        shares=(None,) * len(chairs),
        beginning=opened.beginning,
    )


def folded(name: str, log: Iterable[Entry]) -> Table:
    """The table that a log makes."""
    first, *others = log
    assert isinstance(first, entries.TableOpened)
    table = opened_table(name, first)
    for entry in others:
        table = table.after(entry)
    return table


def _swapped(row: tuple[T, ...], one: Seat, other: Seat) -> tuple[T, ...]:
    return replaced(row, [(one, row[other]), (other, row[one])])
