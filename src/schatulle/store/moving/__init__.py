"""Takes all tables from a file to a PostgreSQL database, or back, and looks whether all arrived."""

from schatulle.store.moving.move import Moved, move
from schatulle.store.moving.places import Source, Target
from schatulle.store.moving.sqlite_place import filled_file, read_file

__all__ = ["Moved", "Source", "Target", "filled_file", "move", "read_file"]
