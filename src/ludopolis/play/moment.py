"""A table at one moment, and what each viewer is told of it: all updates are made here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from ludopolis.play.report import is_public, report_of
from ludopolis.wire.message import Update

if TYPE_CHECKING:
    from ludopolis.play.report import Reporter
    from ludopolis.play.table import Table
    from ludopolis.wire.message import PlyReport, Question
    from ludopolis.wire.record import Result
    from ludopolis.wire.text import Goals
    from ludopolis.wire.view import Own, View

SPECTATOR: Final = -1


class Moment:
    """A table as it is, or as it was when an earlier ``ply`` was asked for.

    It must be asked about a viewer before the table goes on. ``result`` is handed in, for a match
    may end before its game does; nobody is asked any more then.
    """

    def __init__(
        self,
        table: Table,
        reporter: Reporter,
        result: Result | None,
        ply: int | None = None,
        turn: int = 0,
    ) -> None:
        self.table: Final = table
        self.reporter: Final = reporter
        self.result: Final = result
        self.turn: Final = turn
        self.ply: Final = table.ply if ply is None else ply
        self.branch: Final = table.branch
        self.state: Final = table.history.position(self.ply)
        pending = self.state.pending
        self.pending: Final = pending if result is None else None
        # Views say who would have been asked also when the match has ended before its game.
        self.asked: Final = SPECTATOR if pending is None else pending.seat
        self.seats: Final = list(table.seats)
        # The past has no clocks, and nothing in it can be taken back.
        is_present = ply is None
        self.clocks: Final = table.clock.times_left() if is_present else None
        self.undo: Final = table.undo_request if is_present else None
        self.may_undo: Final = is_present and result is None
        self.owns: dict[int, Own] = {}
        self.earliest: dict[int, int | None] = {}
        self.told_goals: dict[int, Goals] = {}
        self.shared: View | None = None

    def shared_view(self) -> View:
        """What everybody may see."""
        if self.shared is None:
            self.shared = self.table.game.view(self.state, SPECTATOR)
        return self.shared

    def view(self, viewer: int) -> View:
        own = self.own(viewer)
        fields: dict[str, Any] = {name: getattr(own, name) for name in own.__struct_fields__}
        return msgspec.structs.replace(self.shared_view(), **fields)

    def own(self, viewer: int) -> Own:
        """What of the view is the viewer's own."""
        found = self.owns.get(viewer)
        if found is None:
            found = self.owns[viewer] = self.table.game.own(self.state, viewer)
        return found

    def earliest_for(self, viewer: int) -> int | None:
        """How far back the viewer may go."""
        if viewer not in self.earliest:
            earliest = self.table.may_undo_to(viewer) if self.may_undo else None
            self.earliest[viewer] = earliest
        return self.earliest[viewer]

    def goals(self, viewer: int) -> Goals:
        """How far the viewer is."""
        found = self.told_goals.get(viewer)
        if found is None:
            found = self.told_goals[viewer] = self.table.game.goals(self.state, viewer)
        return found

    def question(self, viewer: int) -> Question | None:
        """The pending question in words, for the asked seat alone."""
        if self.pending is None or viewer != self.asked:
            return None
        return self.reporter.question(self.pending)

    def reports(self, since: int, viewer: int) -> list[PlyReport]:
        steps = self.table.history.known(since, self.ply)
        return [report_of(since + at, step, viewer) for at, step in enumerate(steps)]

    def are_public(self, since: int) -> bool:
        """Whether everybody may know all of the plies from here on."""
        return all(is_public(step) for step in self.table.history.known(since, self.ply))

    def update(self, viewer: int, ply: int, branch: int | None) -> Update:
        """All that a viewer has missed who last knew this ply of this branch."""
        since = min(self.table.common_ply(ply, branch), self.ply)
        return Update(
            viewer=viewer,
            branch=self.branch,
            since=since,
            ply=self.ply,
            told=self.reports(since, viewer),
            view=self.view(viewer),
            goals=self.goals(viewer),
            seats=self.seats,
            clocks=None if self.clocks is None else self.table.clock.times_left(),
            undo=self.undo,
            result=self.result,
            question=self.question(viewer),
            may_undo_to=self.earliest_for(viewer),
        )
