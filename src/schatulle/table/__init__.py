"""One match at a table: its games, log, chance and records. No I/O."""
