"""Broken games are caught: every check of conformance has something to bite on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.core.decision import Decision
from ludopolis.core.game import Outcome, Setup
from ludopolis.core.rng import seeded
from ludopolis.testing.conformance import check_game, fingerprint, walk
from ludopolis.testing.pearls.game import PearlsGame
from ludopolis.testing.pearls.state import Pearls
from ludopolis.wire.text import Line
from tests.pearls import GAME, LeakyEvents, LeakyViews, Stateful, pearls

if TYPE_CHECKING:
    from ludopolis.core.rng import Rng
    from ludopolis.core.state import State
    from ludopolis.wire.text import Names

SETUPS = [Setup(3, 1), Setup(2, 2)]


class Sharing(Pearls):
    """Clones share the hands."""

    def clone(self) -> Pearls:
        deck, _, shown, laid = self.zones()
        twin = Sharing(
            self.tables, [deck, self.hands, shown, laid], self.rng.clone(), self.stack[:]
        )
        twin.copy_kernel(self)
        return twin


class Forgetful(Pearls):
    """Saves without the cards laid."""

    def zones(self) -> list[list[int]]:
        zones = super().zones()
        return [*zones[:3], [0] * len(zones[3])]


class Misdealt(Pearls):
    """Deals the hand of the viewer anew instead of those of the others."""

    def clone(self) -> Pearls:
        twin = Misdealt(self.tables, self.zones(), self.rng.clone(), self.stack[:])
        twin.copy_kernel(self)
        return twin

    def determinize(self, seat: int, rng: Rng) -> None:
        super().determinize((seat + 1) % self.seats, rng)


class SharingGame(Stateful):
    state_class = Sharing


class ForgetfulGame(Stateful):
    state_class = Forgetful


class MisdealtGame(Stateful):
    state_class = Misdealt


class Violated(PearlsGame):
    def violations(self, s: State) -> list[str]:
        return ["a pearl is lost"] if s.revealed > 8 else []


class Wordless(PearlsGame):
    def word(self, ask: int, option: int) -> str:
        return "something"


class Untold(PearlsGame):
    def question(self, decision: Decision) -> Line:
        return Line("pearls-ask-nothing-of-the-kind")


class Unnamed(PearlsGame):
    def names(self) -> Names:
        return {"en": dict(super().names()["en"]), "fr": {}, "nl": {}}


class Winnerless(PearlsGame):
    def outcome(self, s: State) -> Outcome | None:
        return Outcome(s.scores(), [2] * len(s.scores()), "nobody") if s.over else None


def test_a_good_game_passes() -> None:
    assert check_game(GAME, SETUPS) > 30


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Violated, "seed 1 ply"),
        (Wordless, "something"),
        (SharingGame, "shares"),
        (ForgetfulGame, "ply"),
        (MisdealtGame, "differ"),
        (Winnerless, "ply"),
        (Untold, "pearls-ask-nothing-of-the-kind"),
        (Unnamed, "pearls-option-lay"),
        (LeakyViews, "the view differs"),
        (LeakyEvents, "the events differ"),
    ],
)
def test_broken_games_are_caught(kind: type[PearlsGame], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check_game(pearls(kind), SETUPS)


def test_a_walk_ends_with_the_game_or_before() -> None:
    whole = list(walk(GAME, Setup(2, 1)))

    assert whole[-1].state.over
    assert [position.ply for position in whole] == list(range(len(whole)))
    assert len(list(walk(GAME, Setup(2, 1), 5))) == 5


def test_fingerprints_tell_games_apart() -> None:
    prints = {fingerprint(GAME, Setup(seats, seed)) for seats in (2, 3) for seed in range(5)}

    assert len(prints) == 10
    assert fingerprint(GAME, Setup(2, 0)) == fingerprint(GAME, Setup(2, 0))


def test_the_walk_of_a_seed_is_fixed() -> None:
    s = GAME.new(Setup(2, 9))
    rng = seeded(9 ^ 0xC40105)

    s.apply(s.decision.options[rng.below(len(s.decision.options))])

    saved = [position.state.save() for position in walk(GAME, Setup(2, 9), 2)]
    assert saved[1] == s.save()
