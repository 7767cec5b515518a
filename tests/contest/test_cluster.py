"""The arena on a Ray cluster, a real one with two workers: the same games as anywhere else."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from ludopolis.contest import cluster
from ludopolis.contest.cluster import spread_on_ray
from ludopolis.wire.error import Refusal
from tests.extent import takes_long

COMMAND = [
    *(sys.executable, "-m", "ludopolis", "arena", "utopia", "--bots", "level1,uniform"),
    *("--seed", "7", "--jobs", "2", "--json"),
]
TIMES = {"ms", "slowest_ms"}
needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: pip install ray"
)


def started(*arguments: str) -> subprocess.Popen[bytes]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, env=environment)


def report(process: subprocess.Popen[bytes]) -> dict[str, Any]:
    """What the arena printed, without the time that bots took."""
    out, _ = process.communicate(timeout=300)
    assert process.returncode == 0
    found: dict[str, Any] = json.loads(out)
    rows = found["standings"]
    found["standings"] = [{k: v for k, v in row.items() if k not in TIMES} for row in rows]
    return found


def lines(log: Path) -> int:
    return log.read_bytes().count(b"\n") if log.exists() else 0


def parents() -> dict[int, int]:
    """The parent of every process."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status = (folder / "stat").read_text("utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        found[int(folder.name)] = int(status[1])
    return found


def ray_workers(of: int) -> list[int]:
    """The processes that play, among those that ``of`` has started."""
    tree = parents()
    family = {of}
    while grown := {pid for pid, parent in tree.items() if parent in family} - family:
        family |= grown
    playing = f"ray::{cluster.play_numbered.__name__}"
    return [pid for pid in family if name_of(pid).startswith(playing)]


def name_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text("utf-8")
    except OSError:
        return ""


@needs_ray
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds workers by /proc")
def test_a_killed_worker_of_a_cluster_changes_no_result(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    expected = report(started("--games", "16"))
    process = started("--games", "16", "--ray", "local", "--log", str(log))
    killed: list[int] = []
    while process.poll() is None and not killed:
        if lines(log) > 2:
            killed = ray_workers(process.pid)[:1]
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.02)

    found = report(process)

    assert len(killed) == 1
    assert found == expected
    assert lines(log) == 17


@takes_long
@needs_ray
def test_a_run_on_a_cluster_goes_on_where_it_stopped(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    report(started("--games", "2", "--log", str(log)))

    found = report(started("--games", "4", "--ray", "local", "--log", str(log)))

    assert found == report(started("--games", "4"))


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(Refusal) as refused:
        list(spread_on_ray(str, [1], "local"))

    assert refused.value.code == "arena-no-ray"


def test_an_address_where_nobody_is_fails_at_once() -> None:
    with pytest.raises(OSError, match="refused"):
        cluster.knock("127.0.0.1:9")
