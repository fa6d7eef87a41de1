"""Bots at tables: they answer from their seat's view, at a pace that tells nothing."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, Literal

from schatulle.bots.dice import dice
from schatulle.core import BadOptions, Decision, Refusal, Seat, count_of
from schatulle.lessons.others import Turn, bots_turns, check_turn, scripted_action
from schatulle.server.bots.workers import BotRunner, Ending, Failed, Question
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.retrying import until_settled
from schatulle.server.logs import log, short
from schatulle.table import commands
from schatulle.table.chance import luck
from schatulle.table.commands import Change
from schatulle.table.projections import observed
from schatulle.table.status import Status
from schatulle.table.table import STAND_IN, Table

#: A bot that has to be told everything so often in a row is what its process dies of.
TRIES: Final = 3

Bot = tuple[Seat, str]


class BotAttendant:
    """Plays every seat of one table that a bot has, as long as it has it.

    A bot that raises, hangs or makes an illegal move has lost its seat: the sensible bot stands in
    for it to the end of the game, and where that fails too, chance.
    """

    def __init__(self, live: LiveTable, runner: BotRunner) -> None:
        self._live = live
        self._runner = runner
        #: How many chapters, and events of them, each bot has been told.
        self._known: dict[Bot, tuple[int, int]] = {}
        self._forgot: Counter[Bot] = Counter()
        self._failed: set[Bot] = set()
        self._task: asyncio.Task[None] | None = None

    def attend(self, table: Table) -> None:
        """A bot that is asked will answer in its own time; after the game all of them may go."""
        if table.status is Status.OVER:
            self._let_go(table)
        elif (self._task is None or self._task.done()) and self._turns():
            self._task = asyncio.create_task(self._play())

    def leave(self, table: Table) -> None:
        if self._task is not None:
            self._task.cancel()
        self._let_go(table)

    def _let_go(self, table: Table) -> None:
        """Whoever is asked again is told everything."""
        for seat in table.seats:
            self._runner.leave(table.id, Seat(seat), self._ending(table, Seat(seat)))
        self._known.clear()

    def _ending(self, table: Table, seat: Seat) -> Ending | None:
        read, _ = self._known.get((seat, table.bot_at(seat) or ""), (0, 0))
        if table.outcome is None or not read:
            return None
        return Ending(observed(table, seat, read), table.outcome)

    async def _play(self) -> None:
        while turns := self._turns():
            begun = asyncio.get_running_loop().time()
            # Who is asked at the same time thinks at the same time: nobody waits for one by one.
            chosen = await asyncio.gather(*map(self._chosen, turns))
            await self._linger(begun)
            for turn, (bot, move) in zip(turns, chosen, strict=True):
                if move is not None:
                    await self._answer(turn.ask, bot, move)

    async def _linger(self, begun: float) -> None:
        """Whoever thinks longer than the pace takes whole paces: not even that tells much."""
        pace = self._live.pace.bots
        took = asyncio.get_running_loop().time() - begun
        await asyncio.sleep(pace - took % pace if pace else 0)

    def _turns(self) -> list[Turn]:
        table = self._live.table
        waited_for = self._live.is_watched() or table.agreement.is_slow
        if table.status is not Status.PLAYING or not waited_for:
            # Where nobody is, nobody waits for a move: others' bots have the processor. Over days
            # somebody always waits.
            return []
        return bots_turns(table)

    def _bot(self, seat: Seat) -> str | None:
        """The bot that plays the seat, or stands in for one that failed; None for chance."""
        named = self._live.table.bot_at(seat)
        assert named is not None
        return next((bot for bot in (named, STAND_IN) if (seat, bot) not in self._failed), None)

    async def _chosen(self, turn: Turn) -> tuple[str | None, Any | None]:
        """Who answers, None for chance, and the move, None when somebody has to be asked again."""
        ask = turn.ask
        bot = self._bot(ask.seat)
        if turn.move is not None:
            scripted = scripted_action(self._live.table.game, turn)
            if scripted is not None:
                return bot, scripted
        return bot, self._by_chance(ask) if bot is None else await self._thought(ask, bot)

    async def _thought(self, ask: Decision[Any], bot: str) -> Any | None:
        """The bot's move; None when it, or somebody else, has to be asked again."""
        try:
            return await self._move(ask, bot)
        except Exception as error:
            # Whatever a bot does, the table goes on.
            self._fail(ask.seat, bot, error)
            return None

    async def _move(self, ask: Decision[Any], bot: str) -> Any | None:
        """A move; None when the bot has to be told everything again; raises if it fails."""
        table, who = self._live.table, (ask.seat, bot)
        read, known = self._known.get(who, (0, 0))
        news = observed(table, ask.seat, read)
        action = await self._runner.think(question_to(table, ask, bot, known, news))
        if action is None:
            self._forget(who)
            return None
        self._forgot.pop(who, None)
        self._known[who] = len(table.ends), known + len(news)
        return action

    def _forget(self, who: Bot) -> None:
        self._known.pop(who, None)
        self._forgot[who] += 1
        if self._forgot[who] >= TRIES:
            raise Failed(f"its process ended {TRIES} times")

    def _fail(self, seat: Seat, bot: str, error: Exception) -> None:
        """Whoever runs the server hears of it, once."""
        table = self._live.table.id
        self._failed.add((seat, bot))
        self._runner.leave(table, seat)
        said = str(error) if isinstance(error, Failed | BadOptions) else type(error).__name__
        log.error("bot lost its seat", table=short(table), seat=seat, bot=bot, said=said)

    def _by_chance(self, ask: Decision[Any]) -> Any:
        """Its own luck, as if the bot itself had thrown it."""
        table = self._live.table
        rolled = dice(luck(table.seed, ask.seat), ask).randrange(count_of(ask.choices))
        return ask.choices[rolled]

    async def _answer(self, ask: Decision[Any], bot: str | None, action: Any) -> None:
        def command(table: Table) -> Change:
            try:
                return _answer(table, ask, bot, action)
            except (commands.NotNow, commands.Repeated):
                raise
            except Exception as error:
                assert bot is not None, "chance chooses among what is legal"
                self._fail(ask.seat, bot, _illegal(error))
                raise commands.NotNow("the bot has lost its seat") from error

        await until_settled(self._live.act_for_house, command)


def _illegal(error: Exception) -> Exception:
    return Failed(f"an illegal move: {error}") if isinstance(error, Refusal) else error


def question_to(
    table: Table, ask: Decision[Any], bot: str, known: int, news: Sequence[Any]
) -> Question:
    """All that a bot gets: its seat's view and news, and what everybody may know."""
    return Question(
        table=table.id,
        seat=ask.seat,
        kind=bot,
        luck=luck(table.seed, ask.seat),
        game=table.agreement.game,
        options=table.options(),
        seats=len(table.chairs),
        known=known,
        news=news,
        view=table.game.view(table.state, ask.seat),
        decision=ask,
        host=table.host.id,
    )


def _answer(table: Table, ask: Decision[Any], bot: str | None, action: Any) -> Change:
    check_turn(table, ask)
    named = table.bot_at(ask.seat)
    if named is None:
        raise commands.NotNow(f"a person plays seat {ask.seat}")
    stood_in = table.away[ask.seat] or bot != named
    by: Literal["bot", "stand_in"] = "stand_in" if stood_in else "bot"
    return commands.answer(table, ask.seat, ask.id, f"{by}-{ask.id}", action, by)
