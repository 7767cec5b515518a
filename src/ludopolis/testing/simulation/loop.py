"""An event loop whose time is virtual, and the machines whose work it does.

Nothing ever waits: when there is nothing to do, the clock jumps to the next timer. Whatever runs
belongs to a ``Host`` by its context, so that a machine can be stopped or killed at any moment
without its code having a say in it.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import signal
from contextvars import Context, ContextVar
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from types import FrameType

EPOCH: Final = 1_800_000_000.0
MAX_STEPS: Final = 40_000
"""So many steps in one second of virtual time are a loop that does nothing."""
MAX_SECONDS: Final = 3.0
"""So much processor time in one step is a loop that lets nobody else go on."""
MAX_ENDINGS: Final = 3


class Spinning(BaseException):
    """Something runs in circles. No ``except Exception`` may hide it."""


class Host:
    """A machine. ``skew`` is how far its calendar is off; what it does while stopped is kept."""

    def __init__(self, name: str, skew: float = 0.0) -> None:
        self.name = name
        self.skew = skew
        self.is_stopped = False
        self.is_dead = False
        self.kept: list[asyncio.Handle] = []
        self.server: Any = None

    def context(self) -> Context:
        """A context in which everything is done by this machine."""
        made = Context()
        made.run(HOST.set, self)
        return made


HOST: Final[ContextVar[Host | None]] = ContextVar("host", default=None)
OUTSIDE: Final = Context()
"""The context of what no machine does: networks and disks."""


class NumberedTask(asyncio.Task[Any]):
    """A task whose place in a set does not depend on where it lies in memory."""

    def __init__(self, number: int, work: Coroutine[Any, Any, Any], **options: Any) -> None:  # noqa: ANN401
        self.number = number
        super().__init__(work, **options)

    def __hash__(self) -> int:
        return self.number


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs one callback after the other; ``fault`` is what made it stop."""

    # What asyncio's own loops keep, and its typing does not tell of.
    _ready: Any
    _scheduled: Any
    _stopping: bool

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.second = 0
        self.steps = 0
        self.steps_in_second = 0
        self.tasks: list[NumberedTask] = []
        self.stopped: list[Host] = []
        self.complaints: list[str] = []
        self.fault = ""
        factory: Any = self.number_task
        self.set_task_factory(factory)
        self.set_exception_handler(self.complain)

    def number_task(
        self,
        _loop: asyncio.AbstractEventLoop,
        work: Coroutine[Any, Any, Any],
        **options: Any,  # noqa: ANN401 - asyncio's
    ) -> NumberedTask:
        task = NumberedTask(len(self.tasks), work, loop=self, **options)
        self.tasks.append(task)
        return task

    def complain(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What asyncio would have logged is a fault of the run."""
        error = context.get("exception")
        self.complaints.append(f"{context.get('message')}: {error!r}")

    # --- time --------------------------------------------------------------------------------

    def time(self) -> float:
        return self.now

    def wall(self) -> float:
        """What the calendar of the machine says that asks."""
        host = HOST.get()
        return EPOCH + self.now + (0.0 if host is None else host.skew)

    def later(self, seconds: float, call: Callable[..., object], *arguments: object) -> None:
        """Let something happen that no machine does."""
        self.call_later(seconds, call, *arguments, context=OUTSIDE)

    # --- running -----------------------------------------------------------------------------

    def _run_once(self) -> None:
        ready = self._ready
        if not ready:
            self.jump()
        while ready and not self._stopping:
            handle = ready.popleft()
            if not handle._cancelled:  # noqa: SLF001 - as in asyncio's own loops
                self.do(handle)
                if self.fault:
                    raise Spinning(self.fault)

    def do(self, handle: Any) -> None:  # noqa: ANN401 - of asyncio
        host = handle._context.get(HOST)  # noqa: SLF001
        if host is not None and host.is_stopped:
            host.kept.append(handle)
            return
        self.steps += 1
        self.steps_in_second += 1
        handle._run()  # noqa: SLF001
        if self.steps_in_second > MAX_STEPS:
            self.fault = f"{MAX_STEPS} steps in one second, the last of {handle!r}"

    def jump(self) -> None:
        """Go on to the next timer, and make ready all that is due then."""
        scheduled = self._scheduled
        assert scheduled, "nothing is left to happen"
        self.now = max(self.now, scheduled[0]._when)  # noqa: SLF001
        if int(self.now) != self.second:
            self.second, self.steps_in_second = int(self.now), 0
        while scheduled and scheduled[0]._when <= self.now:  # noqa: SLF001
            self._ready.append(heapq.heappop(scheduled))

    @contextlib.contextmanager
    def watched(self) -> Iterator[None]:
        """End a step that never ends, where there are timers of processor time."""
        if not hasattr(signal, "setitimer"):
            yield
            return
        before = signal.signal(signal.SIGVTALRM, self.look())
        signal.setitimer(signal.ITIMER_VIRTUAL, MAX_SECONDS, MAX_SECONDS)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0.0)
            signal.signal(signal.SIGVTALRM, before)

    def look(self) -> Callable[[int, FrameType | None], None]:
        seen = -1

        def look(_signal: int, frame: FrameType | None) -> None:
            nonlocal seen
            if self.steps == seen:
                name = "" if frame is None else frame.f_code.co_qualname
                self.fault = f"{name} goes round and round without letting anybody else go on"
                raise Spinning(self.fault)
            seen = self.steps

        return look

    def _write_to_self(self) -> None:
        """Nobody sleeps, so nobody needs to be woken."""

    def _process_events(self, _events: object) -> None:
        """There are no files and no sockets."""

    def run_in_executor(  # type: ignore[override]
        self,
        executor: Any,  # noqa: ANN401 - as asyncio has it
        func: Any,  # noqa: ANN401
        *args: Any,  # noqa: ANN401
    ) -> Any:  # noqa: ANN401
        """Without a pool of processes there are no threads either: it is done at once."""
        if executor is not None:
            return super().run_in_executor(executor, func, *args)
        done = self.create_future()
        self.later(0.01, settle, done, func(*args))
        return done

    # --- machines ----------------------------------------------------------------------------

    def stop_host(self, host: Host) -> None:
        host.is_stopped = True
        self.stopped.append(host)

    def continue_host(self, host: Host) -> None:
        if host.is_stopped and not host.is_dead:
            host.is_stopped = False
            self._ready.extend(host.kept)
            host.kept.clear()

    def kill_host(self, host: Host) -> None:
        """It never does anything again."""
        self.stop_host(host)
        host.is_dead = True

    def failed_tasks(self) -> list[str]:
        """The tasks whose failure nobody has noticed."""
        return [
            f"{task.get_coro()!r} failed: {task._exception!r}"  # noqa: SLF001
            for task in self.tasks
            if task.done() and task._log_traceback  # noqa: SLF001
        ]

    def end(self) -> None:
        """End all tasks, also those of dead machines: nothing counts any more."""
        self.set_exception_handler(lambda _loop, _context: None)
        for host in self.stopped:
            host.is_dead = False
            self.continue_host(host)
        for _ in range(MAX_ENDINGS):
            left = [task for task in self.tasks if not task.done()]
            for task in left:
                task.cancel()
            self.fault, self.steps_in_second = "", 0
            with contextlib.suppress(Spinning):
                self.run_until_complete(asyncio.sleep(1.0 if left else 0.0))
        self.close()


def settle(answer: asyncio.Future[Any], found: object) -> None:
    """Answer whoever still waits."""
    if not answer.done():
        answer.set_result(found)
