"""The book of a league: a line for every block that was played, with the versions of its bots.

Lines are only ever added, each in one piece. Whoever is killed while writing leaves a torn line at
the end, which is cut off; a deal that two of us played counts once.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from schatulle.arena.block import Block, Contest, PlayedBlock
from schatulle.arena.game import Played
from schatulle.arena.lineup import Lineup
from schatulle.core import BadNotation, BadOptions

#: The version of each bot by its name.
Versions = Mapping[str, str]


class Entry(Struct, frozen=True, omit_defaults=True):
    """A block as it is kept."""

    lineup: Lineup
    number: int
    versions: dict[str, str]
    games: tuple[tuple[Played, ...], ...]


_HEAD: Final = msgspec.json.Decoder(Contest)
_LINE: Final = msgspec.json.Decoder(Entry)


class Book:
    """All games of one contest, as long as the file is there."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._path = path
        self._contest = contest
        self._file = path.open("a+b")

    def __enter__(self) -> "Book":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def played(self, versions: Versions) -> list[PlayedBlock]:
        """What was played by bots of these versions; raises BadNotation, BadOptions."""
        self._cut_torn_line()
        self._file.seek(0)
        lines = self._file.read().splitlines()
        if not lines:
            self._write(msgspec.json.encode(self._contest))
            return []
        self._check(lines[0])
        found: dict[tuple[Lineup, int], PlayedBlock] = {}
        for number, line in enumerate(lines[1:], 2):
            entry = self._entry(line, number)
            if all(versions.get(bot) == version for bot, version in entry.versions.items()):
                found.setdefault((entry.lineup, entry.number), self._block(entry))
        return list(found.values())

    def keep(self, played: PlayedBlock, versions: Versions) -> None:
        """One more line."""
        block = played.block
        known = {bot: versions[bot] for bot in dict.fromkeys(block.lineup)}
        self._write(msgspec.json.encode(Entry(block.lineup, block.number, known, played.games)))

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()

    def _cut_torn_line(self) -> None:
        self._file.seek(0)
        said = self._file.read()
        self._file.truncate(said.rfind(b"\n") + 1)

    def _check(self, line: bytes) -> None:
        try:
            contest = _HEAD.decode(line)
        except msgspec.DecodeError as error:
            raise BadNotation(f"{self._path}, line 1: no league is kept there: {error}") from None
        if contest != self._contest:
            raise BadOptions(
                f"{self._path} keeps games of another contest, {_said(contest)}; "
                "name another folder with --folder"
            )

    def _entry(self, line: bytes, number: int) -> Entry:
        try:
            return _LINE.decode(line)
        except msgspec.DecodeError as error:
            raise BadNotation(f"{self._path}, line {number}: no played games: {error}") from None

    def _block(self, entry: Entry) -> PlayedBlock:
        block = Block(self._contest, entry.lineup, entry.number, len(entry.games))
        return PlayedBlock(block, entry.games)


def _said(contest: Contest) -> str:
    return msgspec.json.encode(contest).decode()
