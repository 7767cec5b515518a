"""Export a data set: every choice of many games as a row of a Parquet file, and plot it.

python examples/dataset.py [GAMES] [FOLDER]
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from ludopolis.envs import vector_env

COUNT = 32


def rows(games: int) -> pa.Table:
    """Random play of Utopia: deal, seat, observation, action, and what the game brought."""
    env = vector_env("utopia", COUNT, seats=2)
    deals, next_deal = np.arange(COUNT), COUNT
    done: list[dict[str, Any]] = []
    running: list[list[dict[str, Any]]] = [[] for _ in range(COUNT)]
    while env.finished < games:
        actions = env.sample_actions()
        for i in range(COUNT):
            running[i].append(
                {
                    "deal": int(deals[i]),
                    "seat": int(env.movers[i]),
                    "action": int(actions[i]),
                    "ask": env.actions.asks[env.actions.ask(int(actions[i]))].name,
                    "open": int(env.masks[i].sum()),
                    "observation": env.observations[i].copy(),
                }
            )
        env.step(actions)
        for i in np.flatnonzero(env.ended).tolist():
            for row in running[i]:
                row["result"] = float(env.rewards[i, row["seat"]])
            done += running[i]
            running[i] = []
            deals[i], next_deal = next_deal, next_deal + 1
    return pa.Table.from_pylist(done)


def plot(table: pa.Table, path: Path) -> None:
    """How many choices of each kind there are, and how many options they offer."""
    mpl.use("Agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415 - the backend is chosen first

    kinds = table.group_by("ask").aggregate([("open", "mean"), ("open", "count")])
    kinds = kinds.sort_by("open_count")
    figure, axes = plt.subplots(figsize=(6, 3.6))
    axes.barh(kinds["ask"].to_pylist(), kinds["open_count"].to_pylist())
    for place, mean in enumerate(kinds["open_mean"].to_pylist()):
        axes.text(0, place, f" {mean:.1f} options", va="center", fontsize=8)
    axes.set(xlabel="choices", title="What Utopia asks")
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    folder = Path(sys.argv[2]) if len(sys.argv) > 2 else Path()
    table = rows(games)
    pq.write_table(table, folder / "utopia.parquet")
    plot(pq.read_table(folder / "utopia.parquet"), folder / "utopia.svg")
    print(
        f"{table.num_rows} choices in {folder / 'utopia.parquet'}, plot in {folder / 'utopia.svg'}"
    )


if __name__ == "__main__":
    main()
