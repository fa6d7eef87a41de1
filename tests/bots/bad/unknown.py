"""Makes moves that there are not."""

import sys

for line in sys.stdin:
    if '"decide"' in line:
        print('{"move": "dig \\u001b[2J deeper"}', flush=True)
