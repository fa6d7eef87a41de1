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
from schatulle.cli import wishes
from schatulle.core import BadNotation, Refusal
from schatulle.lang import reader_language

WRONG = 2
INTERRUPTED = 130
HELP = frozenset(("--help", "-h"))

# What the commands for players say of themselves stands in `lang/<code>/commands.ftl`.
app = App(name="schatulle", version=__version__)
bench = App(name="bench", help="Measure how fast this machine is.")
app.command(bench)

Paths = Annotated[Path, Parameter(help="Case, record or lesson files, or folders of them.")]
RecordFile = Annotated[Path, Parameter(help="A file of records.")]
After = Annotated[str, Parameter(help="After so many moves, or `last`.")]
Seat = Annotated[str, Parameter(help="A seat's number, or `spectator`.")]
AsJson = Annotated[bool, Parameter(name="--json", negative="", show_default=False)]
Id = Annotated[
    str | None, Parameter(name="--id", help="Which game of the file; otherwise the first.")
]
OnlyId = Annotated[
    str | None, Parameter(name="--id", help="Which game of the file; otherwise all of them.")
]
BotName = Annotated[str, Parameter(help="A name of `schatulle bots`.")]
Stdio = Annotated[
    bool, Parameter(negative="", help="Answer on standard output what standard input asks.")
]
Place = Annotated[str, Parameter(help="A data folder, or an address like postgresql://host/name.")]


@app.default
def table() -> int:
    """Serve tables on this machine and open the first page in the browser."""
    return serve(wishes.Serve(browse=True))


@app.command
def play(game: wishes.Play = wishes.Play(), *, lang: str | None = None) -> int:
    from schatulle.cli.play import run

    return run(game, reader_language(lang))


@app.command
def learn(lesson: str | None = None, *, lang: str | None = None) -> int:
    from schatulle.cli.learn import run

    return run(lesson, reader_language(lang), Console())


@app.command
def serve(house: wishes.Serve = wishes.Serve()) -> int:
    """Serve tables to people and bots, here or in the whole network, until Ctrl-C."""
    from schatulle.cli.serve import run

    return run(house)


@app.command
def move_data(source: Place, target: Place) -> int:
    """Take all tables of a data folder to a PostgreSQL database, or back, and compare them."""
    from schatulle.cli.move_data import run

    return run(source, target, Console(), Console(stderr=True))


@app.command
def new_key(house: wishes.NewKey = wishes.NewKey()) -> int:
    """Sign the tokens that guests are known by with a new key from now on."""
    from schatulle.cli.new_key import run

    return run(house)


@app.command
def swept(tables: wishes.SweptTables = wishes.SweptTables()) -> int:
    """List the tables that were swept and are not erased yet, or bring some of them back."""
    from schatulle.cli.swept import run

    return run(tables)


@app.command
def check(*paths: Paths) -> int:
    """Run rule cases and lessons (*.toml) and game records (*.jsonl)."""
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
def review(
    record: RecordFile,
    *,
    seat: int,
    as_json: AsJson = False,
    name: Id = None,
    lang: str | None = None,
) -> int:
    from schatulle.cli.review import run

    return run(record, seat, name, as_json, reader_language(lang))


@app.command
def rules(query: str | None = None, *, lang: str | None = None) -> int:
    from schatulle.cli.rules import NotInTheRulesError, run
    from schatulle.core.registry import all_games

    editions = {name: values for game in all_games() for name, values in game.EDITIONS.items()}
    try:
        run(query, reader_language(lang), Console(), editions)
    except NotInTheRulesError as error:
        raise BadNotation(str(error)) from None
    return 0


@app.command
def arena(contest: wishes.Arena) -> int:
    """Let bots play against each other, the same deals for every seating, and rate them."""
    from schatulle.cli.arena import run

    return run(contest, Console(), Console(stderr=True))


@app.command
def league(kept: wishes.League) -> int:
    """Keep ratings of all levels up to date: whoever is least certain plays on, until Ctrl-C."""
    from schatulle.cli.league import run

    return run(kept, Console(), Console(stderr=True))


@app.command
def train(lesson: wishes.Train) -> int:
    """Teach a player by self-play on arrays; Ctrl-C keeps the lesson, the same command goes on."""
    from schatulle.training.determinism import ask_for_repeatable_sums

    ask_for_repeatable_sums()
    from schatulle.cli.train import run

    return run(lesson)


@app.command
def critic(exam: wishes.Critic) -> int:
    """Measure how far a player can be exploited, at least; the same command goes on."""
    from schatulle.training.determinism import ask_for_repeatable_sums

    ask_for_repeatable_sums()
    from schatulle.cli.critic import run

    return run(exam, Console(), Console(stderr=True))


@app.command
def bot(name: BotName, *, stdio: Stdio = False) -> int:
    """Serve one of our bots to another program, a line of JSON for each question."""
    from schatulle.cli.bots import serve_bot

    return serve_bot(name, stdio=stdio)


@app.command
def bots(game: str | None = None, *, lang: str | None = None) -> int:
    from schatulle.cli.bots import list_bots

    return list_bots(game, reader_language(lang), Console())


@bench.command
def sim(case: wishes.Bench = wishes.Bench()) -> int:
    """Play random games on arrays, and tell steps, decisions and games a second."""
    from schatulle.cli.bench import run

    return run(case, Console(), Console(stderr=True))


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; whatever is wrong becomes one sentence and exit status 2."""
    words = list(sys.argv[1:] if arguments is None else arguments)

    def command() -> int | None:
        result: int | None = app(
            _ready_to_help(words),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        return result

    return _status(command, words)


def _ready_to_help(words: list[str]) -> list[str]:
    """Who asks for help gets it in their language, whose words are read only then."""
    app.help_formatter = None
    if not HELP.intersection(words):
        return words
    from schatulle.cli.help import told_in_readers_language

    return told_in_readers_language(app, words)


def _status(command: Callable[[], int | None], words: list[str]) -> int:
    try:
        return command() or 0
    except Refusal as error:
        return _wrong(str(error))
    except CycloptsError as error:
        from schatulle.cli.misuse import told

        return _wrong(told(app, words, error))
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
