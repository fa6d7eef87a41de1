"""The games kept at a terminal say which company suits whoever plays there."""

from pathlib import Path

from schatulle.bots import kind_named
from schatulle.cli.terminal.game.own_games import suiting
from schatulle.core.registry import game_named
from schatulle.table.records import Record, Result, format_record

DIAMANT = game_named("diamant")


def keep(folder: Path, number: int, *players: str, winner: int | None = 0) -> None:
    scores = tuple(int(seat == winner) for seat in range(len(players)))
    result = None if winner is None else Result(scores, (winner,))
    record = Record(
        f"diamant-{number:04}", "diamant", "diamant", {}, len(players), {}, (), {}, result, players
    )
    path = folder / f"{record.id}.jsonl"
    path.write_text(format_record(record) + "\n", encoding="utf-8")


def strongest(folder: Path) -> int:
    return max(kind_named(chair, "diamant").level for chair in suiting(DIAMANT, folder))


def test_whoever_wins_finds_stronger_company(tmp_path: Path) -> None:
    assert strongest(tmp_path / "nothing yet") == 1
    keep(tmp_path, 1, "You", "mouse.pip", "mouse.tuk")
    assert strongest(tmp_path) == 2
    for number in range(2, 6):
        keep(tmp_path, number, "You", "magpie", "boar", "hedgehog@goldfish")
    assert strongest(tmp_path) == 4


def test_only_the_one_persons_finished_games_among_bots_count(tmp_path: Path) -> None:
    keep(tmp_path, 1, "Ann", "Bob", "mouse.tuk")
    keep(tmp_path, 2, "fox", "mouse", "mouse")
    keep(tmp_path, 3, "You", "bot", "bot")
    keep(tmp_path, 4, "You", "mouse", "mouse", winner=None)
    keep(tmp_path, 5, "You", "mouse", "mouse", winner=1)
    (tmp_path / "diamant-0006.jsonl").write_text("no record", encoding="utf-8")
    assert strongest(tmp_path) == 1
