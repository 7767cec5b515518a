# interpreted: compiled, a class of msgspec forgets what its lists hold
"""What a net reads and how large it is: the first line of its file."""

from __future__ import annotations

import msgspec


class Plan(msgspec.Struct, frozen=True):
    """What a net reads, in this order, and its size; the first line of its file.

    ``features`` are names with how many rows of weights each takes, ``terms`` those parts of the
    hand-made judgement that it is told for each of ``seats`` seats, ``trust`` how much of the
    hand-made lead is added to its two answers, ``lead`` what ten points of lead count beside the
    logit of winning: between two won games, the clearer. With ``points`` the net corrects the
    hand-made value of one seat at a time, and reads that seat's own rows and terms only.
    """

    game: str
    pack: str
    seats: int
    features: list[tuple[str, int, int]]
    terms: list[str]
    hidden: list[int]
    trust: tuple[float, float]
    lead: float = 0.3
    points: bool = False

    def told(self, seats: int) -> int:
        """How many terms are told where so many play."""
        return len(self.terms) * (1 if self.points else seats)

    def inputs(self) -> int:
        """Features, terms by seat, and one row for each number of seats."""
        rows = sum([rows for _, rows, _ in self.features])
        return rows + self.told(self.seats) + self.seats + 1


def plan_in(line: bytes) -> Plan:
    return msgspec.json.decode(line, type=Plan)
