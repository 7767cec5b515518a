"""A PostgreSQL and a Redis of one's own, on free ports of the loopback, gone when closed."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from ludopolis.testing.load_figures import free_port


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
        self.go_on()

    def go_on(self) -> None:
        data = str(self.folder / "data")
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", data, "-w", "-l", log, "-o", options, "start")

    def make_database(self, name: str) -> str:
        """One more database, empty; its URL."""
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "ludopolis", name)
        return f"postgresql://ludopolis@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        """At once, as a crash would."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.running: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Return when it answers; where somebody else has taken the port, take another."""
        while not self.answers():
            if self.running is None:
                self.launch()
            elif self.running.poll() is not None:
                self.port = free_port()
                self.launch()
            time.sleep(0.05)

    def launch(self) -> None:
        command = ["redis-server", "--port", str(self.port), "--save", "", "--bind", "127.0.0.1"]
        self.running = subprocess.Popen(command, stdout=subprocess.DEVNULL)  # noqa: S603

    def answers(self) -> bool:
        if self.running is None or self.running.poll() is not None:
            return False
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as probe:
                probe.sendall(b"PING\r\n")
                return probe.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def close(self) -> None:
        if self.running is not None:
            self.running.send_signal(signal.SIGKILL)
            self.running.wait()
            self.running = None
