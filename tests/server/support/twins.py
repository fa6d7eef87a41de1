"""Two worlds that some seats may not tell apart, and the answers that can be given in both."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, Final, Protocol

from schatulle.core import Decision, IllegalMove, Seat, count_of
from schatulle.games.meisterdiebe.rules.actions import Fall
from schatulle.games.meisterdiebe.rules.box import lower
from schatulle.table.chance import Chance
from schatulle.table.progress import natures_part
from schatulle.table.status import Status
from schatulle.table.table import Table
from support.games import choice
from support.worlds import Answer, Leak, Worlds, in_secret, is_learnt_after, is_shown

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
        if count_of(ask.choices) > 200:
            return [choice(ask.choices, self.rng) for _ in range(50)]
        return self.rng.sample(list(ask.choices), count_of(ask.choices))

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
        owner = lower(state.box, state.turn.to_open[0]).alarm if with_alarm else None
        self.drawn.append((action, owner))
        return action


def same(who: Any, one: Sequence[Any], other: Sequence[Any]) -> None:
    """Raises Leak unless all frames are alike, their number and their order included."""
    for number, (frame, another) in enumerate(zip(one, other, strict=False)):
        if frame != another:
            raise Leak(f"{who}, frame {number}: {frame!r} and {another!r}")
    if len(one) != len(other):
        raise Leak(f"{who}: {len(one)} and {len(other)} frames")
