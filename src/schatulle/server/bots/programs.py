"""The operator's programs at tables: each seat has a process of its own, and waits for no other."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Set
from concurrent.futures import Future, ThreadPoolExecutor, wait
from types import MappingProxyType
from typing import Any, Final

from schatulle.bots import KINDS, levels
from schatulle.bots.external import Programmed, TimeLimits, command_of
from schatulle.bots.external.messages import Seating
from schatulle.bots.external.program import end_all
from schatulle.core import BadOptions, Seat
from schatulle.core.options import differences
from schatulle.core.registry import game_named, game_names
from schatulle.server.bots.workers import BotRunner, Ending, Failed, Question
from schatulle.table.agreement import PERSON

Commands = Mapping[str, tuple[str, ...]]
Place = tuple[str, Seat]

#: So many programs run at once; who was asked longest ago makes room, and is told all again.
MOST: Final = 8
#: Seconds between two looks whether all have ended.
_LOOK_SECONDS: Final = 0.05
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,15}")
_NONE: Final[Commands] = MappingProxyType({})


def commands_of(named: Iterable[str]) -> Commands:
    """The programs of a command line, each `name=command`; raises BadOptions."""
    commands: dict[str, tuple[str, ...]] = {}
    for text in named:
        name, _, command = text.partition("=")
        _check_name(name, commands)
        commands[name] = command_of(command)
    return commands


def _check_name(name: str, others: Iterable[str]) -> None:
    if not _NAME.fullmatch(name):
        raise BadOptions(
            f"--bot {name!r}; expected name=command, the name with 1 to 16 of a-z, 0-9, - and _"
        )
    ours = {kind.name for game in game_names() for kind in levels(game)}
    if name in {PERSON, *KINDS, *ours, *others}:
        raise BadOptions(f"--bot {name!r}: somebody else is called so; take another name")


class Programs:
    """Lets programs think, in threads: the server never waits for them."""

    def __init__(
        self, commands: Commands = _NONE, limits: TimeLimits | None = None, most: int = MOST
    ) -> None:
        self._commands = commands
        self._limits = limits or TimeLimits()
        self._most = most
        self._turns = asyncio.Semaphore(most)
        #: The one that was asked last stands last.
        self._seats: OrderedDict[Place, _Seat] = OrderedDict()
        #: What programs that left still have to do.
        self._leaving: set[Future[None]] = set()

    @property
    def names(self) -> tuple[str, ...]:
        """How chairs name them."""
        return tuple(self._commands)

    async def think(self, question: Question) -> Any | None:
        """The program's move; None when it must be told everything; raises Failed."""
        async with self._turns:
            seat = self._seat(question)
            if seat is None:
                return None
            action = await seat.answer(question)
            if (blamed := seat.bot.blamed) is not None:
                raise Failed(str(blamed))
            return action

    def leave(self, table: str, seat: Seat, ending: Ending | None = None) -> None:
        """Its program may go; it is told how the game ended."""
        if going := self._seats.pop((table, seat), None):
            self._let_go(going, ending)

    async def close(self) -> None:
        """No program is left afterwards."""
        for table, seat in tuple(self._seats):
            self.leave(table, seat)
        await asyncio.to_thread(_end, self._leaving)

    def _seat(self, question: Question) -> "_Seat | None":
        place = question.table, question.seat
        if question.known == 0:
            self.leave(*place)
            self._make_room()
            command = self._commands[question.kind]
            self._seats[place] = _Seat(Programmed(command, self._limits), question)
        seat = self._seats.get(place)
        if seat is None or seat.told != question.known:
            return None
        self._seats.move_to_end(place)
        return seat

    def _make_room(self) -> None:
        """As a rule one is not thinking: no more than the most are asked at once, this one too."""
        idle = (place for place, seat in self._seats.items() if not seat.thinking)
        if len(self._seats) >= self._most and (longest := next(idle, None)):
            self.leave(*longest)

    def _let_go(self, going: "_Seat", ending: Ending | None) -> None:
        done = going.thread.submit(going.leave, ending)
        self._leaving.add(done)
        done.add_done_callback(self._leaving.discard)
        going.thread.shutdown(wait=False)


class _Seat:
    """A program at one seat of one table, and the thread that does one thing after the other."""

    def __init__(self, bot: Programmed, question: Question) -> None:
        self.bot = bot
        self.told = 0
        self.thinking = False
        self.thread = ThreadPoolExecutor(1, "program")
        bot.sit_down(game_named(question.game), _seating(question), question.luck)

    async def answer(self, question: Question) -> Any:
        """Tells it what is new and asks it; that goes on if nobody waits for it any more."""
        self.told += len(question.news)
        self.thinking = True
        asked = asyncio.get_running_loop().run_in_executor(self.thread, self._ask, question)
        asked.add_done_callback(self._answered)
        return await asyncio.shield(asked)

    def _ask(self, question: Question) -> Any:
        self._tell(question.news)
        return self.bot.choose(question.view, question.decision)

    def _tell(self, news: Iterable[Any]) -> None:
        for event in news:
            self.bot.observe(event)

    def _answered(self, _asked: asyncio.Future[Any]) -> None:
        self.thinking = False

    def leave(self, ending: Ending | None) -> None:
        """Says how the game ended, where it did, and lets the program go."""
        if ending is not None and self.bot.blamed is None:
            self._tell(ending.news)
            self.bot.end(ending.outcome)
        self.bot.leave()


def _seating(question: Question) -> Seating:
    edition = question.options.edition
    usual = game_named(question.game).EDITIONS[edition]
    chosen: dict[str, Any] = differences(question.options, usual)
    return Seating(
        game=question.game,
        edition=edition,
        options=chosen,
        seat=question.seat,
        seats=question.seats,
    )


def _end(leaving: Set[Future[None]]) -> None:
    """Strikes until all have gone: one may be just about to start."""
    while wait(tuple(leaving), _LOOK_SECONDS).not_done:
        end_all()


class Router:
    """Asks our own bots, or the operator's programs, by the name of the bot."""

    def __init__(self, ours: BotRunner, programs: Programs) -> None:
        self._ours = ours
        self._programs = programs

    async def think(self, question: Question) -> Any | None:
        """The answer of the bot that the question names."""
        programs = question.kind in self._programs.names
        return await (self._programs if programs else self._ours).think(question)

    def leave(self, table: str, seat: Seat, ending: Ending | None = None) -> None:
        """No bot plays the seat any more, ours or theirs."""
        self._ours.leave(table, seat, ending)
        self._programs.leave(table, seat, ending)

    async def close(self) -> None:
        """Ends our bots and their programs."""
        await self._programs.close()
        await self._ours.close()
