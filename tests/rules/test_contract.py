"""The contract of a rulebook, kept by both games at every step of whole random games."""

from collections.abc import Iterator
from functools import reduce
from random import Random
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given
from msgspec.structs import replace

from schatulle import rulebook
from schatulle.core import (
    NATURE,
    SPECTATOR,
    Choices,
    Decision,
    Game,
    IllegalMove,
    Many,
    Outcome,
    Seat,
    count_of,
)
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.rules.actions import Action as DiamantAction
from schatulle.games.diamant.rules.events import Event as DiamantEvent
from schatulle.games.diamant.rules.notation import Position as DiamantPosition
from schatulle.games.diamant.rules.options import Options as DiamantOptions
from schatulle.games.diamant.rules.state import Phase as DiamantPhase
from schatulle.games.diamant.rules.state import State as DiamantState
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.actions import Action, Fall, Fill, Give
from schatulle.games.meisterdiebe.rules.box import Drawer
from schatulle.games.meisterdiebe.rules.events import Event
from schatulle.games.meisterdiebe.rules.filling import Deals, Fillings
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.giving import Gifts
from schatulle.games.meisterdiebe.rules.notation import Position
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.state import Phase, State
from support.budget import examples
from support.games import (
    EVERY_TABLE,
    Step,
    Steps,
    Table,
    choice,
    diamant_tables,
    meisterdiebe_tables,
    played,
    random_game,
    tables,
)
from support.universe import LISTED, is_offered, universe

CLAUSES: Final = {clause.id for clause in rulebook.catalogue().clauses} | {
    ruling.id for ruling in rulebook.catalogue().rulings
}
EVERYWHERE = pytest.mark.parametrize("table", EVERY_TABLE, ids=str)


def assert_events_make_the_state(game: Game, steps: Steps) -> None:
    """`decide` says the same as `play`, and the log folded from set-up is the state."""
    state = steps[0].before
    for step in steps:
        assert game.decide(step.before, step.asked.seat, step.action) == step.events
        state = reduce(game.evolve, step.events, state)
        assert state == step.after


@EVERYWHERE
def test_the_log_makes_the_state_at_every_step(table: Table) -> None:
    assert_events_make_the_state(table.game, played(table))


@given(table=tables())
@examples(120)
def test_the_log_makes_the_state_with_any_options(table: Table) -> None:
    assert_events_make_the_state(table.game, tuple(random_game(table)))


def assert_decisions_are_told_apart(game: Game, steps: Steps) -> None:
    """An id is never given to a seat twice, and it stays while others answer theirs.

    Nature's questions need none: the table itself answers them.
    """
    answered: set[int] = set()
    for step in steps:
        before = game.awaiting(step.before)
        ids = [asked.id for asked in before]
        assert len(set(ids)) == len(ids)
        assert answered.isdisjoint(ids)
        if step.asked.seat != NATURE:
            answered.add(step.asked.id)
        after = {asked.seat: asked for asked in game.awaiting(step.after)}
        if len(before) > 1:
            for asked in before:
                if asked.seat != step.asked.seat:
                    assert after[asked.seat] == asked
    assert game.awaiting(steps[-1].after) == ()


@EVERYWHERE
def test_decisions_are_told_apart_by_their_ids(table: Table) -> None:
    assert_decisions_are_told_apart(table.game, played(table))


@given(table=tables())
@examples(100)
def test_decisions_are_told_apart_with_any_options(table: Table) -> None:
    assert_decisions_are_told_apart(table.game, tuple(random_game(table)))


@EVERYWHERE
def test_the_phase_of_a_view_is_the_kind_of_question_that_seats_are_asked(table: Table) -> None:
    """The page words by it what others are waited for."""
    for step in played(table):
        phase = table.game.view(step.before, SPECTATOR).phase  # type: ignore[attr-defined]
        kinds = {ask.kind for ask in table.game.awaiting(step.before) if ask.seat != NATURE}
        assert kinds <= {phase}
        assert kinds <= set(table.game.QUESTIONS)


def assert_legal_is_accepted(game: Game, state: Any) -> None:
    """Legal ⇔ accepted: what is offered is played, all else is refused by a clause."""
    asked = {decision.seat: decision.choices for decision in game.awaiting(state)}
    for seat, choices in asked.items():
        for action in some(choices):
            game.decide(state, seat, action)
    before = msgspec.json.encode(state)
    for seat in map(Seat, range(SPECTATOR, state.seats + 1)):
        choices = asked.get(seat, ())
        for action in universe(game, state) if listed(choices) else ():
            refusal = refusal_of(game, state, seat, action)
            assert is_offered(choices, action) == (refusal is None)
            if refusal is not None:
                assert refusal.clause in CLAUSES
                assert str(refusal) == f"{refusal.reason} ({refusal.clause})"
    assert msgspec.json.encode(state) == before


def listed(choices: Choices[Any]) -> bool:
    """Whether a test can say what is among the choices."""
    return isinstance(choices, Fillings | Deals) or count_of(choices) <= LISTED


def refusal_of(game: Game, state: Any, seat: Seat, action: Any) -> IllegalMove | None:
    try:
        game.decide(state, seat, action)
    except IllegalMove as refusal:
        return refusal
    return None


def some(choices: Choices[Any], most: int = 40) -> Iterator[Any]:
    """All choices, or a handful spread over them."""
    count = count_of(choices)
    step = max(1, count // most)
    return (choices[number] for number in range(0, count, step))


def moments(steps: Steps, most: int, rng: Random) -> list[Any]:
    """Some states of a game: at least one for every kind of decision, and the end."""
    kinds = {step.asked.kind: step.before for step in rng.sample(steps, len(steps))}
    others = rng.sample(steps, min(most, len(steps)))
    return [*kinds.values(), *(step.before for step in others), steps[-1].after]


@EVERYWHERE
def test_what_is_offered_is_accepted_and_nothing_else(table: Table) -> None:
    for state in moments(played(table), 1, Random(1)):
        assert_legal_is_accepted(table.game, state)


@given(table=tables())
@examples(30)
def test_legal_is_accepted_with_any_options(table: Table) -> None:
    for state in moments(tuple(random_game(table)), 1, Random(table.seed)):
        assert_legal_is_accepted(table.game, state)


def test_nothing_falls_that_did_not_lie_below() -> None:
    """M-48: a drawer that may stick is opened with an answer of Nature."""
    options = meisterdiebe.options("zoch", {"sticky_drawers": 0.5})
    state: Any = meisterdiebe.setup(options, 2)
    while (asked := meisterdiebe.awaiting(state)[0]).kind != "stuck":
        _, state = meisterdiebe.play(state, asked.seat, asked.choices[-1])
    refusal = refusal_of(meisterdiebe, state, NATURE, Fall(Gems(9)))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("M-48", "9d cannot fall out of C4")


@given(table=tables())
@examples(40)
def test_every_offered_move_is_read_as_it_is_written(table: Table) -> None:
    for step in random_game(table):
        if step.asked.seat != NATURE:
            for action in (*some(step.asked.choices, 5), step.action):
                assert table.game.parse_move(table.game.format_move(action)) == action


@given(table=tables())
@examples(150)
def test_every_event_names_clauses_that_exist(table: Table) -> None:
    for step in random_game(table):
        for event in step.events:
            assert event.clauses
            assert CLAUSES.issuperset(event.clauses)


#: What goes over a wire or into a file, by game.
KINDS: Final[dict[str, dict[str, Any]]] = {
    "meisterdiebe": {
        "state": State,
        "event": Event,
        "action": Action,
        "position": Position,
        "view": meisterdiebe.ViewText,
        "options": Options,
    },
    "diamant": {
        "state": DiamantState,
        "event": DiamantEvent,
        "action": DiamantAction,
        "position": DiamantPosition,
        "view": diamant.ViewText,
        "options": DiamantOptions,
    },
}


def assert_survives_json(value: Any, kind: Any) -> None:
    assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value


def values_of(game: Game, step: Step) -> Iterator[tuple[str, Any]]:
    yield "state", step.after
    yield "options", step.after.options
    yield "position", game.position(step.after)
    yield from (("action", action) for action in some(step.asked.choices, 4))
    yield from (("event", event) for event in step.events)
    for seat in (SPECTATOR, Seat(0), Seat(1)):
        view = game.view(step.after, seat)
        yield "view", game.written(view)
        assert game.read(game.written(view)) == view
        seen = [game.observe(event, seat) for event in step.events]
        yield from (("event", event) for event in seen if event is not None)


@given(table=tables())
@examples(40)
def test_everything_survives_json(table: Table) -> None:
    kinds = KINDS[table.game.NAME]
    last = None
    for step in random_game(table):
        last = step.after
        for kind, value in values_of(table.game, step):
            assert_survives_json(value, kinds[kind])
    outcome = table.game.outcome(last)
    assert outcome is not None
    assert_survives_json(outcome, Outcome)


@given(table=meisterdiebe_tables())
@examples(40)
def test_a_round_s_first_position_can_be_set_up_again(table: Table) -> None:
    for step in random_game(table):
        state: State = step.after
        if state.phase is Phase.CHOOSE and not any(state.cards):
            parts = position_parts(table.game, state, ("phase", "deciding", "scores"))
            parts["played"] = [list(map(str, pile)) for pile in state.played]
            again = meisterdiebe.from_position(parts, state.options, state.seats)
            piles = tuple(tuple(sorted(pile)) for pile in state.played)
            assert tuple(tuple(sorted(pile)) for pile in again.played) == piles
            forgotten = {"moment": 0, "starter": Seat(0), "white_was_empty": False, "played": ()}
            assert replace(again, **forgotten) == replace(state, **forgotten)


@given(table=diamant_tables())
@examples(40)
def test_a_position_before_a_decision_can_be_set_up_again(table: Table) -> None:
    for step in random_game(table):
        state: DiamantState = step.after
        if state.phase is not DiamantPhase.OVER and not any(state.chosen):
            parts = position_parts(table.game, state, ("phase", "deciding", "scores", "deck"))
            again = diamant.from_position(parts, state.options, state.seats)
            assert replace(again, moment=0) == replace(state, moment=0)


def position_parts(game: Game, state: Any, without: tuple[str, ...]) -> dict[str, Any]:
    parts = msgspec.json.decode(msgspec.json.encode(game.position(state)))
    return {name: part for name, part in parts.items() if name not in without}


class TestManyChoices:
    """Choices too many to list are counted right, all different, and all lawful."""

    @pytest.mark.parametrize("diamonds", [0, 1, 2, 3])
    def test_fillings(self, diamonds: int) -> None:
        """M-13, M-22: like diamonds in twelve drawers."""
        fillings = Fillings(diamonds)
        by_hand = {0: 1, 1: 12, 2: 12 + 66, 3: 12 + 12 * 11 + 220}
        assert fillings.count == by_hand[diamonds] == count_of(fillings)
        assert len({fill.drawers for fill in fillings}) == fillings.count
        assert all(fill.drawers == tuple(sorted(fill.drawers)) for fill in fillings)

    def test_gifts(self) -> None:
        """P-18: 2 diamonds over 3 others in 6 ways, a sapphire in 3, and keeping all."""
        others = (Seat(0), Seat(2), Seat(3))
        gifts = list(Gifts(Gems(2, 1), others))
        assert len(gifts) == 6 * 3 + 1 == len(set(map(repr, gifts)))
        for gift in gifts:
            if isinstance(gift, Give):
                assert [seat for seat, _ in gift.shares] == sorted({s for s, _ in gift.shares})
                assert sum((bag for _, bag in gift.shares), Gems()) == Gems(2, 1)

    @pytest.mark.parametrize("seats", [2, 8])
    def test_deals(self, seats: int) -> None:
        """M-15: six piles of eight, so many ways; every one of them is lawful."""
        deals = Deals(seats)
        assert deals.count == {2: 56**6, 8: 40320**6}[seats]
        state = meisterdiebe.setup(meisterdiebe.EDITIONS["zoch"], seats)
        rng = Random(5)
        numbers = {0, 1, deals.count - 1, *(rng.randrange(deals.count) for _ in range(300))}
        assert len({deals[number] for number in numbers}) == len(numbers)
        for number in numbers:
            meisterdiebe.decide(state, NATURE, deals[number])

    def test_a_pile_is_dealt_in_every_way(self) -> None:
        """M-15: 8 × 7 ways to deal two cards of the first pile."""
        deals = Deals(2)
        firsts = {tuple(hand[0].number for hand in deals[number].hands) for number in range(56)}
        assert len(firsts) == 56

    def test_they_can_be_walked_through(self) -> None:
        fillings: Many[Fill] = Fillings(1)
        assert [fill.drawers for fill in fillings][::-1] == [(drawer,) for drawer in Drawer]


@given(table=meisterdiebe_tables(quick_setup=False, sticky_drawers=0, setup_mode="whole_share"))
@examples(25)
def test_drawers_and_receivers_may_be_named_in_any_order(table: Table) -> None:
    """docs/notation.md: `fill` and `give` are offered sorted and taken in any order."""
    rng = Random(table.seed)
    for step in random_game(table):
        action = step.action
        if isinstance(action, Fill):
            shuffled: Any = Fill(tuple(rng.sample(action.drawers, len(action.drawers))))
        elif isinstance(action, Give):
            shuffled = Give(tuple(rng.sample(action.shares, len(action.shares))))
        else:
            continue
        _, state = table.game.play(step.before, step.asked.seat, shuffled)
        assert replace(state, moment=0) == replace(step.after, moment=0)
        assert table.game.parse_move(table.game.format_move(shuffled)) is not None


@given(table=tables())
@examples(30)
def test_nature_s_odds_are_odds(table: Table) -> None:
    """M-48: what may fall from a sticky drawer is weighed, and the weights make one."""
    for step in random_game(table):
        asked: Decision[Any] = step.asked
        if asked.weights:
            assert asked.seat == NATURE
            assert len(asked.weights) == count_of(asked.choices)
            assert sum(asked.weights) == pytest.approx(1)
            assert min(asked.weights) > 0


def test_a_random_choice_is_one_of_them() -> None:
    assert choice(("x",), Random(0)) == "x"
