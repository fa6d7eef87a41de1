"""Reading case, record and lesson files, with sentences for what cannot be read."""

from collections.abc import Iterator
from pathlib import Path

from schatulle.core import BadNotation, Refusal
from schatulle.lessons.lesson import Lesson, parse_lesson
from schatulle.lessons.library import named_by
from schatulle.table.cases import Case, parse_cases
from schatulle.table.records import Record, parse_record, replayed

CASES = ".toml"
RECORDS = ".jsonl"


def found_files(paths: tuple[Path, ...]) -> list[Path]:
    """The files named, and all case and record files in the folders named."""
    return [file for path in paths for file in _files(path)]


def _files(path: Path) -> list[Path]:
    if path.is_dir():
        inside = sorted(file for file in path.rglob("*") if file.suffix in (CASES, RECORDS))
        if not inside:
            raise BadNotation(f"{path}: no cases (*{CASES}) and no records (*{RECORDS}) in there")
        return inside
    if not path.exists():
        raise BadNotation(f"{path}: there is no such file or folder")
    return [path]


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadNotation(f"{path}: no text, so neither cases nor records") from None
    except OSError as error:
        raise BadNotation(f"{path}: cannot be read: {error.strerror}") from None


def read_cases(path: Path) -> list[Case]:
    try:
        return parse_cases(read_text(path))
    except BadNotation as error:
        raise BadNotation(_at(path, error)) from None


def is_lesson(path: Path) -> bool:
    """Whether it lies where lessons do, or has steps of its own, as no file of cases has."""
    if path.suffix != CASES:
        return False
    return path.parent.name == "lessons" or "\n[[steps]]" in read_text(path)


def read_lesson(path: Path) -> Lesson:
    try:
        number, name = named_by(path.name)
        return parse_lesson(read_text(path), name, number)
    except BadNotation as error:
        raise BadNotation(_at(path, error)) from None


def record_lines(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a record file that are not blank, with their numbers."""
    lines = enumerate(read_text(path).split("\n"), 1)
    return ((number, line) for number, line in lines if line.strip())


def read_record(path: Path, number: int, line: str) -> Record:
    try:
        return parse_record(line)
    except BadNotation as error:
        raise BadNotation(f"{path}, line {number}: {error}") from None


def pick_record(path: Path, name: str | None) -> Record:
    """The record with that id, or the first one of the file."""
    names = []
    for number, line in record_lines(path):
        record = read_record(path, number, line)
        if name in (None, record.id):
            return record
        names.append(record.id)
    if not names:
        raise BadNotation(f"{path}: there is no record in it")
    raise BadNotation(f"{path}: there is no game {name!r}; allowed: {', '.join(names)}")


def only_record(path: Path) -> Record:
    """The record of a file that holds just one: going on with it writes the file anew."""
    record = pick_record(path, None)
    games = sum(1 for _ in record_lines(path))
    if games > 1:
        reason = f"{path}: it holds {games} games; only a file with one can be resumed"
        raise BadNotation(reason, "refused-games-kept", path=str(path), games=games)
    try:
        replayed(record)
    except Refusal as refusal:
        raise BadNotation(f"{path}: {refusal}") from None
    return record


def _at(path: Path, error: BadNotation) -> str:
    return str(error) if str(error).startswith(str(path)) else f"{path}: {error}"
