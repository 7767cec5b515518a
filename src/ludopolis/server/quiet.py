"""A table that tells only those who listen, with labels that are put together once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import msgspec

from ludopolis.core.decision import DOMAIN_NAMES, PASS
from ludopolis.play.table import Table, Updates
from ludopolis.wire.message import Option, Question

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.core.game import Game


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

    def updates(self, since: int) -> Updates:
        return {}

    def question(self, viewer: int) -> Question | None:
        decision = self.history.state.pending
        if decision is None or decision.seat != viewer:
            return None
        return labels_of(self.game).question(decision)
