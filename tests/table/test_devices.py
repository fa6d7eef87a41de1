"""A second device comes by a code that counts once and not for long, and plays one seat."""

import pytest

from schatulle.core import Seat
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from schatulle.table.commands import NotNow, NotYours
from schatulle.table.devices import (
    INVITED_FOR,
    MOST_DEVICES,
    admit_device,
    bring_device,
    digest_of,
    dismiss_device,
    invite_device,
)
from schatulle.table.entries import Guest, decode, encode
from schatulle.table.projections import lobby
from schatulle.table.table import Table

ANN, BOB, PHONE = (Guest(f"{name.lower()}-id", name) for name in ("Ann", "Bob", "Phone"))
CODE = "a code that nobody guesses"


def gathering() -> Table:
    agreed = Agreement("diamant", "diamant", ("person", "person", "bot"))
    table = commands.open_table("oak", agreed, ANN, "5e" * 32, ("bot",)).table
    for seat, guest in enumerate((ANN, BOB)):
        table = commands.sit_down(table, guest, Seat(seat)).table
    return table


def playing() -> Table:
    return commands.start(gathering(), ANN.id).table


def invited(table: Table, code: str = CODE) -> Table:
    """Ann's seat, until the log's 1000."""
    change = invite_device(table, ANN.id, Seat(0), digest_of(code), 1000.0)
    assert decode(encode(change.entry), "diamant") == change.entry
    assert code not in encode(change.entry).decode()
    return change.table


def admitted(table: Table, guest: Guest = PHONE, code: str = CODE, now: float = 999.0) -> Table:
    change = admit_device(table, guest, code, "phone", now)
    assert decode(encode(change.entry), "diamant") == change.entry
    return change.table


def test_the_device_plays_the_seat_and_so_does_its_owner() -> None:
    table = admitted(invited(playing()))
    assert table.seats_of(PHONE.id) == table.seats_of(ANN.id) == [0]
    assert (table.owned_by(PHONE.id), table.owned_by(ANN.id)) == ([], [0])
    assert table.owner_for(PHONE) == ANN
    assert commands.come_back(commands.go_away(table, Seat(0)).table, PHONE.id, Seat(0))


def test_a_code_counts_once_and_for_five_minutes_only() -> None:
    table = invited(playing())
    assert INVITED_FOR == 300
    with pytest.raises(NotNow):
        admitted(table, now=1001.0)
    with pytest.raises(NotNow):
        admitted(table, code="another")
    with pytest.raises(NotNow):
        admitted(admitted(table), Guest("tv", "Tv"))


def test_a_newer_code_makes_the_older_one_worthless() -> None:
    table = invited(invited(playing()), "newer")
    with pytest.raises(NotNow):
        admitted(table)
    assert admitted(table, code="newer").seats_of(PHONE.id) == [0]


def test_nobody_who_plays_here_already_is_a_second_device() -> None:
    for guest in (ANN, BOB):
        with pytest.raises(NotNow):
            admitted(invited(playing()), guest)
    with pytest.raises(NotNow):
        admitted(invited(admitted(invited(playing())), "newer"), PHONE, "newer")


def test_only_the_owner_invites_and_takes_back_but_a_device_may_go_itself() -> None:
    table = admitted(invited(playing()))
    for stranger in (BOB.id, PHONE.id):
        with pytest.raises(NotYours):
            invite_device(table, stranger, Seat(0), digest_of("x"), 1.0)
    with pytest.raises(NotYours):
        dismiss_device(table, BOB.id, Seat(0), 1)
    for guest in (ANN, PHONE):
        assert dismiss_device(table, guest.id, Seat(0), 1).table.seats_of(PHONE.id) == []
    with pytest.raises(NotNow):
        dismiss_device(table, ANN.id, Seat(0), 2)


def test_a_code_that_is_taken_back_counts_no_more() -> None:
    table = dismiss_device(invited(playing()), ANN.id, Seat(0), None).table
    with pytest.raises(NotNow):
        admitted(table)
    with pytest.raises(NotNow):
        dismiss_device(table, ANN.id, Seat(0), None)


def test_a_seat_has_so_many_devices_and_no_more() -> None:
    table = playing()
    for number in range(MOST_DEVICES):
        table = admitted(invited(table), Guest(f"device {number}", "Device"))
    with pytest.raises(NotNow):
        invited(table)


def test_a_device_stays_with_its_owner_and_goes_with_the_chair() -> None:
    table = admitted(invited(gathering()))
    swapped = commands.swap(table, ANN.id, Seat(0), Seat(1)).table
    assert swapped.seats_of(PHONE.id) == swapped.seats_of(ANN.id) == [1]
    with pytest.raises(NotYours):
        commands.stand_up(swapped, PHONE.id, Seat(1))
    assert commands.stand_up(swapped, ANN.id, Seat(1)).table.seats_of(PHONE.id) == []


def test_a_device_comes_along_to_the_rematch() -> None:
    (device,) = admitted(invited(playing())).lending.devices
    table = bring_device(gathering(), device, 5.0).table
    assert table.seats_of(PHONE.id) == [0]
    with pytest.raises(NotNow):
        bring_device(table, device, 6.0)


def test_nobody_else_is_told_of_devices() -> None:
    assert lobby(admitted(invited(playing()))) == lobby(playing())
