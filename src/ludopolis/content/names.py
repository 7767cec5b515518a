"""The names and texts that a pack gives to its own things, in its own languages."""

from __future__ import annotations

import re
from typing import Final

TRANSLATED: Final = r"(?P<what>\w*(?:name|text))_(?P<language>[a-z]{2})"

Found = dict[str, dict[str, str]]


def names_in(table: dict[str, object]) -> Found:
    """Every ``name_fr`` of a thing with an ``id``, under ``id`` and under ``array.id``.

    Other translated keys, such as ``text_fr``, stand under ``id.text`` and ``array.id.text``. Of
    things with one id in several arrays the first has the short form.
    """
    found: Found = {}
    for key, value in table.items():
        gather(found, key, value)
    return found


def gather(found: Found, kind: str, value: object) -> None:
    if isinstance(value, list):
        for element in value:
            gather(found, kind, element)
    elif isinstance(value, dict):
        if isinstance(value.get("id"), str):
            note_thing(found, kind, value)
        for key, inner in value.items():
            gather(found, key, inner)


def note_thing(found: Found, kind: str, thing: dict[str, object]) -> None:
    for key, text in thing.items():
        match = re.fullmatch(TRANSLATED, key)
        if match and isinstance(text, str):
            suffix = "" if match["what"] == "name" else f".{match['what']}"
            names = found.setdefault(match["language"], {})
            names.setdefault(f"{thing['id']}{suffix}", text)
            names.setdefault(f"{kind}.{thing['id']}{suffix}", text)
