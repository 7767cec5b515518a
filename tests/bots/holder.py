"""Holds a program in its cage until it is killed itself; says when the program runs."""

from __future__ import annotations

import sys
import time

from ludopolis.bots.cage.layers import layers_here
from ludopolis.bots.foreign import Pipe

if __name__ == "__main__":
    pipe = Pipe([sys.executable, *sys.argv[1:]], layers_here())
    sys.stdout.write(pipe.lines(time.monotonic() + 60).decode() + "\n")
    sys.stdout.flush()
    time.sleep(600)
