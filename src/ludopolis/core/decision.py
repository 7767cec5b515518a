"""What the rules ask of a seat, and what the numbers in the answer mean."""

import re
from collections.abc import Iterator
from typing import Final

from ludopolis.core.native import mypyc_attr

PASS: Final = -1
"""The one reserved option: to decline."""

ANY_PART: Final = "([^:/+(),]+)"
"""What a ``*`` stands for in the form of a word."""


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

    def __repr__(self) -> str:
        return (
            f"Decision(seat={self.seat}, ask={self.ask}, options={self.options},"
            f" cause={self.cause})"
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        mine, theirs = (self.seat, self.ask, self.cause), (other.seat, other.ask, other.cause)
        return mine == theirs and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.seat, self.ask, self.cause, tuple(self.options)))

    def __reduce__(self) -> tuple[object, ...]:
        return Decision, (self.seat, self.ask, self.options, self.cause)


class AskSpec:
    """One kind of question: options run from 0 to ``count`` - 1, and ``PASS`` if ``optional``.

    ``name`` is the key of its texts (``<game>-ask-<name>``), ``rule`` the numbered rule behind it.
    ``things`` says what the options point at, by the form of their words:
    ``{"control:*:*": "district:* civ:*"}`` reads "this district, then this civilisation". One kind
    alone is what every word of the question names. Words without a form are plain choices.

    ``continues``: it says more of what the answer before it began, so that both are one gesture of
    the player. ``preset``: its first option is what most would take, and stands until changed.
    ``tells``: that a seat is asked at all tells the others of its hidden cards.
    """

    def __init__(
        self,
        name: str,
        things: str | dict[str, str],
        rule: str,
        count: int,
        *,
        optional: bool = False,
        continues: bool = False,
        preset: bool = False,
        tells: bool = False,
    ) -> None:
        self.name: Final = name
        self.things: Final = {"*": f"{things}:*"} if isinstance(things, str) else things
        self.rule: Final = rule
        self.count: Final = count
        self.optional: Final = optional
        self.continues: Final = continues
        self.preset: Final = preset
        self.tells: Final = tells

    def __reduce__(self) -> tuple[object, ...]:
        flags = (self.optional, self.continues, self.preset, self.tells)
        return ask_again, (self.name, self.things, self.rule, self.count, *flags)

    def path(self, word: str) -> list[str]:
        """The things that an option names, in the order of picking; none for a plain choice.

        A step without a colon that follows a thing is no thing but a button.
        """
        for form, places in self.things.items():
            found = re.fullmatch(re.escape(form).replace(r"\*", ANY_PART), word)
            if found is not None:
                parts = iter(found.groups())
                return [filled_in(place, parts) for place in places.split(" ")]
        return []


def ask_again(
    name: str,
    things: dict[str, str],
    rule: str,
    count: int,
    optional: bool,  # noqa: FBT001 - as pickled
    continues: bool,  # noqa: FBT001 - as pickled
    preset: bool,  # noqa: FBT001 - as pickled
    tells: bool,  # noqa: FBT001 - as pickled
) -> AskSpec:
    """The kind of question that was pickled."""
    return AskSpec(
        name, things, rule, count,
        optional=optional, continues=continues, preset=preset, tells=tells,
    )  # fmt: skip


def filled_in(place: str, parts: Iterator[str]) -> str:
    """The place with the next parts of the word for its stars."""
    return "".join([next(parts) if sign == "*" else sign for sign in place])
