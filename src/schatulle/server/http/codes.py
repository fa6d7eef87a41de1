"""Guessing codes: wrong ones count for the guest, the address, the networks around it, and all."""

import asyncio
from math import inf
from typing import Final, Protocol

from msgspec import Struct

from schatulle.server.budgets import Buckets, Budget
from schatulle.server.http.limits import Limits, surroundings

_WHAT: Final = "wrong_codes"
#: An address that has guessed wrong lately leaves this share of what all have to the others.
_KEPT: Final = 0.5


class Counting(Protocol):
    """Budgets that all nodes share."""

    async def spend(self, what: str, who: str, burst: float, per_second: float) -> float:
        """Takes one; where none is left, the seconds to wait."""

    async def give_back(self, what: str, who: str, burst: float) -> None:
        """What was taken need not have been."""


class CountingAlone:
    """The budgets of a server that is the only one."""

    def __init__(self, buckets: Buckets | None = None) -> None:
        self._buckets = buckets or Buckets()

    async def spend(self, what: str, who: str, burst: float, per_second: float) -> float:
        """Takes one."""
        return self._buckets.spend(what, who, Budget(burst, per_second))

    async def give_back(self, what: str, who: str, _burst: float) -> None:
        """Puts one back."""
        self._buckets.give_back(what, who)


class WrongCodes:
    """Lets everyone try codes, and nobody very many wrong ones."""

    def __init__(self, limits: Limits, counting: Counting) -> None:
        self._limits = limits
        self._counting = counting

    async def wait(self, host: str, guest: str | None) -> float:
        """Counts a code as wrong before it is looked up; the seconds to wait where it is too many.

        Nobody learns anything by trying many at once.
        """
        own, address, *around, everyone = self._widths(host, guest)
        blameless = not await self._spend(address, most=1)
        taken = [address] if blameless else []
        share = 1 if blameless else 1 - _KEPT
        for each in (own, *([] if blameless else [address]), *around, everyone):
            most = everyone.budget.burst * share if each is everyone else each.budget.burst
            if wait := await self._spend(each, most):
                await self._put_back(taken)
                return wait
            taken.append(each)
        return 0.0

    async def was_right(self, host: str, guest: str | None) -> None:
        """It was no guess."""
        await self._put_back(self._widths(host, guest))

    async def _spend(self, width: "_Width", most: float) -> float:
        if width.budget.burst == inf:
            return 0.0
        return await self._counting.spend(_WHAT, width.who, most, width.budget.per_second)

    async def _put_back(self, taken: "list[_Width]") -> None:
        counted = [each for each in taken if each.budget.burst != inf]
        back = self._counting.give_back
        await asyncio.gather(*(back(_WHAT, each.who, each.budget.burst) for each in counted))

    def _widths(self, host: str, guest: str | None) -> "list[_Width]":
        """Whose budgets a code is paid from, the narrowest first."""
        limits = self._limits
        address, near, far = surroundings(host)
        return [
            _Width(f"guest {guest}" if guest else f"strangers {address}", limits.wrong_codes),
            _Width(f"address {address}", limits.address_codes),
            _Width(f"network {near}", limits.near_codes),
            _Width(f"network {far}", limits.far_codes),
            _Width("all", limits.all_codes),
        ]


class _Width(Struct, frozen=True):
    """Whose wrong codes are counted together, and how many they may be."""

    who: str
    budget: Budget
