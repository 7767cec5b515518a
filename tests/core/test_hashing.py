"""Checksums are pinned: records and golden games depend on them."""

from __future__ import annotations

import pytest

from ludopolis.core.hashing import checksum, mix


def fnv1a(data: bytes) -> int:
    """FNV-1a of 32 bits, written down a second time."""
    h = 0x811C9DC5
    for byte in data:
        h = (h ^ byte) * 0x01000193 % 2**32
    return h


def as_bytes(*numbers: int) -> bytes:
    return b"".join((number % 2**32).to_bytes(4, "little") for number in numbers)


def test_the_published_test_vectors_of_fnv_1a() -> None:
    assert fnv1a(b"") == 0x811C9DC5
    assert fnv1a(b"a") == 0xE40C292C
    assert fnv1a(b"foobar") == 0xBF9CF968


@pytest.mark.parametrize("value", [0, 1, 255, 256, 2**31, 2**32 - 1, -1, -2])
def test_a_number_is_mixed_as_four_bytes(value: int) -> None:
    assert mix(0x811C9DC5, value) == fnv1a(as_bytes(value))


def test_rows_are_mixed_with_their_lengths() -> None:
    assert checksum([[1, 2], [], [-1]], 7) == fnv1a(as_bytes(7, 2, 1, 2, 0, 1, -1))


def test_where_a_row_ends_matters() -> None:
    assert checksum([[1], [2]]) != checksum([[1, 2]])


def test_it_can_go_on_from_another() -> None:
    assert checksum([[1]], checksum([[2]])) != checksum([[1]], checksum([[3]]))


def test_pinned() -> None:
    assert checksum([]) == fnv1a(as_bytes(0)) == 0x4B95F515
    assert checksum([[1, 2, 3], [4]]) == 0xDC625733
