"""A bot that plays a seat of a served match over the network: any legal choice, at random.

    python examples/netbot.py ws://localhost:8411 MATCH TOKEN

docs/protocol.md, section 3, has every message.
"""

import json
import random
import sys

from websockets.sync.client import connect

address, match, token = sys.argv[1:]
with connect(f"{address}/ws/matches/{match}", compression=None) as ws:
    ws.send(json.dumps({"t": "hello", "token": token, "bot": True}))
    choices = {}
    for text in ws:
        message = json.loads(text)
        if "result" in message:
            break
        if "prompt" in message:  # absent: the question is the same as before
            choices = message["prompt"]["choices"]
        if choices and message["t"] == "view" and ("prompt" in message or "ack" in message):
            verb = random.choice(list(choices))
            arg = random.choice(choices[verb])
            ws.send(json.dumps({"t": "play", "id": 1, "n": message["n"], "verb": verb, "arg": arg}))
