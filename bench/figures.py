"""The figures of this machine, measured in one go and written into ``docs/benchmarks.md``.

    python -m bench.figures                  # measure all, write the page, its picture and its data
    python -m bench.figures --seconds 2      # quicker and rougher
    python -m bench.figures --only engine startup

Each figure stands beside that of the run before, which is kept in ``docs/benchmarks.json``. The
server's peers need ``npm install`` in their folders; without it there is no ratio.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from bench.startup import RUNS, begin

BENCH = Path(__file__).resolve().parent
PAGE = BENCH.parent / "docs" / "benchmarks.md"
DATA = PAGE.with_suffix(".json")
PICTURE = PAGE.parent / "images" / "benchmarks.svg"
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"
LIBRARIES = ("ludopolis", "mypy", "msgspec", "uvloop", "uvicorn", "sqlalchemy")
Figures = dict[str, float]


def output_of(*arguments: str) -> Any:  # noqa: ANN401 - whatever it prints as JSON
    """What one of our measurements prints."""
    done = subprocess.run(  # noqa: S603 - our own programs
        [sys.executable, *arguments], stdout=subprocess.PIPE, text=True, check=True
    )
    return json.loads(done.stdout)


def engine(seconds: float) -> Figures:
    found = output_of("-m", "ludopolis", "bench", "engine", "--json", "--seconds", str(seconds))
    names = ("decisions_per_s", "games_per_s", "clone_us", "restore_us", "view_us")
    return {f"{slug}: {name}": row[name] for slug, row in found.items() for name in names}


def search(seconds: float) -> Figures:
    found = output_of("-m", "ludopolis", "bench", "search", "--json", "--seconds", str(seconds))
    return {f"{slug}: search rounds_per_s": row["iterations_per_s"] for slug, row in found.items()}


def server(seconds: float) -> Figures:
    """Moves per second of processor time, ours and the peer's, and what else was measured."""
    script = str(BENCH / "server_throughput.py")
    if not (BENCH / "boardgame_io" / "node_modules").is_dir():
        return {}
    found = output_of(script, "--seconds", str(4 * seconds))
    names = ("moves_per_cpu_second", "p50_ms", "p99_ms", "bytes_per_move_per_viewer")
    rows = {"server": found["ours"]}
    rows |= found["theirs"]
    figures = {f"{who}: {name}": row[name] for who, row in rows.items() for name in names}
    ratios = {f"server: times {peer}": x for peer, x in found["ratios"].items()}
    return figures | ratios


def sockets(_seconds: float) -> Figures:
    found = output_of(str(BENCH / "server_memory.py"), "--sockets", "500")
    return {"server: kB per idle socket": found["kB per idle socket"]}


def startup(_seconds: float) -> Figures:
    runs = [begin("utopia") for _ in range(RUNS)]
    imported, made = min(run[0] for run in runs), min(run[1] for run in runs)
    return {"import, ms": round(imported, 1), "first new() of Utopia, ms": round(made, 1)}


PARTS = {f.__name__: f for f in (engine, search, server, sockets, startup)}


def machine() -> dict[str, str]:
    """What the figures depend on."""
    model = platform.processor() or platform.machine()
    for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    return {
        "when": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "processor": f"{model}, {os.cpu_count()} cores",
        "load": ", ".join(f"{load:.1f}" for load in os.getloadavg()),
        "python": platform.python_version(),
        "libraries": ", ".join(f"{name} {version(name)}" for name in LIBRARIES),
    }


def table(figures: Figures, before: Figures) -> list[str]:
    lines = ["| what | figure | the run before | ratio |", "|---|---|---|---|"]
    for name, value in figures.items():
        old = before.get(name)
        was = "" if old is None else f"{old:,}"
        ratio = "" if not old else f"{value / old:.2f}"
        lines.append(f"| {name} | {value:,} | {was} | {ratio} |")
    return lines


def picture(figures: Figures) -> str:
    """Bars of everything that is so many per second, each kind on a scale of its own."""
    kinds = ("decisions_per_s", "rounds_per_s", "moves_per_cpu_second")
    bars = [(name, kind) for kind in kinds for name in figures if name.endswith(kind)]
    parts = []
    for row, (name, kind) in enumerate(bars):
        most = max(figures[other] for other, same in bars if same == kind)
        y, width = 8 + 22 * row, 300 * figures[name] / most
        parts.append(f'<text x="250" y="{y + 13}" text-anchor="end">{name}</text>')
        parts.append(f'<rect x="258" y="{y}" width="{width:.0f}" height="16" fill="#2a9d8f"/>')
        parts.append(f'<text x="{264 + width:.0f}" y="{y + 13}">{figures[name]:,}</text>')
    size = f'width="660" height="{16 + 22 * len(bars)}"'
    style = 'font-family="sans-serif" font-size="11" fill="#888"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>{"".join(parts)}</svg>\n'


def section(about: dict[str, str], figures: Figures, before: dict[str, Any]) -> str:
    lines = [BEGIN, "", "| machine | |", "|---|---|"]
    lines += [f"| {name} | {value} |" for name, value in about.items()]
    lines += ["", "![Figures as bars](images/benchmarks.svg)", ""]
    lines += table(figures, before.get("figures", {}))
    if before:
        lines += [
            "",
            f"The run before: {before['machine']['when']}, load {before['machine']['load']}.",
        ]
    return "\n".join([*lines, "", END])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each measurement")
    parser.add_argument("--only", nargs="*", default=list(PARTS), choices=list(PARTS))
    given = parser.parse_args()
    before = json.loads(DATA.read_text("utf-8")) if DATA.exists() else {}
    about, figures = machine(), dict[str, float]()
    for name in given.only:
        print(f"measuring: {name} ...", flush=True)
        figures |= PARTS[name](given.seconds)
    page = PAGE.read_text("utf-8")
    head, tail = page.partition(BEGIN)[0], page.partition(END)[2]
    PAGE.write_text(head + section(about, figures, before) + tail, "utf-8")
    PICTURE.write_text(picture(figures), "utf-8")
    DATA.write_text(json.dumps({"machine": about, "figures": figures}, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
