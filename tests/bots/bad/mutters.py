"""Says much on standard error, and plays well all the same."""

import json
import os
import sys

for line in sys.stdin:
    os.write(2, b"hmm\n" * 20_000)
    told = json.loads(line)
    if told["type"] == "decide":
        print(json.dumps({"move": told["choices"][0]}), flush=True)
