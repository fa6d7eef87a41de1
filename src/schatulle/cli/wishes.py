"""What people may ask for on the command line: every flag once, with its help and what is usual.

A command takes one of these; nothing that plays or serves is loaded before it runs.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from schatulle.core.registry import game_names

GAMES: Final = " or ".join(game_names())
#: Neither an opposite nor what is usual is worth a word.
UNSAID: Final = Parameter(negative="", show_default=False)


def _help(text: str) -> Parameter:
    return Parameter(help=text)


def _switch(text: str, name: str | None = None) -> Parameter:
    """A flag that has no opposite."""
    return Parameter(name=name, negative="", help=text)


Game = Annotated[str, _help(f"{GAMES}.")]
Edition = Annotated[str | None, _help("An edition of the game; otherwise the first.")]
Option = Annotated[
    tuple[str, ...], _help("An option of the rules, as in `--option box_actions=1`; repeatable.")
]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Play:
    """A game at the terminal; what its flags are for is said in the reader's language."""

    game: str | None = field(default=None, kw_only=False)
    seats: str | None = None
    edition: str | None = None
    option: Annotated[tuple[str, ...], UNSAID] = ()
    seed: str | None = None
    save: Path | None = None
    resume: Path | None = None
    open_notes: Annotated[bool, UNSAID] = False


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Serve:
    """Tables for everyone who can reach this machine."""

    data: Annotated[
        Path | None, _help("Where tables are kept; otherwise the user's own data folder.")
    ] = None
    host: Annotated[str, _help("The address to listen at.")] = "127.0.0.1"
    port: Annotated[int, _help("The port to listen at; 0 for any that is free.")] = 8765
    lan: Annotated[bool, _switch("Let everyone in this network in, and show a QR code.")] = False
    open_metrics: Annotated[bool, _switch("Show /metrics to other machines too.")] = False
    behind_proxy: Annotated[
        str | None, _help("The reverse proxy's address; its X-Forwarded-For is then believed.")
    ] = None
    allow_host: Annotated[
        tuple[str, ...],
        _help("A name that the server is reached by, as behind a proxy; repeatable."),
    ] = ()
    bot: Annotated[
        tuple[str, ...],
        _switch(
            'A program that tables offer as a bot, as in `--bot "mine=python my_bot.py"`; '
            "repeatable."
        ),
    ] = ()
    database: Annotated[
        str | None,
        Parameter(
            help="A PostgreSQL address: tables are kept there, for any number of servers.",
            env_var="SCHATULLE_DATABASE",
        ),
    ] = None
    node: Annotated[
        str | None, _help("The name of this server among them; otherwise the machine's.")
    ] = None
    keep_finished: Annotated[
        float | None, _help("Days until a finished game is swept; otherwise it never is.")
    ] = None
    accept_loss: Annotated[
        bool, _switch("Go on with what the data folder has, though some of it is lost.")
    ] = False
    drain: Annotated[
        float,
        _help("So many seconds /readyz says no before it stops, so that a balancer notices."),
    ] = 0.0
    browse: Annotated[bool, _switch("Open the first page in the browser.")] = False


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class NewKey:
    """Whose key is to be replaced."""

    data: Annotated[
        Path | None, _help("Where tables are kept; otherwise the user's own data folder.")
    ] = None
    database: Annotated[
        str | None,
        Parameter(
            help="The PostgreSQL address of servers that share it.",
            env_var="SCHATULLE_DATABASE",
        ),
    ] = None
    forget_old: Annotated[
        bool, _switch("Believe no older key, as when one was stolen: everyone is a stranger then.")
    ] = False


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class SweptTables:
    """What was swept, of one folder or database."""

    data: Annotated[
        Path | None, _help("Where tables are kept; otherwise the user's own data folder.")
    ] = None
    database: Annotated[
        str | None,
        Parameter(
            help="The PostgreSQL address of servers that share it.",
            env_var="SCHATULLE_DATABASE",
        ),
    ] = None
    bring_back: Annotated[
        tuple[str, ...], _switch("A table to bring back, by its code or id; repeatable.")
    ] = ()


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Arena:
    """A contest of bots."""

    game: Game = field(kw_only=False)
    seats: Annotated[int, _help("How many play at a table.")]
    bots: Annotated[
        str,
        _help(
            "A bot for every seat, as in `ev,random,exec:python my_bot.py`; one name sits at all."
        ),
    ]
    games: Annotated[int, _help("So many games; with --round-robin so many for each pair.")] = 1000
    seed: Annotated[str, _help("Any word: the same word brings the same games.")] = "0"
    edition: Edition = None
    option: Option = ()
    round_robin: Annotated[bool, _switch("Every pair of the bots plays; they get ratings.")] = False
    adjusted: Annotated[
        bool, _switch("Shares without most of their luck, too: narrower intervals (AIVAT).")
    ] = False
    bot_seconds: Annotated[float, _help("The longest that a bot may think.")] = 5.0
    jobs: Annotated[int | None, _help("Processes at once; otherwise one for each core.")] = None
    ray: Annotated[bool, _switch("On a ray cluster (extra `cluster`).")] = False
    json: Annotated[bool, _switch("One line of JSON.")] = False
    plot: Annotated[Path | None, _help("Where to draw the result, as SVG.")] = None


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class League:
    """Ratings that are kept."""

    game: Game = field(kw_only=False)
    seats: Annotated[int, _help("How many play at a table.")] = 4
    bots: Annotated[
        str | None, _help("Two bots or more, as in `boar,dragon,fox@child`; otherwise all levels.")
    ] = None
    folder: Annotated[Path, _help("Where games, ratings and picture are kept.")] = Path("league")
    games: Annotated[int | None, _help("At most so many more games.")] = None
    minutes: Annotated[
        float | None, _help("At most so long; five minutes if --games is not given either.")
    ] = None
    seed: Annotated[str, _help("Any word: the same word brings the same deals.")] = "0"
    edition: Edition = None
    option: Option = ()
    bot_seconds: Annotated[float, _help("The longest that a bot may think.")] = 5.0
    jobs: Annotated[int | None, _help("Processes at once; otherwise one for each core.")] = None
    json: Annotated[bool, _switch("JSON in place of the table.")] = False


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Train:
    """A lesson in self-play."""

    game: Game = field(kw_only=False)
    seats: Annotated[
        str, _help("A number of seats; several, as in 2,4, where one network knows them all.")
    ]
    rounds: Annotated[int, _help("Rounds of play and learning.")] = 1000
    seed: Annotated[int, _help("A number: the same one brings the same lesson.")] = 0
    games: Annotated[
        int, _help("Games at once, for each number of seats; fewer on a small machine.")
    ] = 16384
    edition: Edition = None
    out: Annotated[Path, _help("The lesson's folder: network, log, curve; it goes on there.")] = (
        Path("lesson")
    )
    critic: Annotated[bool, _help("At the end, train a critic against the network.")] = True
    start: Annotated[
        str | None, _help("Begin as this network: a shipped one by its name, or a file.")
    ] = None
    against: Annotated[
        str | None, _help("Teach a critic alone, against this network: a name or a file.")
    ] = None


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Critic:
    """Whom to exploit, and how."""

    game: Game = field(kw_only=False)
    player: Annotated[
        str, _help("Whom to exploit: a bot's name, as in `dragon` or `fox@0.5`, or `exec:COMMAND`.")
    ]
    seats: Annotated[int, _help("How many play at a table.")]
    by: Annotated[
        str,
        _help("Which critics, as in `search`: those that learn from `nothing` and as a `network`."),
    ] = "nothing,network,search"
    games: Annotated[int, _help("So many games for each critic, at all seats in turn.")] = 400
    seed: Annotated[int, _help("A number: the same one brings the same deals and lessons.")] = 0
    edition: Edition = None
    option: Option = ()
    playouts: Annotated[int, _help("The searcher plays so many games on for a question.")] = 512
    model: Annotated[
        str | None, _help("Whom the searcher takes the rivals for; otherwise who they are.")
    ] = None
    network: Annotated[
        str | None, _help("Who stands for the rivals in lessons; otherwise the game's network.")
    ] = None
    rounds: Annotated[int, _help("Rounds of a lesson.")] = 200
    batch: Annotated[int, _help("Games at once in a lesson.")] = 256
    out: Annotated[Path, _help("The exam's folder: what was played and learned; it goes on.")] = (
        Path("critic")
    )
    jobs: Annotated[int | None, _help("Processes at once; otherwise one for each core.")] = None
    json: Annotated[bool, _switch("One line of JSON.")] = False


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Bench:
    """A measurement of the games on arrays; None for all that is usual."""

    game: Annotated[str | None, _help(f"{GAMES}; otherwise all.")] = None
    seats: Annotated[int | None, _help("Otherwise few, some and many.")] = None
    batch: Annotated[int | None, _help("Games at once; otherwise as suits the device.")] = None
    seconds: Annotated[float, _help("How long each of the five runs of a figure takes.")] = 0.5
    json: Annotated[bool, _switch("A line of JSON for each figure.")] = False
