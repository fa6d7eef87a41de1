"""Many states as rows of small numbers, for a network that is told them all at once.

What a seat is told here must be what `bots.learned` tells of a view and an elephant's belief.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from schatulle.bots.learned import box
from schatulle.bots.learned.box import CHARACTERS, MOST_SEATS, Seen
from schatulle.bots.learned.meisterdiebe import PHASES
from schatulle.rules.meisterdiebe.box import INDEX, Box, Face
from schatulle.rules.meisterdiebe.cards import NUMBERS, PLACE, Card
from schatulle.rules.meisterdiebe.gems import Gems
from schatulle.rules.meisterdiebe.state import Phase, Stage, State

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
#: Four numbers of gems, six odds.
_IN_DRAWERS: Final = np.asarray([box.GEMS_IN_DRAWERS] * 4 + [1] * 6, np.float32)


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
        #: Phase, round, flipped, the open drawer + 1, red diamonds and sapphires, which cards are
        #: open, who is asked + 1.
        self.course = np.zeros((count, 8), np.int16)
        self._noted: list[State | None] = [None] * count
        for at, state in enumerate(states):
            self.note(at, state)

    def note(self, at: int, state: State) -> None:
        """A state as it is now; values are never changed, so the same object is the same value."""
        old = self._noted[at]
        if old is None or old.box is not state.box:
            self._note_box(at, state.box, None if old is None else old.box)
        if old is None or old.white is not state.white:
            self.white[at] = [(bag.diamonds, bag.sapphires) for bag in state.white]
        if old is None or old.black is not state.black:
            self.black[at] = [(bag.diamonds, bag.sapphires, bag.rubies) for bag in state.black]
        if old is None or old.alarms is not state.alarms:
            self.alarms[at] = state.alarms
        if old is None or old.laid is not state.laid:
            self._note_cards(at, state, old)
        self.course[at] = _course(state)
        self._noted[at] = state

    def _note_box(self, at: int, now: Box, old: Box | None) -> None:
        for place, contents in enumerate(now.drawers):
            if old is None or old.drawers[place] is not contents:
                self.fronts[at, place] = (
                    _front(contents.head.gems, contents.head.alarm),
                    _front(contents.tail.gems, contents.tail.alarm),
                )
                self.rubies[at, place] = _RUBY[contents.ruby]

    def _note_cards(self, at: int, state: State, old: State | None) -> None:
        self.hand[at] = [_held(hand) for hand in state.hands]
        self.laid[at] = [0 if card is None else PLACE[card.character] + 1 for card in state.laid]
        self.laid_number[at] = [0 if card is None else card.number for card in state.laid]
        if old is None or old.played is not state.played:
            self.numbers[at] = [_numbers(state, seat) for seat in range(state.seats)]


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
    laid = state.laid[seat]
    for card in (*state.hands[seat], *state.played[seat], *(() if laid is None else (laid,))):
        row[PLACE[card.character]] = card.number
    return row


def _course(state: State) -> tuple[int, ...]:
    phase = state.phase
    if phase is Phase.TAKE:
        asked = state.takers[0] + 1
    else:
        asked = state.acting[0] + 1 if state.acting else 0
    return (
        _PHASE[phase],
        state.round,
        state.box.flipped,
        0 if state.drawer is None else INDEX[state.drawer] + 1,
        state.red.diamonds,
        state.red.sapphires,
        _open_cards(state),
        asked,
    )


def _open_cards(state: State) -> int:
    """M-27, M-29: smugglers first, then all."""
    if state.stage is Stage.SMUGGLING:
        return _ALL if state.phase is Phase.TAKE else _SMUGGLERS
    return _NONE if state.stage is Stage.CHOOSING else _ALL


def told(rows: Rows, at: Ints, seats: Ints) -> Floats:
    """float32[asked, features]: what each of these seats sees and remembers of these rows."""
    return flat_rows(seen(rows, at, seats))


def seen(rows: Rows, at: Ints, seats: Ints) -> Seen:
    """The fields that a network is told, for many questions at once.

    Cards are chosen in the order of seats, as the network learned it: M-26 hides them anyway.
    """
    count, many = len(at), rows.seats
    course = rows.course[at]
    turn = (seats[:, None] + np.arange(many)) % many  # [asked, seats]
    here = at[:, None]
    drawers = _drawers(rows, at, seats, course[:, 2])
    opened = np.zeros((count, _DRAWERS + 1), np.float32)
    opened[np.arange(count), course[:, 3]] = 1
    cards = _Cards(rows, at, turn, course)
    return Seen(
        drawers=drawers,
        open=opened[:, 1:],
        row=np.einsum("nd,ndf->nf", opened[:, 1:], drawers),
        phase=_one_of(course[:, 0], len(PHASES)),
        round=course[:, 1:2],
        red=course[:, 4:6],
        seats=np.broadcast_to(np.arange(MOST_SEATS) < many, (count, MOST_SEATS)),
        asked=_eight(_asked(turn, seats, course)),
        white=_eight(rows.white[here, turn]),
        black=_eight(rows.black[here, turn]),
        has_alarm=_eight(rows.alarms[here, turn]),
        hand=_eight(cards.hand),
        numbers=_eight(cards.numbers),
        laid=_eight(cards.laid),
        laid_number=_eight(cards.laid_number),
        named=np.zeros((count, _DRAWERS), np.float32),
        to_name=np.zeros((count, 1), np.float32),
    )


def _drawers(rows: Rows, at: Ints, seats: Ints, flipped: Any) -> Floats:
    """[asked, 12, 10]: what lies above and below, as the box stands."""
    count = len(at)
    fronts = rows.fronts[at]
    each = np.arange(count)
    up, down = fronts[each, :, flipped], fronts[each, :, 1 - flipped]
    drawers = np.empty((count, _DRAWERS, 10), np.float32)
    drawers[:, :, 0:2] = up[:, :, :2]
    drawers[:, :, 2:4] = down[:, :, :2]
    mine = seats[:, None] + 1
    for side, row in enumerate((up, down)):
        alarm = row[:, :, 2]
        drawers[:, :, 4 + side] = alarm == mine
        drawers[:, :, 6 + side] = (alarm > 0) & (alarm != mine)
    ruby = rows.rubies[at]
    drawers[:, :, 8] = ruby == flipped[:, None] + 1
    drawers[:, :, 9] = ruby == 2 - flipped[:, None]
    return drawers


def _asked(turn: Ints, seats: Ints, course: Any) -> NDArray[np.bool_]:
    """M-26: while cards are chosen, the seat and all after it; else one."""
    choosing = course[:, 0:1] == _CHOOSE
    return np.where(choosing, turn >= seats[:, None], turn == course[:, 7:8] - 1)


class _Cards:
    """M-26, M-34: the own cards and what has been turned up, of many questions."""

    def __init__(self, rows: Rows, at: Ints, turn: Ints, course: Any) -> None:
        here = at[:, None]
        choosing = course[:, 0:1] == _CHOOSE
        laid = rows.laid[here, turn].astype(np.int64)
        hand = rows.hand[here, turn]
        earlier = turn < turn[:, 0:1]
        up = (laid > 0) & (
            (course[:, 6:7] == _ALL) | ((course[:, 6:7] == _SMUGGLERS) & (laid == 1))
        )
        up[:, 0] = laid[:, 0] > 0
        down = np.where(choosing, earlier, (laid > 0) & ~up)
        up &= ~choosing
        bits = laid[:, :, None] == np.arange(1, CHARACTERS + 1)
        hidden = bits & ~up[:, :, None]
        self.hand = hand | hidden
        self.laid = np.concatenate([bits & up[:, :, None], down[:, :, None]], axis=2)
        self.laid_number = np.where(up, rows.laid_number[here, turn], 0)
        self.numbers = _seen_numbers(rows.numbers[here, turn], self.hand, course[:, 1])


def _seen_numbers(numbers: Any, hand: Any, rounds: Any) -> Floats:
    """M-34: a number never seen is as likely any that nobody has shown."""
    unseen = hand & (rounds[:, None, None] <= _CYCLE)
    unseen[:, 0] = False
    shown = np.where(unseen, 0, numbers).sum(1)
    many = (~unseen).sum(1)
    usual = (box.ALL_NUMBERS - shown) / np.maximum(len(NUMBERS) - many, 1)
    return np.asarray(np.where(unseen, usual[:, None], numbers), np.float32)


def _one_of(places: Any, many: int) -> Floats:
    return np.asarray(places[:, None] == np.arange(many), np.float32)


def _eight(field: Any) -> Floats:
    """Empty places for the seats that nobody has."""
    filled_up = np.zeros((field.shape[0], MOST_SEATS, *field.shape[2:]), np.float32)
    filled_up[:, : field.shape[1]] = field
    return filled_up


def flat_rows(many: Seen) -> Floats:
    """`box.flat` for a row of everything that is seen."""
    count = len(many.drawers)
    parts = []
    for name, field in many._asdict().items():
        scale = _IN_DRAWERS if name in ("drawers", "row") else box.SCALE.get(name)
        scaled = field if scale is None else field / np.float32(scale)
        parts.append(scaled.reshape(count, -1))
    return np.concatenate(parts, axis=1, dtype=np.float32)
