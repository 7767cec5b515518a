"""Requests carried out at a table: each is answered, accepted or refused with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.wire.error import Refusal
from ludopolis.wire.message import (
    Accepted,
    AnswerUndo,
    Join,
    Leave,
    Play,
    Refused,
    Reply,
    Request,
    RequestUndo,
    Resync,
    Undo,
)

if TYPE_CHECKING:
    from ludopolis.play.table import Table, Updates


def handle(table: Table, seat: int, request: Request, now: float) -> tuple[Reply, Updates]:
    """Carry a request out: the answer for its sender, and the updates for all concerned."""
    try:
        updates = carry_out(table, seat, request, now)
    except Refusal as refusal:
        return Refused(request.request, refusal.code, refusal.rule, refusal.line()), {}
    return Accepted(request.request), updates


def carry_out(table: Table, seat: int, request: Request, now: float) -> Updates:
    match request:
        case Play(ply=ply, option=option, branch=branch):
            return table.play(seat, ply, option, now, branch)
        case Undo(to_ply=to_ply, branch=branch):
            return table.undo(seat, to_ply, now, branch)
        case RequestUndo(to_ply=to_ply, branch=branch):
            return table.request_undo(seat, to_ply, now, branch)
        case AnswerUndo(agree=agree, branch=branch):
            return table.answer_undo(seat, now, branch, agree=agree)
        case Join(name=name):
            return table.join(seat, name, now)
        case Leave():
            return table.leave(seat, now)
        case Resync(ply=ply, branch=branch):
            return {seat: table.updates_since(ply, seat, branch)}
