"""Answers once, and never again."""

import json
import sys

answered = False
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "decide" and not answered:
        answered = True
        print(json.dumps({"move": told["choices"][0]}), flush=True)
