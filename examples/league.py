"""Run a league: bots meet on the same deals, each in every seat, and get ratings."""

from __future__ import annotations

import sys

import ludopolis


def main(games: int = 24) -> None:
    report = ludopolis.arena("utopia", ["uniform", "level1", "level3"], games=games, seed=1)
    print("bot        games   won   rating")
    for standing in sorted(report.standings, key=lambda row: -row.rating):
        print(
            f"{standing.bot:10} {standing.games:5} {standing.wins / standing.games:6.0%}"
            f" {standing.rating:8.1f}"
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
