"""`schatulle play`: from the words of the command line to a table at the terminal."""

from pathlib import Path

from schatulle.cli.files import only_record
from schatulle.cli.option import parse_option
from schatulle.cli.terminal.app import run as run_terminal
from schatulle.cli.terminal.game.setup import TableSetup, parse_seats
from schatulle.cli.terminal.wording.refusals import refusing_in
from schatulle.cli.wishes import GAMES, Play
from schatulle.core import BadNotation, BadOptions
from schatulle.core.registry import game_named, game_names
from schatulle.table.records import Record


def run(wishes: Play, lang: str) -> int:
    """Opens the table that was asked for, or the screen where one is chosen."""
    with refusing_in(lang):
        return run_terminal(table_setup(wishes, lang))


def table_setup(wishes: Play, lang: str) -> TableSetup:
    """The table that was asked for; raises Refusal before any screen starts."""
    if wishes.resume is not None:
        return _resumed(wishes, wishes.resume, lang)
    if wishes.game is None and (wishes.seats or wishes.edition or wishes.option):
        reason = f"name the game first: schatulle play {GAMES}"
        raise BadOptions(reason, "refused-no-game-named", games=game_names())
    game = None if wishes.game is None else game_named(wishes.game)
    players = parse_seats(wishes.seats, game) if game and wishes.seats else None
    return TableSetup(
        game=wishes.game,
        edition=wishes.edition,
        options=dict(map(parse_option, wishes.option)),
        players=players,
        seed=wishes.seed,
        save=wishes.save,
        resume=None,
        lang=lang,
        open_notes=wishes.open_notes,
    )


def _resumed(wishes: Play, path: Path, lang: str) -> TableSetup:
    """A saved game goes on as it was: chosen anew is only who plays, and where it is kept."""
    if wishes.game or wishes.edition or wishes.option or wishes.seed:
        raise BadOptions(
            "--resume goes on with the game as it was; only --seats and --save may join it",
            "refused-resume-only",
        )
    record = _kept(path)
    return TableSetup(
        game=record.game,
        edition=None,
        options={},
        players=parse_seats(wishes.seats, record.game) if wishes.seats else None,
        seed=None,
        save=wishes.save or path,
        resume=record,
        lang=lang,
        open_notes=wishes.open_notes,
    )


def _kept(path: Path) -> Record:
    """The one game that a file keeps; what is wrong with others `check` says."""
    try:
        return only_record(path)
    except BadNotation as refusal:
        if refusal.says != "refused":
            raise
        raise BadNotation(str(refusal), "refused-no-game-kept", path=str(path)) from None
