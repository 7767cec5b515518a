"""A bot that takes the first option. It needs nothing but Python."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        answer = {"id": message["id"], "option": message["options"][0]}
        print(json.dumps(answer), flush=True)
