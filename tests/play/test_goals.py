"""How far one is: told by what the viewer may know, short, and true to the rules."""

from __future__ import annotations

from typing import Final

import pytest

from ludopolis.core.game import Setup
from ludopolis.games import SLUGS, open_game
from ludopolis.games.dominations.state import Dominations
from ludopolis.testing.conformance import walk
from ludopolis.text import render
from ludopolis.text.catalogue import LANGUAGES
from tests.dominations.given import GAME

MOST_LINES: Final = 4
MOST_LETTERS: Final = 80
PLAYERS: Final = ["Ada", "Blaise", "Christiaan", "Dorothea", "Erasmus"]


@pytest.mark.parametrize("slug", SLUGS)
def test_goals_are_few_short_and_there_throughout_the_game(slug: str) -> None:
    game = open_game(slug)
    for position in walk(game, Setup(3, 4)):
        told = game.goals(position.state, 0)
        words = [
            render(line, language, game.names(), PLAYERS)
            for line in told.lines
            for language in LANGUAGES
        ]

        assert bool(told.lines) is not position.state.over
        assert len(told.lines) <= MOST_LINES
        assert max(map(len, words), default=0) <= MOST_LETTERS, words


@pytest.mark.parametrize("slug", SLUGS)
def test_a_spectator_sees_how_far_the_leader_is(slug: str) -> None:
    game = open_game(slug)
    for position in walk(game, Setup(3, 4)):
        scores = position.state.scores()
        if not position.state.over:
            assert scores[game.goals(position.state, -1).seat] == max(scores)


def test_nobody_else_is_told_of_a_nation_that_is_hidden() -> None:
    s = GAME.new(Setup(3, 4))
    asked = s.decision.seat
    s.apply(s.decision.options[0])

    told = [game_keys(s, asked, viewer) for viewer in (asked, -1)]

    assert "dominations-goal-objectives" in told[0]
    assert "dominations-goal-objectives" not in told[1]


def game_keys(s: Dominations, seat: int, viewer: int) -> list[str]:
    return [line.key for line in GAME.goal_lines(s, seat, viewer)]
