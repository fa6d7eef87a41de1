"""Answers with JSON that holds no move."""

import sys

for line in sys.stdin:
    if '"decide"' in line:
        print('{"move": 7}', flush=True)
