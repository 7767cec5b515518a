"""Compiled against uncompiled rules in one run: random play, clones, restores and views, by game.

Run it with the Python that has the compiled package: ``.venv/bin/python bench/engine.py``.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src"
Figures = dict[str, dict[str, float]]


def measured(seconds: float, *, source: bool) -> Figures:
    """The figures of ``ludopolis bench engine``, from the source tree or from the package."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)} if source else dict(os.environ)
    command = [sys.executable, "-m", "ludopolis", "bench", "engine", "--json"]
    ran = subprocess.run(  # noqa: S603 - our own program
        [*command, "--seconds", str(seconds)],
        env=environment,
        cwd=Path(__file__).parent,
        capture_output=True,
        text=True,
        check=True,
    )
    figures: Figures = json.loads(ran.stdout)
    return figures


def compared(compiled: Figures, source: Figures) -> dict[str, dict[str, float]]:
    return {
        slug: {
            "compiled": bool(row["compiled"]),
            "decisions_per_s": row["decisions_per_s"],
            "uncompiled_decisions_per_s": source[slug]["decisions_per_s"],
            "ratio": round(row["decisions_per_s"] / source[slug]["decisions_per_s"], 1),
            "games_per_s": row["games_per_s"],
            "clone_us": row["clone_us"],
            "restore_us": row["restore_us"],
            "view_us": row["view_us"],
        }
        for slug, row in compiled.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each measurement")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    result = compared(measured(args.seconds, source=False), measured(args.seconds, source=True))
    if args.json:
        print(json.dumps(result))
        return
    for slug, row in result.items():
        print(slug)
        for name, value in row.items():
            print(f"  {name:28}{value:>14,}")


if __name__ == "__main__":
    main()
