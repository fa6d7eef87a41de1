"""Answers the next question too, before it is asked."""

import os
import sys

for line in sys.stdin:
    if '"decide"' in line:
        os.write(1, b'{"move": "stay"}\n{"move": "stay"}\n')
