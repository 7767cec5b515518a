"""Environments that can be pickled and copied: by their arguments, and what has changed since.

A copy goes on from the same position with the same chance. The search tree of a bot is not copied.
"""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

from ludopolis.core.rng import Rng

if TYPE_CHECKING:
    from ludopolis.core.arrays.solo import Solo
    from ludopolis.core.game import Setup

Saved = dict[str, Any]


class Kept:
    """``arguments`` made the environment; the attributes ``changing`` change while it runs."""

    arguments: Saved
    changing: tuple[str, ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        return revived, (type(self), self.arguments, self.saved())

    def saved(self) -> Saved:
        held = vars(self)
        return {name: held[name] for name in self.changing if name in held}

    def revive(self, saved: Saved) -> None:
        """Go on where the other environment was."""
        for name, value in saved.items():
            setattr(self, name, value)


def revived(kind: type[Kept], arguments: Saved, saved: Saved) -> Kept:
    env = kind(**arguments)
    # What changes in the copy must not change the original.
    env.revive(deepcopy(saved))
    return env


def saved_solo(solo: Solo) -> list[Any] | None:
    """The running game as numbers; None before the first."""
    if solo.state is None:
        return None
    return [solo.state.save(), solo.dice.words(), solo.decisions]


def revive_solo(solo: Solo, setup: Setup, saved: list[Any] | None) -> None:
    if saved is not None:
        rows, words, solo.decisions = saved
        solo.state = solo.game.restore(setup, rows)
        solo.dice = Rng(*words)
