"""Read a data set and plot it: which questions bots were asked, and how many options they had.

ludopolis dataset utopia --games 100 --out utopia-data
python examples/dataset.py utopia-data utopia.svg
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path

import matplotlib as mpl

from ludopolis.envs import action_table, read_dataset

mpl.use("Agg")
from matplotlib import pyplot as plt


def main() -> None:
    folder, picture = Path(sys.argv[1]), Path(sys.argv[2])
    data = read_dataset(folder)
    meanings = action_table(data.about["game"])
    widths: dict[str, list[int]] = defaultdict(list)
    for action, mask in zip(data.actions, data.masks, strict=True):
        widths[meanings[action].question].append(int(mask.sum()))
    kinds = sorted(widths, key=lambda kind: len(widths[kind]))
    figure, axes = plt.subplots(figsize=(6, 3.6))
    axes.barh(kinds, [len(widths[kind]) for kind in kinds])
    for place, kind in enumerate(kinds):
        mean = sum(widths[kind]) / len(widths[kind])
        axes.text(0, place, f" {mean:.1f} options", va="center", fontsize=8)
    axes.set(xlabel="choices", title=f"What {data.about['game']} asks")
    figure.tight_layout()
    figure.savefig(picture)
    print(f"{len(data.actions)} choices, plot in {picture}")


if __name__ == "__main__":
    main()
