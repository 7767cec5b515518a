"""Observations say what views say."""

from __future__ import annotations

import pytest

from ludopolis.core.arrays.encoding import observation
from ludopolis.core.game import Game, Setup
from ludopolis.core.rng import seeded
from ludopolis.core.state import State
from ludopolis.games import open_game
from ludopolis.games.dominations.view import DominationsView
from ludopolis.games.uchronia.view import UchroniaView
from ludopolis.games.utopia.view import UtopiaView


def walked(game: Game, seats: int, plies: int) -> State:
    s = game.new(Setup(seats, plies))
    rng = seeded(plies + 1)
    for _ in range(plies):
        s.apply(s.decision.options[rng.below(len(s.decision.options))])
    return s


def named(game: Game, s: State, seats: int, seat: int) -> dict[str, list[int]]:
    encoder = game.encoder(seats)
    row = observation(encoder, s, seat)
    return {f.name: row[f.start : f.start + f.size] for f in encoder.features}


def turned(by_seat: list[int], seat: int) -> list[int]:
    """The observer first."""
    return by_seat[seat:] + by_seat[:seat]


@pytest.mark.parametrize("seat", [0, 1, 4])
@pytest.mark.parametrize("plies", [5, 60, 170])
def test_utopia(plies: int, seat: int) -> None:
    game = open_game("utopia")
    s = walked(game, 5, plies)
    seen = named(game, s, 5, seat)
    view = game.view(s, seat)
    assert isinstance(view, UtopiaView)
    princes = [0] * len(seen["princes"])
    for group in view.princes:
        at = ((group.seat - seat) % 5 * len(view.controller) + group.district) * 5 + group.civ
        princes[at] = group.count

    assert seen["princes"] == princes
    assert seen["points"] == turned(view.scores, seat)
    assert seen["bases"] == turned(view.bases, seat)
    assert seen["privileges"] == turned(view.privileges, seat)
    assert seen["hand_sizes"] == turned(view.hand_sizes, seat)
    assert seen["acted"] == turned([*map(int, view.acted)], seat)
    assert seen["surprised"] == turned([*map(int, view.surprised)], seat)
    assert [view.track.index((seat + k) % 5) for k in range(5)] == seen["track"]
    assert seen["hand"] == view.hand
    assert seen["unseen"] == view.unseen
    assert seen["pile"] == view.pile
    assert seen["worth"] == view.worth
    assert seen["stock"] == view.stock
    assert seen["guests"] == view.guests


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("plies", [3, 60, 170, 330])
def test_uchronia(plies: int, seat: int) -> None:
    game = open_game("uchronia")
    s = walked(game, 3, plies)
    seen = named(game, s, 3, seat)
    view = game.view(s, seat)
    assert isinstance(view, UchroniaView)
    for k in range(3):
        player = view.players[(seat + k) % 3]
        rows = seen["seat_cards"][40 * k : 40 * (k + 1)]
        figures = seen["figures"][8 * k : 8 * (k + 1)]
        assert rows[:5] == player.stock
        assert rows[8:13] == player.activities
        assert rows[16:21] == player.domain
        assert rows[24:29] == player.at_least
        assert rows[32:37] == player.at_most
        assert figures[:3] == [
            view.scores[(seat + k) % 3],
            player.hand_size,
            player.activity_limit,
        ]
    assert seen["hand"] == view.hand
    assert seen["unseen"] == view.unseen
    assert seen["piles"][:5] == view.forum
    assert seen["piles"][8:13] == view.discard
    assert seen["progress"][:3] == [view.round, int(view.ending), view.threshold]
    assert seen["progress"][6:8] == [view.pile_size, view.building_pile_size]


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("plies", [3, 60, 200, 420])
def test_dominations(plies: int, seat: int) -> None:
    game = open_game("dominations")
    s = walked(game, 3, plies)
    seen = named(game, s, 3, seat)
    view = game.view(s, seat)
    assert isinstance(view, DominationsView)
    for k in range(3):
        player = view.players[(seat + k) % 3]
        row = seen["players"][44 * k : 44 * (k + 1)]
        assert row[:9] == [*player.knowledge, player.influence, player.points, player.tokens]
        assert row[12:24] == [*player.limits, *player.nodus]
        assert row[24:34] == [*player.points_from, *player.influence_from]
        assert row[36:39] == [player.hand_size, player.giving_up, int(player.has_chosen)]
    for k, cell in enumerate(view.board):
        assert seen["board"][12 * k : 12 * k + 4] == [1, *cell.cell]
        assert seen["board"][12 * k + 4 : 12 * k + 8] == [cell.camp + 1, *cell.dots]
        owner = 0 if cell.owner < 0 else (cell.owner - seat) % 3 + 1
        assert seen["board"][12 * k + 8 : 12 * k + 10] == [owner, cell.level]
    assert [i for i, mark in enumerate(seen["tiles"]) if mark == 1] == [t.option for t in view.hand]
    assert sum(seen["returned"]) == len(view.returned)
    assert seen["progress"][:3] == [view.age, view.round, view.supply_size]
