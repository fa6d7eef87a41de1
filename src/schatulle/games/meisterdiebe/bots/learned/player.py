"""The learned player of Meisterdiebe: its network hears the view and what the memory believes."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from schatulle.bots.contract import Mixing, Odds, Player
from schatulle.bots.network import Network, Vector, loaded, odds, shipped
from schatulle.core import HIDDEN, Decision, Hidden, Seat
from schatulle.games.meisterdiebe.action_codes import FILL, GIVE, KEEP, codes
from schatulle.games.meisterdiebe.bots.belief import Belief, Side, above, below
from schatulle.games.meisterdiebe.bots.learned import features as box
from schatulle.games.meisterdiebe.bots.learned.features import FACE_DOWN, Features
from schatulle.games.meisterdiebe.bots.learned.network_shape import said
from schatulle.games.meisterdiebe.rules.actions import Action, Fill, Give, Keep
from schatulle.games.meisterdiebe.rules.box import INDEX, Drawer
from schatulle.games.meisterdiebe.rules.cards import NUMBERS, PLACE, Card, Character
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.state import Phase
from schatulle.games.meisterdiebe.rules.view import SeenHand, View

DRAWERS: Final = tuple(Drawer)
_NUMBERS: Final = np.asarray(NUMBERS, np.float32)


class Heat(NamedTuple):
    """How much less sure a player is than its network; below one it is surer."""

    #: M-26: cards are laid at the same time, so the others must not foresee them.
    cards: float = 1.0
    #: All else: a network that learned by trying things out still makes slips.
    moves: float = 1.0

    def at(self, kind: str) -> float:
        """What applies to a question; the box is filled, and gems given, as the network has it."""
        return self.cards if kind == Phase.CHOOSE else self.moves


AS_LEARNED: Final = Heat()
#: What is measured to be at least as strong (docs/bots.md).
AT_TABLES: Final = Heat(moves=0.5)
#: How much hotter a companion's cards are.
LEANINGS: Final = {"calm": 1.0, "lively": 2.0}


class LearnedPlayer:
    """Plays as it found best against itself; at tables it has not learned for, like another."""

    def __init__(
        self, elsewhere: Player, network: Network | None = None, heat: Heat | None = None
    ) -> None:
        self._elsewhere = elsewhere
        #: For all tables; otherwise the shipped one that has learned such a game.
        self._always = network
        self._heat = heat or (AT_TABLES if network is None else AS_LEARNED)

    def varied(self, leaning: str, rng: Random) -> "LearnedPlayer":
        """Its cards are easier or harder to foresee."""
        cards = self._heat.cards * LEANINGS.get(leaning, 1.0) * rng.uniform(0.9, 1.1)
        return LearnedPlayer(self._elsewhere, self._always, self._heat._replace(cards=cards))

    def _network(self, memory: Belief) -> Network | None:
        if self._always is not None:
            return self._always
        name = network_for(memory)
        return None if name is None else loaded(name)

    def choose(self, memory: Belief, view: View, decision: Decision[Any], rng: Random) -> Action:
        """By the network's odds: nobody can count on it."""
        network = self._network(memory)
        if network is None:
            other: Action = self._elsewhere.choose(memory, view, decision, rng)
            return other
        seen = seen_by(view, memory, decision.seat)
        if decision.kind == Phase.FILL:
            return filled(network, seen, len(decision.choices[0].drawers), rng)
        if decision.kind == Phase.GIVE:
            return given(network, seen, decision, rng)
        listed, chances = self._mixed(network, seen, decision)
        return rng.choices(listed, chances)[0]

    def odds(self, memory: Belief, view: View, decision: Decision[Any], rng: Random) -> Odds:
        """The network's; None where an answer is made of many."""
        network = self._network(memory)
        if network is None:
            other = self._elsewhere
            return other.odds(memory, view, decision, rng) if isinstance(other, Mixing) else None
        if decision.kind in (Phase.FILL, Phase.GIVE):
            return None
        seen = seen_by(view, memory, decision.seat)
        return dict(zip(*self._mixed(network, seen, decision), strict=True))

    def _mixed(
        self, network: Network, seen: Features, decision: Decision[Any]
    ) -> tuple[tuple[Action, ...], list[float]]:
        """All answers with their odds."""
        listed: tuple[Action, ...] = tuple(decision.choices)
        heat = self._heat.at(decision.kind)
        return listed, odds_of(network, seen, listed, decision.seat, heat).astype(float).tolist()


player: Final = LearnedPlayer


def network_for(belief: Belief) -> str | None:
    """P-10, P-18: the prototype's smugglers make it another game; all else differs little."""
    return network_of(belief.options)


def network_of(options: Options) -> str | None:
    """The network that has learned a game with these options."""
    learned = "zoch" if options.smuggler == "loot" else "prototype"
    name = f"meisterdiebe-{learned}"
    return name if name in shipped() else None


def odds_of(
    network: Network, seen: Features, choices: Sequence[Action], seat: Seat, heat: float = 1.0
) -> Vector:
    """How likely each of these choices is, one number each; the likeliest less so in the heat."""
    seats = int(seen.seats.sum())
    numbers = [codes(choice, seat, seats)[0] for choice in choices]
    return odds(said(network, features(seen))[0][numbers] / heat)


def filled(network: Network, seen: Features, due: int, rng: Random) -> Fill:
    """M-22: one diamond after the other."""
    drawers = []
    for left in range(due, 0, -1):
        seen.to_name[0] = left
        steps = said(network, features(seen))[0][FILL : FILL + len(DRAWERS)]
        drawers.append(rng.choices(DRAWERS, odds(steps).tolist())[0])
        seen.named[INDEX[drawers[-1]]] += 1
    return Fill(tuple(drawers))


def given(network: Network, seen: Features, decision: Decision[Any], rng: Random) -> Give | Keep:
    """P-18: the sapphires, then the diamonds, one after the other; or none at all."""
    gems = _gift(decision)
    seats = int(seen.seats.sum())
    shares: dict[int, Gems] = {}
    for gem in [Gems(0, 1)] * gems.sapphires + [Gems(1)] * gems.diamonds:
        logits = said(network, features(seen))[0]
        steps = [*range(GIVE, GIVE + seats - 1), *([] if shares else [KEEP])]
        chances = odds(logits[steps]).tolist()
        to = rng.choices(range(1, len(chances) + 1), chances)[0]
        if to == seats:
            return Keep()
        shares[to] = shares.get(to, Gems()) + gem
        _hand_on(seen, to, gem)
    giver = decision.seat
    return Give(tuple(sorted((Seat((giver + to) % seats), bag) for to, bag in shares.items())))


def _gift(decision: Decision[Any]) -> Gems:
    some = decision.choices[0]
    bags = [bag for _, bag in some.shares] if isinstance(some, Give) else []
    return sum(bags, Gems())


def _hand_on(seen: Features, to: int, gem: Gems) -> None:
    """A gem leaves the open drawer for somebody's white cushion."""
    bag = (gem.diamonds, gem.sapphires)
    seen.drawers[int(seen.open.argmax()), :2] -= bag
    seen.row[:2] -= bag
    seen.white[to] += bag


def features(seen: Features) -> Vector:
    row: Vector = box.flat(seen, np)
    return row


def seen_by(view: View, belief: Belief, seat: Seat) -> Features:
    """A view and a belief in the fields that a network is told."""
    return box.features_of(known_by(view, belief, seat), np)


def known_by(view: View, belief: Belief, seat: Seat) -> box.SeenBySeat:
    """What a seat sees, and what it believes where it does not."""
    seats, flipped = len(view.white), belief.flipped
    turn = [(seat + away) % seats for away in range(seats)]
    open_drawers = [
        place for place, inside in enumerate(view.drawers.values(), 1) if inside is not HIDDEN
    ]
    alarms = _alarms(belief)
    rubies = [drawer.rubies[::-1] if flipped else drawer.rubies for drawer in belief.drawers]
    return box.SeenBySeat(
        above=np.asarray([_gems(above(drawer, flipped)) for drawer in belief.drawers]),
        below=np.asarray([_gems(below(drawer, flipped)) for drawer in belief.drawers]),
        own_alarm=alarms[seat],
        others_alarm=np.minimum(1.0, np.delete(alarms, seat, axis=0).sum(axis=0)),
        ruby=np.asarray(rubies),
        open=np.asarray(open_drawers[0] if open_drawers else 0),
        phase=np.asarray(box.PHASES.index(view.phase)),
        round=np.asarray(view.round),
        red=np.asarray(_pair(view.red)),
        asked=np.asarray([place in view.deciding for place in turn]),
        white=np.asarray([_pair(view.white[place]) for place in turn]),
        black=np.asarray([_triple(view.black[place]) for place in turn]),
        has_alarm=np.asarray([view.alarms[place] for place in turn]),
        hand=np.asarray([_characters(view.hands[place]) for place in turn]),
        numbers=_expected(belief, turn),
        laid=np.asarray([_laid(view.chosen[place]) for place in turn]),
        laid_number=np.asarray([_number(view.chosen[place]) for place in turn]),
        named=np.zeros(len(DRAWERS)),
        to_name=np.asarray(0),
    )


def _alarms(belief: Belief) -> NDArray[np.float64]:
    """[seats, 12, 2]: the odds that a seat's alarm lies above and below in a drawer."""
    sides = np.asarray(belief.alarms).reshape(-1, len(DRAWERS), 2)
    return sides[:, :, ::-1] if belief.flipped else sides


def _gems(side: Side) -> tuple[float, float]:
    return side.diamonds, side.sapphires


def _expected(belief: Belief, turn: Sequence[int]) -> Any:
    """The number that a card has on average, as far as it is remembered."""
    return np.asarray([belief.cards[seat] for seat in turn], np.float32) @ _NUMBERS


def _pair(bag: Gems) -> tuple[int, int]:
    return bag.diamonds, bag.sapphires


def _triple(bag: Gems) -> tuple[int, int, int]:
    return bag.diamonds, bag.sapphires, bag.rubies


def _characters(hand: SeenHand) -> list[bool]:
    held = {card.character for card in hand}
    return [character in held for character in Character]


def _laid(card: Card | Hidden | None) -> int:
    """The place of its character + 1, 0 for none, or face down."""
    if isinstance(card, Hidden):
        return FACE_DOWN
    return 0 if card is None else PLACE[card.character] + 1


def _number(card: Card | Hidden | None) -> int:
    return card.number if isinstance(card, Card) else 0
