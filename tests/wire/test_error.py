"""Refusals of every kind arrive in another process as what they are."""

from __future__ import annotations

import pickle
import subprocess
import sys
import traceback

import pytest

from ludopolis.bots.cage.layers import Uncaged
from ludopolis.content.pack import PackRefusal
from ludopolis.server.storage.condition import StoreAway
from ludopolis.text import render
from ludopolis.wire.error import Refusal

REFUSALS = [
    Refusal("seat-taken", "T-1.1", seat=2, player="Ada"),
    StoreAway(),
    PackRefusal(
        [
            Refusal("pack-key-missing", file="a.toml", line=1, key="name"),
            Refusal("pack-key-unknown", file="b.toml", line=2, key="nom"),
        ]
    ),
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
        "pack-key-missing (file=a.toml, line=1, key=name)",
        "pack-key-unknown (file=b.toml, line=2, key=nom)",
    ]


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: type(refusal).__name__)
def test_a_traceback_ends_with_what_was_refused_in_words(refusal: Refusal) -> None:
    code, *words = traceback.format_exception_only(refusal)

    assert str(refusal) in code
    problems = getattr(refusal, "problems", [refusal])
    assert words == [f"{render(problem.line(), 'en')}\n" for problem in problems]
    assert not any(line.startswith("refusal-") for line in words)


def test_texts_are_not_loaded_for_those_who_only_refuse() -> None:
    code = "from ludopolis.wire.error import Refusal; print(Refusal('seat-taken').__notes__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout == "[]\n"
