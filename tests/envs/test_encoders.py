"""Observations and actions: what is written, what it is called, and that it tells no secrets."""

from __future__ import annotations

import pytest

from ludopolis.core.arrays.batch import Batch
from ludopolis.core.arrays.encoding import ActionSpace, observation
from ludopolis.core.game import Game, Setup
from ludopolis.core.rng import seeded
from ludopolis.core.state import State
from ludopolis.games import SLUGS, open_game, rules_versions
from ludopolis.games.dominations.columns import Monument
from ludopolis.games.dominations.counting import controller
from ludopolis.games.dominations.encode import DominationsEncoder
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import MONUMENTS

LONG = {"utopia": 400, "uchronia": 400, "dominations": 300}


def walked(game: Game, seats: int, seed: int, plies: int) -> State:
    """The position after some random plies, or the last one before the end."""
    s = game.new(Setup(seats, seed))
    rng = seeded(seed + 1)
    for _ in range(plies):
        before = s.clone()
        s.apply(s.decision.options[rng.below(len(s.decision.options))])
        if s.over:
            return before
    return s


@pytest.mark.parametrize("slug", SLUGS)
def test_features_cover_the_width_in_order_and_say_what_they_mean(slug: str) -> None:
    encoder = open_game(slug).encoder(3)
    ends = [feature.start + feature.size for feature in encoder.features]
    starts = [feature.start for feature in encoder.features[1:]] + [encoder.width]

    assert all(end <= start < end + 4 for end, start in zip(ends, starts, strict=True))
    assert all(feature.meaning and feature.size > 0 for feature in encoder.features)
    assert len({feature.name for feature in encoder.features}) == len(encoder.features)


@pytest.mark.parametrize("plies", [0, 30, 120, 200, 300])
@pytest.mark.parametrize("slug", SLUGS)
def test_two_worlds(slug: str, plies: int) -> None:
    game = open_game(slug)
    encoder = game.encoder(3)
    s = walked(game, 3, plies, min(plies, LONG[slug]))
    rng = seeded(5)

    for seat in range(3):
        other = s.clone()
        other.determinize(seat, rng)
        assert observation(encoder, other, seat) == observation(encoder, s, seat)


@pytest.mark.parametrize("slug", SLUGS)
def test_what_an_encoder_remembers_changes_nothing(slug: str) -> None:
    """One that has followed the game, and strayed into other worlds, writes what a new one does."""
    game = open_game(slug)
    old = game.encoder(3)
    s = game.new(Setup(3, 8))
    rng = seeded(2)
    for ply in range(LONG[slug]):
        s.apply(s.decision.options[rng.below(len(s.decision.options))])
        if s.over:
            break
        seat = ply % 3
        assert observation(old, s, seat) == observation(game.encoder(3), s, seat)
        if ply % 7 == 0:
            other = s.clone()
            other.determinize(seat, rng)
            observation(old, other, (seat + 1) % 3)


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_hidden_differs_between_seats(slug: str) -> None:
    game = open_game(slug)
    encoder = game.encoder(2)
    s = walked(game, 2, 1, 60)

    assert observation(encoder, s, 0) != observation(encoder, s, 1)


@pytest.mark.parametrize(("slug", "plies"), [("uchronia", 3), ("utopia", 60), ("dominations", 60)])
def test_a_planted_leak_is_noticed(slug: str, plies: int) -> None:
    """The two-worlds test would see another seat's hidden cards: they do change."""
    game = open_game(slug)
    encoder = game.encoder(2)
    s = walked(game, 2, 1, plies)
    rng = seeded(5)
    others = []
    for _ in range(20):
        other = s.clone()
        other.determinize(0, rng)
        others.append(observation(encoder, other, 1))

    assert any(row != others[0] for row in others)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_option_is_one_action_and_back(slug: str) -> None:
    game = open_game(slug)
    space = ActionSpace(game.asks)
    s = game.new(Setup(2, 3))
    rng = seeded(4)
    for _ in range(200):
        asked = s.decision
        legal = space.legal(asked)
        assert len(set(legal)) == len(asked.options)
        assert [space.option(asked, action) for action in legal] == asked.options
        assert all(space.allows(asked, action) for action in legal)
        assert all(space.ask(action) == asked.ask for action in legal)
        s.apply(asked.options[rng.below(len(asked.options))])
        if s.over:
            break


@pytest.mark.parametrize("slug", SLUGS)
def test_no_other_action_is_allowed(slug: str) -> None:
    game = open_game(slug)
    space = ActionSpace(game.asks)
    asked = walked(game, 2, 1, 50).decision
    legal = set(space.legal(asked))

    allowed = {action for action in range(-2, space.size + 2) if space.allows(asked, action)}

    assert allowed == legal


def test_action_numbers_are_pinned() -> None:
    """They may change only together with the rules version."""
    sizes = {
        f"{slug} {version}": ActionSpace(open_game(slug, rules_version=version).asks).size
        for slug in SLUGS
        for version in rules_versions(slug)
    }

    assert sizes == {
        "uchronia 1": 962,
        "uchronia 2": 962,
        "utopia 1": 727,
        "utopia 2": 728,
        "dominations 1": 1714,
        "dominations 2": 1714,
    }


def test_places_of_a_wide_lattice_are_ranked() -> None:
    space = ActionSpace(open_game("dominations").asks)
    ranked = [ask.name for i, ask in enumerate(space.asks) if space.ranked[i]]

    assert ranked == [
        "grow.cell",
        "grow.locus",
        "inventor.tile",
        "inventor.mode",
        "build.city",
        "build.upgrade",
        "build.place",
        "tree.cell",
    ]


def test_observations_name_what_they_hold() -> None:
    game = open_game("utopia")
    encoder = game.encoder(2)
    row = observation(encoder, game.new(Setup(2, 7)), 0)
    held = {f.name: row[f.start : f.start + f.size] for f in encoder.features}

    assert sum(held["guests"]) == 6
    assert held["points"] == [0, 0]
    assert sorted(held["worth"]) == [1, 2, 3, 4, 5]
    assert sum(held["ask"]) == 1
    assert sum(held["asked"]) == 1


def test_rulers_of_monuments_are_those_of_the_rules() -> None:
    game = open_game("dominations")
    encoder = DominationsEncoder(3, game.asks)
    seen = []
    for plies in range(200, 480, 20):
        s = walked(game, 3, 2, plies)
        assert isinstance(s, Dominations)
        encoder.rulers.renew(s)
        placed = [m for m in range(MONUMENTS) if s.monument(m, Monument.PLACE) >= 0]
        seen += placed
        assert [encoder.rulers.ruler(s, m) for m in placed] == [controller(s, m) for m in placed]

    assert seen


def test_batch_starts_anew_with_the_next_seed() -> None:
    game = open_game("utopia")
    batch = Batch(game, 2, ActionSpace(game.asks), 2, 10)
    while batch.finished == 0:
        batch.sample()
        batch.step()
    ended = [int(mark) for mark in batch.ended]
    rewards = [reward for reward in batch.rewards if reward]

    assert sum(batch.next_seeds) == 12 + 13 + 2
    assert sum(ended) == 1
    assert sorted(rewards) == [-1.0, 1.0]
