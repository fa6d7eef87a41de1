"""Bots at tables: they answer from their seat's view, at a pace that tells nothing."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, Literal

from schatulle.bots.dice import dice
from schatulle.rules.core import BadOptions, Decision, Refusal, Seat, how_many
from schatulle.server.desk import Desk, Told
from schatulle.server.housework import attempt
from schatulle.server.logs import log, short
from schatulle.server.thinking import Ending, Failed, Question, Thinkers
from schatulle.table import commands
from schatulle.table.chance import luck
from schatulle.table.entries import Entry
from schatulle.table.life import STAND_IN, Status, Table
from schatulle.table.news import observed

#: A bot that has to be told everything so often in a row is what its process dies of.
TRIES: Final = 3

Bot = tuple[Seat, str]


class Robots:
    """Plays every seat of one table that a bot has, as long as it has it.

    A bot that raises, hangs or makes an illegal move has lost its seat: the sensible bot stands in
    for it to the end of the game, and where that fails too, chance.
    """

    def __init__(self, desk: Desk, thinkers: Thinkers) -> None:
        self._desk = desk
        self._thinkers = thinkers
        #: How many chapters, and events of them, each bot has been told.
        self._known: dict[Bot, tuple[int, int]] = {}
        self._forgot: Counter[Bot] = Counter()
        self._failed: set[Bot] = set()
        self._task: asyncio.Task[None] | None = None

    def wake(self, _told: Told | None = None) -> None:
        """Something happened: if a bot is asked, it will answer in its own time."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._play())

    def stop(self) -> None:
        """Plays no more."""
        if self._task is not None:
            self._task.cancel()
        self.leave()

    def leave(self) -> None:
        """The bots may go; whoever is asked again is told everything."""
        table = self._desk.table
        for seat in table.seats:
            self._thinkers.leave(table.id, Seat(seat), self._ending(Seat(seat)))
        self._known.clear()

    def _ending(self, seat: Seat) -> Ending | None:
        table = self._desk.table
        read, _ = self._known.get((seat, table.bot_at(seat) or ""), (0, 0))
        if table.outcome is None or not read:
            return None
        return Ending(observed(table, seat, read), table.outcome)

    async def _play(self) -> None:
        while asked := self._asked():
            begun = asyncio.get_running_loop().time()
            # Who is asked at the same time thinks at the same time: nobody waits for one by one.
            chosen = await asyncio.gather(*map(self._chosen, asked))
            await self._linger(begun)
            for ask, (bot, move) in zip(asked, chosen, strict=True):
                if move is not None:
                    await self._answer(ask, bot, move)

    async def _linger(self, begun: float) -> None:
        """Whoever thinks longer than the pace takes whole paces: not even that tells much."""
        pace = self._desk.pace.bots
        took = asyncio.get_running_loop().time() - begun
        await asyncio.sleep(pace - took % pace if pace else 0)

    def _asked(self) -> list[Decision[Any]]:
        table = self._desk.table
        if table.status is not Status.PLAYING:
            return []
        return [ask for ask in table.asked() if table.bot_at(ask.seat)]

    def _bot(self, seat: Seat) -> str | None:
        """The bot that plays the seat, or stands in for one that failed; None for chance."""
        named = self._desk.table.bot_at(seat)
        assert named is not None
        return next((bot for bot in (named, STAND_IN) if (seat, bot) not in self._failed), None)

    async def _chosen(self, ask: Decision[Any]) -> tuple[str | None, str | None]:
        """Who answers, None for chance, and the move, None when somebody has to be asked again."""
        bot = self._bot(ask.seat)
        return bot, self._by_chance(ask) if bot is None else await self._thought(ask, bot)

    async def _thought(self, ask: Decision[Any], bot: str) -> str | None:
        """The bot's move; None when it, or somebody else, has to be asked again."""
        try:
            return await self._move(ask, bot)
        except Exception as error:
            # Whatever a bot does, the table goes on.
            self._fail(ask.seat, bot, error)
            return None

    async def _move(self, ask: Decision[Any], bot: str) -> str | None:
        """A legal move; None when the bot has to be told everything again; raises if it fails."""
        table, who = self._desk.table, (ask.seat, bot)
        read, known = self._known.get(who, (0, 0))
        news = observed(table, ask.seat, read)
        action = await self._thinkers.think(question_to(table, ask, bot, known, news))
        if action is None:
            self._forget(who)
            return None
        _check(table, ask.seat, action)
        self._forgot.pop(who, None)
        self._known[who] = len(table.chapters), known + len(news)
        return table.game.format_move(action)

    def _forget(self, who: Bot) -> None:
        self._known.pop(who, None)
        self._forgot[who] += 1
        if self._forgot[who] >= TRIES:
            raise Failed(f"its process ended {TRIES} times")

    def _fail(self, seat: Seat, bot: str, error: Exception) -> None:
        """Whoever runs the server hears of it, once."""
        table = self._desk.table.id
        self._failed.add((seat, bot))
        self._thinkers.leave(table, seat)
        said = str(error) if isinstance(error, Failed | BadOptions) else type(error).__name__
        log.error("bot lost its seat", table=short(table), seat=seat, bot=bot, said=said)

    def _by_chance(self, ask: Decision[Any]) -> str:
        """Its own luck, as if the bot itself had thrown it."""
        table = self._desk.table
        rolled = dice(luck(table.secret, ask.seat), ask).randrange(how_many(ask.choices))
        return table.game.format_move(ask.choices[rolled])

    async def _answer(self, ask: Decision[Any], bot: str | None, move: str) -> None:
        await attempt(self._desk.act, lambda table: _answer(table, ask, bot, move))


def _check(table: Table, seat: Seat, action: Any) -> None:
    try:
        table.game.play(table.state, seat, action)
    except Refusal as refusal:
        raise Failed(f"an illegal move: {refusal}") from refusal


def question_to(
    table: Table, ask: Decision[Any], bot: str, known: int, news: Sequence[Any]
) -> Question:
    """All that a bot gets: its seat's view and news, and what everybody may know."""
    return Question(
        table=table.id,
        seat=ask.seat,
        kind=bot,
        luck=luck(table.secret, ask.seat),
        game=table.setting.game,
        options=table.options(),
        seats=len(table.chairs),
        known=known,
        news=news,
        view=table.game.view(table.state, ask.seat),
        decision=ask,
    )


def _answer(table: Table, ask: Decision[Any], bot: str | None, move: str) -> Entry:
    named = table.bot_at(ask.seat)
    if named is None:
        raise commands.NotNow(f"a person plays seat {ask.seat}")
    stood_in = table.away[ask.seat] or bot != named
    by: Literal["bot", "stand_in"] = "stand_in" if stood_in else "bot"
    return commands.answer(table, ask.seat, ask.id, f"{by}-{ask.id}", move, by)
