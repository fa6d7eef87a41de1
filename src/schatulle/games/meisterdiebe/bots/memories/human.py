"""A human memory: what an elephant would know, less what faded and what was mixed up."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from schatulle.core import BadOptions, Seat
from schatulle.games.meisterdiebe.bots.belief import SIDES, Belief, Side, Within
from schatulle.games.meisterdiebe.bots.memories.elephant import sharp
from schatulle.games.meisterdiebe.bots.memories.goldfish import (
    gems_hidden,
    glance,
    likely_ruby,
    seen_sides,
)
from schatulle.games.meisterdiebe.bots.memories.hands import blended
from schatulle.games.meisterdiebe.bots.memories.knowledge import Knowledge
from schatulle.games.meisterdiebe.bots.memories.open_drawer import open_drawer
from schatulle.games.meisterdiebe.bots.memories.slider import Mind, mind_at
from schatulle.games.meisterdiebe.bots.memories.traces import Traces
from schatulle.games.meisterdiebe.rules.box import INDEX
from schatulle.games.meisterdiebe.rules.cards import PLACE, Character
from schatulle.games.meisterdiebe.rules.events import (
    Began,
    BoxTurned,
    Filled,
    FrontTaken,
    Given,
    Opened,
    Placed,
    RoundEnded,
    Searched,
    TurnedUp,
)
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.view import View

#: How much more gems are guessed where some were than where it was never known.
SOME: Final = 2.0


class Human:
    """Takes in a part, holds a few drawers, lets the rest fade, and mixes up look-alikes."""

    def __init__(
        self,
        slider: float,
        seat: Seat,
        seed: str,
        options: Options | None = None,
        mind: Mind | None = None,
    ) -> None:
        if not 0 <= slider <= 1:
            reason = f"memory {slider}; allowed: a number from 0 (goldfish) to 1 (elephant)"
            raise BadOptions(reason, "refused-memory", name=str(slider))
        self.slider = slider
        self._mind = mind or mind_at(slider)
        self._seed = seed
        self._knowledge = Knowledge(seat, options)
        self._traces = Traces(self._mind)
        #: How well the numbers of each character's cards are kept.
        self._cards = [self._mind.taken_in] * len(Character)
        self._turns = 0

    def observe(self, event: Any) -> None:
        """Something happened: it is taken in, and pushes out something else."""
        take_in = _TAKE_IN.get(type(event))
        if take_in is not None:
            take_in(self, event)
        self._knowledge.observe(event)

    def recall(self, view: View) -> Belief:
        """What is left of all that was seen; asking again brings nothing back."""
        known, guess = sharp(self._knowledge, view), glance(self._knowledge, view)
        if self.slider in (0, 1):
            return known if self.slider else guess
        seen = seen_sides(open_drawer(view), view.flipped)
        fronts = self._traces.fronts()
        sides = self._sides(known, view, seen, fronts)
        rubies = self._rubies(known, guess)
        alarms = self._alarms(known, guess, fronts)
        drawers = [
            Within(
                _with_alarm(sides[2 * number], alarms, 2 * number),
                _with_alarm(sides[2 * number + 1], alarms, 2 * number + 1),
                likely_ruby(rubies[number]),
                self._sure(known, guess, number, fronts[number]),
                rubies[number],
            )
            for number in range(len(rubies))
        ]
        cards = blended(known.cards, guess.cards, self._cards)
        return replace(guess, drawers=tuple(drawers), cards=cards, alarms=alarms)

    def _began(self, _event: Began) -> None:
        self._traces = Traces(self._mind)

    def _opened(self, event: Opened) -> None:
        """OQ-M20: who may not look in learns something only when something falls."""
        if event.upper is not None or event.fell:
            self._traces.attend(INDEX[event.drawer], changed=bool(event.fell))

    def _filled(self, event: Filled) -> None:
        self._traces.attend(INDEX[event.drawer], changed=True)

    def _changed(self, _event: FrontTaken | Given | Placed) -> None:
        """Everyone sees what is taken out of the open drawer, or put into it."""
        if self._knowledge.open is not None:
            self._traces.attend(INDEX[self._knowledge.open], changed=True)

    def _given(self, event: Given) -> None:
        if event.shares:
            self._changed(event)

    def _searched(self, event: Searched) -> None:
        if self._knowledge.open is not None:
            self._traces.find(INDEX[self._knowledge.open])
            self._traces.attend(INDEX[self._knowledge.open], changed=bool(event.gems))

    def _turned_up(self, event: TurnedUp) -> None:
        """A card that is shown is fresh, one among those of its character."""
        for card in event.cards:
            if card is not None:
                place = PLACE[card.character]
                fresh = self._mind.taken_in - self._cards[place]
                self._cards[place] += fresh / len(event.cards)

    def _box_turned(self, event: BoxTurned) -> None:
        self._turns += 1
        self._traces.turn(event.moves, Random(f"{self._seed}/memory/{self._turns}"))
        self._traces.fade()

    def _round_ended(self, _event: RoundEnded) -> None:
        """Between two rounds there is time to forget, cards above all."""
        self._traces.fade()
        self._cards = [kept * (1 - self._mind.lapse) for kept in self._cards]

    def _source(self, side: int) -> int:
        """The side whose content is remembered on this one."""
        drawer, face = divmod(side, 2)
        return 2 * self._traces.place[drawer] + (face ^ self._traces.turned[drawer])

    def _sides(
        self, known: Belief, view: View, seen: Mapping[int, Side], fronts: Sequence[float]
    ) -> list[Side]:
        """Counts fade before presence does, and all guesses add up to what is in the box."""
        all_sides = [side for drawer in known.drawers for side in (drawer.head, drawer.tail)]
        hidden = [number for number in range(SIDES) if number not in seen]
        kept = [fronts[number // 2] for number in hidden]
        there = [all_sides[self._source(number)] for number in hidden]
        diamonds, sapphires = gems_hidden(self._knowledge, view, dict(seen))
        counts = zip(
            _guessed([side.diamonds for side in there], kept, diamonds),
            _guessed([side.sapphires for side in there], kept, sapphires),
            strict=True,
        )
        sides = {number: Side(*count) for number, count in zip(hidden, counts, strict=True)}
        return [seen[number] if number in seen else sides[number] for number in range(SIDES)]

    def _sure(self, known: Belief, guess: Belief, number: int, front: float) -> float:
        kept = front**2
        sure = known.drawers[self._traces.place[number]].sure
        return max(
            guess.drawers[number].sure, kept * sure + (1 - kept) * guess.drawers[number].sure
        )

    def _rubies(self, known: Belief, guess: Belief) -> list[tuple[float, float]]:
        """M-11: where they are remembered, and for the rest anywhere that is not well known."""
        kept = [
            1.0 if 1.0 in drawer.rubies else keep
            for keep, drawer in zip(self._traces.rubies, guess.drawers, strict=True)
        ]
        certain = [drawer.rubies if sum(drawer.rubies) else None for drawer in known.drawers]
        doubt = [
            (1 - keep) * sum(drawer.rubies)
            for keep, drawer in zip(kept, guess.drawers, strict=True)
        ]
        firm = [keep if ruby else 0.0 for keep, ruby in zip(kept, certain, strict=True)]
        left = max(0.0, sum(map(sum, (drawer.rubies for drawer in known.drawers))) - sum(firm))
        scale = left / sum(doubt) if sum(doubt) else 0.0
        return [
            _ruby(ruby, keep, more * scale, turned)
            for ruby, keep, more, turned in zip(
                certain, firm, doubt, self._traces.turned, strict=True
            )
        ]

    def _alarms(
        self, known: Belief, guess: Belief, fronts: Sequence[float]
    ) -> tuple[tuple[float, ...], ...]:
        return tuple(
            [
                self._alarm(sure, vague, fronts)
                for sure, vague in zip(known.alarms, guess.alarms, strict=True)
            ]
        )

    def _alarm(
        self, known: Sequence[float], guess: Sequence[float], fronts: Sequence[float]
    ) -> tuple[float, ...]:
        """M-64: where it is remembered, else anywhere out of sight; whose it is, is a detail."""
        if 1.0 not in known or 1.0 in guess:
            return tuple(guess)
        place = next(place for place in range(SIDES) if known[self._source(place)] == 1.0)
        keep = fronts[place // 2] ** 2
        return tuple(
            [keep * (side == place) + (1 - keep) * odds for side, odds in enumerate(guess)]
        )


def _guessed(counts: Sequence[float], kept: Sequence[float], total: float) -> list[float]:
    """Counts as far as they are kept; the rest of the total where some were, or might be."""
    firm = [keep**2 * count for keep, count in zip(kept, counts, strict=True)]
    doubt = [
        (keep - keep**2) * min(1, count) * SOME + (1 - keep)
        for keep, count in zip(kept, counts, strict=True)
    ]
    left = max(0.0, total - sum(firm))
    scale = left / sum(doubt) if sum(doubt) else 0.0
    return [known + more * scale for known, more in zip(firm, doubt, strict=True)]


def _ruby(
    certain: tuple[float, float] | None, firm: float, more: float, turned: bool
) -> tuple[float, float]:
    if certain is None:
        return more / 2, more / 2
    head, tail = reversed(certain) if turned else certain
    return firm * head + more / 2, firm * tail + more / 2


def _with_alarm(side: Side, alarms: Sequence[Sequence[float]], number: int) -> Side:
    owners = [Seat(seat) for seat, odds in enumerate(alarms) if odds[number] > 0.5]
    return replace(side, alarm=owners[0] if owners else None)


_TAKE_IN: Final[Mapping[type, Callable[[Human, Any], None]]] = {
    Began: Human._began,
    Opened: Human._opened,
    Filled: Human._filled,
    FrontTaken: Human._changed,
    Given: Human._given,
    Placed: Human._changed,
    Searched: Human._searched,
    TurnedUp: Human._turned_up,
    BoxTurned: Human._box_turned,
    RoundEnded: Human._round_ended,
}
