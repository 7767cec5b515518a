"""Refusals of every kind arrive in another process as what they are."""

from __future__ import annotations

import pickle

import pytest

from ludopolis.bots.cage.layers import Uncaged
from ludopolis.content.pack import PackRefusal
from ludopolis.server.storage.condition import StoreAway
from ludopolis.wire.error import Refusal

REFUSALS = [
    Refusal("seat-taken", "T-1.1", seat=2, player="Ada"),
    StoreAway(),
    PackRefusal([Refusal("pack-key", file="a.toml"), Refusal("pack-key", file="b.toml")]),
    Uncaged("bot-uncaged", program="bot", open="files"),
]


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: type(refusal).__name__)
def test_a_refusal_is_sent_whole(refusal: Refusal) -> None:
    sent = pickle.loads(pickle.dumps(refusal))

    assert type(sent) is type(refusal)
    assert (str(sent), sent.line()) == (str(refusal), refusal.line())


def test_the_problems_of_a_pack_are_sent_with_it() -> None:
    sent = pickle.loads(pickle.dumps(REFUSALS[2]))

    assert [str(problem) for problem in sent.problems] == [
        "pack-key (file=a.toml)",
        "pack-key (file=b.toml)",
    ]
