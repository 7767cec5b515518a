"""What it costs to begin: ``import ludopolis``, the first ``new()``, ``--help`` and ``serve``.

In processor time, which does not depend on what else the machine does; of the commands the time
that somebody waits is told too.

    python bench/startup.py                # figures of the installed package, game by game
    python bench/startup.py --compiled     # and fail if it is not compiled
    python bench/startup.py --commands     # and of the commands

Each figure is the least of several runs, each in a process of its own.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

RUNS = 7
BARS = {"import": 15.0, "new": 60.0, "--help": 150.0, "serve": 1500.0}
SERVES = 3
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


def show_help() -> tuple[float, float]:
    """Milliseconds of processor time, and until it is there."""
    import resource  # noqa: PLC0415 - not on Windows

    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, "-m", "ludopolis", "--help"], check=True, capture_output=True)
    waited = time.perf_counter() - begun
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return used * 1e3, waited * 1e3


def serve() -> tuple[float, float]:
    """Milliseconds of processor time until a server answers, and until somebody had the answer."""
    with tempfile.TemporaryDirectory() as folder:
        return serve_from(Path(folder, "startup.db"))


def serve_from(database: Path) -> tuple[float, float]:
    from ludopolis.testing.load_figures import cpu_seconds, free_port  # noqa: PLC0415 - as below

    port = free_port()
    command = [sys.executable, "-m", "ludopolis", "serve", "--log-level", "error"]
    flags = ["--port", str(port), "--database", str(database)]
    begun = time.perf_counter()
    with subprocess.Popen(command + flags) as server:  # noqa: S603
        while not answers(f"http://127.0.0.1:{port}/health"):
            time.sleep(0.01)
        waited, used = time.perf_counter() - begun, cpu_seconds(server.pid)
        server.terminate()
    return used * 1e3, waited * 1e3


def answers(url: str) -> bool:
    try:
        with urlopen(url, timeout=5) as answer:  # noqa: S310
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def print_commands() -> None:
    helps = [show_help() for _ in range(RUNS)]
    serves = [serve() for _ in range(SERVES)]
    for name, runs in (("--help", helps), ("serve", serves)):
        used, waited = (min(column) for column in zip(*runs, strict=True))
        print(f"{name:12} {used:5.0f} ms of processor time, there after {waited:5.0f} ms"
              f" of {BARS[name]:.0f}")  # fmt: skip


def main() -> int:
    import ludopolis  # noqa: PLC0415 - measured in other processes

    is_compiled = True
    for game in ludopolis.games():
        runs = [begin(game) for _ in range(RUNS)]
        imported, made = min(run[0] for run in runs), min(run[1] for run in runs)
        is_compiled &= runs[0][2]
        print(f"{game:12} import {imported:5.1f} ms of {BARS['import']:.0f},"
              f" first new() {made:5.1f} ms of {BARS['new']:.0f}")  # fmt: skip
    if "--commands" in sys.argv:
        print_commands()
    print("compiled" if is_compiled else "not compiled")
    return 1 if "--compiled" in sys.argv and not is_compiled else 0


if __name__ == "__main__":
    sys.exit(main())
