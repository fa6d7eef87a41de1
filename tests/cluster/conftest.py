"""Databases of each test's own, for the nodes that serve them together."""

from support.postgres import other_postgres_url, postgres, postgres_url

__all__ = ["other_postgres_url", "postgres", "postgres_url"]
