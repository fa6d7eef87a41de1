"""The end: scores with what they are made of, winners, titles, and another game."""

from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from schatulle.cli.terminal.drawing import bag, beside, fit, seat_mark, stacked
from schatulle.cli.terminal.page import Page
from schatulle.cli.terminal.palette import BRASS, PAPER
from schatulle.cli.terminal.session import Session
from schatulle.cli.terminal.words import listed, say
from schatulle.rules import meisterdiebe
from schatulle.rules.core import SPECTATOR, Outcome, Seat
from schatulle.rules.meisterdiebe.gems import parse_gems, value


class Result(Page):
    """Dismissed with True for another game, with False for leaving."""

    def __init__(self, session: Session, lang: str) -> None:
        super().__init__(lang)
        self._session = session

    def compose_page(self) -> ComposeResult:
        """The winners above, everyone in the order of the scores below."""
        outcome = self._session.outcome
        assert outcome is not None
        winners = listed(
            [_winner(self._session, outcome, seat, self.lang) for seat in outcome.winners],
            self.lang,
        )
        with VerticalScroll(id="result"):
            yield Static(Text(self.say("result-title"), PAPER[2]))
            yield Static(Text(self.say("result-won", winners=winners), f"bold {BRASS}"))
            yield Static("")
            yield Static(standings(self._session, outcome, self.lang))
            yield Static("")
            path = str(self._session.path)
            yield Static(Text(self.say("result-record", path=path), PAPER[2]))
            yield Static(Text(self.say("result-keys"), BRASS))

    def on_key(self, event: events.Key) -> None:
        """`n` for another game, `q` to leave."""
        if event.key in ("n", "q", "escape", "ctrl+c"):
            event.stop()
            self.dismiss(event.key == "n")


def standings(session: Session, outcome: Outcome, lang: str) -> Text:
    """Everyone, the best first, with what the score is made of."""
    order = sorted(session.seats, key=lambda seat: -outcome.scores[seat])
    breakdown = _of_gems if session.game.NAME == meisterdiebe.NAME else _of_chest
    view = session.game.view(session.match.state, SPECTATOR)
    rows = [
        beside(
            [
                Text("★ " if seat in outcome.winners else "  ", BRASS),
                seat_mark(seat),
                fit(Text(f" {session.names[seat]}", PAPER[0]), 16),
                breakdown(view, seat, outcome.scores[seat], lang),
                fit(Text(str(outcome.scores[seat]), f"bold {PAPER[0]}"), 6, "right"),
            ]
        )
        for seat in order
    ]
    return stacked(rows)


def _of_gems(view: Any, seat: Seat, score: int, lang: str) -> Text:
    """M-91: the value of the black cushion, less what the white one costs."""
    black, white = parse_gems(view.black[seat]), parse_gems(view.white[seat])
    return beside(
        [
            Text(f"{say('result-black', lang)} ", PAPER[2]),
            fit(bag(black, gap=" "), 11),
            fit(f"+{value(black)}", 4, "right"),
            Text(f"  {say('result-white', lang)} ", PAPER[2]),
            fit(bag(white, gap=" "), 8),
            fit(f"−{value(black) - score}", 4, "right"),
            Text(" ="),
        ]
    )


def _of_chest(_view: Any, _seat: Seat, _score: int, lang: str) -> Text:
    return fit(Text(say("result-chest", lang), PAPER[2]), 12)


def _winner(session: Session, outcome: Outcome, seat: Seat, lang: str) -> str:
    """P-28: the winner's name, with a title where the table gives one."""
    name = session.names[seat]
    if not outcome.titles:
        return name
    title = outcome.titles[outcome.winners.index(seat)]
    return f"{name} ({say(f'title-{title}', lang)})"
