"""How often a whole table of Meisterdiebe lays one character, and how often by chance alone."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from schatulle.arena.game import Chair
from schatulle.arena.interval import interval
from schatulle.arena.runner import mapped
from schatulle.bots import make
from schatulle.core import Decision, Seat
from schatulle.core.registry import game_named
from schatulle.games.meisterdiebe.rules.actions import Choose
from schatulle.table.chance import Chance
from schatulle.table.match import Match

GAME: Final = "meisterdiebe"
#: A game at four seats is about so long.
ROUNDS: Final = 16

#: The cards of a hand, and which of them was laid.
Laid = tuple[Sequence[Choose], Choose]


class Alike(NamedTuple):
    """Some rounds: in how many all laid the same, and in how many they would have by chance."""

    rounds: int
    same: int
    #: If each had drawn one of the cards in its hand, all equally likely, so many on average.
    by_chance: float


class Sameness(NamedTuple):
    """One table of bots, over all games."""

    rounds: int
    share: float
    low: float
    high: float
    by_chance: float


def sameness(names: Sequence[str], rounds: int, seed: str, jobs: int) -> Sameness:
    """About so many rounds, in whole games: a game that is cut short has no last rounds."""
    games = max(2, round(rounds / ROUNDS))
    played = list(mapped(partial(alike, names), [f"{seed}/{game}" for game in range(games)], jobs))
    count = sum(game.rounds for game in played)
    return Sameness(
        count,
        sum(game.same for game in played) / count,
        *interval([(game.same, game.rounds) for game in played]),
        sum(game.by_chance for game in played) / count,
    )


def alike(names: Sequence[str], seed: str) -> Alike:
    """One game of these bots."""
    return counted(list(_laid(names, seed)), len(names))


def counted(laid: Sequence[Laid], seats: int) -> Alike:
    """What all cards of a game show, in the order in which they were laid."""
    rounds = [laid[begin : begin + seats] for begin in range(0, len(laid), seats)]
    same = [len({action for _, action in cards}) == 1 for cards in rounds]
    return Alike(len(rounds), sum(same), sum(map(_by_chance, rounds)))


def _laid(names: Sequence[str], seed: str) -> Iterator[Laid]:
    """Every card of one game."""
    rules = game_named(GAME)
    options = rules.options(next(iter(rules.EDITIONS)), {})
    match = Match(rules, rules.setup(options, len(names)), Chance(seed))
    chairs = [
        Chair(name, make(name, GAME, Seat(seat), f"{seed}/{seat}", options), Seat(seat))
        for seat, name in enumerate(names)
    ]
    while asked := match.awaiting():
        decision: Decision[Choose] = asked[0]
        action = chairs[decision.seat].choose(match, decision)
        match.play(decision.seat, action)
        if decision.kind == "choose":
            yield tuple(decision.choices), action


def _by_chance(cards: Sequence[Laid]) -> float:
    """How likely all draw the same card, each one of its own hand."""
    hands = [choices for choices, _ in cards]
    shared = set(hands[0]).intersection(*hands[1:])
    odds = 1.0
    for hand in hands:
        odds /= len(hand)
    return len(shared) * odds
