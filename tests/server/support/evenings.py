"""Two worlds in one time: people who listen, bots that think, clocks that tick."""

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from schatulle.core import SPECTATOR, Decision, Seat, count_of
from schatulle.games.diamant.rules.actions import LEAVE, STAY
from schatulle.server.bots.attendant import BotAttendant
from schatulle.server.bots.workers import Ending, Question
from schatulle.server.live.clock import Clock
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.pace import HUMAN, Pace
from schatulle.server.live.presence import Presence
from schatulle.server.live.session import Session
from schatulle.server.live.wire import Now
from schatulle.store.nodes_port import Lease
from schatulle.table.agreement import Agreement
from schatulle.table.default_moves import default_move
from schatulle.table.entries import Guest
from schatulle.table.table import Table
from server.support.evening_tables import agreed_on, gathered, other_answers
from server.support.in_memory import live_table, shown
from server.support.twins import VIEWER, Keep, Twins, everything, same
from support.worlds import Answer, Leak, some

#: After so many seconds everything that follows at once from anything has happened.
A_MOMENT: Final = 0.001
#: Someone who does not play.
STRANGER: Final = Guest("stranger", "Stranger")


class Listener:
    """A client that notes every frame with the moment at which it came."""

    def __init__(self, live: LiveTable, who: Guest | None) -> None:
        self.session = Session(live, who)
        self.heard: list[bytes] = []
        self.times: list[float] = []
        self.numbers: dict[int | None, int] = {}
        self.gone = False
        self.session.wakes(self._listen)
        self._listen()

    async def say(self, **message: Any) -> None:
        await self.session.hear(msgspec.json.encode(message))

    async def watch(self, *viewers: Seat, after: Mapping[int | None, int] | None = None) -> None:
        for viewer in map(shown, viewers):
            await self.say(type="Watch", seat=viewer, after=(after or {}).get(viewer, 0))

    def leave(self) -> None:
        if not self.gone:
            self.gone = True
            self.session.end()

    def _listen(self) -> None:
        clock = asyncio.get_running_loop().time
        for message in self.session.take():
            self.heard.append(message.text)
            self.times.append(clock())
            if isinstance(message, Now):
                self.numbers[message.seat] = message.number


class Parlour:
    """One world with all that lives in time; its people are listeners by name."""

    def __init__(self, table: Table, runner: "Mind", pace: Pace) -> None:
        self.live = live_table(table, pace=pace)
        self.mind = runner
        self.live.play_for_house(
            Lease(table.id, 1), (Clock, partial(BotAttendant, runner=runner), Presence)
        )
        self.people: dict[str, Listener] = {}

    @property
    def table(self) -> Table:
        return self.live.table


class Mind:
    """What the bots of one world think: not what those of the other do, and not as long."""

    def __init__(self, evening: "Evening", seed: int, longest: float) -> None:
        self.evening = evening
        self.asked: list[bytes] = []
        self.questions: list[Question] = []
        self._rng = Random(seed)
        self._longest = longest

    async def think(self, question: Question) -> Any | None:
        if question.seat in self.evening.viewers:
            self.asked.append(as_told(question))
            self.questions.append(question)
        await asyncio.sleep(A_MOMENT)
        answer = self.evening.bots_answer(question.decision)
        if answer is None:
            await asyncio.Future[None]()
        await asyncio.sleep(self._rng.random() * self._longest)
        assert answer is not None
        return answer.one if self is self.evening.one.mind else answer.other

    def leave(self, table: str, seat: Seat, ending: Ending | None = None) -> None:
        pass

    async def close(self) -> None:
        pass


def as_told(question: Question) -> bytes:
    """All that a bot is told, as bytes; of very many choices some."""
    ask = question.decision
    told = replace(question, decision=None)
    return msgspec.json.encode((told, ask.id, ask.kind, count_of(ask.choices), some(ask.choices)))


class Evening(Twins):
    """Two worlds in one time; raises Leak as soon as anybody watched could tell them apart."""

    one: Parlour
    other: Parlour

    def __init__(
        self,
        tables: tuple[Table, Table],
        *viewers: Seat,
        seed: int = 1,
        secretly: bool = False,
        keep: Keep = everything,
        pace: Pace = HUMAN,
        thinking: float = 1.0,
    ) -> None:
        super().__init__(viewers or (VIEWER,), seed, secretly, keep)
        #: Whether all that could be answered now would show by right what differs.
        self.ended = False
        self.answers = 0
        self._bots: dict[int, Answer | None] = {}
        self.one, self.other = (
            Parlour(table, Mind(self, number, thinking), pace)
            for number, table in enumerate(tables)
        )

    @property
    def both(self) -> tuple[Parlour, Parlour]:
        return self.one, self.other

    @property
    def setting(self) -> Agreement:
        return self.one.table.agreement

    async def come(self, name: str, who: Guest | None, *viewers: Seat, **more: Any) -> None:
        """In both worlds somebody connects, and watches."""
        for parlour in self.both:
            parlour.people[name] = Listener(parlour.live, who)
            await parlour.people[name].watch(*viewers, **more)

    async def come_all(self) -> None:
        """Everyone who plays, a spectator and a stranger who watches nothing."""
        for who in dict.fromkeys(filter(None, self.one.table.guests)):
            await self.come(who.name, who, *self.one.table.seats_of(who.id))
        await self.come("spectator", None, SPECTATOR)
        await self.come("stranger", STRANGER)

    def go(self, name: str) -> None:
        """In both worlds somebody's connection breaks."""
        for parlour in self.both:
            last(parlour.people, name).leave()

    async def come_back(self, name: str, who: Guest | None, *viewers: Seat) -> None:
        """Somebody's connection breaks, if it has not; he comes back with the numbers he saw."""
        before = last(self.one.people, name)
        after = dict(before.numbers)
        self.go(name)
        await self.come(f"{name} at {self.answers}", who, *viewers, after=after)

    def compare(self) -> None:
        """Raises Leak unless all that the watched people heard came alike and at the same time."""
        for name, listener in self.one.people.items():
            if self.is_watched(name):
                same(name, listener.heard, self.other.people[name].heard)
                same_times(name, listener.times, self.other.people[name].times)
        same("bot", self.one.mind.asked, self.other.mind.asked)

    def is_watched(self, name: str) -> bool:
        """Others may know what the watched seats may not."""
        own = {who.name for seat in self.viewers if seat >= 0 if (who := self.guest_at(seat))}
        return name.split(" at ", maxsplit=1)[0] in {"spectator", "stranger", *own}

    def guest_at(self, seat: Seat) -> Guest | None:
        return self.one.table.guests[seat]

    async def go_on(self, steps: int) -> None:
        """People answer, bots think, clocks tick, until the end or until all would be shown."""
        for _ in range(steps):
            await asyncio.sleep(self.rng.choice((0.3, 1.0, 2.5)) + 2 * A_MOMENT)
            self.compare()
            if self.ended or self.is_over:
                break
            await self.let_somebody_answer()
        await asyncio.sleep(self.setting.spectator_delay + 1)
        self.compare()

    def end(self) -> None:
        """Everybody goes home, the house too."""
        for parlour in self.both:
            for listener in parlour.people.values():
                listener.leave()
            parlour.live.close()

    async def let_somebody_answer(self) -> None:
        asked = self.one.table.asked()
        people = [ask for ask in asked if self.is_here(ask.seat)]
        if not people:
            await asyncio.sleep(HUMAN.grace / 4)
        elif self.clock_may_answer(asked):
            await asyncio.sleep(self.setting.clock)
            self.answers += 1
        elif answer := self.next_answer(people, *self.on_their_way()):
            await self.give(answer)
        elif not self.on_their_way():
            self.ended = True

    def is_here(self, seat: Seat) -> bool:
        who = self.guest_at(seat)
        is_person = self.one.table.bot_at(seat) is None
        return is_person and who is not None and self.one.live.is_here(who.id)

    async def give(self, answer: Answer) -> None:
        """A person answers in both worlds at the same time."""
        ask = next(ask for ask in self.one.table.asked() if ask.seat == answer.seat)
        name = self.one.table.guests[answer.seat].name  # type: ignore[union-attr]
        for parlour, action in zip(self.both, answer[1:], strict=True):
            await last(parlour.people, name).say(
                type="Answer",
                seat=answer.seat,
                decision=ask.id,
                key=f"key-{ask.id}",
                move=self.one.table.game.format_move(action),
            )
            assert ask.id in [given.decision for given in parlour.table.given]
        self.answers += 1

    def clock_may_answer(self, asked: Sequence[Decision[Any]]) -> bool:
        """Where one question alone is open, its default is sometimes waited for."""
        if not self.setting.clock or len(asked) > 1 or self.rng.random() < 0.5:
            return False
        actions = [default_move(parlour.table, parlour.table.asked()[0]) for parlour in self.both]
        answer = Answer(asked[0].seat, *actions)
        return self.keep(answer.seat, answer.one) and self.tells_nothing(answer)

    def bots_answer(self, ask: Decision[Any]) -> Answer | None:
        """What a bot answers in both worlds, the same question once."""
        if ask.id not in self._bots:
            mine = [here for here in self.one.table.asked() if here.id == ask.id]
            self._bots[ask.id] = self.next_answer(mine, *self.on_their_way())
            self.ended = self.ended or self._bots[ask.id] is None
            self.answers += 1
        return self._bots[ask.id]

    def on_their_way(self) -> list[Answer]:
        """What bots have thought and not yet said."""
        open_now = {ask.id for ask in self.one.table.asked()}
        thought = [answer for number, answer in self._bots.items() if number in open_now]
        return [answer for answer in thought if answer and self.one.table.bot_at(answer.seat)]


def same_times(name: str, one: list[float], other: list[float]) -> None:
    """Raises Leak unless everything came at the same time."""
    for number, moments in enumerate(zip(one, other, strict=True)):
        if abs(moments[0] - moments[1]) > A_MOMENT / 10:
            raise Leak(f"{name}, frame {number}: at {moments[0]} s and {moments[1]} s")


def last(people: Mapping[str, Listener], name: str) -> Listener:
    """The connection that somebody has now."""
    return [one for key, one in people.items() if key.split(" at ")[0] == name][-1]


async def evening_of(tables: tuple[Table, Table], *viewers: Seat, **more: Any) -> Evening:
    """Everyone has come, and everything that can be watched is."""
    evening = Evening(tables, *viewers, **more)
    await evening.come_all()
    return evening


async def part_company(delay: int) -> Evening:
    """Two worlds that are the same until now, when in one of them somebody goes back to camp."""
    agreed = agreed_on("diamant", "diamant", "ppp", spectator_delay=delay, expeditions=2)
    evening = await evening_of(other_answers(gathered(agreed)), SPECTATOR)
    for ask in evening.one.table.asked():
        await evening.give(Answer(ask.seat, STAY, STAY))
    await asyncio.sleep(2 * delay)
    evening.compare()
    for ask in evening.one.table.asked():
        await evening.give(Answer(ask.seat, STAY, STAY if ask.seat else LEAVE))
    await evening.one.people["Guest 0"].say(type="Wave", seat=0, sign="hello")
    assert evening.one.table.state.inside != evening.other.table.state.inside
    return evening
