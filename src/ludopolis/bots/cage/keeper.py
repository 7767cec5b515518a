# interpreted: a process of its own, run before a foreign bot
"""The process that starts a program in its cage, and ends it when it is no longer wanted.

The leash is a pipe that whoever wants the program holds open: when it is closed, or its holder
dies, so does the program with all that it started. If a layer can't be put on, the program is not
started at all.
"""

from __future__ import annotations

import os
import select
import signal
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from ludopolis.bots.cage.kernel import NO_NEW_PRIVILEGES, SET_PARENT_DEATH_SIGNAL, prctl
from ludopolis.bots.cage.landlock import close_files
from ludopolis.bots.cage.limits import ROOT, become_stranger, limit_resources, tasks_of_user
from ludopolis.bots.cage.namespaces import enter_namespaces, enter_private_root
from ludopolis.bots.cage.seccomp import forbid_calls

if TYPE_CHECKING:
    from collections.abc import Sequence

NOT_CAGED: Final = 125
"""How the keeper ends if a layer could not be put on."""
STREAMS: Final = (0, 1, 2)
SEPARATOR: Final = "--"


class Cell:
    """Where a program is put: the layers, the folder that it stands in, what it may read."""

    def __init__(self, layers: Sequence[str], folder: str, readable: list[str]) -> None:
        self.layers = layers
        self.folder = folder
        self.readable = readable
        self.number = os.getpid()
        is_counted_alone = "namespaces" in layers or os.getuid() == ROOT
        self.others = 0 if is_counted_alone else tasks_of_user()

    def lock(self) -> None:
        """Put on all layers but the last, in an order in which none is in another's way."""
        if "mounts" in self.layers:
            if "namespaces" not in self.layers:
                raise ValueError("the host's own mounts must not be touched")
            enter_private_root(self.readable, self.folder)
        if "limits" in self.layers:
            limit_resources(self.others)
        if "landlock" in self.layers:
            close_files([self.folder, *self.readable])
        if "user" in self.layers and os.getuid() == ROOT:
            become_stranger(self.number)
        prctl(NO_NEW_PRIVILEGES, 1)

    def lock_calls(self) -> None:
        if "seccomp" in self.layers:
            forbid_calls()


def keep(cell: Cell, leash: int, command: list[str]) -> int:
    """Start the command in the cell and wait for its end or for that of the leash."""
    os.umask(0o022)
    os.set_inheritable(leash, False)  # noqa: FBT003 - takes no name
    if "namespaces" in cell.layers:
        enter_namespaces()
    ended = watch_children()
    gate, held_open = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(held_open)
        become(cell, gate, command)
    for stream in STREAMS:
        os.close(stream)
    wait_for(leash, ended)
    return end(child)


def wait_for(*pipes: int) -> None:
    # Not select: it knows no file numbers over 1,023, and the leash has the number of its holder's.
    waiting = select.poll()
    for pipe in pipes:
        waiting.register(pipe, select.POLLIN)
    waiting.poll()


def watch_children() -> int:
    """A pipe in which something is to be read once a child has ended."""
    ended, tell = os.pipe()
    os.set_blocking(tell, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(tell)
    return ended


def end(child: int) -> int:
    """End the program and its group, and wait until they are gone."""
    with suppress(OSError):
        os.killpg(child, signal.SIGKILL)
    # It has a group of its own only once it has got that far.
    os.kill(child, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def become(cell: Cell, gate: int, command: list[str]) -> None:
    """In the new process: put the layers on and turn into the program. Never comes back."""
    try:
        os.setsid()
        cell.lock()
        die_with_keeper(gate)
        for number in (signal.SIGPIPE, signal.SIGXFSZ):
            # Python ignores these, and a program would inherit it.
            signal.signal(number, signal.SIG_DFL)
        cell.lock_calls()
        os.execv(command[0], command)  # noqa: S606 - running the bot's program is the purpose
    finally:
        os._exit(NOT_CAGED)


def die_with_keeper(gate: int) -> None:
    prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
    # It may have died just before; then nobody holds the gate open.
    if select.select([gate], [], [], 0)[0]:
        os._exit(NOT_CAGED)


def main(arguments: list[str]) -> None:
    """``LAYERS LEASH FOLDER READABLE… -- PROGRAM ARGUMENT…``. Never comes back."""
    split = arguments.index(SEPARATOR)
    layers, leash, folder, *readable = arguments[:split]
    cell = Cell(layers.split(","), folder, readable)
    # Without the tidying up of a Python that ends: whoever closes a bot waits for this.
    os._exit(abs(keep(cell, int(leash), arguments[split + 1 :])))
