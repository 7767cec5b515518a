"""Patches: what has changed of a view, and what a client makes of it."""

from __future__ import annotations

import json
from importlib import import_module
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from ludopolis.core.patch import SAME, patch_of
from ludopolis.games import SLUGS
from ludopolis.testing.deltas import patched
from ludopolis.wire.view import View

if TYPE_CHECKING:
    from collections.abc import Iterator

ROWS = st.lists(st.lists(st.integers(0, 3), max_size=4), max_size=4)


class Shelf(msgspec.Struct):
    """Like a view: fields, rows of numbers, and something that may be missing."""

    rows: list[list[int]]
    count: int
    lent: list[int] | None


SHELVES = st.builds(Shelf, ROWS, st.integers(0, 2), st.none() | st.lists(st.integers(0, 3)))


@given(SHELVES, SHELVES)
def test_a_patch_makes_the_later_value_of_the_earlier_one(before: Shelf, after: Shelf) -> None:
    patch = patch_of(before, after)

    told = {} if patch is SAME else json.loads(msgspec.json.encode(patch))
    assert patched(msgspec.to_builtins(before), told) == msgspec.to_builtins(after)


@pytest.mark.parametrize("slug", SLUGS)
def test_views_have_no_shape_that_a_patch_can_not_tell(slug: str) -> None:
    """Names that come and go: put over each other, objects would keep those that are gone."""
    module = import_module(f"ludopolis.games.{slug}.view")
    views = [found for found in vars(module).values() if is_view(found)]

    shapes = [shape for view in views for shape in shapes_of(inspect.type_info(view))]

    assert views
    assert not [shape for shape in shapes if isinstance(shape, inspect.DictType)]
    assert not [shape for shape in shapes if kinds_of_objects(shape) > 1]


def is_view(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, View) and found is not View


def shapes_of(shape: inspect.Type) -> Iterator[inspect.Type]:
    yield shape
    if isinstance(shape, inspect.StructType):
        for field in shape.fields:
            yield from shapes_of(field.type)
    elif isinstance(shape, inspect.ListType):
        yield from shapes_of(shape.item_type)
    elif isinstance(shape, inspect.UnionType):
        for one in shape.types:
            yield from shapes_of(one)


def kinds_of_objects(shape: inspect.Type) -> int:
    kinds = shape.types if isinstance(shape, inspect.UnionType) else (shape,)
    return sum(isinstance(one, inspect.StructType) and not one.array_like for one in kinds)
