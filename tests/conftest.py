"""How all tests run: in which order, with which caches, and which of them are measured."""

import os
import platform
import signal
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest
from coverage import Coverage
from platformdirs import user_cache_path


def compiled_programs() -> Path:
    """JAX finds programs by what they say; those of another processor would not run here."""
    cpuinfo = Path("/proc/cpuinfo")
    known = cpuinfo.read_text(encoding="utf-8") if cpuinfo.exists() else platform.processor()
    flags = next((line for line in known.splitlines() if line.startswith("flags")), known)
    kind = sha256(f"{platform.machine()} {flags}".encode()).hexdigest()[:12]
    return user_cache_path("schatulle") / f"compiled-for-tests-{kind}"


# Who is started in the background may have been told to ignore it, and hands that on.
signal.signal(signal.SIGINT, signal.default_int_handler)
# As at a table: small matrices are no faster on many cores, and the other workers want some too.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# Games of the tests are few and compiling is dear; long runs compile as everyone does.
if os.environ.get("SCHATULLE_LONG") != "1":
    os.environ.setdefault("JAX_DISABLE_MOST_OPTIMIZATIONS", "1")
    # XLA's older way to write kernels takes two thirds of the time to compile them, and writing
    # them in parts for many cores takes more.
    os.environ.setdefault(
        "XLA_FLAGS",
        "--xla_cpu_use_fusion_emitters=false --xla_cpu_parallel_codegen_split_count=1",
    )
    # What one worker or an earlier run has compiled, no other compiles again.
    os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(compiled_programs()))
    os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0.2")

TESTS: Final = Path(__file__).parent
#: What takes longest begins first, so that all workers are busy to the end.
LONGEST_FIRST: Final = (
    "cluster",
    "browser",
    "training",
    "research",
    "sim",
    "bots",
    "arena",
    "server",
)
#: The tests that must reach every line of the rules, by what they say and not by luck.
MEASURED: Final = ("rules", "table")


def folder_of(item: pytest.Item) -> str:
    """The folder of tests that it lies in."""
    return item.path.relative_to(TESTS).parts[0]


def is_measured(item: pytest.Item) -> bool:
    """Drawn games would reach a line today and miss it tomorrow, and measuring makes them slow."""
    drawn = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
    unmeasured = drawn or item.get_closest_marker("unmeasured")
    return folder_of(item) in MEASURED and not unmeasured


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    order = {folder: place for place, folder in enumerate(LONGEST_FIRST)}
    items.sort(key=lambda item: order.get(folder_of(item), len(order)))


class Measuring:
    """Coverage of what is imported, and of the tests of rules alone: it makes all others slow."""

    def __init__(self) -> None:
        self._coverage = Coverage(data_suffix=True)
        self._coverage.start()

    def pytest_collection_finish(self) -> None:
        self._coverage.stop()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if not is_measured(item):
            return (yield)
        self._coverage.start()
        try:
            return (yield)
        finally:
            self._coverage.stop()

    def pytest_sessionfinish(self) -> None:
        self._coverage.save()


def pytest_configure(config: pytest.Config) -> None:
    if measuring:
        config.pluginmanager.register(measuring)


# Before anything of ours is imported.
measuring = Measuring() if os.environ.get("SCHATULLE_COVERAGE") == "1" else None
