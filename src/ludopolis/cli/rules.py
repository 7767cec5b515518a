"""``ludopolis rules``: the rules at hand."""

from __future__ import annotations

import json as codec
from typing import Annotated

from cyclopts import Parameter

from ludopolis.cli.arguments import AsJson, GameName
from ludopolis.cli.rulebook import Rulebook, plain, rulebook
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.text import term
from ludopolis.wire.error import Refusal


def rules(
    game: GameName,
    rule: Annotated[
        str | None,
        Parameter(help="A rule (T-5.4), a section (5) or a word; without it, all sections."),
    ] = None,
    /,
    *,
    json: AsJson = False,
    language: Language = None,
) -> int:
    """Show a numbered rule, a section, the rules that use a word, or the list of sections.

    Examples: ludopolis rules utopia T-5.12 · ludopolis rules utopia 9 · ludopolis rules utopia ship
    """
    book = rulebook(game)
    if rule is None:
        lines = [section.title for section in book.sections]
        lines.append(term("cli-rules-hint", chosen_language(language), {"game": game}))
        texts = lines
    else:
        texts = found(book, game, rule)
    print(codec.dumps(texts) if json else "\n".join(texts))
    return 0


def found(book: Rulebook, game: str, name: str) -> list[str]:
    text = book.rule(name)
    if text is not None:
        return [text]
    section = book.section(name)
    if section is not None:
        return [section.title, "", plain("\n".join(section.lines))]
    mentioned = book.mentioning(name)
    if not mentioned:
        raise Refusal("rule-unknown", name=name, game=game)
    return mentioned
