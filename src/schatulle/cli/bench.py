"""`schatulle bench sim`: how fast both games are played on arrays, on this device."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from types import FrameType
from typing import Any, Final, NamedTuple

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from schatulle.cli.wishes import Bench
from schatulle.core import BadOptions, Refusal

try:
    from schatulle import sim
except ModuleNotFoundError as error:
    raise Refusal(str(error)) from None

from jax.errors import JaxRuntimeError

from schatulle.sim.registry import arrays_of, games_on_arrays
from schatulle.sim.speed import Figure, batches, device, measured

#: More games at once fit on no device.
MOST_AT_ONCE: Final = 2**24
LONGEST: Final = 60.0
DONE, INTERRUPTED = 0, 130

Tell = Callable[[str], None]


class Measurement(NamedTuple):
    """What is measured at once."""

    env: Any
    batch: int
    all_seats: bool

    def __str__(self) -> str:
        moves = "all seats at once" if self.all_seats else "one seat at a time"
        return f"{self.env.game}, {self.env.seats} seats, {moves}, {self.batch} games"


class FigureLine(msgspec.Struct, frozen=True, kw_only=True):
    """One figure, as a line of JSON."""

    bench: str = "sim"
    case: str
    value: float
    unit: str
    device: str


def run(wishes: Bench, out: Console, errors: Console) -> int:
    """Measures all that was asked for; interrupted, it shows what it has measured so far."""
    cases = list(_cases(wishes))
    shown = _Lines() if wishes.json else _Rows(out)
    status, tell = _progress(errors)
    try:
        with status, _Stop(tell) as stop:
            for case in cases:
                shown.add(case, _figures(case, wishes.seconds, stop.tell))
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        shown.close()
    return DONE


class _Stop:
    """Ctrl-C waits for the end of what is being compiled or computed; a second one does not.

    An exception in the midst of JAX can bring the whole process down when it exits.
    """

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._asked = False

    def __enter__(self) -> "_Stop":
        self._before = signal.signal(signal.SIGINT, self._ask)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _ask(self, _signal: int, _frame: FrameType | None) -> None:
        if self._asked:
            raise KeyboardInterrupt
        self._asked = True

    def tell(self, doing: str) -> None:
        """What goes on, unless it is to stop here."""
        if self._asked:
            raise KeyboardInterrupt
        self._tell(doing)


def _cases(wishes: Bench) -> Iterator[Measurement]:
    """Everything is checked before anything is compiled."""
    _check(wishes)
    for game in sorted(games_on_arrays()) if wishes.game is None else (wishes.game,):
        for seats in arrays_of(game).MEASURED if wishes.seats is None else (wishes.seats,):
            env = _env(game, seats)
            for all_seats in (False, True) if env.all_seats else (False,):
                for batch in batches() if wishes.batch is None else (wishes.batch,):
                    yield Measurement(env, batch, all_seats)


def _check(wishes: Bench) -> None:
    if wishes.game is not None:
        arrays_of(wishes.game)
    if wishes.batch is not None and not 1 <= wishes.batch <= MOST_AT_ONCE:
        raise BadOptions(f"batch {wishes.batch}; allowed: a whole number from 1 to {MOST_AT_ONCE}")
    if not 0 < wishes.seconds <= LONGEST:
        raise BadOptions(f"{wishes.seconds:g} seconds; allowed: more than 0, up to {LONGEST:g}")


def _env(game: str, seats: int) -> Any:
    try:
        return sim.make(game, seats=seats)
    except BadOptions as refusal:
        raise BadOptions(f"{game}: {refusal}") from None


def _figures(case: Measurement, seconds: float, tell: Tell) -> list[Figure]:
    def doing(what: str) -> None:
        tell(f"{what} {case} ...")

    try:
        found = measured(
            case.env, case.batch, all_seats=case.all_seats, seconds=seconds, tell=doing
        )
        return list(found)
    except JaxRuntimeError as error:
        raise Refusal(f"{case}: the device says {str(error).splitlines()[0]}") from None


def _progress(errors: Console) -> tuple[AbstractContextManager[object], Tell]:
    """A line that says what goes on, where somebody looks."""
    if not errors.is_terminal:
        return nullcontext(), lambda _: None
    status = errors.status("compiling ...")
    return status, status.update


class _Lines:
    """Every figure as a line of JSON, as soon as it is there."""

    def add(self, _case: Measurement, figures: list[Figure]) -> None:
        for name, value, unit in _named(figures):
            case = f"{figures[0].case}-{name}"
            line = FigureLine(case=case, value=round(value, 3), unit=unit, device=device())
            sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
        sys.stdout.flush()

    def close(self) -> None:
        """Nothing is kept back."""


def _named(figures: list[Figure]) -> Iterator[tuple[str, float, str]]:
    for figure in figures:
        yield figure.unit.removesuffix("/s"), figure.value, figure.unit
    yield "compile", figures[0].compiled, "s"


class _Rows:
    """A table with a row for every case."""

    def __init__(self, out: Console) -> None:
        self._out = out
        title = f"Random games on {device()}"
        self._table = Table(title=title, box=SIMPLE_HEAD, pad_edge=False)
        for heading in ("game", "seats", "moves"):
            self._table.add_column(heading, no_wrap=True)
        for heading in ("batch", "steps/s", "decisions/s", "games/s", "compile"):
            self._table.add_column(heading, justify="right", no_wrap=True)

    def add(self, case: Measurement, figures: list[Figure]) -> None:
        self._table.add_row(
            case.env.game,
            str(case.env.seats),
            "all" if case.all_seats else "one",
            f"{case.batch:,}",
            *(_short(figure.value) for figure in figures),
            f"{figures[0].compiled:.1f} s",
        )

    def close(self) -> None:
        if self._table.row_count:
            self._out.print(self._table)


def _short(value: float) -> str:
    """Three digits and what they count: 4.54 M."""
    for unit, sign in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if value >= unit:
            return f"{value / unit:.3g}{sign}"
    return f"{value:.3g}"
