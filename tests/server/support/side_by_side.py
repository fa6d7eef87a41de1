"""Two worlds that go on side by side, answer by answer, and must send the very same bytes."""

from typing import Any

from schatulle.core import SPECTATOR, IllegalMove, Seat
from schatulle.table.table import Table
from server.support.in_memory import Ear, World, guest
from server.support.twins import VIEWER, Keep, Twins, everything, same
from support.universe import universe
from support.worlds import Leak


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
    ear = Ear(world.live, None if seat is None else guest(seat))
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
