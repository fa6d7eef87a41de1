"""The pace of the table: what comes next comes after a while, at once, or step by step."""

from collections.abc import Callable

from textual.message_pump import MessagePump
from textual.timer import Timer

#: Seconds.
FASTEST, SLOWEST = 0.1, 5.0


class BeatTimer:
    """One thing to come; a key may hurry it, and a table of bots may be paused."""

    def __init__(self, pump: MessagePump, pace: float) -> None:
        self.pace = pace
        self.paused = False
        self._pump = pump
        self._then: Callable[[], None] | None = None
        self._timer: Timer | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether something is to come by itself."""
        return self._then is not None

    def after(self, beats: int, then: Callable[[], None]) -> None:
        """Do this after so many beats; when paused, a beat lasts until a key is pressed."""
        self._then = then
        if not beats * self.pace:
            self._pump.call_later(self.go_now)
        elif not self.paused:
            self._timer = self._pump.set_timer(beats * self.pace, self.go_now)

    def go_now(self) -> None:
        self._stop_clock()
        then, self._then = self._then, None
        if then is not None:
            then()

    def pause_or_go(self) -> None:
        """Stand still, or go on from there."""
        self.paused = not self.paused
        if self.paused:
            self._stop_clock()
        else:
            self.go_now()

    def step(self) -> None:
        """Stand still after the next thing."""
        self.paused = True
        self.go_now()

    def change(self, *, faster: bool) -> None:
        """Twice as fast, or half as fast."""
        self.pace = min(max(self.pace * (0.5 if faster else 2), FASTEST), SLOWEST)

    def _stop_clock(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
