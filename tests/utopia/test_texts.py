"""Every question, answer, event and setting of Utopia has words in all three languages."""

from __future__ import annotations

import pytest

from ludopolis.core.decision import PASS, Decision
from ludopolis.games import open_game
from ludopolis.games.utopia import events
from ludopolis.games.utopia.asks import ACTION, ACTION_IDS, CIVILISATION
from ludopolis.games.utopia.tables import CIVS
from ludopolis.text import LANGUAGES, render, term
from ludopolis.wire.event import Event, lines_of
from ludopolis.wire.text import Line

GAME = open_game("utopia")
PLAYERS = ["Ann", "Ben"]
REASONS = ("wonder", "income", "visitor", "return", "districts")

EVENTS = [
    events.RoundBegan(2, [0, 1]),
    *[events.PhaseBegan(phase) for phase in range(4)],
    events.GuestsArrived([3, 3]),
    events.GuestTaken(0, "maya", "wind"),
    events.SurpriseDrawn(0, "persia", "earth"),
    events.PlayerNamed(0, 1),
    events.PrincePlaced(0, "egypt", "wa1"),
    events.PrinceRemoved(0, "greece", "wa1"),
    events.PrincesMoved(0, "china", "wa1", "wa2", 1),
    events.PrincesMoved(0, "china", "wa1", "wa2", 2),
    events.WonderBuilt(1, "fire"),
    events.ControlTaken(1, "wi8", "maya"),
    *[events.Scored(0, 3, 9, why) for why in REASONS],
    events.CardsDealt(0, 1, ["maya"]),
    events.CardsDealt(0, 5, None),
    events.CardsShuffled(),
    events.Discarded(0, "maya"),
    events.Paid(0, "maya", "maya"),
    events.Paid(0, "maya", "china"),
    events.Raised(0, "maya", 4),
    events.Lowered(0, "maya"),
    events.GameEnded([0]),
    events.GameEnded([0, 1]),
]  # fmt: skip


def words(line: Line, language: str) -> str:
    return render(line, language, GAME.names(), PLAYERS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ask", range(len(GAME.asks)))
def test_every_answer_has_words(language: str, ask: int) -> None:
    spec = GAME.asks[ask]
    options = [*range(spec.count), PASS] if spec.optional else range(spec.count)

    texts = [words(GAME.label(ask, option), language) for option in options]

    assert [text for text in texts if "option-" in text or "utopia-" in text or "{" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ask", range(len(GAME.asks)))
def test_every_question_has_words(language: str, ask: int) -> None:
    causes = range(len(ACTION_IDS)) if ask == CIVILISATION else range(CIVS)

    texts = [words(GAME.question(Decision(0, ask, [0], cause)), language) for cause in causes]

    assert [text for text in texts if "utopia-" in text or not text.endswith("?")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_every_event_has_words(language: str, event: Event) -> None:
    line = event.line()

    assert line is not None
    assert "utopia-" not in words(line, language)
    assert "{" not in words(line, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_words(language: str) -> None:
    texts = [term(f"utopia-flag-{flag.name}", language) for flag in GAME.flags]

    assert [text for text in texts if text.startswith("utopia-")] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ann moves 2 Chinese princes from Pearl Quay to Mirror Pools."),
        ("fr", "Ann déplace 2 princes chinois : Quai des Perles → Bassins du Miroir."),
        ("nl", "Ann verplaatst 2 Chinese prinsen van Parelkade naar Spiegelvijvers."),
    ],
)
def test_a_sentence(language: str, text: str) -> None:
    [line] = lines_of([events.PrincesMoved(0, "china", "wa1", "wa2", 2)])

    assert words(line, language) == text


def test_the_end_of_a_turn_is_an_answer() -> None:
    assert words(GAME.label(ACTION, PASS), "fr") == "Finir le tour"
