"""The base of all views: what one seat may know of a position."""

import msgspec


class Asked(msgspec.Struct, frozen=True):
    """The pending question. ``options`` is None for everybody but the asked seat."""

    seat: int
    ask: str
    cause: int
    options: list[int] | None


class View(msgspec.Struct, frozen=True, tag=True):
    """What one seat may know (``seat`` -1: a spectator); each game adds its own fields."""

    seat: int
    seats: int
    over: bool
    scores: list[int]
    asked: Asked | None
