"""What the house itself does at a table: bots, clocks and stand-ins never give up."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from schatulle.core import Refusal
from schatulle.store.port import GapError, StoreError
from schatulle.table.commands import Change
from schatulle.table.entries import Entry
from schatulle.table.table import Table

#: Seconds until something that could not be written is tried again.
RETRY_SECONDS: Final = 1.0

Act = Callable[[Callable[[Table], Change]], Awaitable[Entry]]


async def until_settled(act: Act, command: Callable[[Table], Change]) -> None:
    """Carries a command out if it still fits; a store that fails is waited for."""
    while True:
        try:
            await act(command)
        except (Refusal, GapError):
            # Somebody came back or answered first, or the table was swept: nothing is left to do.
            return
        except StoreError:
            await asyncio.sleep(RETRY_SECONDS)
        else:
            return
