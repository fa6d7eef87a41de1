"""A game that no line of the source knows: at the table, in records, cases and proofs of chance."""

from functools import reduce
from typing import Any

import msgspec
import pytest

from schatulle.core import NATURE, SPECTATOR, BadOptions, IllegalMove, Seat
from schatulle.core.registry import game_named, game_names
from schatulle.table import commands
from schatulle.table.agreement import Agreement, check_agreement
from schatulle.table.cases import check_case, parse_cases
from schatulle.table.chance_proof import verify
from schatulle.table.default_moves import default_move
from schatulle.table.record_check import check_record
from schatulle.table.records import format_record, parse_record, replayed
from schatulle.table.table import Table
from server.support.in_memory import full_table
from support.toy import NAME, rules
from support.toy.played import CASE, TOY, match, played, record


def test_the_toy_is_a_game_like_the_others() -> None:
    assert game_names()[-1] == NAME
    assert game_named(NAME) is TOY


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_makes_the_state_and_every_question_is_declared(seats: int) -> None:
    game = match(str(seats), seats)
    kinds = set()
    while asked := game.awaiting():
        kinds |= {ask.kind for ask in asked}
        game.play(asked[0].seat, asked[0].choices[0])
    assert kinds <= set(TOY.QUESTIONS)
    start = TOY.setup(TOY.options(NAME, {}), seats)
    assert reduce(TOY.evolve, game.log, start) == game.state
    assert isinstance(game.state, TOY.State)


def test_a_record_is_written_read_checked_and_fair() -> None:
    again = parse_record(format_record(record()))
    check_record(again)
    assert verify(again) == []
    assert replayed(again).state == played().state


def test_another_deal_than_the_secret_draws_is_told_in_the_words_of_the_game() -> None:
    other = msgspec.structs.replace(record(), deal=record("other").deal)
    (told,) = verify(other)
    assert "draw 0 (deal): the secret draws deal " in told


def test_a_case_gives_what_nature_will_answer_beside_its_position() -> None:
    (case,) = parse_cases(CASE)
    check_case(case)


def test_secrets_of_others_are_in_no_view_and_in_nothing_observed() -> None:
    """Two worlds that differ in the others' numbers and bids look the same."""
    one = match("two worlds").state
    other = msgspec.structs.replace(
        one, lucky=(one.lucky[0], *(7 - number for number in one.lucky[1:]))
    )
    worlds = []
    for state, coins in ((one, 3), (other, 30)):
        events, after = TOY.play(state, Seat(1), rules.Bid(coins))
        dealt = rules.Dealt(("T-1",), state.lucky)
        worlds.append((after, (dealt, *events)))
    assert told(worlds[0], Seat(0)) == told(worlds[1], Seat(0))
    assert told(worlds[0], Seat(2)) != told(worlds[1], Seat(2))
    assert told(worlds[0], Seat(1)) != told(worlds[1], Seat(1))


def told(world: Any, seat: Seat) -> bytes:
    state, events = world
    observed = [TOY.observe(event, seat) for event in events]
    return msgspec.json.encode((TOY.view(state, seat), observed))


def test_what_is_played_when_the_time_is_up_is_what_the_game_says() -> None:
    table = commands.start(full_table(toy_table(2)), "guest-0").table
    assert all(ask.seat != NATURE for ask in table.asked())
    bids = {default_move(table, ask) for ask in table.asked()}
    assert all(isinstance(bid, rules.Bid) for bid in bids)
    for seat, coins in enumerate((9, 3)):
        table = answered(table, Seat(seat), rules.Bid(coins))
    (take,) = table.asked()
    assert default_move(table, take) == rules.Leave()
    assert TOY.view(table.state, SPECTATOR).lucky == (None, None)


def toy_table(seats: int, **options: int) -> Agreement:
    return Agreement(NAME, NAME, ("person",) * seats, dict(options))


def answered(table: Table, seat: Seat, action: Any) -> Table:
    ask = next(ask for ask in table.asked() if ask.seat == seat)
    return commands.answer(table, seat, ask.id, f"key-{ask.id}", action).table


def test_a_number_of_seats_and_an_option_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadOptions, match="5 seats; allowed: 2 to 4"):
        check_agreement(toy_table(5), ())
    with pytest.raises(BadOptions, match="option rounds cannot be 9"):
        check_agreement(toy_table(2, rounds=9), ())
    with pytest.raises(IllegalMove, match="T-2"):
        TOY.play(match().state, Seat(0), rules.Bid(100))
