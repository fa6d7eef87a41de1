"""How observations change a belief; what is seen on the table is always believed."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from schatulle.bots.meisterdiebe.belief import (
    NO_SIDE,
    Belief,
    Side,
    Within,
    above,
    below,
    empty_belief,
    minus,
    plus,
    upper_face,
    vague_belief,
    with_drawer,
    with_sides,
    within,
)
from schatulle.bots.meisterdiebe.memories.looking import Open, open_drawer
from schatulle.bots.meisterdiebe.sight import rubies_left
from schatulle.rules.meisterdiebe.box import Front, Move
from schatulle.rules.meisterdiebe.events import (
    AlarmReturned,
    Began,
    BoxTurned,
    Chose,
    Filled,
    Found,
    FrontTaken,
    Given,
    Opened,
    Placed,
    Pulled,
    Searched,
    TurnedUp,
)
from schatulle.rules.meisterdiebe.gems import NOTHING
from schatulle.rules.meisterdiebe.view import View

#: How many diamonds someone lays into a drawer when nobody may count them; an irrational number,
#: so that guesses never add up to something that looks counted.
UNCOUNTED: Final = 2**0.5


def remember(belief: Belief, event: Any) -> Belief:
    """The belief after an observation; most of them tell nothing about the box."""
    change = _REMEMBER.get(type(event))
    return belief if change is None else change(belief, event)


def _began(_belief: Belief, _event: Began) -> Belief:
    return empty_belief()


def _pulled(belief: Belief, event: Pulled) -> Belief:
    """M-48: a drawer is named before it opens only where drawers stick; P-6: one by one."""
    return replace(
        belief,
        sticky=belief.sticky or "M-37" in event.clauses,
        prototype=belief.prototype or "P-6" in event.clauses,
    )


def _filled(belief: Belief, event: Filled) -> Belief:
    drawer = within(belief, event.drawer)
    up, down = above(drawer, belief.flipped), below(drawer, belief.flipped)
    diamonds = UNCOUNTED if event.diamonds is None else event.diamonds
    up = plus(up, event.fell if event.raised else NOTHING)
    up = Side(up.diamonds + diamonds, up.sapphires, up.alarm)
    return with_sides(belief, event.drawer, up, _fallen(belief, down, event))


def _fallen(belief: Belief, down: Side, event: Filled | Opened) -> Side:
    """M-39: all that lay below fell, unless it stuck."""
    if not belief.sticky:
        return NO_SIDE
    gone = isinstance(event, Opened) and event.alarm is not None
    return replace(minus(down, event.fell), alarm=None if gone else down.alarm)


def _play_began(belief: Belief, _event: Chose) -> Belief:
    """The quick set-up: the box was filled and nobody saw it."""
    if belief.filled:
        return belief
    return replace(belief, drawers=vague_belief().drawers, filled=True)


def _turned_up(belief: Belief, event: TurnedUp) -> Belief:
    """P-9: all cards at once only in the prototype."""
    return replace(belief, prototype="P-9" in event.clauses)


def _opened(belief: Belief, event: Opened) -> Belief:
    drawer = within(belief, event.drawer)
    up, down = above(drawer, belief.flipped), below(drawer, belief.flipped)
    if event.upper is not None:
        up = _side(event.upper)
    elif event.raised:
        up = plus(up, event.fell)
    belief = with_sides(belief, event.drawer, up, _fallen(belief, down, event))
    return replace(belief, open=event.drawer)


def _side(front: Front) -> Side:
    return Side(front.gems.diamonds, front.gems.sapphires, front.alarm)


def _with_open_side(belief: Belief, change: Callable[[Side], Side]) -> Belief:
    """The upper front of the drawer that stands open, changed."""
    if belief.open is None:
        return belief
    drawer = within(belief, belief.open)
    up = change(above(drawer, belief.flipped))
    return with_sides(belief, belief.open, up, below(drawer, belief.flipped))


def _emptied(belief: Belief, _event: FrontTaken) -> Belief:
    """M-67: an alarm is never taken along."""
    return _with_open_side(belief, lambda up: Side(alarm=up.alarm))


def _given(belief: Belief, event: Given) -> Belief:
    if not event.shares:
        return belief
    return _with_open_side(belief, lambda up: Side(alarm=up.alarm))


def _placed(belief: Belief, event: Placed) -> Belief:
    alarm = event.seat if event.alarm else None
    return _with_open_side(
        belief,
        lambda up: replace(plus(up, event.gems), alarm=up.alarm if alarm is None else alarm),
    )


def _searched(belief: Belief, event: Searched) -> Belief:
    """M-80, M-81: a ruby is taken, or lies above now; nobody else may learn that there is none."""
    if belief.open is None:
        return belief
    belief = _with_open_side(belief, lambda up: minus(up, event.gems))
    assert belief.open is not None
    drawer = within(belief, belief.open)
    fell = event.found is Found.FELL or (event.found is None and drawer.ruby is not None)
    ruby = upper_face(belief.flipped) if fell else None
    return with_drawer(belief, belief.open, replace(drawer, ruby=ruby))


def _alarm_returned(belief: Belief, _event: AlarmReturned) -> Belief:
    return _with_open_side(belief, lambda up: replace(up, alarm=None))


def _box_turned(belief: Belief, event: BoxTurned) -> Belief:
    flips = event.moves.count(Move.FLIP) % 2 == 1
    return replace(belief, flipped=belief.flipped != flips, open=None)


_REMEMBER: Final[Mapping[type, Callable[[Belief, Any], Belief]]] = {
    Began: _began,
    Pulled: _pulled,
    Filled: _filled,
    Chose: _play_began,
    TurnedUp: _turned_up,
    Opened: _opened,
    FrontTaken: _emptied,
    Given: _given,
    Placed: _placed,
    Searched: _searched,
    AlarmReturned: _alarm_returned,
    BoxTurned: _box_turned,
}


def reconciled(belief: Belief, view: View) -> Belief:
    """The belief put right by what lies open on the table."""
    if belief.flipped != view.flipped:
        belief = replace(belief, flipped=view.flipped)
    looked = open_drawer(view)
    if looked is not None:
        belief = _looked_at(belief, looked)
    rubies = rubies_left(view) > 0
    return replace(belief, drawers=tuple([_put_right(it, view, rubies) for it in belief.drawers]))


def _put_right(drawer: Within, view: View, rubies: bool) -> Within:
    """M-64, M-90: an alarm in hand is in no drawer, and a ruby on a black cushion neither."""
    head, tail = _without_alarm(drawer.head, view), _without_alarm(drawer.tail, view)
    return Within(head, tail, drawer.ruby if rubies else None)


def _without_alarm(side: Side, view: View) -> Side:
    alarm = side.alarm
    return side if alarm is None or not view.alarms[alarm] else replace(side, alarm=None)


def _looked_at(belief: Belief, looked: Open) -> Belief:
    """The open drawer as the view shows it."""
    hidden = below(within(belief, looked.drawer), belief.flipped)
    down = hidden if looked.lower is None else _side(looked.lower)
    belief = with_sides(belief, looked.drawer, _side(looked.upper), down)
    if looked.searched:
        changed = replace(within(belief, looked.drawer), ruby=looked.ruby)
        belief = with_drawer(belief, looked.drawer, changed)
    return replace(belief, open=looked.drawer)
