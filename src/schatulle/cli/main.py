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
    Parameter(
        help="A number, or names: `ann,fox,mouse@0.5,exec:python my_bot.py` (bots play by "
        "themselves; see `schatulle bots`)."
    ),
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
ProgramAtTables = Annotated[
    tuple[str, ...],
    Parameter(
        name="--bot",
        negative="",
        help='A program that tables offer as a bot, as in `--bot "mine=python my_bot.py"`; '
        "repeatable.",
    ),
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

ArenaGame = Annotated[str, Parameter(help="diamant or meisterdiebe.")]
ArenaSeats = Annotated[int, Parameter(help="How many play at a table.")]
Bots = Annotated[
    str,
    Parameter(
        help="A bot for every seat, as in `ev,random,exec:python my_bot.py`; one name sits at all."
    ),
]
Games = Annotated[int, Parameter(help="So many games; with --round-robin so many for each pair.")]
ArenaSeed = Annotated[str, Parameter(help="Any word: the same word brings the same games.")]
RoundRobin = Annotated[
    bool, Parameter(negative="", help="Every pair of the bots plays; they get ratings.")
]
BotSeconds = Annotated[float, Parameter(help="The longest that a bot may think.")]
Jobs = Annotated[int | None, Parameter(help="Processes at once; otherwise one for each core.")]
OnRay = Annotated[bool, Parameter(negative="", help="On a ray cluster (extra `cluster`).")]
ArenaJson = Annotated[bool, Parameter(name="--json", negative="", help="One line of JSON.")]
Plot = Annotated[Path | None, Parameter(help="Where to draw the result, as SVG.")]
BotName = Annotated[str, Parameter(help="A name of `schatulle bots`.")]
Stdio = Annotated[
    bool, Parameter(negative="", help="Answer on standard output what standard input asks.")
]
BotsGame = Annotated[str | None, Parameter(help="diamant or meisterdiebe; otherwise both.")]

TrainSeats = Annotated[str, Parameter(help="A number of seats; Meisterdiebe takes several: 2,4.")]
Rounds = Annotated[int, Parameter(help="Rounds of play and learning.")]
TrainSeed = Annotated[int, Parameter(help="A number: the same one brings the same lesson.")]
AtOnce = Annotated[
    int, Parameter(help="Games at once, for each number of seats; fewer on a small machine.")
]
Out = Annotated[Path, Parameter(help="The lesson's folder: network, log, curve; it goes on there.")]
Start = Annotated[
    str | None,
    Parameter(help="Begin as this network: a name such as meisterdiebe-zoch, or a file."),
]
Against = Annotated[
    str | None, Parameter(help="Teach a critic alone, against this network: a name or a file.")
]
Critic = Annotated[bool, Parameter(help="At the end, train a critic against the network.")]


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
    bot: ProgramAtTables = (),
    browse: Browse = False,
) -> int:
    """Serve tables to people and bots, here or in the whole network, until Ctrl-C."""
    from schatulle.cli.serve import Wishes, run

    wishes = Wishes(data, host, port, lan, open_metrics, behind_proxy, allow_host, browse, bot)
    return run(wishes)


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


@app.command
def arena(  # noqa: PLR0913 - an argument for each flag
    game: ArenaGame,
    *,
    seats: ArenaSeats,
    bots: Bots,
    games: Games = 1000,
    seed: ArenaSeed = "0",
    edition: Edition = None,
    option: Option = (),
    round_robin: RoundRobin = False,
    bot_seconds: BotSeconds = 5.0,
    jobs: Jobs = None,
    ray: OnRay = False,
    json: ArenaJson = False,
    plot: Plot = None,
) -> int:
    """Let bots play against each other, the same deals for every seating, and rate them."""
    from schatulle.cli.arena import Wishes, run

    wishes = Wishes(
        game=game,
        seats=seats,
        bots=bots,
        games=games,
        seed=seed,
        edition=edition,
        option=option,
        round_robin=round_robin,
        bot_seconds=bot_seconds,
        jobs=jobs,
        ray=ray,
        json=json,
        plot=plot,
    )
    return run(wishes, Console(), Console(stderr=True))


@app.command
def train(  # noqa: PLR0913 - an argument for each flag
    game: ArenaGame,
    *,
    seats: TrainSeats,
    rounds: Rounds = 1000,
    seed: TrainSeed = 0,
    games: AtOnce = 16384,
    edition: Edition = None,
    out: Out = Path("lesson"),
    critic: Critic = True,
    start: Start = None,
    against: Against = None,
) -> int:
    """Teach a player by self-play on arrays; Ctrl-C keeps the lesson, the same command goes on."""
    from schatulle.training.repeatable import ask_for_repeatable_sums

    ask_for_repeatable_sums()
    from schatulle.cli.train import Wishes, criticise, recipe_of
    from schatulle.cli.train import train as teach

    recipe = recipe_of(Wishes(game, seats, rounds, seed, games, edition, start))
    return criticise(recipe, against, out) if against else teach(recipe, out, critic=critic)


@app.command
def bot(name: BotName, *, stdio: Stdio = False) -> int:
    """Serve one of our bots to another program, a line of JSON for each question."""
    from schatulle.cli.bots import serve_bot

    return serve_bot(name, stdio=stdio)


@app.command
def bots(game: BotsGame = None) -> int:
    """List the bots, each with a sentence."""
    from schatulle.cli.bots import list_bots

    return list_bots(game, Console())


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
        return _wrong(f"{error.filename or 'the system'}: {error.strerror or error}")
    except KeyboardInterrupt:
        return INTERRUPTED


def _wrong(sentence: str) -> int:
    print(f"schatulle: {' '.join(sentence.split())}", file=sys.stderr)
    return WRONG


def entry() -> None:
    """The installed command."""
    sys.exit(main())
