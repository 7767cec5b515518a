"""Whether a tag may be published: ``python -m tools.release v1.2.0``.

The version stands in ``pyproject.toml``; the changelog must tell what is in it.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent


def problems(tag: str, version: str, changelog: str) -> list[str]:
    """What stands in the way of this tag.

    >>> problems("v1.3.0", "1.2.0", "## Unreleased")
    ['the tag is v1.3.0, the version 1.2.0', 'CHANGELOG.md has no chapter 1.2.0']
    >>> problems("v1.2.0", "1.2.0", "## 1.2.0, 3 May 2027")
    []
    """
    found = []
    if tag != f"v{version}":
        found.append(f"the tag is {tag}, the version {version}")
    if not any(line.startswith(f"## {version}") for line in changelog.splitlines()):
        found.append(f"CHANGELOG.md has no chapter {version}")
    return found


def main() -> int:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = problems(sys.argv[1], project["version"], changelog)
    print(*found, sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
