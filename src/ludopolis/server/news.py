"""What a viewer is told of a match: updates, steps, and positions of a replay.

What is the same for all who look is made once. A step tells what has changed of what its viewer
could see already, so it says nothing that two whole updates would not.
"""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ludopolis.play.table import SPECTATOR
from ludopolis.server.quiet import labels_of
from ludopolis.wire.message import Step, Update
from ludopolis.wire.rest import Replay
from ludopolis.wire.view import Own

if TYPE_CHECKING:
    from ludopolis.server.match import Match
    from ludopolis.wire.message import Question, Told
    from ludopolis.wire.view import View

ENCODER: Final = msgspec.json.Encoder()


class Scene:
    """A table at one moment. It must be asked about a viewer before the table goes on."""

    def __init__(self, match: Match, turn: int, tick: float) -> None:
        table = match.table
        assert table is not None, "only a match that is started has news"
        table.clock.settle(tick)
        self.match: Final = match
        self.table: Final = table
        self.turn: Final = turn
        self.ply: Final = table.ply
        self.branch: Final = table.branch
        self.result: Final = match.result
        # When all but one have given up, nobody is asked any more.
        self.asked: Final = table.asked if self.result is None else SPECTATOR
        self.state: Final = table.history.state.clone()
        self.seats: Final = list(table.seats)
        self.clocks: Final = table.clock.shown()
        self.undo: Final = table.undo_request
        self.seen: dict[int, tuple[Own, int | None]] = {}
        self.made: View | None = None

    def view(self) -> View:
        """What everybody may see."""
        if self.made is None:
            self.made = self.match.game.view(self.state, SPECTATOR)
        return self.made

    def sight(self, viewer: int) -> tuple[Own, int | None]:
        """What of the view is the viewer's own, and how far back the viewer may go."""
        found = self.seen.get(viewer)
        if found is None:
            own = self.match.game.own(self.state, viewer)
            earliest = self.table.may_undo_to(viewer) if self.result is None else None
            found = self.seen[viewer] = (own, earliest)
        return found

    def question(self, viewer: int) -> Question | None:
        return self.table.question(viewer) if viewer == self.asked >= 0 else None

    def told(self, since: int, viewer: int) -> list[Told]:
        return [self.table.told(ply, viewer) for ply in range(since, self.ply)]

    def update(self, viewer: int, ply: int, branch: int, tick: float) -> Update:
        """All that the viewer has missed who last knew this ply of this branch, at this time."""
        self.table.clock.settle(tick)
        own, earliest = self.sight(viewer)
        since = self.table.common_ply(ply, branch)
        return Update(
            viewer=viewer,
            branch=self.branch,
            since=since,
            ply=self.ply,
            told=self.told(since, viewer),
            view=msgspec.structs.replace(self.view(), **fields_of(own)),
            seats=self.seats,
            clocks=self.table.clock.shown(),
            undo=self.undo,
            result=self.result,
            question=self.question(viewer),
            may_undo_to=earliest,
        )


class Steps:
    """From one scene to the next, as JSON for each viewer who was shown the one before."""

    def __init__(self, before: Scene, after: Scene) -> None:
        self.before: Final = before
        self.after: Final = after
        self.since: Final = after.table.common_ply(before.ply, before.branch)
        self.told: Final = after.told(self.since, SPECTATOR)
        self.is_open: Final = after.table.is_open(self.since)
        self.view: Final = shared_changes(before, after)
        self.rest: Final[dict[str, Any]] = {
            name: getattr(after, name)
            for name in ("seats", "clocks", "undo", "result")
            if getattr(before, name) != getattr(after, name)
        }
        self.encoded: bytes | None = None

    def step(self, viewer: int) -> bytes | None:
        """The step as JSON; None for who was not shown the scene before."""
        seen = self.before.seen.get(viewer)
        if seen is None:
            return None
        own, earliest = self.after.sight(viewer)
        view = own_changes(seen[0], own)
        rest: dict[str, Any] = {}
        if viewer >= 0 and viewer in {self.after.asked, self.before.asked}:
            view["asked"] = own.asked
            rest["question"] = self.after.question(viewer)
        if earliest != seen[1]:
            rest["may_undo_to"] = earliest
        told = self.told if self.is_open else self.after.told(self.since, viewer)
        if view or rest or told != self.told:
            return self.made(told, {**self.view, **view}, {**self.rest, **rest})
        if self.encoded is None:
            self.encoded = self.made(told, self.view, self.rest)
        return self.encoded

    def made(self, told: list[Told], view: dict[str, Any], rest: dict[str, Any]) -> bytes:
        known, branch, ply = self.before.ply, self.after.branch, self.after.ply
        return ENCODER.encode(Step(known, branch, self.since, ply, told, view, **rest))


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


def shared_changes(before: Scene, after: Scene) -> dict[str, Any]:
    """The fields of the view that have changed for all who are not asked, as JSON."""
    game = after.match.game
    changes = game.changes(before.state, after.state)
    if changes is None:
        changes = compared(before.view(), after.view(), after.sight(SPECTATOR)[0])
    asked = game.asked(after.state, SPECTATOR)
    if asked != game.asked(before.state, SPECTATOR):
        changes["asked"] = asked
    return {name: msgspec.Raw(ENCODER.encode(value)) for name, value in changes.items()}


def compared(before: View, after: View, own: Own) -> dict[str, object]:
    was, now = msgspec.structs.astuple(before), msgspec.structs.astuple(after)
    return {
        name: now[at] for at, name in shared_places(type(after), type(own)) if was[at] != now[at]
    }


def fields_of(own: Own) -> dict[str, Any]:
    return {name: getattr(own, name) for name in own.__struct_fields__}


def shown_ply(match: Match) -> int:
    """How far a delayed spectator may see."""
    limit = time.time() - match.config.delay
    return sum(at <= limit for at in match.times)


def delayed_update(match: Match, ply: int, branch: int) -> Update:
    """The table as it was a while ago."""
    table = match.table
    assert table is not None, "only a match that is started has news"
    shown = shown_ply(match)
    common = min(table.common_ply(ply, branch), shown)
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
