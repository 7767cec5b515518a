"""The shape of a table that is put away, and of a history that is."""

import msgspec

from ludopolis.wire.message import SeatInfo, Timing
from ludopolis.wire.record import Record


class SavedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table written down; a wish to go back is forgotten.

    The record holds the seed, so this is for the owner of the table only.
    """

    record: Record
    seats: list[SeatInfo]
    undone: list[int]
    timing: Timing
    left: list[float]
    fallen: list[int]


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A history written down: the position as rows, and the plies as columns."""

    rows: list[list[int]]
    seats: list[int]
    options: list[int]
    revealed: list[int]
    forced: list[bool]
