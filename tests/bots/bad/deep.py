"""Answers with JSON in JSON in JSON, without end in sight."""

import sys

for line in sys.stdin:
    if '"decide"' in line:
        print('{"move": "stay", "why": ' + "[" * 20_000, flush=True)
