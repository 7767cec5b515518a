"""A watchdog: names whatever holds the event loop, and with it everybody, longer than a second."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
import traceback
from typing import Final

import structlog

from ludopolis.server.metrics import LOOP_HELD

LIMIT: Final = 1.0
BEAT: Final = 0.2
LOG: Final = structlog.get_logger("watchdog")


class Watchdog:
    """A thread that looks whether the event loop still comes round."""

    def __init__(self, limit: float = LIMIT) -> None:
        self.limit = limit
        self.beaten = time.monotonic()
        self.loops_thread = threading.get_ident()
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self.watch, name="watchdog", daemon=True)
        self.beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        """To be called in the event loop that is to be watched."""
        self.loops_thread = threading.get_ident()
        self.beaten = time.monotonic()
        self.beating = asyncio.create_task(self.beat_forever())
        self.thread.start()

    def stop(self) -> None:
        self.is_over.set()
        if self.beating is not None:
            self.beating.cancel()

    async def beat_forever(self) -> None:
        while True:
            self.beaten = time.monotonic()
            await asyncio.sleep(BEAT)

    def watch(self) -> None:
        """Tell of each hold once while it lasts, and once how long it was."""
        looked, told = time.monotonic(), 0.0
        while not self.is_over.wait(BEAT):
            now, before, looked = time.monotonic(), looked, time.monotonic()
            if now - before > self.limit / 2:
                # This thread did not come round either: the whole process was stopped.
                self.beaten = max(self.beaten, now - BEAT)
            beaten = self.beaten
            if told and beaten > told:
                LOOP_HELD.observe(beaten - told)
                LOG.warning("event loop goes on", seconds=round(beaten - told, 2))
                told = 0.0
            elif not told and now - beaten > self.limit:
                told = beaten
                LOG.error("event loop is held", seconds=round(now - beaten, 2), by=self.stack())

    def stack(self) -> str:
        """What the event loop's thread does now, innermost last."""
        frame = sys._current_frames().get(self.loops_thread)  # noqa: SLF001 - the documented way
        return "".join(traceback.format_stack(frame)) if frame is not None else ""
