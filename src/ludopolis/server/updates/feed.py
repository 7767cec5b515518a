"""What the viewers of one match are told, as JSON; what is the same for several is made once."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TypeAlias

from ludopolis.play.moment import SPECTATOR, Moment
from ludopolis.play.report import Reporter
from ludopolis.server.updates.delta import ENCODER, Delta

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.play.table import Table
    from ludopolis.server.match.match import Match

Tick: TypeAlias = "Callable[[], float]"
"""Where the server's time is to be had."""


class Feed:
    """The updates of one match. ``turn`` counts the changes of its table."""

    def __init__(self, match: Match, tick: Tick) -> None:
        self.match = match
        self.tick = tick
        self.turn = 0
        self.reporter = Reporter(match.game)
        self.moment: Moment | None = None
        self.change: Delta | None = None
        self.encoded: dict[tuple[int, int, int], bytes] = {}

    def turn_on(self) -> None:
        """The table has changed: what was made for the moment before is of no use any more."""
        self.turn += 1
        self.encoded.clear()

    def start_again(self, match: Match) -> None:
        """The match was read again: nobody knows what it was before."""
        self.match = match
        self.moment = None

    @property
    def table(self) -> Table:
        assert self.match.table is not None, "only a match that is started has updates"
        return self.match.table

    def is_delayed(self, viewer: int) -> bool:
        return viewer == SPECTATOR and self.match.config.delay > 0

    def shown_ply(self) -> int:
        """How far a delayed spectator may see."""
        limit = time.time() - self.match.config.delay
        return sum(at <= limit for at in self.match.times)

    def present(self) -> Moment:
        """The moment of this turn, and with it what has changed since the turn before."""
        before = self.moment
        if before is not None and before.turn == self.turn:
            return before
        self.look_at_clock()
        moment = self.moment = Moment(self.table, self.reporter, self.match.result, turn=self.turn)
        follows = before is not None and before.turn == self.turn - 1
        self.change = Delta(before, moment) if before is not None and follows else None
        return moment

    def look_at_clock(self) -> None:
        """Most tables have none, and what time it is takes a while to find out."""
        if self.table.clock.runs():
            self.table.clock.look(self.tick())

    def past(self) -> Moment:
        """The table as it was a while ago."""
        shown = self.shown_ply()
        result = self.match.result if shown == self.table.ply else None
        return Moment(self.table, self.reporter, result, shown)

    def delta(self, viewer: int) -> bytes | None:
        """What has changed for a viewer who was shown the turn before; None if that can't be."""
        if self.is_delayed(viewer):
            return None
        self.present()
        return None if self.change is None else self.change.message(viewer)

    def update(self, viewer: int, ply: int, branch: int) -> bytes:
        """All that a viewer has missed; made once for all who know the same, unless clocks run."""
        key = (viewer, ply, branch)
        found = self.encoded.get(key)
        if found is not None:
            return found
        moment = self.past() if self.is_delayed(viewer) else self.present()
        self.look_at_clock()
        made = moment.update(viewer, ply, branch)
        found = ENCODER.encode(made)
        if made.clocks is None:
            self.encoded[key] = found
        return found

    def known(self, viewer: int) -> tuple[int, int]:
        """What somebody knows who has just been sent an update: ply and branch."""
        if self.match.table is None:
            return 0, 0
        ply = self.shown_ply() if self.is_delayed(viewer) else self.table.ply
        return ply, self.table.branch
