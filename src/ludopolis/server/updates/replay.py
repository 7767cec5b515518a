"""Positions of a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.play.moment import Moment
from ludopolis.play.report import Reporter
from ludopolis.wire.rest import Replay

if TYPE_CHECKING:
    from ludopolis.server.match.match import Match


def replay_at(match: Match, ply: int, viewer: int) -> Replay:
    """The position in which a ply was asked for, as the viewer saw it."""
    table = match.table
    assert table is not None, "only a match that is started has plies"
    moment = Moment(table, Reporter(match.game), None, ply)
    at = match.times[ply - 1] if ply else match.config.created
    return Replay(
        ply,
        table.ply,
        viewer,
        moment.reports(max(0, ply - 1), viewer),
        moment.view(viewer),
        moment.goals(viewer),
        moment.question(viewer),
        at,
    )
