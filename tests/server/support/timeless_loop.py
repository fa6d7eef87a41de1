"""An event loop whose time passes only when nobody has anything to do."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from selectors import SelectSelector
from typing import Any


class Idle(SelectSelector):
    """Waits for nothing: where a loop would sleep, the time has passed already."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "nothing will ever happen any more"
            self.passed += max(timeout, 0)
        return ready


class Timeless(asyncio.SelectorEventLoop):
    """A loop whose time passes only when nobody has anything to do.

    No two moments are quite the same, as on a real clock: what is due first comes first.
    """

    def __init__(self) -> None:
        self._idle = Idle()
        super().__init__(self._idle)

    def time(self) -> float:
        self._idle.passed += 1e-9
        return self._idle.passed


def in_no_time(story: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=Timeless) as runner:
        runner.run(story)


def timeless(story: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test whose seconds take no time."""

    @wraps(story)
    def told(*args: Any, **more: Any) -> None:
        in_no_time(story(*args, **more))

    return told
