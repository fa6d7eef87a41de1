"""Where games are kept, and writing them so that a crash never leaves half a file."""

import os
from pathlib import Path

from platformdirs import user_data_dir

from schatulle.table.records import Record, format_record


def default_path(name: str) -> Path:
    """The player's own folder of games."""
    return Path(user_data_dir("schatulle")) / "games" / f"{name}.jsonl"


def beside(path: Path, name: str) -> Path:
    """A place for another game in the same folder."""
    return path.with_name(f"{name}.jsonl")


def write_record(path: Path, record: Record) -> None:
    """All of the record or nothing; raises OSError."""
    write_whole(path, format_record(record).encode() + b"\n")


def write_whole(path: Path, content: bytes) -> None:
    """All of it or nothing: a new file takes the old one's place; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.new")
    with draft.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
