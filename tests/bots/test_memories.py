"""Memories between goldfish and elephant: they forget smoothly, for good, and plausibly."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any, Final

import pytest

from bots.support.watched_games import (
    EDITIONS,
    beliefs,
    card_odds,
    cards_of,
    diamonds_in_box,
    is_asked,
    moments,
    sapphires_in_box,
    seen_by,
    show,
    side_pairs,
)
from schatulle.bots.contract import Memory
from schatulle.core import BadOptions, Seat
from schatulle.games.meisterdiebe import rules
from schatulle.games.meisterdiebe.bots.belief import SIDES, Belief, Side
from schatulle.games.meisterdiebe.bots.memories import (
    Elephant,
    Goldfish,
    Human,
    memory_named,
)
from schatulle.games.meisterdiebe.bots.memories.slider import Mind, mind_at
from schatulle.games.meisterdiebe.bots.memories.traces import Traces
from schatulle.games.meisterdiebe.rules.actions import Begin, Choose, DealHands, Fill, Turn
from schatulle.games.meisterdiebe.rules.box import INDEX, LONG, Drawer, Face, Front, Move
from schatulle.games.meisterdiebe.rules.cards import Card, Character
from schatulle.games.meisterdiebe.rules.events import (
    AlarmReturned,
    BoxTurned,
    Cushion,
    Found,
    FrontTaken,
    Opened,
    Placed,
    Searched,
)
from schatulle.games.meisterdiebe.rules.gems import NOTHING, Gems
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.state import State
from schatulle.games.meisterdiebe.rules.view import View

STEPS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
SEAT: Final = Seat(0)
ADULT_MIND: Final = mind_at(0.5)
#: Who hides what: all kinds of doubt that there are.
TABLES: Final[tuple[dict[str, object], ...]] = (
    {},
    {"open_visibility": "opener"},
    {"quick_setup": True},
    {"sticky_drawers": 0.3},
)


def error(state: State, belief: Belief) -> float:
    """How far a belief is from the truth: gems, rubies and card numbers."""
    gems = sum(
        abs(side.diamonds - front.gems.diamonds) + abs(side.sapphires - front.gems.sapphires)
        for side, front in side_pairs(state, belief)
    )
    rubies = sum(
        abs(odds - (held.ruby is face))
        for inside, held in zip(belief.drawers, state.box.drawers, strict=True)
        for odds, face in zip(inside.rubies, Face, strict=True)
    )
    cards = sum(
        1 - card_odds(belief, seat, card)
        for seat in range(state.seats)
        for card in cards_of(state, seat)
    )
    return gems + rubies + cards / state.seats


def mean_errors(edition: str, games: int) -> list[float]:
    """The mean error at every step of the slider, over the same games."""
    errors: list[list[float]] = [[] for _ in STEPS]
    for seed in range(games):
        memories = [Human(step, SEAT, f"human {seed}") for step in STEPS]
        for moment in moments(rules.EDITIONS[edition], 2 + seed, seed):
            for memory, row in zip(memories, errors, strict=True):
                show(memory, moment.events, SEAT)
                if is_asked(moment.state):
                    view = seen_by(moment.state, SEAT)
                    row.append(error(moment.state, memory.recall(view)))
    return [sum(row) / len(row) for row in errors]


@pytest.mark.parametrize("edition", ["zoch", "prototype"])
def test_the_error_grows_with_every_step_from_elephant_to_goldfish(edition: str) -> None:
    errors = mean_errors(edition, 3)
    assert all(more > less for more, less in pairwise(errors))
    assert errors[-1] < 0.1 * errors[0]


@pytest.mark.parametrize("changes", TABLES)
def test_at_its_ends_the_slider_is_goldfish_and_elephant_exactly(
    changes: dict[str, object],
) -> None:
    options = rules.options("zoch", changes)
    pairs: list[tuple[Memory, Memory]] = [
        (Human(0, SEAT, "ends", options), Goldfish(SEAT, options)),
        (Human(1, SEAT, "ends", options), Elephant(SEAT, options)),
    ]
    for moment in moments(options, 4, 7):
        for one, other in pairs:
            show(one, moment.events, SEAT)
            show(other, moment.events, SEAT)
            if is_asked(moment.state):
                view = seen_by(moment.state, SEAT)
                assert one.recall(view) == other.recall(view)


@pytest.mark.parametrize("changes", TABLES)
def test_close_to_its_ends_the_slider_is_close_to_them(changes: dict[str, object]) -> None:
    options = rules.options("zoch", changes)
    pairs: list[tuple[Memory, Memory]] = [
        (Human(1e-7, SEAT, "near", options), Goldfish(SEAT, options)),
        (Human(1 - 1e-7, SEAT, "near", options), Elephant(SEAT, options)),
    ]
    for moment in moments(options, 3, 8):
        for one, other in pairs:
            show(one, moment.events, SEAT)
            show(other, moment.events, SEAT)
            if is_asked(moment.state):
                view = seen_by(moment.state, SEAT)
                assert numbers(one.recall(view)) == pytest.approx(
                    numbers(other.recall(view)), abs=1e-3
                )


def numbers(belief: Belief) -> list[float]:
    """All that a belief says in numbers."""
    drawers = belief.drawers
    return [
        *[side.diamonds for drawer in drawers for side in (drawer.head, drawer.tail)],
        *[side.sapphires for drawer in drawers for side in (drawer.head, drawer.tail)],
        *[odds for drawer in drawers for odds in drawer.rubies],
        *[drawer.sure for drawer in drawers],
        *[odds for hand in belief.cards for row in hand for odds in row],
        *[odds for row in belief.alarms for odds in row],
    ]


@pytest.mark.parametrize("ability", Mind.__struct_fields__)
def test_every_ability_rises_or_falls_along_the_slider_without_a_jump(ability: str) -> None:
    values = [getattr(mind_at(step / 1000), ability) for step in range(1001)]
    rises = values[-1] > values[0]
    assert values == sorted(values, reverse=not rises)
    assert max(abs(more - less) for less, more in pairwise(values)) < 0.03


def test_a_goldfish_takes_nothing_in_and_an_elephant_never_errs() -> None:
    goldfish, elephant = mind_at(0), mind_at(1)
    assert (goldfish.taken_in, goldfish.span, goldfish.lapse) == (0, 0, 1)
    assert (elephant.taken_in, elephant.span, elephant.lapse) == (1, 12, 0)
    assert elephant.strays == elephant.mix_up == elephant.mis_turn == elephant.mis_flip == 0


@pytest.mark.parametrize("step", STEPS)
def test_the_same_seed_forgets_the_same_and_another_one_something_else(step: float) -> None:
    options = rules.EDITIONS["zoch"]

    def told(seed: str) -> list[Belief]:
        return [belief for _, belief in beliefs(options, 4, 1, Human(step, SEAT, seed), SEAT)]

    assert told("one") == told("one")
    assert (told("one") == told("another")) == (step in (0, 1))


@pytest.mark.parametrize("how", ["elephant", "goldfish", "0.4"])
def test_looking_again_or_not_at_all_changes_nothing(how: str) -> None:
    options = rules.options("zoch", {"open_visibility": "opener", "quick_setup": True})
    often, seldom = (memory_named(how, SEAT, "looks", options) for _ in range(2))
    for moment in moments(options, 3, 2):
        show(often, moment.events, SEAT)
        show(seldom, moment.events, SEAT)
        if is_asked(moment.state):
            view = seen_by(moment.state, SEAT)
            last = often.recall(view)
            assert often.recall(view) == last
    assert seldom.recall(view) == last


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("step", [0.0, 0.3, 0.6, 0.9])
def test_nothing_impossible_is_remembered(edition: str, step: float) -> None:
    options = rules.EDITIONS[edition]
    for state, belief in beliefs(options, 5, 3, Human(step, SEAT, "sane", options), SEAT):
        sides = [side for side, _ in side_pairs(state, belief)]
        assert min(min(side.diamonds, side.sapphires) for side in sides) >= 0
        assert sum(side.diamonds for side in sides) == pytest.approx(diamonds_in_box(state))
        assert sum(side.sapphires for side in sides) == pytest.approx(sapphires_in_box(state))
        _check_rubies(state, belief)
        _check_odds(belief)
        assert belief.flipped == state.box.flipped


def _check_rubies(state: State, belief: Belief) -> None:
    left = sum(drawer.ruby is not None for drawer in state.box.drawers)
    assert sum(sum(drawer.rubies) for drawer in belief.drawers) == pytest.approx(left)
    for drawer, inside in zip(Drawer, belief.drawers, strict=True):
        assert sum(inside.rubies) <= (1 + 1e-9 if drawer in LONG else 0)
        assert 0 <= inside.sure <= 1


def _check_odds(belief: Belief) -> None:
    for place in range(len(Character)):
        rows = [hand[place] for hand in belief.cards]
        assert all(sum(row) == pytest.approx(1) for row in rows)
        assert all(sum(column) <= 1 + 1e-9 for column in zip(*rows, strict=True))
    for row in belief.alarms:
        assert len(row) == SIDES
        assert sum(row) == pytest.approx(round(sum(row)))


@pytest.mark.parametrize("step", STEPS)
def test_the_drawer_that_lies_open_is_seen_as_it_is(step: float) -> None:
    options, looked = rules.options("zoch", {"quick_setup": True}), 0
    for state, belief in beliefs(options, 4, 5, Human(step, SEAT, "open", options), SEAT):
        if state.turn.drawer is not None:
            assert belief.open is state.turn.drawer
            at = INDEX[state.turn.drawer]
            inside, held = belief.drawers[at], state.box.drawers[at]
            assert (inside.head.diamonds, inside.tail.diamonds) == (
                held.head.gems.diamonds,
                held.tail.gems.diamonds,
            )
            assert inside.sure == 1
            looked += 1
    assert looked > 20


def test_how_many_is_forgotten_before_whether_any() -> None:
    """Six diamonds in one drawer, none in the others, and then many turns."""
    memory, view = after_a_fill(0.6, idle_turns=24)
    belief = memory.recall(view)
    full, empty = belief.drawers[INDEX[Drawer.A2]], belief.drawers[INDEX[Drawer.C4]]
    assert full.sure < 0.4
    assert 1 < full.head.diamonds < 4
    assert full.head.diamonds > 4 * empty.head.diamonds


def test_what_was_forgotten_does_not_come_back() -> None:
    sure = [
        after_a_fill(0.5, idle_turns=turns)[0].recall(after_a_fill(0.5, 0)[1]).drawers[1].sure
        for turns in range(0, 60, 6)
    ]
    assert sure == sorted(sure, reverse=True)
    assert 0 < sure[-1] < sure[0] / 2


def after_a_fill(step: float, idle_turns: int) -> tuple[Human, View]:
    """A memory of a box that was filled and then passed round without being moved."""
    memory = Human(step, SEAT, "idle")
    events, state = played(
        rules.options("zoch", {}),
        [
            (-1, DealHands(hands())),
            (-1, Begin(Seat(0))),
            (0, Fill((Drawer.A2,) * 6)),
            (0, Turn()),
            (1, Fill((Drawer.B1, Drawer.B2, Drawer.B3, Drawer.B4, Drawer.C1, Drawer.C2))),
            (1, Turn()),
        ],
    )
    idle = BoxTurned(("M-43", "M-44"), SEAT, ())
    show(memory, [*events, *[idle] * idle_turns], SEAT)
    return memory, seen_by(state, SEAT)


def hands(*numbers: int) -> tuple[tuple[Card, ...], ...]:
    """A hand of one number for every seat."""
    return tuple(
        tuple(Card(character, number) for character in Character) for number in numbers or (1, 2)
    )


def played(options: Options, answers: Sequence[tuple[int, Any]]) -> tuple[list[Any], State]:
    """All events of some answers, and the state after them."""
    deal = answers[0][1]
    state = rules.setup(options, len(deal.hands))
    log: list[Any] = []
    for seat, action in answers:
        events, state = rules.play(state, Seat(seat), action)
        log.extend(events)
    return log, state


@pytest.mark.parametrize("how", ["elephant", "goldfish", "0.5"])
def test_worlds_that_a_seat_cannot_tell_apart_are_believed_alike(how: str) -> None:
    """Other cards and another split of the diamonds: a planted secret would show."""
    options = rules.options("zoch", {"open_visibility": "opener"})

    def world(theirs: tuple[int, int], *secret: Drawer) -> Belief:
        events, state = played(
            options,
            [
                (-1, DealHands(hands(3, *theirs))),
                (-1, Begin(Seat(0))),
                (0, Fill((Drawer.A2, Drawer.A2, Drawer.B3, Drawer.C4))),
                (0, Turn((Move.FLIP,))),
                (1, Fill(secret)),
                (1, Turn((Move.TOP_PLUS, Move.FLIP))),
                (2, Fill((Drawer.C1,) * 4)),
                (2, Turn()),
                (1, Choose(Character.THIEF if theirs[0] > 6 else Character.JEWELLER)),
            ],
        )
        memory = memory_named(how, SEAT, "worlds", options)
        show(memory, events, SEAT)
        belief = memory.recall(seen_by(state, SEAT))
        assert isinstance(belief, Belief)
        return belief

    one = world((7, 1), Drawer.A1, Drawer.A1, Drawer.A1, Drawer.B1)
    other = world((2, 8), Drawer.A1, Drawer.B1, Drawer.B1, Drawer.B1)
    assert one == other


def test_mixed_up_drawers_look_alike_and_every_content_is_somewhere() -> None:
    traces = Traces(mind_at(0.3))
    dice = _Always()
    for _ in range(50):
        before = list(traces.place)
        traces.turn((), dice)
        changed = [drawer for drawer in range(12) if traces.place[drawer] != before[drawer]]
        assert len(changed) in (0, 2)
        assert len({drawer % 2 for drawer in changed}) <= 1
        assert sorted(traces.place) == list(range(12))


def out_of_mind(*drawers: int, at: float = 0.3) -> Traces:
    """Traces of a box of which other drawers were looked into last."""
    traces = Traces(mind_at(at))
    for drawer in reversed(range(12)):
        if drawer not in drawers:
            traces.attend(drawer, changed=False)
    return traces


def test_a_rotation_that_is_not_followed_leaves_contents_where_they_sat() -> None:
    traces = out_of_mind(0, 1, 2, 3)
    traces.turn((Move.TOP_PLUS,), _Always(mixing=False))
    assert sorted(traces.place[:4]) == [0, 1, 2, 3]
    assert all(traces.place[drawer] != drawer for drawer in range(4))
    assert traces.place[4:] == list(range(4, 12))
    traces.attend(2, changed=False)
    assert traces.place[2] == 2
    assert sorted(traces.place) == list(range(12))


def test_after_a_flip_it_is_the_other_end_of_the_box_that_turns() -> None:
    traces = out_of_mind(8, 9, 10, 11)
    traces.turn((Move.FLIP, Move.TOP_PLUS), _Always(mixing=False))
    assert traces.place[:8] == list(range(8))
    assert all(traces.place[drawer] != drawer for drawer in range(8, 12))


def test_few_of_the_drawers_that_turn_are_followed_and_all_that_stand() -> None:
    """Two of four are carried along; the others are known no better than before the last look."""
    traces = Traces(ADULT_MIND)
    for drawer in (7, 3, 2, 1):
        traces.attend(drawer, changed=True)
    traces.turn((Move.TOP_PLUS,), _Always(mixing=False))
    held = traces.held()
    assert (held[1], held[2], held[3]) == (1, 1, 0)
    assert held[7] == ADULT_MIND.span - 3
    traces.attend(3, changed=False)
    assert traces.held()[3] == 1


def test_a_second_look_strengthens_a_trace_and_news_have_to_be_learned() -> None:
    def after(*changed: bool) -> float:
        traces = Traces(mind_at(0.5))
        for is_new in changed:
            traces.attend(5, changed=is_new)
        return traces.lasting[5]

    once, twice, thrice = after(True), after(True, False), after(True, False, False)
    assert once < twice < thrice < 1
    assert thrice - twice < twice - once
    assert after(True, False, True) == once


def test_what_was_thought_of_a_drawer_by_mistake_is_learned_anew() -> None:
    traces = out_of_mind(0, 1, 2, 3)
    known = traces.lasting[0]
    traces.turn((Move.TOP_PLUS,), _Always(mixing=False))
    traces.attend(0, changed=False)
    assert traces.lasting[0] < known


def test_a_flip_that_is_not_followed_turns_up_and_down_round_until_one_looks() -> None:
    traces = Traces(mind_at(0.1))
    traces.turn((Move.FLIP,), _Always(mixing=False))
    assert any(traces.turned)
    confused = traces.turned.index(True)
    traces.attend(confused, changed=False)
    assert not traces.turned[confused]


class _Always(Random):
    """Dice by which everything happens that can; mixing up needs two drawers that differ."""

    def __init__(self, mixing: bool = True) -> None:
        super().__init__(1)
        self._mixing = mixing
        self._mixed = False

    def random(self) -> float:
        return 1.0 if self._mixed and not self._mixing else 0.0

    def choice(self, drawers: Any) -> Any:
        self._mixed = True
        return drawers[super().getrandbits(16) % len(drawers)]


def test_memories_are_found_by_name() -> None:
    assert isinstance(memory_named("elephant", SEAT, "name"), Elephant)
    assert isinstance(memory_named("goldfish", SEAT, "name"), Goldfish)
    for how, step in (("adult", 0.5), ("child", 0.25), ("human", 0.5), ("1", 1.0)):
        memory = memory_named(how, SEAT, "name")
        assert isinstance(memory, Human)
        assert memory.slider == step


@pytest.mark.parametrize("how", ["", "dog", "1.5", "-1", "nan"])
def test_other_names_are_refused_with_what_is_allowed(how: str) -> None:
    with pytest.raises(BadOptions, match="elephant, adult, child, goldfish, or a number from 0"):
        memory_named(how, SEAT, "name")


def test_the_slider_has_two_ends() -> None:
    with pytest.raises(BadOptions, match=r"0 \(goldfish\) to 1 \(elephant\)"):
        Human(1.1, SEAT, "name")


@pytest.mark.parametrize("how", ["elephant", "goldfish", "0.5"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_comes_late_believes_what_lies_open(how: str, edition: str) -> None:
    options = rules.EDITIONS[edition]
    memory = memory_named(how, SEAT, "late")
    for moment in list(moments(options, 3, 4))[40:]:
        show(memory, moment.events, SEAT)
        belief = memory.recall(seen_by(moment.state, SEAT))
        if moment.state.turn.drawer is not None:
            at = INDEX[moment.state.turn.drawer]
            inside, held = belief.drawers[at], moment.state.box.drawers[at]
            assert (inside.head.diamonds, inside.tail.diamonds) == (
                held.head.gems.diamonds,
                held.tail.gems.diamonds,
            )


@pytest.mark.parametrize("how", ["elephant", "0.5"])
def test_what_happens_in_a_drawer_that_was_not_seen_opened_tells_nothing(how: str) -> None:
    memory, fresh = memory_named(how, SEAT, "late"), memory_named(how, SEAT, "late")
    one = Gems(1)
    happened = [
        FrontTaken(("M-78",), SEAT, one, Cushion.BLACK),
        Placed(("M-63",), SEAT, one, alarm=True),
        Searched(("M-79",), SEAT, Found.RUBY, one),
        AlarmReturned(("M-68",), SEAT),
    ]
    show(memory, happened, SEAT)
    view = seen_by(rules.setup(rules.EDITIONS["zoch"], 2), SEAT)
    assert memory.recall(view) == fresh.recall(view)


def test_an_elephant_that_took_the_wrong_number_of_diamonds_for_granted_believes_its_eyes() -> None:
    """Thirty diamonds by the quick set-up, and twelve are thought usual."""
    options = rules.options("zoch", {"quick_setup": True, "setup_diamonds": 30, "max_rounds": 20})
    for state, belief in beliefs(options, 2, 1, Elephant(SEAT), SEAT):
        if state.turn.drawer is not None:
            seen = belief.drawers[INDEX[state.turn.drawer]]
            true = state.box.drawers[INDEX[state.turn.drawer]]
            assert (seen.head.diamonds, seen.tail.diamonds) == (
                true.head.gems.diamonds,
                true.tail.gems.diamonds,
            )


def test_an_elephant_learns_that_drawers_stick_before_anything_falls() -> None:
    options = rules.options("zoch", {"quick_setup": True, "sticky_drawers": 0.4})
    for state, belief in beliefs(options, 3, 2, Elephant(SEAT), SEAT):
        if belief.sticky:
            for side, front in side_pairs(state, belief):
                odds = side.spread or (0.0,) * int(side.diamonds) + (1.0,)
                assert odds[front.gems.diamonds] > 0
    assert belief.sticky


def test_an_elephant_that_was_sure_of_something_else_believes_its_eyes() -> None:
    memory = Elephant(SEAT)
    events, state = played(
        rules.options("zoch", {"setup_diamonds": 2}),
        [
            (-1, DealHands(hands())),
            (-1, Begin(Seat(0))),
            (0, Fill((Drawer.A2,))),
            (0, Turn()),
            (1, Fill((Drawer.A2,))),
            (1, Turn()),
        ],
    )
    seen = Opened(
        ("M-36",), SEAT, Drawer.A4, NOTHING, None, None, False, False, Front(Gems(9, 1), Seat(1))
    )
    show(memory, [*events, seen, BoxTurned(("M-43",), SEAT, ())], SEAT)
    inside = memory.recall(seen_by(state, SEAT)).drawers[INDEX[Drawer.A4]]
    assert inside.head == Side(9, 1, Seat(1))
    assert inside.sure == 1
