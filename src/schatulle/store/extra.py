"""What the store needs that a plain installation has not."""

from collections.abc import Iterator
from contextlib import contextmanager

from schatulle.store.port import StoreError


@contextmanager
def needing_postgres() -> Iterator[None]:
    """Around the import of PostgreSQL's side; a sentence says how to install its driver."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise StoreError(
            f'{error.name} is missing; a database needs: pip install "schatulle[postgres]"'
        ) from None
