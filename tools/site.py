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
ARCHITECTURE = "design/architecture.md"
TABLE = re.compile(r"<!-- features: (\w+) -->")


def on_config(config: Any) -> Any:  # noqa: ANN401 - MkDocs is untyped
    """List the pages by section, whatever pages there are."""
    sys.path.insert(0, str(ROOT / "src"))
    docs = Path(config["docs_dir"])
    nav: list[Any] = ["index.md"]
    for title, folder in SECTIONS.items():
        pages = [f"{folder}/{page.name}" for page in sorted((docs / folder).glob("*.md"))]
        nav.append({title: [ARCHITECTURE, *pages] if folder == "design" else pages})
    singles = ["benchmarks.md", "glossary.md"]
    config["nav"] = nav + [page for page in singles if (docs / page).exists()]
    return config


def on_files(files: Any, config: Any) -> Any:  # noqa: ANN401 - as above
    """Show the page on the architecture, which stands at the top of the repository."""
    from mkdocs.structure.files import File  # noqa: PLC0415 - only there while a site is built

    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").replace("](docs/", "](../")
    files.append(File.generated(config, ARCHITECTURE, content=text))
    return files


def on_page_markdown(markdown: str, **_: object) -> str:
    """Put the features of a game's observations where a page asks for them."""
    return TABLE.sub(lambda found: features(found[1]), markdown)


def features(slug: str) -> str:
    """The features of an observation as a table, for a game of two."""
    from ludopolis.games import open_game  # noqa: PLC0415 - the path is set by then

    encoder = open_game(slug).encoder(2)
    lines = ["| feature | from | numbers | meaning |", "|---|---|---|---|"]
    lines += [f"| `{f.name}` | {f.start} | {f.size} | {f.meaning} |" for f in encoder.features]
    return "\n".join(lines)
