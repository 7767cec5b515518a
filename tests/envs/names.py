"""The names that environments are registered by: one for each version of a game's rules."""

from __future__ import annotations


def newest(names: list[str], slug: str) -> str:
    """The name of the game by its newest rules."""
    own = [name for name in names if slug in name.lower()]
    return max(own, key=lambda name: int(name.rpartition("v")[2]))
