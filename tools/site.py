"""What the documentation site adds to the pages: their order, an anchor for every rule, where each
rule is carried out, and the tables of observations.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SECTIONS = {
    "Tutorials": "tutorials",
    "Recipes": "recipes",
    "Guides": "guides",
    "Rules": "rules",
    "Reference": "reference",
    "Design": "design",
}
FIRST = ["first-game.md", "environments.md", "self-play.md", "dataset.md", "league.md"]
"""Pages that come before the others of their section, in this order."""
LANGUAGES = {"fr": "Français", "nl": "Nederlands"}
ARCHITECTURE = "design/architecture.md"
FRONT = ["index.md", "concepts.md", "gallery.md"]
BACK = ["faq.md", "benchmarks.md", "glossary.md", "changelog.md", "contributing.md"]
ELSEWHERE = {
    ARCHITECTURE: "ARCHITECTURE.md",
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
}
"""Pages of the site that stand at the top of the repository."""
WHERE = "rules/where.md"
ICON = ROOT / "web" / "public" / "icon.svg"
NESTED = re.compile(r"^(?=  )( +)", re.MULTILINE)
TABLE = re.compile(r"<!-- (features|questions|actions): (\w+) -->")


def on_config(config: Any) -> Any:  # noqa: ANN401 - MkDocs is untyped
    """List the pages by section, whatever pages there are."""
    sys.path.insert(0, str(ROOT / "src"))
    docs = Path(config["docs_dir"])
    nav: list[Any] = [*FRONT]
    for title, folder in SECTIONS.items():
        names = sorted((page.name for page in (docs / folder).glob("*.md")), key=place)
        pages: list[Any] = [f"{folder}/{name}" for name in names]
        if folder == "rules":
            pages = [*titled(pages), *translations(docs / folder), WHERE]
        nav.append({title: [ARCHITECTURE, *pages] if folder == "design" else pages})
    config["nav"] = nav + BACK
    return config


def titled(pages: list[str]) -> list[dict[str, str]]:
    return [{Path(page).stem.capitalize(): page} for page in pages]


def translations(folder: Path) -> list[dict[str, list[dict[str, str]]]]:
    """The rules in other languages, language by language."""
    found = []
    for language, title in LANGUAGES.items():
        pages = sorted((folder / language).glob("*.md"))
        found.append({title: titled([f"rules/{language}/{page.name}" for page in pages])})
    return found


def place(name: str) -> tuple[int, str]:
    return FIRST.index(name) if name in FIRST else len(FIRST), name


def on_files(files: Any, config: Any) -> Any:  # noqa: ANN401 - as above
    """Show what stands elsewhere: pages, examples, and the places of the rules."""
    from mkdocs.structure.files import File  # noqa: PLC0415 - only there while a site is built

    for page, name in ELSEWHERE.items():
        up = "../" * page.count("/")
        text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", f"]({up}")
        files.append(File.generated(config, page, content=text))
    files.append(File.generated(config, WHERE, content=places()))
    files.append(File.generated(config, ICON.name, abs_src_path=str(ICON)))
    for example in sorted((ROOT / "examples").rglob("*.[jp][sy]")):
        name = example.relative_to(ROOT).as_posix()
        files.append(File.generated(config, name, abs_src_path=str(example)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: object) -> str:  # noqa: ANN401 - as above
    """Anchor the rules, link to examples, and put a game's features where a page asks for them."""
    source = Path(page.file.src_uri)
    if source.parts[0] == "rules" and page.file.src_uri != WHERE:
        language = source.parts[1] if source.parts[1] in LANGUAGES else "en"
        return anchored(drawn(markdown, source.stem, language), source.stem)
    markdown = markdown.replace("](../../examples/", "](../examples/")
    tables = {"features": features, "questions": questions, "actions": actions}
    return TABLE.sub(lambda found: tables[found[1]](found[2]), markdown)


def anchored(markdown: str, slug: str) -> str:
    """The page with an anchor for each rule: ``rules/utopia/#T-5.4``."""
    from ludopolis.content.rulebook import rulebook  # noqa: PLC0415 - the path is set by then

    for name in rulebook(slug).rules:
        begin = re.compile(rf"^([*-] |\| )?(?=\*\*{re.escape(name)}\b)", re.MULTILINE)
        markdown = begin.sub(rf'\1<a id="{name}"></a>', markdown, count=1)
    # Lists go on with four blanks on the site, with two in the pages.
    return NESTED.sub(r"\1\1", markdown)


def drawn(markdown: str, slug: str, language: str) -> str:
    """The page with the diagrams at the end of their rules."""
    from ludopolis.content.rulebook import rulebook  # noqa: PLC0415 - the path is set by then
    from ludopolis.text import term  # noqa: PLC0415

    folder = "diagrams" if language == "en" else "../diagrams"
    for name in rulebook(slug).rules:
        item = re.search(rf"^[*-] \*\*{re.escape(name)}\*\* .*(?:\n  .*)*", markdown, re.MULTILINE)
        if item and (ROOT / "docs" / "rules" / "diagrams" / f"{name}.svg").is_file():
            text = term(f"{slug}-diagram-{name.lower().replace('.', '-')}", language)
            picture = f"<br>![{text}]({folder}/{name}.svg)"
            markdown = markdown[: item.end()] + picture + markdown[item.end() :]
    return markdown


def places() -> str:
    """A table for each game: rule, lines of the source, tests."""
    from ludopolis.content.citations import in_source, in_tests, without_code  # noqa: PLC0415
    from ludopolis.content.rulebook import rulebook  # noqa: PLC0415
    from ludopolis.games import SLUGS  # noqa: PLC0415

    lines = [
        "# Where each rule is carried out",
        "",
        "`ludopolis rules --where T-8.5` says the same.",
    ]
    for slug in SLUGS:
        lines += ["", f"## {slug.capitalize()}", "", "| rule | source | tests |", "|---|---|---|"]
        for name in rulebook(slug).numbered:
            source = listed(in_source().get(name, [])) or without_code().get(slug, {}).get(name, "")
            tests = listed(in_tests().get(name, []))
            lines.append(f"| [{name}]({slug}.md#{name}) | {source} | {tests} |")
    return "\n".join(lines)


def listed(found: list[Any]) -> str:
    return "<br>".join(f"`{place}`" for place in found)


def features(slug: str) -> str:
    """The features of an observation as a table, for a game of two."""
    from ludopolis.games import open_game  # noqa: PLC0415 - the path is set by then

    encoder = open_game(slug).encoder(2)
    lines = ["| feature | from | shape | meaning |", "|---|---|---|---|"]
    for f in encoder.features:
        shape = " × ".join(str(size) for size in f.shape)
        lines.append(f"| `{f.name}` | {f.start} | {shape} | {f.meaning} |")
    return "\n".join(lines)


def actions(slug: str) -> str:
    """All actions of a game as a table."""
    from ludopolis.envs.words import all_actions  # noqa: PLC0415 - the path is set by then

    lines = ["| action | question | answer | meaning |", "|---|---|---|---|"]
    for action in all_actions(slug):
        meaning = action.meaning.replace("|", "\\|")
        lines.append(f"| {action.number} | `{action.question}` | `{action.word}` | {meaning} |")
    return "\n".join(lines)


def questions(slug: str) -> str:
    """The questions of a game as a table: how many options, and what their words point at."""
    from ludopolis.games import open_game  # noqa: PLC0415 - the path is set by then

    lines = ["| question | options | rule | things |", "|---|---|---|---|"]
    for spec in open_game(slug).asks:
        things = ", ".join(f"`{form}` → `{places}`" for form, places in spec.things.items())
        lines.append(f"| `{spec.name}` | {spec.count} | {spec.rule} | {things} |")
    return "\n".join(lines)
