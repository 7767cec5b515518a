"""What a seat draws is told as a set: where a hand looks the same, its draw reads the same."""

from __future__ import annotations

import pytest

from ludopolis.core.game import Setup
from ludopolis.games.dominations.events import TilesDrawn
from ludopolis.games.utopia.events import CardsDealt
from ludopolis.games.utopia.tables import CIV_IDS
from ludopolis.testing.conformance import walk
from tests.conformance.games import opened


@pytest.mark.parametrize("seats", [2, 4])
def test_tiles_of_dominations(seats: int) -> None:
    told = [
        event.tiles
        for position in walk(opened("dominations"), Setup(seats, 5))
        for event in position.events
        if isinstance(event, TilesDrawn) and event.tiles is not None
    ]

    assert [sorted(tiles) for tiles in told] == told
    assert any(len(tiles) > 1 for tiles in told)


@pytest.mark.parametrize("seats", [2, 5])
def test_cards_of_utopia(seats: int) -> None:
    told = [
        event.cards
        for position in walk(opened("utopia"), Setup(seats, 5))
        for event in position.events
        if isinstance(event, CardsDealt) and event.cards is not None
    ]

    assert [sorted(cards, key=CIV_IDS.index) for cards in told] == told
    assert any(len(set(cards)) > 1 for cards in told)
