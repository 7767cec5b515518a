"""Shows the examples in docstrings as code: what the documentation site does to the reference."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension  # type: ignore[import-not-found, unused-ignore]

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!$).*)*", re.MULTILINE)


def fenced(text: str) -> str:
    """Put each example of a docstring between fences."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)


class FencedExamples(Extension):  # type: ignore[misc, unused-ignore]
    """Fences the examples of every docstring that is read."""

    def on_object(self, *, obj: Any, **_: object) -> None:  # noqa: ANN401 - Griffe's own kinds
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
