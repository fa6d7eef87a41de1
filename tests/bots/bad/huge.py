"""Answers with a line that is too long."""

import sys

for line in sys.stdin:
    if '"decide"' in line:
        print('{"move": "stay", "why": "' + "because " * 20_000 + '"}', flush=True)
