"""Thresholds are looked at in settled positions only: a verb changes all that it changes first.

Between two halves of one change somebody may have points that nobody has in any position. Verbs
are wrapped here, which compiled code would not notice.
"""

from __future__ import annotations

import lzma
import sys
from functools import wraps
from importlib import import_module
from inspect import getmembers, isfunction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ludopolis.core import state
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import AGES
from ludopolis.games.uchronia.scoring import threshold
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.utopia.state import Utopia
from ludopolis.games.utopia.turn import GOAL
from ludopolis.play.record import setup_of
from ludopolis.wire.record import decode
from tests.conformance.games import seat_counts
from tests.extent import amount

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.core.state import State

pytestmark = pytest.mark.skipif(
    not state.__file__.endswith(".py"), reason="compiled verbs can't be wrapped"
)
EVERY = [(slug, seats) for slug in SLUGS for seats in seat_counts(slug)]
GAMES = amount(1, 4)
CORPUS = Path(__file__).parent.parent / "corpus" / "2026-11-16"
EXCHANGES = ["uchronia-exchange-4641.record.json.xz", "uchronia-exchange-8510.record.json.xz"]


def has_ended(s: State) -> bool:
    """Whether the end is set off, for games that know of one before it comes."""
    return s.over or getattr(s, "ending", 0) == 1


def is_due(s: State) -> bool:
    """Whether the position itself is one in which the end is set off."""
    if isinstance(s, Uchronia):
        return s.over or max(s.scores()) >= threshold(s)
    if isinstance(s, Utopia):
        return max(s.scores()) >= GOAL
    assert isinstance(s, Dominations)
    return s.age() == AGES


class Watch:
    """Looks at the position after each outermost verb."""

    def __init__(self) -> None:
        self.depth = 0
        self.calls = 0
        self.faults: list[str] = []

    def wrapped(self, name: str, verb: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(verb)
        def watched(s: Any, *args: Any) -> Any:  # noqa: ANN401 - as the verb
            was_set_off = has_ended(s)
            self.depth += 1
            try:
                return verb(s, *args)
            finally:
                self.depth -= 1
                if self.depth == 0 and not was_set_off and has_ended(s) and not is_due(s):
                    self.faults.append(name)
                self.calls += 1

        return watched


def verbs_of(slug: str) -> dict[str, Callable[..., Any]]:
    """The functions of ``verbs`` that take a position."""
    module = import_module(f"ludopolis.games.{slug}.verbs")
    own = [pair for pair in getmembers(module, isfunction) if pair[1].__module__ == module.__name__]
    return {name: verb for name, verb in own if next(iter(verb.__annotations__), "") == "s"}


@pytest.fixture
def watch(slug: str, monkeypatch: pytest.MonkeyPatch) -> Watch:
    """All verbs of a game watched, wherever they were imported."""
    found = Watch()
    folder = f"ludopolis.games.{slug}."
    modules = [module for name, module in sys.modules.items() if name.startswith(folder)]
    for name, verb in verbs_of(slug).items():
        wrapped = found.wrapped(name, verb)
        for module in modules:
            if vars(module).get(name) is verb:
                monkeypatch.setattr(module, name, wrapped)
    return found


def play(slug: str, seats: int, seed: int) -> None:
    """A random game."""
    s = open_game(slug).new(Setup(seats, seed))
    rng = seeded(seed)
    while not s.over:
        options = s.decision.options
        s.apply(options[rng.below(len(options))])


@pytest.mark.parametrize(("slug", "seats"), EVERY)
def test_no_end_is_set_off_within_a_change(slug: str, seats: int, watch: Watch) -> None:
    for seed in range(GAMES):
        play(slug, seats, seed)

    assert watch.calls > 100
    assert watch.faults == []


@pytest.mark.parametrize("slug", ["uchronia"])
@pytest.mark.parametrize("name", EXCHANGES)
@pytest.mark.parametrize(("version", "faults"), [(1, ["exchange"]), (2, [])])
def test_the_exchange_that_ended_games(
    name: str, version: int, faults: list[str], watch: Watch
) -> None:
    """Games of the first rules in which nobody had the points; by the second they go on."""
    record = decode(lzma.decompress((CORPUS / name).read_bytes()))
    s = open_game("uchronia", rules_version=version).new(setup_of(record))

    for option in record.plies:
        s.apply(option)

    assert watch.faults == faults
    assert s.over == has_ended(s) == bool(faults)
