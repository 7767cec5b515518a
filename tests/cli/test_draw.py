"""Every position of every game can be drawn, within the width of the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from ludopolis.cli.choices import Choices
from ludopolis.core.drawing import drawing
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game
from ludopolis.text import LANGUAGES

PLAYERS = ["Ann", "Ben", "Cleo", "Dirk", "Eve"]
PLIES_APART = 61


def drawn(slug: str, seats: int, width: int, language: str) -> str:
    """A random game for ``seats``, drawn again and again with its questions."""
    game, setup, rng = open_game(slug), Setup(seats, 4), seeded(9)
    picture = drawing(game, setup, language, PLAYERS[:seats])
    console = Console(width=width, file=io.StringIO())
    s = game.new(setup)
    ply = 0
    while not s.over:
        if ply % PLIES_APART == 0:
            view = game.view(s, s.decision.seat)
            console.print(picture.table(view, width))
            console.print(Choices(picture, view, s.decision).table(width))
        s.apply(s.decision.options[rng.below(len(s.decision.options))])
        ply += 1
    console.print(picture.table(game.view(s, -1), width))
    console.print(picture.map(width) or "")
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_table_can_be_drawn(slug: str, language: str) -> None:
    text = drawn(slug, 4, 80, language)

    assert max(len(line) for line in text.splitlines()) <= 80
    assert f"{slug}-" not in text
    assert "cli-" not in text


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("slug", SLUGS)
def test_wide_tables_can_be_drawn(slug: str, seats: int) -> None:
    text = drawn(slug, seats, 120, "en")

    assert max(len(line) for line in text.splitlines()) <= 120


def test_the_closed_island_says_so() -> None:
    assert "Isle of Water  closed with two players" in drawn("utopia", 2, 80, "en")


def test_the_ways_of_a_wide_board() -> None:
    assert "wa3 Fountain Cross      4  →2 4 5 ea1" in drawn("utopia", 3, 120, "en")
