"""A table that tells only those who listen, with labels that are put together once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import msgspec

from ludopolis.core.decision import DOMAIN_NAMES, PASS
from ludopolis.play.clock import UNTIMED
from ludopolis.play.history import told_of
from ludopolis.play.record import result_of
from ludopolis.play.table import Table, Updates
from ludopolis.wire.message import Option, Question, Told, Update

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.core.game import Game, Setup
    from ludopolis.play.history import Step
    from ludopolis.wire.message import SeatInfo, Timing


COMMON_PLIES: Final = 64


class Labels:
    """The options of one game as JSON: each is made once, for its meaning never changes."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.made: dict[tuple[int, int], Option] = {}

    def option(self, ask: int, option: int) -> Option:
        made = self.made.get((ask, option))
        if made is None:
            word, label = self.game.word(ask, option), self.game.label(ask, option)
            encoded = msgspec.Raw(msgspec.json.encode(Option(option, word, label)))
            made = self.made[ask, option] = cast("Option", encoded)
        return made

    def question(self, decision: Decision) -> Question:
        spec = self.game.asks[decision.ask]
        return Question(
            ask=spec.name,
            domain=DOMAIN_NAMES[spec.domain],
            rule=spec.rule,
            line=self.game.question(decision),
            options=[self.option(decision.ask, option) for option in decision.options],
            optional=PASS in decision.options,
        )


LABELS: Final[dict[str, Labels]] = {}


def labels_of(game: Game) -> Labels:
    if game.pack_hash not in LABELS:
        LABELS[game.pack_hash] = Labels(game)
    return LABELS[game.pack_hash]


class QuietTable(Table):
    """Its updates are made when somebody asks for them with ``updates_since``."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seats: list[SeatInfo],
        timing: Timing = UNTIMED,
        now: float = 0.0,
    ) -> None:
        super().__init__(game, setup, seats, timing, now)
        self.common: dict[int, tuple[Step, Told]] = {}

    def updates(self, since: int) -> Updates:
        return {}

    def update(self, viewer: int, since: int) -> Update:
        """As the table's, but plies that all see alike are put together once for all."""
        history = self.history
        told = [self.told(ply, viewer) for ply in range(since, history.ply)]
        return Update(
            viewer=viewer,
            branch=self.branch,
            since=since,
            ply=history.ply,
            told=told,
            view=self.game.view(history.state, viewer),
            seats=self.seats,
            clocks=self.clock.shown(),
            undo=self.undo_request,
            result=result_of(self.game.outcome(history.state)),
            question=self.question(viewer),
            may_undo_to=self.may_undo_to(viewer),
        )

    def told(self, ply: int, viewer: int) -> Told:
        step = self.history.steps[ply]
        if any(event.seen_by(viewer) is not event for event in step.events):
            return told_of(ply, step, viewer)
        made = self.common.get(ply)
        if made is None or made[0] is not step:
            encoded = msgspec.Raw(msgspec.json.encode(told_of(ply, step, viewer)))
            made = self.common[ply] = (step, cast("Told", encoded))
            self.common.pop(ply - COMMON_PLIES, None)
        return made[1]

    def question(self, viewer: int) -> Question | None:
        decision = self.history.state.pending
        if decision is None or decision.seat != viewer:
            return None
        return labels_of(self.game).question(decision)
