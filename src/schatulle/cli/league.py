"""`schatulle league`: ratings of all levels, kept up to date by the games that tell most."""

from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
from msgspec import Struct
from rich.console import Console

from schatulle.arena import ArenaResult, Block, check_contest, names_of, result_of
from schatulle.arena.block import PlayedBlock
from schatulle.arena.book import Book
from schatulle.arena.league import League
from schatulle.arena.runner import here, in_processes
from schatulle.arena.version import version_of
from schatulle.bots.registry import levels
from schatulle.cli import wishes
from schatulle.cli.arena import collect, contest_of, jobs_of, table
from schatulle.cli.arena_picture import picture
from schatulle.core import BadOptions

#: So long it plays if nobody says how long or how much.
MINUTES: Final = 5.0
#: So many blocks for each process wait at its door: what is played next is chosen late.
AHEAD: Final = 1


class Standings(Struct, frozen=True):
    """As `--json` prints it."""

    edition: str
    #: Games of other versions do not count.
    versions: dict[str, str]
    result: ArenaResult


def run(wish: wishes.League, out: Console, err: Console) -> int:
    """Plays until time or games are up, or Ctrl-C; tells and draws how all stand."""
    contest, names = contest_of(wish), _names(wish)
    check_contest(contest, names)
    jobs = jobs_of(wish.jobs)
    versions = {name: version_of(name, contest.game) for name in names}
    wish.folder.mkdir(parents=True, exist_ok=True)
    stem = wish.folder / f"{contest.game}-{contest.edition}-{contest.seats}"
    with Book(stem.with_suffix(".jsonl"), contest) as book:
        before = book.played(versions)
        league = League(contest, names, before)
        now: list[PlayedBlock] = []
        playing = _played(league, book, versions, wish, jobs)
        ended = collect(playing, now, wish.games, "played", err)
    played = [*before, *now]
    standings = Standings(contest.edition, versions, result_of(contest, names, played, rated=True))
    _write(stem, standings, played)
    if wish.json:
        print(msgspec.json.encode(standings).decode())
    else:
        out.print(table(standings.result))
        games = sum(len(block.games) for block in now)
        out.print(f"{games} games were played now; {stem}.svg and {stem}.json are up to date")
    return ended


def _names(wish: wishes.League) -> tuple[str, ...]:
    if wish.bots is None:
        return tuple(kind.name for kind in levels(wish.game))
    names = tuple(dict.fromkeys(names_of(wish.bots)))
    if len(names) < 2:
        raise BadOptions(f"--bots {wish.bots}: a league needs two different bots or more")
    return names


def _played(
    league: League, book: Book, versions: dict[str, str], wish: wishes.League, jobs: int
) -> Generator[PlayedBlock, None, None]:
    blocks = _wanted(league, wish)
    with closing(here(blocks) if jobs == 1 else in_processes(blocks, jobs, AHEAD)) as playing:
        for played in playing:
            book.keep(played, versions)
            league.hear(played)
            yield played


def _wanted(league: League, wish: wishes.League) -> Iterator[Block]:
    """What has begun is played to its end."""
    minutes = MINUTES if wish.minutes is None and wish.games is None else wish.minutes
    end = None if minutes is None else monotonic() + 60 * minutes
    games = 0
    while (wish.games is None or games < wish.games) and (end is None or monotonic() < end):
        block = league.next_block()
        games += block.rotations
        yield block


def _write(stem: Path, standings: Standings, played: list[PlayedBlock]) -> None:
    drawn = picture(standings.result, played)
    stem.with_suffix(".svg").write_text(drawn, encoding="utf-8")
    told = msgspec.json.format(msgspec.json.encode(standings), indent=1) + b"\n"
    stem.with_suffix(".json").write_bytes(told)
