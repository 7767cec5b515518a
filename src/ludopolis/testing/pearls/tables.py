"""The content of Pearls as the rules read it."""

from typing import Final

KINDS: Final = 3
RUBY: Final = 2
MAX_SEATS: Final = 4
START_HAND: Final = 2
MAX_LAID: Final = 2
COPIES: Final = [6, 4]
"""Cards of each kind, in a full deck and in a short one."""


class Tables:
    """The kinds of cards: their ids and what each is worth."""

    def __init__(self, ids: list[str], values: list[int]) -> None:
        self.ids: Final = ids
        self.values: Final = values
