"""Knowledge by Domain as one value: the price of a card, or the points named so far."""

from __future__ import annotations

from typing import Final

from ludopolis.core.native import filled, i64, packed, unpacked, vec
from ludopolis.games.dominations.vocabulary import DOMAINS


class Amounts:
    """Six amounts, one a Domain. They never change: frames and clones share them."""

    def __init__(self, figures: vec[i64]) -> None:
        self.figures: Final = figures

    def fields(self) -> list[int]:
        """What ``amounts_of`` takes."""
        return unpacked(self.figures)

    def total(self) -> i64:
        total: i64 = 0
        for amount in self.figures:
            total += amount
        return total

    def domains(self) -> i64:
        """How many Domains have an amount."""
        count: i64 = 0
        for amount in self.figures:
            if amount > 0:
                count += 1
        return count

    def changed(self, domain: i64, by: i64) -> Amounts:
        """With more or less of one Domain; less than nothing is nothing (D-13.3)."""
        figures = self.figures[:]
        figures[domain] = max(0, figures[domain] + by)
        return Amounts(figures)


def amounts_of(fields: list[int]) -> Amounts:
    return Amounts(packed(fields))


def nothing() -> Amounts:
    return Amounts(filled(DOMAINS, 0))
