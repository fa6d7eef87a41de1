"""Two worlds in time: bots, clocks, stand-ins, late spectators and several seats of one client.

Time passes only when nobody has anything to do, and then at once; so every frame can be compared
together with the very moment at which it came, however fast the machine is.
"""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from copy import deepcopy
from functools import partial, wraps
from random import Random
from selectors import SelectSelector
from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import replace

from schatulle.rules.core import SPECTATOR, Decision, Seat, how_many
from schatulle.rules.diamant.actions import LEAVE, STAY
from schatulle.server.desk import Desk
from schatulle.server.hub import Attendants
from schatulle.server.pace import HUMAN, Pace
from schatulle.server.session import Session
from schatulle.server.thinking import Ending, Question
from schatulle.table.defaults import default_move
from schatulle.table.entries import Entry, Guest, SatDown, TableOpened
from schatulle.table.fairness import commitment
from schatulle.table.life import Table
from schatulle.table.setting import PERSON, Setting
from server.support import NAME, SECRET, Memory, guest, shown
from server.test_two_worlds import (
    FILLED_UNSEEN,
    VIEWER,
    Keep,
    Twins,
    advanced,
    begun,
    everything,
    filling,
    only_played,
    other_deal,
    same,
    with_state,
)
from support.worlds import CHANGES, Answer, Leak, some

#: After so many seconds everything that follows at once from anything has happened.
A_MOMENT: Final = 0.001
#: Someone who does not play.
STRANGER: Final = Guest("stranger", "Stranger")


class Idle(SelectSelector):
    """Waits for nothing: where a loop would sleep, the time has passed already."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "nothing will ever happen any more"
            self.passed += max(timeout, 0)
        return ready


class Timeless(asyncio.SelectorEventLoop):
    """A loop whose time passes only when nobody has anything to do.

    No two moments are quite the same, as on a real clock: what is due first comes first.
    """

    def __init__(self) -> None:
        self._idle = Idle()
        super().__init__(self._idle)

    def time(self) -> float:
        self._idle.passed += 1e-9
        return self._idle.passed


def in_no_time(story: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=Timeless) as runner:
        runner.run(story)


def timeless(story: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test whose seconds take no time."""

    @wraps(story)
    def told(*args: Any, **more: Any) -> None:
        in_no_time(story(*args, **more))

    return told


class Listener:
    """A client that notes every frame with the moment at which it came."""

    def __init__(self, desk: Desk, who: Guest | None) -> None:
        self.session = Session(desk, who)
        self.heard: list[bytes] = []
        self.times: list[float] = []
        self.numbers: dict[int | None, int] = {}
        self.gone = False
        self._listening = asyncio.create_task(self._listen())

    async def say(self, **message: Any) -> None:
        await self.session.hear(msgspec.json.encode(message))

    async def watch(self, *viewers: Seat, after: Mapping[int | None, int] | None = None) -> None:
        for viewer in map(shown, viewers):
            await self.say(type="Watch", seat=viewer, after=(after or {}).get(viewer, 0))

    def leave(self) -> None:
        if not self.gone:
            self.gone = True
            self.session.end()

    def end(self) -> None:
        self.leave()
        self._listening.cancel()

    async def _listen(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            frame = await self.session.next()
            self.heard.append(frame)
            self.times.append(clock())
            message = msgspec.json.decode(frame)
            if message["type"] == "Now":
                self.numbers[message["seat"]] = message["number"]


class Parlour:
    """One world with all that lives in time; its people are listeners by name."""

    def __init__(self, table: Table, thinkers: "Mind", pace: Pace) -> None:
        self.desk = Desk(table, Memory(), lambda: 0.0, pace)
        self.mind = thinkers
        self.attendants = Attendants(self.desk, thinkers)
        self.people: dict[str, Listener] = {}

    @property
    def table(self) -> Table:
        return self.desk.table


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
    return msgspec.json.encode((told, ask.id, ask.kind, how_many(ask.choices), some(ask.choices)))


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
    def setting(self) -> Setting:
        return self.one.table.setting

    async def come(self, name: str, who: Guest | None, *viewers: Seat, **more: Any) -> None:
        """In both worlds somebody connects, and watches."""
        for parlour in self.both:
            parlour.people[name] = Listener(parlour.desk, who)
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
                listener.end()
            parlour.attendants.stop()

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
        return is_person and who is not None and self.one.desk.presence.is_here(who.id)

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
            assert ask.id in parlour.table.answered
        self.answers += 1

    def clock_may_answer(self, asked: Sequence[Decision[Any]]) -> bool:
        """Where one question alone is open, its default is sometimes waited for."""
        if not self.setting.clock or len(asked) > 1 or self.rng.random() < 0.5:
            return False
        moves = [default_move(parlour.table, parlour.table.asked()[0]) for parlour in self.both]
        actions = map(self.one.table.game.parse_move, moves)
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


# Tables.


def agreed_on(game: str, edition: str, chairs: str, **more: Any) -> Setting:
    """`ppb`: two people and a bot."""
    kinds = {"p": PERSON, "b": "bot", "r": "random"}
    fields = {name: more.pop(name) for name in ("clock", "spectator_delay", "log") if name in more}
    return Setting(game, edition, tuple(kinds[chair] for chair in chairs), more, **fields)


def gathered(agreed: Setting, shared: Mapping[int, int] | None = None) -> Table:
    """A table where people sit on people's chairs; some share a device with another seat."""
    opened = TableOpened(agreed, guest(0), SECRET, commitment(SECRET, NAME))
    owners = {seat: (shared or {}).get(seat, seat) for seat in range(len(agreed.chairs))}
    entries: list[Entry] = [
        SatDown(Seat(seat), guest(owner))
        for seat, owner in owners.items()
        if agreed.chairs[seat] == PERSON
    ]
    return Table.folded(NAME, [opened, *entries])


def other_hands(table: Table, *viewers: Seat) -> tuple[Table, Table]:
    return begun(table), begun(table, partial(other_deal, viewers=viewers or (VIEWER,)))


def other_boxes(table: Table) -> tuple[Table, Table]:
    one, another = (begun(table, filling(table.setting, secret)) for secret in ("one", "another"))
    return one, another


def other_chests(table: Table, *viewers: Seat) -> tuple[Table, Table]:
    one = begun(table)
    chests = [0 if seat in (viewers or (VIEWER,)) else 7 + seat for seat in one.seats]
    return one, with_state(one, replace(one.state, chests=tuple(chests)))


def other_answers(table: Table, answers: int = 0, seed: int = 1) -> tuple[Table, Table]:
    one = advanced(begun(table), answers, Random(seed))
    return one, deepcopy(one)


def thieves(chairs: str, **more: Any) -> Setting:
    return agreed_on("meisterdiebe", "zoch", chairs, max_rounds=3, **more)


def boxes(chairs: str, **more: Any) -> Setting:
    options: dict[str, Any] = {**FILLED_UNSEEN, "max_rounds": 5, "must_open": False, **more}
    return agreed_on("meisterdiebe", "zoch", chairs, **options)


def caves(chairs: str, **more: Any) -> Setting:
    return agreed_on("diamant", "diamant", chairs, chests="closed", **more)


# Whole matches in time.


async def evening_of(tables: tuple[Table, Table], *viewers: Seat, **more: Any) -> Evening:
    """Everyone has come, and everything that can be watched is."""
    evening = Evening(tables, *viewers, **more)
    await evening.come_all()
    return evening


def clocked(evening: Evening) -> int:
    """How many questions the clock has answered."""
    return sum(key.startswith("clock-") for _, key in evening.one.table.answered.values())


def unlike(evening: Evening) -> int:
    """How many answers were not the same in both worlds."""
    moves = zip(evening.one.table.moves, evening.other.table.moves, strict=True)
    return sum(one != other for one, other in moves)


def stood_in(evening: Evening) -> set[Seat]:
    """For whom a bot has answered while they were away."""
    return {seat for seat, key in evening.one.table.answered.values() if "stand_in-" in key}


@timeless
@pytest.mark.parametrize("viewer", [VIEWER, SPECTATOR])
@pytest.mark.parametrize("seed", range(3))
async def test_bots_take_the_same_time_whatever_they_choose_and_however_long_they_think(
    viewer: Seat, seed: int
) -> None:
    """M-15: other cards in the hands of bots and people."""
    tables = other_hands(gathered(thieves("ppbb")))
    evening = await evening_of(tables, viewer, seed=seed, keep=only_played)
    await evening.go_on(900)
    assert evening.is_over
    assert evening.one.table.state.hands != evening.other.table.state.hands
    assert len(evening.one.people["spectator"].heard) > 40


@timeless
@pytest.mark.parametrize("viewer", [VIEWER, SPECTATOR])
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"sticky_drawers": 0.4},
        {"open_visibility": "opener"},
        {"open_visibility": "opener", "sticky_drawers": 0.4},
        {"sticky_drawers": 0.4, "spectator_delay": 20, "clock": 300},
        {"open_visibility": "opener", "spectator_delay": 20, "clock": 300},
    ],
    ids=str,
)
async def test_so_do_bots_over_another_filling_of_the_box(
    viewer: Seat, more: dict[str, Any]
) -> None:
    """M-22, OQ-M20, OQ-M37."""
    evening = await evening_of(other_boxes(gathered(boxes("ppb", **more))), viewer)
    await evening.go_on(900)
    assert evening.is_over
    assert evening.one.table.state.box != evening.other.table.state.box


SECRETIVE: Final = {"thieves": thieves, "caves": caves}


@timeless
@pytest.mark.parametrize("chairs", ["ppbbb", "ppppp"])
@pytest.mark.parametrize("agreed", SECRETIVE.values(), ids=SECRETIVE)
async def test_what_is_chosen_in_secret_is_told_by_no_bot_and_no_clock(
    agreed: Callable[..., Setting], chairs: str
) -> None:
    """M-26, D-8: what lies face down, or is in a closed fist, until it is shown.

    A clock that stops says that somebody has chosen, and no more.
    """
    evenings = []
    for seed in range(6):
        tables = other_answers(gathered(agreed(chairs, clock=300)), 9 * seed, seed)
        evenings.append(await evening_of(tables, seed=seed, secretly=True))
        await evenings[-1].go_on(60)
        evenings[-1].end()
    assert sum(map(unlike, evenings)) > 5


@timeless
@pytest.mark.parametrize(
    "agreed",
    [
        agreed_on("meisterdiebe", "zoch", "ppbb", clock=300, log="open_notes"),
        agreed_on("meisterdiebe", "zoch", "ppbb", sticky_drawers=0.4),
        agreed_on("meisterdiebe", "zoch_fr", "ppb", open_visibility="opener", log="open_notes"),
        agreed_on("meisterdiebe", "prototype", "ppb", open_visibility="opener"),
        caves("ppbr", clock=300, spectator_delay=20),
    ],
    ids=lambda agreed: f"{agreed.edition} {agreed.options}",
)
async def test_whatever_else_may_be_hidden_is_told_by_nobody_in_time(agreed: Setting) -> None:
    """Closed drawers, what sticks, rubies, numbers, laid cards, fists and chests.

    Late spectators see what the log makes, so they are only here where that is the same.
    """
    answers = 0
    for seed in range(5):
        rng = Random(seed)
        table = advanced(begun(gathered(agreed)), 8 * seed + 5, rng)
        for change in CHANGES[agreed.game]:
            tables = table, with_state(table, change(table.state, VIEWER, rng))
            evening = Evening(tables, seed=seed, secretly=True)
            # Until then all that is in the log is told to late spectators at once.
            await asyncio.sleep(agreed.spectator_delay + A_MOMENT)
            await evening.come_all()
            await evening.go_on(25)
            evening.end()
            answers += evening.answers
    assert answers > 40


@timeless
@pytest.mark.parametrize("seed", range(4))
async def test_closed_chests_stay_closed_among_bots_clocks_and_late_spectators(seed: int) -> None:
    """D-20: until they are counted."""
    agreed = caves("ppbr", clock=300, spectator_delay=20)
    evening = await evening_of(other_chests(gathered(agreed)), seed=seed)
    await evening.go_on(900)
    assert evening.one.table.state.expedition == 5
    assert evening.ended


@timeless
@pytest.mark.parametrize("seed", range(3))
async def test_a_bot_at_the_watched_seat_is_told_the_same(seed: int) -> None:
    """A bot knows what its seat knows: all that it is asked with is the same, byte for byte."""
    for evening in (
        await evening_of(other_hands(gathered(thieves("pbbp"))), seed=seed, keep=only_played),
        await evening_of(other_boxes(gathered(boxes("pbb", open_visibility="opener"))), seed=seed),
        await evening_of(other_chests(gathered(caves("pbb"))), seed=seed),
    ):
        await evening.go_on(900)
        assert len(evening.one.mind.asked) > 3
        assert evening.is_over or evening.ended


@timeless
@pytest.mark.parametrize("viewer", [VIEWER, SPECTATOR])
@pytest.mark.parametrize("seed", range(3))
async def test_a_clock_shows_the_same_seconds_and_plays_the_same_default(
    viewer: Seat, seed: int
) -> None:
    """OQ-M31."""
    tables = other_hands(gathered(thieves("pppb", clock=300)))
    evening = await evening_of(tables, viewer, seed=seed, keep=only_played)
    await evening.go_on(900)
    assert evening.is_over
    assert clocked(evening) > 2
    seen = evening.one.people["Guest 1"].heard
    assert any(b'"left":2' in frame for frame in seen), "seconds go by"


@timeless
@pytest.mark.parametrize("seed", range(3))
async def test_stand_ins_come_and_go_at_the_same_time(seed: int) -> None:
    """Someone is away, the watched seat too, and everyone comes back."""
    tables = other_hands(gathered(thieves("pppp", clock=300)))
    evening = await evening_of(tables, seed=seed, keep=only_played)
    await evening.go_on(8)
    evening.go("Guest 2")
    await asyncio.sleep(HUMAN.grace + 1)
    assert evening.one.table.away[2]
    await evening.go_on(8)
    evening.go("Guest 1")
    await asyncio.sleep(HUMAN.grace + 1)
    assert evening.one.table.away[1]
    await evening.come_back("Guest 1", guest(1), VIEWER)
    await evening.come_back("Guest 2", guest(2), Seat(2))
    await asyncio.sleep(A_MOMENT)
    assert not any(evening.one.table.away)
    await evening.go_on(900)
    assert evening.is_over
    assert stood_in(evening)


@timeless
@pytest.mark.parametrize("agreed", SECRETIVE.values(), ids=SECRETIVE)
async def test_what_a_stand_in_chooses_in_secret_is_not_told_by_its_time(
    agreed: Callable[..., Setting],
) -> None:
    evenings = []
    for seed in range(9):
        tables = other_answers(gathered(agreed("pppp")), 9 * seed, seed)
        evening = await evening_of(tables, seed=seed, secretly=True)
        evening.go("Guest 2")
        evening.go("Guest 3")
        await asyncio.sleep(HUMAN.grace + 1)
        assert evening.one.table.away == [False, False, True, True]
        await evening.go_on(60)
        evening.end()
        evenings.append(evening)
    assert set.union(*map(stood_in, evenings)) == {2, 3}
    assert sum(map(unlike, evenings)) > 2


@timeless
@pytest.mark.parametrize("delay", [0, 20])
async def test_whoever_comes_back_is_told_the_same_at_every_moment(delay: int) -> None:
    """Watch with the last number seen, as the watched seat and as a spectator, late ones too."""
    tables = other_hands(gathered(thieves("ppbb", spectator_delay=delay)))
    evening = await evening_of(tables, keep=only_played)
    while not evening.is_over:
        await evening.go_on(5)
        await evening.come_back("Guest 1", guest(1), VIEWER)
        await evening.come_back("spectator", None, SPECTATOR)
        await evening.come(f"spectator at {evening.answers} anew", None, SPECTATOR)
    assert len(evening.one.people) > 15


@timeless
@pytest.mark.parametrize("seed", range(3))
async def test_one_client_with_several_seats_hears_the_same_of_each_in_the_same_order(
    seed: int,
) -> None:
    """Two seats and, on the same socket, a spectator: nothing that neither may know."""
    viewers = VIEWER, Seat(2)
    shared = {2: 1}
    evenings = (
        Evening(
            other_hands(gathered(thieves("pppbp"), shared), *viewers), *viewers, keep=only_played
        ),
        Evening(other_boxes(gathered(boxes("pppb", open_visibility="opener"), shared)), *viewers),
        Evening(other_chests(gathered(caves("pppb"), shared), *viewers), *viewers, seed=seed),
        Evening(other_answers(gathered(caves("pppbp"), shared), 9 * seed), *viewers, secretly=True),
    )
    for evening in evenings:
        await evening.come_all()
        await evening.come("Guest 1 at all three", guest(1), *viewers, SPECTATOR)
        await evening.go_on(900)
        assert evening.is_over or evening.ended
        seats = {told_seat(frame) for frame in evening.one.people["Guest 1"].heard}
        assert seats >= set(viewers)


def told_seat(frame: bytes) -> int | None:
    seat: int | None = msgspec.json.decode(frame).get("seat")
    return seat


# Delay: two worlds that differ in what everyone at the table sees, and spectators not yet.


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


@timeless
async def test_a_late_spectator_cannot_tell_what_is_not_yet_to_be_seen() -> None:
    """What everyone at the table has seen, spectators learn later, also those who come anew."""
    evening = await part_company(30)
    for second in range(29):
        await evening.come(f"spectator at {second}", None, SPECTATOR)
        await evening.come(f"spectator at {second} late", STRANGER, SPECTATOR, after={None: 1})
        await asyncio.sleep(1)
        evening.compare()
    await asyncio.sleep(2)
    with pytest.raises(Leak):
        evening.compare()
