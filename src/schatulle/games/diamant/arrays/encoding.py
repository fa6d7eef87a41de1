"""From the readable rules' state to arrays and back."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np

from schatulle.games.diamant.arrays.cave import REMOVED
from schatulle.games.diamant.arrays.deck import COPIES_OF, FIRST, KINDS
from schatulle.games.diamant.arrays.layout import (
    CHEST,
    DECIDED,
    EXPEDITION,
    INSIDE,
    LEAVING,
    OVER,
    UNSAFE,
    State,
)
from schatulle.games.diamant.arrays.path import BYTES, STONES_SHIFT, WORDS, code
from schatulle.games.diamant.rules.actions import Choice
from schatulle.games.diamant.rules.cards import CAVE_CARDS, HAZARDS, Card, PathCard
from schatulle.games.diamant.rules.options import Options
from schatulle.games.diamant.rules.state import Phase
from schatulle.games.diamant.rules.state import State as Readable
from schatulle.sim.bits import Bits

#: The names of the cards on the path.
_CODES: Final = {kind: code(at) for at, kind in enumerate(KINDS)}
_NAMED: Final = {name: kind for kind, name in _CODES.items()}
_MOST_STONES: Final = 7


def check_readable(state: Readable, options: Options, seats: int) -> None:
    """Only what a game of this environment can come to has a place on arrays."""
    if state.options != options or state.seats != seats:
        raise ValueError(f"a game of {state.seats} seats with {state.options} is another game")
    if state.phase not in (Phase.DECIDE, Phase.OVER):
        raise ValueError(f"in phase {state.phase} a card is awaited; arrays know no such moment")
    if any(step.stones > _MOST_STONES for step in state.path):
        raise ValueError(f"more than {_MOST_STONES} stones on a card: no rest is so great")
    if len(state.removed) > REMOVED[options.hazard_removal] * (state.expedition - 1):
        raise ValueError(f"{len(state.removed)} hazards removed by expedition {state.expedition}")


def encoded(state: Readable) -> State:
    """The state in numpy's words; two states that differ in nothing but the moment are the same."""
    decided = _mask(choice is not None for choice in state.chosen)
    leaving = _mask(choice is Choice.LEAVE for choice in state.chosen)
    course = _word(
        (EXPEDITION, state.expedition),
        (INSIDE, _mask(state.inside)),
        (DECIDED, decided),
        (LEAVING, leaving),
        (OVER, state.phase is Phase.OVER),
    )
    seats = tuple(
        _word((UNSAFE, unsafe), (CHEST, chest))
        for unsafe, chest in zip(state.unsafe, state.chests, strict=True)
    )
    shuffled = Counter(CAVE_CARDS)
    shuffled.subtract(state.removed)
    return State(
        path=_path(state.path),
        seats=seats,
        deck=_cards(Counter(state.deck)),
        shuffled=_cards(shuffled),
        course=course,
    )


def decoded(state: State, options: Options) -> Readable:
    """The state of the readable rules; removed hazards stand by kind, and the moment is 0."""
    course = int(state.course)
    seats = range(len(state.seats))
    decided, leaving = _read(DECIDED, course), _read(LEAVING, course)
    inside = _read(INSIDE, course)
    shuffled = Counter(_deck(int(state.shuffled)))
    return Readable(
        options=options,
        expedition=_read(EXPEDITION, course),
        phase=Phase.OVER if _read(OVER, course) else Phase.DECIDE,
        inside=tuple(bool(inside >> seat & 1) for seat in seats),
        unsafe=tuple(_read(UNSAFE, int(word)) for word in state.seats),
        chests=tuple(_read(CHEST, int(word)) for word in state.seats),
        path=_steps([int(word) for word in state.path]),
        removed=tuple((Counter(CAVE_CARDS) - shuffled).elements()),
        deck=_deck(int(state.deck)),
        chosen=tuple(_choice(decided >> seat & 1, leaving >> seat & 1) for seat in seats),
    )


def by_kind(removed: Iterable[Card]) -> tuple[Card, ...]:
    """Removed hazards in the order in which arrays tell them."""
    return tuple(sorted(removed, key=HAZARDS.index))


def _mask(flags: Iterable[bool]) -> int:
    return sum(flag << seat for seat, flag in enumerate(flags))


def _word(*fields: tuple[Bits, int]) -> Any:
    return np.uint32(sum(number << bits.shift for bits, number in fields))


def _read(bits: Bits, word: int) -> int:
    return word >> bits.shift & bits.most


def _cards(counts: Counter[Card]) -> Any:
    """The bits of so many cards of each kind, the highest copies."""
    rows = zip(KINDS, FIRST, COPIES_OF, strict=True)
    bits = sum(
        1 << first + copies - 1 - copy
        for kind, first, copies in rows
        for copy in range(counts[kind])
    )
    return np.uint32(bits)


def _deck(word: int) -> tuple[Card, ...]:
    return tuple(card for place, card in enumerate(CAVE_CARDS) if word >> place & 1)


def _path(path: Sequence[PathCard]) -> tuple[Any, ...]:
    words = [0] * WORDS
    for at, step in enumerate(path):
        entry = _CODES[step.card] | step.stones << STONES_SHIFT
        words[at // BYTES] |= entry << at % BYTES * 8
    return tuple(map(np.uint32, words))


def _steps(words: Sequence[int]) -> tuple[PathCard, ...]:
    entries = [word >> 8 * at & 255 for word in words for at in range(BYTES)]
    names = (1 << STONES_SHIFT) - 1
    return tuple(
        PathCard(_NAMED[entry & names], entry >> STONES_SHIFT) for entry in entries if entry
    )


def _choice(decided: int, leaving: int) -> Choice | None:
    if not decided:
        return None
    return Choice.LEAVE if leaving else Choice.STAY
