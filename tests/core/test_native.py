"""Packed vectors: what comes out is what went in."""

from __future__ import annotations

import pytest

from ludopolis.core.native import append, filled, i64, packed, unpacked, vec

LARGE = 2**62


@pytest.mark.parametrize("items", [[], [0], [1, -1, 2], list(range(100)), [LARGE, -LARGE]])
def test_packing_and_unpacking(items: list[int]) -> None:
    assert unpacked(packed(items)) == items


@pytest.mark.parametrize(("count", "value"), [(0, 5), (1, -1), (20, 7)])
def test_filled(count: int, value: int) -> None:
    assert unpacked(filled(count, value)) == [value] * count


def test_a_slice_is_a_copy() -> None:
    vector = packed([1, 2, 3])
    twin = vector[:]

    twin[0] = 9

    assert unpacked(vector) == [1, 2, 3]
    assert unpacked(twin) == [9, 2, 3]


def test_append() -> None:
    vector = vec[i64]()

    vector = append(vector, 4)
    vector = append(vector, 5)

    assert unpacked(vector) == [4, 5]
