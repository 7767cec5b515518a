"""Rounds of search per second, compiled against uncompiled: python bench/search.py COMPILED_FOLDER.

The folder holds the compiled package (of an unpacked wheel, or site-packages).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).resolve().parent.parent / "src"
COMMAND = "import sys; from ludopolis.cli.app import run; sys.exit(run(sys.argv[1:]))"


def measured(folder: Path, seconds: str) -> dict[str, dict[str, Any]]:
    done = subprocess.run(  # noqa: S603 - this very program
        [sys.executable, "-c", COMMAND, "bench", "search", "--seconds", seconds, "--json"],
        env={**os.environ, "PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        check=True,
    )
    figures: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return figures


def main() -> int:
    seconds = sys.argv[2] if len(sys.argv) > 2 else "4"
    compiled = measured(Path(sys.argv[1]), seconds)
    uncompiled = measured(SOURCE, seconds)
    is_fast = True
    for slug, row in compiled.items():
        rates = row["iterations_per_s"], uncompiled[slug]["iterations_per_s"]
        times = rates[0] / rates[1]
        is_fast = is_fast and times >= 10
        print(f"{slug}: {rates[0]:,} compiled, {rates[1]:,} uncompiled, {times:.1f} times")
    return 0 if is_fast else 1


if __name__ == "__main__":
    sys.exit(main())
