"""A table that tells only those who listen, with labels that are put together once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import msgspec

from ludopolis.core.decision import PASS
from ludopolis.play.clock import UNTIMED
from ludopolis.play.table import SPECTATOR, Table, Updates
from ludopolis.play.telling import told_of
from ludopolis.wire.event import Event
from ludopolis.wire.message import Option, Question, Told

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


def told_to_all(ply: int, step: Step) -> Told | None:
    for event in step.events:
        if type(event).seen_by is not Event.seen_by:
            return None
    encoded = msgspec.Raw(msgspec.json.encode(told_of(ply, step, SPECTATOR)))
    return cast("Told", encoded)


class QuietTable(Table):
    """It makes no updates: who listens is told by ``news``."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seats: list[SeatInfo],
        timing: Timing = UNTIMED,
        now: float = 0.0,
    ) -> None:
        super().__init__(game, setup, seats, timing, now)
        self.common: dict[int, tuple[Step, Told | None]] = {}

    def updates(self, since: int) -> Updates:
        return {}

    def told(self, ply: int, viewer: int) -> Told:
        """What the viewer is told of a ply: put together once, if all may see all of it."""
        return self.open_told(ply) or told_of(ply, self.history.steps[ply], viewer)

    def is_open(self, since: int) -> bool:
        """Whether all may see all of the plies from here on."""
        return all(self.open_told(ply) is not None for ply in range(since, self.ply))

    def open_told(self, ply: int) -> Told | None:
        """What all are told of a ply alike, as JSON; None if it has secrets."""
        step = self.history.steps[ply]
        made = self.common.get(ply)
        if made is None or made[0] is not step:
            made = self.common[ply] = (step, told_to_all(ply, step))
            self.common.pop(ply - COMMON_PLIES, None)
        return made[1]

    def question(self, viewer: int) -> Question | None:
        decision = self.history.state.pending
        if decision is None or decision.seat != viewer:
            return None
        return labels_of(self.game).question(decision)
