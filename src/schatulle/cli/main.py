"""The command line: one sentence for what was wrong, exit status 2, never a traceback.

Each command loads what it needs when it runs: `rules` should not wait for the terminal's library.
"""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

from schatulle import __version__
from schatulle.lang import reader_language
from schatulle.rules.core import BadNotation, Refusal

WRONG = 2
INTERRUPTED = 130

app = App(
    name="schatulle",
    help="A table for two games about gems: Meisterdiebe and Diamant.",
    version=__version__,
)
bench = App(name="bench", help="Measure how fast this machine is.")
app.command(bench)

Game = Annotated[str | None, Parameter(help="meisterdiebe or diamant; without it a screen asks.")]
Seats = Annotated[
    str | None,
    Parameter(help="A number, or names: `ann,bob,bot,random` (bot and random play by themselves)."),
]
Edition = Annotated[
    str | None, Parameter(help="zoch, zoch_fr, zoch_en or prototype; diamant has one edition.")
]
Option = Annotated[
    tuple[str, ...],
    Parameter(help="An option of the rules, as in `--option box_actions=1`; repeatable."),
]
Seed = Annotated[str | None, Parameter(help="Any word: the same word brings the same chance.")]
Save = Annotated[Path | None, Parameter(help="Where the game is kept, after every move.")]
Resume = Annotated[Path | None, Parameter(help="A game that was kept, to go on with.")]
Lang = Annotated[str | None, Parameter(help="The language: en, nl, fr or de.")]
Paths = Annotated[Path, Parameter(help="Case files, record files, or folders of them.")]
RecordFile = Annotated[Path, Parameter(help="A file of records.")]
After = Annotated[str, Parameter(help="After so many moves, or `last`.")]
Seat = Annotated[str, Parameter(help="A seat's number, or `spectator`.")]
Id = Annotated[
    str | None, Parameter(name="--id", help="Which game of the file; otherwise the first.")
]
OnlyId = Annotated[
    str | None, Parameter(name="--id", help="Which game of the file; otherwise all of them.")
]
Data = Annotated[
    Path | None, Parameter(help="Where tables are kept; otherwise the user's own data folder.")
]
Host = Annotated[str, Parameter(help="The address to listen at.")]
Port = Annotated[int, Parameter(help="The port to listen at; 0 for any that is free.")]
Lan = Annotated[
    bool, Parameter(negative="", help="Let everyone in this network in, and show a QR code.")
]
OpenMetrics = Annotated[bool, Parameter(negative="", help="Show /metrics to other machines too.")]
BehindProxy = Annotated[
    str | None,
    Parameter(help="The reverse proxy's address; its X-Forwarded-For is then believed."),
]
AllowHost = Annotated[
    tuple[str, ...],
    Parameter(help="A name that the server is reached by, as behind a proxy; repeatable."),
]
Browse = Annotated[bool, Parameter(negative="", help="Open the first page in the browser.")]
Query = Annotated[str | None, Parameter(help="A clause (M-41), a ruling, an option, or a word.")]

BenchGame = Annotated[str | None, Parameter(help="diamant or meisterdiebe; otherwise both.")]
BenchSeats = Annotated[
    int | None, Parameter(help="Otherwise 3, 5 and 8 in Diamant, 2, 4 and 8 in Meisterdiebe.")
]
Batch = Annotated[int | None, Parameter(help="Games at once; otherwise as suits the device.")]
Seconds = Annotated[float, Parameter(help="How long each of the five runs of a figure takes.")]
Json = Annotated[
    bool, Parameter(name="--json", negative="", help="A line of JSON for each figure.")
]


@app.default
def table() -> int:
    """Serve tables on this machine and open the first page in the browser."""
    return serve(browse=True)


@app.command
def play(  # noqa: PLR0913 - an argument for each flag
    game: Game = None,
    *,
    seats: Seats = None,
    edition: Edition = None,
    option: Option = (),
    seed: Seed = None,
    save: Save = None,
    resume: Resume = None,
    lang: Lang = None,
) -> int:
    """Play at the terminal, with people at this device and with bots."""
    from schatulle.cli.play import Wishes, run

    wishes = Wishes(game, seats, edition, option, seed, save, resume)
    return run(wishes, reader_language(lang))


@app.command
def serve(  # noqa: PLR0913 - an argument for each flag
    *,
    data: Data = None,
    host: Host = "127.0.0.1",
    port: Port = 8765,
    lan: Lan = False,
    open_metrics: OpenMetrics = False,
    behind_proxy: BehindProxy = None,
    allow_host: AllowHost = (),
    browse: Browse = False,
) -> int:
    """Serve tables to people and bots, here or in the whole network, until Ctrl-C."""
    from schatulle.cli.serve import Wishes, run

    return run(Wishes(data, host, port, lan, open_metrics, behind_proxy, allow_host, browse))


@app.command
def check(*paths: Paths) -> int:
    """Run rule cases (*.toml) and game records (*.jsonl)."""
    from schatulle.cli.check import run

    if not paths:
        raise BadNotation("check needs the files or folders of cases and records to run")
    return run(paths, Console(), Console(stderr=True))


@app.command
def view(
    record: RecordFile, *, after: After = "last", seat: Seat = "spectator", name: Id = None
) -> int:
    """Print what a seat sees after some moves of a record, as JSON."""
    from schatulle.cli.view import view_of

    print(msgspec.json.encode(view_of(record, after, seat, name)).decode())
    return 0


@app.command
def verify(record: RecordFile, *, name: OnlyId = None) -> int:
    """Draw the chance of finished games anew from their secrets, and tell what differs."""
    from schatulle.cli.verify import run

    return run(record, name, Console(), Console(stderr=True))


@app.command
def rules(query: Query = None, *, lang: Lang = None) -> int:
    """Read the rules: a clause with its sources and rulings, or all that say a word."""
    from schatulle.cli.rules import NotInTheRulesError, run
    from schatulle.table.games import GAMES

    editions = {name: values for game in GAMES.values() for name, values in game.EDITIONS.items()}
    try:
        run(query, reader_language(lang), Console(), editions)
    except NotInTheRulesError as error:
        raise BadNotation(str(error)) from None
    return 0


@bench.command
def sim(
    *,
    game: BenchGame = None,
    seats: BenchSeats = None,
    batch: Batch = None,
    seconds: Seconds = 0.5,
    json: Json = False,
) -> int:
    """Play random games on arrays, and tell steps, decisions and games a second."""
    from schatulle.cli.bench import Wishes, run

    return run(Wishes(game, seats, batch, seconds, json), Console(), Console(stderr=True))


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; whatever is wrong becomes one sentence and exit status 2."""

    def command() -> int | None:
        result: int | None = app(
            arguments, exit_on_error=False, print_error=False, result_action="return_value"
        )
        return result

    return _status(command)


def _status(command: Callable[[], int | None]) -> int:
    try:
        return command() or 0
    except (Refusal, CycloptsError) as error:
        return _wrong(str(error))
    except BrokenPipeError:
        # Whoever read us has seen enough; nothing more may be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _wrong(f"{error.filename or 'the system'}: {error.strerror}")
    except KeyboardInterrupt:
        return INTERRUPTED


def _wrong(sentence: str) -> int:
    print(f"schatulle: {' '.join(sentence.split())}", file=sys.stderr)
    return WRONG


def entry() -> None:
    """The installed command."""
    sys.exit(main())
