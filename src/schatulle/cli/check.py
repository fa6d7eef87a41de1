"""`schatulle check`: run cases, records and lessons, tell what fails."""

from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import track

from schatulle.cli.files import (
    CASES,
    found_files,
    is_lesson,
    read_cases,
    read_lesson,
    read_record,
    record_lines,
)
from schatulle.core import BadNotation, Refusal
from schatulle.lessons.rehearsal import check_lesson
from schatulle.table.cases import check_case
from schatulle.table.expectations import Failure
from schatulle.table.record_check import check_record

Check = tuple[str, Callable[[], None]]

PASSED, FAILED, UNREADABLE = 0, 1, 2


class Tally:
    """How many passed, failed, or could not even be read."""

    def __init__(self, out: Console, errors: Console) -> None:
        self._out = out
        self._errors = errors
        self.counts = [0, 0, 0]

    def run(self, name: str, check: Callable[[], None]) -> None:
        """Runs one check and prints a line if it fails."""
        try:
            check()
        except (Failure, Refusal) as failure:
            self.counts[FAILED] += 1
            _say(self._out, f"{name}: {failure}")
        else:
            self.counts[PASSED] += 1

    def unreadable(self, error: BadNotation) -> None:
        """A file, or a line of one, that is neither case nor record, or a lesson with a mistake."""
        self.counts[UNREADABLE] += 1
        _say(self._errors, str(error))

    def summary(self) -> int:
        """The closing line, and the exit status."""
        _say(self._out, f"{self.counts[PASSED]} passed, {self.counts[FAILED]} failed")
        if self.counts[UNREADABLE]:
            return UNREADABLE
        return FAILED if self.counts[FAILED] else PASSED


def run(paths: tuple[Path, ...], out: Console, errors: Console) -> int:
    """Checks all files named; 1 if any expectation failed, 2 if anything could not be read."""
    tally = Tally(out, errors)
    files = found_files(paths)
    shown = track(files, "checking", console=errors, transient=True, disable=not errors.is_terminal)
    for file in shown:
        for check in _checks(file, tally):
            tally.run(*check)
    return tally.summary()


def _checks(file: Path, tally: Tally) -> Iterator[Check]:
    try:
        if is_lesson(file):
            yield from _lesson(file)
        else:
            yield from _cases(file) if file.suffix == CASES else _records(file, tally)
    except BadNotation as error:
        tally.unreadable(error)


def _cases(file: Path) -> Iterator[Check]:
    for case in read_cases(file):
        yield case.id, lambda case=case: check_case(case)  # type: ignore[misc]


def _lesson(file: Path) -> Iterator[Check]:
    """A lesson with a mistake cannot be played at all."""
    lesson = read_lesson(file)
    try:
        check_lesson(lesson)
    except BadNotation as error:
        raise BadNotation(f"{file}: {error}") from None
    yield lesson.id, lambda: None


def _records(file: Path, tally: Tally) -> Iterator[Check]:
    for number, line in record_lines(file):
        try:
            record = read_record(file, number, line)
        except BadNotation as error:
            tally.unreadable(error)
        else:
            yield record.id, lambda record=record: check_record(record)  # type: ignore[misc]


def _say(console: Console, line: str) -> None:
    console.print(line, markup=False, highlight=False, soft_wrap=True)
