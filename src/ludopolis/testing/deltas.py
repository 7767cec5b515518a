"""What a client makes of a delta: the whole update that a later one would be."""

from __future__ import annotations

from typing import Any


def with_delta(update: dict[str, Any], delta: dict[str, Any]) -> dict[str, Any]:
    """The whole update that a delta makes of the one before."""
    changes = {name: value for name, value in delta.items() if name != "known"}
    assert delta.get("known", since_of(delta)) == update["ply"], "a delta was missed"
    view = patched(update["view"], delta["view"])
    return {**update, **changes, "type": "update", "since": since_of(delta), "view": view}


def since_of(delta: dict[str, Any]) -> int:
    """The first of the plies that are told."""
    return int(delta["ply"]) - len(delta["told"])


def patched(before: Any, change: Any) -> Any:  # noqa: ANN401 - any JSON
    """A value with what has changed of it: fields by name, items of a list by index.

    >>> patched({"round": 1, "hands": [[1, 2], [3, 4]]}, {"hands": {"1": [3, 5]}})
    {'round': 1, 'hands': [[1, 2], [3, 5]]}
    >>> patched([1, 2, 3], {"splice": [[1, 1], [2, 0, 4]]})
    [1, 3, 4]
    """
    if isinstance(change, dict) and isinstance(before, dict):
        fresh = {name: patched(before.get(name), value) for name, value in change.items()}
        return {**before, **fresh}
    if isinstance(change, dict) and isinstance(before, list):
        items = before[:]
        for at, gone, *fresh in change.get("splice", []):
            items[at : at + gone] = fresh
        return [
            patched(item, change[key]) if (key := str(at)) in change else item
            for at, item in enumerate(items)
        ]
    return change
