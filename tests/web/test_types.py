"""The TypeScript types of the client agree with the structs of the wire."""

from __future__ import annotations

import msgspec
import pytest

from ludopolis.games import SLUGS, open_game
from ludopolis.server.catalogue import asks_of
from tools import web_views, wire_types


def test_types_are_fresh() -> None:
    written = (wire_types.FOLDER / "types.ts").read_text(encoding="utf-8")

    assert written == wire_types.wire_text(), "run `python -m tools.wire_types`"


@pytest.mark.parametrize("slug", SLUGS)
def test_what_questions_point_at_is_fresh(slug: str) -> None:
    written = (web_views.FOLDER / f"{slug}-asks.json").read_bytes()

    asks = msgspec.to_builtins(asks_of(open_game(slug)))
    assert msgspec.json.decode(written) == asks, "run `python -m tools.web_views`"
