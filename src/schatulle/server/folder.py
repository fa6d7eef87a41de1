"""The data folder: one server at a time, and the key that signs guests' tokens."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

from schatulle.core import BadOptions

#: The database in it.
TABLES: Final = "tables.sqlite3"

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


def signing_key(data: Path) -> str:
    """The key that signs guests' tokens, made on the first start and readable by its owner only."""
    file = data / "key"
    try:
        data.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            with _draft(file, token_hex(32)) as draft:
                _put(draft, file)
        key = file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "the key in it is damaged"
        raise BadOptions(f"{data}: cannot be used as data folder: {reason}") from None
    if len(key) < 32:
        raise BadOptions(f"{file}: the key is damaged; restore it, or delete it and start anew")
    return key


def replace_key(data: Path, key: str) -> None:
    """The folder's key is another one now: guests of another server come with their tokens."""
    file = data / "key"
    with _draft(file, key) as draft:
        draft.replace(file)


@contextmanager
def _draft(file: Path, key: str) -> Iterator[Path]:
    """The key in a file beside it, on the disk: whole or not at all."""
    draft = file.with_name(f"key.{token_hex(4)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as opened:
            opened.write(key)
            opened.flush()
            os.fsync(opened.fileno())
        yield draft
    finally:
        with suppress(FileNotFoundError):
            draft.unlink()


def _put(draft: Path, file: Path) -> None:
    """Only the first one counts: two servers may start together."""
    try:
        os.link(draft, file)
    except FileExistsError:
        # Another server was first: its key it is.
        return
    except OSError:
        # Some file systems know no links; there the later of two servers would win.
        draft.rename(file)
