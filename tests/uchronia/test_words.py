"""The notation of decisions, the log, and where undo stops."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.core.decision import PASS
from ludopolis.games.uchronia import events
from ludopolis.games.uchronia.asks import (
    ACTION,
    ASKS,
    COPY,
    DOMAIN_TO_STOCK,
    FREE_START,
    GIVE,
    MATERIAL,
    ORDER_STEP,
    PICK_CARD,
    PICK_TARGET,
    PLOT_DISCARD,
    REPLACE_WORK,
    REVEAL_MORE,
    TAKE_MORE,
    WILD_ORDER,
    WITHHOLD_CARD,
)
from ludopolis.text import render
from ludopolis.wire.event import Event
from tests.uchronia.given import GAME

if TYPE_CHECKING:
    from tests.uchronia.given import Given

PLAYERS = ["Ann", "Ben"]


@pytest.mark.parametrize(
    ("ask", "option", "word"),
    [
        (ACTION, 0, "command:clay"),
        (ACTION, 6, "command2:wood"),
        (ACTION, 10, "plot"),
        (ORDER_STEP, 4, "take:marble"),
        (ORDER_STEP, 7, "stow:brick"),
        (ORDER_STEP, 10, "reveal:clay"),
        (ORDER_STEP, 18, "launch:stone"),
        (ORDER_STEP, 21, "launch_forum:wood"),
        (ORDER_STEP, 25, "start:viaduct"),
        (ORDER_STEP, 85, "feed:viaduct"),
        (ORDER_STEP, 145 + 24, "bonus:bridge"),
        (ORDER_STEP, 205 + 33, "fountain"),
        (ORDER_STEP, PASS, "done"),
        (WILD_ORDER, 4, "trade"),
        (COPY, 0, "production"),
        (COPY, PASS, "none"),
        (REVEAL_MORE, 1, "wood"),
        (REVEAL_MORE, PASS, "enough"),
        (TAKE_MORE, PASS, "enough"),
        (PLOT_DISCARD, PASS, "none"),
        (REPLACE_WORK, PASS, "none"),
        (FREE_START, PASS, "none"),
        (WITHHOLD_CARD, 9, "marble"),
        (GIVE, 2, "brick"),
        (MATERIAL, 4, "stock:marble"),
        (MATERIAL, 9, "forum:marble"),
        (MATERIAL, 10, "hand:clay"),
        (PICK_CARD, 15, "clay"),
        (PICK_TARGET, 1, "b"),
        (PICK_TARGET, 5 + 60 + 32, "b/square"),
        (DOMAIN_TO_STOCK, 1, "yes"),
        (DOMAIN_TO_STOCK, 0, "no"),
    ],
)
def test_notation(ask: int, option: int, word: str) -> None:
    assert GAME.word(ask, option) == word


def test_questions_go_by_the_names_of_the_rules() -> None:
    names = [spec.name for spec in ASKS]

    assert names == [
        "setup_discard",
        "domain_to_stock",
        "replace_work",
        "action",
        "order_step",
        "wild_order",
        "copy",
        "reveal_more",
        "withhold",
        "give",
        "foundation",
        "material",
        "monopoly_take",
        "pick_site",
        "pick_card",
        "pick_target",
        "take_more",
        "put_in_forum",
        "plot_discard",
        "free_start",
        "pick_start",
    ]


@pytest.mark.parametrize(
    ("event", "english", "french", "dutch"),
    [
        (
            events.Drew(0, 2, ["clay", "wood"]),
            "Ann draws 2 cards: Clay and Wood.",
            "Ann pioche 2 cartes : Argile et Bois.",
            "Ann trekt 2 kaarten: Klei en Hout.",
        ),
        (
            events.Transferred(1, "forum", "stock", "brick"),
            "Ben transfers Brick from the Forum to the Stock.",
            "Ben transfère Brique du Forum dans le Stock.",
            "Ben verplaatst Baksteen van het Forum naar de Voorraad.",
        ),
        (
            events.Gave(1, 0, "marble"),
            "Ben gives Marble to Ann.",
            "Ben donne Marbre à Ann.",
            "Ben geeft Marmer aan Ann.",
        ),
        (
            events.MonopolyChanged("clay", 0, -1),
            "Ann takes the Production Monopoly.",
            "Ann prend le Monopole Production.",
            "Ann krijgt het Monopolie Productie.",
        ),
        (
            events.Completed(0, "bridge", 2),
            "Ann completes Bridge (2).",
            "Ann achève un Bâtiment : Pont (2).",
            "Ann voltooit Brug (2).",
        ),
    ],
)
def test_the_log_in_three_languages(event: Event, english: str, french: str, dutch: str) -> None:
    line = event.line()
    assert line is not None

    said = [render(line, language, GAME.names(), PLAYERS) for language in ("en", "fr", "nl")]

    assert said == [english, french, dutch]


def test_undo_is_free_while_nothing_was_revealed(given: Given) -> None:
    table = given(hands={"A": "wood clay x2", "B": "stone"}, activities={"A": "wood"}, forum="clay")

    table.play("command:wood", "stow:clay")

    assert table.s.revealed == 0


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("clay x4", ["plot"]),
        ("brick clay", ["command:brick", "reveal:clay"]),
        ("clay wood", ["command:clay", "bonus:waterwheel"]),
        ("wood", ["command:wood", "bonus:scouts_lodge"]),
        ("stone", ["command:stone", "feed:viaduct"]),
    ],
)
def test_undo_stops_at_chance_reveals_and_questions_to_others(
    given: Given, hand: str, words: list[str]
) -> None:
    table = given(
        hands={"A": hand, "B": "stone"},
        activities={"B": "clay"},
        completed={"A": "waterwheel scouts_lodge"},
        stocks={"A": "clay"},
        sites={"A": {"viaduct": ""}},
        forum="clay",
    )

    table.play(*words)

    assert table.s.revealed > 0


def test_undo_stops_when_the_turn_passes(given: Given) -> None:
    table = given(phase="rest", hands={"A": "clay", "B": "stone"})

    table.play("command:clay").asked("action", "B")

    assert table.s.revealed > 0
