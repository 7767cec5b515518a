"""What it costs to set up from a fresh clone: processor time of each part of ``make build``.

    python bench/setup.py              # from a clone of the last commit until the page is served
    python bench/setup.py --keep DIR   # in this folder, which is left there

In processor time of all processes, which depends little on what else the machine does.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BAR = 120.0
PARTS = {
    "virtual environment": ".venv/.created",
    "libraries": ".venv/.run-requirements",
    "libraries of the client": "web/node_modules/.libraries",
    "client": "client",
    "compiling, wheel, install": "build",
}
SERVE = """
import sys; sys.path.insert(0, "bench")
from startup import serve
from pathlib import Path
serve(Path(sys.argv[1]))
"""


def spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def seconds_of(command: list[str], folder: Path) -> float:
    before = spent()
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, env=environment())  # noqa: S603
    return spent() - before


def environment() -> dict[str, str]:
    """As for somebody who has opened a terminal: no make and no environment around it."""
    left_out = ("MAKE", "MFLAGS", "PYTHON", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if not name.startswith(left_out)}


def measured(folder: Path) -> dict[str, float]:
    """Seconds of each part, in the order in which ``make play`` does them."""
    clone = folder / "ludopolis"
    found = {"clone": seconds_of(["git", "clone", "-q", str(ROOT), str(clone)], folder)}
    for name, target in PARTS.items():
        found[name] = seconds_of(["make", target], clone)
    python = str(clone / ".venv" / "bin" / "python")
    found["serving the first page"] = seconds_of([python, "-c", SERVE, str(folder / "db")], clone)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", type=Path, help="leave the clone in this empty folder")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = measured(given.keep or Path(folder))
    for name, seconds in found.items():
        print(f"{name:28} {seconds:6.1f} s")
    total = sum(found.values())
    load = os.getloadavg()[0]
    print(f"{'together':28} {total:6.1f} s of processor time, of {BAR:.0f}; load {load:.1f}")
    return 0 if total <= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
