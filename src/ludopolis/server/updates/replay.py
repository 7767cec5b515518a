"""Positions of a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.server.match.quiet import labels_of
from ludopolis.wire.rest import Replay

if TYPE_CHECKING:
    from ludopolis.server.match.match import Match


def replay_at(match: Match, ply: int, viewer: int) -> Replay:
    """The position in which a ply was asked for, as the viewer saw it."""
    table = match.table
    assert table is not None, "only a match that is started has plies"
    state = table.history.position(ply)
    told = table.history.told(ply - 1, viewer)[:1] if ply else []
    pending = state.pending
    question = None
    if pending is not None and pending.seat == viewer:
        question = labels_of(match.game).question(pending)
    at = match.times[ply - 1] if ply else match.config.created
    view = match.game.view(state, viewer)
    return Replay(ply, table.ply, viewer, told, view, question, at)
