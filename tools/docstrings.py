"""What the documentation site adds to docstrings: examples as code, and the fields of data."""

from __future__ import annotations

import re
from typing import Any

from griffe import Docstring, Extension  # type: ignore[import-not-found, unused-ignore]

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!$).*)*", re.MULTILINE)


def fenced(text: str) -> str:
    """Put each example of a docstring between fences."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)


def declared(kind: Any) -> str:  # noqa: ANN401 - Griffe's own kinds
    """The fields of a class as the source declares them; nothing for one that is no mere data."""
    if "__init__" in kind.members:
        return ""
    fields = [
        f"    {name}: {field.annotation}" + (f" = {field.value}" if field.value else "")
        for name, field in kind.members.items()
        if field.is_attribute and field.annotation and "property" not in field.labels
    ]
    if not fields and kind.docstring:
        return ""
    bases = ", ".join(str(base) for base in kind.bases)
    return "\n".join(["```python", f"class {kind.name}({bases}):", *(fields or ["    ..."]), "```"])


class ShownData(Extension):  # type: ignore[misc, unused-ignore]
    """Fences the examples of every docstring that is read, and lists the fields of data."""

    def on_object(self, *, obj: Any, **_: object) -> None:  # noqa: ANN401 - as above
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)

    def on_class_members(self, *, cls: Any, **_: object) -> None:  # noqa: ANN401 - as above
        text = cls.docstring.value if cls.docstring else ""
        if fields := declared(cls):
            cls.docstring = Docstring(f"{text}\n\n{fields}".strip(), parent=cls)
