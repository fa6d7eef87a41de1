"""A PostgreSQL for commands that take the address of one."""

from support.postgres import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]
