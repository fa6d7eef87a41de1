"""A program that knows no game: it takes the first of the moves it is told."""

import json
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "decide":
        moves = told["choices"] or told["examples"]
        print(json.dumps({"move": moves[0], "id": told["id"]}), flush=True)
