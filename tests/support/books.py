"""The cases and records that the repository keeps."""

from pathlib import Path
from typing import Final

from schatulle.table.cases import Case, parse_cases
from schatulle.table.records import Record, parse_record

TESTS: Final = Path(__file__).parents[1]


def all_cases() -> list[Case]:
    """Every case under tests/cases."""
    files = sorted((TESTS / "cases").rglob("*.toml"))
    return [case for file in files for case in parse_cases(file.read_text(encoding="utf-8"))]


def all_records() -> list[Record]:
    """Every record under tests/records."""
    files = sorted((TESTS / "records").rglob("*.jsonl"))
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return [parse_record(line) for line in lines]


def record_named(name: str) -> Record:
    """The record with that id."""
    return next(record for record in all_records() if record.id == name)
