"""Nothing happens in silence: every kind of event of a game comes up in some game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import pytest

from ludopolis.core.game import Setup
from ludopolis.games import SLUGS
from ludopolis.testing.conformance import walk
from ludopolis.wire.event import Event
from tests.conformance.games import opened

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_SEED = 20


def kinds(slug: str) -> set[str]:
    module = vars(import_module(f"ludopolis.games.{slug}.events"))
    classes = [each for each in module.values() if isinstance(each, type)]
    return {each.__name__ for each in classes if issubclass(each, Event)} - {"Event"}


def told(slug: str) -> Iterator[str]:
    seats = opened(slug).seats[-1]
    for seed in range(MAX_SEED):
        for position in walk(opened(slug), Setup(seats, seed)):
            for event in position.events:
                yield type(event).__name__


@pytest.mark.parametrize("slug", SLUGS)
def test_every_kind_of_event_comes_up(slug: str) -> None:
    missing = kinds(slug)

    for kind in told(slug):
        missing.discard(kind)
        if not missing:
            break

    assert missing == set()
