"""Messages that are the same for all, made into JSON once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import msgspec

from ludopolis.play.moment import SPECTATOR
from ludopolis.play.report import Reporter, report_of
from ludopolis.wire.message import Option

if TYPE_CHECKING:
    from ludopolis.core.game import Game
    from ludopolis.play.history import Step
    from ludopolis.wire.message import PlyReport

ENCODER: Final = msgspec.json.Encoder()
MAX_CACHED_PLIES: Final = 64
OPTIONS: Final[dict[tuple[str, int, str], dict[tuple[int, int], Option]]] = {}
"""The options of each game, rules version and pack: their meaning never changes."""


class EncodedReporter(Reporter):
    """Options, and plies without secrets, as JSON where others have structs."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.options: Final = OPTIONS.setdefault(
            (game.slug, game.rules_version, game.pack_hash), {}
        )
        self.public: dict[int, tuple[Step, PlyReport | None]] = {}

    def option(self, ask: int, option: int) -> Option:
        found = self.options.get((ask, option))
        if found is None:
            encoded = msgspec.Raw(ENCODER.encode(super().option(ask, option)))
            found = self.options[ask, option] = cast("Option", encoded)
        return found

    def report(self, ply: int, step: Step, viewer: int) -> PlyReport:
        return self.public_report(ply, step) or report_of(ply, step, viewer)

    def public_report(self, ply: int, step: Step) -> PlyReport | None:
        """What all are told of a ply alike, as JSON; None if it has secrets."""
        found = self.public.get(ply)
        # After an undo another ply has the same number.
        if found is None or found[0] is not step:
            found = self.public[ply] = (step, self.encoded_report(ply, step))
            self.public.pop(ply - MAX_CACHED_PLIES, None)
        return found[1]

    def encoded_report(self, ply: int, step: Step) -> PlyReport | None:
        if not super().is_public(ply, step):
            return None
        return cast("PlyReport", msgspec.Raw(ENCODER.encode(report_of(ply, step, SPECTATOR))))

    def is_public(self, ply: int, step: Step) -> bool:
        return self.public_report(ply, step) is not None
