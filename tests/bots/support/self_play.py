"""A table for bots alone: each is shown its view and its observations, and nothing else."""

from collections.abc import Mapping, Sequence

from schatulle.bots import Bot, make, news
from schatulle.core import Seat
from schatulle.core.registry import game_named
from schatulle.table.chance import Chance
from schatulle.table.match import Match


def new_match(
    game: str, edition: str, options: Mapping[str, object], seats: int, seed: str
) -> Match:
    rules = game_named(game)
    return Match(rules, rules.setup(rules.options(edition, options), seats), Chance(seed))


def played(match: Match, bots: Sequence[Bot]) -> Match:
    """The match to its end; an unlawful answer raises IllegalMove."""
    told = 0
    while True:
        told = tell(match, bots, told)
        asked = match.awaiting()
        if not asked:
            return match
        decision = asked[0]
        view = match.game.view(match.state, decision.seat)
        match.play(decision.seat, bots[decision.seat].choose(view, decision))


def tell(match: Match, bots: Sequence[Bot], told: int) -> int:
    """Everyone observes what is new in the log."""
    for seat, bot in enumerate(bots):
        news.tell(bot, match.game, Seat(seat), match.log[told:])
    return len(match.log)


def game_of(
    kinds: Sequence[str],
    game: str = "meisterdiebe",
    edition: str = "zoch",
    options: Mapping[str, object] | None = None,
    seed: str = "0",
) -> Match:
    """A whole game of bots of these kinds."""
    match = new_match(game, edition, options or {}, len(kinds), seed)
    bots = [make(kind, game, Seat(seat), f"{seed}/{seat}") for seat, kind in enumerate(kinds)]
    return played(match, bots)


def wins(kind: str, rival: str, seats: int, games: int, game: str) -> float:
    """The part of the games that one bot of a kind wins among rivals; shared wins count in part."""
    won = 0.0
    for number in range(games):
        hero = number % seats
        kinds = [kind if seat == hero else rival for seat in range(seats)]
        edition = "diamant" if game == "diamant" else "zoch"
        outcome = game_of(kinds, game, edition, seed=f"arena {number}").outcome
        assert outcome is not None
        won += (hero in outcome.winners) / len(outcome.winners)
    return won / games
