"""One game of bots: each is shown its view and what it observed, and nothing else."""

from collections.abc import Callable, Sequence
from time import perf_counter, process_time
from typing import Any

from msgspec import Struct

from schatulle.arena.trail import Step, step
from schatulle.bots.contract import Bot
from schatulle.bots.external import Blame, Programmed
from schatulle.bots.news import tell
from schatulle.bots.seated import SeatedBot
from schatulle.core import Decision, Outcome, Refusal, Seat
from schatulle.table.match import Match

#: Called before every decision; it may raise to end the game there.
GoOn = Callable[[], None]


class BotFailed(Refusal):
    """One of our own bots has a bug: the arena stops and says where."""


class Chair:
    """A bot at a seat: what it was told, and how long it thought."""

    def __init__(self, name: str, bot: Bot, seat: Seat, steps: list[Step] | None = None) -> None:
        self.name = name
        self.bot = bot
        self.seat = seat
        self.decisions = 0
        self.seconds = 0.0
        #: Where its answers are noted down, if anybody wants to know them.
        self.steps = steps
        self._told = 0
        #: Our own bots answer for the processor alone: other programs may have it meanwhile.
        self.clock = perf_counter if isinstance(bot, Programmed) else process_time

    def choose(self, match: Match, decision: Decision[Any]) -> Any:
        """Its answer; a program that has lost its seat is not timed any more."""
        view = match.game.view(match.state, self.seat)
        begun = self.clock()
        self.hear(match)
        action = self.bot.choose(view, decision)
        if self.blamed is None:
            self.seconds += self.clock() - begun
            self.decisions += 1
        if self.steps is not None:
            odds = self.bot.odds(view, decision) if isinstance(self.bot, SeatedBot) else None
            self.steps.append(step(self.seat, action, odds))
        return action

    def hear(self, match: Match) -> None:
        """It observes what is new in the log."""
        tell(self.bot, match.game, self.seat, match.log[self._told :])
        self._told = len(match.log)

    @property
    def blamed(self) -> Blame | None:
        """Why a program lost its seat; our own bots never do."""
        return self.bot.blamed if isinstance(self.bot, Programmed) else None


class Played(Struct, frozen=True):
    """What a seat made of a game."""

    bot: str
    #: Its part of the win: one, or less where the winners are many.
    won: float
    score: int
    decisions: int
    seconds: float
    blamed: Blame | None = None
    #: What of its part was luck, where that was measured.
    luck: float = 0.0


def play(
    match: Match, chairs: Sequence[Chair], seconds: float, before_decision: GoOn
) -> tuple[Played, ...]:
    """The game to its end; raises BotFailed, for programs never, or what the hook raises."""
    while asked := match.awaiting():
        before_decision()
        _answer(match, chairs[asked[0].seat], asked[0], seconds)
    outcome = match.outcome
    assert outcome is not None
    for chair in chairs:
        _end(match, chair, outcome)
    return tuple(_played(chair, outcome) for chair in chairs)


def _answer(match: Match, chair: Chair, decision: Decision[Any], seconds: float) -> None:
    if isinstance(chair.bot, Programmed):
        _programs_answer(match, chair, chair.bot, decision)
        return
    begun = chair.clock()
    try:
        match.play(chair.seat, chair.choose(match, decision))
    except Exception as error:
        raise BotFailed(_where(chair, decision, f"{type(error).__name__}: {error}")) from error
    if chair.clock() - begun > seconds:
        raise BotFailed(_where(chair, decision, f"it thought for more than {seconds:g} s"))


def _programs_answer(match: Match, chair: Chair, bot: Programmed, decision: Decision[Any]) -> None:
    try:
        match.play(chair.seat, chair.choose(match, decision))
    except Refusal as refusal:
        instead = bot.refused(decision, refusal)
        if chair.steps is not None:
            chair.steps[-1] = step(chair.seat, instead, None)
        match.play(chair.seat, instead)


def _where(chair: Chair, decision: Decision[Any], what: str) -> str:
    return (
        f"bot {chair.name!r} at seat {chair.seat}, decision {decision.id} ({decision.kind}): {what}"
    )


def _end(match: Match, chair: Chair, outcome: Outcome) -> None:
    chair.hear(match)
    if isinstance(chair.bot, Programmed):
        chair.bot.end(outcome)


def _played(chair: Chair, outcome: Outcome) -> Played:
    won = (chair.seat in outcome.winners) / len(outcome.winners)
    score = outcome.scores[chair.seat]
    return Played(chair.name, won, score, chair.decisions, chair.seconds, chair.blamed)
