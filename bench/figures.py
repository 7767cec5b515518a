"""The figures of this machine, measured in one go and written into ``docs/benchmarks.md``.

    python -m bench.figures                  # measure all, write the page, its picture and its data
    python -m bench.figures --seconds 2      # quicker and rougher
    python -m bench.figures --before F.json  # beside the data of an earlier run
    python -m bench.figures --only engine    # print these and write nothing

Each figure stands beside that of the run before, whose data is ``docs/benchmarks.json``. The
server's peers are installed by ``npm`` where there is one. What can't be measured is left out, and
the page says why.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from bench import scale
from bench.server_throughput import PEERS, folder_of
from bench.setup import measured as measured_setup
from bench.startup import RUNS, SERVES, begin, serve, show_help

BENCH = Path(__file__).resolve().parent
PAGE = BENCH.parent / "docs" / "benchmarks.md"
DATA = PAGE.with_suffix(".json")
PICTURE = PAGE.parent / "images" / "benchmarks.svg"
SCALE = PAGE.parent / "design" / "scale.md"
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"
LIBRARIES = ("ludopolis", "mypy", "msgspec", "uvloop", "uvicorn", "sqlalchemy")
BARS = ("decisions_per_s", "rounds_per_s", "moves_per_cpu_second")
Figures = dict[str, float]
Data = dict[str, Any]
Part = Callable[[float], Figures]


def output_of(*arguments: str) -> Any:  # noqa: ANN401 - whatever it prints as JSON
    """What one of our measurements prints."""
    done = subprocess.run(  # noqa: S603 - our own programs
        [sys.executable, *arguments], capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def engine(seconds: float) -> Figures:
    found = output_of(str(BENCH / "engine.py"), "--json", "--seconds", str(seconds))
    names = {
        "decisions_per_s": "decisions_per_s",
        "ratio": "times uncompiled",
        "games_per_s": "games_per_s",
        "clone_us": "clone_us",
        "restore_us": "restore_us",
        "view_us": "view_us",
    }
    return {
        f"{slug}: {name}": row[key] for slug, row in found.items() for key, name in names.items()
    }


def search(seconds: float) -> Figures:
    found = output_of("-m", "ludopolis", "bench", "search", "--json", "--seconds", str(seconds))
    return {f"{slug}: search rounds_per_s": row["iterations_per_s"] for slug, row in found.items()}


def rust(_seconds: float) -> Figures:
    """The share of hand-written Rust that compiled rules reach, like for like."""
    if shutil.which("rustc") is None:
        raise FileNotFoundError("not installed: rustc")
    found = output_of(str(BENCH / "rust.py"), "--json")
    names = ("decisions_per_s", "share_of_rust")
    return {f"utopia beside Rust: {name.replace('_', ' ')}": found[name] for name in names}


def is_installed(peer: str) -> bool:
    """Whether the peer can be started; its libraries are installed if they are not there."""
    folder = folder_of(peer)
    if not (folder / "node_modules").is_dir() and shutil.which("npm"):
        install = ["npm", "install", "--silent", "--no-audit", "--no-save"]
        subprocess.run(install, cwd=folder, check=False)  # noqa: S603
    return (folder / "node_modules").is_dir()


def server(seconds: float) -> Figures:
    """Moves per second of processor time, ours and the peers', and what else was measured."""
    peers = [peer for peer in PEERS if is_installed(peer)]
    script = str(BENCH / "server_throughput.py")
    found = output_of(script, "--seconds", str(4 * seconds), "--peers", *peers)
    names = ("moves_per_cpu_second", "p50_ms", "p99_ms", "bytes_per_move_per_viewer")
    rows = {"server": found["ours"], **found["theirs"]}
    figures = {f"{who}: {name}": row[name] for who, row in rows.items() for name in names}
    return figures | {f"server: times {peer}": x for peer, x in found["ratios"].items()}


def pace(seconds: float) -> Figures:
    """How long a move waits where 200 tables make 1,000 of them a second together."""
    rate = ("--tables", "200", "--rate", "1000", "--peers")
    found = output_of(str(BENCH / "server_throughput.py"), "--seconds", str(2 * seconds), *rate)
    names = ("moves_per_second", "p50_ms", "p99_ms")
    return {f"server at a pace: {name}": found["ours"][name] for name in names}


def memory(seconds: float) -> Figures:
    """What a socket and a match weigh."""
    script, count = str(BENCH / "server_memory.py"), 200
    idle = output_of(script, "--sockets", "2000")["kB per idle socket"]
    sizes = ("--stored", str(2 * count), "--active", str(count), "--seconds", str(2 * seconds))
    found = output_of(script, *sizes)
    played, stored = (found[f"with all stored and {them}, MB"] for them in
                      ("the active ones played", "none in use"))  # fmt: skip
    each = round((played - stored) * 1024 / count)
    return {"server: kB per idle socket": idle, "server: kB per match in memory": each}


def cluster(seconds: float) -> Figures:
    """Three nodes on PostgreSQL and Redis."""
    return scale.cluster_costs(20, 2 * seconds)


def startup(_seconds: float) -> Figures:
    """Milliseconds of processor time."""
    from ludopolis.games import SLUGS  # noqa: PLC0415 - its import is what is measured

    figures: Figures = {}
    for slug in SLUGS:
        runs = [begin(slug) for _ in range(RUNS)]
        figures["import, ms"] = round(min(run[0] for run in runs), 1)
        figures[f"{slug}: first new(), ms"] = round(min(run[1] for run in runs), 1)
    figures["--help, ms"] = round(min(show_help()[0] for _ in range(RUNS)))
    figures["serve answers, ms"] = round(min(serve()[0] for _ in range(SERVES)))
    return figures


def setup(_seconds: float) -> Figures:
    """Seconds of processor time from a fresh clone to the first page."""
    found = measured_setup()
    parts = {f"set-up: {name}, s": round(seconds, 1) for name, seconds in found.items()}
    return parts | {"set-up: together, s": round(sum(found.values()), 1)}


PARTS: dict[str, Part] = {
    part.__name__: part
    for part in (engine, rust, search, server, pace, memory, cluster, startup, setup)
}


def measured(parts: dict[str, Part], seconds: float) -> tuple[Figures, dict[str, str]]:
    """All figures, and why those of some parts are missing."""
    figures: Figures = {}
    left_out: dict[str, str] = {}
    for name, part in parts.items():
        print(f"measuring: {name} ...", flush=True)
        try:
            figures |= part(seconds)
        except Exception as fault:  # noqa: BLE001 - one part that fails must not cost the others
            left_out[name] = reason(fault)
            print(f"left out: {left_out[name]}", flush=True)
    return figures, left_out


def reason(fault: Exception) -> str:
    """The last line that a program wrote before it failed, or the fault in words."""
    written = str(getattr(fault, "stderr", None) or "").strip() or str(fault)
    return (written or type(fault).__name__).splitlines()[-1]


def machine() -> dict[str, str]:
    """What the figures depend on."""
    return {
        "when": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "processor": f"{processor()}, {os.cpu_count()} cores",
        "load at the start": ", ".join(f"{load:.1f}" for load in os.getloadavg()),
        "python": platform.python_version(),
        "libraries": ", ".join(f"{name} {version_of(name)}" for name in LIBRARIES),
    }


def processor() -> str:
    listed = Path("/proc/cpuinfo")
    for line in listed.read_text("utf-8").splitlines() if listed.exists() else []:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def version_of(library: str) -> str:
    try:
        return version(library)
    except PackageNotFoundError:
        return "not installed"


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
    bars = [(name, kind) for kind in BARS for name in figures if name.endswith(kind)]
    parts = []
    for row, (name, kind) in enumerate(bars):
        most = max(figures[other] for other, same in bars if same == kind)
        y, width = 8 + 22 * row, 300 * figures[name] / most
        parts.append(f'<text x="330" y="{y + 13}" text-anchor="end">{name}</text>')
        parts.append(f'<rect x="338" y="{y}" width="{width:.0f}" height="16" fill="#2a9d8f"/>')
        parts.append(f'<text x="{344 + width:.0f}" y="{y + 13}">{figures[name]:,}</text>')
    size = f'width="740" height="{16 + 22 * len(bars)}"'
    style = 'font-family="sans-serif" font-size="11" fill="#888"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>{"".join(parts)}</svg>\n'


def section(data: Data) -> str:
    """What the page shows between the markers."""
    lines = ["| machine | |", "|---|---|"]
    lines += [f"| {name} | {value} |" for name, value in data["machine"].items()]
    lines += ["", f"![Figures as bars](images/{PICTURE.name})", ""]
    before = data["before"] or {"figures": {}}
    lines += table(data["figures"], before["figures"])
    if data["before"]:
        about = before["machine"]
        lines += ["", f"The run before: {about['when']}, {about['processor']}."]
    if data["left_out"]:
        lines += ["", "Left out:", ""]
        lines += [f"* {name}: {why}" for name, why in data["left_out"].items()]
    return "\n".join(lines)


def write(data: Data) -> None:
    """The pages, the picture and the data."""
    DATA.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    PICTURE.write_text(picture(data["figures"]), "utf-8")
    put(PAGE, section(data))
    put(SCALE, scale.table(scale.PEOPLE, scale.measured_costs()))


def put(path: Path, text: str) -> None:
    """Replace what a page has between the markers."""
    page = path.read_text("utf-8")
    head, tail = page.partition(BEGIN)[0], page.partition(END)[2]
    path.write_text(f"{head}{BEGIN}\n\n{text}\n\n{END}{tail}", "utf-8")


def read(path: Path) -> Data | None:
    """An earlier run, without what that one was compared with."""
    if not path.exists():
        return None
    data = json.loads(path.read_text("utf-8"))
    return {"machine": data["machine"], "figures": data["figures"]}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each measurement")
    parser.add_argument("--before", type=Path, default=DATA, help="the data to compare with")
    parser.add_argument("--only", nargs="+", choices=list(PARTS), help="parts to print")
    given = parser.parse_args()
    data: Data = {"machine": machine(), "before": read(given.before)}
    parts = {name: PARTS[name] for name in given.only or PARTS}
    data["figures"], data["left_out"] = measured(parts, given.seconds)
    if given.only:
        print(section(data))
    else:
        write(data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
