"""What a table is to be, from a command line or the opening screen, and laying it."""

from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from schatulle.arena.lineup import names_of
from schatulle.bots.external import PREFIX
from schatulle.bots.external.messages import Seating
from schatulle.cli.terminal.game.local_table import LocalTable
from schatulle.cli.terminal.game.players import bot_at, bot_names, check_bot, is_bot, is_program
from schatulle.cli.terminal.game.record_files import beside, default_path
from schatulle.core import BadOptions, Game, Seat
from schatulle.core.options import differences
from schatulle.core.registry import game_named
from schatulle.table.chance import Chance
from schatulle.table.match import Match
from schatulle.table.records import Record, record_of, replayed

#: The name of the one person at a table of bots.
YOU: Final = "You"
SENSIBLE: Final = "bot"
DEFAULT_SEATS: Final = 4
LONGEST_NAME: Final = 12


class TableSetup(Struct, frozen=True):
    """A table to be laid; without a game the opening screen asks for it."""

    game: str | None = None
    edition: str | None = None
    options: dict[str, object] = {}
    players: tuple[str, ...] | None = None
    seed: str | None = None
    save: Path | None = None
    resume: Record | None = None
    lang: str = "en"
    open_notes: bool = False


def parse_seats(text: str, game: str | Game) -> tuple[str, ...]:
    """`4` for you and three bots, or `ann,fox,mouse@0.5,exec:COMMAND`; raises BadOptions."""
    rules = game_named(game) if isinstance(game, str) else game
    if text.strip().isdecimal():
        players = you_and_bots(_count(rules, int(text)))
    elif PREFIX in text:
        players = names_of(text)
    else:
        players = tuple(name.strip() for name in text.split(","))
    check_players(players, rules)
    return players


def you_and_bots(seats: int) -> tuple[str, ...]:
    """You at seat 0, sensible bots at the others."""
    return (YOU, *[SENSIBLE] * (seats - 1))


def check_players(players: tuple[str, ...], game: Game) -> None:
    """As many as the game may ever seat, each with a name of its own; raises BadOptions."""
    _count(game, len(players))
    names = [player.casefold() for player in players if not is_bot(player, game.NAME)]
    for player in players:
        if is_bot(player, game.NAME):
            check_bot(player, game.NAME)
        elif not player or len(player) > LONGEST_NAME or not player.isprintable():
            raise BadOptions(
                f"{player!r} cannot sit down; a seat is a name of 1 to {LONGEST_NAME} "
                f"letters, one of {', '.join(bot_names(game.NAME))}, or exec: and a command",
                "refused-player",
                name=player,
                most=LONGEST_NAME,
                bots=bot_names(game.NAME),
            )
        elif names.count(player.casefold()) > 1:
            reason = f"two people are called {player!r}; every name must differ"
            raise BadOptions(reason, "refused-same-name", name=player)


def _count(game: Game, seats: int) -> int:
    """Options may admit fewer than the printed rules; `setup` has the last word."""
    if seats not in range(2, game.SEATS[-1] + 1):
        least, most = game.SEATS[0], game.SEATS[-1]
        reason = f"{seats} seats for {game.NAME}; allowed: {least} to {most}"
        raise BadOptions(reason, "refused-seats", least=least, most=most)
    return seats


def open_table(setup: TableSetup) -> LocalTable:
    """The table as asked for, or the game that is resumed; raises Refusal."""
    return _resumed(setup, setup.resume) if setup.resume else _new(setup)


def another(table: LocalTable) -> LocalTable:
    """A new game for the same people, with the same options and a new chance."""
    options = table.options
    name = _game_name(table.game)
    return open_table(
        TableSetup(
            game=table.game.NAME,
            edition=options.edition,
            options=differences(options, table.game.EDITIONS[options.edition]),
            players=table.players,
            save=beside(table.path, name),
            open_notes=table.open_notes,
        )
    )


def _new(setup: TableSetup) -> LocalTable:
    assert setup.game is not None
    game = game_named(setup.game)
    players = setup.players or you_and_bots(DEFAULT_SEATS)
    check_players(players, game)
    options = game.options(setup.edition or next(iter(game.EDITIONS)), setup.options)
    game.check_table(options)
    state = game.setup(options, len(players))
    if setup.save is not None and setup.save.exists():
        reason = f"{setup.save} is there already; name a new file, or resume that game"
        raise BadOptions(reason, "refused-file-there", path=str(setup.save))
    seed = setup.seed or token_hex(16)
    match = Match(game, state, Chance(seed))
    record = record_of(match.progress, _game_name(game), players=players, seed=seed)
    return _table(match, record, setup)


def _resumed(setup: TableSetup, record: Record) -> LocalTable:
    players = setup.players or _of_record(record) or you_and_bots(record.seats)
    seed = record.drawn_from or setup.seed or token_hex(16)
    record = replace(record, players=players, seed=seed, pledges=(), shares=())
    check_players(players, game_named(record.game))
    if len(players) != record.seats:
        reason = f"{len(players)} players; the game to resume has {record.seats} seats"
        raise BadOptions(reason, "refused-resume-seats", seats_due=record.seats)
    match = replayed(record)
    return _table(match, record, setup)


def _of_record(record: Record) -> tuple[str, ...]:
    """A file from elsewhere must not start programs; raises BadOptions."""
    for player in record.players:
        if is_program(player):
            reason = f"{player} played there; a file starts no program: add --seats"
            raise BadOptions(reason, "refused-resume-program", name=player)
    return record.players


def _table(match: Match, record: Record, setup: TableSetup) -> LocalTable:
    options = match.state.options
    bots = {
        Seat(seat): bot_at(player, _seating(match, seat), options, _bot_seed(record.seed, seat))
        for seat, player in enumerate(record.players)
        if is_bot(player, record.game)
    }
    path = setup.save or default_path(record.id)
    return LocalTable(match, record, bots, path, open_notes=setup.open_notes)


def _seating(match: Match, seat: int) -> Seating:
    options = match.state.options
    chosen: dict[str, Any] = differences(options, match.game.EDITIONS[options.edition])
    return Seating(
        game=match.game.NAME,
        edition=options.edition,
        options=chosen,
        seat=Seat(seat),
        seats=match.state.seats,
    )


def _bot_seed(seed: str | None, seat: int) -> str:
    """A bot's own chance, from which the table's cannot be told."""
    return sha256(f"{seed}/bot/{seat}".encode()).hexdigest()


def _game_name(game: Game) -> str:
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return f"{game.NAME}-{moment}-{token_hex(2)}"
