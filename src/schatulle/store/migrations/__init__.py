"""The steps that bring a database to what this program knows, run by alembic."""

HEAD = "0004"
"""The newest step, known here so that an up-to-date database opens without alembic."""
