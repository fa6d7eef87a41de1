"""`python -m schatulle`."""

from schatulle.cli.main import entry

entry()
