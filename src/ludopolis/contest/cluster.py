"""Work spread over a Ray cluster, which is an optional extra. A worker that dies changes nothing.

Ray starts a task again when its worker or its machine is lost; what a task gives depends on its
number alone, so the results are those of any other way to run it.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
from contextlib import redirect_stdout
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ludopolis.contest.spread import MAX_DEATHS
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

T = TypeVar("T")

LOCAL: Final = "local"
"""The address of a cluster of one's own, on the cores of this machine, for this run only."""
IN_HAND: Final = 3
"""Tasks given out per core, so that none waits for the next."""
SECONDS_TO_ANSWER: Final = 5.0


def spread_on_ray(
    play: Callable[[int], T], numbers: list[int], address: str, cores: int = 0
) -> Iterator[tuple[int, T]]:
    """Call ``play`` for all numbers on the cluster; results come as they are finished.

    ``cores`` is for a local cluster: 0 takes all there are.
    """
    # Ray tells of lost workers on the standard output, which is for results.
    with redirect_stdout(sys.stderr):
        ray = connect_ray(address, cores)
        try:
            yield from finished_games(ray, play, numbers)
        except ray.exceptions.RayTaskError as fault:
            if isinstance(fault.cause, Refusal):
                raise fault.cause from None
            raise Refusal("arena-ray-worker", fault=last_line(fault)) from None
        except ray.exceptions.RayError as fault:
            raise Refusal("arena-ray-worker", fault=last_line(fault)) from None
        finally:
            ray.shutdown()


def finished_games(
    ray: Any,  # noqa: ANN401 - Ray may not be installed
    play: Callable[[int], T],
    numbers: list[int],
) -> Iterator[tuple[int, T]]:
    # The task gives its number back: Ray says which is done, not what it was for.
    task = ray.remote(max_retries=MAX_DEATHS)(play_numbered)
    shared = ray.put(play)
    room = IN_HAND * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    for number in numbers:
        waiting.append(task.remote(shared, number))
        while len(waiting) >= room:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)


def last_line(fault: Exception) -> str:
    """What went wrong, without the way that Ray took to it."""
    return ([line for line in str(fault).splitlines() if line.strip()] or [""])[-1].strip()


def play_numbered(play: Callable[[int], T], number: int) -> tuple[int, T]:
    return number, play(number)


def connect_ray(address: str, cores: int) -> Any:  # noqa: ANN401 - Ray may not be installed
    """Ray, connected to the cluster; refuses what can't be reached."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray = import_module("ray")
        import_module("ray.exceptions")
    except ImportError:
        raise Refusal("arena-no-ray") from None
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            # The address must be said: without it Ray joins what else is running here.
            quiet["include_dashboard"] = False
            ray.init(address=LOCAL, num_cpus=cores or os.cpu_count(), **quiet)
        else:
            knock(address)
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError, OSError) as fault:
        raise Refusal("arena-ray-address", address=address, fault=str(fault)) from None
    return ray


def knock(address: str) -> None:
    """Fail at once if nobody listens at HOST:PORT: Ray itself would try for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
