"""What has changed from one moment to the next, as JSON for each viewer.

A delta tells what has changed of what its viewer could see already, so it says nothing that two
whole updates would not. Its bytes are put together from parts: what is the same for all is made
into JSON once.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.core.patch import SAME, patch_of
from ludopolis.play.moment import SPECTATOR
from ludopolis.server.updates.encoded import ENCODER
from ludopolis.wire.message import Delta as DeltaMessage
from ludopolis.wire.view import Own

if TYPE_CHECKING:
    from ludopolis.play.moment import Moment
    from ludopolis.wire.text import Goals
    from ludopolis.wire.view import View

BLANK: Final = b'[],"view":{}}'
"""What is left out of a delta in which nothing has happened: parts come in its place."""


class Delta:
    """From one moment to the next, as JSON for each viewer who was shown the one before."""

    def __init__(self, before: Moment, after: Moment) -> None:
        self.before: Final = before
        self.after: Final = after
        self.since: Final = after.table.common_ply(before.ply, before.branch)
        self.head: Final = head_of(before, after, self.since)
        self.told: Final = self.told_to(SPECTATOR)
        self.is_public: Final = after.are_public(self.since)
        changes = shared_changes(before, after)
        self.is_still: Final = not changes
        self.view: Final = fields_of(changes)
        game = after.table.game
        asked = patch_of(game.asked(before.state, SPECTATOR), game.asked(after.state, SPECTATOR))
        asked_view = {} if asked is SAME else {"asked": asked}
        self.others_view: Final = joined(self.view, fields_of(asked_view))
        self.rest: Final = fields_of(other_changes(before, after))
        self.encoded: bytes | None = None

    def message(self, viewer: int) -> bytes | None:
        """The change as JSON; None for a viewer who was not shown the moment before."""
        seen = self.before.seen.get(viewer)
        if seen is None:
            return None
        own, earliest = self.after.sight(viewer)
        view = own_changes(seen[0], own)
        rest: dict[str, object] = {}
        goals = self.goals(viewer, is_still=self.is_still and not view)
        known = self.before.told_goals.get(viewer)
        if goals is not known and goals != known:
            rest["goals"] = goals
        if earliest != seen[1]:
            rest["may_undo_to"] = earliest
        shared = self.others_view
        if viewer >= 0 and viewer in (self.after.asked, self.before.asked):
            shared = self.view
            asked = patch_of(seen[0].asked, own.asked)
            if asked is not SAME:
                view["asked"] = asked
            rest["question"] = self.after.question(viewer)
        told = self.told if self.is_public else self.told_to(viewer)
        if view or rest or told != self.told:
            mine = joined(shared, fields_of(view)), joined(self.rest, fields_of(rest))
            return self.put_together(told, *mine)
        if self.encoded is None:
            self.encoded = self.put_together(told, shared, self.rest)
        return self.encoded

    def told_to(self, viewer: int) -> bytes:
        return ENCODER.encode(self.after.reports(self.since, viewer))

    def goals(self, viewer: int, *, is_still: bool) -> Goals:
        """Who sees the same sees the same goals: they are not worked out anew."""
        known = self.before.told_goals.get(viewer)
        if is_still and known is not None:
            self.after.told_goals[viewer] = known
        return self.after.goals(viewer)

    def put_together(self, told: bytes, view: bytes, rest: bytes) -> bytes:
        comma = b"}," if rest else b"}"
        return b"".join([self.head, told, b',"view":{', view, comma, rest, b"}"])


def head_of(before: Moment, after: Moment, since: int) -> bytes:
    """The beginning of the message, up to what is told of plies."""
    blank = DeltaMessage(before.ply, after.branch, since, after.ply, [], {})
    return ENCODER.encode(blank).removesuffix(BLANK)


def fields_of(changes: dict[str, object]) -> bytes:
    """The fields as JSON, without the braces."""
    return ENCODER.encode(changes)[1:-1] if changes else b""


def joined(some: bytes, more: bytes) -> bytes:
    return some + b"," + more if some and more else some or more


@cache
def own_names(kind: type[Own]) -> tuple[str, ...]:
    """The fields that only some games have."""
    return kind.__struct_fields__[len(Own.__struct_fields__) :]


@cache
def shared_places(kind: type[View], own: type[Own]) -> list[tuple[int, str]]:
    """Where the fields stand that are the same for everybody."""
    mine = own.__struct_fields__
    return [(at, name) for at, name in enumerate(kind.__struct_fields__) if name not in mine]


def own_changes(before: Own, after: Own) -> dict[str, object]:
    """What has changed of the view for one viewer alone."""
    changes: dict[str, object] = {}
    for name in own_names(type(after)):
        patch = patch_of(getattr(before, name), getattr(after, name))
        if patch is not SAME:
            changes[name] = patch
    return changes


def shared_changes(before: Moment, after: Moment) -> dict[str, object]:
    """What has changed of the view for all, but who is asked."""
    changes = after.table.game.changes(before.state, after.state)
    if changes is not None:
        return changes
    return changed_fields(before.shared_view(), after.shared_view(), after.sight(SPECTATOR)[0])


def other_changes(before: Moment, after: Moment) -> dict[str, object]:
    """What has changed for everybody besides the view."""
    changes: dict[str, object] = {}
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
    changes: dict[str, object] = {}
    for at, name in shared_places(type(after), type(own)):
        patch = patch_of(was[at], now[at])
        if patch is not SAME:
            changes[name] = patch
    return changes
