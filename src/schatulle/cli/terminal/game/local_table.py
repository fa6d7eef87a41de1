"""One game at this terminal: who sits where, the match, its bots, and the record that is kept."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from schatulle.bots.contract import Bot
from schatulle.bots.external import Programmed
from schatulle.bots.news import tell
from schatulle.cli.terminal.game.players import display_names, is_bot
from schatulle.cli.terminal.game.record_files import write_record
from schatulle.cli.terminal.presentations import presentation_of
from schatulle.core import Decision, Game, Outcome, Refusal, Seat
from schatulle.core.registry import has_room
from schatulle.table.match import Match
from schatulle.table.records import Record, record_of


class Beat(Struct, frozen=True):
    """A moment to be shown: the state, and how much of the log had happened."""

    state: Any
    happened: int


class SeenEvent(Struct, frozen=True):
    """An event as one seat observed it, and how many turns ago."""

    event: Any
    age: int


class LocalTable:
    """The table's one authority; a screen shows what it says and asks it to move."""

    def __init__(
        self,
        match: Match,
        record: Record,
        bots: Mapping[Seat, Bot],
        path: Path,
        *,
        open_notes: bool = False,
    ) -> None:
        self.match = match
        self.name = record.id
        self.players = record.players
        self.seed = record.seed
        self.path = path
        #: What could be noted down is shown beside the game.
        self.open_notes = open_notes
        #: Whether a friendly voice was ever heard, and whether it is now.
        self.voiced = record.voiced
        self.names = display_names(record.players, record.game)
        self.trouble: OSError | None = None
        self._telling = presentation_of(record.game).telling
        self.voice = self.voiced and self.may_hear_voice
        self._bots = bots
        self._tell_bots(match.log)

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def options(self) -> Any:
        return self.match.state.options

    @property
    def persons(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if not self.is_bot(seat))

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(len(self.players))))

    @property
    def outcome(self) -> Outcome | None:
        """The result of a finished game."""
        return self.match.outcome

    @property
    def is_to_be_read(self) -> bool:
        """Whether something is to be read before anybody goes on."""
        return False

    @property
    def may_hear_voice(self) -> bool:
        """Whoever plays against bots alone may have a friendly voice."""
        return len(self.persons) == 1 and has_room(self.game.NAME, "voice")

    def is_bot(self, seat: Seat) -> bool:
        return is_bot(self.players[seat], self.game.NAME)

    def asked(self) -> Decision[Any] | None:
        """Whose answer is next: bots at once, then people in the order of their seats."""
        asks = self.match.awaiting()
        return min(asks, key=lambda ask: (not self.is_bot(ask.seat), ask.seat), default=None)

    def now(self) -> Beat:
        return Beat(self.match.state, len(self.match.log))

    def move(self, seat: Seat, action: Any) -> list[Beat]:
        """A seat's answer; the moments that it brings; raises IllegalMove."""
        state, before = self.match.state, len(self.match.log)
        events = self.match.play(seat, action)
        self._tell_bots(events)
        self.save()
        return self._beats(state, before, events)

    def switch_voice(self) -> None:
        """A friendly voice is to be heard, or no longer; raises Refusal."""
        if not self.may_hear_voice:
            raise Refusal("a voice is for one person among bots", "refused-voice-alone")
        self.voice = not self.voice
        self.voiced = self.voiced or self.voice
        self.save()

    def bots_choice(self, ask: Decision[Any]) -> Any:
        """What a bot would answer, from what its seat may see; this may take a while."""
        return self._bots[ask.seat].choose(self.game.view(self.match.state, ask.seat), ask)

    def bot_move(self, ask: Decision[Any], action: Any) -> list[Beat]:
        """A bot's answer; where a program's is illegal it has lost its seat, and chance moves."""
        try:
            return self.move(ask.seat, action)
        except Refusal as refusal:
            bot = self._bots[ask.seat]
            if not isinstance(bot, Programmed):
                raise
            return self.move(ask.seat, bot.refused(ask, refusal))

    def blamed(self) -> tuple[str, ...]:
        """Which programs have lost their seats, and why."""
        return tuple(
            f"{self.names[seat]} ({self.players[seat]}): {program.blamed}"
            for seat, program in self._programs()
            if program.blamed is not None
        )

    def leave(self) -> None:
        """The programs may go, and are told how it ended."""
        for _, program in self._programs():
            if self.outcome is not None:
                program.end(self.outcome)
            program.leave()

    def _programs(self) -> list[tuple[Seat, Programmed]]:
        return [(seat, bot) for seat, bot in self._bots.items() if isinstance(bot, Programmed)]

    def observed(self, seat: Seat, happened: int, last: int) -> list[SeenEvent]:
        """The latest of what a seat learnt, oldest first, but for quiet events.

        It forgets, as people do: a turn ago for every seat at the table, and no more.
        """
        lines: list[SeenEvent] = []
        age = 0
        for event in reversed(self.match.log[:happened]):
            seen = self.game.observe(event, seat)
            if isinstance(event, self._telling.turn_ends) and lines:
                age += 1
            if age > len(self.players):
                break
            if seen is not None and not isinstance(seen, self._telling.quiet):
                lines.append(SeenEvent(seen, age))
            if len(lines) >= last:
                break
        return lines[::-1]

    def record(self) -> Record:
        """The game as it is kept."""
        progress, players = self.match.progress, self.players
        kept = record_of(progress, self.name, players=players, seed=self.seed)
        return replace(kept, voiced=self.voiced)

    def save(self) -> None:
        """Keep the game; a disk that refuses is told of, and the game goes on."""
        try:
            write_record(self.path, self.record())
        except OSError as trouble:
            self.trouble = trouble
        else:
            self.trouble = None

    def _tell_bots(self, events: Sequence[Any]) -> None:
        for seat, bot in self._bots.items():
            tell(bot, self.game, seat, events)

    def _beats(self, state: Any, happened: int, events: Sequence[Any]) -> list[Beat]:
        beats = []
        for event in events:
            state, happened = self.game.evolve(state, event), happened + 1
            if isinstance(event, self._telling.beats):
                beats.append(Beat(state, happened))
        now = self.now()
        return [beat for beat in beats if beat.happened != now.happened] + [now]
