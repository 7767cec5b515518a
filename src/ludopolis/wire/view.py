"""The base of all views: what one seat may know of a position."""

import msgspec


class Asked(msgspec.Struct, frozen=True, gc=False):
    """The pending question. ``options`` is None for everybody but the asked seat."""

    seat: int
    ask: str
    cause: int
    options: list[int] | None


class Own(msgspec.Struct, frozen=True, gc=False):
    """The fields of a view that depend on who looks; each game adds its own, named as there."""

    seat: int
    asked: Asked | None


class View(msgspec.Struct, frozen=True, gc=False, tag=True):
    """What one seat may know (``seat`` -1: a spectator); each game adds its own fields."""

    seat: int
    seats: int
    over: bool
    scores: list[int]
    asked: Asked | None
