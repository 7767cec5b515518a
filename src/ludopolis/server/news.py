"""What a viewer is told of a match: updates, the room, and positions of a replay."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.play.table import SPECTATOR
from ludopolis.server.quiet import labels_of
from ludopolis.wire.message import Update
from ludopolis.wire.rest import Replay

if TYPE_CHECKING:
    from ludopolis.server.match import Match
    from ludopolis.server.quiet import QuietTable

ENCODER: Final = msgspec.json.Encoder()


def update_for(match: Match, viewer: int, ply: int, branch: int, tick: float) -> Update:
    """All that the viewer has missed who last knew this ply of this branch."""
    table = match.table
    assert table is not None, "only a match that is started has news"
    if viewer == SPECTATOR and match.config.delay:
        return delayed_update(match, table, ply, branch)
    table.clock.settle(tick)
    update = table.updates_since(ply, viewer, branch)
    if update.result is not None or match.result is None:
        return update
    # All but one have given up: nobody is asked any more.
    return msgspec.structs.replace(update, result=match.result, question=None, may_undo_to=None)


def shown_ply(match: Match) -> int:
    """How far a delayed spectator may see."""
    limit = time.time() - match.config.delay
    return sum(at <= limit for at in match.times)


def delayed_update(match: Match, table: QuietTable, ply: int, branch: int) -> Update:
    """The table as it was a while ago; clocks and wishes to go back are of the present."""
    shown = shown_ply(match)
    common = min(ply, shown)
    if branch != table.branch:
        common = min([common, *table.undone[max(branch, 0) :]])
    state = table.history.position(shown)
    told = table.history.told(common, SPECTATOR)[: shown - common]
    return Update(
        viewer=SPECTATOR,
        branch=table.branch,
        since=common,
        ply=shown,
        told=told,
        view=match.game.view(state, SPECTATOR),
        seats=list(table.seats),
        clocks=None,
        undo=None,
        result=match.result if shown == table.ply else None,
    )


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
