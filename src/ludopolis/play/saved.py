"""The shape of a table that is put away."""

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
