"""What the documentation site adds to the pages: their order, and the tables of observations."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SECTIONS = {
    "Tutorials": "tutorials",
    "Guides": "guides",
    "Rules": "rules",
    "Reference": "reference",
    "Design": "design",
}
FIRST = ["first-game.md", "environments.md", "self-play.md", "dataset.md", "league.md"]
"""Pages that come before the others of their section, in this order."""
ARCHITECTURE = "design/architecture.md"
TABLE = re.compile(r"<!-- (features|questions): (\w+) -->")


def on_config(config: Any) -> Any:  # noqa: ANN401 - MkDocs is untyped
    """List the pages by section, whatever pages there are."""
    sys.path.insert(0, str(ROOT / "src"))
    docs = Path(config["docs_dir"])
    nav: list[Any] = ["index.md"]
    for title, folder in SECTIONS.items():
        names = sorted((page.name for page in (docs / folder).glob("*.md")), key=place)
        pages: list[Any] = [f"{folder}/{name}" for name in names]
        if folder == "rules":
            pages = [{Path(page).stem.capitalize(): page} for page in pages]
        nav.append({title: [ARCHITECTURE, *pages] if folder == "design" else pages})
    singles = ["benchmarks.md", "glossary.md"]
    config["nav"] = nav + [page for page in singles if (docs / page).exists()]
    return config


def place(name: str) -> tuple[int, str]:
    return FIRST.index(name) if name in FIRST else len(FIRST), name


def on_files(files: Any, config: Any) -> Any:  # noqa: ANN401 - as above
    """Show what stands elsewhere in the repository: the architecture and the examples."""
    from mkdocs.structure.files import File  # noqa: PLC0415 - only there while a site is built

    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").replace("](docs/", "](../")
    files.append(File.generated(config, ARCHITECTURE, content=text))
    for example in sorted((ROOT / "examples").rglob("*.[jp][sy]")):
        name = example.relative_to(ROOT).as_posix()
        files.append(File.generated(config, name, abs_src_path=str(example)))
    return files


def on_page_markdown(markdown: str, **_: object) -> str:
    """Put the tables of a game's observations where a page asks for them; link to examples."""
    markdown = markdown.replace("](../../examples/", "](../examples/")
    tables = {"features": features, "questions": questions}
    return TABLE.sub(lambda found: tables[found[1]](found[2]), markdown)


def features(slug: str) -> str:
    """The features of an observation as a table, for a game of two."""
    from ludopolis.games import open_game  # noqa: PLC0415 - the path is set by then

    encoder = open_game(slug).encoder(2)
    lines = ["| feature | from | numbers | meaning |", "|---|---|---|---|"]
    lines += [f"| `{f.name}` | {f.start} | {f.size} | {f.meaning} |" for f in encoder.features]
    return "\n".join(lines)


def questions(slug: str) -> str:
    """The questions of a game as a table: how many options, and what their words point at."""
    from ludopolis.games import open_game  # noqa: PLC0415 - the path is set by then

    lines = ["| question | options | rule | things |", "|---|---|---|---|"]
    for spec in open_game(slug).asks:
        things = ", ".join(f"`{form}` → `{places}`" for form, places in spec.things.items())
        lines.append(f"| `{spec.name}` | {spec.count} | {spec.rule} | {things} |")
    return "\n".join(lines)
