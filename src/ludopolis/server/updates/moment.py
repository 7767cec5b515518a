"""A table at one moment, and what a viewer is told of it. What is the same for all is made once."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ludopolis.play.table import SPECTATOR
from ludopolis.wire.message import Update

if TYPE_CHECKING:
    from ludopolis.server.match.match import Match
    from ludopolis.wire.message import Question, Told
    from ludopolis.wire.view import Own, View

ENCODER: Final = msgspec.json.Encoder()


class Moment:
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
