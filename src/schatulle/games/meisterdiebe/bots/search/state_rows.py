"""Many states as rows of small numbers, for a network that is told them all at once.

What a seat knows here must be what `bots.learned` finds in a view and an elephant's belief.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from schatulle.games.meisterdiebe.bots.learned import features
from schatulle.games.meisterdiebe.bots.learned.features import CHARACTERS, FACE_DOWN, PHASES
from schatulle.games.meisterdiebe.rules.box import INDEX, Box, Face
from schatulle.games.meisterdiebe.rules.cards import PLACE, Card
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.state import Phase, Stage, State

Ints = NDArray[np.int64]
Floats = NDArray[np.float32]

_PHASE: Final = {phase: PHASES.index(phase) for phase in Phase if phase in PHASES}
#: M-48: while chance decides what falls, somebody opens a drawer.
_PHASE[Phase.STUCK] = _PHASE[Phase.OPEN]
_CHOOSE: Final = _PHASE[Phase.CHOOSE]
_RUBY: Final = {None: 0, Face.HEAD: 1, Face.TAIL: 2}
_DRAWERS: Final = len(INDEX)
#: A cycle has as many rounds as a hand has cards: then every number has been seen (M-34).
_CYCLE: Final = CHARACTERS
#: Which cards of the round are open (M-27, M-29): none, the smugglers', all.
_NONE, _SMUGGLERS, _ALL = range(3)


#: What a row is made of.
_ARRAYS: Final = (
    "fronts",
    "rubies",
    "white",
    "black",
    "alarms",
    "hand",
    "numbers",
    "laid",
    "laid_number",
    "_standing",
)


class Standing(NamedTuple):
    """Where a game stands, or many do, a column for each field."""

    phase: Any
    round: Any
    flipped: Any
    #: The open drawer + 1.
    drawer: Any
    red_diamonds: Any
    red_sapphires: Any
    #: Which cards of the round are open.
    open_cards: Any
    #: Who is asked + 1.
    asked: Any


class Rows:
    """A row for every state; `note` writes only what changed since the last time."""

    def __init__(self, states: Sequence[State]) -> None:
        count, seats = len(states), states[0].seats
        self.seats = seats
        #: Head and tail of every drawer: diamonds, sapphires, the owner of the alarm + 1.
        self.fronts = np.zeros((count, _DRAWERS, 2, 3), np.int16)
        #: 0 for none, 1 at the head, 2 at the tail.
        self.rubies = np.zeros((count, _DRAWERS), np.int8)
        self.white = np.zeros((count, seats, 2), np.int16)
        self.black = np.zeros((count, seats, 3), np.int16)
        self.alarms = np.zeros((count, seats), bool)
        self.hand = np.zeros((count, seats, CHARACTERS), bool)
        self.numbers = np.zeros((count, seats, CHARACTERS), np.int8)
        #: The character of this round + 1, and the number of the card.
        self.laid = np.zeros((count, seats), np.int8)
        self.laid_number = np.zeros((count, seats), np.int8)
        self._standing = np.zeros((count, len(Standing._fields)), np.int16)
        self._noted: list[State | None] = [None] * count
        for row, state in enumerate(states):
            self.note(row, state)

    def extended(self, states: Sequence[State], like: Sequence[int] | None = None) -> range:
        """New rows at the end; each begins as a copy of an older one that differs little."""
        first = len(self._noted)
        rows = range(first, first + len(states))
        for name in _ARRAYS:
            old = getattr(self, name)
            if len(old) < rows.stop:
                old = np.concatenate([old, np.zeros((rows.stop, *old.shape[1:]), old.dtype)])
                setattr(self, name, old)
            if like is not None:
                old[first : rows.stop] = old[like]
        self._noted += [None] * len(states) if like is None else [self._noted[row] for row in like]
        for row, state in zip(rows, states, strict=True):
            self.note(row, state)
        return rows

    def note(self, row: int, state: State) -> None:
        """A state as it is now; values are never changed, so the same object is the same value."""
        old = self._noted[row]
        if old is None or old.box is not state.box:
            self._note_box(row, state.box, None if old is None else old.box)
        if old is None or old.white is not state.white:
            self.white[row] = [(bag.diamonds, bag.sapphires) for bag in state.white]
        if old is None or old.black is not state.black:
            self.black[row] = [(bag.diamonds, bag.sapphires, bag.rubies) for bag in state.black]
        if old is None or old.alarms is not state.alarms:
            self.alarms[row] = state.alarms
        if old is None or old.cards is not state.cards:
            self._note_cards(row, state, old)
        self._standing[row] = _standing(state)
        self._noted[row] = state

    def standing(self, which: Ints) -> Standing:
        return Standing(*self._standing[which].T)

    def _note_box(self, row: int, now: Box, old: Box | None) -> None:
        for place, contents in enumerate(now.drawers):
            if old is None or old.drawers[place] is not contents:
                self.fronts[row, place] = (
                    _front(contents.head.gems, contents.head.alarm),
                    _front(contents.tail.gems, contents.tail.alarm),
                )
                self.rubies[row, place] = _RUBY[contents.ruby]

    def _note_cards(self, row: int, state: State, old: State | None) -> None:
        self.hand[row] = [_held(hand) for hand in state.hands]
        self.laid[row] = [0 if card is None else PLACE[card.character] + 1 for card in state.cards]
        self.laid_number[row] = [0 if card is None else card.number for card in state.cards]
        if old is None or old.played is not state.played:
            self.numbers[row] = [_numbers(state, seat) for seat in range(state.seats)]


def _front(gems: Gems, alarm: int | None) -> tuple[int, int, int]:
    return gems.diamonds, gems.sapphires, 0 if alarm is None else alarm + 1


def _held(hand: tuple[Card, ...]) -> list[bool]:
    row = [False] * CHARACTERS
    for card in hand:
        row[PLACE[card.character]] = True
    return row


def _numbers(state: State, seat: int) -> list[int]:
    """M-4: the numbers of a seat's six cards, wherever they lie."""
    row = [0] * CHARACTERS
    laid = state.cards[seat]
    for card in (*state.hands[seat], *state.played[seat], *(() if laid is None else (laid,))):
        row[PLACE[card.character]] = card.number
    return row


def _standing(state: State) -> Standing:
    phase = state.phase
    if phase is Phase.TAKE:
        asked = state.takers[0] + 1
    else:
        asked = state.turn_queue[0] + 1 if state.turn_queue else 0
    return Standing(
        phase=_PHASE[phase],
        round=state.round,
        flipped=state.box.flipped,
        drawer=0 if state.turn.drawer is None else INDEX[state.turn.drawer] + 1,
        red_diamonds=state.red.diamonds,
        red_sapphires=state.red.sapphires,
        open_cards=_open_cards(state),
        asked=asked,
    )


def _open_cards(state: State) -> int:
    """M-27, M-29: smugglers first, then all."""
    if state.stage is Stage.SMUGGLING:
        return _ALL if state.phase is Phase.TAKE else _SMUGGLERS
    return _NONE if state.stage is Stage.CHOOSING else _ALL


def told(rows: Rows, which: Ints, seats: Ints) -> Floats:
    """float32[asked, features]: what each of these seats sees and remembers of these rows."""
    flat: Floats = features.flat(features.features_of(known(rows, which, seats), np), np)
    return flat


def known(rows: Rows, which: Ints, seats: Ints) -> features.SeenBySeat:
    """What seats know, for many questions at once.

    Cards are chosen in the order of seats, as the network learned it: M-26 hides them anyway.
    """
    standing = rows.standing(which)
    turn = (seats[:, None] + np.arange(rows.seats)) % rows.seats  # [asked, seats]
    here = which[:, None]
    each, flipped = np.arange(len(which)), standing.flipped
    up, down = rows.fronts[which][each, :, flipped], rows.fronts[which][each, :, 1 - flipped]
    alarms, mine = np.stack([up[:, :, 2], down[:, :, 2]], axis=2), seats[:, None, None] + 1
    upper = np.stack([flipped + 1, 2 - flipped], axis=1)[:, None]
    cards = _Cards(rows, which, turn, standing)
    return features.SeenBySeat(
        above=up[:, :, :2],
        below=down[:, :, :2],
        own_alarm=alarms == mine,
        others_alarm=(alarms > 0) & (alarms != mine),
        ruby=rows.rubies[which][:, :, None] == upper,
        open=standing.drawer,
        phase=standing.phase,
        round=standing.round,
        red=np.stack([standing.red_diamonds, standing.red_sapphires], axis=1),
        asked=_asked(turn, seats, standing),
        white=rows.white[here, turn],
        black=rows.black[here, turn],
        has_alarm=rows.alarms[here, turn],
        hand=cards.hand,
        numbers=features.expected_numbers(cards.numbers, np),
        laid=cards.laid,
        laid_number=cards.laid_number,
        named=np.zeros((len(which), _DRAWERS), np.float32),
        to_name=np.zeros(len(which), np.float32),
    )


def _asked(turn: Ints, seats: Ints, standing: Standing) -> NDArray[np.bool_]:
    """M-26: while cards are chosen, the seat and all after it; else one."""
    choosing = (standing.phase == _CHOOSE)[:, None]
    return np.where(choosing, turn >= seats[:, None], turn == standing.asked[:, None] - 1)


class _Cards:
    """M-26, M-34: the own cards and what has been turned up, of many questions."""

    def __init__(self, rows: Rows, which: Ints, turn: Ints, standing: Standing) -> None:
        here = which[:, None]
        choosing = (standing.phase == _CHOOSE)[:, None]
        open_cards = standing.open_cards[:, None]
        laid = rows.laid[here, turn].astype(np.int64)
        earlier = turn < turn[:, 0:1]
        up = (laid > 0) & ((open_cards == _ALL) | ((open_cards == _SMUGGLERS) & (laid == 1)))
        up[:, 0] = laid[:, 0] > 0
        down = np.where(choosing, earlier, (laid > 0) & ~up)
        up &= ~choosing
        hidden = (laid[:, :, None] == np.arange(1, CHARACTERS + 1)) & ~up[:, :, None]
        self.hand = rows.hand[here, turn] | hidden
        self.laid = np.where(up, laid, np.where(down, FACE_DOWN, 0))
        self.laid_number = np.where(up, rows.laid_number[here, turn], 0)
        #: 0 where a number was never seen.
        self.numbers = rows.numbers[here, turn]
        unseen = self.hand & (standing.round <= _CYCLE)[:, None, None]
        unseen[:, 0] = False
        self.numbers[unseen] = 0
