"""Frames that hold values: what they write down is what they are restored from, in this order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games.dominations.effects import Effects, GainVestigium
from ludopolis.games.dominations.purchase import Plant, Reduce

if TYPE_CHECKING:
    from ludopolis.core.frame import AnyFrame


@pytest.mark.parametrize(
    ("kind", "count"), [(Effects, 8), (GainVestigium, 9), (Reduce, 12), (Plant, 12)]
)
def test_fields_are_restored(kind: type[AnyFrame], count: int) -> None:
    fields = list(range(1, count + 1))

    assert kind.restore(fields).fields() == fields
