# interpreted: texts are made outside the hot path
"""The words of a game: each is explained wherever a text names it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.wire.text import About, Line

if TYPE_CHECKING:
    from collections.abc import Mapping


def word_texts(slug: str, rules: Mapping[str, str]) -> dict[str, About]:
    """What each word means, with its rule; ``forms`` of its message is how texts may name it."""
    return {
        f"term:{word}": About(
            Line(f"{slug}-word-{word}"), [], [[Line(f"{slug}-word-{word}-text")]], rule
        )
        for word, rule in rules.items()
    }
