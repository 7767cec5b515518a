"""uvicorn against granian under our application: ``python bench/server_asgi.py --tables 100``.

Needs granian, which is not a dependency: ``pip install granian``. uvicorn is measured as we run it,
with our short way for frames, and as it comes.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from ludopolis.server.settings import from_environment
from ludopolis.server.transport.app import Application, make_app
from ludopolis.testing.load_figures import Process, measure

FOLDER = str(Path(__file__).parent)


def app() -> Application:
    """What granian and plain uvicorn run."""
    return make_app(from_environment())


class Other(Process):
    """Our application under another command."""

    def command(self) -> list[str]:
        return []

    def start(self) -> None:
        paths = f"{FOLDER}:{os.environ.get('PYTHONPATH', '')}"
        more = {"LUDOPOLIS_DATABASE": self.database, "PYTHONPATH": paths}
        environment = {**self.environment, **more}
        self.running = subprocess.Popen(self.command(), env=environment)  # noqa: S603
        self.wait_ready()


class Uvicorn(Other):
    """As it comes, with its own sockets."""

    def command(self) -> list[str]:
        flags = "--factory --loop uvloop --ws websockets-sansio --no-access-log --log-level error"
        port = ["--port", str(self.port)]
        return [sys.executable, "-m", "uvicorn", *flags.split(), *port, "server_asgi:app"]


class Granian(Other):
    """One worker; its process is the child of the one that was started."""

    def command(self) -> list[str]:
        flags = "--interface asgi --factory --loop uvloop --workers 1 --log-level error"
        return ["granian", *flags.split(), "--port", str(self.port), "server_asgi:app"]

    @property
    def pid(self) -> int:
        parent = super().pid
        listed = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="utf-8")
        return int(listed.split()[-1])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    kinds: list[type[Process]] = [Process, Uvicorn]
    kinds += [Granian] if shutil.which("granian") else []
    for kind in kinds:
        with tempfile.TemporaryDirectory() as folder:
            process = kind(str(Path(folder) / "asgi.db"))
            with process:
                found = measure(process, "utopia", 4, given.tables, given.seconds)
        name = "uvicorn, as we run it" if kind is Process else kind.__name__.lower()
        print(f"{name:<24}{found.moves_per_cpu_second:9.1f} moves per second of processor time,")
        print(f"{'':<24}{found.moves_per_second:9.1f} moves/s, p99 {found.p99_ms} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
