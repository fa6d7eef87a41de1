"""What all benchmarks share: repeat, take the median, print a table or one object a line."""

import argparse
import json
import os
import platform
import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple


class Figure(NamedTuple):
    bench: str
    case: str
    value: float
    unit: str


def rate(work: Callable[[], int], seconds: float, repeats: int) -> float:
    """Median over repeats of things done in a second; `work` does some and says how many."""
    return statistics.median(_rate_once(work, seconds) for _ in range(repeats))


def _rate_once(work: Callable[[], int], seconds: float) -> float:
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += work()
    return done / spent


def arguments(description: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--json", action="store_true", help="one object a line")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each repeat of a case")
    parser.add_argument("--repeats", type=int, default=5)
    return parser


def show(figures: Iterable[Figure], *, as_json: bool) -> None:
    if not as_json:
        print(
            f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, "
            f"Python {platform.python_version()}"
        )
    for figure in figures:
        print(json.dumps(figure._asdict()) if as_json else _row(figure), flush=True)


def _row(figure: Figure) -> str:
    return f"{figure.case:20} {figure.value:14,.0f} {figure.unit}"


def cases(bench: str, unit: str, rates: Iterable[tuple[str, float]]) -> Iterator[Figure]:
    return (Figure(bench, case, round(value, 1), unit) for case, value in rates)
