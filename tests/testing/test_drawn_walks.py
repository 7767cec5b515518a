"""Walks that Hypothesis draws can be played, and failing ones become short."""

from __future__ import annotations

from hypothesis import find, given, settings

from ludopolis.testing.pearls.state import Pearls
from tests.pearls import GAME
from tests.walks import Walk, walks


@settings(max_examples=30)
@given(walk=walks(GAME))
def test_a_walk_can_be_played_again(walk: Walk) -> None:
    states = [s.save() for s in walk.states()]

    assert states[0] == walk.start().save()
    assert states[-1] == walk.last().save()
    assert len(states) == len(walk.options) + 1


@settings(max_examples=30)
@given(walk=walks(GAME))
def test_a_walk_is_told_in_words(walk: Walk) -> None:
    assert repr(walk).startswith(f"Walk(pearls seats {walk.setup.seats} seed {walk.setup.seed}")


def has_laid(walk: Walk) -> bool:
    s = walk.last()
    assert isinstance(s, Pearls)
    return sum(s.laid) > 0


def test_a_walk_shrinks() -> None:
    shortest = find(walks(GAME), has_laid, settings=settings(max_examples=100))

    assert shortest.lead + len(shortest.options) <= 3
    assert shortest.setup.flags == {}


@settings(max_examples=30)
@given(walk=walks(GAME, most_lead=2, most_drawn=3))
def test_walks_are_no_longer_than_asked(walk: Walk) -> None:
    assert walk.lead <= 2
    assert len(walk.options) <= 3
