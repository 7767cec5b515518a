"""What has changed of a value, in short: what a client puts over what it knows already.

Of two objects of one kind only the fields that differ, of two lists only the items that differ, by
their index, and before them what came and went (``SPLICE``); anything else whole. So what is an
object in the place of a list says which items are others now. ``ludopolis.testing.deltas`` is the
other way round.
"""

from __future__ import annotations

from typing import Final

import msgspec

SAME: Final = object()
"""Nothing has changed."""
INDEXED: Final = 3
"""A number by its index takes as much room as so many without."""


SPLICE: Final = "splice"
"""Under this name: rows of an index, how many items went there, and the items that came in their
place. One row is carried out after the other, as ``splice`` of a list in JavaScript does."""


def patch_of(before: object, after: object) -> object:
    """What makes ``after`` of ``before``; ``SAME`` if they are equal.

    >>> patch_of([[0, 0, 0, 0], [0, 0, 0, 0]], [[0, 0, 0, 0], [0, 5, 0, 0]])
    {1: {1: 5}}
    >>> patch_of([10, 20, 30, 40, 50], [10, 20, 40, 50])
    {'splice': [[2, 1]]}
    """
    if before == after:
        return SAME
    if isinstance(before, list) and isinstance(after, list):
        return list_patch(before, after)
    if isinstance(after, msgspec.Struct) and type(before) is type(after):
        return fields_patch(before, after)
    return after


def list_patch(before: list[object], after: list[object]) -> object:
    """One of two ways, or the list whole: item by item, or by what came in the place of what."""
    if len(before) == len(after):
        return items_patch(before, after)
    if not before or not after:
        return after
    common = min(len(before), len(after))
    start = alike(before, after, common)
    end = alike(before[::-1], after[::-1], common - start)
    gone = len(before) - start - end
    fresh = after[start : len(after) - end]
    others = sum([before[at] != after[at] for at in range(common)])
    if others + len(after) - common < len(fresh):
        start, gone, fresh = common, len(before) - common, after[common:]
    if len(fresh) * INDEXED >= len(after) and not is_nested(after):
        return after
    changed: dict[int | str, object] = {SPLICE: [[start, gone, *fresh]]}
    if start == common:
        note_items(changed, before, after, common)
    return changed


def alike(before: list[object], after: list[object], most: int) -> int:
    """How many items, from the first on, are the same."""
    for index in range(most):
        if before[index] != after[index]:
            return index
    return most


def is_nested(items: list[object]) -> bool:
    return isinstance(items[0], (list, msgspec.Struct))


def items_patch(before: list[object], after: list[object]) -> object:
    changed: dict[int | str, object] = {}
    note_items(changed, before, after, len(after))
    return changed if is_nested(after) or len(changed) * INDEXED < len(after) else after


def note_items(
    changed: dict[int | str, object], before: list[object], after: list[object], count: int
) -> None:
    for index in range(count):
        patch = patch_of(before[index], after[index])
        if patch is not SAME:
            changed[index] = patch


def fields_patch(before: object, after: msgspec.Struct) -> object:
    if after.__struct_config__.array_like:
        return after
    changed: dict[str, object] = {}
    for name in after.__struct_fields__:
        patch = patch_of(getattr(before, name), getattr(after, name))
        if patch is not SAME:
            changed[name] = patch
    return changed
