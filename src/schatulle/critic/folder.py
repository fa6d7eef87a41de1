"""The folder of an exam: its recipe, and every block that was played, a line for each."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from schatulle.arena.block import Block, PlayedBlock
from schatulle.arena.game import Played
from schatulle.core import BadOptions
from schatulle.critic.exam import Exam


class _Line(Struct, frozen=True):
    deal: int
    games: tuple[tuple[Played, ...], ...]


class Folder:
    """Blocks are written as soon as they are played, so that the same command goes on."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, exam: Exam) -> None:
        """One exam for each folder; raises BadOptions."""
        self.path.mkdir(parents=True, exist_ok=True)
        recipe, text = self.path / "recipe.json", msgspec.json.encode(exam)
        text = msgspec.json.format(text) + b"\n"
        if recipe.exists() and recipe.read_bytes() != text:
            raise BadOptions(f"{recipe} is of another exam; choose another folder with --out")
        recipe.write_bytes(text)

    def played(self, way: str, blocks: Sequence[Block]) -> list[PlayedBlock]:
        """Those of the blocks that are there already."""
        found = {line.deal: line.games for line in self._lines(way)}
        return [
            PlayedBlock(block, found[block.number]) for block in blocks if block.number in found
        ]

    def keep(self, way: str, played: PlayedBlock) -> None:
        """One more."""
        line = msgspec.json.encode(_Line(played.block.number, played.games))
        with self._file(way).open("ab") as file:
            file.write(line + b"\n")

    def lesson(self, way: str) -> Path:
        """Where a lesson is kept."""
        return self.path / f"{way}.lesson.npz"

    def network(self, way: str) -> Path:
        """Where a lesson leaves its network."""
        return self.path / f"{way}.network.npz"

    def _file(self, way: str) -> Path:
        return self.path / f"{way}.jsonl"

    def _lines(self, way: str) -> list[_Line]:
        """Whole lines: the last one may have been broken off."""
        path = self._file(way)
        if not path.exists():
            return []
        whole, _, rest = path.read_bytes().rpartition(b"\n")
        if rest:
            path.write_bytes(whole + b"\n" if whole else b"")
        return [msgspec.json.decode(line, type=_Line) for line in whole.splitlines()]
