"""The other end of the pipes: our own bots, served to any program that speaks the protocol."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from schatulle.bots.contract import Bot
from schatulle.bots.external.choices import rebuilt
from schatulle.bots.external.messages import Answer, Asked, Heard, Over, Start, Told
from schatulle.bots.registry import make
from schatulle.core import BadNotation, Decision
from schatulle.core.registry import game_named

_told: Final[msgspec.json.Decoder[Told]] = msgspec.json.Decoder(Told)


def serve(name: str, lines: Iterable[bytes], say: Callable[[bytes], None]) -> None:
    """Plays one game after the other until nothing more is said; raises Refusal."""
    seated: Served | None = None
    for line in lines:
        told = _read(line)
        if isinstance(told, Start):
            seated = Served(name, told)
        elif isinstance(told, Over):
            seated = None
        elif seated is None:
            raise BadNotation("a game begins with a line of the type start")
        elif isinstance(told, Heard):
            seated.hear(told)
        else:
            say(msgspec.json.encode(Answer(seated.answer(told), told.id)) + b"\n")


class Served:
    """One of our bots at a seat of somebody else's table."""

    def __init__(self, name: str, start: Start) -> None:
        self._start = start
        self._game = game_named(start.game)
        options = self._game.options(start.edition, start.options)
        self._bot: Bot = make(name, start.game, start.seat, start.seed, options)

    def hear(self, heard: Heard) -> None:
        """The bot observes what happened."""
        self._bot.observe(_converted(heard.event, self._game.Event))

    def answer(self, asked: Asked) -> str:
        """The bot's move as text."""
        view = self._game.read(_converted(asked.view, self._game.ViewText))
        choices = rebuilt(self._game, asked, self._start.seat, self._start.seats)
        decision = Decision(self._start.seat, asked.id, asked.kind, choices)
        return self._game.format_move(self._bot.choose(view, decision))


def _read(line: bytes) -> Told:
    try:
        return _told.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadNotation(f"a line that is no message: {error}") from None


def _converted(raw: msgspec.Raw, kind: Any) -> Any:
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadNotation(f"a message that this game does not know: {error}") from None
