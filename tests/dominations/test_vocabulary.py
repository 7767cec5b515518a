"""The words that a pack may use are exactly those that the rules know."""

from __future__ import annotations

from typing import get_args

import pytest

from ludopolis.games.dominations import pack, vocabulary


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        (pack.Domain, vocabulary.DOMAIN_IDS),
        (pack.Half, vocabulary.HALF_IDS),
        (pack.Trigger, vocabulary.TRIGGER_IDS),
        (pack.Outcome, vocabulary.OUTCOME_IDS),
        (pack.Per, vocabulary.PER_IDS),
    ],
    ids=["domains", "halves", "triggers", "outcomes", "counts"],
)
def test_pack_and_rules_know_the_same_words(words: object, ids: list[str]) -> None:
    assert set(get_args(words)) == set(ids)
