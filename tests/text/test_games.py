"""The texts of whole games, met in play."""

import re

import pytest

from ludopolis.cli.card import PARTS
from ludopolis.core.game import Setup
from ludopolis.games import SLUGS, open_game
from ludopolis.text.catalogue import LANGUAGES, catalogue, text_files
from ludopolis.wire.text import Line, NameArg, TermArg
from tests.pearls import GAME
from tests.text.faults import line_faults, text_faults


@pytest.mark.parametrize("slug", SLUGS)
def test_every_text_of_a_game(slug: str) -> None:
    game = open_game(slug)

    assert text_faults(game, Setup(game.seats.stop - 1, 1)) == []


def test_every_text_of_the_example() -> None:
    assert text_faults(GAME, Setup(3, 1)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [*SLUGS, GAME.slug])
def test_every_question_says_what_it_is_for(slug: str, language: str) -> None:
    source = text_files(language)[f"{slug}.ftl"].read_text(encoding="utf-8")
    questions = re.findall(rf"^{slug}-ask-[a-z-]+", source, re.MULTILINE)
    reasons = {key: catalogue(language).why(key) or "" for key in questions}

    assert questions
    assert [key for key, reason in reasons.items() if not reason.endswith((".", "!"))] == []
    assert [key for key, reason in reasons.items() if longest_sentence(reason) > 20] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [*SLUGS, GAME.slug])
def test_every_event_is_also_said_to_the_one_who_did_it(slug: str, language: str) -> None:
    source = text_files(language)[f"{slug}.ftl"].read_text(encoding="utf-8")
    events = [
        [set(re.findall(r"\$(\w+)", text)) for text in message.split("    .you =")]
        for message in re.split(r"^(?=[a-z#])", source, flags=re.MULTILINE)
        if message.startswith(f"{slug}-event-") and "$player" in message
    ]

    assert events
    assert [own for told, *own in events if own != [told - {"player"}]] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [*SLUGS, GAME.slug])
def test_every_game_says_what_it_is_about_in_three_lines(slug: str, language: str) -> None:
    told = [catalogue(language).format(f"{slug}-card-{part}", {}) or "" for part in PARTS]

    assert [line for line in told if not line.endswith(".")] == []
    assert [line for line in told if longest_sentence(line) > 20] == []


def longest_sentence(text: str) -> int:
    return max((len(sentence.split()) for sentence in re.split(r"[.:;!?] ", text)), default=0)


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
