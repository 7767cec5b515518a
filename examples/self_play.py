"""Learn a game by self-play: a small actor-critic in NumPy on the vector environment.

    python examples/self_play.py                    # Utopia for two, a minute or two
    python examples/self_play.py --game uchronia --updates 200 --plot curve.svg

All seats share one network. An action is rewarded by what it adds to the lead in points until the
same seat's next choice, and by the result at the end. The curve shows games won against a player
that moves at random.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

# One thread: several wait for each other, and for long where the machine has other work.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from ludopolis.envs import vector_env

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ludopolis.envs.vector import ManyGames

    Floats = NDArray[np.float32]

GAMES = 128
STEPS = 64
HIDDEN = 96
GAMMA = 0.98
LAMBDA = 0.9
ENTROPY = 0.01
RATE = 2e-3
LEAD = 0.1
"""What a point of lead is worth; the result of the game counts 1."""
POINTS = {
    "utopia": ("points", 0, 1),
    "uchronia": ("figures", 0, 8),
    "dominations": ("players", 7, 44),
}
"""The feature with the points, where they stand in it, and how far apart the seats are."""


class Network:
    """One hidden layer, a score for each action and a value; trained by Adam."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        shapes = {
            "in": (inputs, HIDDEN), "in_bias": (HIDDEN,),
            "act": (HIDDEN, actions), "act_bias": (actions,),
            "value": (HIDDEN, 1), "value_bias": (1,),
        }  # fmt: skip
        self.weights: dict[str, Floats] = {}
        for name, shape in shapes.items():
            spread = 0.1 / np.sqrt(shape[0]) if name in {"act", "value"} else 1 / np.sqrt(shape[0])
            drawn = rng.normal(0, spread if len(shape) == 2 else 0, shape)
            self.weights[name] = drawn.astype(np.float32)
        self.first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.updates = 0

    def forward(self, seen: Floats, masks: NDArray[np.uint8]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chances of the open actions, and the value."""
        w = self.weights
        hidden = np.tanh(seen @ w["in"] + w["in_bias"])
        scores = hidden @ w["act"] + w["act_bias"]
        scores = np.where(masks == 1, scores, np.float32(-1e9))
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["value"] + w["value_bias"])[:, 0]

    def learn(self, batch: Batch) -> None:
        """One step up the policy gradient, down the error of the value."""
        hidden, chances, values = self.forward(batch.seen, batch.masks)
        rows = np.arange(len(values))
        weight = (batch.gains / len(values)).astype(np.float32)
        slope = chances * weight[:, None]
        slope[rows, batch.actions] -= weight
        logs = np.log(chances + 1e-9)
        surprise = logs - (chances * logs).sum(axis=1, keepdims=True)
        slope += ENTROPY / len(values) * chances * surprise
        miss = ((values - batch.targets) / len(values)).astype(np.float32)[:, None]
        w = self.weights
        back = (slope @ w["act"].T + miss @ w["value"].T) * (1 - hidden**2)
        self.adam(
            {
                "in": batch.seen.T @ back,
                "in_bias": back.sum(axis=0),
                "act": hidden.T @ slope,
                "act_bias": slope.sum(axis=0),
                "value": hidden.T @ miss,
                "value_bias": miss.sum(axis=0),
            }
        )

    def adam(self, slopes: dict[str, Floats]) -> None:
        self.updates += 1
        for name, slope in slopes.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope**2 - self.second[name])
            first = self.first[name] / (1 - 0.9**self.updates)
            second = self.second[name] / (1 - 0.999**self.updates)
            self.weights[name] -= (RATE * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


@dataclass
class Batch:
    """Choices to learn from: what was seen, what was done, what it was worth."""

    seen: Floats
    masks: NDArray[np.uint8]
    actions: NDArray[np.int64]
    gains: Floats
    targets: Floats


class Eyes:
    """Turns observations into the network's inputs."""

    def __init__(self, env: ManyGames) -> None:
        feature, offset, apart = POINTS[env.game.slug]
        held = env.slices[feature]
        self.points = slice(held.start + offset, held.stop, apart)

    def see(self, env: ManyGames) -> Floats:
        """Large numbers are squeezed, so that points don't drown princes."""
        raw = env.observations.astype(np.float32)
        return np.sign(raw) * np.log1p(np.abs(raw))

    def lead(self, env: ManyGames) -> Floats:
        """The mover's points minus the best of the others."""
        points = env.observations[:, self.points].astype(np.float32)
        lead: Floats = points[:, 0] - points[:, 1:].max(axis=1)
        return lead


def draw(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, as likely as its chance."""
    sums = chances.cumsum(axis=1)
    aim = rng.random((len(chances), 1), dtype=np.float32) * sums[:, -1:]
    drawn: NDArray[np.int64] = (sums <= aim).sum(axis=1).clip(max=chances.shape[1] - 1)
    return drawn


class Learner:
    """Plays all seats of many games and learns from them."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.env = vector_env(game, GAMES, seats, seed)
        self.eyes = Eyes(self.env)
        self.rng = np.random.default_rng(seed)
        self.network = Network(self.env.observations.shape[1], self.env.actions.size, seed)

    def update(self) -> None:
        env = self.env
        seen, masks, movers, actions, values, leads, ended, rewards = ([] for _ in range(8))
        for _ in range(STEPS):
            seen.append(self.eyes.see(env))
            masks.append(env.masks.copy())
            movers.append(env.movers.copy())
            leads.append(self.eyes.lead(env))
            _, chances, value = self.network.forward(seen[-1], masks[-1])
            actions.append(draw(chances, self.rng))
            values.append(value)
            env.step(actions[-1])
            ended.append(env.ended.astype(bool))
            rewards.append(env.rewards.copy())
        gains, targets, known = worth(movers, values, leads, ended, rewards)
        spread = gains[known].std() + 1e-6
        self.network.learn(
            Batch(
                np.concatenate(seen)[known],
                np.concatenate(masks)[known],
                np.concatenate(actions)[known],
                (gains[known] / spread).astype(np.float32),
                targets[known],
            )
        )


def worth(
    movers: list[NDArray[np.int64]], values: list[Floats], leads: list[Floats],
    ended: list[NDArray[np.bool_]], rewards: list[NDArray[np.float64]],
) -> tuple[Floats, Floats, NDArray[np.bool_]]:  # fmt: skip
    """Advantages and targets, each seat's choices followed backwards; and which are known.

    A choice whose seat does not come to choose again within the stretch is left out.
    """
    rows = np.arange(GAMES)
    shape = (GAMES, rewards[0].shape[1])
    value, lead, gain = (np.zeros(shape, np.float32) for _ in range(3))
    has_next, is_last = np.zeros(shape, bool), np.zeros(shape, bool)
    gains = np.zeros((STEPS, GAMES), np.float32)
    targets = np.zeros((STEPS, GAMES), np.float32)
    known = np.zeros((STEPS, GAMES), bool)
    result = np.zeros(shape, np.float32)
    for t in reversed(range(STEPS)):
        over = ended[t]
        result[over] = rewards[t][over]
        has_next[over], is_last[over], gain[over] = True, True, 0
        at = (rows, movers[t])
        step = np.where(is_last[at], result[at], LEAD * (lead[at] - leads[t]))
        later = np.where(is_last[at], 0, GAMMA * value[at])
        surprise = step + later - values[t]
        gains[t] = surprise + GAMMA * LAMBDA * np.where(is_last[at], 0, gain[at])
        targets[t] = gains[t] + values[t]
        known[t] = has_next[at]
        value[at], lead[at], gain[at] = values[t], leads[t], np.where(known[t], gains[t], 0)
        has_next[at], is_last[at] = True, False
    return gains.ravel(), targets.ravel(), known.ravel()


def won(network: Network, game: str, seats: int, games: int, seed: int) -> float:
    """The share of games that the network wins, from every seat, against random players."""
    env = vector_env(game, GAMES, seats, seed)
    eyes = Eyes(env)
    own = np.arange(GAMES) % seats
    rng = np.random.default_rng(seed)
    wins = counted = 0.0
    while counted < games:
        _, chances, _ = network.forward(eyes.see(env), env.masks)
        actions = env.sample_actions().copy()
        mine = env.movers == own
        actions[mine] = draw(chances, rng)[mine]
        env.step(actions)
        over = np.flatnonzero(env.ended)
        wins += float((env.rewards[over, own[over]] > 0).sum())
        counted += len(over)
    return wins / counted


def plot(curve: list[tuple[int, float, float]], chance: float, path: Path) -> None:
    import matplotlib as mpl  # noqa: PLC0415 - only a plot needs it

    mpl.use("Agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415 - as above

    figure, axes = plt.subplots(figsize=(6, 3.4))
    axes.plot([seconds for _, seconds, _ in curve], [100 * share for _, _, share in curve], "o-")
    axes.axhline(100 * chance, color="gray", linestyle="--", label="chance")
    axes.set(xlabel="seconds", ylabel="games won against random play, %", ylim=(0, 100))
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="utopia")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--games", type=int, default=400, help="games of each test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="where to draw the curve")
    chosen = parser.parse_args()
    learner = Learner(chosen.game, chosen.seats, chosen.seed)
    curve: list[tuple[int, float, float]] = []
    began = time.perf_counter()
    for update in range(chosen.updates + 1):
        if update % max(1, chosen.updates // 8) == 0 or update == chosen.updates:
            seconds = time.perf_counter() - began
            share = won(learner.network, chosen.game, chosen.seats, chosen.games, 10**6 + update)
            curve.append((update, seconds, share))
            print(f"update {update:4}  {seconds:6.1f} s  wins {share:6.1%}", flush=True)
        if update < chosen.updates:
            learner.update()
    if chosen.plot is not None:
        plot(curve, 1 / chosen.seats, chosen.plot)
        print(f"curve in {chosen.plot}")


if __name__ == "__main__":
    main()
