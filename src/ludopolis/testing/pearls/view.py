"""What a seat of Pearls may know: its hand, the sizes of all hands, and all that lies open."""

from ludopolis.wire.view import Own, View


class PearlsView(View, frozen=True, tag="pearls"):
    """Counts by kind, and by seat. ``shown`` are cards that all saw go into a hand."""

    deck: int
    hand: list[int]
    hand_sizes: list[int]
    shown: list[list[int]]
    laid: list[list[int]]


class PearlsOwn(Own, frozen=True):
    """What of a view only its seat may know."""

    hand: list[int]
