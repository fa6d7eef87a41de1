"""The host hands on, somebody who is gone for good is replaced, and all may end a game together."""

import pytest
from msgspec.structs import replace

from schatulle.core import BadOptions, Refusal, Seat
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from schatulle.table.chance_proof import verify
from schatulle.table.commands import Change, NotNow, NotYours, Repeated
from schatulle.table.entries import EndWished, Guest, decode, encode
from schatulle.table.hosting import (
    GONE_AFTER,
    clocks_missed,
    hand_on,
    is_absent,
    replace_gone,
    take_over,
    wish_end,
)
from schatulle.table.projections import lobby, record, snapshot
from schatulle.table.record_check import check_record
from schatulle.table.scenes import scenes
from schatulle.table.status import Status
from schatulle.table.table import Table

ANN, BOB, CLEO = (Guest(f"{name.lower()}-id", name) for name in ("Ann", "Bob", "Cleo"))
BOTS = ("bot", "random")
SECRET = "5ec2e7" * 10
DAY = 86_400


def gathering(clock: int = 0) -> Table:
    """Ann, Bob and Cleo sit; Ann is the host."""
    agreed = Agreement("diamant", "diamant", ("person",) * 3, clock=clock)
    table = commands.open_table("oak", agreed, ANN, SECRET, BOTS).table
    for seat, guest in enumerate((ANN, BOB, CLEO)):
        table = commands.sit_down(table, guest, Seat(seat)).table
    return table


def playing(clock: int = 0) -> Table:
    return commands.start(gathering(clock), ANN.id).table


def away(table: Table, *seats: int, at: float = 0.0) -> Table:
    for seat in seats:
        table = commands.go_away(table, Seat(seat), at).table
    return table


def given_up(table: Table, now: float, chair: str = "bot", by: Guest = ANN) -> Change:
    """Bob's seat is given to somebody else."""
    return replace_gone(table, by.id, Seat(1), chair, BOTS, now - GONE_AFTER)


def is_kept(change: Change) -> bool:
    """Whether the log, read back, has the entry."""
    return decode(encode(change.entry), "diamant") == change.entry


# The host.


@pytest.mark.parametrize("table", [gathering(), playing()], ids=["gathering", "playing"])
def test_the_host_hands_on_the_role_to_somebody_who_sits_there(table: Table) -> None:
    change = hand_on(table, ANN.id, Seat(1))
    assert is_kept(change)
    assert lobby(change.table).host == "Bob"
    with pytest.raises(NotYours):
        hand_on(change.table, ANN.id, Seat(2))
    assert hand_on(change.table, BOB.id, Seat(0)).table.host == ANN


def test_the_role_is_handed_to_nobody_who_is_not_there_and_not_to_oneself() -> None:
    table = commands.stand_up(gathering(), CLEO.id, Seat(2)).table
    for seat in (0, 2, 7):
        with pytest.raises(NotNow):
            hand_on(table, ANN.id, Seat(seat))


def test_while_the_host_is_away_another_player_may_be_the_host() -> None:
    table = playing()
    with pytest.raises(NotNow):
        take_over(table, BOB.id)
    change = take_over(away(table, 0), BOB.id)
    assert is_kept(change)
    assert change.table.host == BOB
    with pytest.raises(NotYours):
        take_over(away(table, 0), "a-stranger")


# Gone for good.


def test_whoever_has_been_away_for_long_is_replaced_by_a_bot_and_told_so() -> None:
    table = away(playing(), 1, at=1000.0)
    with pytest.raises(NotNow):
        given_up(table, 1000.0 + GONE_AFTER - 1)
    with pytest.raises(NotYours):
        given_up(table, 1000.0 + GONE_AFTER, by=CLEO)
    change = given_up(table, 1000.0 + GONE_AFTER)
    assert is_kept(change)
    after = change.table
    assert (after.chairs[1], after.guests[1], after.bot_at(Seat(1))) == ("bot", None, "bot")
    assert after.seats_of(BOB.id) == []
    assert after.replaced == ((1, BOB),)
    assert after.asked() == table.asked()
    with pytest.raises(NotYours):
        commands.come_back(replace(after, chairs=("person",) * 3), BOB.id, Seat(1))


def test_nobody_who_is_there_and_no_bot_is_replaced() -> None:
    for table in (playing(), given_up(away(playing(), 1), GONE_AFTER).table):
        with pytest.raises(NotNow):
            replace_gone(table, ANN.id, Seat(2), "bot", BOTS, 1e9)
        with pytest.raises(BadOptions):
            replace_gone(table, ANN.id, Seat(1), "nobody", BOTS, 1e9)


def test_a_chair_that_was_freed_is_played_for_until_somebody_sits_down_there() -> None:
    table = given_up(away(playing(), 1), GONE_AFTER, "person").table
    assert table.bot_at(Seat(1)) == "bot"
    with pytest.raises(NotNow):
        commands.sit_down(table, CLEO, Seat(1))
    with pytest.raises(NotNow):
        commands.sit_down(table, Guest("dora", "Dora"), Seat(2))
    seated = commands.sit_down(table, Guest("dora", "Dora"), Seat(1)).table
    assert (seated.bot_at(Seat(1)), seated.seats_of("dora")) == (None, [1])
    assert lobby(seated).people[1].name == "Dora"
    assert seated.seed == table.seed


def test_in_a_game_over_days_whoever_lets_two_clocks_in_a_row_run_out_is_absent() -> None:
    table = playing(clock=DAY)
    assert not is_absent(table, Seat(1))
    for _ in range(2):
        for ask in table.asked():
            by = "clock" if ask.seat == 1 else "guest"
            key = f"{by}-{ask.id}"
            table = commands.answer(table, ask.seat, ask.id, key, ask.choices[0], by).table  # type: ignore[arg-type]
    assert [clocks_missed(table, Seat(seat)) for seat in table.seats] == [0, 2, 0]
    assert [person.absent for person in lobby(table).people] == [False, True, False]
    assert given_up(table, 0.0).table.chairs[1] == "bot"


# An early end.


def agreed_by(table: Table, *guests: Guest) -> Table:
    for guest in guests:
        table = wish_end(table, guest.id, on=True).table
    return table


def test_a_game_ends_when_all_people_who_are_there_want_it_to() -> None:
    table = agreed_by(playing(), ANN, BOB)
    assert table.status is Status.PLAYING
    assert [person.ends for person in lobby(table).people] == [True, True, False]
    change = wish_end(table, CLEO.id, on=True)
    assert is_kept(change)
    ended = change.table
    assert (ended.status, ended.asked(), ended.outcome) == (Status.OVER, (), None)
    assert lobby(ended).abandoned
    assert lobby(ended).secret == SECRET
    assert ended.progress is not None
    assert snapshot(ended.progress, Seat(0), 1).asked == ()


def test_whoever_is_away_is_not_asked_and_whoever_takes_it_back_keeps_the_game_going() -> None:
    table = away(playing(), 2)
    with pytest.raises(Repeated):
        wish_end(table, ANN.id, on=False)
    table = wish_end(agreed_by(table, ANN), ANN.id, on=False).table
    assert agreed_by(table, BOB).status is Status.PLAYING
    assert agreed_by(table, BOB, ANN).status is Status.OVER


def test_nobody_ends_a_game_by_going_away() -> None:
    table = away(agreed_by(playing(), ANN, BOB), 2)
    assert table.status is Status.PLAYING
    assert agreed_by(table, BOB).status is Status.OVER


def test_only_players_end_a_game_and_only_one_that_goes_on() -> None:
    ended = agreed_by(playing(), ANN, BOB, CLEO)
    for table, guest in ((playing(), "a-stranger"), (gathering(), ANN.id), (ended, ANN.id)):
        with pytest.raises(Refusal):
            wish_end(table, guest, on=True)
    for ask in playing().asked():
        with pytest.raises(NotNow):
            commands.answer(ended, ask.seat, ask.id, "late", ask.choices[0])


def test_a_game_without_an_end_has_a_record_and_a_replay_and_a_rematch() -> None:
    ended = agreed_by(playing(), ANN, BOB, CLEO)
    kept = record(ended)
    assert (kept.abandoned, kept.result) == (True, None)
    check_record(kept)
    assert verify(kept) == []
    assert scenes(ended, None)
    commands.check_finished(ended)
    assert commands.rematch(ended, ANN.id, "elm").table.rematch == "elm"


def test_old_logs_say_nothing_of_when_somebody_went_away_and_are_read_all_the_same() -> None:
    assert (
        decode(b'{"type":"WentAway","seat":1}', "diamant")
        == commands.go_away(playing(), Seat(1)).entry
    )
    assert decode(b'{"type":"EndWished","seats":[1]}', "diamant") == EndWished((Seat(1),))
