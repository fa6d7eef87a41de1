"""A position to solve: a state, and all events by which bots came to know it."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from schatulle.bots import Bot, make
from schatulle.core import Game, Refusal, Seat
from schatulle.core.registry import game_named
from schatulle.table.chance import Chance
from schatulle.table.match import Match


class Unsolvable(Refusal):
    """A position whose solution is not unique, or hangs on what is hidden."""


class Situation(Struct, frozen=True):
    """A moment of a game with all that led there, as whoever remembers it needs."""

    game: str
    state: Any
    log: tuple[Any, ...] = ()

    @property
    def rules(self) -> Game:
        return game_named(self.game)

    def bot(self, name: str, seat: Seat, seed: str = "") -> Bot:
        """A bot that has watched the game from that seat."""
        bot = make(name, self.game, seat, seed, self.state.options)
        _tell(self.rules, bot, seat, self.log)
        return bot

    def after(self, seat: Seat, action: Any) -> "Situation":
        """The position when a seat has answered."""
        events, state = self.rules.play(self.state, seat, action)
        return Situation(self.game, state, self.log + events)


def given(game: str, options: Any, seats: int, parts: Mapping[str, Any]) -> Situation:
    """A position in the notation; nobody has watched how it came to be."""
    return Situation(game, game_named(game).from_position(parts, options, seats))


def reached(game: str, options: Any, names: Sequence[str], seed: str, rounds: int) -> Situation:
    """What bots of these names came to, when the round with that number begins (or the end)."""
    rules = game_named(game)
    match = Match(rules, rules.setup(options, len(names)), Chance(seed))
    bots = [
        make(name, game, Seat(seat), f"{seed}/{seat}", options) for seat, name in enumerate(names)
    ]
    told = 0
    while match.state.round < rounds and (asked := match.awaiting()):
        for seat, bot in enumerate(bots):
            _tell(rules, bot, Seat(seat), match.log[told:])
        told = len(match.log)
        view = rules.view(match.state, asked[0].seat)
        match.play(asked[0].seat, bots[asked[0].seat].choose(view, asked[0]))
    return Situation(game, match.state, tuple(match.log))


def _tell(rules: Game, bot: Bot, seat: Seat, log: Sequence[Any]) -> None:
    """The bot observes what its seat may."""
    for event in log:
        seen = rules.observe(event, seat)
        if seen is not None:
            bot.observe(seen)
