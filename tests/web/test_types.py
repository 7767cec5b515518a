"""The TypeScript types of the client agree with the structs of the wire."""

from __future__ import annotations

from tools import wire_types


def test_types_are_fresh() -> None:
    written = (wire_types.FOLDER / "types.ts").read_text(encoding="utf-8")

    assert written == wire_types.wire_text(), "run `python -m tools.wire_types`"
