"""Looking at things by name, and answers that say what their cards do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.cli.look import Look
from ludopolis.core.drawing import Drawing, drawing
from ludopolis.core.game import Setup
from ludopolis.games import SLUGS, open_game
from ludopolis.testing.conformance import walk
from ludopolis.text import LANGUAGES

if TYPE_CHECKING:
    from tests.cli.conftest import Program

PLAY = ["play", "--seats", "2", "--bots", "uniform", "--seed", "5"]
MAX_SEEDS = 20


def drawn(slug: str, language: str = "en") -> Drawing:
    return drawing(open_game(slug), Setup(2, 1), language, ["Ann", "Ben"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_everything_is_found_by_its_name_and_by_its_id(slug: str, language: str) -> None:
    look = Look(drawn(slug, language))

    for thing, title in look.titles.items():
        assert thing in look.things_called(title)
        assert thing in look.things_called(title.upper())
        assert thing in look.things_called(thing.partition(":")[2] or thing)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_card_that_an_answer_names_can_be_looked_at(slug: str) -> None:
    game = open_game(slug)
    things = game.things()
    kinds = {*things.kinds, *(thing.partition(":")[0] for thing in things.texts)}

    for position in walk(game, Setup(3, 1), 400):
        asked = position.state.pending
        for option in asked.options if asked else []:
            for place in game.path(asked.ask, option) if asked else []:
                assert place.partition(":")[0] not in kinds or things.at(place) is not None, place


@pytest.mark.parametrize(
    ("game", "typed", "shown"),
    [
        ("dominations", "i markets", "Trade, value and cost 3"),
        ("dominations", "look MARKETS", "advanced (3 Trade): At once: score 2 points · At the"),
        ("dominations", "i high-priest", "5 points"),
        ("dominations", "i campf", "exchange 2 Knowledge of one Domain for 1 of another"),
        ("dominations", "i colosseum 2", "costs 3 Art and 4 Government"),
        ("uchronia", "i viaduct", "Clay, cost 1, 1 point"),
        ("utopia", "i wa1", "Isle of Water, value 2"),
        ("utopia", "i egyptian card", "raise a civilisation by one place (1 card)"),
        ("utopia", "i", "for example “look Pearl Quay”"),
        ("utopia", "look perl quai", "Nothing here is called “perl quai”. Did you mean Pearl Quay"),
        ("uchronia", "look monopolies", "Goes to whoever has the most Activities of a colour."),
        ("dominations", "look locus", "The middle of six tiles that meet."),
        ("uchronia", "look tyrant arena", "we made this ourselves"),
        ("dominations", "look great", "“great” may be Great Pyramid 1"),
    ],
)
def test_looking(program: Program, game: str, typed: str, shown: str) -> None:
    ran = program("play", game, *PLAY[1:], typed=f"{typed}\n")

    assert shown in " ".join(ran.out.split())
    assert ran.code == 0


@pytest.mark.parametrize(
    ("language", "typed", "shown"),
    [
        ("fr", "voir marches", "Commerce, valeur et coût 3"),
        ("fr", "i Élevage de vers à soie", "Rien ici ne s’appelle"),
        ("nl", "kijk markten", "Handel, waarde en kosten 3"),
    ],
)
def test_looking_in_other_languages(
    program: Program, language: str, typed: str, shown: str
) -> None:
    ran = program("play", "dominations", *PLAY[1:], "--language", language, typed=f"{typed}\n")

    assert shown in " ".join(ran.out.split())


def labels(slug: str, ask: str) -> set[str]:
    """The answers to such questions of the first random game that asks any, as they are listed."""
    picture, game = drawn(slug), open_game(slug)
    found: set[str] = set()
    for seed in range(MAX_SEEDS):
        for position in walk(game, Setup(2, seed)):
            asked = position.state.pending
            if asked is not None and game.asks[asked.ask].name == ask:
                view = game.view(position.state, asked.seat)
                found |= {picture.label(view, asked.ask, option).plain for option in asked.options}
        if found:
            break
    return found


@pytest.mark.parametrize(
    ("slug", "ask", "parts"),
    [
        ("dominations", "develop.mastery", [", value and cost 3", " · basic: "]),
        ("dominations", "develop.upgrade", [", value and cost ", " · advanced ("]),
        ("dominations", "build.monument", [" · Level "]),
        ("dominations", "setup.objective", ["Nodus: "]),
        ("uchronia", "order_step", ["Start ", ", cost ", " point"]),
    ],
)
def test_answers_say_what_their_cards_do(slug: str, ask: str, parts: list[str]) -> None:
    found = labels(slug, ask)

    assert all(any(part in label for label in found) for part in parts), found
