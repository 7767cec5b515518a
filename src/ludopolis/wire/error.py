"""The one way to say no to a user: a code, and arguments for the text in every language."""

from operator import index
from typing import SupportsIndex, cast

from ludopolis.wire.text import Line


class Refusal(Exception):
    """What was asked can't be done. ``code`` is the key of the text ``refusal-<code>``."""

    def __init__(self, code: str, rule: str = "", **args: int | str) -> None:
        self.code = code
        self.rule = rule
        self.arguments = args
        detail = ", ".join(f"{name}={value}" for name, value in args.items())
        super().__init__(f"{code} ({detail})" if detail else code)

    def line(self) -> Line:
        return Line(f"refusal-{self.code}", dict(self.arguments))


def check_int(name: str, value: object) -> int:
    """The value as a number of Python, be it one of NumPy; refuses all but whole numbers.

    >>> check_int("seed", 1.5)
    Traceback (most recent call last):
    ludopolis.wire.error.Refusal: not-whole (name=seed, value=1.5)
    """
    try:
        return index(cast("SupportsIndex", value))
    except TypeError:
        raise Refusal("not-whole", name=name, value=str(value)) from None
