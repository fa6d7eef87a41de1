"""Worlds that may be true, with the cards that known rivals lay in them."""

from collections.abc import Mapping
from random import Random

from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.critic.rivals import Rivals
from schatulle.games.meisterdiebe.bots.search.worlds import WorldSampler
from schatulle.games.meisterdiebe.rules.actions import Choose
from schatulle.games.meisterdiebe.rules.cards import Card, Character, sorted_hand
from schatulle.games.meisterdiebe.rules.engine import awaiting, play
from schatulle.games.meisterdiebe.rules.state import Phase, State

Odds = Mapping[Character, float]


class Foreseen:
    """Draws worlds for one question: cards that nobody sees yet come by the rivals' odds."""

    def __init__(self, sampler: WorldSampler, rivals: Rivals) -> None:
        self._sampler = sampler
        self._rivals = rivals
        self._odds: dict[Seat, Odds] = {}

    def drawn(self, count: int, rng: Random) -> list[State]:
        """New ones; none where nothing drawn agrees with the view."""
        drawn = [self._sampler.world(rng, self._likely) for _ in range(count)]
        return [self._laid(world, rng) for world in drawn if world is not None]

    def _likely(self, choosing: State, seat: Seat) -> Odds:
        """M-26: asked once for each question: what else may differ hardly matters for a card."""
        if seat not in self._odds:
            told = self._rivals.odds(self._taken_back(choosing), seat)
            self._odds[seat] = {choice.character: odds for choice, odds in told.items()}
        return self._odds[seat]

    def _taken_back(self, choosing: State) -> State:
        """M-27: cards of this round that lie open were still in hand when all chose."""
        hands = [
            sorted_hand((*hand, card)) if isinstance(card, Card) and card not in hand else hand
            for hand, card in zip(choosing.hands, self._sampler.view.chosen, strict=True)
        ]
        return replace(choosing, hands=tuple(hands))

    def _laid(self, world: State, rng: Random) -> State:
        """M-26: the rivals who have not yet laid a card lay one."""
        if world.phase is not Phase.CHOOSE:
            return world
        choosing = world
        for decision in awaiting(world):
            if decision.seat != self._sampler.seat:
                odds = self._likely(choosing, decision.seat)
                character = rng.choices(list(odds), list(odds.values()))[0]
                world = play(world, decision.seat, Choose(character))[1]
        return world
