"""What the house itself does at a table: bots, clocks and stand-ins never give up."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

from schatulle.core import Refusal
from schatulle.store.port import FencedError, GapError, StoreError
from schatulle.table.commands import Change
from schatulle.table.entries import Entry
from schatulle.table.table import Table

#: Seconds until something that could not be written is tried again.
RETRY_SECONDS: Final = 1.0

#: Seconds until it is tried for the first time once more; twice as many each time after that.
SOON_SECONDS: Final = 0.05

Act = Callable[[Callable[[Table], Change]], Awaitable[Entry]]


async def until_settled(act: Act, command: Callable[[Table], Change]) -> None:
    """Carries a command out if it still fits; a store that fails is waited for."""
    while True:
        try:
            await act(command)
        except (Refusal, GapError, FencedError):
            # Somebody came back or answered first, another node plays for the house now, or the
            # table was swept: nothing is left to do.
            return
        except StoreError:
            await asyncio.sleep(RETRY_SECONDS)
        else:
            return


def delays() -> Iterator[float]:
    """Seconds to wait before each new try, for ever."""
    seconds = SOON_SECONDS
    while True:
        yield seconds
        seconds = min(2 * seconds, RETRY_SECONDS)
