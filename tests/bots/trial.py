"""Hostile programs in the cage, with the layers that one names: what they could do."""

from __future__ import annotations

import json
import os
import socket
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from ludopolis.bots.cage.layers import layers_here, left_open
from ludopolis.bots.foreign import Pipe

BAD = Path(__file__).parent / "bad"
SECONDS = 60.0


def escapes(layers: frozenset[str]) -> dict[str, tuple[str, str]]:
    """By escape: what it is from, and what held it; nothing if it was open."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ludopolis-trial-")))
        script = folder / "escapes.bot"
        script.write_bytes((BAD / "escapes.bot").read_bytes())
        (folder / "ludopolis.db").write_text("the seed", encoding="utf-8")
        (folder / "ludopolis.db.old").touch()
        told = {"pid": os.getpid(), "beside": str(folder / "ludopolis.db"), **ears(stack, folder)}
        pipe = Pipe([sys.executable, str(script)], layers)
        stack.callback(pipe.close)
        deadline = time.monotonic() + SECONDS
        pipe.send(json.dumps(told).encode(), deadline)
        return {name: tuple(found) for name, found in json.loads(pipe.lines(deadline)).items()}


def ears(stack: ExitStack, folder: Path) -> dict[str, int | str]:
    """Sockets of all kinds, at which somebody listens."""
    abstract = f"ludopolis-trial-{os.getpid()}"
    tcp = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
    for address in (str(folder / "socket"), f"\0{abstract}"):
        listening = stack.enter_context(socket.socket(socket.AF_UNIX))
        listening.bind(address)
        listening.listen()
    datagrams = stack.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM))
    datagrams.bind(str(folder / "datagrams"))
    return {
        "port": tcp.getsockname()[1], "socket": str(folder / "socket"), "abstract": abstract,
        "datagrams": str(folder / "datagrams"),
    }  # fmt: skip


def main(without: list[str]) -> None:
    """Try all escapes with the layers that hold for whoever runs this, less some."""
    layers = layers_here() - set(without)
    told = {"layers": sorted(layers), "open": left_open(layers), "found": escapes(layers)}
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    main(sys.argv[1:])
