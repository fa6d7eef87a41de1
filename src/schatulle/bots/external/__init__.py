"""Bots that are programs of their own: a line of JSON in, a line of JSON out."""

from schatulle.bots.external.blame import Blame
from schatulle.bots.external.program import Program, TimeLimits, command_of
from schatulle.bots.external.seat import Programmed
from schatulle.bots.external.served import serve

#: How a bot that is a program is named: `exec:python my_bot.py`.
PREFIX = "exec:"

__all__ = ["PREFIX", "Blame", "Program", "Programmed", "TimeLimits", "command_of", "serve"]
