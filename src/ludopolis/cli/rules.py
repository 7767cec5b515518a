"""``ludopolis rules``: the rules at hand, and where the program carries them out."""

from __future__ import annotations

import json as codec
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from ludopolis.cli.arguments import AsJson
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.content.rulebook import Rulebook, plain, plain_rule, rulebook, rules_file
from ludopolis.games import SLUGS, check_slug
from ludopolis.text import term
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from ludopolis.content.citations import Place
    from ludopolis.wire.rest import Rule


def rules(
    game: Annotated[
        str | None, Parameter(help="utopia, uchronia or dominations; not needed with --where.")
    ] = None,
    rule: Annotated[
        str | None,
        Parameter(help="A rule (T-5.4), a section (5) or a word; without it, all sections."),
    ] = None,
    /,
    *,
    where: Annotated[
        str | None,
        Parameter(help="Say which source lines carry this rule out and which tests cite it."),
    ] = None,
    json: AsJson = False,
    language: Language = None,
) -> int:
    """Show a numbered rule, a section, the rules that use a word, or the list of sections.

    Examples: ludopolis rules utopia T-5.12 · ludopolis rules utopia ship
    · ludopolis rules --where T-8.5
    """
    if where is not None:
        return show_places(where, json=json, language=chosen_language(language))
    if game is None:
        raise Refusal("rules-of-which", games=", ".join(SLUGS))
    check_slug(game)
    spoken = chosen_language(language)
    texts = rule_texts(rulebook(game, spoken), game, rule, spoken)
    print(codec.dumps(texts) if json else "\n".join(texts))
    return 0


def rule_texts(book: Rulebook, game: str, name: str | None, language: str) -> list[str]:
    if name is None:
        hint = term("cli-rules-hint", language, {"game": game})
        return [*(section.title for section in book.sections), hint]
    rule = book.rules.get(name.upper())
    if rule is not None:
        return [told_rule(rule, language)]
    section = book.section(name)
    if section is not None:
        return [section.title, "", plain("\n".join(section.lines))]
    mentioned = [told_rule(rule, language) for rule in book.mentioning(name)]
    if not mentioned:
        raise Refusal("rule-unknown", name=name, game=game)
    return mentioned


def told_rule(rule: Rule, language: str) -> str:
    """A rule for the terminal; it says so where the rule is a ruling of ours."""
    ruling = f" ({term('rule-ruling', language)})" if "ruling" in rule.marks else ""
    return f"{plain_rule(rule)}{ruling}"


def show_places(name: str, *, json: bool, language: str) -> int:
    """The source lines and tests of a rule, or why there are none."""
    from ludopolis.content import citations

    slug = game_with(name)
    rule = rulebook(slug, language).numbered[name.upper()]
    source = citations.in_source().get(rule.id, [])
    tests = citations.in_tests().get(rule.id, [])
    reason = citations.without_code().get(slug, {}).get(rule.id, "")
    if json:
        places = {"source": source, "tests": tests}
        told_places = {key: [each._asdict() for each in found] for key, found in places.items()}
        print(codec.dumps({"rule": rule.id, "game": slug, **told_places, "without_code": reason}))
        return 0
    untested = "cli-where-untested" if citations.TESTS.is_dir() else "cli-where-no-tests"
    print(told_rule(rule, language))
    print(term("cli-where-source", language))
    show_list(source, reason or term("cli-where-nowhere", language))
    print(term("cli-where-tests", language))
    show_list(tests, term(untested, language))
    return 0


def show_list(places: list[Place], otherwise: str) -> None:
    for line in [str(place) for place in places] or [otherwise]:
        print(f"  {line}")


def game_with(name: str) -> str:
    """The game that has a rule of this number."""
    for slug in SLUGS:
        # A game that somebody has added need not have numbered rules.
        if rules_file(f"{slug}.md").is_file() and name.upper() in rulebook(slug).numbered:
            return slug
    raise Refusal("rule-nowhere", name=name)
