"""Bots in two worlds that differ only in what their seat must not know: do they answer alike?"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, cast

from msgspec.structs import replace

from schatulle.core import Decision, Game, Seat
from schatulle.core.registry import game_named
from support.games import Table, played
from support.worlds import CHANGES, Change, Worlds, follow, other_answers

#: From the state, which only a cheat looks at, to what the seat does.
Answering = Callable[[Any, Any, Decision[Any], Sequence[Any]], Any]


class WithBots:
    """A game in which one seat may only do what a bot at that seat would do.

    So whoever compares the questions of two worlds compares the bot's answers. It is made anew for
    every question and is told what the seat observed in that world.
    """

    def __init__(self, game: Game, viewer: Seat, player: Answering) -> None:
        self._game = game
        self._viewer = viewer
        self._player = player
        self._logs: dict[int, tuple[Any, ...]] = {}
        self._worlds: list[Any] = []
        self.answers = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def begin(self, state: Any, log: Sequence[Any]) -> None:
        """A world, and what led to it."""
        self._worlds.append(state)
        self._logs[id(state)] = tuple(log)

    def play(self, state: Any, seat: Seat, action: Any) -> tuple[tuple[Any, ...], Any]:
        events, after = self._game.play(state, seat, action)
        self.begin(after, (*self._logs[id(state)], *events))
        return events, after

    def awaiting(self, state: Any) -> tuple[Decision[Any], ...]:
        return tuple(
            replace(ask, choices=(self._answer(state, ask),)) if ask.seat == self._viewer else ask
            for ask in self._game.awaiting(state)
        )

    def _answer(self, state: Any, ask: Decision[Any]) -> Any:
        self.answers += 1
        seen = [self._game.observe(event, ask.seat) for event in self._logs[id(state)]]
        return self._player(state, self._game.view(state, ask.seat), ask, seen)


class Moment(NamedTuple):
    """A seat is asked, and there is another world that it cannot tell from this one."""

    at: int
    viewer: Seat
    one: Any
    other: Any
    secret: str


def moment_of(table: Table, rng: Random) -> Moment:
    """Any secret of a random game, and any moment at which it is one."""
    changes = CHANGES[table.game.NAME]
    found = (
        moment
        for change in rng.sample(changes, len(changes))
        for moment in moments(table, change, rng)
    )
    return next(found)


def moments(table: Table, change: Change, rng: Random) -> Iterator[Moment]:
    """Where a seat is asked and the world may be another one."""
    asked = [place for place, step in enumerate(played(table)) if step.asked.seat >= 0]
    for at in rng.sample(asked, len(asked)):
        step = played(table)[at]
        other = change(step.before, step.asked.seat, rng)
        if other != step.before or change is other_answers:
            yield Moment(at, step.asked.seat, step.before, other, change.__name__)


def compare_answers(table: Table, player: Answering, rng: Random) -> str:
    """From some moment on for some moves; which secret it was. Raises Leak."""
    it = moment_of(table, rng)
    game = WithBots(table.game, it.viewer, player)
    log = [event for step in played(table)[: it.at] for event in step.events]
    game.begin(it.one, log)
    game.begin(it.other, log)
    follow(cast(Game, game), Worlds(it.one, it.other, it.viewer, rng), 6)
    assert game.answers >= 2
    return it.secret


def table_of(game: str, edition: str, seats: int, **changes: object) -> Table:
    rules = game_named(game)
    return Table(rules, rules.options(edition, changes), seats, seed=3)


TABLES = (
    table_of("meisterdiebe", "zoch", 4, open_visibility="opener", sticky_drawers=0.3),
    table_of("meisterdiebe", "zoch_fr", 3, quick_setup=True),
    table_of("meisterdiebe", "prototype", 3, open_visibility="opener", max_rounds=30),
    table_of("diamant", "diamant", 4, chests="closed"),
)
