"""Many games on several processes, their arrays in shared memory.

Each worker plays a share of the games and writes its rows. What happens in a game does not depend
on how many workers there are: the same seeds and actions give the same arrays.
"""

from __future__ import annotations

import ctypes
import os
import signal
import weakref
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, Any, Final, NoReturn

import numpy as np
from gymnasium.vector.utils import CloudpickleWrapper

from ludopolis.envs.vector import Games, ManyGames, ManySeats, learning_seats, locked
from ludopolis.wire.error import Refusal, check_int

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnContext
    from multiprocessing.process import BaseProcess
    from multiprocessing.synchronize import Semaphore
    from pathlib import Path

    from numpy.typing import NDArray

    from ludopolis.core.decision import Decision
    from ludopolis.envs.opposition import Opponents
    from ludopolis.envs.telling import News

ARRAYS: Final = {
    "observations": "<i2", "masks": "u1", "rewards": "f8", "movers": "i8", "ended": "u1",
    "illegal": "u1", "finals": "<i2", "chosen": "i8",
}  # fmt: skip
"""What is shared, and of which type. Of ``finals`` only games that ended; ``chosen`` goes the
other way.
"""
PLAY, DRAW, LETTER = 0, 1, 2
"""What workers are told to do. What a letter asks comes by the pipe."""
LOOKS: Final = 200
"""So often one looks for a signal before going to sleep: the other side is seldom late."""
SECONDS_TO_SLEEP: Final = 1.0
"""So long one sleeps before looking whether the other side still lives."""
SECONDS_TO_END: Final = 5.0
give_way: Final = getattr(os, "sched_yield", lambda: None)


class Signals:
    """How workers are woken, and how they tell that they are done; nothing is sent."""

    def __init__(self, context: SpawnContext, workers: int) -> None:
        self.order = context.RawValue(ctypes.c_int8, LETTER)
        self.has_answered = context.RawArray(ctypes.c_int8, workers)
        self.begin: Final = [context.Semaphore(0) for _ in range(workers)]
        self.done: Final = context.Semaphore(0)

    def give(self, order: int) -> None:
        self.order.value = order
        for bell in self.begin:
            bell.release()


def comes(bell: Semaphore, is_alive: Callable[[], bool]) -> bool:
    """Wait until the bell rings, awake at first; false if nobody lives who could ring it."""
    for _ in range(LOOKS):
        if bell.acquire(False):  # noqa: FBT003 - as in the library
            return True
        give_way()
    while not bell.acquire(True, SECONDS_TO_SLEEP):  # noqa: FBT003 - as above
        if not is_alive():
            return bell.acquire(False)  # noqa: FBT003 - as above
    return True


class SharedGames(Games):
    """``count`` games on ``workers`` processes; all else is as in ``ManyGames`` and ``ManySeats``.

    Programs that use it begin their work under ``if __name__ == "__main__":``, for each worker
    loads them anew. ``close()`` ends the workers.
    """

    def __init__(
        self, game: str, count: int, seats: int = 4, seed: int = 0, *, workers: int = 2,
        seat: int | Sequence[int] | None = None, opponents: Opponents = "level1",
        flags: dict[str, str] | None = None, pack: Path | str | None = None,
        copy: bool = False, render_mode: str | None = None, events: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(game, count, seats, seed, flags=flags, pack=pack, copy=copy,
                         render_mode=render_mode, events=events)  # fmt: skip
        workers = check_int("workers", workers)
        if not 1 <= workers <= self.count:
            raise Refusal("env-workers", workers=workers, count=self.count)
        arguments: dict[str, Any] = {"flags": flags, "pack": pack, "events": events}
        if seat is not None:
            self.learners = np.array(learning_seats(seat, self.count, self.seats))
            arguments["opponents"] = opponents
        context = get_context("spawn")
        self.blocks: Final = self.shared_blocks(context)
        self.signals: Final = Signals(context, workers)
        self.pipes: Final[list[Connection]] = []
        self.processes: Final[list[BaseProcess]] = []
        for first, last in shares(self.count, workers):
            learners = {} if self.learners is None else {"seat": self.learners[first:last].tolist()}
            share = Share(first, last, {"game": game, "count": last - first, "seats": seats,
                                        "seed": self.seed + first, "stride": self.count,
                                        **arguments, **learners})  # fmt: skip
            self.start(context, share)
        self.ending: Final = weakref.finalize(
            self, end_workers, self.signals, self.pipes, self.processes
        )
        self.expected = workers
        self.hear()

    def shared_blocks(self, context: SpawnContext) -> dict[str, Any]:
        """Memory for all arrays, which become attributes."""
        widths = {"observations": self.encoder.width, "finals": self.encoder.width,
                  "masks": self.actions.size, "rewards": self.seats}  # fmt: skip
        blocks = {}
        for name, kind in ARRAYS.items():
            numbers = self.count * widths.get(name, 1)
            blocks[name] = context.RawArray(ctypes.c_byte, numbers * np.dtype(kind).itemsize)
            array = array_of(blocks[name], kind, self.count, name not in widths)
            setattr(self, name, array if name == "chosen" else locked(array))
        return blocks

    def start(self, context: SpawnContext, share: Share) -> None:
        """Start the worker that plays a share of the games."""
        here, there = context.Pipe()
        made = CloudpickleWrapper(share)  # type: ignore[type-var]
        number = len(self.processes)
        inherited = (number, self.signals, there, made, self.blocks, self.count)
        process = context.Process(target=work, args=inherited, daemon=True)
        process.start()
        there.close()
        self.pipes.append(here)
        self.processes.append(process)

    def begin(self, seed: int | None, flags: dict[str, str]) -> None:
        firsts = [first for first, _ in shares(self.count, len(self.pipes))]
        self.ask([("begin", None if seed is None else seed + first, flags) for first in firsts])

    def play(self) -> None:
        self.tell(PLAY)

    def draw(self) -> None:
        self.tell(DRAW)

    def asked(self, i: int) -> Decision | None:
        letters: list[tuple[Any, ...] | None] = [None] * len(self.pipes)
        for number, (first, last) in enumerate(shares(self.count, len(self.pipes))):
            if first <= i < last:
                letters[number] = ("asked", i - first)
        return next((found for found in self.ask(letters) if found is not None), None)

    def privileged(self) -> NDArray[np.int16]:
        return np.concatenate(self.ask([("privileged",)] * len(self.pipes)))

    def news(self) -> list[News]:
        found = self.ask([("news",)] * len(self.pipes))
        return [news for told in found for news in told]

    def last_news(self, actors: Sequence[int]) -> list[News | None]:
        parts = shares(self.count, len(self.pipes))
        found = self.ask([("last_news", actors[first:last]) for first, last in parts])
        return [news for told in found for news in told]

    def drawn(self, mode: str) -> tuple[str | NDArray[np.uint8], ...]:
        found = self.ask([("drawn", mode)] * len(self.pipes))
        return tuple(table for tables in found for table in tables)

    def ask(self, letters: Sequence[tuple[Any, ...] | None]) -> list[Any]:
        """Send each worker a letter, what its games are to do; their answers, once all are done."""
        try:
            for pipe, letter in zip(self.pipes, letters, strict=True):
                pipe.send(letter)
        except OSError:
            raise Refusal("env-worker-gone") from None
        return self.tell(LETTER)

    def tell(self, order: int) -> list[Any]:
        """Let all workers do the same; what they answer by their pipes, once all are done."""
        if not self.ending.alive:
            raise Refusal("env-worker-gone")
        self.hear()  # what an interrupt has left
        self.expected = len(self.processes)
        self.signals.give(order)
        return self.hear()

    def hear(self) -> list[Any]:
        """Wait for the workers; faults there are raised here."""
        while self.expected:
            if not comes(self.signals.done, self.is_whole):
                self.give_up(self.answers())
            self.expected -= 1
        if not any(self.signals.has_answered):
            return []
        answers = self.answers()
        if any(isinstance(answer, Exception) for answer in answers):
            self.give_up(answers)
        return answers

    def give_up(self, answers: list[Any]) -> NoReturn:
        """End all workers; the fault that one of them has told says more than that it is gone."""
        self.ending()
        faults = (answer for answer in answers if isinstance(answer, Exception))
        raise next(faults, Refusal("env-worker-gone"))

    def answers(self) -> list[Any]:
        return [self.answer_of(number) for number in range(len(self.pipes))]

    def answer_of(self, number: int) -> Any:  # noqa: ANN401 - any answer
        if not self.signals.has_answered[number]:
            return None
        self.signals.has_answered[number] = 0
        return self.pipes[number].recv()

    def is_whole(self) -> bool:
        return all(process.is_alive() for process in self.processes)

    def close_extras(self, **_: Any) -> None:  # noqa: ANN401 - as in Gymnasium
        self.ending()

    def __reduce__(self) -> tuple[object, ...]:
        raise Refusal("env-pickle")


class Share:
    """The games of one worker, made there."""

    def __init__(self, first: int, last: int, arguments: dict[str, Any]) -> None:
        self.first: Final = first
        self.last: Final = last
        self.arguments: Final = arguments

    def __call__(self) -> ManyGames:
        kind = ManySeats if "seat" in self.arguments else ManyGames
        return kind(**self.arguments)


def shares(count: int, workers: int) -> list[tuple[int, int]]:
    """The games of each worker, as even as can be.

    >>> shares(10, 3)
    [(0, 3), (3, 6), (6, 10)]
    """
    return [(count * k // workers, count * (k + 1) // workers) for k in range(workers)]


def array_of(block: Any, kind: str, count: int, is_flat: bool) -> NDArray[Any]:  # noqa: ANN401, FBT001 - memory
    rows: NDArray[Any] = np.frombuffer(block, dtype=kind).reshape(count, -1)
    return rows[:, 0] if is_flat else rows


def work(
    number: int, signals: Signals, pipe: Connection, made: Callable[[], Any],
    blocks: dict[str, Any], count: int,
) -> None:  # fmt: skip
    """What a worker does: plays as it is told and writes its rows, until nobody tells any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None
    try:
        share: Share = made.fn  # type: ignore[attr-defined]
        desk = Desk(share(), blocks, count, slice(share.first, share.last))
        desk.write()
        signals.done.release()
        while comes(signals.begin[number], parent.is_alive):
            answer = desk.obey(signals.order.value, pipe)
            if answer is not None:
                pipe.send(answer)
                signals.has_answered[number] = 1
            signals.done.release()
    except (EOFError, BrokenPipeError):
        return
    except Exception as fault:  # noqa: BLE001 - the parent raises it
        pipe.send(fault)
        signals.has_answered[number] = 1
        signals.done.release()


class Desk:
    """The games of a worker, and their rows in the memory that is shared."""

    def __init__(self, env: ManyGames, blocks: dict[str, Any], count: int, rows: slice) -> None:
        self.env: Final = env
        self.rows: Final = {
            name: (
                np.frombuffer(blocks[name], dtype=kind).reshape(count, -1)[rows],
                getattr(env, name).reshape(env.count, -1),
            )
            for name, kind in ARRAYS.items()
        }
        self.every_time: Final = [
            pair for name, pair in self.rows.items() if name not in {"finals", "chosen"}
        ]

    def write(self) -> None:
        for there, here in self.every_time:
            there[:] = here
        if self.env.ended.any():
            ended = self.env.ended == 1
            there, here = self.rows["finals"]
            there[ended] = here[ended]

    def obey(self, order: int, pipe: Connection) -> Any:  # noqa: ANN401 - any answer
        """Do what the parent tells; the answer, None if it lies in the arrays."""
        there, here = self.rows["chosen"]
        if order == DRAW:
            self.env.draw()
            there[:] = here
            return None
        if order == PLAY:
            here[:] = there
            self.env.play()
        else:
            letter = pipe.recv()
            if letter is None:
                return None
            name, *arguments = letter
            answer = getattr(self.env, name)(*arguments)
            if answer is not None:
                return answer
        self.write()
        return None


def end_workers(signals: Signals, pipes: list[Connection], processes: list[BaseProcess]) -> None:
    """Close the pipes, at which workers end when they are woken, and end those that don't."""
    for pipe in pipes:
        pipe.close()
    signals.give(LETTER)
    for process in processes:
        process.join(SECONDS_TO_END)
        if process.is_alive():
            process.terminate()
            process.join()
