"""Print what a server answers to the client's first questions, for the client's tests.

``python -m tools.web_answers`` prints one JSON object of addresses and answers: the catalogue of
each game and the texts, in every language.
"""

from __future__ import annotations

import sys

import msgspec

from ludopolis.games import SLUGS
from ludopolis.server.catalogue import catalogue, texts
from ludopolis.text.catalogue import LANGUAGES


def answers() -> dict[str, object]:
    found: dict[str, object] = {}
    for language in LANGUAGES:
        found[f"/api/texts/{language}"] = texts(language)
        for slug in SLUGS:
            found[f"/api/games/{slug}?lang={language}"] = catalogue(slug, language)
    return found


def main() -> int:
    sys.stdout.buffer.write(msgspec.json.encode(answers()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
