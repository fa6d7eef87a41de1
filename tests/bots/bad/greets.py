"""Says hello before it is asked."""

import sys

print("hello", flush=True)
for _ in sys.stdin:
    pass
