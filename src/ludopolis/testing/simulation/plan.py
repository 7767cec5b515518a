"""What a seed means: how many nodes, which matches, which faults and when."""

from __future__ import annotations

import random
from typing import Any, Final

FAULTS: Final = (
    "kill",
    "pause",
    "restart",
    "part from store",
    "part from redis",
    "redis away",
    "store away",
    "store slow",
    "commits fail",
    "outcomes unknown",
    "full",
    "read-only",
    "locked",
    "replies lost",
    "network slow",
    "sockets cut",
    "calendar jumps",
)
FIRST_FAULT: Final = 0.3
LAST_FAULT: Final = 3.0
LEVEL: Final = "uniform"


class Fault:
    """Something that goes wrong, from when and for how long; ``number`` says to which node."""

    def __init__(self, rng: random.Random) -> None:
        self.at = rng.uniform(FIRST_FAULT, LAST_FAULT)
        self.seconds = rng.choice((0.05, 0.5, 2.0)) * rng.random()
        self.what = rng.choice(FAULTS)
        self.number = rng.randrange(16)


class Table:
    """A match that will be played: who sits down, and by which rules."""

    def __init__(self, rng: random.Random) -> None:
        self.seats = rng.choice(SEATINGS)
        self.is_public = rng.random() < 0.8
        self.deck = rng.choice(("full", "short"))
        self.delay = 1 if rng.random() < 0.2 else 0
        self.bot_after = 1 if rng.random() < 0.3 else 0
        self.seconds = 3.0 if rng.random() < 0.2 else 0.0
        self.is_polled = rng.random() < 0.3

    def request(self) -> dict[str, Any]:
        """What the owner, who is the first to sit, asks for."""
        kinds = {"0": {"kind": "me"}, "bot": {"kind": "bot", "level": LEVEL}}
        timing = {"kind": "live", "main": self.seconds, "increment": 0.1}
        return {
            "game": "pearls",
            "seats": [kinds.get(seat, {"kind": "empty"}) for seat in self.seats],
            "flags": {"deck": self.deck},
            "public": self.is_public,
            "delay": self.delay,
            "bot_after": self.bot_after,
            **({"timing": timing} if self.seconds else {}),
        }


SEATINGS: Final = (
    ("0", "1"),
    ("0", "1"),
    ("0", "bot"),
    ("0", "0"),
    ("0", "1", "bot"),
    ("0", "1", "2"),
    ("0", "0", "1"),
)
"""Persons by number; who is there twice shares a screen with somebody."""


class Plan:
    """All that is decided before a run begins."""

    def __init__(self, seed: int) -> None:
        rng = random.Random(f"plan {seed}")
        self.seed = seed
        self.is_lone = rng.random() < 0.25
        self.nodes = 1 if self.is_lone else rng.choice((1, 2, 2, 2, 3))
        self.has_redis = not self.is_lone and rng.random() < 0.7
        self.tables = [Table(rng) for _ in range(rng.choice((1, 1, 2)))]
        self.faults = sorted(
            (Fault(rng) for _ in range(rng.choice((0, 1, 2, 3, 5)))), key=lambda fault: fault.at
        )
        self.lost_notes = rng.choice((0.0, 0.0, 0.2))
        self.doubled_notes = rng.choice((0.0, 0.2))
        self.lateness = rng.choice((0.002, 0.05, 0.5))
        self.dying_bots = rng.choice((0.0, 0.0, 0.1))
        self.skews = [rng.choice((0.0, 0.0, 0.3, -0.2)) for _ in range(3)]
        self.slowness = rng.choice((1.0, 1.0, 15.0))
        self.has_unreadable = rng.random() < 0.1
        self.thinking = rng.choice((0.03, 0.03, 0.5))

    def lines(self) -> list[str]:
        """The plan in words."""
        kind = "a lone server" if self.is_lone else f"{self.nodes} nodes"
        shared = "with redis" if self.has_redis else "without redis"
        found = [f"seed {self.seed}: {kind}, {shared}"]
        found += [f"  match of {', '.join(t.seats)}: {t.request()}" for t in self.tables]
        found += [f"  {f.at:.3f} {f.what} for {f.seconds:.3f} s" for f in self.faults]
        return found
