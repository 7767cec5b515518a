"""Work spread over processes of this machine. A process that dies takes nothing finished with it.

Each worker has a pipe of its own, so the death of one is seen at once and leaves the others alone:
what it had not finished is given to another. A worker whose parent is gone ends by itself.

Where this process has no other thread, workers are forked and begin with all that it has loaded.
"""

from __future__ import annotations

import signal
from collections import Counter, deque
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import wait
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkContext, SpawnContext

T = TypeVar("T")

IN_HAND: Final = 2
"""Pieces of work that a worker has: one to do, one so that it never waits for the next."""
MAX_DEATHS: Final = 5
"""A piece of work that so many workers have died of is given up."""
SECONDS_TO_END: Final = 5.0
THREADS: Final = Path("/proc/self/task")
"""Linux lists here all threads of this process, those of libraries too."""


class WorkerDied(Exception):
    """Worker after worker died of the same piece of work, whose number is the argument."""


def spread(play: Callable[[int], T], numbers: list[int], jobs: int) -> Iterator[tuple[int, T]]:
    """Call ``play`` for all numbers on so many processes; results come as they are finished."""
    if jobs == 1 or len(numbers) < 2:
        for number in numbers:
            yield number, play(number)
        return
    pool = Pool(play, numbers)
    try:
        yield from pool.results(min(jobs, len(numbers)))
    finally:
        pool.close()


def may_fork() -> bool:
    """Whether forking is safe: a lock that another thread holds would stay locked for ever."""
    is_alone = THREADS.is_dir() and len(list(THREADS.iterdir())) == 1
    return is_alone and "fork" in get_all_start_methods()


def work(play: Callable[[int], T], pipe: Connection, inherited: list[Connection]) -> None:
    """What a worker does: a number comes in, the number and the result or the fault go out."""
    # Ctrl-C is for the parent, which then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    # A pipe says that the parent is gone when nobody else holds that end of it.
    for end_of_parent in inherited:
        end_of_parent.close()
    while True:
        try:
            number: int = pipe.recv()
        except EOFError:
            return
        try:
            result: T | Exception = play(number)
        except Exception as fault:  # noqa: BLE001 - the parent raises it
            result = fault
        try:
            pipe.send((number, result))
        except BrokenPipeError:
            return


class Worker:
    """A process, the pipe to it, and the numbers that it has been given."""

    def __init__(self, play: Callable[[int], T], others: list[Worker]) -> None:
        forks = may_fork()
        context: ForkContext | SpawnContext = get_context("fork") if forks else get_context("spawn")
        self.pipe, theirs = context.Pipe()
        inherited = [self.pipe, *(worker.pipe for worker in others)] if forks else []
        self.process = context.Process(target=work, args=(play, theirs, inherited), daemon=True)
        self.process.start()
        theirs.close()
        self.in_hand: deque[int] = deque()

    def give(self, number: int) -> None:
        self.in_hand.append(number)
        try:
            self.pipe.send(number)
        except OSError:
            # It has died; its end of the pipe says so to whoever reads next.
            return


class Pool(Generic[T]):
    """All workers, and the numbers that nobody has been given yet."""

    def __init__(self, play: Callable[[int], T], numbers: list[int]) -> None:
        self.play = play
        self.left = deque(numbers)
        self.workers: list[Worker] = []
        self.deaths: Counter[int] = Counter()

    def results(self, jobs: int) -> Iterator[tuple[int, T]]:
        for _ in range(jobs):
            self.workers.append(Worker(self.play, self.workers))
        for worker in self.workers:
            self.supply(worker)
        while any(worker.in_hand for worker in self.workers):
            ready = wait([worker.pipe for worker in self.workers if worker.in_hand])
            for worker in [worker for worker in self.workers if worker.pipe in ready]:
                yield from self.take_results(worker)

    def supply(self, worker: Worker) -> None:
        """Give it more, but towards the end nothing that another could begin before."""
        wanted = IN_HAND if len(self.left) > IN_HAND * len(self.workers) else 1
        while self.left and len(worker.in_hand) < wanted:
            worker.give(self.left.popleft())

    def take_results(self, worker: Worker) -> Iterator[tuple[int, T]]:
        """What the worker has finished; if it is dead, another takes its place and its work."""
        try:
            number, result = worker.pipe.recv()
        except (EOFError, OSError):
            self.replace(worker)
            return
        worker.in_hand.remove(number)
        if isinstance(result, Exception):
            raise result
        self.supply(worker)
        yield number, result

    def replace(self, worker: Worker) -> None:
        doing = worker.in_hand[0]
        self.deaths[doing] += 1
        if self.deaths[doing] > MAX_DEATHS:
            raise WorkerDied(doing)
        end(worker)
        self.workers.remove(worker)
        self.left.extendleft(reversed(worker.in_hand))
        fresh = Worker(self.play, self.workers)
        self.workers.append(fresh)
        self.supply(fresh)

    def close(self) -> None:
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            end(worker)


def end(worker: Worker) -> None:
    """Stop a worker, whatever it is doing."""
    worker.pipe.close()
    worker.process.terminate()
    worker.process.join(SECONDS_TO_END)
    if worker.process.is_alive():
        worker.process.kill()
        worker.process.join()
    worker.process.close()
