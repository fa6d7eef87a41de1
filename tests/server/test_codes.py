"""Codes: whoever guesses is stopped, at every width; whoever knows one gets in."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from schatulle.server.budgets import UNLIMITED, Buckets, Budget
from schatulle.server.http.codes import CountingAlone, WrongCodes
from schatulle.server.http.limits import Limits, surroundings
from server.support.quick_play import DIAMANT, play_on, seated
from server.support.reachable_house import Time, house
from server.support.real_server import person, served

SHORT = DIAMANT | {"options": {"expeditions": 1}}
HOT_SEAT = {"game": "diamant", "edition": "diamant", "chairs": ["person"] * 3}
SLOW = 0.001


def wrong_codes(limits: Limits | None = None) -> WrongCodes:
    return WrongCodes(limits or Limits(), CountingAlone(Buckets(Time())))


async def guessed(codes: WrongCodes, hosts: Callable[[int], str], most: int = 10_000) -> int:
    """How many guesses there are before the first refusal, each by a guest of its own."""
    for number in range(most):
        if await codes.wait(hosts(number), f"guest {number}"):
            return number
    return most


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", ("192.0.2.7", "192.0.2.0/24", "192.0.0.0/16")),
        ("::ffff:192.0.2.7", ("192.0.2.7", "192.0.2.0/24", "192.0.0.0/16")),
        ("2001:db8:1:203::9", ("2001:db8:1:203::/64", "2001:db8:1:200::/56", "2001:db8:1::/48")),
        ("nowhere", ("nowhere", "nowhere", "nowhere")),
    ],
)
def test_an_address_lies_in_wider_and_wider_networks(
    host: str, counted: tuple[str, str, str]
) -> None:
    assert surroundings(host) == counted


@pytest.mark.parametrize(
    ("hosts", "budget"),
    [
        (lambda _: "192.0.2.7", Limits().address_codes),
        (lambda n: f"2001:db8::{n:x}", Limits().address_codes),
        (lambda n: f"192.0.2.{n % 256}", Limits().near_codes),
        (lambda n: f"2001:db8:0:{n % 256:x}::1", Limits().near_codes),
        (lambda n: f"192.0.{n % 256}.7", Limits().far_codes),
        (lambda n: f"2001:db8:0:{n % 65536:x}::{n:x}", Limits().near_codes),
        (lambda n: f"2001:db8:0:{n % 256 * 256:x}::1", Limits().far_codes),
        (lambda n: f"2001:db8:{n:x}::1", Limits().all_codes),
    ],
)
async def test_however_wide_a_guesser_s_network_is_there_is_an_end(
    hosts: Callable[[int], str], budget: Budget
) -> None:
    assert await guessed(wrong_codes(), hosts) <= budget.burst


async def test_ten_wrong_ones_of_somebody_stop_nobody_else_at_the_address() -> None:
    codes = wrong_codes()
    for _ in range(1000):
        await codes.wait("192.0.2.7", "mallory")
    assert await codes.wait("192.0.2.7", "mallory") > 0
    assert await codes.wait("192.0.2.7", "ann") == 0
    assert await codes.wait("192.0.2.7", None) == 0


async def test_who_has_guessed_wrong_leaves_half_of_the_world_s_to_those_who_have_not() -> None:
    limits = Limits(
        wrong_codes=UNLIMITED,
        address_codes=Budget(1000, SLOW),
        near_codes=UNLIMITED,
        far_codes=UNLIMITED,
        all_codes=Budget(100, SLOW),
    )
    codes = wrong_codes(limits)
    assert await guessed(codes, lambda n: f"192.0.2.{n % 20}") == 50
    assert await guessed(codes, lambda n: f"198.51.100.{n}") == 50


async def test_what_is_refused_or_right_costs_nobody_anything() -> None:
    limits = Limits(wrong_codes=Budget(1, SLOW), address_codes=Budget(3, SLOW))
    codes = wrong_codes(limits)
    for _ in range(100):
        assert await codes.wait("192.0.2.7", "ann") == 0
        await codes.was_right("192.0.2.7", "ann")
    waits = [await codes.wait("192.0.2.7", "mallory") for _ in range(100)]
    assert [wait > 0 for wait in waits] == [False] + [True] * 99
    others = [await codes.wait("192.0.2.7", name) for name in "abc"]
    assert [wait > 0 for wait in others] == [False, False, True]


async def test_what_the_network_refuses_costs_the_guest_and_the_address_nothing() -> None:
    codes = wrong_codes(Limits(wrong_codes=Budget(1, SLOW), near_codes=Budget(1, SLOW)))
    assert await codes.wait("192.0.2.7", "mallory") == 0
    assert all([await codes.wait("192.0.2.8", "ann") for _ in range(100)])
    # Elsewhere she has not guessed yet.
    assert await codes.wait("198.51.100.1", "ann") == 0


async def test_a_right_code_opens_for_others_where_somebody_guesses(tmp_path: Path) -> None:
    async with (
        house(tmp_path, Limits(wrong_codes=Budget(3, SLOW))) as (_, address),
        person(address, "Ann") as ann,
        person(address, "Bob") as bob,
        httpx.AsyncClient(base_url=f"http://{address}") as stranger,
    ):
        code = (await ann.post("/tables", HOT_SEAT))["code"]
        for guesser in (ann.http, stranger):
            answers = [(await guesser.get("/api/codes/AAAAAA")).status_code for _ in range(4)]
            assert answers == [404, 404, 404, 429]
            assert (await guesser.get(f"/api/codes/{code}")).status_code == 429
        assert (await bob.http.get(f"/api/codes/{code}")).status_code == 200


async def test_the_code_of_a_finished_game_opens_it_to_those_who_were_there_alone(
    tmp_path: Path,
) -> None:
    async with (
        served(tmp_path) as address,
        person(address, "Ann") as ann,
        person(address, "Mallory") as mallory,
    ):
        table = await seated(ann, SHORT)
        code = (await ann.http.get(f"/api/tables/{table}")).json()["code"]
        opened = {"id": table, "code": code}
        assert (await mallory.http.get(f"/api/codes/{opened['code']}")).status_code == 200
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            assert (await play_on(talk, 0))["outcome"]
        assert (await ann.http.get(f"/api/codes/{opened['code']}")).json() == opened
        assert (await mallory.http.get(f"/api/codes/{opened['code']}")).status_code == 404
        # Whoever was given the way to it still looks at it.
        assert (await mallory.http.get(f"/api/tables/{opened['id']}/replay")).status_code == 200
