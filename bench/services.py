"""A PostgreSQL and a Redis of one's own, on free ports of the loopback, gone when closed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from ludopolis.server.bench import free_port


def missing() -> str:
    """What is not installed, in words; empty when all is there."""
    lacking = [] if postgres_bin() else ["PostgreSQL (apt-get install postgresql)"]
    lacking += [] if shutil.which("redis-server") else ["Redis (apt-get install redis-server)"]
    return " and ".join(lacking)


def postgres_bin() -> Path | None:
    """The folder of the newest PostgreSQL; Debian keeps it out of the search path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    named = shutil.which("initdb")
    return Path(named).parent if named else None


class Postgres:
    """A database in a folder of its own."""

    def __init__(self) -> None:
        tools = postgres_bin()
        assert tools is not None, missing()
        self.tools = tools
        self.folder = Path(tempfile.mkdtemp(prefix="ludopolis-postgres-"))
        self.port = free_port()
        self.url = f"postgresql://ludopolis@127.0.0.1:{self.port}/postgres"

    def run(self, tool: str, *arguments: str) -> None:
        """PostgreSQL refuses to run as root, so root becomes its user first."""
        command = [str(self.tools / tool), *arguments]
        if os.geteuid() == 0:
            command = [
                "setpriv",
                "--reuid=postgres",
                "--regid=postgres",
                "--clear-groups",
                *command,
            ]
        subprocess.run(  # noqa: S603
            command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL
        )

    def start(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-A", "trust", "-U", "ludopolis", "-N")
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", data, "-w", "-l", log, "-o", options, "start")

    def close(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = ["redis-server", "--port", str(self.port), "--save", "", "--bind", "127.0.0.1"]
        self.running = subprocess.Popen(command, stdout=subprocess.DEVNULL)  # noqa: S603
        time.sleep(0.3)

    def close(self) -> None:
        if self.running is not None:
            self.running.send_signal(signal.SIGKILL)
            self.running.wait()
            self.running = None
