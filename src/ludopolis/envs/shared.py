"""Many games on several processes, their arrays in shared memory.

Each worker plays a share of the games and writes its rows. What happens in a game does not depend
on how many workers there are: the same seeds and actions give the same arrays.
"""

from __future__ import annotations

import ctypes
import signal
import weakref
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium.vector.utils import CloudpickleWrapper

from ludopolis.envs.vector import Games, ManyGames, ManySeats
from ludopolis.wire.error import Refusal, check_int

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from numpy.typing import NDArray

ARRAYS: Final = {
    "observations": "<i2", "finals": "<i2", "masks": "u1", "rewards": "f8", "movers": "i8",
    "ended": "u1", "illegal": "u1", "chosen": "i8",
}  # fmt: skip
"""What is shared, and of which type; ``chosen`` goes the other way."""
SECONDS_TO_END: Final = 5.0


class SharedGames(Games):
    """``count`` games on ``workers`` processes; all else is as in ``ManyGames`` and ``ManySeats``.

    Programs that use it begin their work under ``if __name__ == "__main__":``, for each worker
    loads them anew. ``close()`` ends the workers.
    """

    def __init__(
        self, game: str, count: int, seats: int = 4, seed: int = 0, *, workers: int = 2,
        seat: Any = None, **arguments: Any,  # noqa: ANN401 - those of ``ManySeats``
    ) -> None:  # fmt: skip
        own = {"flags": None, "pack": None, "copy": False, **arguments}
        super().__init__(game, count, seats, seed, flags=own["flags"], pack=own["pack"],
                         copy=own["copy"])  # fmt: skip
        workers = check_int("workers", workers)
        if not 1 <= workers <= self.count:
            raise Refusal("env-workers", workers=workers, count=self.count)
        if seat is not None:
            self.learners = np.array([seat] * self.count if np.ndim(seat) == 0 else seat)
        context = get_context("spawn")
        widths = {"observations": self.encoder.width, "finals": self.encoder.width,
                  "masks": self.actions.size, "rewards": self.seats}  # fmt: skip
        blocks = {}
        for name, kind in ARRAYS.items():
            numbers = self.count * widths.get(name, 1)
            blocks[name] = context.RawArray(ctypes.c_byte, numbers * np.dtype(kind).itemsize)
            setattr(self, name, array_of(blocks[name], kind, self.count, name not in widths))
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        for first, last in shares(self.count, workers):
            learners = {} if self.learners is None else {"seat": self.learners[first:last].tolist()}
            share = Share(first, last, {"game": game, "count": last - first, "seats": seats,
                                        "seed": self.seed + first, "stride": self.count,
                                        **arguments, **learners, "copy": False})  # fmt: skip
            here, there = context.Pipe()
            made = CloudpickleWrapper(share)  # type: ignore[type-var]
            process = context.Process(
                target=work, args=(there, made, blocks, self.count), daemon=True
            )
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)
        self.ending = weakref.finalize(self, end_workers, self.pipes, self.processes)
        self.hear()

    def begin(self, seed: int | None, flags: dict[str, str]) -> None:
        firsts = [first for first, _ in shares(self.count, len(self.pipes))]
        self.tell([("begin", None if seed is None else seed + first, flags) for first in firsts])

    def play(self) -> None:
        self.tell([("play",)] * len(self.pipes))

    def draw(self) -> None:
        self.tell([("draw",)] * len(self.pipes))

    def privileged(self) -> NDArray[np.int16]:
        """For critics: what all seats know together, by game, seat and number."""
        return np.concatenate(self.tell([("privileged",)] * len(self.pipes)))

    def tell(self, messages: list[tuple[Any, ...]]) -> list[Any]:
        """Send each worker its message; their answers, once all are done."""
        try:
            for pipe, message in zip(self.pipes, messages, strict=True):
                pipe.send(message)
        except (BrokenPipeError, OSError):
            raise Refusal("env-worker-gone") from None
        return self.hear()

    def hear(self) -> list[Any]:
        try:
            answers = [pipe.recv() for pipe in self.pipes]
        except (EOFError, OSError):
            raise Refusal("env-worker-gone") from None
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

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


def work(pipe: Connection, made: Callable[[], Any], blocks: dict[str, Any], count: int) -> None:
    """What a worker does: plays as it is told and writes its rows, until nobody tells any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        share: Share = made.fn  # type: ignore[attr-defined]
        env = share()
        rows = slice(share.first, share.last)
        views = {
            name: np.frombuffer(blocks[name], dtype=kind).reshape(count, -1)[rows]
            for name, kind in ARRAYS.items()
        }
        answer: Any = None
        while True:
            for name in ARRAYS if answer is None else ():
                if name != "chosen":
                    views[name][:] = getattr(env, name).reshape(len(views[name]), -1)
            pipe.send(answer)
            answer = obey(env, views["chosen"][:, 0], pipe.recv())
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return
    except Exception as fault:  # noqa: BLE001 - the parent raises it
        pipe.send(fault)


def obey(env: ManyGames, chosen: NDArray[np.int64], message: tuple[Any, ...]) -> Any:  # noqa: ANN401 - any answer
    """Do what the parent asks; the answer, None if it lies in the arrays."""
    match message:
        case ("begin", seed, flags):
            env.begin(seed, flags)
        case ("play",):
            env.chosen[:] = chosen
            env.play()
        case ("draw",):
            env.draw()
            chosen[:] = env.chosen
        case _:
            return env.privileged()
    return None


def end_workers(pipes: list[Connection], processes: list[BaseProcess]) -> None:
    """Close the pipes, at which workers end, and end those that don't."""
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(SECONDS_TO_END)
        if process.is_alive():
            process.terminate()
            process.join()
