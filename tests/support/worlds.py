"""Two worlds that differ only in what a seat may not know, and what that seat sees of each."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from schatulle.core import NATURE, Choices, Game, IllegalMove, Seat, count_of, replaced
from schatulle.games.diamant.rules.actions import Choice, Decide
from schatulle.games.diamant.rules.state import Phase as DiamantPhase
from schatulle.games.diamant.rules.state import State as DiamantState
from schatulle.games.meisterdiebe.rules.actions import Choose, Fall, Fill, Open, Search, Turn
from schatulle.games.meisterdiebe.rules.box import (
    INDEX,
    LONG,
    Contents,
    Drawer,
    Face,
    Front,
    lower,
    upper,
    upper_face,
    with_fronts,
    with_upper,
)
from schatulle.games.meisterdiebe.rules.cards import NUMBERS, Card, Character, Hand, sorted_hand
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.state import Phase, Stage, State, character_of, is_turned_up
from support.universe import universe


class Leak(AssertionError):  # noqa: N818 - what it says it is
    """A seat saw something that it may not know."""


class Worlds(NamedTuple):
    """Two states that must be one and the same to somebody."""

    one: Any
    other: Any
    viewer: Seat
    rng: Random


Change = Callable[[Any, Seat, Random], Any]


# What a seat sees.


def seen(game: Game, state: Any, viewer: Seat) -> bytes:
    """The view, and the questions to the seat itself, as they go over the wire."""
    own = [
        (asked.id, asked.kind, count_of(asked.choices), some(asked.choices))
        for asked in game.awaiting(state)
        if asked.seat == viewer
    ]
    return msgspec.json.encode((game.view(state, viewer), own))


def some(choices: Choices[Any]) -> list[Any]:
    """All choices where they are few, else the first and some more."""
    count = min(count_of(choices), 2**40)
    return [choices[number] for number in range(0, count, max(1, count // 20))]


def observed(game: Game, events: Sequence[Any], viewer: Seat) -> bytes:
    """What the seat learns from events; nothing is sent for what it learns nothing from."""
    learnt = [game.observe(event, viewer) for event in events]
    return msgspec.json.encode([event for event in learnt if event is not None])


def refused(game: Game, state: Any, seat: Seat, actions: Sequence[Any]) -> list[Any]:
    """The answers to a seat that tries all sorts of things, for programs and for people."""
    return [_refusal(game, state, seat, action) for action in actions]


def _refusal(game: Game, state: Any, seat: Seat, action: Any) -> Any:
    try:
        game.decide(state, seat, action)
    except IllegalMove as refusal:
        return str(refusal), refusal.says, refusal.about
    return "accepted"


def compare(game: Game, worlds: Worlds) -> None:
    """Raises Leak where the seat could tell the worlds apart."""
    one, other, viewer, rng = worlds
    if seen(game, one, viewer) != seen(game, other, viewer):
        raise Leak(f"seat {viewer} sees a difference: {differing(game, worlds)}")
    if viewer >= 0:
        tried = rng.sample(list(universe(game, one)), 6)
        if refused(game, one, viewer, tried) != refused(game, other, viewer, tried):
            raise Leak(f"seat {viewer} is refused differently")


def differing(game: Game, worlds: Worlds) -> list[str]:
    views = [msgspec.to_builtins(game.view(state, worlds.viewer)) for state in worlds[:2]]
    return [name for name in views[0] if views[0][name] != views[1][name]]


# Playing on in both worlds.


class Answer(NamedTuple):
    """An answer in both worlds; what is given in secret may differ."""

    seat: Seat
    one: Any
    other: Any


def follow(game: Game, worlds: Worlds, steps: int) -> int:
    """On in both worlds until the difference is seen by right; for how many answers."""
    for number in range(steps):
        compare(game, worlds)
        answer = _next_answer(game, worlds)
        if answer is None or is_shown(worlds, answer):
            return number
        told, worlds = _played(game, worlds, answer)
        if not told:
            return number
    return steps


def _next_answer(game: Game, worlds: Worlds) -> Answer | None:
    """An answer that can be given in both worlds; Nature's too."""
    decisions = game.awaiting(worlds.one)
    if not decisions:
        return None
    asked = worlds.rng.choice(decisions)
    if asked.kind == Phase.STUCK:
        both = [fall for fall in asked.choices if _falls_in(game, worlds, fall)]
        fall = worlds.rng.choice(both)
        return Answer(asked.seat, fall, fall)
    action = asked.choices[worlds.rng.randrange(count_of(asked.choices))]
    return Answer(asked.seat, action, in_secret(game, worlds, asked.seat, action))


def in_secret(game: Game, worlds: Worlds, seat: Seat, action: Any) -> Any:
    """The answer in the other world: another one, where the viewer must not notice."""
    if seat == worlds.viewer:
        return action
    if isinstance(action, Choose | Decide):
        asked = next(asked for asked in game.awaiting(worlds.other) if asked.seat == seat)
        return worlds.rng.choice(list(asked.choices))
    if isinstance(action, Fill) and not seen_by_all(worlds.one):
        named = tuple(dict.fromkeys(action.drawers))
        more = worlds.rng.choices(named, k=len(action.drawers) - len(named))
        return Fill((*named, *more))
    return action


def _falls_in(game: Game, worlds: Worlds, fall: Fall) -> bool:
    one, other = worlds.one, worlds.other
    drawer = one.turn.to_open[0]
    same_alarm = lower(one.box, drawer).alarm == lower(other.box, drawer).alarm
    return fall in game.awaiting(other)[0].choices and (same_alarm or not fall.alarm)


def _played(game: Game, worlds: Worlds, answer: Answer) -> tuple[bool, Worlds]:
    """The worlds after an answer, and whether they are still the same to the viewer by right."""
    events, one = game.play(worlds.one, answer.seat, answer.one)
    others, other = game.play(worlds.other, answer.seat, answer.other)
    then = Worlds(one, other, worlds.viewer, worlds.rng)
    if is_learnt_after(then):
        return False, then
    if observed(game, events, worlds.viewer) != observed(game, others, worlds.viewer):
        raise Leak(f"seat {worlds.viewer} observes a difference after {answer}")
    return True, then


def is_learnt_after(worlds: Worlds) -> bool:
    """M-35: cards that come to the own hand are known; D-22: at the end chests are counted."""
    one, other, viewer, _ = worlds
    if isinstance(one, State):
        return viewer >= 0 and bool(one.hands[viewer] != other.hands[viewer])
    return one.phase is DiamantPhase.OVER and bool(one.chests != other.chests)


def is_shown(worlds: Worlds, answer: Answer) -> bool:
    """Whether the answer lays open what differs, as the rules have it."""
    one, other, viewer, _ = worlds
    seat, action = answer.seat, answer.one
    if isinstance(action, Decide):
        return _are_fists_opened(one, other, answer)
    if isinstance(action, Choose):
        return _are_cards_turned_up(one, other, answer)
    if isinstance(action, Turn):
        last_smuggler = one.stage is Stage.SMUGGLING and len(one.turn_queue) == 1
        return last_smuggler and one.cards != other.cards
    if isinstance(action, Open):
        return _is_drawer_shown(worlds, action.drawer, seat)
    if isinstance(action, Fill):
        return any(_is_drawer_shown(worlds, drawer, seat) for drawer in action.drawers)
    if isinstance(action, Search):
        return _is_secret_shown(one, other, seen_by_all(one) or viewer == seat)
    return False


def _are_fists_opened(one: DiamantState, other: DiamantState, answer: Answer) -> bool:
    """D-8: with the last fist all are opened."""
    rows = [
        replaced(state.chosen, [(answer.seat, action.choice)])
        for state, action in ((one, answer.one), (other, answer.other))
    ]
    last = rows[0].count(None) == one.inside.count(False)
    return last and rows[0] != rows[1]


def _are_cards_turned_up(one: State, other: State, answer: Answer) -> bool:
    """M-27, M-29, P-9: smugglers, then all others; all at once without a smuggler."""
    rows = [
        _with_card(state, answer.seat, action)
        for state, action in ((one, answer.one), (other, answer.other))
    ]
    if None in rows[0]:
        return False
    smugglers = [{(s, c) for s, c in enumerate(row) if _is_smuggler(c)} for row in rows]
    if one.options.reveal == "smugglers_first" and (smugglers[0] or smugglers[1]):
        return smugglers[0] != smugglers[1]
    return rows[0] != rows[1]


def _with_card(state: State, seat: Seat, action: Choose) -> tuple[Card | None, ...]:
    card = next(card for card in state.hands[seat] if card.character is action.character)
    return replaced(state.cards, [(seat, card)])


def _is_smuggler(card: Card | None) -> bool:
    return card is not None and card.character is Character.SMUGGLER


def seen_by_all(state: State) -> bool:
    """OQ-M20."""
    return state.options.open_visibility == "all"


def _is_drawer_shown(worlds: Worlds, drawer: Drawer, seat: Seat) -> bool:
    """M-39, OQ-M20: its front to all or to the opener; what falls and is taken to everyone.

    Nobody sees what sticks below, nor a ruby behind the front.
    """
    one, other, viewer, _ = worlds
    above = upper(one.box, drawer), upper(other.box, drawer)
    below = lower(one.box, drawer), lower(other.box, drawer)
    falls_alike = below[0] == below[1] or one.options.sticky_drawers > 0
    if above[0] == above[1]:
        return not falls_alike
    hidden = not seen_by_all(one) and viewer != seat and _nothing_is_taken(one, seat)
    alike = above[0].alarm == above[1].alarm and bool(above[0].gems) == bool(above[1].gems)
    return not (hidden and alike and falls_alike)


def _nothing_is_taken(state: State, seat: Seat) -> bool:
    """In the set-up, and by those who only place, nothing is taken out of the drawer."""
    placing = (Character.JEWELLER, Character.JEWELRESS)
    return state.stage is Stage.FILLING or character_of(state, seat) in placing


def _is_secret_shown(one: State, other: State, watching: bool) -> bool:
    """M-80..M-82: a ruby taken is seen by all; one that fell, or none, by who looks in."""
    assert one.turn.drawer is not None
    faces = [state.box.drawers[INDEX[one.turn.drawer]].ruby for state in (one, other)]
    taken = upper_face(one.box) in faces
    keeps = one.options.mt_empty_secret == "keep_front"
    return faces[0] != faces[1] and (watching or taken or keeps)


# Other worlds of Meisterdiebe.


def other_drawers(state: State, _viewer: Seat, rng: Random) -> State:
    """Anything at all in the closed drawers; the alarms lie in other ones."""
    closed = [drawer for drawer in Drawer if drawer not in (state.turn.drawer, *state.turn.to_open)]
    alarms = [
        face.alarm
        for drawer in closed
        for face in faces_of(state, drawer)
        if face.alarm is not None
    ]
    places = dict(zip(rng.sample(closed, len(alarms)), alarms, strict=True))
    box = state.box
    for drawer in closed:
        faces = [Front(random_gems(rng), places.get(drawer)), Front()]
        if state.options.sticky_drawers and rng.random() < 0.5:
            faces[1] = Front(random_gems(rng))
        rng.shuffle(faces)
        box = with_fronts(box, drawer, *faces)
    return replace(state, box=box)


def faces_of(state: State, drawer: Drawer) -> tuple[Front, Front]:
    contents = state.box.drawers[INDEX[drawer]]
    return contents.head, contents.tail


def random_gems(rng: Random) -> Gems:
    return rng.choice((Gems(), Gems(), Gems(rng.randrange(4), rng.randrange(3))))


def other_below(state: State, _viewer: Seat, rng: Random) -> State:
    """Something else stuck below, also below the drawer that stands open (sticky drawers)."""
    if not state.options.sticky_drawers:
        return state
    box = state.box
    drawers = [drawer for drawer in Drawer if drawer not in state.turn.to_open]
    alarms = [lower(box, drawer).alarm for drawer in drawers]
    rng.shuffle(alarms)
    if state.turn.drawer and rng.random() < 0.5:
        drawers.sort(key=lambda drawer: drawer is not state.turn.drawer)
        alarms.sort(key=lambda alarm: alarm is None)
    for drawer, alarm in zip(drawers, alarms, strict=True):
        stuck = Front(random_gems(rng), alarm)
        box = with_fronts(box, drawer, upper(box, drawer), stuck)
    return replace(state, box=box)


def other_rubies(state: State, _viewer: Seat, rng: Random) -> State:
    """Rubies on other sides, or none, in all secret compartments but one just searched."""
    drawers: list[Contents] = list(state.box.drawers)
    for drawer in Drawer:
        if drawer in LONG and not (state.turn.searched and drawer is state.turn.drawer):
            face = rng.choice((None, Face.HEAD, Face.TAIL))
            drawers[INDEX[drawer]] = replace(drawers[INDEX[drawer]], ruby=face)
    return replace(state, box=replace(state.box, drawers=tuple(drawers)))


def other_open_drawer(state: State, viewer: Seat, rng: Random) -> State:
    """Other gems in the drawer that only its opener sees, where nobody takes them."""
    drawer = state.turn.drawer
    if drawer is None or seen_by_all(state) or state.turn_queue[0] == viewer:
        return state
    front = upper(state.box, drawer)
    if not front.gems or state.phase not in (Phase.PLACE, Phase.TURN):
        return state
    gems = Gems(1 + rng.randrange(3), rng.randrange(3))
    return replace(state, box=with_upper(state.box, drawer, replace(front, gems=gems)))


def other_numbers(state: State, viewer: Seat, rng: Random) -> State:
    """Other numbers on all cards that the viewer does not see."""
    for character in Character:
        taken = [
            card.number for card in visible_cards(state, viewer) if card.character is character
        ]
        free = [number for number in NUMBERS if number not in taken]
        rng.shuffle(free)
        state = _renumbered(state, viewer, character, iter(free))
    return state


def visible_cards(state: State, viewer: Seat) -> list[Card]:
    """The viewer's own cards, and those that lie open."""
    own = (*state.hands[viewer], *state.played[viewer]) if viewer >= 0 else ()
    laid = [
        card
        for seat, card in enumerate(state.cards)
        if card and (seat == viewer or is_turned_up(state, Seat(seat)))
    ]
    return [*own, *laid]


def _renumbered(state: State, viewer: Seat, character: Character, numbers: Iterator[int]) -> State:
    def anew(card: Card) -> Card:
        return Card(character, next(numbers)) if card.character is character else card

    def pile(seat: int, cards: Hand) -> Hand:
        return cards if seat == viewer else tuple(map(anew, cards))

    def laid(seat: int, card: Card | None) -> Card | None:
        hidden = card is not None and seat != viewer and not is_turned_up(state, Seat(seat))
        return anew(card) if hidden and card else card

    return replace(
        state,
        hands=tuple(pile(seat, cards) for seat, cards in enumerate(state.hands)),
        played=tuple(pile(seat, cards) for seat, cards in enumerate(state.played)),
        cards=tuple(laid(seat, card) for seat, card in enumerate(state.cards)),
    )


def other_laid_cards(state: State, viewer: Seat, rng: Random) -> State:
    """Hidden cards on the table exchanged for others in the same hand; smugglers are open."""
    for seat, card in enumerate(state.cards):
        if card is None or seat == viewer or is_turned_up(state, Seat(seat)):
            continue
        open_smugglers = state.stage is Stage.SMUGGLING
        might = [c for c in state.hands[seat] if not (open_smugglers and _is_smuggler(c))]
        if might:
            laid = rng.choice(might)
            hand = sorted_hand((*(c for c in state.hands[seat] if c != laid), card))
            state = replace(
                state,
                cards=replaced(state.cards, [(seat, laid)]),
                hands=replaced(state.hands, [(seat, hand)]),
            )
    return state


# Other worlds of Diamant.


def other_fists(state: DiamantState, viewer: Seat, rng: Random) -> DiamantState:
    """Other choices in the closed fists."""
    if state.phase is not DiamantPhase.DECIDE:
        return state
    chosen = [
        rng.choice(list(Choice)) if choice and seat != viewer else choice
        for seat, choice in enumerate(state.chosen)
    ]
    return replace(state, chosen=tuple(chosen))


def other_chests(state: DiamantState, viewer: Seat, rng: Random) -> DiamantState:
    """Other stones in the closed chests."""
    if state.options.chests == "open" or state.phase is DiamantPhase.OVER:
        return state
    chests = [
        stones if seat == viewer else rng.randrange(40) for seat, stones in enumerate(state.chests)
    ]
    return replace(state, chests=tuple(chests))


def other_answers(state: Any, _viewer: Seat, _rng: Random) -> Any:
    """Nothing differs yet: only what others answer in secret from now on."""
    return state


CHANGES: Final[dict[str, tuple[Change, ...]]] = {
    "meisterdiebe": (
        other_drawers,
        other_below,
        other_rubies,
        other_open_drawer,
        other_numbers,
        other_laid_cards,
        other_answers,
    ),
    "diamant": (other_fists, other_chests, other_answers),
}


def compare_worlds(game: Game, state: Any, rng: Random, steps: int = 20) -> dict[str, int]:
    """For a random viewer every other world there is; how long each was followed."""
    viewer = rng.choice([Seat(seat) for seat in range(NATURE - 1, state.seats) if seat != NATURE])
    followed = {}
    for change in CHANGES[game.NAME]:
        other = change(state, viewer, rng)
        if other != state or change is other_answers:
            worlds = Worlds(state, other, viewer, rng)
            followed[change.__name__] = follow(game, worlds, steps) + 1
    return followed
