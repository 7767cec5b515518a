"""The guide to one's own cards names every effect, and no other."""

from __future__ import annotations

import re
from pathlib import Path

from ludopolis.games.uchronia.effects.catalogue import CATALOGUE

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "your-own-cards.md"


def test_the_guide_lists_every_effect() -> None:
    text = GUIDE.read_text(encoding="utf-8")

    listed = re.findall(r"^\|[^|]*\| `([a-z_]+)` \|", text, re.MULTILINE)

    assert sorted(listed) == sorted(CATALOGUE)
