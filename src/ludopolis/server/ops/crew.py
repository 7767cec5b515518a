"""Several workers behind one address: begun together, replaced when they die, ended together.

This process only looks after the others. It has the sockets, the shared memory and everything that
takes long to import, and its children begin as copies of it: one that is replaced is there at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
from multiprocessing import util
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

import msgspec
import structlog

from ludopolis.server.board import Board
from ludopolis.server.place import Place
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ludopolis.server.settings import Settings

FIGURES: Final = "PROMETHEUS_MULTIPROC_DIR"
HOUSE: Final = -1
"""Stands for the process that has the bots."""
ENDING: Final = (signal.SIGTERM, signal.SIGINT)
BACKLOG: Final = 2048
LAST_SECONDS: Final = 25
"""A worker that has not ended by then is killed."""
RECENT_SECONDS: Final = 10.0
LONGEST_PAUSE: Final = 1.0
THREAD_SECONDS: Final = 1.0
ADDRESS_SECONDS: Final = 2.0

LOG: Final = structlog.get_logger("crew")


def can_have_workers() -> bool:
    """Whether processes can hand each other connections here."""
    return sys.platform == "linux" and hasattr(os, "fork") and hasattr(socket, "send_fds")


def run(settings: Settings) -> int:
    """Serve until a signal, by as many workers as the settings say; 0 after an orderly end."""
    if settings.workers > 1 and can_have_workers():
        with (
            tempfile.TemporaryDirectory(prefix="ludopolis-") as folder,
            figures_in(folder),
            contextlib.closing(Crew(settings, folder)) as crew,
        ):
            return crew.run()
    from ludopolis.server.ops.run import run_alone  # noqa: PLC0415 - see ``figures_in``

    if settings.workers > 1:
        LOG.warning("one worker: this system can't share connections between several")
    return run_alone(settings)


@contextlib.contextmanager
def figures_in(folder: str) -> Iterator[None]:
    """Let processes count together; the library looks for this when it is imported."""
    os.environ[FIGURES] = folder
    try:
        yield
    finally:
        del os.environ[FIGURES]


def kept_folder(folder: str) -> int:
    """Those who tidy up old temporary files leave a folder alone that somebody has locked."""
    import fcntl  # noqa: PLC0415 - not on every system

    handle = os.open(folder, os.O_RDONLY)
    fcntl.flock(handle, fcntl.LOCK_SH)
    return handle


def listeners_at(host: str, port: int) -> list[socket.socket]:
    """Sockets at all that the name of the host stands for."""
    made: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, address in dict.fromkeys((each[0], each[4]) for each in found):
            made.append(listener_at(family, address))
    except OSError as error:
        for each in made:
            each.close()
        detail = error.strerror or str(error)
        raise Refusal("address-unusable", address=f"{host}:{port}", detail=detail) from None
    return made


def listener_at(family: int, address: tuple[object, ...]) -> socket.socket:
    """Wait a moment for the workers of a server that was killed."""
    deadline = time.monotonic() + ADDRESS_SECONDS
    while True:
        try:
            return socket.create_server(address, family=family, backlog=BACKLOG)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > deadline:
                raise
        time.sleep(0.05)


class Crew:
    """The workers of a server, and the house of their bots."""

    def __init__(self, settings: Settings, folder: str) -> None:
        from ludopolis.server.ops.run import with_node  # noqa: PLC0415 - see ``figures_in``

        self.settings: Final = with_node(settings)
        self.count: Final = settings.workers
        self.folder: Final = folder
        self.bots: Final = str(Path(folder, "bots"))
        self.board: Final = Board(self.count)
        pairs = [socket.socketpair(type=socket.SOCK_SEQPACKET) for _ in range(self.count)]
        self.inboxes: Final = [inbox for inbox, _ in pairs]
        self.taken: Final = [taken for _, taken in pairs]
        self.lifeline: Final = os.pipe()
        self.kept: Final = kept_folder(folder)
        self.listeners: list[socket.socket] = []
        self.children: dict[int, int] = {}
        self.deaths: list[float] = []
        self.is_ending = False

    # --- in this process ---------------------------------------------------------------------

    def run(self) -> int:
        self.prepare()
        for number in ENDING:
            signal.signal(number, lambda _number, _frame: self.end())
        signal.signal(
            signal.SIGALRM, lambda _number, _frame: self.send(signal.SIGKILL, self.children)
        )
        for index in (HOUSE, *range(self.count)):
            self.begin(index)
        is_well = self.watch()
        LOG.info("stopped")
        return 0 if is_well else 1

    def close(self) -> None:
        for each in (*self.listeners, *self.inboxes, *self.taken):
            each.close()
        for handle in (*self.lifeline, self.kept):
            os.close(handle)

    def prepare(self) -> None:
        """All that is done once, so that no worker has to; refuses what can't be served."""
        from ludopolis.server.ops import run  # noqa: PLC0415 - see ``figures_in``

        run.set_up_logs(self.settings)
        self.listeners = listeners_at(self.settings.host, self.settings.port)
        asyncio.run(run.prepare_store(self.settings, is_counted=self.settings.is_sqlite))
        run.say_serving(self.settings, workers=self.count)
        run.settle_down()
        until_alone()

    def begin(self, index: int) -> None:
        """Start a worker; signals wait until it is known here, and has its own ways with them."""
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        pid = os.fork()
        if pid == 0:
            self.be_child(index)
        self.children[pid] = index
        if self.is_ending:
            os.kill(pid, signal.SIGTERM)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)

    def watch(self) -> bool:
        """Replace who dies, until all have ended; False if none could ever begin."""
        has_served = True
        while self.children:
            pid, status = os.wait()
            index = self.children.pop(pid, None)
            forget_figures(pid)
            if self.is_ending and not self.workers:
                self.send(signal.SIGTERM, self.children)
            if index is None or self.is_ending:
                # In a container others may be left to the first process.
                continue
            has_served = index == HOUSE or any(self.board.beats)
            who = "bots" if index == HOUSE else str(index + 1)
            LOG.error("worker ended", worker=who, status=os.waitstatus_to_exitcode(status))
            if has_served:
                self.pause()
                self.begin(index)
            else:
                self.end()
        return has_served

    def pause(self) -> None:
        """The more have died of late, the longer: what ends them may pass."""
        now = time.monotonic()
        self.deaths = [*(at for at in self.deaths if at > now - RECENT_SECONDS), now]
        time.sleep(min(LONGEST_PAUSE, 0.1 * (len(self.deaths) - 1)))

    @property
    def workers(self) -> list[int]:
        return [pid for pid, index in self.children.items() if index != HOUSE]

    def end(self) -> None:
        """Let workers go first: until then bots think for them."""
        if not self.is_ending:
            self.is_ending = True
            signal.alarm(LAST_SECONDS)
            self.send(signal.SIGTERM, self.workers or self.children)

    def send(self, number: int, children: Iterable[int]) -> None:
        for pid in list(children):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    # --- in its children ---------------------------------------------------------------------

    def be_child(self, index: int) -> NoReturn:
        code = 1
        try:
            for number in (*ENDING, signal.SIGALRM):
                signal.signal(number, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
            os.close(self.lifeline[1])
            name_process("ludopolis-bots" if index == HOUSE else f"ludopolis-{index + 1}")
            threading.Thread(target=self.end_with_crew, daemon=True).start()
            code = self.keep_house() if index == HOUSE else self.work(index)
        except SystemExit as error:
            code = error.code if isinstance(error.code, int) else 1
        except BaseException:
            LOG.exception("worker failed")
        finally:
            # Nothing of what this process was begun for is its own to tidy up.
            os._exit(code)

    def end_with_crew(self) -> None:
        """End at once when the process that looks after this one is gone, however it went.

        Another server can take the address only when all workers are gone.
        """
        os.read(self.lifeline[0], 1)
        shutil.rmtree(self.folder, ignore_errors=True)
        os._exit(1)

    def keep_house(self) -> int:
        from ludopolis.server.background.workers import keep_house  # noqa: PLC0415 - as above

        signal.signal(signal.SIGINT, signal.SIG_IGN)
        asyncio.run(keep_house(self.bots, self.settings.bot_workers))
        # The process ends at once, but what bots' processes shared is its own: tidy that up.
        util._run_finalizers(0)  # type: ignore[attr-defined] # noqa: SLF001 - no public way
        return 0

    def work(self, index: int) -> int:
        from ludopolis.server.ops import run  # noqa: PLC0415 - as above

        self.board.forget(index)
        name = f"{self.settings.node}-{index + 1}"
        settings = msgspec.structs.replace(self.settings, node=name)
        run.set_up_logs(settings)
        gate = str(Path(self.folder, "gate"))
        place = Place(index, self.count, self.board, self.inboxes, self.bots, gate)
        server = run.WorkerServer(run.config_of(settings, place), self.taken[index])
        server.run(self.listeners)
        return 0 if server.started else 1


def name_process(name: str) -> None:
    """As which those who run the server see it in their lists of processes."""
    with contextlib.suppress(OSError):
        Path("/proc/self/comm").write_text(name, encoding="utf-8")


def forget_figures(pid: int) -> None:
    """What a process that is gone has counted stays; what it had does not."""
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415 - as above

    mark_process_dead(pid)  # type: ignore[no-untyped-call]


def until_alone() -> None:
    """Wait for the threads that opened the store: a process is copied without them."""
    deadline = time.monotonic() + THREAD_SECONDS
    while threading.active_count() > 1 and time.monotonic() < deadline:
        time.sleep(0.01)
