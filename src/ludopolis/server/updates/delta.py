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
from ludopolis.wire.view import Own

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.play.moment import Moment
    from ludopolis.wire.view import View

ENCODER: Final = msgspec.json.Encoder()


class Delta:
    """From one moment to the next, as JSON for each viewer who was shown the one before."""

    def __init__(self, before: Moment, after: Moment) -> None:
        self.before: Final = before
        self.after: Final = after
        self.since: Final = after.table.common_ply(before.ply, before.branch)
        self.head: Final = b'{"type":"delta","ply":%d,"told":' % after.ply
        self.told: Final = ENCODER.encode(after.reports(self.since, SPECTATOR))
        self.is_public: Final = after.are_public(self.since)
        self.changes: Final = shared_changes(before, after)
        self.view: Final = fields_of(self.changes)
        self.others_view: Final = joined(self.view, fields_of(self.asked_changes(SPECTATOR)))
        self.rest: Final = fields_of(self.other_changes())
        self.encoded: bytes | None = None

    def message(self, viewer: int) -> bytes | None:
        """The change as JSON; None for a viewer who was not shown the moment before."""
        before, after = self.before, self.after
        if viewer not in before.earliest:
            return None
        view = self.own_changes(viewer)
        rest: dict[str, object] = {}
        self.note_goals(viewer, view, rest)
        earliest = after.earliest_for(viewer)
        if earliest != before.earliest[viewer]:
            rest["may_undo_to"] = earliest
        shared = self.others_view
        if viewer >= 0 and viewer in (after.asked, before.asked):
            shared = self.view
            view.update(self.asked_changes(viewer))
            rest["question"] = after.question(viewer)
        told = self.told if self.is_public else self.told_to(viewer)
        if view or rest or told != self.told:
            mine = joined(shared, fields_of(view)), joined(self.rest, fields_of(rest))
            return self.put_together(told, *mine)
        if self.encoded is None:
            self.encoded = self.put_together(told, shared, self.rest)
        return self.encoded

    def told_to(self, viewer: int) -> bytes:
        return ENCODER.encode(self.after.reports(self.since, viewer))

    def put_together(self, told: bytes, view: bytes, rest: bytes) -> bytes:
        comma = b"}," if rest else b"}"
        return b"".join([self.head, told, b',"view":{', view, comma, rest, b"}"])

    # --- what has changed --------------------------------------------------------------------

    def own_changes(self, viewer: int) -> dict[str, object]:
        """What has changed of the view for one viewer alone, but what is asked."""
        before, after = self.before, self.after
        found = after.table.game.own_changes(before.state, after.state, viewer)
        return changed_own(before.own(viewer), after.own(viewer)) if found is None else found

    def asked_changes(self, viewer: int) -> dict[str, object]:
        """What has changed of the question as the viewer sees it: only the asked see options."""
        was, now = self.before.state.pending, self.after.state.pending
        game = self.after.table.game
        if was is None or now is None:
            is_same = was is None and now is None
            return {} if is_same else {"asked": game.asked(self.after.state, viewer)}
        found: dict[str, object] = {}
        if was.seat != now.seat:
            found["seat"] = now.seat
        if was.ask != now.ask:
            found["ask"] = game.asks[now.ask].name
        if was.cause != now.cause:
            found["cause"] = now.cause
        if viewer in (was.seat, now.seat):
            patch = patch_of(options_for(was, viewer), options_for(now, viewer))
            if patch is not SAME:
                found["options"] = patch
        return {"asked": found} if found else {}

    def note_goals(self, viewer: int, view: dict[str, object], rest: dict[str, object]) -> None:
        """Who sees the same sees the same goals: they are not worked out anew."""
        before, after = self.before, self.after
        known = before.told_goals.get(viewer)
        if known is not None and not self.touch_goals(view):
            after.told_goals[viewer] = known
            return
        goals = after.goals(viewer)
        if goals is not known and goals != known:
            rest["goals"] = goals

    def touch_goals(self, view: dict[str, object]) -> bool:
        """Whether something has changed that goals are made of."""
        made_of = self.after.table.game.goal_fields
        if made_of is None:
            return bool(self.changes or view)
        return not (made_of.isdisjoint(self.changes) and made_of.isdisjoint(view))

    def other_changes(self) -> dict[str, object]:
        """What has changed for everybody besides the view."""
        before, after = self.before, self.after
        changes: dict[str, object] = {}
        if before.ply != self.since:
            changes["known"] = before.ply
        if before.branch != after.branch:
            changes["branch"] = after.branch
        if before.seats != after.seats:
            changes["seats"] = after.seats
        if before.clocks != after.clocks:
            changes["clocks"] = after.clocks
        if before.undo != after.undo:
            changes["undo"] = after.undo
        if before.result != after.result:
            changes["result"] = after.result
        return changes


def options_for(asked: Decision, viewer: int) -> list[int] | None:
    return asked.options if asked.seat == viewer else None


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


def changed_own(before: Own, after: Own) -> dict[str, object]:
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
    return changed_fields(before.shared_view(), after.shared_view(), after.own(SPECTATOR))


def changed_fields(before: View, after: View, own: Own) -> dict[str, object]:
    was, now = msgspec.structs.astuple(before), msgspec.structs.astuple(after)
    changes: dict[str, object] = {}
    for at, name in shared_places(type(after), type(own)):
        patch = patch_of(was[at], now[at])
        if patch is not SAME:
            changes[name] = patch
    return changes
