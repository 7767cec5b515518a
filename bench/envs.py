"""How fast the environments are, against the bare rules and PettingZoo's own chess, in one run.

    python bench/envs.py [SECONDS]

Decisions are counted alike everywhere: every answer to the rules, forced ones included. Seconds are
those of this process, so that a busy machine disturbs the ratios as little as possible.
"""

from __future__ import annotations

import gc
import os
import sys
import time
import warnings
from typing import TYPE_CHECKING, Any

from ludopolis.core.game import Setup
from ludopolis.core.playout import playout
from ludopolis.core.rng import seeded
from ludopolis.envs import aec_env, vector_env
from ludopolis.games import SLUGS, open_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.envs.aec import TableEnv

SEATS = 4
COUNT = 256
SLICES = 40


def rate(seconds: float, work: Callable[[], int]) -> float:
    """How much work a second, in the best of forty slices of the time: the others were disturbed.

    ``work`` does a little and says how much.
    """
    work()
    best = 0.0
    for _ in range(SLICES):
        began = time.process_time()
        done, passed = 0, 0.0
        while passed < seconds / SLICES:
            done += work()
            passed = time.process_time() - began
        best = max(best, done / passed)
    return best


def raw(slug: str, seconds: float) -> float:
    """Random play by the compiled rules alone."""
    game, rng = open_game(slug), seeded(1)
    return rate(seconds, lambda: playout(game.new(Setup(SEATS, rng.below(1 << 30))), rng))


def fast_loop(env: TableEnv) -> int:
    """A game with observations and masks, actions drawn by ``sample_action``."""
    env.reset()
    before = env.solo.decisions
    for _ in env.agent_iter():
        _, _, terminated, _, _ = env.last()
        env.step(None if terminated else env.sample_action())
    return env.solo.decisions - before


def plain_loop(env: Any) -> int:  # noqa: ANN401 - any environment of PettingZoo
    """A game as PettingZoo's documentation plays it; the number of steps."""
    env.reset()
    steps = 0
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        is_done = terminated or truncated
        env.step(None if is_done else env.action_space(agent).sample(seen["action_mask"]))
        steps += not is_done
    return steps


def plain_decisions(env: TableEnv) -> int:
    before = env.solo.decisions
    plain_loop(env)
    return env.solo.decisions - before


def vector(slug: str, seconds: float) -> float:
    """K games with observations and masks, actions drawn by ``sample_actions``."""
    env = vector_env(slug, COUNT, SEATS)

    def work() -> int:
        before = env.decisions
        env.step(env.sample_actions())
        return env.decisions - before

    return rate(seconds, work)


def bare_vector(slug: str, seconds: float) -> float:
    """The same without Gymnasium's interface: actions checked and played, nothing told."""
    batch = vector_env(slug, COUNT, SEATS).batch

    def work() -> int:
        before = batch.decisions
        batch.sample()
        if batch.illegal() < 0:
            batch.step()
        return batch.decisions - before

    return rate(seconds, work)


def steps_a_second(slug: str, seconds: float, count: int, workers: int) -> float:
    """Steps of many games by the clock on the wall, in the best of ten slices."""
    env = vector_env(slug, count, SEATS, workers=workers)
    best = 0.0
    for _ in range(10):
        began, done = time.perf_counter(), 0
        while time.perf_counter() - began < seconds / 10:
            env.step(env.sample_actions())
            done += env.num_envs
        best = max(best, done / (time.perf_counter() - began))
    env.close()
    return best


def chess(seconds: float) -> float:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import chess_v6  # noqa: PLC0415 - slow to load

        env = chess_v6.raw_env()
        return rate(seconds, lambda: plain_loop(env))


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    peer = chess(seconds)
    # What the libraries have loaded is not garbage: no need to look at it again and again.
    gc.collect()
    gc.freeze()
    print(f"chess_v6, PettingZoo's own loop      {peer:12,.0f} steps/s")
    for slug in SLUGS:
        env = aec_env(slug, SEATS)
        bare = raw(slug, seconds)
        fast = rate(seconds, lambda env=env: fast_loop(env))  # type: ignore[misc]
        plain = rate(seconds, lambda env=env: plain_decisions(env))  # type: ignore[misc]
        steps = rate(seconds, lambda env=env: plain_loop(env))  # type: ignore[misc]
        many = vector(slug, seconds)
        rows = bare_vector(slug, seconds)
        cores = os.cpu_count() or 1
        alone = steps_a_second(slug, seconds, COUNT * cores, 0)
        spread = steps_a_second(slug, seconds, COUNT * cores, cores)
        print(f"\n{slug}, {SEATS} seats, decisions/s")
        print(f"  bare rules                         {bare:12,.0f}")
        print(f"  PettingZoo, sample_action()        {fast:12,.0f}  {fast / bare:6.1%} of bare")
        print(f"  PettingZoo, PettingZoo's own loop  {plain:12,.0f}  {plain / bare:6.1%} of bare")
        print(
            f"  the same in steps/s                {steps:12,.0f}  {steps / peer:6.1f} x chess_v6"
        )
        print(f"  vector, {COUNT} games                  {many:12,.0f}  {many / bare:6.1%} of bare,"
              f" {many / plain:.1f} x own loop, {many / fast:.1f} x sample_action()")  # fmt: skip
        print(f"  the same without Gymnasium         {rows:12,.0f}  {many / rows:6.1%} are left")
        print(f"  {COUNT * cores} games on {cores} processes, steps/s {spread:11,.0f}"
              f"  {spread / alone:6.2f} x one process")  # fmt: skip


if __name__ == "__main__":
    main()
