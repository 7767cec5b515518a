"""What has changed from one moment to the next, as JSON for each viewer.

A delta tells what has changed of what its viewer could see already, so it says nothing that two
whole updates would not.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ludopolis.play.moment import SPECTATOR
from ludopolis.server.updates.encoded import ENCODER
from ludopolis.wire.message import Delta as DeltaMessage
from ludopolis.wire.view import Own

if TYPE_CHECKING:
    from ludopolis.play.moment import Moment
    from ludopolis.wire.message import PlyReport
    from ludopolis.wire.text import Goals
    from ludopolis.wire.view import View


class Delta:
    """From one moment to the next, as JSON for each viewer who was shown the one before."""

    def __init__(self, before: Moment, after: Moment) -> None:
        self.before: Final = before
        self.after: Final = after
        self.since: Final = after.table.common_ply(before.ply, before.branch)
        self.told: Final = after.reports(self.since, SPECTATOR)
        self.is_public: Final = after.are_public(self.since)
        self.view: Final = shared_changes(before, after)
        self.is_still: Final = not self.view.keys() - {"asked"}
        self.rest: Final = other_changes(before, after)
        self.encoded: bytes | None = None

    def message(self, viewer: int) -> bytes | None:
        """The change as JSON; None for a viewer who was not shown the moment before."""
        seen = self.before.seen.get(viewer)
        if seen is None:
            return None
        own, earliest = self.after.sight(viewer)
        view = own_changes(seen[0], own)
        rest: dict[str, Any] = {}
        if earliest != seen[1]:
            rest["may_undo_to"] = earliest
        goals = self.goals(viewer, is_still=self.is_still and not view)
        if goals != self.before.told_goals.get(viewer):
            rest["goals"] = goals
        if viewer >= 0 and viewer in (self.after.asked, self.before.asked):
            view["asked"] = own.asked
            rest["question"] = self.after.question(viewer)
        told = self.told if self.is_public else self.after.reports(self.since, viewer)
        if view or rest or told != self.told:
            return self.encode(told, {**self.view, **view}, {**self.rest, **rest})
        if self.encoded is None:
            self.encoded = self.encode(told, self.view, self.rest)
        return self.encoded

    def goals(self, viewer: int, *, is_still: bool) -> Goals:
        """Who sees the same sees the same goals: they are not worked out anew."""
        known = self.before.told_goals.get(viewer)
        if is_still and known is not None:
            self.after.told_goals[viewer] = known
        return self.after.goals(viewer)

    def encode(self, told: list[PlyReport], view: dict[str, Any], rest: dict[str, Any]) -> bytes:
        known, branch, ply = self.before.ply, self.after.branch, self.after.ply
        return ENCODER.encode(DeltaMessage(known, branch, self.since, ply, told, view, **rest))


@cache
def own_names(kind: type[Own]) -> tuple[str, ...]:
    """The fields that only some games have."""
    return kind.__struct_fields__[len(Own.__struct_fields__) :]


@cache
def shared_places(kind: type[View], own: type[Own]) -> list[tuple[int, str]]:
    """Where the fields stand that are the same for everybody."""
    mine = own.__struct_fields__
    return [(at, name) for at, name in enumerate(kind.__struct_fields__) if name not in mine]


def own_changes(before: Own, after: Own) -> dict[str, Any]:
    """What has changed of the view for one viewer alone."""
    changes = {}
    for name in own_names(type(after)):
        value = getattr(after, name)
        if value != getattr(before, name):
            changes[name] = value
    return changes


def shared_changes(before: Moment, after: Moment) -> dict[str, Any]:
    """The fields of the view that have changed for all who are not asked, as JSON."""
    game = after.table.game
    changes = game.changes(before.state, after.state)
    if changes is None:
        changes = changed_fields(
            before.shared_view(), after.shared_view(), after.sight(SPECTATOR)[0]
        )
    asked = game.asked(after.state, SPECTATOR)
    if asked != game.asked(before.state, SPECTATOR):
        changes["asked"] = asked
    return {name: msgspec.Raw(ENCODER.encode(value)) for name, value in changes.items()}


def other_changes(before: Moment, after: Moment) -> dict[str, Any]:
    """What has changed for everybody besides the view."""
    changes: dict[str, Any] = {}
    if before.seats != after.seats:
        changes["seats"] = after.seats
    if before.clocks != after.clocks:
        changes["clocks"] = after.clocks
    if before.undo != after.undo:
        changes["undo"] = after.undo
    if before.result != after.result:
        changes["result"] = after.result
    return changes


def changed_fields(before: View, after: View, own: Own) -> dict[str, object]:
    was, now = msgspec.structs.astuple(before), msgspec.structs.astuple(after)
    return {
        name: now[at] for at, name in shared_places(type(after), type(own)) if was[at] != now[at]
    }
