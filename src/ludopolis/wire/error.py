"""The one way to say no to a user: a code, and arguments for the text in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import index
from typing import ClassVar, SupportsIndex, cast

from ludopolis.wire.text import Line


class Refusal(Exception):
    """What was asked can't be done. ``code`` is the key of the text ``refusal-<code>``.

    A traceback ends with that text in English.
    """

    tell: ClassVar[Callable[[Line], str] | None] = None
    """Puts a line into words. Texts stand above this module, and set it when they are loaded."""

    def __init__(self, code: str, rule: str = "", **args: int | str) -> None:
        self.code = code
        self.rule = rule
        self.arguments = args
        detail = ", ".join(f"{name}={value}" for name, value in args.items())
        super().__init__(f"{code} ({detail})" if detail else code)

    def __reduce__(self) -> tuple[object, ...]:
        return refusal_of, (type(self), self.code, self.rule, self.arguments), vars(self)

    @property
    def __notes__(self) -> list[str]:  # type: ignore[override]  # Python only reads it
        """What Python shows below the exception."""
        return [Refusal.tell(self.line())] if Refusal.tell else []

    def line(self) -> Line:
        return Line(f"refusal-{self.code}", dict(self.arguments))


def refusal_of(
    kind: type[Refusal], code: str, rule: str, arguments: dict[str, int | str]
) -> Refusal:
    """A refusal of any kind, whatever that kind is otherwise made from."""
    made = kind.__new__(kind)
    Refusal.__init__(made, code, rule, **arguments)
    return made


def check_flags(flags: object) -> dict[str, str]:
    """Variants of the rules as a dictionary, none for None; refuses what has no such form."""
    found = {} if flags is None else flags
    if not isinstance(found, Mapping) or not all(
        isinstance(part, str) for pair in found.items() for part in pair
    ):
        raise Refusal("flags-form", flags=str(flags))
    return dict(found)


def check_int(name: str, value: object) -> int:
    """The value as a number of Python, be it one of NumPy; refuses all but whole numbers."""
    try:
        return index(cast("SupportsIndex", value))
    except TypeError:
        raise Refusal("not-whole", name=name, value=str(value)) from None
