"""A seat that a program plays; where it misbehaves, chance plays on for it to the game's end."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from schatulle.bots.dice import dice
from schatulle.bots.external.blame import Blame, Misbehaved, Rule, blame
from schatulle.bots.external.choices import examples, form_of, listed, moves
from schatulle.bots.external.messages import Answer, Decide, End, Event, Seating, Start
from schatulle.bots.external.program import Program, TimeLimits
from schatulle.core import Decision, Game, Outcome, Refusal, count_of


class Programmed:
    """A bot for one game after the other; its program is started when it is first asked."""

    def __init__(self, command: tuple[str, ...], limits: TimeLimits) -> None:
        self._command = command
        self._limits = limits
        self._program: Program | None = None
        self._untold: list[bytes] = []
        self._has_answered = False
        #: Why it lost its seat in the present game, if it did.
        self.blamed: Blame | None = None

    def sit_down(self, game: Game, seating: Seating, seed: str) -> None:
        """Another game begins, and all is forgiven but that it never answered at all."""
        self._game = game
        self._seating = seating
        self._seed = seed
        if self._has_answered:
            self.blamed = None
        self._untold = [_line(Start(**msgspec.structs.asdict(seating), seed=seed))]

    def observe(self, event: Any) -> None:
        """It is told with the next question."""
        if self.blamed is None:
            self._untold.append(_line(Event(event=event)))

    def choose(self, view: Any, decision: Decision[Any]) -> Any:
        """The program's move, or one by chance where it has lost its seat."""
        if self.blamed is None:
            try:
                return self._answer(view, decision)
            except Misbehaved as fault:
                self._blame(fault)
        return self._by_chance(decision)

    def refused(self, decision: Decision[Any], refusal: Refusal) -> Any:
        """The rules refuse its move: it has lost its seat, and chance moves."""
        self._blame(Misbehaved(Rule.LEGAL, str(refusal)))
        return self._by_chance(decision)

    def end(self, outcome: Outcome) -> None:
        """The game is over; whoever says something now is blamed too."""
        if self._program is None or self.blamed is not None:
            return
        self._untold.append(_line(End(scores=outcome.scores, winners=outcome.winners)))
        try:
            self._program.tell(self._said_now())
        except Misbehaved as fault:
            self._blame(fault)

    def leave(self) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.leave()

    def kill(self) -> None:
        """Its program has to go at once."""
        program, self._program = self._program, None
        if program is not None:
            program.kill()

    def _answer(self, view: Any, decision: Decision[Any]) -> Any:
        self._untold.append(_line(self._question(view, decision)))
        if self._program is None:
            self._program = Program(self._command, self._limits)
        answer = _read(self._program.ask(self._said_now()))
        self._has_answered = True
        if answer.id not in (None, decision.id):
            raise Misbehaved(Rule.ASKED, f"it answered question {answer.id}, not {decision.id}")
        try:
            return self._game.parse_move(answer.move)
        except Refusal as refusal:
            raise Misbehaved(Rule.LEGAL, str(refusal)) from None

    def _question(self, view: Any, decision: Decision[Any]) -> Decide:
        all_of_them = listed(decision.choices)
        return Decide(
            **msgspec.structs.asdict(self._seating),
            id=decision.id,
            kind=decision.kind,
            view=self._game.written(view),
            choices=moves(self._game, decision.choices) if all_of_them else None,
            choices_count=count_of(decision.choices),
            form="" if all_of_them else form_of(decision.choices),
            examples=() if all_of_them else examples(self._game, decision.choices),
        )

    def _said_now(self) -> bytes:
        said, self._untold = b"".join(self._untold), []
        return said

    def _blame(self, fault: Misbehaved) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.kill()
        self.blamed = blame(fault, b"" if program is None else program.stderr)
        self._untold = []

    def _by_chance(self, decision: Decision[Any]) -> Any:
        number = dice(self._seed, decision).randrange(count_of(decision.choices))
        return decision.choices[number]


_encode: Callable[[Struct], bytes] = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Answer).decode


def _line(message: Struct) -> bytes:
    return _encode(message) + b"\n"


def _read(line: bytes) -> Answer:
    try:
        text = line.decode()
    except UnicodeDecodeError as error:
        raise Misbehaved(Rule.TEXT, str(error)) from None
    try:
        return _decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Misbehaved(Rule.FORM, f"{error}: {text}") from None
