"""Raises an error at its first question."""

import json
import sys

for line in sys.stdin:
    if json.loads(line)["type"] == "decide":
        raise ValueError("I cannot \x1b[31mdecide")
