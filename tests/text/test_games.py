"""The texts of whole games, met in play."""

import pytest

from ludopolis.core.game import Setup
from ludopolis.games import SLUGS, open_game
from ludopolis.wire.text import Line, NameArg, TermArg
from tests.pearls import GAME
from tests.text.faults import line_faults, text_faults


@pytest.mark.parametrize("slug", SLUGS)
def test_every_text_of_a_game(slug: str) -> None:
    game = open_game(slug)

    assert text_faults(game, Setup(game.seats.stop - 1, 1)) == []


def test_every_text_of_the_example() -> None:
    assert text_faults(GAME, Setup(3, 1)) == []


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (Line("pearls-no-text"), "fr: pearls-no-text: missing"),
        (Line("pearls-option-lay"), "fr: pearls-option-lay: Unknown external: card"),
        (
            Line("pearls-option-lay", {"card": NameArg("opal")}),
            "fr: pearls-option-lay, card: the pack names no opal",
        ),
        (
            Line("pearls-option-lay", {"card": [TermArg("pearls-opal")]}),
            "fr: pearls-option-lay, card: no text pearls-opal",
        ),
    ],
)
def test_faults_are_found(line: Line, fault: str) -> None:
    assert fault in list(line_faults(GAME, line))
