"""The example game for tests: as it is, with other packs, and with leaks planted in it."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.content import load_text
from ludopolis.testing.pearls.events import Drew
from ludopolis.testing.pearls.game import PearlsGame
from ludopolis.testing.pearls.pack import Pack, tables_of
from ludopolis.testing.pearls.state import Pearls
from ludopolis.wire.text import Line

if TYPE_CHECKING:
    from typing import Self

    from ludopolis.core.game import Setup
    from ludopolis.wire.view import View

PACK: Final = (files("ludopolis.testing.pearls") / "packs" / "base.toml").read_text("utf-8")


def pearls(kind: type[PearlsGame] = PearlsGame, pack: str = PACK) -> PearlsGame:
    """Pearls with the text of a pack, or a broken kind of Pearls."""
    loaded = load_text("pearls.toml", pack, Pack)
    return kind(tables_of(loaded.data), 1, loaded.names(), loaded.name, loaded.hash)


class Stateful(PearlsGame):
    """Pearls whose positions are of another class."""

    state_class: type[Pearls] = Pearls

    def new(self, setup: Setup) -> Pearls:
        s = super().new(setup)
        other = self.state_class(self.tables, s.zones(), s.rng, s.stack)
        other.copy_kernel(s)
        return other


class LeakyViews(PearlsGame):
    """Every view tells the next card, hidden in the size of the deck."""

    def view(self, s: Pearls, seat: int) -> View:
        view = super().view(s, seat)
        return msgspec.structs.replace(view, deck=100 * len(s.deck) + sum(s.deck[-1:]))


class LeakyGoals(PearlsGame):
    """Every goal tells the next card."""

    def goal_lines(self, s: Pearls, seat: int, viewer: int) -> list[Line]:
        return [Line("pearls-goal-points", {"points": sum(s.deck[-1:])})]


class LeakyDrew(Drew, frozen=True):
    """It tells everybody what was drawn."""

    def seen_by(self, seat: int) -> Self:
        return self


class Telltale(Pearls):
    """A position that tells every draw to everybody."""

    def clone(self) -> Telltale:
        twin = Telltale(self.tables, self.zones(), self.rng.clone(), self.stack.copy())
        twin.copy_kernel(self)
        return twin

    def apply(self, option: int) -> None:
        super().apply(option)
        if self.sink is not None:
            self.sink[:] = [
                LeakyDrew(event.seat, event.card) if isinstance(event, Drew) else event
                for event in self.sink
            ]


class LeakyEvents(Stateful):
    """Draws are told to everybody."""

    state_class = Telltale


GAME: Final = pearls()
