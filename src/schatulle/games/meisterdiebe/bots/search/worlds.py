"""Whole states that may be true: they agree with all that a seat sees, the rest is drawn."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from schatulle.core import HIDDEN, Hidden, Seat
from schatulle.games.meisterdiebe.bots.belief import Belief
from schatulle.games.meisterdiebe.bots.search.drawn_boxes import BoxSampler
from schatulle.games.meisterdiebe.bots.search.drawn_hands import Cards, HandSampler
from schatulle.games.meisterdiebe.rules import view as view_of
from schatulle.games.meisterdiebe.rules.box import Drawer, upper
from schatulle.games.meisterdiebe.rules.cards import PLACE, Card, Character, Hand, sorted_hand
from schatulle.games.meisterdiebe.rules.filling import setup
from schatulle.games.meisterdiebe.rules.gems import gem_count
from schatulle.games.meisterdiebe.rules.state import (
    NEW_TURN,
    Phase,
    Stage,
    State,
    TurnSoFar,
    players_of,
    turn_order,
)
from schatulle.games.meisterdiebe.rules.view import Secret, SeenDrawer, SeenHand, View

#: How likely a seat has laid each of its characters face down.
Guess = Callable[[State, Seat], Mapping[Character, float]]

#: The card of this round by seat.
Laid = tuple[Card | None, ...]

_ORDER: Final = tuple(Character)


class WorldSampler:
    """What stays the same in all worlds that one seat draws for one question."""

    def __init__(self, view: View, belief: Belief, seat: Seat) -> None:
        self.view = view
        self.belief = belief
        self.seat = seat
        self.options = belief.options
        self._guesses: dict[Seat, Mapping[Character, float]] = {}
        self._boxes = BoxSampler(view, belief, self.options)
        self._hands = HandSampler(view, belief, seat)
        self._empty = self._visible()
        self._agrees: bool | None = None
        self._only: State | None = None
        self._deal: State | None = None

    def world(self, rng: Random, guess: Guess) -> State | None:
        """One of the states that may be true; None where nothing drawn agrees with the view."""
        if self._only is not None:
            return self._only
        box = self._boxes.drawn(rng)
        if box is None or self._agrees is False:
            return None
        cards = self._hands.drawn(rng)
        before = self._dealt(replace(self._empty, box=box), cards)
        state = self._staged(self._lay(before, cards, rng, guess))
        if self._agrees is None:
            # What is drawn nobody sees: one look is enough.
            self._agrees = view_of(state, self.seat) == self.view
            if self._agrees and self._is_certain():
                self._only = state
        return state if self._agrees else None

    def deal(self, rng: Random) -> State | None:
        """A world before the cards of this round, for whoever is to lay one."""
        if self._deal is not None:
            return self._deal
        box = self._boxes.drawn(rng)
        if box is None:
            return None
        deal = self._dealt(replace(self._empty, box=box), self._hands.drawn(rng))
        self._deal = deal if self._boxes.certain and self._hands.certain else None
        return deal

    def _is_certain(self) -> bool:
        """Whether there is one world only."""
        return self._boxes.certain and self._hands.certain and HIDDEN not in self.view.chosen

    def _visible(self) -> State:
        """OQ-M22: cushions, alarms and the open drawer lie open to everyone."""
        view = self.view
        drawer, searched = _open_drawer(view, self.belief)
        return replace(
            setup(self.options, len(view.white)),
            phase=Phase(view.phase),
            stage=Stage.CHOOSING,
            red=view.red,
            white=view.white,
            black=view.black,
            alarms=view.alarms,
            round=view.round,
            turn=TurnSoFar(drawer=drawer, searched=searched),
            white_was_empty=not all(gem_count(bag) for bag in view.white),
        )

    def _dealt(self, state: State, cards: Cards) -> State:
        """M-34: all cards that are not in hand nor of this round have been played."""
        hands, played = [], []
        for seat, row in enumerate(cards):
            held = _characters(self.view.hands[seat])
            laid = self._shown(seat)
            gone = [
                character
                for character in Character
                if character not in held and character is not laid
            ]
            hands.append(_of(row, held))
            played.append(_of(row, gone))
        return replace(state, hands=tuple(hands), played=tuple(played))

    def _shown(self, seat: int) -> Character | None:
        """M-27: the card of this round that everyone sees, or the own one."""
        card = self.view.chosen[seat]
        return card.character if isinstance(card, Card) else None

    def _lay(self, state: State, cards: Cards, rng: Random, guess: Guess) -> State:
        """M-26: what lies face down is drawn; M-27: no smuggler once they have turned up."""
        laid = [
            self._face_down(state, cards[seat], Seat(seat), rng, guess)
            if isinstance(card, Hidden)
            else card
            for seat, card in enumerate(self.view.chosen)
        ]
        hands = tuple(
            tuple(card for card in hand if card != down)
            for hand, down in zip(state.hands, laid, strict=True)
        )
        return replace(state, hands=hands, cards=tuple(laid))

    def _face_down(
        self, state: State, row: Sequence[Card], seat: Seat, rng: Random, guess: Guess
    ) -> Card:
        held = _characters(self.view.hands[seat])
        if self.view.phase != "choose":
            held = [character for character in held if character is not Character.SMUGGLER] or held
        if seat not in self._guesses:
            self._guesses[seat] = guess(_choosing(state), seat)
        weights = [self._guesses[seat].get(character, 0.0) for character in held]
        if not sum(weights):
            weights = [1.0] * len(held)
        return row[PLACE[rng.choices(held, weights)[0]]]

    def _staged(self, state: State) -> State:
        """M-28..M-33: whose turn it is says which part of the round it is."""
        if state.phase is Phase.CHOOSE:
            return state
        actor = self.view.deciding[0]
        stage = _stage(state, actor)
        if state.phase is Phase.TAKE:
            return replace(state, stage=stage, takers=_from(actor, _sharers(state, actor)))
        acting = _from_on(actor, _order(state, stage))
        return replace(state, stage=stage, turn_queue=acting, excluded=_caught(state, stage, actor))


def _open_drawer(view: View, belief: Belief) -> tuple[Drawer | None, bool]:
    """M-79: the drawer that stands open, and whether its secret compartment does too."""
    for drawer, inside in view.drawers.items():
        if isinstance(inside, SeenDrawer):
            return drawer, isinstance(inside.secret, Secret)
    opened = view.phase in (Phase.PLACE, Phase.ROB, Phase.GIVE)
    return (belief.open if opened else None), False


def _characters(hand: SeenHand) -> list[Character]:
    return [card.character for card in hand]


def _of(row: Sequence[Card], characters: Sequence[Character]) -> Hand:
    return sorted_hand(tuple(row[PLACE[character]] for character in characters))


def _choosing(state: State) -> State:
    """The table as if the cards of this round were still to be chosen."""
    return replace(
        state, phase=Phase.CHOOSE, stage=Stage.CHOOSING, cards=(None,) * state.seats, turn=NEW_TURN
    )


def _stage(state: State, actor: Seat) -> Stage:
    card = state.cards[actor]
    assert card is not None
    if card.character is Character.DETECTIVE:
        return Stage.DETECTING
    first = state.options.reveal == "smugglers_first"
    return Stage.SMUGGLING if first and card.character is Character.SMUGGLER else Stage.ACTING


def _order(state: State, stage: Stage) -> tuple[Seat, ...]:
    """M-28, M-31, P-24: who acts in that part of the round."""
    if stage is Stage.SMUGGLING:
        return players_of(state, Character.SMUGGLER)
    if stage is Stage.DETECTING:
        return players_of(state, Character.DETECTIVE)
    return turn_order(state)


def _sharers(state: State, actor: Seat) -> tuple[Seat, ...]:
    """M-60, M-86: all who play the taker's character; who was caught is not known any more."""
    card = state.cards[actor]
    assert card is not None
    return players_of(state, card.character)


def _caught(state: State, stage: Stage, actor: Seat) -> tuple[Seat, ...]:
    """M-53: a smuggler who has placed nothing was caught; of those before nobody knows any more."""
    placed = state.turn.drawer is not None and upper(state.box, state.turn.drawer).gems
    done = stage is Stage.SMUGGLING and state.phase is Phase.TURN
    return (actor,) if done and state.options.must_place and not placed else ()


def _from_on(actor: Seat, order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return order[order.index(actor) :]


def _from(actor: Seat, order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    first = order.index(actor)
    return order[first:] + order[:first]
