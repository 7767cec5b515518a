"""What a client makes of a delta: the whole update that a later one would be."""

from __future__ import annotations

from typing import Any


def with_delta(update: dict[str, Any], delta: dict[str, Any]) -> dict[str, Any]:
    """The whole update that a delta makes of the one before."""
    changes = {name: value for name, value in delta.items() if name != "known"}
    view = patched(update["view"], delta["view"])
    return {**update, **changes, "type": "update", "view": view}


def patched(before: Any, change: Any) -> Any:  # noqa: ANN401 - any JSON
    """A value with what has changed of it: fields by name, items of a list by index.

    >>> patched({"round": 1, "hands": [[1, 2], [3, 4]]}, {"hands": {"1": [3, 5]}})
    {'round': 1, 'hands': [[1, 2], [3, 5]]}
    """
    if isinstance(change, dict) and isinstance(before, dict):
        fresh = {name: patched(before.get(name), value) for name, value in change.items()}
        return {**before, **fresh}
    if isinstance(change, dict) and isinstance(before, list):
        items = enumerate(before)
        return [
            patched(item, change[key]) if (key := str(at)) in change else item for at, item in items
        ]
    return change
