"""PostgreSQL behind the store's ports: the log, the leases and the bell of any number of nodes."""

from schatulle.store.postgres.nodes import PostgresNodes
from schatulle.store.postgres.opening import open_postgres
from schatulle.store.postgres.place import filled_database, read_database
from schatulle.store.postgres.store import PostgresStore

__all__ = ["PostgresNodes", "PostgresStore", "filled_database", "open_postgres", "read_database"]
