"""Random games drawn by Hypothesis: what holds in every position of every game."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludopolis.core.hashing import checksum
from ludopolis.core.rng import seeded
from ludopolis.games.utopia.state import Utopia
from ludopolis.testing.conformance import (
    check_children,
    check_options,
    check_saving,
    check_two_worlds,
)
from tests.conformance.games import GAMES, SCORES_NEVER_FALL, opened
from tests.extent import amount
from tests.walks import Walk, walks

drawn = settings(max_examples=amount(12, 50), suppress_health_check=[HealthCheck.too_slow])
every_game = pytest.mark.parametrize("slug", GAMES)


def walk_of(data: st.DataObject, slug: str) -> Walk:
    return data.draw(walks(opened(slug)))


@every_game
@drawn
@given(data=st.data())
def test_components_are_conserved(slug: str, data: st.DataObject) -> None:
    walk = walk_of(data, slug)

    for s in walk.states():
        assert opened(slug).violations(s) == []


@every_game
@drawn
@given(data=st.data())
def test_options_are_there_and_differ(slug: str, data: st.DataObject) -> None:
    walk = walk_of(data, slug)

    for s in walk.states():
        check_options(opened(slug), s, "walk")


@every_game
@drawn
@given(data=st.data())
def test_clones_share_nothing(slug: str, data: st.DataObject) -> None:
    s = walk_of(data, slug).last()

    check_children(s, "walk")


@every_game
@drawn
@given(data=st.data())
def test_what_is_saved_is_restored(slug: str, data: st.DataObject) -> None:
    walk = walk_of(data, slug)

    for s in walk.states():
        check_saving(opened(slug), walk.setup, s, "walk")


@every_game
@drawn
@given(data=st.data())
def test_a_restored_game_goes_on_alike(slug: str, data: st.DataObject) -> None:
    walk = walk_of(data, slug)
    restored = opened(slug).restore(walk.setup, walk.start().save())

    for option in walk.options:
        restored.apply(option)

    assert checksum(restored.save()) == checksum(walk.last().save())


@every_game
@drawn
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_no_seat_sees_what_was_dealt_anew(slug: str, data: st.DataObject, seed: int) -> None:
    walk = walk_of(data, slug)
    seat = data.draw(st.integers(-1, walk.setup.seats - 1))

    check_two_worlds(opened(slug), walk.last(), seat, seeded(seed), "walk")


@pytest.mark.rule("T-15.7")
@pytest.mark.parametrize("slug", SCORES_NEVER_FALL)
@drawn
@given(data=st.data())
def test_scores_never_fall(slug: str, data: st.DataObject) -> None:
    walk = walk_of(data, slug)
    before = walk.start().scores()

    for s in walk.states():
        after = s.scores()
        assert all(now >= was for was, now in zip(before, after, strict=True))
        before = after


@pytest.mark.rule("T-15.8")
@drawn
@given(data=st.data())
def test_controllers_of_districts_never_change(data: st.DataObject) -> None:
    walk = walk_of(data, "utopia")
    before = controllers(walk.start())

    for s in walk.states():
        after = controllers(s)
        assert all(was in {-1, now} for was, now in zip(before, after, strict=True))
        before = after


def controllers(s: object) -> list[int]:
    """Who controls the districts and owns the wonders."""
    assert isinstance(s, Utopia)
    return [*s.controller, *s.wonder]
