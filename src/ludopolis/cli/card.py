"""What a game is about, in three lines: its goal, its end, a turn. The browser shows the same."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ludopolis.text import term

PARTS: Final = ("goal", "end", "turn")


def card(slug: str, language: str) -> list[Text]:
    """One paragraph each, with what it tells in front."""
    return [
        Text.assemble(
            (f"{term(f'common-card-{part}', language)}: ", "bold"),
            term(f"{slug}-card-{part}", language),
        )
        for part in PARTS
    ]
