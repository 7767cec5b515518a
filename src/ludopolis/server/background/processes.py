"""Processes that think for bots: none outlives the server that started it."""

from __future__ import annotations

import multiprocessing
import os
import threading
from typing import Final

NICENESS: Final = 10


def begin_modestly() -> None:
    """To be called first in a bot's process: it yields to the server, and ends with it."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    end_with_server()


def end_with_server() -> None:
    """Notice when the server is gone, however it went.

    The fork server and the resource tracker end by themselves once no process of ours is left.
    """
    threading.Thread(target=wait_for_end, name="end-with-server", daemon=True).start()


def wait_for_end() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        # Without any farewell: the thread that thinks may go on for long.
        os._exit(1)
