"""Answers with bytes that are no text."""

import os
import sys

for line in sys.stdin:
    if '"decide"' in line:
        os.write(1, b'{"move": "\xff\xfe"}\n')
