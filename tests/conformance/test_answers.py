"""How many answers a question has: each number below has a word, and no number above a new one."""

from __future__ import annotations

import pytest

from ludopolis.games import SLUGS
from tests.conformance.games import opened

COUNTED = "how_many"
"""Its words are numbers, of which there is always another."""


def words(slug: str, ask: int, count: int) -> set[str]:
    found: set[str] = set()
    for option in range(count):
        try:
            found.add(opened(slug).word(ask, option))
        except (IndexError, ValueError):
            break
    return found


@pytest.mark.rule("U-0.1", "T-1.1")
def test_how_many_may_play() -> None:
    assert {slug: list(opened(slug).seats) for slug in SLUGS} == {
        "utopia": [2, 3, 4, 5],
        "uchronia": [2, 3, 4, 5],
        "dominations": [2, 3, 4],
    }


def test_the_answers_of_utopia() -> None:
    asks = opened("utopia").asks

    sizes = [len(words("utopia", ask, spec.count)) for ask, spec in enumerate(asks)]
    with_one_more = [
        len(words("utopia", ask, spec.count + (spec.name != COUNTED)))
        for ask, spec in enumerate(asks)
    ]

    assert sizes == with_one_more == [spec.count for spec in asks]
    assert {spec.name: spec.count for spec in asks}[COUNTED] == 3
    assert [spec.name for spec in asks if spec.optional] == ["build", "action", "hand_limit"]
