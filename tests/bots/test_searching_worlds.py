"""Worlds that may be true agree with all that a seat sees, whatever was agreed on and forgotten."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given

from bots.support.watched_games import EDITIONS, moments, show
from schatulle.core import Seat
from schatulle.games.meisterdiebe import rules
from schatulle.games.meisterdiebe.bots import memory_named
from schatulle.games.meisterdiebe.bots.search.worlds import WorldSampler
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.state import Phase, State
from support.budget import LONG, examples, long_mode
from support.games import Table, meisterdiebe_tables

MEMORIES = ("elephant", "0.5", "goldfish")


def any_card(state: State, seat: Seat) -> dict[Any, float]:
    return {card.character: 1.0 for card in state.hands[seat]}


def watch(options: Options, seats: int, seed: int, how: str) -> Counter[str]:
    """A random game; whoever is asked draws a world, and the rules compare it with the view."""
    seat, rng = Seat(seed % seats), Random(seed)
    memory, found = memory_named(how, seat, str(seed), options), Counter[str]()
    for moment in moments(options, seats, seed):
        show(memory, moment.events, seat)
        asked = [decision for decision in rules.awaiting(moment.state) if decision.seat == seat]
        if moment.state.round == 0 or not asked:
            continue
        view = rules.view(moment.state, seat)
        sampler = WorldSampler(view, memory.recall(view), seat)
        worlds = [sampler.world(rng, any_card) for _ in range(2)]
        found.update(["drawn" if world else "none" for world in worlds])
        if worlds[0] is not None and asked[0].kind == "choose":
            check_deal(sampler.deal(rng), moment.state, seat)
        for world in filter(None, worlds):
            assert rules.view(world, seat) == view
            again = next(decision for decision in rules.awaiting(world) if decision.seat == seat)
            assert list(again.choices) == list(asked[0].choices)
            assert gems(world) == gems(moment.state)
            assert len({card for hand in all_cards(world) for card in hand}) == 6 * seats
            if how == "elephant" and is_plain(options):
                assert world.box == moment.state.box
                assert world.turn_queue[:1] == moment.state.turn_queue[:1]
    return found


def check_deal(deal: State | None, state: State, seat: Seat) -> None:
    """M-26: as if nobody had laid a card yet."""
    assert deal is not None
    assert deal.cards == (None,) * deal.seats
    assert rules.view(deal, seat).hands == rules.view(state, seat).hands
    assert [ask.seat for ask in rules.awaiting(deal)] == list(range(deal.seats))


def is_plain(options: Options) -> bool:
    return options in rules.EDITIONS.values()


def gems(state: State) -> tuple[int, int, int]:
    """INV-3: nothing comes and nothing goes."""
    fronts = [front.gems for drawer in state.box.drawers for front in (drawer.head, drawer.tail)]
    bags = (*state.white, *state.black, state.red, *fronts)
    rubies = sum(drawer.ruby is not None for drawer in state.box.drawers)
    return (
        sum(bag.diamonds for bag in bags),
        sum(bag.sapphires for bag in bags),
        rubies + sum(bag.rubies for bag in bags),
    )


def all_cards(state: State) -> list[tuple[Any, ...]]:
    laid = [() if card is None else (card,) for card in state.cards]
    return [
        (*hand, *played, *down)
        for hand, played, down in zip(state.hands, state.played, laid, strict=True)
    ]


@pytest.mark.parametrize("how", MEMORIES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_question_of_every_edition_has_a_world(edition: str, how: str) -> None:
    for seats in rules.SEATS if LONG else (4,):
        found = watch(rules.options(edition, {}), seats, seats, how)
        assert found["none"] == 0
        assert found["drawn"] > 20


@examples(long_mode(10, 400))
@given(meisterdiebe_tables())
def test_a_world_agrees_with_the_view_at_any_table(table: Table) -> None:
    how = MEMORIES[table.seed % len(MEMORIES)]
    assert watch(table.options, table.seats, table.seed, how)["none"] == 0


def test_an_elephant_draws_every_hand_that_may_be_true() -> None:
    """M-15: before a card was shown, the other's smuggler has any number but the own."""
    options, seat = rules.options("zoch", {}), Seat(0)
    memory = memory_named("elephant", seat, "1", options)
    for moment in moments(options, 2, 1):
        show(memory, moment.events, seat)
        if moment.state.phase is Phase.CHOOSE:
            break
    view = rules.view(moment.state, seat)
    sampler, rng = WorldSampler(view, memory.recall(view), seat), Random(1)
    worlds = [sampler.world(rng, any_card) for _ in range(700)]
    numbers = Counter(world.hands[1][0].number for world in worlds if world)
    assert set(numbers) == set(range(1, 9)) - {moment.state.hands[0][0].number}
    assert all(60 < count < 145 for count in numbers.values())


def test_what_lies_face_down_is_drawn_as_it_is_guessed() -> None:
    """M-26: the others have laid their cards; M-34: each one from the hand."""
    options, seat = rules.options("zoch", {}), Seat(2)
    memory = memory_named("elephant", seat, "1", options)
    for moment in moments(options, 3, 4):
        show(memory, moment.events, seat)
        if moment.state.round == 2 and [
            decision.seat for decision in rules.awaiting(moment.state)
        ] == [seat]:
            break
    view = rules.view(moment.state, seat)
    sampler, rng = WorldSampler(view, memory.recall(view), seat), Random(1)
    favourite = moment.state.hands[0][0].character

    def guess(_state: State, _seat: Seat) -> dict[Any, float]:
        return {favourite: 1.0}

    for _ in range(5):
        world = sampler.world(rng, guess)
        assert world is not None
        assert world.cards[0] is not None
        assert world.cards[0].character is favourite
        assert rules.view(world, seat) == view
