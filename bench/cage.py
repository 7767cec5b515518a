"""The cage of foreign bots: every escape against every set of layers, and what a start costs.

Run as ``python bench/cage.py``, as root and as an ordinary user; it takes a few minutes. Ends with
1 if something that a set of layers is said to hold was open.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from itertools import chain, combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from ludopolis.bots.cage.layers import layers_here, left_open
from ludopolis.bots.foreign import Pipe
from tests.bots.trial import escapes

STARTS = 20
SECONDS = 60.0


def sets_of_layers(here: frozenset[str]) -> list[frozenset[str]]:
    """All sets that can be: mounts need namespaces."""
    names = sorted(here)
    found = chain.from_iterable(combinations(names, size) for size in range(len(names) + 1))
    return [frozenset(one) for one in found if "mounts" not in one or "namespaces" in one]


def try_escapes(layers: frozenset[str]) -> int:
    """How many escapes were open that should not have been."""
    not_held = left_open(layers)
    found = escapes(layers)
    bad = [name for name, (thing, held) in found.items() if not held and thing not in not_held]
    closed = sum(1 for _, held in found.values() if held)
    name = "+".join(sorted(layers)) or "none"
    print(f"{name:58} closed {closed} of {len(found)}, not held: {', '.join(not_held) or '-'}")
    for escape in bad:
        print(f"    OPEN: {escape}")
    return len(bad)


def time_start(layers: frozenset[str]) -> None:
    """Milliseconds from the start to the first line, and for the end."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "hello.py"
        script.write_text("print('hello', flush=True)\ninput()\n", encoding="utf-8")
        starts, ends = [], []
        for _ in range(STARTS):
            began = time.perf_counter()
            pipe = Pipe([sys.executable, str(script)], layers)
            pipe.lines(time.monotonic() + SECONDS)
            started = time.perf_counter()
            pipe.close()
            starts.append(1000 * (started - began))
            ends.append(1000 * (time.perf_counter() - started))
    print(f"{'+'.join(sorted(layers)) or 'none':58} start {statistics.median(starts):.1f} ms,",
          f"end {statistics.median(ends):.1f} ms")  # fmt: skip


def main() -> int:
    here = layers_here()
    print("here:", *sorted(here))
    for layers in (frozenset[str](), here - {"mounts", "namespaces"}, here):
        time_start(layers)
    return min(1, sum(try_escapes(layers) for layers in sets_of_layers(here)))


if __name__ == "__main__":
    sys.exit(main())
