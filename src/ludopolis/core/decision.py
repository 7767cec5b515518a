"""What the rules ask of a seat, and what the numbers in the answer mean."""

from typing import Final

from ludopolis.core.native import mypyc_attr

PASS: Final = -1
"""The one reserved option: to decline."""

# What an option points at; the browser highlights by it, the learner scores by it.
CARD: Final = 0
SEAT: Final = 1
COLOUR: Final = 2
SITE: Final = 3
CELL: Final = 4
TILE: Final = 5
ROTATION: Final = 6
AMOUNT: Final = 7
SLOT: Final = 8
YES_NO: Final = 9
CHOICE: Final = 10

DOMAIN_NAMES: Final = [
    "card",
    "seat",
    "colour",
    "site",
    "cell",
    "tile",
    "rotation",
    "amount",
    "slot",
    "yes_no",
    "choice",
]


@mypyc_attr(acyclic=True)
class Decision:
    """One seat must choose one of ``options``; ``ask`` says what the numbers mean.

    ``options`` is never empty, never repeats, and its order is part of the contract: records,
    search trees and golden games depend on it. ``cause`` names the card or effect behind the
    question, -1 for the plain rules.
    """

    def __init__(self, seat: int, ask: int, options: list[int], cause: int = -1) -> None:
        self.seat: Final = seat
        self.ask: Final = ask
        self.options: Final = options
        self.cause: Final = cause


class AskSpec:
    """One kind of question: options run from 0 to ``count`` - 1, and ``PASS`` if ``optional``.

    ``name`` is the key of its texts (``<game>-ask-<name>``), ``rule`` the numbered rule behind it.
    """

    def __init__(
        self, name: str, domain: int, rule: str, count: int, *, optional: bool = False
    ) -> None:
        self.name: Final = name
        self.domain: Final = domain
        self.rule: Final = rule
        self.count: Final = count
        self.optional: Final = optional
