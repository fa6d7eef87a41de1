"""The data folder: one server at a time, and the keys that sign guests' tokens."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

from schatulle.core import BadOptions
from schatulle.server.keys import Damaged, Keys

#: The database in it.
TABLES: Final = "tables.sqlite3"
_KEY: Final = "key"

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]  # a module or nothing


@contextmanager
def claimed(data: Path) -> Iterator[None]:
    """The folder, for this process alone until it ends; raises BadOptions."""
    with _opened(data).open("w") as lock:
        try:
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOptions(f"{data}: another server is using this data folder") from None
        yield


def _opened(data: Path) -> Path:
    """The file that is locked, made where it is missing."""
    file = data / "lock"
    try:
        data.mkdir(parents=True, exist_ok=True)
        file.touch()
    except OSError as error:
        raise BadOptions(f"{data}: cannot be used as data folder: {error.strerror}") from None
    return file


def has_tables(data: Path) -> bool:
    """Whether anything was ever written there."""
    file = data / TABLES
    return file.exists() and file.stat().st_size > 0


def has_keys(data: Path) -> bool:
    """Whether guests have ever been known there."""
    return (data / _KEY).exists()


def keys_in(data: Path) -> Keys:
    """The keys in a folder; raises BadOptions where they cannot be read."""
    file = data / _KEY
    try:
        return Keys.read(file.read_text(encoding="ascii"))
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "the key in it is damaged"
        raise BadOptions(f"{data}: cannot be used as data folder: {reason}") from None
    except Damaged:
        raise BadOptions(
            f"{file}: the key is damaged; restore it, or delete it and start anew"
        ) from None


def signing_keys(data: Path, now: float | None = None) -> Keys:
    """The keys that sign guests' tokens, made on the first start and readable by their owner only.

    Where the newest is from before keys had dates, another one is put behind it.
    """
    now = time.time() if now is None else now
    file = data / _KEY
    try:
        data.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            _write(file, Keys.first(now), _put_first)
    except OSError as error:
        raise BadOptions(f"{data}: cannot be used as data folder: {error.strerror}") from None
    found = keys_in(data)
    if (dated := found.dated(now)) is not found:
        put_keys(data, dated)
    return dated


def put_keys(data: Path, keys: Keys) -> None:
    """These keys instead of those that were there; raises BadOptions."""
    try:
        _write(data / _KEY, keys, Path.replace)
    except OSError as error:
        raise BadOptions(f"{data}: cannot be used as data folder: {error.strerror}") from None


def _write(file: Path, keys: Keys, put: Callable[[Path, Path], object]) -> None:
    """Whole or not at all."""
    draft = file.with_name(f"key.{token_hex(4)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as opened:
            opened.write(keys.text())
            opened.flush()
            os.fsync(opened.fileno())
        put(draft, file)
    finally:
        with suppress(FileNotFoundError):
            draft.unlink()


def _put_first(draft: Path, file: Path) -> None:
    """Only the first one counts: two servers may start together."""
    try:
        os.link(draft, file)
    except FileExistsError:
        # Another server was first: its key it is.
        return
    except OSError:
        # Some file systems know no links; there the later of two servers would win.
        draft.rename(file)
