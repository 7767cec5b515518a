"""What has changed of a value, in short: what a client puts over what it knows already.

Of two objects of one kind only the fields that differ, of two lists of one length only the items
that differ, by their index; anything else whole. So what is an object in the place of a list says
which items are others now. ``ludopolis.testing.deltas`` is the other way round.
"""

from __future__ import annotations

from typing import Final

import msgspec

SAME: Final = object()
"""Nothing has changed."""
INDEXED: Final = 3
"""A number by its index takes as much room as so many without."""


def patch_of(before: object, after: object) -> object:
    """What makes ``after`` of ``before``; ``SAME`` if they are equal.

    >>> patch_of([[0, 0, 0, 0], [0, 0, 0, 0]], [[0, 0, 0, 0], [0, 5, 0, 0]])
    {1: {1: 5}}
    >>> patch_of([1, 2], [1, 2, 3])
    [1, 2, 3]
    """
    if before == after:
        return SAME
    if isinstance(before, list) and isinstance(after, list):
        return items_patch(before, after) if len(before) == len(after) else after
    if isinstance(after, msgspec.Struct) and type(before) is type(after):
        return fields_patch(before, after)
    return after


def items_patch(before: list[object], after: list[object]) -> object:
    changed: dict[int, object] = {}
    for index in range(len(after)):
        patch = patch_of(before[index], after[index])
        if patch is not SAME:
            changed[index] = patch
    is_nested = isinstance(after[0], (list, msgspec.Struct))
    return changed if is_nested or len(changed) * INDEXED < len(after) else after


def fields_patch(before: object, after: msgspec.Struct) -> object:
    if after.__struct_config__.array_like:
        return after
    changed: dict[str, object] = {}
    for name in after.__struct_fields__:
        patch = patch_of(getattr(before, name), getattr(after, name))
        if patch is not SAME:
            changed[name] = patch
    return changed
