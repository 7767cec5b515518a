"""A bar at the terminal that shows how far long work is; elsewhere nothing is shown."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import TracebackType


class Bar:
    """Drawn by a thread that begins with the first step: workers are forked before there is one."""

    def __init__(self, description: str, total: int, done: int = 0) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
        from rich.progress import TimeRemainingColumn as Left

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Left())
        self.progress = Progress(
            *columns,
            console=Console(stderr=True),
            transient=True,
            disable=not sys.stderr.isatty(),
        )
        self.task = self.progress.add_task(description, total=total, completed=done)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.progress.stop()

    def step(self, count: int = 1, description: str | None = None) -> None:
        self.progress.start()
        self.progress.update(self.task, advance=count, description=description)
