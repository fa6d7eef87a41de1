"""Answers in plain words."""

import sys

for line in sys.stdin:
    if '"decide"' in line:
        print("stay", flush=True)
