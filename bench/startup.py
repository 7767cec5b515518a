"""What it costs to begin: ``import ludopolis`` and the first ``new()``, in processor time.

    python bench/startup.py                # figures of the installed package, game by game
    python bench/startup.py --compiled     # and fail if it is not compiled

Each figure is the least of several runs, each in a process of its own.
"""

from __future__ import annotations

import json
import subprocess
import sys

RUNS = 7
BARS = {"import": 15.0, "new": 60.0}
BEGIN = """
import sys, time
begin = time.process_time()
import ludopolis
imported = time.process_time()
ludopolis.new(sys.argv[1])
made = time.process_time()
import json, ludopolis.core.state as state
print(json.dumps([imported - begin, made - imported, not state.__file__.endswith(".py")]))
"""


def begin(game: str) -> tuple[float, float, bool]:
    """Milliseconds of the import and of the first position, and whether the rules are compiled."""
    command = [sys.executable, "-c", BEGIN, game]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    imported, made, compiled = json.loads(done.stdout)
    return imported * 1e3, made * 1e3, compiled


def main() -> int:
    import ludopolis  # noqa: PLC0415 - measured in other processes

    is_compiled = True
    for game in ludopolis.games():
        runs = [begin(game) for _ in range(RUNS)]
        imported, made = min(run[0] for run in runs), min(run[1] for run in runs)
        is_compiled &= runs[0][2]
        print(f"{game:12} import {imported:5.1f} ms of {BARS['import']:.0f},"
              f" first new() {made:5.1f} ms of {BARS['new']:.0f}")  # fmt: skip
    print("compiled" if is_compiled else "not compiled")
    return 1 if "--compiled" in sys.argv and not is_compiled else 0


if __name__ == "__main__":
    sys.exit(main())
