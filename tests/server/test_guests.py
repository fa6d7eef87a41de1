"""Guests' tokens: how they are signed, how long they count, and how keys are replaced."""

from base64 import urlsafe_b64decode
from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer

from schatulle.server.http.clients import COOKIE
from schatulle.server.http.guests import FRESH, Guests
from schatulle.server.keys import LIFETIME, SPREADING, Key, Keys
from schatulle.table.entries import Guest
from server.support.reachable_house import Time, house
from server.support.real_server import KEY, person

ANN = Guest("the-id-of-ann", "Ann")
UNDATED = Key("an undated key of more than thirty-two letters")


@pytest.fixture
def time() -> Time:
    clock = Time()
    clock.now = 1_800_000_000
    return clock


def of_old(guest: Guest, key: Key = UNDATED) -> str:
    """A token as it was until keys had dates: HMAC-SHA1, and for ever."""
    return str(URLSafeSerializer(key.secret, salt="schatulle/guest").dumps([guest.id, guest.name]))


def test_a_token_is_signed_with_sha_256(time: Time) -> None:
    signature = Guests(Keys.first(time()), time).token(ANN).rpartition(".")[2]
    assert len(urlsafe_b64decode(signature + "=")) == 32


def test_a_token_ends_a_year_after_it_was_made(time: Time) -> None:
    guests = Guests(Keys.first(time()), time)
    token = guests.token(ANN)
    time.now += LIFETIME
    assert guests.known(token) == ANN
    time.now += 1
    assert guests.known(token) is None
    assert guests.renewed(token) is None


def test_a_token_that_is_a_month_old_is_replaced_and_counts_for_another_year(time: Time) -> None:
    guests = Guests(Keys.first(time()), time)
    token = guests.token(ANN)
    time.now += FRESH - 1
    assert guests.renewed(token) is None
    time.now += 1
    newer = guests.renewed(token)
    time.now += LIFETIME
    assert guests.known(token) is None
    assert guests.known(newer) == ANN


def test_what_older_keys_signed_counts_and_is_replaced_once_the_newest_signs(time: Time) -> None:
    keys = Keys.first(time())
    guests = Guests(keys, time)
    token = guests.token(ANN)
    guests.use(keys.renewed(time()))
    assert guests.known(token) == ANN
    assert guests.renewed(token) is None
    time.now += SPREADING
    newer = guests.renewed(token)
    assert newer is not None
    assert guests.known(token) == guests.known(newer) == ANN
    assert guests.renewed(newer) is None
    guests.use(Keys(guests_keys(guests)[1:]))
    assert guests.known(token) is None
    assert guests.known(newer) == ANN


def guests_keys(guests: Guests) -> tuple[Key, ...]:
    return guests._keys.line


def test_a_node_that_read_the_new_key_and_one_that_did_not_believe_each_other(time: Time) -> None:
    keys = Keys.first(time())
    early, late = Guests(keys.renewed(time()), time), Guests(keys, time)
    time.now += SPREADING - 1
    assert late.known(early.token(ANN)) == early.known(late.token(ANN)) == ANN


def test_a_token_of_old_counts_for_a_year_after_the_first_key_with_a_date(time: Time) -> None:
    guests = Guests(Keys((UNDATED,)).dated(time()), time)
    assert guests.known(of_old(ANN)) == ANN
    newer = guests.renewed(of_old(ANN))
    assert newer is not None
    assert guests.known(newer) == ANN
    time.now += LIFETIME - 1
    assert guests.known(of_old(ANN)) == ANN
    time.now += 1
    assert guests.known(of_old(ANN)) is None


def test_a_key_with_a_date_signs_nothing_in_the_old_way(time: Time) -> None:
    keys = Keys((UNDATED,)).dated(time())
    assert Guests(keys, time).known(of_old(ANN, keys.line[1])) is None


async def test_who_comes_with_a_token_of_old_keeps_every_seat_and_gets_a_new_one(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as (_, address):
        token = of_old(ANN, KEY.line[0])
        async with person(address, "Ann", token) as ann:
            hot_seat = {"game": "diamant", "edition": "diamant", "chairs": ["person"] * 3}
            table = (await ann.post("/tables", hot_seat))["id"]
            await ann.post(f"/tables/{table}/seats/0")
            told = await ann.http.get("/api/me")
            newer = told.cookies[COOKIE]
        assert told.json() == {"name": "Ann"}
        assert newer != token
        async with person(address, "Ann", newer) as ann:
            assert "set-cookie" not in (await ann.http.get("/api/me")).headers
            # The chair is still hers to give up.
            assert (await ann.http.delete(f"/api/tables/{table}/seats/0")).status_code == 200
