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
SERVE = "from startup import serve; serve()"


def spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def seconds_of(command: list[str], folder: Path) -> float:
    before = spent()
    subprocess.run(  # noqa: S603 - our own programs
        command, cwd=folder, check=True, stdout=subprocess.DEVNULL, env=environment()
    )
    return spent() - before


def environment() -> dict[str, str]:
    """As for somebody who has opened a terminal: no make and no environment around it."""
    left_out = ("MAKE", "MFLAGS", "PYTHON", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if not name.startswith(left_out)}


def measured(folder: Path | None = None) -> dict[str, float]:
    """Seconds of each part, in the order in which ``make play`` does them."""
    if folder is None:
        with tempfile.TemporaryDirectory() as fresh:
            return measured(Path(fresh))
    clone = folder / "ludopolis"
    found = {"clone": seconds_of(["git", "clone", "-q", str(ROOT), str(clone)], folder)}
    for name, target in PARTS.items():
        found[name] = seconds_of(["make", target], clone)
    python = clone / ".venv" / "bin" / "python"
    found["the first page"] = seconds_of([str(python), "-c", SERVE], clone / "bench")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", type=Path, help="leave the clone in this empty folder")
    found = measured(parser.parse_args().keep)
    for name, seconds in found.items():
        print(f"{name:28} {seconds:6.1f} s")
    total = sum(found.values())
    print(f"{'together':28} {total:6.1f} s of {BAR:.0f}, at a load of {os.getloadavg()[0]:.1f}")
    return 0 if total <= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
