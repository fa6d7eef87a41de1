"""The end: scores with what they are made of, winners, titles, and another game."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from schatulle.cli.terminal.game.local_table import LocalTable
from schatulle.cli.terminal.look.drawing import beside, fit, seat_mark, stacked
from schatulle.cli.terminal.look.palette import BRASS, GO, PAPER
from schatulle.cli.terminal.presentations import presentation_of
from schatulle.cli.terminal.screens.base_screen import BaseScreen
from schatulle.core import SPECTATOR, Outcome, Seat
from schatulle.lang import message
from schatulle.lang.lists import listed


class ResultScreen(BaseScreen):
    """Dismissed with True for another game, with False for leaving."""

    def __init__(self, table: LocalTable, lang: str) -> None:
        super().__init__(lang)
        self._table = table

    def compose_page(self) -> ComposeResult:
        """The winners above, everyone in the order of the scores below."""
        outcome = self._table.outcome
        assert outcome is not None
        winners = listed(
            [_winner(self._table, outcome, seat, self.lang) for seat in outcome.winners],
            self.lang,
        )
        with VerticalScroll(id="result"):
            yield Static(Text(self.say("result-title"), PAPER[2]))
            yield Static(Text(self.say("result-won", winners=winners), f"bold {BRASS}"))
            yield Static("")
            yield Static(standings(self._table, outcome, self.lang))
            yield Static("")
            if self._table.voiced:
                yield Static(Text(message("voice-marked", self.lang), GO))
            path = str(self._table.path)
            yield Static(Text(self.say("result-record", path=path), PAPER[2]))
            yield Static(Text(self.say("result-keys"), BRASS))

    def on_key(self, event: events.Key) -> None:
        """`n` for another game, `q` to leave."""
        if event.key in ("n", "q", "escape", "ctrl+c"):
            event.stop()
            self.dismiss(event.key == "n")


def standings(table: LocalTable, outcome: Outcome, lang: str) -> Text:
    """Everyone, the best first, with what the score is made of."""
    order = sorted(table.seats, key=lambda seat: -outcome.scores[seat])
    breakdown = presentation_of(table.game.NAME).board.breakdown
    view = table.game.view(table.match.state, SPECTATOR)
    rows = [
        beside(
            [
                Text("★ " if seat in outcome.winners else "  ", BRASS),
                seat_mark(seat),
                fit(Text(f" {table.names[seat]}", PAPER[0]), 16),
                breakdown(view, seat, outcome.scores[seat], lang),
                fit(Text(str(outcome.scores[seat]), f"bold {PAPER[0]}"), 6, "right"),
            ]
        )
        for seat in order
    ]
    return stacked(rows)


def _winner(table: LocalTable, outcome: Outcome, seat: Seat, lang: str) -> str:
    """P-28: the winner's name, with a title where the table gives one."""
    name = table.names[seat]
    if not outcome.titles:
        return name
    title = outcome.titles[outcome.winners.index(seat)]
    return f"{name} ({message(f'{table.game.NAME}-terminal-title-{title}', lang)})"
