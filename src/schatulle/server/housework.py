"""What the house itself does at a table: bots, clocks and stand-ins never give up."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from schatulle.rules.core import Refusal
from schatulle.store.port import GapError, StoreError, TakenError
from schatulle.table.entries import Entry
from schatulle.table.life import Table

#: Seconds until something that could not be written is tried again.
AGAIN: Final = 1.0

Act = Callable[[Callable[[Table], Entry]], Awaitable[Entry]]


async def attempt(act: Act, command: Callable[[Table], Entry]) -> None:
    """Carries a command out if it still fits; a store that fails is waited for."""
    while True:
        try:
            await act(command)
        except (Refusal, GapError):
            # Somebody came back or answered first, or the table was swept: nothing is left to do.
            return
        except (StoreError, TakenError):
            await asyncio.sleep(AGAIN)
        else:
            return
