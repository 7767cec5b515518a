"""Processes that think for bots: none outlives the server that started it."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_server() -> None:
    """To be called first in a bot's process. It notices when the server is gone, however it went.

    The fork server and the resource tracker end by themselves once no process of ours is left.
    """
    threading.Thread(target=wait_for_end, name="end-with-server", daemon=True).start()


def wait_for_end() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        # Without any farewell: the thread that thinks may go on for long.
        os._exit(1)
