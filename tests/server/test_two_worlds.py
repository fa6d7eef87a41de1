"""Two matches that differ only in what a seat may not know send it the very same bytes.

Whole matches go through the sessions of the server; every frame to the watched seat, to a
spectator and to a stranger in the lobby is compared, in its order, refusals included. And the
comparison is no fool: every leak that is put in on purpose is found.
"""

from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final, Protocol

import pytest
from msgspec.structs import replace

from schatulle.rules import meisterdiebe
from schatulle.rules.core import SPECTATOR, Decision, IllegalMove, Seat, how_many
from schatulle.rules.meisterdiebe.actions import Choose, Fall
from schatulle.rules.meisterdiebe.box import lower
from schatulle.rules.meisterdiebe.cards import NUMBERS, Card, Character
from schatulle.rules.meisterdiebe.events import Chose, Dealt, Filled
from schatulle.server import desk as desk_module
from schatulle.server import session as session_module
from schatulle.table import commands, news
from schatulle.table.chance import Chance
from schatulle.table.entries import Started
from schatulle.table.life import Status, Table
from schatulle.table.match import natures_part
from schatulle.table.setting import Setting
from server.support import SECRET, Ear, World, full_table, guest
from support.games import choice
from support.universe import universe
from support.worlds import (
    CHANGES,
    Answer,
    Leak,
    Worlds,
    in_secret,
    is_learnt_after,
    is_shown,
    other_fists,
)

VIEWER: Final = Seat(1)
Keep = Callable[[Seat, Any], bool]


def everything(_seat: Seat, _action: Any) -> bool:
    return True


class HasTable(Protocol):
    """Whatever a match is played at."""

    @property
    def table(self) -> Table:
        """The table now."""


class Twins:
    """Two worlds that the watched seats may not tell apart, and what can be answered in both."""

    one: HasTable
    other: HasTable

    def __init__(self, viewers: Sequence[Seat], seed: int, secretly: bool, keep: Keep) -> None:
        self.viewers = viewers
        self.rng = Random(seed)
        self.secretly = secretly
        self.keep = keep

    @property
    def worlds(self) -> Worlds:
        return self.between(self.one.table.state, self.other.table.state)

    @property
    def is_over(self) -> bool:
        return self.one.table.status is self.other.table.status is Status.OVER

    def between(self, one: Any, other: Any) -> Worlds:
        return Worlds(one, other, self.viewers[0], self.rng)

    def next_answer(self, asked: Iterable[Decision[Any]], *then: Answer) -> Answer | None:
        """An answer that can be given in both worlds and shows nothing of what differs.

        Not even if others' answers follow that are on their way.
        """
        asked = list(asked)
        self.rng.shuffle(asked)
        for ask in asked:
            for action in self.candidates(ask):
                answer = Answer(ask.seat, action, self.other_action(ask.seat, action))
                if self.keep(ask.seat, action) and self.tells_nothing(answer, *then):
                    return answer
        return None

    def candidates(self, ask: Decision[Any]) -> list[Any]:
        if how_many(ask.choices) > 200:
            return [choice(ask.choices, self.rng) for _ in range(50)]
        return self.rng.sample(list(ask.choices), how_many(ask.choices))

    def other_action(self, seat: Seat, action: Any) -> Any:
        if not self.secretly or seat in self.viewers:
            return action
        return in_secret(self.one.table.game, self.worlds, seat, action)

    def tells_nothing(self, *answers: Answer) -> bool:
        """Whether the answers, one after the other, lay nothing open that differs."""
        game, (one, other, _, _) = self.one.table.game, self.worlds
        draws = self.one.table.draws, self.other.table.draws
        for answer in answers:
            if any(self.is_shown(one, other, viewer, answer) for viewer in self.viewers):
                return False
            try:
                chances = self.chance(draws[0]), self.chance(draws[1])
                played = game.play(one, answer.seat, answer.one)[1]
                one = natures_part(game, played, chances[0])[1]
                played = game.play(other, answer.seat, answer.other)[1]
                other = natures_part(game, played, chances[1])[1]
            except IllegalMove:
                return False
            draws = draws[0] + len(chances[0].drawn), draws[1] + len(chances[1].drawn)
            if chances[0].drawn != chances[1].drawn or self.is_learnt(one, other):
                return False
        return True

    def is_shown(self, one: Any, other: Any, viewer: Seat, answer: Answer) -> bool:
        return is_shown(Worlds(one, other, viewer, self.rng), answer)

    def is_learnt(self, one: Any, other: Any) -> bool:
        return any(is_learnt_after(Worlds(one, other, v, self.rng)) for v in self.viewers)

    def chance(self, draws: int) -> "Foreseen":
        return Foreseen(Chance(self.one.table.secret, draws))


class Foreseen:
    """Chance as it will be, with notes of all that everyone will see of it."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.drawn: list[Any] = []

    def answer(self, state: Any, decision: Decision[Any]) -> Any:
        action = self._chance.answer(state, decision)
        with_alarm = isinstance(action, Fall) and action.alarm
        owner = lower(state.box, state.pending[0]).alarm if with_alarm else None
        self.drawn.append((action, owner))
        return action


class Pair(Twins):
    """Two worlds that go on side by side, answer by answer, without bots and clocks."""

    one: World
    other: World

    def __init__(
        self,
        one: Table,
        other: Table,
        *viewers: Seat,
        seed: int = 1,
        secretly: bool = False,
        keep: Keep = everything,
    ) -> None:
        super().__init__(viewers or (VIEWER,), seed, secretly, keep)
        self.one, self.other = World(one), World(other)
        self.answers = 0

    @property
    def viewer(self) -> Seat:
        return self.viewers[0]

    async def begin(self) -> None:
        for world in (self.one, self.other):
            await world.watch({*self.viewers, SPECTATOR})
        await self.compare()

    async def follow(self, steps: int) -> None:
        """Answers go on in both worlds until what differs would be shown by right."""
        for _ in range(steps):
            await self.try_what_is_refused()
            answer = self.next_answer(self.one.table.asked())
            if answer is None:
                return
            format_move = self.one.table.game.format_move
            await self.one.answer(answer.seat, format_move(answer.one))
            await self.other.answer(answer.seat, format_move(answer.other))
            self.answers += 1
            await self.compare()

    async def compare(self) -> None:
        """Raises Leak unless every frame is the same until now, and all that was missed too."""
        for who in {*self.viewers, SPECTATOR}:
            same(who, await self.one.ears[who].listen(), await self.other.ears[who].listen())
            await self.empty_ears()
        same("stranger", await self.one.stranger.listen(), await self.other.stranger.listen())

    async def empty_ears(self) -> None:
        """Those who act hear their own answers; nobody falls behind."""
        for world in (self.one, self.other):
            for ear in world.ears.values():
                await ear.listen()

    async def come_back(self) -> None:
        """Someone who comes back is told the same in both worlds, whatever he saw last."""
        last = self.answers + 2
        for who in {*self.viewers, SPECTATOR}:
            for after in {0, 1, last // 3, last // 2, last - 3, last - 2, last - 1, last, 2**40}:
                heard = [await told(world, who, after) for world in (self.one, self.other)]
                same(who, *heard)

    async def try_what_is_refused(self) -> None:
        """The watched seat, and a stranger, try all sorts of things; `compare` hears more."""
        for message in self.refused_messages():
            for world in (self.one, self.other):
                before = world.table.length
                await world.ears[self.viewer].say(**message)
                await world.stranger.say(**message)
                assert world.table.length == before

    def refused_messages(self) -> list[dict[str, Any]]:
        if self.viewer == SPECTATOR:
            return [{"type": "Watch", "seat": 0}]
        asked = self.one.table.asked()
        another = Seat((self.viewer + 1) % len(self.one.table.chairs))
        tried = [(self.viewer, "open Z9"), (another, "choose detective"), (self.viewer, "stay!")]
        sample = self.rng.sample(list(universe(self.one.table.game, self.worlds.one)), 3)
        tried += [(self.viewer, move) for move in self.illegal_moves(sample)]
        return [
            {"type": "Answer", "seat": seat, "decision": ask.id, "key": f"try-{n}", "move": move}
            for ask in asked[:2]
            for n, (seat, move) in enumerate(tried)
        ]

    def illegal_moves(self, tried: list[Any]) -> list[str]:
        """Those that are refused; what one world accepts the other one accepts as well."""
        game, (one, other, viewer, _) = self.one.table.game, self.worlds
        accepted = [is_accepted(game, one, viewer, move) for move in tried]
        if accepted != [is_accepted(game, other, viewer, move) for move in tried]:
            raise Leak(f"seat {viewer}: something is refused in one world only")
        illegal = [move for move, ok in zip(tried, accepted, strict=True) if not ok]
        return [game.format_move(move) for move in illegal]


async def told(world: World, who: Seat, after: int) -> list[bytes]:
    """What somebody who comes now hears first."""
    seat = None if who == SPECTATOR else who
    ear = Ear(world.desk, None if seat is None else guest(seat))
    await ear.say(type="Watch", seat=seat, after=after)
    frames = list(await ear.listen())
    ear.session.end()
    return frames


def is_accepted(game: Any, state: Any, seat: Seat, action: Any) -> bool:
    try:
        game.decide(state, seat, action)
    except IllegalMove:
        return False
    return True


def same(who: Any, one: Sequence[Any], other: Sequence[Any]) -> None:
    """Raises Leak unless all frames are alike, their number and their order included."""
    for number, (frame, another) in enumerate(zip(one, other, strict=False)):
        if frame != another:
            raise Leak(f"{who}, frame {number}: {frame!r} and {another!r}")
    if len(one) != len(other):
        raise Leak(f"{who}: {len(one)} and {len(other)} frames")


# Tables and their other worlds.


def setting(game: str, edition: str, seats: int, **options: Any) -> Setting:
    """A table for people, where everyone's notes are kept."""
    return Setting(game, edition, ("person",) * seats, options, log="open_notes")


Begin = Callable[[Started[Any]], Started[Any]]


def started(agreed: Setting, change: Begin | None = None) -> Table:
    return begun(full_table(agreed), change)


def begun(table: Table, change: Begin | None = None) -> Table:
    """The table after its start, or after another start than that of chance."""
    entry = commands.start(table, guest(0).id)
    return table.after(change(entry) if change else entry)


#: The characters that keep their numbers in both worlds.
PLAYED: Final = (Character.SMUGGLER, Character.DETECTIVE, Character.JEWELLER)


def other_deal(entry: Started[Any], viewers: Sequence[Seat] = (VIEWER,)) -> Started[Any]:
    """Other numbers in the others' hands, on the cards of the characters that nobody plays."""
    rng = Random(7)
    (dealt,) = (event for event in entry.events if isinstance(event, Dealt))
    hands = [list(hand or ()) for hand in dealt.hands]
    for place, character in enumerate(Character):
        if character in PLAYED:
            continue
        taken = [hands[viewer][place].number for viewer in viewers]
        free = [number for number in NUMBERS if number not in taken]
        rng.shuffle(free)
        for seat, hand in enumerate(hands):
            hand[place] = hand[place] if seat in viewers else Card(character, free.pop())
    changed = Dealt(dealt.clauses, tuple(map(tuple, hands)))
    return replace(entry, events=tuple(changed if e is dealt else e for e in entry.events))


#: Chance fills the box, and what falls goes back into it: nobody learns anything of that.
FILLED_UNSEEN: Final = {"quick_setup": True, "setup_fall": "upper"}


class OwnFilling:
    """Chance that fills the box by a secret of its own, and does everything else alike."""

    def __init__(self, secret: str) -> None:
        self._same, self._own = Chance(SECRET), Chance(secret)

    def answer(self, state: Any, decision: Decision[Any]) -> Any:
        chance = self._own if decision.kind in ("fill", "stuck") else self._same
        return chance.answer(state, decision)


def filling(agreed: Setting, secret: str) -> Begin:
    """A start where chance fills the box by that secret."""

    def filled(_entry: Started[Any]) -> Started[Any]:
        options = meisterdiebe.options(agreed.edition, agreed.options)
        state = meisterdiebe.setup(options, len(agreed.chairs))
        events, _, _ = natures_part(full_table(agreed).game, state, OwnFilling(secret))
        # Later draws are the same in all worlds, however many it took to fill the box.
        return Started(events, 1000)

    return filled


def two_fillings(agreed: Setting) -> tuple[Table, Table]:
    return started(agreed, filling(agreed, "one")), started(agreed, filling(agreed, "another"))


def only_played(_seat: Seat, action: Any) -> bool:
    return not isinstance(action, Choose) or action.character in PLAYED


def advanced(table: Table, answers: int, rng: Random) -> Table:
    """The table after some random answers, or at the last moment before its end."""
    for _ in range(answers):
        ask = rng.choice(table.asked())
        move = table.game.format_move(choice(ask.choices, rng))
        after = table.after(commands.answer(table, ask.seat, ask.id, f"k{ask.id}", move))
        if after.status is Status.OVER:
            return table
        table = after
    return table


def with_state(table: Table, state: Any) -> Table:
    other = deepcopy(table)
    other.state = state
    return other


# Whole matches.


@pytest.mark.parametrize("viewer", [VIEWER, SPECTATOR])
async def test_a_whole_match_with_other_cards_in_others_hands_sends_the_same_bytes(
    viewer: Seat,
) -> None:
    """M-15: the numbers of cards that are never turned up stay unknown to the end."""
    agreed = setting("meisterdiebe", "zoch", 4, max_rounds=3)
    pair = Pair(started(agreed), started(agreed, other_deal), viewer, keep=only_played)
    assert pair.one.table.state.hands != pair.other.table.state.hands
    await pair.begin()
    await pair.follow(400)
    await pair.come_back()
    assert pair.is_over
    assert pair.one.table.log != pair.other.table.log


@pytest.mark.parametrize("viewer", [VIEWER, SPECTATOR])
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"sticky_drawers": 0.4},
        {"open_visibility": "opener"},
        {"open_visibility": "opener", "sticky_drawers": 0.4},
    ],
    ids=str,
)
async def test_a_whole_match_over_another_filling_of_the_box_sends_the_same_bytes(
    viewer: Seat, more: dict[str, Any]
) -> None:
    """M-22, OQ-M20, OQ-M37: chance has filled the box; only drawers that look alike are opened."""
    agreed = setting(
        "meisterdiebe", "zoch", 3, **FILLED_UNSEEN, max_rounds=6, must_open=False, **more
    )
    pair = Pair(*two_fillings(agreed), viewer)
    assert pair.one.table.state.box != pair.other.table.state.box
    await pair.begin()
    await pair.follow(400)
    await pair.come_back()
    assert pair.is_over
    assert pair.one.table.state.box != pair.other.table.state.box
    assert any("open" in move for move in pair.one.table.moves), "some drawers look alike"


async def test_a_match_with_closed_chests_sends_the_same_bytes_until_they_are_counted() -> None:
    """D-20, D-22."""
    agreed = setting("diamant", "diamant", 4, chests="closed")
    table = started(agreed)
    pair = Pair(table, with_state(table, replace(table.state, chests=(9, 0, 4, 1))))
    await pair.begin()
    await pair.follow(400)
    await pair.come_back()
    assert pair.one.table.state.expedition == 5
    assert not pair.is_over


@pytest.mark.parametrize("seed", range(6))
async def test_another_face_down_card_sends_the_same_bytes_until_it_is_turned_up(
    seed: int,
) -> None:
    """M-26, M-27, M-29."""
    table = advanced(started(setting("meisterdiebe", "zoch", 5)), 12 * seed, Random(seed))
    pair = Pair(table, deepcopy(table), seed=seed, secretly=True)
    await pair.begin()
    await pair.follow(30)
    await pair.come_back()
    assert pair.answers


@pytest.mark.parametrize("seed", range(8))
async def test_another_closed_fist_sends_the_same_bytes_until_all_are_opened(seed: int) -> None:
    """D-8."""
    table = advanced(started(setting("diamant", "diamant", 5)), 9 * seed, Random(seed))
    pair = Pair(table, deepcopy(table), seed=seed, secretly=True)
    await pair.begin()
    await pair.follow(30)
    await pair.come_back()
    assert pair.answers


HIDING: Final = {
    "open box": setting("meisterdiebe", "zoch", 4),
    "opener looks": setting("meisterdiebe", "zoch_fr", 3, open_visibility="opener"),
    "prototype": setting("meisterdiebe", "prototype", 3, open_visibility="opener"),
    "sticky": setting("meisterdiebe", "zoch", 4, sticky_drawers=0.4),
    "diamant": setting("diamant", "diamant", 4, chests="closed"),
}


async def follow_other_worlds(agreed: Setting, seeds: range) -> dict[str, int]:
    """At moments of random matches every other world that a seat cannot tell from this one."""
    followed: dict[str, int] = {}
    for seed in seeds:
        rng = Random(seed)
        table = advanced(started(agreed), 6 * seed + 2, rng)
        for change in CHANGES[agreed.game]:
            state = change(table.state, VIEWER, rng)
            pair = Pair(table, with_state(table, state), seed=seed, secretly=True)
            if state != table.state:
                await pair.begin()
                await pair.follow(40)
                await pair.come_back()
                followed[change.__name__] = followed.get(change.__name__, 0) + pair.answers + 1
    return followed


@pytest.mark.parametrize("agreed", HIDING.values(), ids=HIDING)
async def test_whatever_else_may_be_hidden_sends_the_same_bytes(agreed: Setting) -> None:
    """Closed drawers, rubies, an open drawer, numbers, laid cards, fists and chests."""
    followed = await follow_other_worlds(agreed, range(12))
    assert sum(followed.values()) > 40


# Leaks put in on purpose.


async def finds_a_leak(agreed: Setting, seeds: range = range(8)) -> bool:
    try:
        await follow_other_worlds(agreed, seeds)
    except Leak:
        return True
    return False


def numbers_of_a_hand(state: Any, honest: Any) -> Any:
    return replace(honest, hands=(tuple(map(str, state.hands[0])), *honest.hands[1:]))


def a_longer_text_for_a_full_box(state: Any, honest: Any) -> Any:
    """Not what lies in the drawers, only a frame that is longer where a ruby is above."""
    rubies = sum(drawer.ruby == "head" for drawer in state.box.drawers)
    return replace(honest, top=honest.top + " " * rubies)


@pytest.mark.parametrize("leak", [numbers_of_a_hand, a_longer_text_for_a_full_box])
async def test_a_leak_in_the_view_is_found_on_the_wire(
    monkeypatch: pytest.MonkeyPatch, leak: Callable[[Any, Any], Any]
) -> None:
    honest = meisterdiebe.view
    monkeypatch.setattr(meisterdiebe, "view", lambda state, seat: leak(state, honest(state, seat)))
    assert await finds_a_leak(HIDING["open box"])


async def test_a_card_told_too_soon_is_found_on_the_wire(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = meisterdiebe.observe
    monkeypatch.setattr(
        meisterdiebe,
        "observe",
        lambda event, seat: event if isinstance(event, Chose) else honest(event, seat),
    )
    table = started(setting("meisterdiebe", "zoch", 5, quick_setup=True))
    pair = Pair(table, deepcopy(table), secretly=True)
    await pair.begin()
    with pytest.raises(Leak):
        await pair.follow(30)


async def test_the_number_of_hidden_events_is_found_on_the_wire(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An empty notice for every drawer that chance fills would tell how many there are."""
    honest = meisterdiebe.observe
    monkeypatch.setattr(
        meisterdiebe,
        "observe",
        lambda event, seat: (
            replace(event, drawer="A1", diamonds=None)
            if isinstance(event, Filled)
            else honest(event, seat)
        ),
    )
    agreed = setting("meisterdiebe", "zoch", 3, **FILLED_UNSEEN)
    pair = Pair(*two_fillings(agreed))
    with pytest.raises(Leak):
        await pair.begin()


async def test_a_lobby_that_tells_of_fists_is_found_on_the_wire(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lobby(table: Table) -> news.Lobby:
        chosen = "".join(map(str, getattr(table.state, "chosen", ())))
        return replace(news.lobby(table), host=chosen)

    for module in (session_module, desk_module):
        monkeypatch.setattr(module, "lobby", lobby, raising=False)
    table = advanced(started(HIDING["diamant"]), 2, Random(1))
    other = with_state(table, other_fists(table.state, VIEWER, Random(5)))
    assert other.state != table.state
    with pytest.raises(Leak):
        await Pair(table, other).begin()


async def test_a_refusal_that_tells_too_much_is_found_on_the_wire(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = meisterdiebe.play

    def play(state: Any, seat: Seat, action: Any) -> Any:
        try:
            return honest(state, seat, action)
        except IllegalMove as refusal:
            raise IllegalMove(refusal.clause, f"{refusal.reason} {state.hands[0]}") from None

    agreed = setting("meisterdiebe", "zoch", 4, quick_setup=True)
    pair = Pair(started(agreed), started(agreed, other_deal))
    await pair.begin()
    monkeypatch.setattr(meisterdiebe, "play", play)
    await pair.try_what_is_refused()
    with pytest.raises(Leak):
        await pair.compare()
