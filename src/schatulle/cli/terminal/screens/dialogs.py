"""The curtain between players, and the question before leaving."""

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from schatulle.cli.terminal.screens.base_screen import BaseScreen


class Curtain(BaseScreen):
    """Hides everything until the right person has the device; tells only what all have seen."""

    def __init__(self, whom: Text, news: Sequence[str], lang: str) -> None:
        super().__init__(lang)
        self._whom = whom
        self._news = news

    def compose_page(self) -> ComposeResult:
        with Vertical(id="cloth"):
            yield Static(self.say("curtain-pass"))
            yield Static(self._whom, id="whom")
            yield Static(self.say("curtain-enter"), id="press")
            if self._news:
                yield Static(self.say("curtain-news"), id="news-title")
            for sentence in self._news:
                yield Static(f"· {sentence}", classes="news", markup=False)

    def on_key(self, event: events.Key) -> None:
        """Only Enter lifts the curtain: it is no key that one hits by chance."""
        event.stop()
        if event.key == "enter" and not self.is_hidden:
            self.dismiss()


class LeaveDialog(BaseScreen):
    """Asks once."""

    def compose_page(self) -> ComposeResult:
        with Vertical(id="leaving"):
            yield Static(f"[b]{self.say('leave-title')}[/b]")
            yield Static(self.say("leave-kept"))
            yield Static("")
            yield Static(self.say("leave-keys"))

    def on_key(self, event: events.Key) -> None:
        """Enter or the same key again leaves; anything else stays."""
        event.stop()
        self.dismiss(event.key in ("enter", "y", "q", "ctrl+c"))
