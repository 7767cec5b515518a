"""The texts of whole games, met in play."""

import pytest

from ludopolis.core.game import Setup
from ludopolis.games import SLUGS, open_game
from ludopolis.testing.texts import line_faults, text_faults
from ludopolis.testing.toy import ToyGame
from ludopolis.wire.text import Line, NameArg, TermArg


@pytest.mark.parametrize("slug", SLUGS)
def test_every_text_of_a_game(slug: str) -> None:
    game = open_game(slug)

    assert text_faults(game, Setup(game.seats.stop - 1, 1)) == []


def test_every_text_of_the_toy() -> None:
    assert text_faults(ToyGame(), Setup(3, 1)) == []


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (Line("toy-no-text"), "fr: toy-no-text: missing"),
        (Line("toy-option-lay"), "fr: toy-option-lay: Unknown external: card"),
        (
            Line("toy-option-lay", {"card": NameArg("opal")}),
            "fr: toy-option-lay, card: the pack names no opal",
        ),
        (
            Line("toy-option-lay", {"card": [TermArg("toy-opal")]}),
            "fr: toy-option-lay, card: no text toy-opal",
        ),
    ],
)
def test_faults_are_found(line: Line, fault: str) -> None:
    assert fault in list(line_faults(ToyGame(), line))
