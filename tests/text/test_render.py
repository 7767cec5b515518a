"""Lines in words, in three languages."""

import pytest

from ludopolis.text import LANGUAGES, render, term
from ludopolis.text.catalogue import Catalogue, catalogue
from ludopolis.wire.error import Refusal
from ludopolis.wire.text import Line, NameArg, SeatArg, TermArg

NAMES = {"en": {"ruby": "ruby", "shell": "shell"}, "fr": {"ruby": "rubis"}}
GAVE = Line(
    "pearls-event-gave", {"player": SeatArg(0), "taker": SeatArg(1), "card": NameArg("ruby")}
)


def listed(*things: str) -> Line:
    return Line("pearls-option-lay", {"card": [NameArg(thing) for thing in things]})


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ann gives a ruby to Bo."),
        ("fr", "Ann donne une carte à Bo : rubis."),
        ("nl", "Ann geeft een ruby aan Bo."),
    ],
)
def test_players_and_things_have_names(language: str, text: str) -> None:
    assert render(GAVE, language, NAMES, ["Ann", "Bo"]) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You give a ruby to Bo."),
        ("fr", "Vous donnez une carte à Bo : rubis."),
        ("nl", "Je geeft een ruby aan Bo."),
    ],
)
def test_what_one_did_oneself_is_said_to_one(language: str, text: str) -> None:
    assert render(GAVE, language, NAMES, ["Ann", "Bo"], you=0) == text
    assert render(GAVE, language, NAMES, ["Ann", "Bo"], you=1).startswith("Ann ")


def test_seat_without_a_name() -> None:
    line = Line("pearls-option-rob", {"player": SeatArg(2)})

    assert [render(line, language) for language in LANGUAGES] == [
        "Player 3",
        "Joueur 3",
        "Speler 3",
    ]


def test_thing_without_a_name_shows_its_id() -> None:
    assert render(listed("opal"), "en", NAMES) == "Lay a opal"


def test_term_is_a_message() -> None:
    line = Line("pearls-option-lay", {"card": TermArg("pearls-option-pass")})

    assert render(line, "fr") == "Poser : Passer"


@pytest.mark.parametrize(
    ("things", "english", "french", "dutch"),
    [
        ([], "Lay a nothing", "Poser : rien", "niets leggen"),
        (["a"], "Lay a a", "Poser : a", "a leggen"),
        (["a", "b"], "Lay a a and b", "Poser : a et b", "a en b leggen"),
        (["a", "b", "c"], "Lay a a, b and c", "Poser : a, b et c", "a, b en c leggen"),
    ],
)
def test_lists(things: list[str], english: str, french: str, dutch: str) -> None:
    line = listed(*things)

    assert [render(line, language) for language in LANGUAGES] == [english, french, dutch]


def test_no_isolation_marks() -> None:
    assert "\u2068" not in render(GAVE, "en", NAMES, ["Ann", "Bo"])


def test_language_that_we_do_not_speak_is_english() -> None:
    assert term("pearls-option-pass", "de") == "Pass"


def test_missing_message_shows_its_key() -> None:
    assert render(Line("pearls-no-such-text"), "fr") == "pearls-no-such-text"


def test_refusal_in_words() -> None:
    refusal = Refusal("seats-out-of-range", seats=9, min=2, max=4)

    assert render(refusal.line(), "nl") == "Dit spel is voor 2 tot 4 spelers, niet voor 9."


def test_a_text_is_parsed_when_it_is_asked_for_with_those_it_refers_to() -> None:
    fresh = Catalogue("en")

    assert "uchronia-order-trade" in fresh.unread
    assert fresh.format("uchronia-word-trade", {}) == fresh.format("uchronia-order-trade", {})
    assert "uchronia-order-production" in fresh.unread


def test_catalogues_are_kept() -> None:
    assert catalogue("fr") is catalogue("fr")
