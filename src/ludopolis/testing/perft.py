"""Perft: the number of ways to answer the first questions, a fingerprint of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludopolis.core.game import Game
    from ludopolis.core.state import State


def perft(s: State, depth: int) -> int:
    """How many ways lead ``depth`` decisions on, or to the end of the game before."""
    if depth == 0 or s.over:
        return 1
    total = 0
    for option in s.decision.options:
        child = s.clone()
        child.apply(option)
        total += perft(child, depth - 1)
    return total


def divide(game: Game, s: State, depth: int) -> dict[str, int]:
    """The count below each first answer, to find where two versions part."""
    counts: dict[str, int] = {}
    for option in s.decision.options:
        child = s.clone()
        child.apply(option)
        counts[game.word(s.decision.ask, option)] = perft(child, depth - 1)
    return counts
