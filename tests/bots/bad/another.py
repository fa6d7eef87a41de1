"""Answers a question that nobody asked."""

import sys

for line in sys.stdin:
    if '"decide"' in line:
        print('{"move": "stay", "id": -1}', flush=True)
